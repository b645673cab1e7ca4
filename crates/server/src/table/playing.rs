//! The match at a table: what may happen next, and what each viewer is told of it.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{Code, MatchId, Seen, ServerMessage, Update};
use rules::{AnyMatch, Chance, Refused, Seat, Status, Viewer};
use serde_json::value::RawValue;

use crate::telemetry::{Panicked, guarded};
use crate::wire;

/// How many versions a client may be behind and still hear of each that it missed.
const RECENT: usize = 16;

/// A match, how it came to its present version of late, and its seed.
pub(super) struct Playing {
    pub(super) id: MatchId,
    /// Secret until the match is over.
    pub(super) seed: [u8; 32],
    /// The latest versions, the present one last; never empty.
    recent: VecDeque<Arc<dyn AnyMatch>>,
}

/// What a seat asks for.
#[derive(Clone, Copy)]
pub(super) enum Wish<'a> {
    /// A move, as JSON.
    Move(&'a str),
    /// To take its latest move back.
    Undo,
}

/// Why a match did not go on; it has not changed.
#[derive(Debug)]
pub(super) enum Rejected {
    /// The rules refuse.
    Refused(Refused),
    /// The rules have a bug.
    Panicked(Panicked),
}

impl Playing {
    /// The match at its present version, without knowledge of earlier ones.
    pub(super) fn new(id: MatchId, seed: [u8; 32], now: Arc<dyn AnyMatch>) -> Self {
        Self { id, seed, recent: VecDeque::from([now]) }
    }

    /// The match as it is.
    pub(super) fn now(&self) -> &Arc<dyn AnyMatch> {
        self.recent.back().expect("never empty")
    }

    /// Whom the match waits for, or how it ended.
    pub(super) fn status(&self) -> Status {
        self.now().status()
    }

    /// The match after what a seat asks for.
    pub(super) fn propose(&self, seat: Seat, ply: u32, wish: Wish<'_>) -> Result<Arc<dyn AnyMatch>, Rejected> {
        guarded(|| match wish {
            Wish::Move(chosen) => self.now().play(seat, ply, chosen),
            Wish::Undo => self.now().undo(seat, ply),
        })
        .map_err(Rejected::Panicked)?
        .map(Arc::from)
        .map_err(Rejected::Refused)
    }

    /// What the simple bot asks for in this seat.
    pub(super) fn autopilot(&self, seat: Seat, chance: &mut Chance) -> Result<String, Panicked> {
        guarded(|| self.now().autopilot(seat, chance))
    }

    /// Goes on to the next version.
    pub(super) fn accept(&mut self, next: Arc<dyn AnyMatch>) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(next);
    }

    /// What brings a viewer up to date: each version it missed if they are few, else the present one
    /// without events.
    pub(super) fn catch_up(&self, viewer: Viewer, seen: Option<Seen>) -> Result<Vec<Utf8Bytes>, Panicked> {
        let missed = seen.filter(|seen| seen.match_id == self.id).and_then(|seen| self.after(seen.version));
        guarded(|| match missed {
            Some(from) => self.recent.range(from..).map(|version| update(self.id, &**version, viewer, true)).collect(),
            None => vec![update(self.id, &**self.now(), viewer, false)],
        })
    }

    /// Where the versions after this one begin, if all of them are known and there is at least one.
    fn after(&self, version: u64) -> Option<usize> {
        let from = self.recent.iter().position(|recent| recent.version() == version.saturating_add(1))?;
        Some(from)
    }
}

// The state holds every secret of the match.
impl fmt::Debug for Playing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Playing({})", self.id)
    }
}

/// A new version as all those viewers are told of it; each kind of viewer is rendered once.
pub(super) struct Frames(Vec<(Viewer, Utf8Bytes)>);

impl Frames {
    /// What these viewers are told.
    pub(super) fn render(id: MatchId, version: &dyn AnyMatch, viewers: &[Viewer]) -> Result<Self, Panicked> {
        guarded(|| Self(viewers.iter().map(|viewer| (*viewer, update(id, version, *viewer, true))).collect()))
    }

    /// What this viewer is told.
    pub(super) fn of(&self, viewer: Viewer) -> Option<&Utf8Bytes> {
        self.0.iter().find(|(rendered, _)| *rendered == viewer).map(|(_, frame)| frame)
    }
}

/// What a viewer is told of a version: with the events if it is new to them.
fn update(match_id: MatchId, version: &dyn AnyMatch, viewer: Viewer, new: bool) -> Utf8Bytes {
    let seat = viewer.seat();
    wire::frame(&ServerMessage::Update(Update {
        match_id,
        version: version.version(),
        ply: seat.map_or(0, |seat| version.ply(seat)),
        may_undo: seat.is_some_and(|seat| version.may_undo(seat)),
        undone_by: version.undone_by().filter(|_| new),
        events: wire::raw(if new { version.events(viewer) } else { "[]".to_owned() }),
        view: wire::raw(version.view(viewer)),
    }))
}

/// The code of a refusal, and the game's own reason.
pub(super) fn refusal(refused: Refused) -> (Code, Option<Box<RawValue>>) {
    match refused {
        Refused::Over => (Code::NoMatch, None),
        Refused::NotActing => (Code::NotYourTurn, None),
        Refused::Stale => (Code::Stale, None),
        Refused::NothingToUndo => (Code::NothingToUndo, None),
        Refused::Unreadable => (Code::NotAMove, None),
        Refused::Illegal(why) => (Code::Illegal, Some(wire::raw(why))),
    }
}
