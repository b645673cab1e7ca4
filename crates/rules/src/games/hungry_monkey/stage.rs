//! Where a match stands, and where it goes on when something has happened.

use super::series::{Award, GAMES, awards};
use super::state::HungryMonkey;
use super::{Animal, SeriesKind, pile};
use crate::{BySeat, Outcome, Seat, SeatSet};

/// Where a match stands. Each stage either waits for seats or leads to exactly one event.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Stage {
    /// A game is to be dealt; one of these begins.
    Deal {
        /// Who may begin.
        starters: SeatSet,
    },
    /// A seat plays.
    Turn(Seat),
    /// A seat chooses what its Sparrow swaps.
    Swap(Seat),
    /// A seat chooses where its Snake looks.
    Peek(Seat),
    /// The unfinished seats answer whether to stop.
    Vote {
        /// Who proposed it, and has agreed by that.
        proposer: Seat,
        /// Who has yet to answer.
        waiting: SeatSet,
        /// Who answered no.
        against: SeatSet,
    },
    /// An unseen card was invalid: the pile goes to the hand.
    Invalid(Seat),
    /// What landed on the pile has an effect that needs no choice.
    Effect(Seat, Effect),
    /// A seat draws back up.
    Draw {
        /// Who.
        seat: Seat,
        /// Whether it takes another turn then.
        again: bool,
    },
    /// A seat has no cards left.
    Finish(Seat),
    /// A seat takes another turn.
    Again(Seat),
    /// A game is over: its places are told.
    GameEnd(Ending),
    /// Bean cards change hands, one seat after the other.
    Beans {
        /// Who still gains or loses what.
        left: Vec<(Seat, Award)>,
    },
    /// Everybody says "continue".
    Between {
        /// Who has yet to say so.
        waiting: SeatSet,
    },
    /// The match is over: its outcome is told.
    MatchEnd(Ending),
    /// The match is over.
    Over(Outcome),
}

/// What happens by itself when cards have landed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Four or more of a kind: the pile is discarded.
    Gang,
    /// The pile is discarded.
    Tiger,
    /// The cards beneath the Ants are taken.
    Ant,
    /// The next seat is bound.
    Buffalo,
    /// A Sparrow or Snake finds nothing to do.
    Nothing,
}

/// The ways in which a game or a match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// All but one seat have finished.
    LastSeatLeft,
    /// The unfinished seats agreed to stop.
    StoppedByAgreement,
    /// There was no progress for too long.
    StoppedAtLimit,
    /// All games of the series were played.
    BeansFourGames,
    /// A seat had enough beans before that.
    BeansTarget,
}

impl Ending {
    /// Its name in the outcome.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::LastSeatLeft => "last_seat_left",
            Self::StoppedByAgreement => "stopped_by_agreement",
            Self::StoppedAtLimit => "stopped_at_limit",
            Self::BeansFourGames => "beans_four_games",
            Self::BeansTarget => "beans_target",
        }
    }
}

impl HungryMonkey {
    /// Where a turn goes on when valid cards have landed: gang first, then the top card's effect (ruling 8).
    pub(super) fn after_landing(&self, seat: Seat) -> Stage {
        if pile::is_gang(&self.pile) {
            return Stage::Effect(seat, Effect::Gang);
        }
        let out = self.is_out(seat);
        match pile::top(&self.pile) {
            Some(Animal::Tiger) => Stage::Effect(seat, Effect::Tiger),
            Some(Animal::Buffalo) => Stage::Effect(seat, Effect::Buffalo),
            Some(Animal::Ant) if pile::beneath_ants(&self.pile) > 0 => Stage::Effect(seat, Effect::Ant),
            // Whoever is out finishes at once: these three need somebody who plays on (ruling 12).
            Some(Animal::Sparrow) if self.can_swap(seat) => Stage::Swap(seat),
            Some(Animal::Snake) if !out && self.can_peek() => Stage::Peek(seat),
            Some(Animal::Sparrow | Animal::Snake) if !out => Stage::Effect(seat, Effect::Nothing),
            Some(Animal::Mongoose) => self.after_effect(seat, true),
            _ => self.after_effect(seat, false),
        }
    }

    /// Where a turn goes on when the effect is done.
    pub(super) fn after_effect(&self, seat: Seat, again: bool) -> Stage {
        if self.missing_cards(seat) > 0 { Stage::Draw { seat, again } } else { self.after_draw(seat, again) }
    }

    /// Where a turn goes on when the hand is drawn up.
    pub(super) fn after_draw(&self, seat: Seat, again: bool) -> Stage {
        if self.is_out(seat) {
            Stage::Finish(seat)
        } else if again {
            Stage::Again(seat)
        } else {
            Stage::Turn(self.next_seat(seat))
        }
    }

    /// Where a match goes on when a seat has finished.
    pub(super) fn after_finish(&self, seat: Seat) -> Stage {
        if self.unfinished().len() == 1 {
            Stage::GameEnd(Ending::LastSeatLeft)
        } else {
            Stage::Turn(self.next_seat(seat))
        }
    }

    /// Where a match goes on when the places of a game are told.
    pub(super) fn after_game(&self, ending: Ending, places: &BySeat<u8>) -> Stage {
        match self.options.series {
            SeriesKind::Single => Stage::MatchEnd(ending),
            SeriesKind::Beans => self.after_awards(awards(places)),
        }
    }

    /// Where a series goes on while these awards are left.
    pub(super) fn after_awards(&self, mut left: Vec<(Seat, Award)>) -> Stage {
        left.retain(|(seat, award)| *award != Award::Discard || !self.beans.held(*seat).is_empty());
        if !left.is_empty() {
            Stage::Beans { left }
        } else if self.game == GAMES {
            Stage::MatchEnd(Ending::BeansFourGames)
        } else if self.beans.target_reached(self.seats) {
            Stage::MatchEnd(Ending::BeansTarget)
        } else {
            Stage::Between { waiting: self.seats.seats().collect() }
        }
    }
}
