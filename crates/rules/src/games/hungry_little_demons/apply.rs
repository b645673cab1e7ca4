//! How an event changes the state: the only place where it does.

use std::mem;

use super::state::{Ended, HungryLittleDemons, Placed};
use super::{Card, Event, OpenEvent, Phase, SecretEvent, Space};
use crate::Game;

pub(super) fn apply(game: &mut HungryLittleDemons, event: &Event) {
    let waits = !game.is_final(event);
    game.pending = None;
    match event {
        Event::Open(event) => game.happen_openly(event),
        Event::Secret(event) => game.happen_secretly(event),
    }
    // The last action of a turn can be taken back like any other (ruling 22).
    if waits && game.phase == Phase::Act && game.actions_left == 0 {
        game.phase = Phase::EndTurn;
    }
}

impl HungryLittleDemons {
    fn happen_secretly(&mut self, event: &SecretEvent) {
        match event {
            SecretEvent::ForestLaid { forest, deck } => self.forest_laid(forest, deck),
            SecretEvent::SpritePeeked { seat, space, cards } => self.sprite_peeked(*seat, *space, cards.len()),
            SecretEvent::SpriteTook { seat, number, .. } => self.sprite_took(*seat, *number),
            SecretEvent::SpriteOrdered { seat, space, order } => self.sprite_ordered(*seat, *space, order),
        }
    }

    fn happen_openly(&mut self, event: &OpenEvent) {
        match event {
            OpenEvent::Began { starter, chefs } => self.began(*starter, chefs.as_ref()),
            OpenEvent::ChefPicked { seat, chef } => self.chef_picked(*seat, *chef),
            OpenEvent::HousePlaced { seat, door } => self.house_placed(*seat, *door),
            OpenEvent::Studied { seat } => self.studied(*seat),
            OpenEvent::Concealed => self.concealed(),
            OpenEvent::RecipesDealt { recipes } => self.recipes_dealt(recipes),
            OpenEvent::ChefMoved { seat, to } => {
                self.begin_action();
                self.houses[*seat].chef_at = *to;
            }
            OpenEvent::TurnedUp { seat, space, card, action } => self.turned_up(*seat, *space, *card, *action),
            OpenEvent::StoppedLooking { .. } => {
                self.second_look = false;
                self.resolved();
            }
            OpenEvent::IngredientTaken { seat, space, card } => self.ingredient_taken(*seat, *space, *card),
            OpenEvent::BaitTaken { seat, space } => self.bait_taken(*seat, *space),
            OpenEvent::SpriteIdle { .. } => self.resolved(),
            OpenEvent::ShiftChosen { shift, .. } => self.shift_chosen(*shift),
            OpenEvent::Shifted { gap, direction, .. } => self.shifted(*gap, *direction),
            OpenEvent::Refilled { space, .. } => self.refilled(*space),
            OpenEvent::Banished { space, .. } => self.banished(*space),
            OpenEvent::DemonMoved { seat, house } => {
                self.begin_action();
                self.houses[*seat].demon_in = Some(*house);
            }
            OpenEvent::Destroyed { seat, victim, furniture } => self.destroyed(*seat, *victim, *furniture),
            OpenEvent::BaitDestroyed { victim, .. } => self.bait_destroyed(*victim),
            OpenEvent::Stole { seat, victim, number, .. } => self.stole(*seat, *victim, *number),
            OpenEvent::CardReturned { victim, number, .. } => self.card_returned(*victim, *number),
            OpenEvent::SentHome { seat } => self.houses[*seat].chef_at = None,
            OpenEvent::TurnEnded { next, .. } => self.turn_ended(*next),
            OpenEvent::StopProposed { seat } => self.stop_proposed(*seat),
            OpenEvent::StopAnswered { seat, agree } => self.stop_answered(*seat, *agree),
            OpenEvent::Ended { by, ending, expelled } => {
                self.over(Ended { by: *by, ending: *ending, expelled: expelled.clone() });
            }
        }
    }

    /// An action begins: what lies face up is turned down (ruling 3).
    pub(super) fn begin_action(&mut self) {
        self.turn_all_down();
        self.actions_left = self.actions_left.saturating_sub(1);
    }

    /// A choice or effect is over: on with Saffron's second look or the next action.
    pub(super) fn resolved(&mut self) {
        self.phase = if self.second_look { Phase::SecondLook } else { Phase::Act };
    }

    fn refilled(&mut self, space: Space) {
        let top = self.deck.pop_front();
        self.lay(space, top.map(|top| Placed { known_by: self.everybody(), face_up: true, ..top }));
        self.resolved();
    }

    pub(super) fn turn_all_down(&mut self) {
        for placed in self.forest.iter_mut().flatten() {
            placed.face_up = false;
        }
    }

    pub(super) fn seen_by_all(&self, card: Card) -> Placed {
        Placed { card, known_by: self.everybody(), face_up: false }
    }

    /// Takes the card off the space, which leaves a gap.
    pub(super) fn lift(&mut self, space: Space) -> Option<Placed> {
        let at = self.grid().index(space);
        self.forest.get_mut(at).and_then(mem::take)
    }

    pub(super) fn lay(&mut self, space: Space, card: Option<Placed>) {
        let at = self.grid().index(space);
        if let Some(spot) = self.forest.get_mut(at) {
            *spot = card;
        }
    }
}

/// A number of cards as views count them.
pub(super) fn count(cards: usize) -> u8 {
    u8::try_from(cards).unwrap_or(u8::MAX)
}
