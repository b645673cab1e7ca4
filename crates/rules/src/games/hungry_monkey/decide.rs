//! What a seat's move makes happen, or which rule forbids it.

use super::event::CardRun;
use super::stage::Stage;
use super::state::HungryMonkey;
use super::{Animal, Event, Illegal, Move, Required, Source, TakeReason, pile};
use crate::{Game, Seat};

/// What the move of a seat that has to act makes happen.
pub(super) fn decide(game: &HungryMonkey, seat: Seat, chosen: Move) -> Result<Event, Illegal> {
    if !game.status().acting().contains(seat) {
        return Err(Illegal::AskedElse);
    }
    match (&game.stage, chosen) {
        (Stage::Turn(_), Move::Play { animal, count, monkeys_on_top, monkeys_beneath }) => {
            game.play_hand(seat, animal, count, [monkeys_beneath, monkeys_on_top])
        }
        (Stage::Turn(_), Move::DrawAndPlay) => game.play_drawn(seat),
        (Stage::Turn(_), Move::PlayRow { slot }) => game.play_row(seat, slot),
        (Stage::Turn(_), Move::TakePile) => game.take_when_stuck(seat),
        (Stage::Turn(_), Move::ProposeStop) => match game.propose_from.saturating_sub(game.idle) {
            0 => Ok(Event::StopProposed { seat }),
            turns => Err(Illegal::StopTooEarly { turns }),
        },
        (Stage::Swap(_), Move::Swap { slot, animal }) => {
            let card = game.row_card(seat, slot).ok_or(Illegal::NoCardThere)?;
            if game.hands[seat].count(animal) == 0 {
                return Err(Illegal::NotInHand);
            }
            Ok(Event::Swapped { seat, slot, placed: animal, taken: card.animal })
        }
        (Stage::Peek(_), Move::Peek { seat: owner, slot }) => {
            let card = game.row_card(owner, slot).ok_or(Illegal::NoCardThere)?;
            Ok(Event::Peeked { seat, owner, slot, animal: card.animal })
        }
        (Stage::Vote { .. }, Move::AnswerStop { agree }) => Ok(Event::StopAnswered { seat, agree }),
        (Stage::Between { .. }, Move::Continue) => Ok(Event::Continued { seat }),
        _ => Err(Illegal::AskedElse),
    }
}

impl HungryMonkey {
    fn play_hand(&self, seat: Seat, animal: Animal, count: u8, monkeys: [u8; 2]) -> Result<Event, Illegal> {
        let [beneath, on_top] = monkeys.map(usize::from);
        let hand = &self.hands[seat];
        if count == 0 {
            return Err(Illegal::NoCards);
        }
        if animal == Animal::Monkey && beneath + on_top > 0 {
            return Err(Illegal::MonkeysAlone);
        }
        if hand.count(animal) < count || usize::from(hand.count(Animal::Monkey)) < beneath + on_top {
            return Err(Illegal::NotInHand);
        }
        if let Some(why) = self.required().forbids(animal) {
            return Err(why);
        }
        let count = usize::from(count);
        let between = beneath..beneath + count;
        let card = |at: usize| if between.contains(&at) { animal } else { Animal::Monkey };
        let cards = (0..beneath + count + on_top).map(card).collect();
        Ok(Event::Played { seat, source: Source::Hand, cards, valid: true })
    }

    fn play_drawn(&self, seat: Seat) -> Result<Event, Illegal> {
        let animal = *self.deck.last().ok_or(Illegal::DrawPileEmpty)?;
        Ok(self.play_unseen(seat, Source::DrawPile, animal))
    }

    fn play_row(&self, seat: Seat, slot: u8) -> Result<Event, Illegal> {
        if !self.deck.is_empty() {
            return Err(Illegal::DrawPileFirst);
        }
        if !self.hands[seat].is_empty() {
            return Err(Illegal::HandFirst);
        }
        let card = self.row_card(seat, slot).ok_or(Illegal::NoCardThere)?;
        Ok(self.play_unseen(seat, Source::Row { slot }, card.animal))
    }

    fn play_unseen(&self, seat: Seat, source: Source, animal: Animal) -> Event {
        Event::Played { seat, source, cards: CardRun::from_elem(animal, 1), valid: self.required().allows(animal) }
    }

    fn take_when_stuck(&self, seat: Seat) -> Result<Event, Illegal> {
        if self.must_take_pile(seat) {
            Ok(self.take_pile(seat, TakeReason::NoValidCard))
        } else {
            Err(Illegal::CanPlay)
        }
    }

    /// What a card must be to be valid now.
    pub(super) fn required(&self) -> Required {
        pile::required(&self.pile, self.bound)
    }
}
