//! A finished match as somebody saw it.

use std::cell::Cell;
use std::str::FromStr;

use protocol::{Record, Replay, ReplayFrame};
use rules::{AnyMatch, Seat, Viewer};
use serde::Deserialize;

use crate::telemetry::guarded;

/// How many bytes of views and events go into one answer: more are asked for from where it stops.
const FULL: usize = 1024 * 1024;

/// In whose eyes a finished match is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Eyes(pub(crate) Viewer);

impl FromStr for Eyes {
    type Err = &'static str;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word {
            "public" => Ok(Self(Viewer::Public)),
            "open" => Ok(Self(Viewer::Archive)),
            _ => {
                let seat = word.strip_prefix("seat-").and_then(|seat| seat.parse().ok());
                seat.map(|seat| Self(Viewer::Seat(Seat::new(seat)))).ok_or("public, open or seat-N")
            }
        }
    }
}

impl TryFrom<String> for Eyes {
    type Error = &'static str;

    fn try_from(word: String) -> Result<Self, Self::Error> {
        word.parse()
    }
}

/// The versions of the match from this one on, as many as fit and at least one; nothing when its log
/// cannot be read, or there is no such seat.
pub(crate) fn replay(record: &Record, eyes: Eyes, from: u64) -> Option<Replay> {
    let setup = super::setup(record)?;
    if eyes.0.seat().is_some_and(|seat| !setup.seats.contains(seat)) {
        return None;
    }
    let mut frames = Vec::new();
    let size = Cell::new(0);
    let mut show = |now: Box<dyn AnyMatch>| {
        if now.version() >= from {
            let (events, view) = (now.events(eyes.0), now.view(eyes.0));
            size.set(size.get() + events.get().len() + view.get().len());
            let undone_by = now.undone_by();
            frames.push(ReplayFrame { version: now.version(), acting: now.status().acting(), undone_by, events, view });
        }
    };
    let mut entries = record.log.iter().map(|entry| entry.get()).take_while(|_| size.get() < FULL);
    guarded(|| setup.replay(&mut entries, &mut show)).ok()?.ok()?;
    Some(Replay {
        match_id: record.match_id,
        game: record.game,
        options: record.options.clone(),
        seats: record.seats.clone(),
        origin: record.origin,
        outcome: record.outcome.clone(),
        ended_at: record.ended_at,
        versions: record.log.len(),
        frames,
    })
}
