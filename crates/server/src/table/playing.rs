//! The match at a table: what may happen next, and what each viewer is told of it.

use std::fmt;
use std::sync::Arc;

use protocol::{Code, MatchId, Seen, ServerMessage, Update};
use rules::{AnyMatch, Chance, Refused, Seat, Status};
use serde_json::value::RawValue;

use super::eyes::Eyes;
use super::versions::Versions;
use crate::deal::Seed;
use crate::telemetry::{Panicked, guarded};
use crate::wire::{self, Frame};

/// A match, how it came to its present version of late, and its seed.
pub(super) struct Playing {
    pub(super) id: MatchId,
    /// Secret until the match is over.
    pub(super) seed: Seed,
    pub(super) versions: Versions,
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
    pub(super) const fn new(id: MatchId, seed: Seed, versions: Versions) -> Self {
        Self { id, seed, versions }
    }

    /// The match as it is.
    pub(super) fn now(&self) -> &Arc<dyn AnyMatch> {
        self.versions.now()
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

    /// What brings a viewer up to date: each version it missed if they are few, else the one it sees now
    /// without events; nothing if there is nothing yet that it may see.
    pub(super) fn catch_up(&self, eyes: Eyes, seen: Option<Seen>) -> Result<Vec<Frame>, Panicked> {
        guarded(|| {
            let missed = match seen.filter(|seen| seen.match_id == self.id) {
                Some(seen) => self.versions.after(seen.version, eyes.watches),
                None => Vec::new(),
            };
            if missed.is_empty() {
                let seen = self.versions.seen(eyes.watches).and_then(|version| self.versions.at(version));
                seen.map(|version| update(self.id, &*version, eyes, false)).into_iter().collect()
            } else {
                missed.iter().map(|version| update(self.id, &**version, eyes, true)).collect()
            }
        })
    }
}

// The state holds every secret of the match.
impl fmt::Debug for Playing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Playing({})", self.id)
    }
}

/// A new version as all those viewers are told of it; each kind of viewer is rendered once.
pub(super) struct Frames(Vec<(Eyes, Frame)>);

impl Frames {
    /// What these viewers are told.
    pub(super) fn render(id: MatchId, version: &dyn AnyMatch, eyes: &[Eyes]) -> Result<Self, Panicked> {
        guarded(|| Self(eyes.iter().map(|eyes| (*eyes, update(id, version, *eyes, true))).collect()))
    }

    /// What this viewer is told.
    pub(super) fn of(&self, eyes: Eyes) -> Option<&Frame> {
        self.0.iter().find(|(rendered, _)| *rendered == eyes).map(|(_, frame)| frame)
    }
}

