//! The store of a larger host: a Postgres server.

mod history;
mod links;
mod personal;
mod witnesses;

use std::collections::BTreeSet;
use std::time::Duration;

use async_trait::async_trait;
use protocol::{ChatId, CommandId, MatchId, PlayerId, TableId};
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgPool, PgPoolOptions, PgRow};
use sqlx::{AssertSqlSafe, Row};
use uuid::Uuid;

use super::{
    Change, ChatRow, ClaimedTable, Logged, MatchRow, PlayerRow, RoomRow, Store, StoreError, age, avatar, avatar_word,
    seed,
};

/// How long the server may take to answer at all, so that players are told before they go.
const PATIENCE: Duration = Duration::from_secs(5);

static MIGRATIONS: Migrator = sqlx::migrate!("../../migrations/postgres");

const MATCH_COLUMNS: &str = "id, table_id, game, edition, options::text AS options, seats::text AS seats, seed, entropy, \
    contributions::text AS contributions, origin, origin_version, \
    (extract(epoch FROM began_at) * 1000)::bigint AS began_at, \
    (extract(epoch FROM ended_at) * 1000)::bigint AS ended_at, outcome::text AS outcome";

/// All that a group commit writes, as one statement: one round trip, whole or not at all.
///
/// The rows of the tables that the authors own stay locked to its end, so that nobody can claim one of
/// them in between; in the order of their ids, so that two such statements cannot wait for each other.
const WRITE: &str = "
WITH owned AS (
    SELECT tables.id FROM tables JOIN unnest($1::uuid[], $2::bigint[]) AS author (table_id, epoch)
    ON tables.id = author.table_id AND tables.epoch = author.epoch ORDER BY tables.id FOR UPDATE OF tables
), rooms AS (
    UPDATE tables SET room = row.room::jsonb, public = row.public, used = row.used, changed_at = now()
    FROM unnest($3::uuid[], $4::boolean[], $5::boolean[], $6::text[]) AS row (table_id, public, used, room)
    WHERE tables.id = row.table_id AND row.table_id IN (SELECT id FROM owned)
), begun AS (
    INSERT INTO matches (id, table_id, game, edition, options, seats, seed, entropy, contributions, origin, origin_version)
    SELECT id, table_id, game, edition, options::jsonb, seats::jsonb, seed, entropy, contributions::jsonb, origin,
    origin_version
    FROM unnest($7::uuid[], $8::uuid[], $9::text[], $10::text[], $11::text[], $12::text[], $13::bytea[], $14::bytea[],
    $15::text[], $16::uuid[], $17::bigint[])
    AS row (id, table_id, game, edition, options, seats, seed, entropy, contributions, origin, origin_version)
    WHERE table_id IN (SELECT id FROM owned)
), entries AS (
    INSERT INTO log (match_id, version, entry)
    SELECT match_id, version, entry
    FROM unnest($18::uuid[], $19::uuid[], $20::bigint[], $21::text[]) AS row (table_id, match_id, version, entry)
    WHERE table_id IN (SELECT id FROM owned)
), ended AS (
    UPDATE matches SET ended_at = now(), outcome = row.outcome::jsonb, seats = row.seats::jsonb
    FROM unnest($22::uuid[], $23::uuid[], $24::text[], $37::text[]) AS row (table_id, match_id, outcome, seats)
    WHERE matches.id = row.match_id AND matches.ended_at IS NULL AND row.table_id IN (SELECT id FROM owned)
    RETURNING matches.id, matches.table_id, matches.game
), participants AS (
    INSERT INTO participants (match_id, seat, table_id, player_id, game, counts, place, points)
    SELECT ended.id, seat, ended.table_id, player_id, ended.game, counts, place, points
    FROM unnest($25::uuid[], $26::smallint[], $27::uuid[], $28::boolean[], $29::smallint[], $30::integer[])
    AS row (match_id, seat, player_id, counts, place, points)
    JOIN ended ON ended.id = row.match_id
), said AS (
    INSERT INTO chat (table_id, id, player, message)
    SELECT table_id, id, player, message
    FROM unnest($31::uuid[], $32::uuid[], $33::uuid[], $34::text[]) AS row (table_id, id, player, message)
    WHERE table_id IN (SELECT id FROM owned)
), unsaid AS (
    DELETE FROM chat USING unnest($35::uuid[], $36::uuid[]) AS row (table_id, id)
    WHERE chat.table_id = row.table_id AND chat.id = row.id AND row.table_id IN (SELECT id FROM owned)
)
SELECT id FROM owned";

