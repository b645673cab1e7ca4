//! What happens by itself: setup, the effects of a card that was turned up, ends of turns and of the match.

use super::state::{HungryLittleDemons, Pending};
use super::{Ending, Event, OpenEvent};
use crate::Chance;

impl HungryLittleDemons {
    pub(super) fn next_event(&self, chance: &mut Chance) -> Option<Event> {
        let open = match self.pending {
            None => self.at_rest()?,
            Some(Pending::Begin) => self.begin(chance),
            Some(Pending::LayForest) => return Some(Event::Secret(self.lay_forest(chance))),
            Some(Pending::Conceal) => OpenEvent::Concealed,
            Some(Pending::DealRecipes) => self.deal_recipes(chance),
            Some(Pending::TakeIngredient { space }) => {
                OpenEvent::IngredientTaken { seat: self.turn, space, card: self.spot(space)?.card.ingredient()? }
            }
            Some(Pending::TakeBait { space }) => OpenEvent::BaitTaken { seat: self.turn, space },
            Some(Pending::Sprite { space }) if self.deck.is_empty() => OpenEvent::SpriteIdle { space },
            Some(Pending::Sprite { space }) => return Some(Event::Secret(self.peek(space))),
            Some(Pending::Banish { space }) => {
                OpenEvent::Banished { seat: self.turn, space, card: self.spot(space)?.card }
            }
            Some(Pending::Shift { gap, arrow }) => {
                let shift = self.grid().shift(gap, arrow);
                OpenEvent::Shifted { gap, direction: shift.direction, edge: shift.edge }
            }
            Some(Pending::Refill { space }) => match self.deck.front() {
                Some(top) => OpenEvent::Refilled { space, card: top.card },
                None => self.end(Some(self.turn), Ending::DeckEmpty),
            },
            Some(Pending::SendHome { victim }) => OpenEvent::SentHome { seat: victim },
        };
        Some(Event::Open(open))
    }
}
