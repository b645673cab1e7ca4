//! Logs on SQLite: the newest entries in the order in which they were written, all others match by match.

use protocol::MatchId;
use serde::Deserialize;
use serde_json::value::RawValue;
use sqlx::{Connection, FromRow, QueryBuilder, Sqlite, SqliteConnection, SqliteExecutor};

use super::write::{push_owners, with_rows};
use crate::store::{Change, EntryRow, Logged, age};

/// How many new entries there are at most before they become parts of the logs of their matches. The more, the fewer
/// and larger the parts; but all of them are searched for every log that is read.
pub(super) const LONGEST_TAIL: usize = 4096;

/// What writes new entries, up to the rows.
const ADD_ENTRIES: &str = concat!(
    "INSERT INTO log_tail (match_id, version, entry, at) SELECT column1, column2, column3, ",
    now!(),
    " FROM ("
);

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

/// What writes new entries, if there are any, within a transaction that has asked for their authors.
pub(super) fn add_entries<'a>(entries: impl Iterator<Item = &'a EntryRow>) -> Option<QueryBuilder<Sqlite>> {
    with_rows(
        ADD_ENTRIES,
        entries,
        |mut values, row| {
            values.push_bind(row.match_id.0.hyphenated()).push_bind(row.version).push_bind(row.entry.clone());
        },
        ")",
    )
}

/// Writes changes that are nothing but entries, in one statement; returns whether it did. It does not if one of the
/// authors does not own the table any more.
pub(super) async fn write_entries_alone(
    connection: &mut SqliteConnection,
    changes: &[Change],
) -> Result<bool, sqlx::Error> {
    let Some(mut query) = add_entries(changes.iter().flat_map(|change| &change.entries)) else { return Ok(false) };
    query.push(" WHERE ").push_bind(i64::try_from(changes.len()).unwrap_or(i64::MAX)).push(" = (SELECT count(*) FROM ");
    push_owners(&mut query, changes);
    query.push(")");
    Ok(query.build().execute(connection).await?.rows_affected() > 0)
}

/// Makes the newest entries parts of the logs of their matches.
pub(super) async fn part_tail(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query(concat!(
        "INSERT INTO log_parts (match_id, version, entries) SELECT match_id, min(version), '[' || group_concat(",
        entry!(),
        ", ',' ORDER BY version) || ']' FROM log_tail GROUP BY match_id",
    ))
    .execute(&mut *transaction)
    .await?;
    sqlx::query("DELETE FROM log_tail").execute(&mut *transaction).await?;
    transaction.commit().await
}

/// The log of a match, from version 0 on.
pub(super) async fn read_log<'c>(connection: impl SqliteExecutor<'c>, id: MatchId) -> Result<Vec<Logged>, sqlx::Error> {
    /// A part, or an entry of the tail as if it were one.
    #[derive(FromRow)]
    struct Part {
        entries: String,
        now: i64,
    }
    // One statement, since the tail may become parts between two.
    let parts: Vec<Part> = sqlx::query_as(concat!(
        "SELECT entries, ",
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
    for Part { entries, now } in &parts {
        let entries: Vec<Entry<'_>> =
            serde_json::from_str(entries).map_err(|error| sqlx::Error::Decode(error.into()))?;
        log.extend(
            entries.into_iter().map(|Entry { at, entry }| Logged { entry: entry.get().to_owned(), age: age(now - at) }),
        );
    }
    Ok(log)
}