/// A player who is forgotten has no token of their own, and no other counts then.
const PLAYER_BY_TOKEN: &str = "SELECT id, name, avatar FROM players WHERE token_hash = $1 UNION ALL \
    SELECT id, name, avatar FROM device_tokens JOIN players ON players.id = player_id \
    WHERE device_tokens.token_hash = $1 AND players.forgotten_at IS NULL";

/// A Postgres server.
#[derive(Debug)]
pub struct PostgresStore(PgPool);

impl PostgresStore {
    /// Connects to the server at this address.
    ///
    /// # Errors
    /// When the server does not answer, or its tables are of a later version.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(PATIENCE).connect(url).await?;
        MIGRATIONS.run(&pool).await?;
        Ok(Self(pool))
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.0).await?;
        Ok(())
    }

    async fn add_player(&self, player: &PlayerRow, token_hash: &[u8; 32]) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO players (id, token_hash, name, avatar) VALUES ($1, $2, $3, $4)")
            .bind(player.id.0)
            .bind(&token_hash[..])
            .bind(&player.name)
            .bind(avatar_word(player.avatar))
            .execute(&self.0)
            .await?;
        Ok(())
    }

    async fn player_by_token(&self, token_hash: &[u8; 32]) -> Result<Option<PlayerRow>, StoreError> {
        let row = sqlx::query(PLAYER_BY_TOKEN).bind(&token_hash[..]).fetch_optional(&self.0).await?;
        Ok(row.as_ref().map(player_row).transpose()?)
    }

    async fn player(&self, id: PlayerId) -> Result<Option<PlayerRow>, StoreError> {
        let row = sqlx::query("SELECT id, name, avatar FROM players WHERE forgotten_at IS NULL AND id = $1")
            .bind(id.0)
            .fetch_optional(&self.0)
            .await?;
        Ok(row.as_ref().map(player_row).transpose()?)
    }

    async fn rename_player(&self, player: &PlayerRow) -> Result<(), StoreError> {
        sqlx::query("UPDATE players SET name = $1, avatar = $2 WHERE id = $3 AND forgotten_at IS NULL")
            .bind(&player.name)
            .bind(avatar_word(player.avatar))
            .bind(player.id.0)
            .execute(&self.0)
            .await?;
        Ok(())
    }

    async fn add_table(
        &self,
        made_by: PlayerId,
        command: &CommandId,
        table: &RoomRow,
        limit: u32,
    ) -> Result<Option<TableId>, StoreError> {
        let mut transaction = self.0.begin().await?;
        // One after the other for each maker: else two at once would both find the last place of the day.
        sqlx::query("SELECT FROM players WHERE id = $1 FOR NO KEY UPDATE")
            .bind(made_by.0)
            .execute(&mut *transaction)
            .await?;
        let earlier: Option<Uuid> = sqlx::query_scalar("SELECT id FROM tables WHERE made_by = $1 AND made_with = $2")
            .bind(made_by.0)
            .bind(&command.0)
            .fetch_optional(&mut *transaction)
            .await?;
        if let Some(earlier) = earlier {
            return Ok(Some(TableId(earlier)));
        }
        let result = sqlx::query(
            "INSERT INTO tables (id, made_by, made_with, public, used, room) SELECT $1, $2, $3, $4, $5, $6::jsonb \
             WHERE (SELECT count(*) FROM tables WHERE made_by = $2 AND made_at > now() - interval '1 day') < $7",
        )
        .bind(table.table.0)
        .bind(made_by.0)
        .bind(&command.0)
        .bind(table.public)
        .bind(table.used)
        .bind(&table.room)
        .bind(i64::from(limit))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok((result.rows_affected() == 1).then_some(table.table))
    }

    async fn claim_table(&self, id: TableId) -> Result<Option<ClaimedTable>, StoreError> {
        let row = sqlx::query("UPDATE tables SET epoch = epoch + 1 WHERE id = $1 RETURNING epoch, room::text AS room")
            .bind(id.0)
            .fetch_optional(&self.0)
            .await?;
        Ok(row
            .map(|row| Ok::<_, sqlx::Error>(ClaimedTable { epoch: row.try_get("epoch")?, room: row.try_get("room")? }))
            .transpose()?)
    }

    async fn public_rooms(&self, limit: u32) -> Result<Vec<(TableId, String)>, StoreError> {
        sqlx::query("SELECT id, room::text AS room FROM tables WHERE public ORDER BY changed_at DESC LIMIT $1")
            .bind(i64::from(limit))
            .fetch_all(&self.0)
            .await?
            .iter()
            .map(|row| Ok((TableId(row.try_get("id")?), row.try_get("room")?)))
            .collect()
    }

    async fn delete_unused(&self, older_than_ms: i64, except: &[TableId]) -> Result<Vec<TableId>, StoreError> {
        let deleted: Vec<Uuid> = sqlx::query_scalar(
            "DELETE FROM tables WHERE NOT used AND changed_at <= now() - $1 * interval '1 millisecond' \
             AND id <> ALL ($2) RETURNING id",
        )
        .bind(older_than_ms)
        .bind(except.iter().map(|table| table.0).collect::<Vec<_>>())
        .fetch_all(&self.0)
        .await?;
        Ok(deleted.into_iter().map(TableId).collect())
    }

    async fn match_row(&self, id: MatchId) -> Result<Option<MatchRow>, StoreError> {
        let sql = format!("SELECT {MATCH_COLUMNS} FROM matches WHERE id = $1");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id.0).fetch_optional(&self.0).await?;
        Ok(row.as_ref().map(match_row).transpose()?)
    }

    async fn log(&self, id: MatchId) -> Result<Vec<Logged>, StoreError> {
        let rows = sqlx::query(
            "SELECT entry, (extract(epoch FROM now() - at) * 1000)::bigint AS age FROM log WHERE match_id = $1 \
             ORDER BY version",
        )
        .bind(id.0)
        .fetch_all(&self.0)
        .await?;
        Ok(rows.iter().map(logged).collect::<Result<_, _>>()?)
    }

    async fn chat(&self, table: TableId) -> Result<Vec<ChatRow>, StoreError> {
        let rows = sqlx::query("SELECT id, player, message FROM chat WHERE table_id = $1 ORDER BY id")
            .bind(table.0)
            .fetch_all(&self.0)
            .await?;
        Ok(rows.iter().map(chat_row).collect::<Result<_, _>>()?)
    }

    async fn write(&self, changes: &[Change]) -> Result<Vec<bool>, StoreError> {
        let rooms = || changes.iter().filter_map(|change| change.room.as_ref());
        let begun = || changes.iter().filter_map(|change| change.begun.as_ref());
        let entries = || changes.iter().flat_map(|change| change.entries.iter().map(|row| (change.table.0, row)));
        let ended = || changes.iter().filter_map(|change| Some((change.table.0, change.ended.as_ref()?)));
        let held = || ended().flat_map(|(_, row)| row.participants.iter().map(|held| (row.match_id.0, held)));
        let said = || changes.iter().filter_map(|change| Some((change.table.0, change.said.as_ref()?)));
        let unsaid = || changes.iter().filter_map(|change| Some((change.table.0, change.unsaid?.0)));
        let owned: BTreeSet<Uuid> = sqlx::query_scalar(WRITE)
            .bind(changes.iter().map(|change| change.table.0).collect::<Vec<_>>())
            .bind(changes.iter().map(|change| change.epoch).collect::<Vec<_>>())
            .bind(rooms().map(|row| row.table.0).collect::<Vec<_>>())
            .bind(rooms().map(|row| row.public).collect::<Vec<_>>())
            .bind(rooms().map(|row| row.used).collect::<Vec<_>>())
            .bind(rooms().map(|row| row.room.as_str()).collect::<Vec<_>>())
            .bind(begun().map(|row| row.id.0).collect::<Vec<_>>())
            .bind(begun().map(|row| row.table.0).collect::<Vec<_>>())
            .bind(begun().map(|row| row.game.as_str()).collect::<Vec<_>>())
            .bind(begun().map(|row| row.edition.as_str()).collect::<Vec<_>>())
            .bind(begun().map(|row| row.options.as_str()).collect::<Vec<_>>())
            .bind(begun().map(|row| row.seats.as_str()).collect::<Vec<_>>())
            .bind(begun().map(|row| &row.seed[..]).collect::<Vec<_>>())
            .bind(begun().map(|row| row.entropy.as_ref().map(|entropy| &entropy[..])).collect::<Vec<_>>())
            .bind(begun().map(|row| row.contributions.as_str()).collect::<Vec<_>>())
            .bind(begun().map(|row| row.origin.map(|origin| origin.0)).collect::<Vec<_>>())
            .bind(begun().map(|row| row.origin_version).collect::<Vec<_>>())
            .bind(entries().map(|(table, _)| table).collect::<Vec<_>>())
            .bind(entries().map(|(_, row)| row.match_id.0).collect::<Vec<_>>())
            .bind(entries().map(|(_, row)| row.version).collect::<Vec<_>>())
            .bind(entries().map(|(_, row)| row.entry.as_str()).collect::<Vec<_>>())
            .bind(ended().map(|(table, _)| table).collect::<Vec<_>>())
            .bind(ended().map(|(_, row)| row.match_id.0).collect::<Vec<_>>())
            .bind(ended().map(|(_, row)| row.outcome.as_deref()).collect::<Vec<_>>())
            .bind(held().map(|(match_id, _)| match_id).collect::<Vec<_>>())
            .bind(held().map(|(_, row)| i16::from(row.seat)).collect::<Vec<_>>())
            .bind(held().map(|(_, row)| row.player.0).collect::<Vec<_>>())
            .bind(held().map(|(_, row)| row.counts).collect::<Vec<_>>())
            .bind(held().map(|(_, row)| row.place.map(i16::from)).collect::<Vec<_>>())
            .bind(held().map(|(_, row)| row.points).collect::<Vec<_>>())
            .bind(said().map(|(table, _)| table).collect::<Vec<_>>())
            .bind(said().map(|(_, row)| row.id.0).collect::<Vec<_>>())
            .bind(said().map(|(_, row)| row.player.0).collect::<Vec<_>>())
            .bind(said().map(|(_, row)| row.message.as_str()).collect::<Vec<_>>())
            .bind(unsaid().map(|(table, _)| table).collect::<Vec<_>>())
            .bind(unsaid().map(|(_, id)| id).collect::<Vec<_>>())
            .bind(ended().map(|(_, row)| row.seats.as_str()).collect::<Vec<_>>())
            .fetch_all(&self.0)
            .await?
            .into_iter()
            .collect();
        Ok(changes.iter().map(|change| owned.contains(&change.table.0)).collect())
    }

    async fn close(&self) {
        self.0.close().await;
    }
}

