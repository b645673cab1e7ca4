//! Ends of turns and of the match (rulings 18 and 21).

use super::state::{Ended, HungryLittleDemons, Pace};
use super::{Ending, OpenEvent, Phase, score};
use crate::Seat;

/// How many actions a turn has.
const ACTIONS: u8 = 3;

impl HungryLittleDemons {
    /// What ends a turn or the match between actions.
    pub(super) fn at_rest(&self) -> Option<OpenEvent> {
        match self.phase {
            Phase::StopVote { waiting } if waiting.is_empty() => Some(self.end(None, Ending::Agreed)),
            Phase::Act => {
                if let Some(by) = self.seats().seats().find(|seat| self.is_home_with_a_recipe(*seat)) {
                    Some(self.end(Some(by), Ending::CameHome))
                } else if self.lasts_too_long() {
                    Some(self.end(None, Ending::Endless))
                } else if self.actions_left == 0 {
                    Some(self.end_turn())
                } else {
                    None
                }
            }
            _ => None,
        }
    }

    fn is_home_with_a_recipe(&self, seat: Seat) -> bool {
        self.houses[seat].chef_at.is_none() && self.houses[seat].completed() > 0
    }

    fn lasts_too_long(&self) -> bool {
        let limits = &self.edition.limits;
        self.quiet_rounds() >= limits.quiet_rounds_to_end
            || self.pace.turns / self.seats().get() >= usize::from(limits.rounds_to_end)
    }

    pub(super) fn end(&self, by: Option<Seat>, ending: Ending) -> OpenEvent {
        let expelled = by.map(|by| score::expelled(&self.seat_views(), by)).unwrap_or_default();
        OpenEvent::Ended { by, ending, expelled }
    }

    /// The turn passes to the next seat.
    pub(super) fn end_turn(&self) -> OpenEvent {
        OpenEvent::TurnEnded { seat: self.turn, next: self.seats().after(self.turn) }
    }

    pub(super) fn stop_answered(&mut self, seat: Seat, agree: bool) {
        let Phase::StopVote { mut waiting } = self.phase else { return };
        waiting.remove(seat);
        self.phase = if agree { Phase::StopVote { waiting } } else { Phase::Act };
    }

    pub(super) fn turn_ended(&mut self, next: Seat) {
        self.pace.turn_ended();
        self.begin_turn(next);
    }

    pub(super) fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.actions_left = ACTIONS;
    }

    /// For how many full rounds nothing has come of anything.
    pub(super) fn quiet_rounds(&self) -> u16 {
        u16::try_from(self.pace.quiet_turns / self.seats().get()).unwrap_or(u16::MAX)
    }

    /// Whether the seats may be asked to stop.
    pub(super) fn may_propose_stop(&self) -> bool {
        !self.pace.stop_proposed && self.quiet_rounds() >= self.edition.limits.quiet_rounds_to_stop
    }

    pub(super) fn stop_proposed(&mut self, seat: Seat) {
        self.pace.stop_proposed = true;
        let mut waiting = self.everybody();
        waiting.remove(seat);
        self.phase = Phase::StopVote { waiting };
    }

    pub(super) fn over(&mut self, ended: Ended) {
        for seat in &ended.expelled {
            self.houses[*seat].demon_in = None;
        }
        self.ended = Some(ended);
        self.phase = Phase::Over;
    }
}

impl Pace {
    pub(super) fn progressed(&mut self) {
        self.progress = true;
        self.quiet_turns = 0;
    }

    fn turn_ended(&mut self) {
        self.turns += 1;
        self.quiet_turns += usize::from(!self.progress);
        self.progress = false;
        self.stop_proposed = false;
    }
}
