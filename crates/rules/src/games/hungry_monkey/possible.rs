//! What a seat may do: for its view, and one by one.

use super::stage::Stage;
use super::state::HungryMonkey;
use super::{Animal, May, Move};
use crate::{BySeat, Seat};

impl HungryMonkey {
    /// What a seat may do now; nothing when it is not asked.
    pub(super) fn may(&self, seat: Seat) -> Option<May> {
        match &self.stage {
            Stage::Turn(acting) if *acting == seat => Some(self.may_in_turn(seat)),
            Stage::Swap(acting) if *acting == seat => Some(May::Swap { slots: self.slots(seat) }),
            Stage::Peek(acting) if *acting == seat => {
                Some(May::Peek { slots: BySeat::new(self.seats, |owner| self.slots(owner)) })
            }
            Stage::Vote { waiting, .. } if waiting.contains(seat) => Some(May::AnswerStop),
            Stage::Between { waiting } if waiting.contains(seat) => Some(May::Continue),
            _ => None,
        }
    }

    fn may_in_turn(&self, seat: Seat) -> May {
        let hand = &self.hands[seat];
        let required = self.required();
        let play: Vec<Animal> = hand.animals().filter(|animal| required.allows(*animal)).collect();
        let draw = !self.deck.is_empty();
        let row = if draw || !hand.is_empty() { Vec::new() } else { self.slots(seat) };
        let take_pile = play.is_empty() && !draw && row.is_empty();
        May::Turn { play, draw, row, take_pile, propose_stop: self.idle >= self.propose_from }
    }

    /// Every move that the seat may make now.
    pub(super) fn possible_moves(&self, seat: Seat) -> Vec<Move> {
        match self.may(seat) {
            None => Vec::new(),
            Some(May::Continue) => vec![Move::Continue],
            Some(May::AnswerStop) => vec![Move::AnswerStop { agree: true }, Move::AnswerStop { agree: false }],
            Some(May::Swap { slots }) => {
                let hand = &self.hands[seat];
                let swaps = slots.into_iter().flat_map(|slot| hand.animals().map(move |animal| (slot, animal)));
                swaps.map(|(slot, animal)| Move::Swap { slot, animal }).collect()
            }
            Some(May::Peek { slots }) => {
                let cards = slots.iter().flat_map(|(owner, slots)| slots.iter().map(move |slot| (owner, *slot)));
                cards.map(|(seat, slot)| Move::Peek { seat, slot }).collect()
            }
            Some(May::Turn { play, draw, row, take_pile, propose_stop }) => {
                let mut moves: Vec<Move> = play.into_iter().flat_map(|animal| self.plays(seat, animal)).collect();
                moves.extend(draw.then_some(Move::DrawAndPlay));
                moves.extend(row.into_iter().map(|slot| Move::PlayRow { slot }));
                moves.extend(take_pile.then_some(Move::TakePile));
                moves.extend(propose_stop.then_some(Move::ProposeStop));
                moves
            }
        }
    }

    fn plays(&self, seat: Seat, animal: Animal) -> Vec<Move> {
        let hand = &self.hands[seat];
        let monkeys = if animal == Animal::Monkey { 0 } else { hand.count(Animal::Monkey) };
        let mut plays = Vec::new();
        for count in 1..=hand.count(animal) {
            for monkeys_on_top in 0..=monkeys {
                for monkeys_beneath in 0..=monkeys - monkeys_on_top {
                    plays.push(Move::Play { animal, count, monkeys_on_top, monkeys_beneath });
                }
            }
        }
        plays
    }
}