fn player_row(row: &PgRow) -> Result<PlayerRow, sqlx::Error> {
    let word: String = row.try_get("avatar")?;
    Ok(PlayerRow { id: PlayerId(row.try_get("id")?), name: row.try_get("name")?, avatar: avatar(&word) })
}

fn logged(row: &PgRow) -> Result<Logged, sqlx::Error> {
    Ok(Logged { entry: row.try_get("entry")?, age: age(row.try_get("age")?) })
}

fn chat_row(row: &PgRow) -> Result<ChatRow, sqlx::Error> {
    let (id, player) = (ChatId(row.try_get("id")?), PlayerId(row.try_get("player")?));
    Ok(ChatRow { id, player, message: row.try_get("message")? })
}

fn match_row(row: &PgRow) -> Result<MatchRow, sqlx::Error> {
    Ok(MatchRow {
        id: MatchId(row.try_get("id")?),
        table: TableId(row.try_get("table_id")?),
        game: row.try_get("game")?,
        edition: row.try_get("edition")?,
        options: row.try_get("options")?,
        seats: row.try_get("seats")?,
        seed: seed(row.try_get("seed")?)?,
        entropy: row.try_get::<Option<&[u8]>, _>("entropy")?.map(seed).transpose()?,
        contributions: row.try_get("contributions")?,
        origin: row.try_get::<Option<Uuid>, _>("origin")?.map(MatchId),
        origin_version: row.try_get("origin_version")?,
        began_at: row.try_get("began_at")?,
        ended_at: row.try_get("ended_at")?,
        outcome: row.try_get("outcome")?,
    })
}
