//! A group commit on Postgres: one statement and so one round trip, all or nothing.

use sqlx::postgres::{PgHasArrayType, Postgres};
use sqlx::{Encode, QueryBuilder, Type};
use uuid::Uuid;

use crate::store::Change;

/// Writes these changes. Returns the tables whose authors own them.
///
/// The rows of these tables stay locked until the end of the statement, so that nobody can claim one in between. They
/// are locked in the order of their ids, so that two such statements can't deadlock.
pub(super) fn statement(changes: &[Change]) -> QueryBuilder<Postgres> {
    let rooms = || changes.iter().filter_map(|change| change.room.as_ref());
    let begun = || changes.iter().filter_map(|change| change.begun.as_ref());
    let entries = || changes.iter().flat_map(|change| change.entries.iter().map(|row| (change.table.0, row)));
    let ended = || changes.iter().filter_map(|change| Some((change.table.0, change.ended.as_ref()?)));
    let held = || ended().flat_map(|(_, row)| row.participants.iter().map(|held| (row.match_id.0, held)));
    let said = || changes.iter().filter_map(|change| Some((change.table.0, change.said.as_ref()?)));
    let unsaid = || changes.iter().filter_map(|change| Some((change.table.0, change.unsaid?.0)));

    let mut query = QueryBuilder::new("WITH owned AS (SELECT tables.id FROM tables JOIN ");
    Rows::push(&mut query)
        .column("table_id", changes.iter().map(|change| change.table.0))
        .column("epoch", changes.iter().map(|change| change.epoch))
        .named("author");
    query.push(
        " ON tables.id = author.table_id AND tables.epoch = author.epoch ORDER BY tables.id FOR UPDATE OF tables), \
         rooms AS (UPDATE tables SET room = row.room::jsonb, public = row.public, used = row.used, changed_at = now() \
         FROM ",
    );
    Rows::push(&mut query)
        .column("table_id", rooms().map(|row| row.table.0))
        .column("public", rooms().map(|row| row.public))
        .column("used", rooms().map(|row| row.used))
        .column("room", rooms().map(|row| row.room.as_str()))
        .named("row");
    query.push(
        " WHERE tables.id = row.table_id AND row.table_id IN (SELECT id FROM owned)), \
         begun AS (INSERT INTO matches \
         (id, table_id, game, edition, options, seats, seed, entropy, contributions, origin, origin_version) \
         SELECT id, table_id, game, edition, options::jsonb, seats::jsonb, seed, entropy, contributions::jsonb, origin, \
         origin_version FROM ",
    );
    Rows::push(&mut query)
        .column("id", begun().map(|row| row.id.0))
        .column("table_id", begun().map(|row| row.table.0))
        .column("game", begun().map(|row| row.game.as_str()))
        .column("edition", begun().map(|row| row.edition.as_str()))
        .column("options", begun().map(|row| row.options.as_str()))
        .column("seats", begun().map(|row| row.seats.as_str()))
        .column("seed", begun().map(|row| &row.seed[..]))
        .column("entropy", begun().map(|row| row.entropy.as_ref().map(|entropy| &entropy[..])))
        .column("contributions", begun().map(|row| row.contributions.as_str()))
        .column("origin", begun().map(|row| row.origin.map(|origin| origin.0)))
        .column("origin_version", begun().map(|row| row.origin_version))
        .named("row");
    query.push(
        " WHERE table_id IN (SELECT id FROM owned)), \
         entries AS (INSERT INTO log (match_id, version, entry) SELECT match_id, version, entry FROM ",
    );
    Rows::push(&mut query)
        .column("table_id", entries().map(|(table, _)| table))
        .column("match_id", entries().map(|(_, row)| row.match_id.0))
        .column("version", entries().map(|(_, row)| row.version))
        .column("entry", entries().map(|(_, row)| row.entry.as_str()))
        .named("row");
    query.push(
        " WHERE table_id IN (SELECT id FROM owned)), \
         ended AS (UPDATE matches SET ended_at = now(), outcome = row.outcome::jsonb, seats = row.seats::jsonb FROM ",
    );
    Rows::push(&mut query)
        .column("table_id", ended().map(|(table, _)| table))
        .column("match_id", ended().map(|(_, row)| row.match_id.0))
        .column("outcome", ended().map(|(_, row)| row.outcome.as_deref()))
        .column("seats", ended().map(|(_, row)| row.seats.as_str()))
        .named("row");
    query.push(
        " WHERE matches.id = row.match_id AND matches.ended_at IS NULL AND row.table_id IN (SELECT id FROM owned) \
         RETURNING matches.id, matches.table_id, matches.game), \
         participants AS (INSERT INTO participants (match_id, seat, table_id, player_id, game, counts, place, points) \
         SELECT ended.id, seat, ended.table_id, player_id, ended.game, counts, place, points FROM ",
    );
    Rows::push(&mut query)
        .column("match_id", held().map(|(match_id, _)| match_id))
        .column("seat", held().map(|(_, row)| i16::from(row.seat)))
        .column("player_id", held().map(|(_, row)| row.player.0))
        .column("counts", held().map(|(_, row)| row.counts))
        .column("place", held().map(|(_, row)| row.place.map(i16::from)))
        .column("points", held().map(|(_, row)| row.points))
        .named("row");
    query.push(
        " JOIN ended ON ended.id = row.match_id), \
         said AS (INSERT INTO chat (table_id, id, player, message) SELECT table_id, id, player, message FROM ",
    );
    Rows::push(&mut query)
        .column("table_id", said().map(|(table, _)| table))
        .column("id", said().map(|(_, row)| row.id.0))
        .column("player", said().map(|(_, row)| row.player.0))
        .column("message", said().map(|(_, row)| row.message.as_str()))
        .named("row");
    query.push(" WHERE table_id IN (SELECT id FROM owned)), unsaid AS (DELETE FROM chat USING ");
    Rows::push(&mut query)
        .column("table_id", unsaid().map(|(table, _): (Uuid, Uuid)| table))
        .column("id", unsaid().map(|(_, id)| id))
        .named("row");
    query.push(
        " WHERE chat.table_id = row.table_id AND chat.id = row.id AND row.table_id IN (SELECT id FROM owned)) \
         SELECT id FROM owned",
    );
    query
}

/// Rows within a statement, passed column by column. The text is the same for any number of rows, so it is prepared
/// once.
struct Rows<'a> {
    query: &'a mut QueryBuilder<Postgres>,
    columns: Vec<&'static str>,
}

impl<'a> Rows<'a> {
    fn push(query: &'a mut QueryBuilder<Postgres>) -> Self {
        query.push("unnest(");
        Self { query, columns: Vec::new() }
    }

    fn column<'v, T>(mut self, name: &'static str, values: impl Iterator<Item = T>) -> Self
    where
        T: PgHasArrayType + Encode<'v, Postgres> + Type<Postgres>,
        Vec<T>: Encode<'v, Postgres>,
    {
        if !self.columns.is_empty() {
            self.query.push(", ");
        }
        self.query.push_bind(values.collect::<Vec<_>>()).push("::").push(T::array_type_info());
        self.columns.push(name);
        self
    }

    fn named(self, name: &str) {
        self.query.push(") AS ").push(name).push(" (").push(self.columns.join(", ")).push(")");
    }
}
