//! Ends of turns and of the match (rulings 18 and 21).

use super::state::{Ended, HungryLittleDemons, Pace};
use super::{Ending, OpenEvent, Phase, score};
use crate::{Counted, Length, Seat, Stopping};

/// How many actions a turn has.
const ACTIONS: u8 = 3;

impl HungryLittleDemons {
    /// What ends a turn or the match between actions.
    pub(super) fn at_rest(&self) -> Option<OpenEvent> {
        match self.phase {
            Phase::StopVote { waiting } if waiting.is_empty() => Some(self.end(None, Ending::Agreed)),
            Phase::Act | Phase::EndTurn => {
                if let Some(by) = self.seats().seats().find(|seat| self.is_home_with_a_recipe(*seat)) {
                    Some(self.end(Some(by), Ending::CameHome))
                } else if self.lasts_too_long() {
                    Some(self.end(None, Ending::Endless))
                } else if self.actions_left == 0 && self.phase == Phase::Act {
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
        let Stopping { quiet, stops_at, length, .. } = self.until_stopped();
        stops_at.is_some_and(|most| quiet >= most) || length.is_some_and(|length| length.played >= length.most)
    }

    /// How far the match is from being stopped (rulings 21 and 24).
    pub(super) fn until_stopped(&self) -> Stopping {
        let limits = &self.edition.limits;
        let rounds = |turns: usize| u32::try_from(turns / self.seats().get()).unwrap_or(u32::MAX);
        Stopping {
            counted: Counted::Rounds,
            quiet: rounds(self.pace.quiet_turns),
            may_ask_at: limits.quiet_rounds_to_stop.into(),
            stops_at: Some(limits.quiet_rounds_to_end.into()),
            length: Some(Length { played: rounds(self.pace.turns), most: limits.rounds_to_end.into() }),
        }
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
        self.phase = Phase::Act;
    }

    /// Whether the seats may be asked to stop.
    pub(super) fn may_propose_stop(&self) -> bool {
        let Stopping { quiet, may_ask_at, .. } = self.until_stopped();
        !self.pace.stop_proposed && quiet >= may_ask_at
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
