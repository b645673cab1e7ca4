//! Records of finished matches: made from the store, verified by dealing them again, and replayed.

mod replay;
mod verify;

use protocol::{Bytes32, MatchId, Origin, Record};
use rules::{GameKind, SeatCount, Setup};
use serde_json::value::RawValue;
use thiserror::Error;

use crate::deal::Seed;
use crate::store::{MatchRow, Store, StoreError};

pub(crate) use replay::{Eyes, replay};
pub use verify::{Difference, verify};

/// Why there is no record of a match.
#[derive(Debug, Error)]
pub(crate) enum NoRecord {
    /// There is no such match, or it is older than seeds with parts.
    #[error("there is no such match")]
    NoSuchMatch,
    /// The match isn't over, and a record contains every secret.
    #[error("the match is not over")]
    Running,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored match can't be read.
    #[error("the match cannot be read: {0}")]
    Row(#[from] serde_json::Error),
}

/// The record of a match that is over.
pub(crate) async fn record(store: &dyn Store, id: MatchId) -> Result<Record, NoRecord> {
    let row = store.match_row(id).await?.ok_or(NoRecord::NoSuchMatch)?;
    let ended_at = row.ended_at.ok_or(NoRecord::Running)?;
    let game = GameKind::of_slug(&row.game).ok_or(NoRecord::NoSuchMatch)?;
    let entropy = row.entropy.ok_or(NoRecord::NoSuchMatch)?;
    let log = store.log(id).await?.into_iter().map(|logged| RawValue::from_string(logged.entry));
    let log = log.collect::<Result<_, _>>()?;
    Ok(Record {
        format: Record::FORMAT,
        match_id: id,
        game,
        options: serde_json::from_str(&row.options)?,
        seats: serde_json::from_str(&row.seats)?,
        commitment: Seed { value: row.seed, entropy: row.entropy }.commitment(),
        entropy: Bytes32(entropy),
        contributions: serde_json::from_str(&row.contributions)?,
        seed: Bytes32(row.seed),
        origin: origin(&row),
        log,
        outcome: row.outcome.as_deref().map(serde_json::from_str).transpose()?,
        began_at: row.began_at,
        ended_at,
        edition: row.edition,
    })
}

/// The earlier match that a match was made from. Which deal it repeats is revealed only once it is over.
pub(crate) fn origin(row: &MatchRow) -> Option<Origin> {
    let match_id = row.origin?;
    Some(match row.origin_version.map(u64::try_from) {
        Some(version) => Origin::Practice { match_id, version: version.unwrap_or_default() },
        None => Origin::SameDeal { match_id: row.ended_at.map(|_| match_id) },
    })
}

/// What the match of a record is made from; nothing if no match has so many seats.
fn setup(record: &Record) -> Option<Setup> {
    let seats = u8::try_from(record.seats.len()).ok().and_then(SeatCount::new)?;
    Some(Setup {
        kind: record.game,
        edition: record.edition.clone(),
        options: serde_json::Value::Object(record.options.clone()).to_string(),
        seats,
        seed: record.seed.0,
    })
}
