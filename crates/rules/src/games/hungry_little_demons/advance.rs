//! What happens by itself: setup, the effects of a card that was turned up, ends of turns and of the match.

use super::state::{HungryLittleDemons, Pending, SPRITE_SHOWS};
use super::{Card, Chef, Chefs, Ending, Event, OpenEvent, Phase, RecipeColour, SecretEvent, Space, score};
use crate::{Chance, Seat};

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

    /// What ends a turn or the match between actions.
    fn at_rest(&self) -> Option<OpenEvent> {
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

    fn end(&self, by: Option<Seat>, ending: Ending) -> OpenEvent {
        let expelled = by.map(|by| score::expelled(&self.seat_views(), by)).unwrap_or_default();
        OpenEvent::Ended { by, ending, expelled }
    }

    fn begin(&self, chance: &mut Chance) -> OpenEvent {
        let seats: Vec<Seat> = self.seats().seats().collect();
        let starter = seats[chance.below(seats.len())];
        let chefs = match self.options.chefs {
            Chefs::Random => {
                let mut chefs = Chef::ALL;
                chance.shuffle(&mut chefs);
                Some(self.houses.map(|seat, _| chefs[seat.index()]))
            }
            Chefs::Picked => None,
        };
        OpenEvent::Began { starter, chefs }
    }

    fn lay_forest(&self, chance: &mut Chance) -> SecretEvent {
        let mut cards = self.edition.cards();
        if self.houses.values().any(|house| house.is(Chef::Cream)) {
            for _ in 0..Chef::CREAM_BAITS {
                if let Some(at) = cards.iter().position(|card| *card == Card::DemonBait) {
                    cards.remove(at);
                }
            }
        }
        chance.shuffle(&mut cards);
        let deck = cards.split_off(self.grid().size());
        SecretEvent::ForestLaid { forest: cards, deck }
    }

    fn deal_recipes(&self, chance: &mut Chance) -> OpenEvent {
        let [blue, red] = [RecipeColour::Blue, RecipeColour::Red].map(|colour| {
            let mut numbers = self.edition.recipes_of(colour);
            chance.shuffle(&mut numbers);
            numbers
        });
        OpenEvent::RecipesDealt { recipes: self.houses.map(|seat, _| vec![blue[seat.index()], red[seat.index()]]) }
    }

    fn peek(&self, space: Space) -> SecretEvent {
        let cards = self.deck.iter().take(SPRITE_SHOWS).map(|placed| placed.card).collect();
        SecretEvent::SpritePeeked { seat: self.turn, space, cards }
    }
}
