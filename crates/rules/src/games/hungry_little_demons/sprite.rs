//! Wood Sprites (ruling 13): three cards for one seat's eyes, and a secret order under the deck.

use super::apply::count;
use super::state::{HungryLittleDemons, Pending, Placed};
use super::{Card, Event, Illegal, Phase, SecretEvent, Space};
use crate::{Seat, SeatSet};

/// How many cards a Wood Sprite shows.
const SHOWN: usize = 3;

impl HungryLittleDemons {
    pub(super) fn peek(&self, space: Space) -> SecretEvent {
        let cards = self.deck.iter().take(SHOWN).map(|placed| placed.card).collect();
        SecretEvent::SpritePeeked { seat: self.turn, space, cards }
    }

    pub(super) fn sprite_take(&self, seat: Seat, number: Option<u8>) -> Result<Event, Illegal> {
        let shown = self.shown_by_sprite();
        let card = number.map(|number| shown.get(usize::from(number)).copied().ok_or(Illegal::NoSuchCard));
        let card = card.transpose()?;
        if card.is_some_and(|card| !self.may_take_from_sprite(seat, card)) {
            return Err(Illegal::NotNeeded);
        }
        Ok(Event::Secret(SecretEvent::SpriteTook { seat, number, card }))
    }

    /// Whether a card that a Wood Sprite shows may be taken (ruling 13).
    fn may_take_from_sprite(&self, seat: Seat, card: Card) -> bool {
        match card {
            Card::Ingredient(card) => self.houses[seat].needs(card),
            Card::DemonBait => true,
            Card::WoodSprite => false,
        }
    }

    pub(super) fn sprite_took(&mut self, seat: Seat, number: Option<u8>) {
        let Phase::SpriteTake { space, cards } = self.phase else { return };
        let taken = number.and_then(|number| self.deck.remove(number.into()));
        match taken.map(|placed| placed.card) {
            Some(Card::Ingredient(card)) => self.houses[seat].gathered.push(card),
            Some(_) => self.houses[seat].baits += 1,
            None => {}
        }
        if taken.is_some() {
            self.pace.progressed();
        }
        // The taken card's place is not shown, so nobody else knows any more which card lies where.
        let left = cards - u8::from(taken.is_some());
        for placed in self.deck.iter_mut().take(left.into()) {
            placed.known_by = SeatSet::only(seat);
        }
        self.phase = Phase::SpriteOrder { space, cards: left + 1 };
    }

    pub(super) fn sprite_ordered(&mut self, seat: Seat, space: Space, order: &[u8]) {
        // A single card is the Sprite that everybody saw: there is no order to be secret.
        let known_by = if order.len() == 1 { self.everybody() } else { SeatSet::only(seat) };
        let mut cards: Vec<Placed> = self.deck.drain(..order.len() - 1).collect();
        cards.extend(self.lift(space));
        let under = order.iter().map(|number| cards[usize::from(*number)]);
        self.deck.extend(under.map(|placed| Placed { known_by, face_up: false, ..placed }));
        self.pending = Some(Pending::Refill { space });
    }

    pub(super) fn sprite_peeked(&mut self, seat: Seat, space: Space, shown: usize) {
        for placed in self.deck.iter_mut().take(shown) {
            placed.known_by.insert(seat);
        }
        self.phase = Phase::SpriteTake { space, cards: count(shown) };
    }

    /// The cards that a Wood Sprite shows, or those of them that are left, with the Sprite itself last.
    pub(super) fn shown_by_sprite(&self) -> Vec<Card> {
        let (shown, sprite) = match self.phase {
            Phase::SpriteTake { cards, .. } => (cards, None),
            Phase::SpriteOrder { space, cards } => (cards - 1, self.spot(space)),
            _ => (0, None),
        };
        self.deck.iter().take(shown.into()).copied().chain(sprite).map(|placed| placed.card).collect()
    }
}

pub(super) fn sprite_order(seat: Seat, space: Space, cards: u8, order: &[u8]) -> Result<Event, Illegal> {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    if !sorted.into_iter().eq(0..cards) {
        return Err(Illegal::NotAnOrder);
    }
    Ok(Event::Secret(SecretEvent::SpriteOrdered { seat, space, order: order.to_vec() }))
}
