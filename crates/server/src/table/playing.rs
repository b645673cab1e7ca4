//! The match at a table: what may happen next, and what each viewer is told of it.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{Code, MatchId, Seen, ServerMessage, Update};
use rules::{AnyMatch, Chance, Refused, Seat, Status, Viewer};
use serde_json::value::RawValue;

use crate::deal::Seed;
use crate::telemetry::{Panicked, guarded};
use crate::wire;

/// How many versions a client may be behind and still hear of each that it missed.
const RECENT: usize = 16;

/// A match, how it came to its present version of late, and its seed.
pub(super) struct Playing {
    pub(super) id: MatchId,
    /// Secret until the match is over.
    pub(super) seed: Seed,
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
    pub(super) fn new(id: MatchId, seed: Seed, now: Arc<dyn AnyMatch>) -> Self {
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

    /// What is played for a player who is away.
    pub(super) fn when_absent(&self, seat: Seat, chance: &mut Chance) -> Result<String, Panicked> {
        guarded(|| self.now().when_absent(seat, chance))
    }

    /// How many things happened in the latest version that people need a moment for.
    pub(super) fn things_to_read(&self) -> u32 {
        guarded(|| self.now().things_to_read()).unwrap_or_default()
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

#[cfg(test)]
mod tests {
    use rules::{GameKind, SeatCount, SeatSet};
    use uuid::Uuid;

    use super::*;

    const SEED: Seed = Seed { value: [3; 32], entropy: None };

    /// A match of a game with a bug: whatever the rules are asked, they panic.
    #[derive(Debug)]
    struct Buggy;

    impl AnyMatch for Buggy {
        fn kind(&self) -> GameKind {
            GameKind::ALL[0]
        }
        fn version(&self) -> u64 {
            0
        }
        fn status(&self) -> Status {
            Status::Acting(SeatSet::only(Seat::new(0)))
        }
        fn ply(&self, _: Seat) -> u32 {
            1
        }
        fn play(&self, _: Seat, _: u32, _: &str) -> Result<Box<dyn AnyMatch>, Refused> {
            panic!("a bug")
        }
        fn undo(&self, _: Seat, _: u32) -> Result<Box<dyn AnyMatch>, Refused> {
            panic!("a bug")
        }
        fn may_undo(&self, _: Seat) -> bool {
            false
        }
        fn undone_by(&self) -> Option<Seat> {
            None
        }
        fn log_entry(&self) -> String {
            panic!("a bug")
        }
        fn view(&self, _: Viewer) -> String {
            panic!("a bug")
        }
        fn events(&self, _: Viewer) -> String {
            panic!("a bug")
        }
        fn autopilot(&self, _: Seat, _: &mut Chance) -> String {
            panic!("a bug")
        }
        fn when_absent(&self, _: Seat, _: &mut Chance) -> String {
            panic!("a bug")
        }
        fn seconds_to_decide(&self) -> Option<u16> {
            panic!("a bug")
        }
        fn things_to_read(&self) -> u32 {
            panic!("a bug")
        }
        fn random_move(&self, _: Seat, _: &mut Chance) -> Option<String> {
            panic!("a bug")
        }
        fn legal_moves(&self, _: Seat) -> Vec<String> {
            panic!("a bug")
        }
        fn resample(&self, _: Viewer, _: &mut Chance) -> Box<dyn AnyMatch> {
            panic!("a bug")
        }
    }

    #[test]
    fn a_bug_in_the_rules_refuses_and_leaves_the_match_as_it_was() {
        let playing = Playing::new(MatchId(Uuid::nil()), SEED, Arc::new(Buggy));
        let seat = Seat::new(0);
        for wish in [Wish::Move("{}"), Wish::Undo] {
            assert!(matches!(playing.propose(seat, 1, wish), Err(Rejected::Panicked(_))));
        }
        assert!(playing.autopilot(seat, &mut Chance::new([0; 32], 0)).is_err());
        assert!(playing.catch_up(Viewer::Public, None).is_err());
        assert!(Frames::render(playing.id, &Buggy, &[Viewer::Public]).is_err());
        assert_eq!(playing.now().version(), 0);
    }

    /// A match after so many moves of its bots.
    fn after(moves: u64) -> Playing {
        let setup = rules::Setup::standard(GameKind::ALL[0], SeatCount::new(3).unwrap(), [3; 32]);
        let mut playing = Playing::new(MatchId(Uuid::nil()), SEED, Arc::from(setup.begin().unwrap()));
        let mut chance = Chance::new([4; 32], 0);
        for _ in 0..moves {
            let seat = playing.status().acting().first().unwrap();
            let chosen = playing.autopilot(seat, &mut chance).unwrap();
            let next = playing.propose(seat, playing.now().ply(seat), Wish::Move(&chosen)).unwrap();
            playing.accept(next);
        }
        playing
    }

    #[test]
    fn who_is_a_few_versions_behind_hears_of_each_and_who_is_further_behind_only_of_the_last() {
        let playing = after(20);
        let seen = |version| Some(Seen { match_id: playing.id, version });
        let told = |seen| playing.catch_up(Viewer::Public, seen).unwrap().len();
        assert_eq!(told(seen(17)), 3);
        assert_eq!(told(seen(4)), 16);
        assert_eq!(told(seen(3)), 1);
        assert_eq!((told(seen(20)), told(seen(21)), told(seen(u64::MAX)), told(None)), (1, 1, 1, 1));
    }

    #[test]
    fn the_secrets_of_a_match_do_not_reach_a_log() {
        assert_eq!(format!("{:?}", after(1)), format!("Playing({})", Uuid::nil()));
    }
}
