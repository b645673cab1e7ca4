//! Statements about many rows, pushed piece by piece.

use sqlx::query_builder::Separated;
use sqlx::{QueryBuilder, Sqlite};

use crate::store::Change;

/// The values of a row, one after the other.
type Values<'q> = Separated<'q, Sqlite, &'static str>;

/// Names the changes whose authors own the table, with their numbers as `column1`, after a `FROM`.
pub(super) fn push_owners(query: &mut QueryBuilder<Sqlite>, changes: &[Change]) {
    let numbered = (0_i64..).zip(changes);
    query
        .push("(")
        .push_values(numbered, |mut values, (number, change)| {
            values.push_bind(number).push_bind(change.table.0.hyphenated()).push_bind(change.epoch);
        })
        // In this order: each table is found by an index.
        .push(") CROSS JOIN tables ON tables.id = column2 AND tables.epoch = column3");
}

/// A statement with these rows amid it, if there are any.
pub(super) fn push_with_rows<T>(
    query: &mut QueryBuilder<Sqlite>,
    before: &str,
    rows: impl IntoIterator<Item = T>,
    values: impl FnMut(Values<'_>, T),
    after: &str,
) {
    let mut rows = rows.into_iter().peekable();
    if rows.peek().is_some() {
        query.push(before).push_values(rows, values).push(after).push("; ");
    }
}
