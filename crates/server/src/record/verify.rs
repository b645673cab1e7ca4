//! Verifies a record by dealing its match again.

use std::time::Instant;

use protocol::{Origin, Record};
use rules::{AnyMatch, Cause, Outcome, Refused, Setup, SetupError, Status};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use thiserror::Error;

use crate::deal;
use crate::telemetry::guarded;

/// Where a record differs from its match dealt again.
#[derive(Debug, Error)]
pub enum Difference {
    /// This program doesn't know the record's format.
    #[error("the record has format {0}, which this program does not read")]
    Format(u32),
    /// No match has so many seats, or contributions of so many.
    #[error("no match has so many seats or contributions")]
    Seats,
    /// The commitment belongs to another entropy.
    #[error("the commitment is not that of the server's entropy")]
    Commitment,
    /// The match was dealt from the recorded seed, but that seed isn't made of the recorded parts.
    #[error("the contributions are not those that made the seed")]
    Contributions,
    /// The match was dealt from the seed that the parts make, but another seed is recorded.
    #[error("the seed is not the one that the server's entropy and the contributions make")]
    Seed,
    /// The match cannot begin like this.
    #[error("the match cannot begin: {0}")]
    Setup(#[from] SetupError),
    /// An entry of the log cannot be read.
    #[error("version {version} cannot be read")]
    Unreadable {
        /// The version.
        version: usize,
    },
    /// An entry of the log is longer than a match can produce.
    #[error("version {version}: it is longer than any that a match has")]
    TooMuch {
        /// The version.
        version: usize,
    },
    /// The rules don't allow a recorded move.
    #[error("version {version}: the move of seat {seat} is refused: {why}")]
    Refused {
        /// The version.
        version: usize,
        /// Whose move.
        seat: usize,
        /// Why.
        why: Refused,
    },
    /// Something else happened.
    #[error("version {version}: {at} is {recorded} in the record, but {dealt} when dealt again")]
    Entry {
        /// The version.
        version: usize,
        /// Where in the entry.
        at: String,
        /// What the record says.
        recorded: String,
        /// What happens.
        dealt: String,
    },
    /// Dealing it again took too long.
    #[error("version {version}: to deal it again takes too long")]
    TooLong {
        /// The version that was not reached.
        version: usize,
    },
    /// The match ended otherwise.
    #[error("the outcome is not that of the match")]
    Outcome,
    /// The rules panicked: they have a bug that the record triggers.
    #[error("version {version}: the rules panicked")]
    Panicked {
        /// The version.
        version: usize,
    },
}

/// The longest entry of a log that is read, in bytes: several times the largest deal. A forged record of practice could
/// contain longer ones, and a single entry could then take any amount of time.
const LONGEST_ENTRY: usize = 16 * 1024;

/// Deals the match of a record again, within a time limit.
///
/// The part that practice took over from an earlier match isn't checked: that match's own record proves it.
///
/// # Errors
/// The first difference found.
pub fn verify(record: &Record, until: Option<Instant>) -> Result<(), Difference> {
    if record.format != Record::FORMAT {
        return Err(Difference::Format(record.format));
    }
    let setup = super::setup(record).filter(|setup| record.contributions.len() == setup.seats.get());
    let setup = setup.ok_or(Difference::Seats)?;
    if deal::commitment(&record.entropy.0) != record.commitment {
        return Err(Difference::Commitment);
    }
    let contributions = record.contributions.iter().flatten().map(|value| &value.0);
    let seed = deal::seed(&record.entropy.0, contributions);
    if seed != record.seed.0 {
        let made_by_parts = deal_again(record, &Setup { seed, ..setup }, until).is_ok();
        return Err(if made_by_parts { Difference::Seed } else { Difference::Contributions });
    }
    deal_again(record, &setup, until)
}

fn deal_again(record: &Record, setup: &Setup, until: Option<Instant>) -> Result<(), Difference> {
    if let Some(version) = record.log.iter().position(|entry| entry.get().len() > LONGEST_ENTRY) {
        return Err(Difference::TooMuch { version });
    }
    let taken_over = match record.origin {
        Some(Origin::Practice { version, .. }) => usize::try_from(version).unwrap_or(usize::MAX),
        Some(Origin::SameDeal { .. }) | None => 0,
    };
    let mut now = careful(0, || {
        if taken_over == 0 {
            return begin(setup, record.log.first().map(|entry| &**entry));
        }
        let entries = record.log.iter().take(taken_over.saturating_add(1)).map(|entry| entry.get());
        Ok(setup.resume(&mut entries.take_while(|_| in_time(until)))?)
    })?;
    if !in_time(until) {
        return Err(Difference::TooLong { version: taken_over });
    }
    for (version, entry) in record.log.iter().enumerate().skip(taken_over + 1) {
        if !in_time(until) {
            return Err(Difference::TooLong { version });
        }
        now = careful(version, || step(&*now, version, entry))?;
    }
    let outcome = match now.status() {
        Status::Over(outcome) => Some(outcome),
        Status::Acting(_) => None,
    };
    same_outcome(record.outcome.as_ref(), outcome.as_ref())
}

fn in_time(until: Option<Instant>) -> bool {
    until.is_none_or(|until| Instant::now() < until)
}

/// A log without its end is that of an abandoned match, which has no outcome.
fn same_outcome(recorded: Option<&Outcome>, dealt: Option<&Outcome>) -> Result<(), Difference> {
    if recorded == dealt { Ok(()) } else { Err(Difference::Outcome) }
}

/// The part of an entry that says what was asked for.
#[derive(Deserialize)]
struct Asked {
    cause: Cause<Box<RawValue>>,
}

fn begin(setup: &Setup, entry: Option<&RawValue>) -> Result<Box<dyn AnyMatch>, Difference> {
    let Some(entry) = entry else { return Ok(setup.begin()?) };
    today_or_before(0, entry, setup.begin().map_err(Difference::from), || Ok(setup.begin_as_before()?))
}

fn step(now: &dyn AnyMatch, version: usize, entry: &RawValue) -> Result<Box<dyn AnyMatch>, Difference> {
    let Asked { cause } = serde_json::from_str(entry.get()).map_err(|_| Difference::Unreadable { version })?;
    let (Cause::Move { seat, .. } | Cause::Undo { seat }) = cause else {
        return Err(Difference::Unreadable { version });
    };
    let refused = |why| Difference::Refused { version, seat: seat.index() + 1, why };
    if !now.status().acting().contains(seat) {
        return Err(refused(Refused::NotActing));
    }
    let ply = now.ply(seat);
    if let Cause::Move { chosen, .. } = cause {
        let before = || now.play_as_before(seat, ply, chosen.get()).map_err(refused);
        today_or_before(version, entry, now.play(seat, ply, chosen.get()).map_err(refused), before)
    } else {
        let before = || now.undo_as_before(seat, ply).map_err(refused);
        today_or_before(version, entry, now.undo(seat, ply).map_err(refused), before)
    }
}

/// What is dealt today, if the record says the same; else what older code dealt, if the record says that: a match may
/// be older than this program, from its beginning or for a part of it.
fn today_or_before(
    version: usize,
    entry: &RawValue,
    today: Result<Box<dyn AnyMatch>, Difference>,
    before: impl FnOnce() -> Result<Box<dyn AnyMatch>, Difference>,
) -> Result<Box<dyn AnyMatch>, Difference> {
    let as_recorded = |dealt: Box<dyn AnyMatch>| compare(version, entry, &dealt.log_entry()).map(|()| dealt);
    today.and_then(as_recorded).or_else(|difference| before().and_then(as_recorded).map_err(|_| difference))
}

fn compare(version: usize, recorded: &RawValue, dealt: &str) -> Result<(), Difference> {
    let read = |text: &str| serde_json::from_str(text).map_err(|_| Difference::Unreadable { version });
    let (recorded, dealt): (Value, Value) = (read(recorded.get())?, read(dealt)?);
    match differs(&recorded, &dealt, String::new()) {
        Some((at, recorded, dealt)) => Err(Difference::Entry { version, at, recorded, dealt }),
        None => Ok(()),
    }
}

/// The first place where two values differ, and how.
fn differs(recorded: &Value, dealt: &Value, at: String) -> Option<(String, String, String)> {
    match (recorded, dealt) {
        (Value::Object(recorded), Value::Object(dealt)) if recorded.keys().eq(dealt.keys()) => {
            let mut fields = recorded.iter().zip(dealt.values());
            fields.find_map(|((key, recorded), dealt)| differs(recorded, dealt, format!("{at}/{key}")))
        }
        (Value::Array(recorded), Value::Array(dealt)) if recorded.len() == dealt.len() => {
            let mut items = recorded.iter().zip(dealt).enumerate();
            items.find_map(|(index, (recorded, dealt))| differs(recorded, dealt, format!("{at}/{index}")))
        }
        _ => (recorded != dealt).then(|| (at, recorded.to_string(), dealt.to_string())),
    }
}

/// Runs the rules on a record that anybody may have written.
fn careful<T>(version: usize, code: impl FnOnce() -> Result<T, Difference>) -> Result<T, Difference> {
    guarded(code).unwrap_or(Err(Difference::Panicked { version }))
}
