//! The tail: the newest entries of all logs, as this process has written them, until they move to parts.

use std::collections::{HashMap, VecDeque};
use std::fmt::Write as _;
use std::ops::RangeInclusive;

use protocol::MatchId;

use crate::hour;
use crate::store::EntryRow;

/// The longest tail; beyond it, the oldest entries move to the parts of their matches. A longer tail makes fewer and
/// larger parts, but all of it is searched for every log that is read.
const LONGEST: usize = 8192;
/// How many of the oldest entries move at once.
const TOGETHER: usize = 16;

/// What is in the tail, and where the next entries go.
#[derive(Debug)]
pub(super) struct Tail {
    next_row: i64,
    /// `None` after a write that failed or was given up: then only the file knows the tail.
    known: Option<Known>,
    /// How many entries were written since the tail was last shortened, or since that failed.
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

/// The place of entries that are written together.
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

/// How to shorten a tail.
#[derive(Debug)]
pub(super) enum Shortening {
    /// These entries move to parts, and these rows are deleted.
    Oldest(Vec<Part>, RangeInclusive<i64>),
    /// All entries in the file move to parts, and all rows are deleted.
    All,
}

impl Tail {
    /// The empty tail. Its rows have other numbers than those of an earlier process, or of another one on the same
    /// file.
    pub(super) fn new() -> Self {
        Self { next_row: hour::now() << 20, known: Some(Known::default()), written: 0 }
    }

    /// The place for this many entries, and the tail as far as known. It counts as unknown until they are written.
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

    /// How to shorten the tail if it is too long, and the tail after that.
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

    /// Takes out the oldest rows, with all entries of their matches; returns how many rows those are.
    fn part_oldest(&mut self) -> (Vec<Part>, usize) {
        let oldest: Vec<_> = self.rows.drain(..self.rows.len() - LONGEST).collect();
        let mut parts = Vec::new();
        for (match_id, version) in &oldest {
            // An entry that moved earlier, together with an older one of its match, is only removed.
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
