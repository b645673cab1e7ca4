//! When the clock of a match runs, and what happens when it is over.

use protocol::{AtZero, ClockView};
use rules::{AnyMatch, SeatSet};
use tokio::time::{Duration, Instant};

use super::Actor;
use crate::hour;
use crate::table::Denied;
use crate::table::Room;
use crate::table::clock::{Clock, Step};
use crate::telemetry::guarded;

/// How much later than the players' the table's clock is over: what was sent in time has arrived by then.
const ON_THE_WAY: Duration = Duration::from_millis(500);

/// When the clock was started.
#[derive(Clone, Copy, Debug)]
pub(super) struct Running {
    /// For people, to whom it never seems to have run for longer than it could.
    hour: i64,
    at: Instant,
}

impl Actor {
    /// The seats that run out of time: those that the match waits for and that have a player.
    pub(super) fn asked(&self) -> SeatSet {
        asked(&self.room)
    }

    /// Starts the clock if it has to run and stops it if not. It stands still during a pause, and while
    /// nobody who plays is there.
    pub(super) fn wind_clock(&mut self) {
        let runs = self.room.running()
            && self.room.current.paused.is_none()
            && !self.bot_stuck
            && self.due_in().is_some()
            && !self.asked().is_empty()
            && self.room.players_in_match().any(|player| self.is_present(player));
        if !runs {
            self.stop_clock();
        } else if self.running_since.is_none() {
            self.running_since = Some(Running { hour: hour::now(), at: Instant::now() });
        }
    }

    /// Stops the clock; it goes on from there when it is wound.
    pub(super) fn stop_clock(&mut self) {
        self.room.current.clock = self.clock_now();
        self.running_since = None;
    }

    /// Starts the clock of the room, which has just become what it is.
    pub(super) fn restart_clock(&mut self) {
        self.running_since = None;
    }

    /// The room with what the clock shows now, which goes on from there.
    pub(super) fn with_clock(&mut self, mut room: Room) -> Room {
        // Between changes the clock is told once, so it is not touched unless somebody else is asked.
        if asked(&room) != self.asked() || room.current.paused != self.room.current.paused {
            self.stop_clock();
        }
        room.current.clock = self.room.current.clock.clone();
        room
    }

    /// The clock after the match has gone on to this version.
    pub(super) fn clock_after(&self, version: &dyn AnyMatch) -> Clock {
        let before = self.playing.as_ref().map_or(SeatSet::EMPTY, |playing| playing.status().acting());
        self.clock_now().after(self.room.settings.pace.clock, step(&self.room, before, version))
    }

    /// When time is over for the seats that are asked.
    pub(super) fn zero_at(&self) -> Option<Instant> {
        Some(self.running_since?.at + Duration::from_millis(self.due_in()?) + ON_THE_WAY)
    }

    /// Time is over: a move is made for one of the seats that are asked, or the others decide.
    pub(super) async fn time_is_over(&mut self) -> Result<(), Denied> {
        self.stop_clock();
        match self.asked().first() {
            Some(seat) if self.due_in() == Some(0) => self.absent_moves(seat).await,
            _ => {
                self.tell();
                Ok(())
            }
        }
    }

    /// What is told of the clock.
    pub(super) fn clock_view(&self) -> Option<ClockView> {
        let clock = &self.room.current.clock;
        Some(ClockView {
            since: self.running_since.map(|running| running.hour),
            left: clock.left().filter(|_| self.room.running())?,
            banks: clock.left_in_banks().to_vec(),
            asked: self.asked(),
            over: self.others_decide(),
        })
    }

    /// Whether the table's time for the seats that are asked is over and the others have a say.
    pub(super) fn others_decide(&self) -> bool {
        self.room.settings.pace.at_zero == AtZero::OthersDecide && self.room.current.clock.turn_is_over()
    }

    /// How long after the clock's start a move has to be made for a seat that is asked.
    fn due_in(&self) -> Option<u64> {
        if self.others_decide() { self.room.current.clock.left_by_rules() } else { self.room.current.clock.left() }
    }

    fn clock_now(&self) -> Clock {
        let Some(running) = self.running_since else { return self.room.current.clock.clone() };
        let millis = u64::try_from(running.at.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.room.current.clock.run(millis, self.asked())
    }
}

/// The clock of a match that begins in this room.
pub(super) fn clock_at_start(room: &Room, begun: &dyn AnyMatch) -> Clock {
    let seats = room.current.info.as_ref().map_or(0, |current| current.seats.len());
    Clock::begin(room.settings.pace.clock, seats, step(room, SeatSet::EMPTY, begun))
}

/// The clock of a match that goes on in this room. It may have come to its version under code that knew no limit.
pub(super) fn clock_at_load(room: &Room, version: &dyn AnyMatch) -> Clock {
    room.current.clock.clone().limited(limit(version))
}

fn step(room: &Room, before: SeatSet, version: &dyn AnyMatch) -> Step {
    Step {
        before,
        after: version.status().acting(),
        bots: room.bot_seats(),
        undone_by: version.undone_by(),
        limit: limit(version),
    }
}

fn limit(version: &dyn AnyMatch) -> Option<u64> {
    let seconds = guarded(|| version.seconds_to_decide()).ok().flatten();
    seconds.map(|seconds| u64::from(seconds) * 1000)
}

fn asked(room: &Room) -> SeatSet {
    let bots = room.bot_seats();
    let acting = room.current.info.as_ref().map_or(SeatSet::EMPTY, |current| current.acting);
    acting.iter().filter(|seat| !bots.contains(*seat)).collect()
}