/// What a viewer is told of a version: with the events if it is new to them.
fn update(match_id: MatchId, version: &dyn AnyMatch, Eyes { viewer, watches }: Eyes, new: bool) -> Frame {
    // Who only looks with the eyes of a seat decides nothing.
    let seat = viewer.seat().filter(|_| !watches);
    wire::frame(&ServerMessage::Update(Update {
        match_id,
        version: version.version(),
        seat: viewer.seat(),
        acting: version.status().acting(),
        ply: seat.map_or(0, |seat| version.ply(seat)),
        may_undo: seat.is_some_and(|seat| version.may_undo(seat)),
        undone_by: version.undone_by().filter(|_| new),
        events: if new { version.events(viewer) } else { wire::raw("[]".to_owned()) },
        view: version.view(viewer),
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
    use std::time::Duration;

    use protocol::WatchingFrom;
    use rules::{AnyStep, GameKind, SeatCount, SeatSet, Viewer};
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
        fn play_as_before(&self, _: Seat, _: u32, _: &str) -> Result<Box<dyn AnyMatch>, Refused> {
            panic!("a bug")
        }
        fn undo_as_before(&self, _: Seat, _: u32) -> Result<Box<dyn AnyMatch>, Refused> {
            panic!("a bug")
        }
        fn may_undo(&self, _: Seat) -> bool {
            false
        }
        fn undone_by(&self) -> Option<Seat> {
            None
        }
        fn step(&self) -> AnyStep {
            after(0, WatchingFrom::Now).now().step()
        }
        fn follow(&self, _: &AnyStep) -> Option<Box<dyn AnyMatch>> {
            panic!("a bug")
        }
        fn log_entry(&self) -> String {
            panic!("a bug")
        }
        fn view(&self, _: Viewer) -> Box<RawValue> {
            panic!("a bug")
        }
        fn events(&self, _: Viewer) -> Box<RawValue> {
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
        let playing = Playing::new(MatchId(Uuid::nil()), SEED, Versions::new(Arc::new(Buggy), WatchingFrom::Now));
        let seat = Seat::new(0);
        for wish in [Wish::Move("{}"), Wish::Undo] {
            assert!(matches!(playing.propose(seat, 1, wish), Err(Rejected::Panicked(_))));
        }
        assert!(playing.autopilot(seat, &mut Chance::new([0; 32], 0)).is_err());
        assert!(playing.catch_up(SPECTATOR, None).is_err());
        assert!(Frames::render(playing.id, &Buggy, &[SPECTATOR]).is_err());
        assert_eq!(playing.now().version(), 0);
    }

    #[test]
    fn a_bug_in_the_rules_keeps_from_those_who_come_back_what_they_missed_but_the_match_goes_on() {
        let mut playing = Playing::new(MatchId(Uuid::nil()), SEED, Versions::new(Arc::new(Buggy), WatchingFrom::Now));
        for moves in 1..=20 {
            playing.versions.push(Arc::clone(after(moves, WatchingFrom::Now).now()));
        }
        let told = |version| playing.catch_up(PLAYER, Some(Seen { match_id: playing.id, version })).unwrap().len();
        assert_eq!((told(3), told(14), told(18)), (1, 1, 2));
    }

    const SPECTATOR: Eyes = Eyes { viewer: Viewer::Public, watches: true };
    const PLAYER: Eyes = Eyes { viewer: Viewer::Seat(Seat::new(0)), watches: false };

    /// A match after so many moves of its bots, which spectators see like this.
    fn after(moves: u64, from: WatchingFrom) -> Playing {
        let setup = rules::Setup::standard(GameKind::ALL[0], SeatCount::new(3).unwrap(), [3; 32]);
        let mut playing =
            Playing::new(MatchId(Uuid::nil()), SEED, Versions::new(Arc::from(setup.begin().unwrap()), from));
        let mut chance = Chance::new([4; 32], 0);
        for _ in 0..moves {
            let seat = playing.status().acting().first().unwrap();
            let chosen = playing.autopilot(seat, &mut chance).unwrap();
            let next = playing.propose(seat, playing.now().ply(seat), Wish::Move(&chosen)).unwrap();
            playing.versions.push(next);
        }
        playing
    }

    #[test]
    fn who_is_a_few_versions_behind_hears_of_each_and_who_is_further_behind_only_of_the_last() {
        let playing = after(20, WatchingFrom::Now);
        let seen = |version| Some(Seen { match_id: playing.id, version });
        let told = |seen| playing.catch_up(PLAYER, seen).unwrap().len();
        assert_eq!(told(seen(17)), 3);
        assert_eq!(told(seen(4)), 16);
        assert_eq!(told(seen(3)), 1);
        assert_eq!((told(seen(20)), told(seen(21)), told(seen(u64::MAX)), told(None)), (1, 1, 1, 1));
    }

    /// The version that a spectator is told of next, and how many are told.
    fn told(playing: &Playing, seen: Option<u64>) -> (Option<u64>, usize) {
        let seen = seen.map(|version| Seen { match_id: playing.id, version });
        let frames = playing.catch_up(SPECTATOR, seen).unwrap();
        let first = frames.first().map(|frame| serde_json::from_str::<serde_json::Value>(frame).unwrap());
        (first.map(|frame| frame["d"]["version"].as_u64().unwrap()), frames.len())
    }

    #[test]
    fn spectators_who_are_some_moves_late_never_see_further_however_they_ask() {
        let late = |moves| after(moves, WatchingFrom::Moves { late: 20 });
        assert_eq!(told(&late(19), None), (None, 0));
        assert_eq!(told(&late(20), None), (Some(0), 1));
        let mut playing = late(60);
        assert_eq!(told(&playing, None), (Some(40), 1));
        assert_eq!(told(&playing, Some(37)), (Some(38), 3));
        assert_eq!(told(&playing, Some(24)), (Some(25), 16));
        for seen in [23, 40, 50, 59, 60, u64::MAX] {
            assert_eq!(told(&playing, Some(seen)), (Some(40), 1), "{seen}");
        }
        playing.versions.end();
        assert_eq!(told(&playing, Some(57)), (Some(58), 3));
    }

    #[tokio::test(start_paused = true)]
    async fn spectators_who_are_some_minutes_late_see_each_version_when_it_is_that_old() {
        let mut playing = after(0, WatchingFrom::Minutes { late: 5 });
        assert_eq!(told(&playing, None), (None, 0));
        tokio::time::advance(Duration::from_secs(200)).await;
        let chosen =
            playing.autopilot(playing.status().acting().first().unwrap(), &mut Chance::new([4; 32], 0)).unwrap();
        let seat = playing.status().acting().first().unwrap();
        let next = playing.propose(seat, playing.now().ply(seat), Wish::Move(&chosen)).unwrap();
        playing.versions.push(next);
        tokio::time::advance(playing.versions.due_after(None).unwrap() - tokio::time::Instant::now()).await;
        assert_eq!(told(&playing, None), (Some(0), 1));
        let due = playing.versions.due_after(Some(0)).unwrap() - tokio::time::Instant::now();
        assert_eq!(due, Duration::from_secs(200));
        tokio::time::advance(due).await;
        assert_eq!(told(&playing, Some(0)), (Some(1), 1));
        assert_eq!(playing.versions.due_after(Some(1)), None);
    }

    #[test]
    fn spectators_who_see_a_match_at_its_end_see_nothing_before() {
        let mut playing = after(40, WatchingFrom::End);
        assert_eq!(told(&playing, Some(3)), (None, 0));
        playing.versions.end();
        assert_eq!(told(&playing, None), (Some(40), 1));
    }

    #[test]
    fn the_secrets_of_a_match_do_not_reach_a_log() {
        assert_eq!(format!("{:?}", after(1, WatchingFrom::Now)), format!("Playing({})", Uuid::nil()));
    }
}
