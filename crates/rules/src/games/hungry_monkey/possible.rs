//! What a seat may do: for its view, and one by one.

use super::stage::Stage;
use super::state::HungryMonkey;
use super::{Animal, Kinds, May, Move};
use crate::{BySeat, Seat};

impl HungryMonkey {
    /// What a seat may do now; nothing when it is not asked.
    pub(super) fn may(&self, seat: Seat) -> Option<May> {
        match &self.stage {
            Stage::Turn(acting) if *acting == seat => Some(self.may_in_turn(seat)),
            Stage::Swap(acting) if *acting == seat => Some(May::Swap { slots: self.slots(seat).collect() }),
            Stage::Peek(acting) if *acting == seat => {
                Some(May::Peek { slots: BySeat::new(self.seats, |owner| self.slots(owner).collect()) })
            }
            Stage::Vote { waiting, .. } if waiting.contains(seat) => Some(May::AnswerStop),
            Stage::Between { waiting } if waiting.contains(seat) => Some(May::Continue),
            _ => None,
        }
    }

    fn may_in_turn(&self, seat: Seat) -> May {
        May::Turn {
            play: self.playable(seat).iter().collect(),
            draw: self.may_draw(),
            row: if self.may_play_row(seat) { self.slots(seat).collect() } else { Vec::new() },
            take_pile: self.must_take_pile(seat),
            propose_stop: self.may_propose_stop(),
        }
    }

    /// The animals in the seat's hand that are valid.
    fn playable(&self, seat: Seat) -> Kinds {
        self.hands[seat].kinds() & self.required().allowed()
    }

    fn may_draw(&self) -> bool {
        !self.deck.is_empty()
    }

    fn may_play_row(&self, seat: Seat) -> bool {
        !self.may_draw() && self.hands[seat].is_empty()
    }

    /// Whether the seat can do nothing else (ruling 5).
    pub(super) fn must_take_pile(&self, seat: Seat) -> bool {
        !self.may_draw() && !self.hands[seat].is_empty() && self.playable(seat).is_empty()
    }

    const fn may_propose_stop(&self) -> bool {
        self.idle >= self.propose_from
    }

    /// Adds every move that the seat may make now.
    pub(super) fn add_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        match &self.stage {
            Stage::Turn(acting) if *acting == seat => self.add_moves_in_turn(seat, moves),
            Stage::Swap(acting) if *acting == seat => {
                for slot in self.slots(seat) {
                    moves.extend(self.hands[seat].kinds().iter().map(|animal| Move::Swap { slot, animal }));
                }
            }
            Stage::Peek(acting) if *acting == seat => {
                for owner in self.seats.seats() {
                    moves.extend(self.slots(owner).map(|slot| Move::Peek { seat: owner, slot }));
                }
            }
            Stage::Vote { waiting, .. } if waiting.contains(seat) => {
                moves.extend([true, false].map(|agree| Move::AnswerStop { agree }));
            }
            Stage::Between { waiting } if waiting.contains(seat) => moves.push(Move::Continue),
            _ => {}
        }
    }

    fn add_moves_in_turn(&self, seat: Seat, moves: &mut Vec<Move>) {
        for animal in self.playable(seat).iter() {
            self.add_plays(seat, animal, moves);
        }
        moves.extend(self.may_draw().then_some(Move::DrawAndPlay));
        if self.may_play_row(seat) {
            moves.extend(self.slots(seat).map(|slot| Move::PlayRow { slot }));
        }
        moves.extend(self.must_take_pile(seat).then_some(Move::TakePile));
        moves.extend(self.may_propose_stop().then_some(Move::ProposeStop));
    }

    fn add_plays(&self, seat: Seat, animal: Animal, moves: &mut Vec<Move>) {
        let hand = &self.hands[seat];
        let monkeys = if animal == Animal::Monkey { 0 } else { hand.count(Animal::Monkey) };
        for count in 1..=hand.count(animal) {
            for monkeys_on_top in 0..=monkeys {
                for monkeys_beneath in 0..=monkeys - monkeys_on_top {
                    moves.push(Move::Play { animal, count, monkeys_on_top, monkeys_beneath });
                }
            }
        }
    }
}
