//! The newest entries of all logs, as this process has written them, until they are parts of their logs.

use std::collections::{HashMap, VecDeque};
use std::fmt::Write as _;
use std::ops::RangeInclusive;

use protocol::MatchId;

use crate::hour;
use crate::store::EntryRow;

/// How many entries there are at most before the oldest become parts of the logs of their matches. The more, the fewer
/// and larger the parts; but all of them are searched for every log that is read.
const LONGEST: usize = 8192;
/// How many of the oldest go together.
const TOGETHER: usize = 16;

/// What is in the tail, and where the next entries go.
#[derive(Debug)]
pub(super) struct Tail {
    next_row: i64,
    /// Nothing after a write that failed or was given up: what the tail is then, only the file can say.
    known: Option<Known>,
    /// How many entries were written since the tail was made shorter last, or that failed.
    written: usize,
}

/// The rows of a tail, whose numbers follow each other up to the next one.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// The match and the version of each, the oldest first.
    rows: VecDeque<(MatchId, i64)>,
    /// What is no part of a log yet.
    pending: HashMap<MatchId, Part>,
}

/// Where entries that are written together go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The row of the first; those of the others follow.
    pub(super) row: i64,
    /// When they are written, in milliseconds since 1970.
    pub(super) at: i64,
}

/// Some versions of a match.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) match_id: MatchId,
    /// The first of them.
    pub(super) version: i64,
    /// The list of them as JSON.
    pub(super) entries: String,
}

/// What makes a tail shorter.
#[derive(Debug)]
pub(super) enum Shortening {
    /// These become parts, and these rows go.
    Oldest(Vec<Part>, RangeInclusive<i64>),
    /// All that is in the file becomes parts, and all rows go.
    All,
}

impl Tail {
    /// The empty tail. Its rows have other numbers than those of a process before, or of one that has the file open too.
    pub(super) fn new() -> Self {
        Self { next_row: hour::now() << 20, known: Some(Known::default()), written: 0 }
    }

    /// The place of so many entries, and what is known of the tail until they are written.
    pub(super) fn begin(&mut self, entries: usize) -> (Place, Option<Known>) {
        let place = Place { row: self.next_row, at: hour::now() };
        self.next_row += length(entries);
        self.written += entries;
        (place, self.known.take())
    }

    /// Exactly these entries were written at this place.
    pub(super) fn wrote<'a>(
        &mut self,
        known: Option<Known>,
        place: Place,
        entries: impl Iterator<Item = &'a EntryRow>,
    ) {
        let Some(mut known) = known else { return };
        let before = known.rows.len();
        entries.for_each(|entry| known.add(entry, place.at));
        self.next_row = place.row + length(known.rows.len() - before);
        self.known = Some(known);
    }

    /// What makes the tail shorter if it is too long, and what is known of it after that.
    pub(super) fn shorten(&mut self) -> Option<(Shortening, Known)> {
        match self.known.take() {
            Some(mut known) if known.rows.len() >= LONGEST + TOGETHER => {
                self.written = 0;
                let first = self.next_row - length(known.rows.len());
                let (parts, rows) = known.part_oldest();
                Some((Shortening::Oldest(parts, first..=first + length(rows) - 1), known))
            }
            None if self.written >= LONGEST => {
                self.written = 0;
                Some((Shortening::All, Known::default()))
            }
            known => {
                self.known = known;
                None
            }
        }
    }

    /// The tail is shorter.
    pub(super) fn shortened(&mut self, known: Known) {
        self.known = Some(known);
    }
}

impl Known {
    fn add(&mut self, EntryRow { match_id, version, entry }: &EntryRow, at: i64) {
        self.rows.push_back((*match_id, *version));
        let part = self.pending.entry(*match_id);
        let part = part.or_insert_with(|| Part { match_id: *match_id, version: *version, entries: String::new() });
        let before = if part.entries.is_empty() { '[' } else { ',' };
        let _ = write!(part.entries, "{before}{{\"at\":{at},\"entry\":{entry}}}");
    }

    /// Takes out the oldest rows, and all that is known of their matches; returns how many rows that are.
    fn part_oldest(&mut self) -> (Vec<Part>, usize) {
        let oldest: Vec<_> = self.rows.drain(..self.rows.len() - LONGEST).collect();
        let mut parts = Vec::new();
        for (match_id, version) in &oldest {
            // What became a part earlier, as an entry of a match with an older one, only goes.
            if self.pending.get(match_id).is_some_and(|part| part.version <= *version)
                && let Some(mut part) = self.pending.remove(match_id)
            {
                part.entries.push(']');
                parts.push(part);
            }
        }
        (parts, oldest.len())
    }
}

fn length(entries: usize) -> i64 {
    i64::try_from(entries).unwrap_or(i64::MAX)
}
