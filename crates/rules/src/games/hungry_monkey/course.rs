//! Where a match goes on when something has happened.

use super::series::{Award, GAMES, awards};
use super::stage::{Effect, Ending, Stage};
use super::state::HungryMonkey;
use super::{Animal, SeriesKind, pile};
use crate::{BySeat, Seat};

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
