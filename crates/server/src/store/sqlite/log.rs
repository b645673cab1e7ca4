//! Logs on SQLite: the newest entries in the order of writing (the tail), all others match by match (the parts).

use std::ops::RangeInclusive;

use protocol::MatchId;
use serde::Deserialize;
use serde_json::value::RawValue;
use sqlx::{Connection, FromRow, QueryBuilder, Sqlite, SqliteConnection, SqliteExecutor};

use super::push::{push_owners, push_with_rows};
use super::tail::{Part, Place};
use crate::store::{Change, EntryRow, Logged, age};

/// An entry of the tail as it is in a part, in SQL.
macro_rules! entry {
    () => {
        "'{\"at\":' || at || ',\"entry\":' || entry || '}'"
    };
}

/// An entry in a part of a log.
#[derive(Deserialize)]
struct Entry<'a> {
    /// When it was written, in milliseconds since 1970.
    at: i64,
    #[serde(borrow)]
    entry: &'a RawValue,
}

/// The most rows that one statement adds to the tail: it may have 32,766 values, and a row has four.
pub(super) const MOST_ROWS: usize = 8000;

/// The rows of new entries, with their numbers.
pub(super) fn rows<'a>(
    changes: impl IntoIterator<Item = &'a Change>,
    place: Place,
) -> impl Iterator<Item = (i64, &'a EntryRow)> {
    (place.row..).zip(changes.into_iter().flat_map(|change| &change.entries))
}

/// Adds to a statement what inserts these rows into the tail. There must be at least one.
pub(super) fn push_rows<'a>(
    query: &mut QueryBuilder<Sqlite>,
    rows: impl IntoIterator<Item = (i64, &'a EntryRow)>,
    place: Place,
) {
    query.push("INSERT INTO log_tail (rowid, match_id, version, at, entry) SELECT column1, column2, column3, ");
    query.push_bind(place.at).push(", column4 FROM (");
    query.push_values(rows, |mut values, (number, row)| {
        values.push_bind(number).push_bind(row.match_id.0.hyphenated());
        values.push_bind(row.version).push_bind(row.entry.clone());
    });
    query.push(")");
}

/// Writes changes that consist only of entries, in one statement. Returns whether it did: it doesn't if one of the
/// authors no longer owns the table.
pub(super) async fn write_entries_alone(
    connection: &mut SqliteConnection,
    changes: &[Change],
    place: Place,
) -> Result<bool, sqlx::Error> {
    let mut query = QueryBuilder::new("");
    push_rows(&mut query, rows(changes, place), place);
    query.push(" WHERE ").push_bind(i64::try_from(changes.len()).unwrap_or(i64::MAX));
    push_owners(query.push(" = (SELECT count(*) FROM "), changes);
    Ok(query.push(")").build().execute(connection).await?.rows_affected() > 0)
}

/// Moves the entries of the tail to the parts of their matches, except for those that are in parts already.
pub(super) async fn part_all(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query(concat!(
        "INSERT INTO log_parts (match_id, version, entries) SELECT match_id, min(version), '[' || group_concat(",
        entry!(),
        ", ',' ORDER BY version) || ']' FROM log_tail WHERE version >= coalesce(( \
             SELECT version + json_array_length(entries) FROM log_parts \
             WHERE match_id = log_tail.match_id ORDER BY version DESC LIMIT 1 \
         ), 0) GROUP BY match_id",
    ))
    .execute(&mut *transaction)
    .await?;
    sqlx::query("DELETE FROM log_tail").execute(&mut *transaction).await?;
    transaction.commit().await
}

/// Adds parts to logs, and removes the rows in excess from the tail. It doesn't wait until that is durable: it becomes
/// durable before any later write, and until then the entries are where they were.
pub(super) async fn part_oldest(
    connection: &mut SqliteConnection,
    parts: Vec<Part>,
    rows: RangeInclusive<i64>,
) -> Result<(), sqlx::Error> {
    let mut query = QueryBuilder::new("PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE; ");
    push_with_rows(
        &mut query,
        "INSERT INTO log_parts (match_id, version, entries) SELECT column1, column2, column3 FROM (",
        parts,
        |mut values, part| {
            values.push_bind(part.match_id.0.hyphenated()).push_bind(part.version).push_bind(part.entries);
        },
        // A match may have been deleted by now.
        ") CROSS JOIN matches ON matches.id = column1",
    );
    let (first, last) = rows.into_inner();
    query.push("DELETE FROM log_tail WHERE rowid BETWEEN ").push_bind(first).push(" AND ").push_bind(last);
    query.push("; COMMIT; PRAGMA synchronous = FULL").build().execute(connection).await?;
    Ok(())
}

/// The log of a match, from version 0 on.
pub(super) async fn read_log<'c>(connection: impl SqliteExecutor<'c>, id: MatchId) -> Result<Vec<Logged>, sqlx::Error> {
    /// A part, or an entry of the tail as if it were one.
    #[derive(FromRow)]
    struct Row {
        version: i64,
        entries: String,
        now: i64,
    }
    // One statement, because entries may move from the tail to parts between two.
    let rows: Vec<Row> = sqlx::query_as(concat!(
        "SELECT version, entries, ",
        now!(),
        " AS now FROM ( \
             SELECT version, entries FROM log_parts WHERE match_id = ?1 UNION ALL \
             SELECT version, '[' || ",
        entry!(),
        " || ']' FROM log_tail WHERE match_id = ?1 ) ORDER BY version"
    ))
    .bind(id.0.hyphenated())
    .fetch_all(connection)
    .await?;
    let mut log = Vec::new();
    for Row { version, entries, now } in &rows {
        let entries: Vec<Entry<'_>> =
            serde_json::from_str(entries).map_err(|error| sqlx::Error::Decode(error.into()))?;
        // Entries in a part of the log may still be in the tail.
        let known = log.len().saturating_sub(usize::try_from(*version).unwrap_or_default());
        let new = entries.into_iter().skip(known);
        log.extend(new.map(|Entry { at, entry }| Logged { entry: entry.get().to_owned(), age: age(now - at) }));
    }
    Ok(log)
}

#[cfg(test)]
mod tests {
    use super::super::MIGRATIONS;
    use super::*;

    #[tokio::test]
    async fn only_parts_are_not_waited_for_until_they_are_durable_again_and_again() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        MIGRATIONS.run(&mut connection).await.unwrap();
        // It acts when it is prepared, and a statement is kept.
        for _ in 0..2 {
            part_oldest(&mut connection, Vec::new(), 1..=1).await.unwrap();
            let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut connection).await.unwrap();
            assert_eq!(synchronous, 2, "FULL");
        }
    }
}
