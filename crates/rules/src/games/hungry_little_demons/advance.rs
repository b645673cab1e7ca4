//! What happens by itself: setup, the effects of a card that was turned up, ends of turns and of the match.

use super::state::{HungryLittleDemons, Pending};
use super::{Ending, Event, OpenEvent};
use crate::Chance;

pub(super) fn advance(game: &HungryLittleDemons, chance: &mut Chance) -> Option<Event> {
    let open = match game.pending {
        None => game.at_rest()?,
        Some(Pending::Begin) => game.begin(chance),
        Some(Pending::LayForest) => return Some(Event::Secret(game.lay_forest(chance))),
        Some(Pending::Conceal) => OpenEvent::Concealed,
        Some(Pending::DealRecipes) => game.deal_recipes(chance),
        Some(Pending::TakeIngredient { space }) => {
            OpenEvent::IngredientTaken { seat: game.turn, space, card: game.spot(space)?.card.ingredient()? }
        }
        Some(Pending::TakeBait { space }) => OpenEvent::BaitTaken { seat: game.turn, space },
        Some(Pending::Sprite { space }) if game.deck.is_empty() => OpenEvent::SpriteIdle { space },
        Some(Pending::Sprite { space }) => return Some(Event::Secret(game.peek(space))),
        Some(Pending::Banish { space }) => OpenEvent::Banished { seat: game.turn, space, card: game.spot(space)?.card },
        Some(Pending::Shift { gap, arrow }) => {
            let shift = game.grid().shift(gap, arrow);
            OpenEvent::Shifted { gap, direction: shift.direction, edge: shift.edge }
        }
        Some(Pending::Refill { space }) => match game.deck.front() {
            Some(top) => OpenEvent::Refilled { space, card: top.card },
            None => game.end(Some(game.turn), Ending::DeckEmpty),
        },
        Some(Pending::SendHome { victim }) => OpenEvent::SentHome { seat: victim },
    };
    Some(Event::Open(open))
}
