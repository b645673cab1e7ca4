//! A group commit on SQLite: one statement for each kind of row, however many rows there are.

use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use super::log;
use super::push::{push_owners, push_with_rows};
use super::tail::Place;
use crate::store::Change;

/// Writes changes of many tables; returns for each whether its author still owns the table. It queries the connection
/// as rarely as possible, and for single rows: each query and each row crosses from one thread to another and back.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    changes: &[Change],
    place: Place,
) -> Result<Vec<bool>, sqlx::Error> {
    if changes.iter().all(Change::is_log_alone) && log::write_entries_alone(connection, changes, place).await? {
        return Ok(vec![true; changes.len()]);
    }
    let mut owners = QueryBuilder::new("BEGIN IMMEDIATE; SELECT json_group_array(column1) FROM ");
    push_owners(&mut owners, changes);
    let owned: String = owners.build_query_scalar().fetch_one(&mut *connection).await?;
    let owned: Vec<usize> = serde_json::from_str(&owned).map_err(|error| sqlx::Error::Decode(error.into()))?;
    let mut answers = vec![false; changes.len()];
    for index in owned {
        answers[index] = true;
    }
    let owned: Vec<_> = changes.iter().zip(&answers).filter(|(_, owned)| **owned).map(|(change, _)| change).collect();
    let mut rest = QueryBuilder::new("");
    push_statements(&mut rest, &owned, place);
    // Rarely the same twice, so preparing it isn't worthwhile.
    rest.push("COMMIT").build().persistent(false).execute(connection).await?;
    Ok(answers)
}

/// The rows of these changes, in the order of writing.
fn push_statements(query: &mut QueryBuilder<Sqlite>, changes: &[&Change], place: Place) {
    let ended = || changes.iter().filter_map(|change| change.ended.as_ref());
    push_with_rows(
        query,
        concat!("UPDATE tables SET room = column2, public = column3, used = column4, changed_at = ", now!(), " FROM ("),
        changes.iter().filter_map(|change| change.room.as_ref()),
        |mut values, row| {
            values.push_bind(row.table.0.hyphenated()).push_bind(row.room.clone());
            values.push_bind(row.public).push_bind(row.used);
        },
        ") WHERE tables.id = column1",
    );
    push_with_rows(
        query,
        "INSERT INTO matches (id, table_id, game, edition, options, seats, seed, entropy, contributions, origin, \
             origin_version) ",
        changes.iter().filter_map(|change| change.begun.as_ref()),
        |mut values, row| {
            values.push_bind(row.id.0.hyphenated()).push_bind(row.table.0.hyphenated());
            values.push_bind(row.game.clone()).push_bind(row.edition.clone()).push_bind(row.options.clone());
            values.push_bind(row.seats.clone()).push_bind(row.seed.to_vec());
            values.push_bind(row.entropy.map(|entropy| entropy.to_vec())).push_bind(row.contributions.clone());
            values.push_bind(row.origin.map(|origin| origin.0.hyphenated())).push_bind(row.origin_version);
        },
        "",
    );
    let entries: Vec<_> = log::rows(changes.iter().copied(), place).collect();
    for rows in entries.chunks(log::MOST_ROWS) {
        log::push_rows(query, rows.iter().copied(), place);
        query.push("; ");
    }
    // Before the match is marked as ended: only its first end counts.
    push_with_rows(
        query,
        "INSERT INTO participants (match_id, seat, table_id, player_id, game, counts, place, points) \
             SELECT matches.id, column2, table_id, column3, game, column4, column5, column6 FROM (",
        ended().flat_map(|row| row.participants.iter().map(|held| (row.match_id, held))),
        |mut values, (match_id, held)| {
            values.push_bind(match_id.0.hyphenated()).push_bind(held.seat).push_bind(held.player.0.hyphenated());
            values.push_bind(held.counts).push_bind(held.place).push_bind(held.points);
        },
        ") CROSS JOIN matches ON matches.id = column1 WHERE ended_at IS NULL",
    );
    push_with_rows(
        query,
        concat!("UPDATE matches SET ended_at = ", now!(), ", outcome = column2, seats = column3 FROM ("),
        ended(),
        |mut values, row| {
            values.push_bind(row.match_id.0.hyphenated());
            values.push_bind(row.outcome.clone()).push_bind(row.seats.clone());
        },
        ") WHERE matches.id = column1 AND ended_at IS NULL",
    );
    push_with_rows(
        query,
        "INSERT INTO chat (table_id, id, player, message) ",
        changes.iter().filter_map(|change| Some((change.table, change.said.as_ref()?))),
        |mut values, (table, row)| {
            values.push_bind(table.0.hyphenated()).push_bind(row.id.0.hyphenated());
            values.push_bind(row.player.0.hyphenated()).push_bind(row.message.clone());
        },
        "",
    );
    push_with_rows(
        query,
        "DELETE FROM chat WHERE (table_id, id) IN (",
        changes.iter().filter_map(|change| Some((change.table, change.unsaid?))),
        |mut values, (table, id)| {
            values.push_bind(table.0.hyphenated()).push_bind(id.0.hyphenated());
        },
        ")",
    );
}
