//! What a seat may do now: compactly for its view, and move by move.

use super::state::HungryLittleDemons;
use super::{Chef, Furniture, Ingredient, May, Move, Phase, Space};
use crate::{Game, Seat};

impl HungryLittleDemons {
    /// What the seat may do now; nothing when it is not asked.
    pub(super) fn may(&self, seat: Seat) -> Option<May> {
        if !self.status().acting().contains(seat) {
            return None;
        }
        let accepted = |chosen: &Move| self.answer(seat, chosen).is_ok();
        let may = match self.phase {
            Phase::PickChef => May::PickChef {
                chefs: Chef::ALL.into_iter().filter(|chef| accepted(&Move::PickChef { chef: *chef })).collect(),
            },
            Phase::PlaceHouse => May::PlaceHouse {
                doors: self.grid().doors().filter(|door| accepted(&Move::PlaceHouse { door: *door })).collect(),
            },
            Phase::Study { .. } => May::Ready,
            Phase::Act => self.may_act(seat),
            Phase::SecondLook => May::SecondLook,
            Phase::ChooseShift { gap, arrow } => {
                let shift = self.grid().shift(gap, arrow);
                May::ChooseShift { direction: shift.direction, edge: shift.edge }
            }
            Phase::SpriteTake { cards, .. } => May::SpriteTake {
                cards: self.shown_by_sprite(),
                take: (0..cards).filter(|number| accepted(&Move::SpriteTake { card: Some(*number) })).collect(),
            },
            Phase::SpriteOrder { .. } => May::SpriteOrder { cards: self.shown_by_sprite() },
            Phase::Steal { victim } => {
                let cards = (0..).zip(&self.houses[victim].gathered);
                let needed = cards.filter(|(_, card)| self.houses[seat].needs(**card));
                May::Steal { victim, cards: needed.map(|(number, _)| number).collect() }
            }
            Phase::ReturnCard { victim } => May::ReturnCard { victim },
            Phase::StopVote { .. } => May::AnswerStop,
            Phase::Over => return None,
        };
        Some(may)
    }

    fn may_act(&self, seat: Seat) -> May {
        May::Act {
            chef_to: self.grid().spaces().filter(|space| self.move_chef(seat, *space).is_ok()).collect(),
            chef_home: self.move_chef_home(seat).is_ok(),
            look: self.houses[seat].chef_at.is_some(),
            gather: self.gathering_spaces(seat),
            demon_to: self.seats().seats().filter(|house| self.move_demon(seat, *house).is_ok()).collect(),
            destroy: Furniture::ALL.into_iter().filter(|piece| self.destroy(seat, *piece).is_ok()).collect(),
            destroy_bait: self.destroy_bait(seat).is_ok(),
            propose_stop: self.may_propose_stop(),
        }
    }

    /// Every move that is meant.
    pub(super) fn moves(&self, may: &May) -> Vec<Move> {
        let spaces = || self.grid().spaces();
        match may {
            May::PickChef { chefs } => chefs.iter().map(|chef| Move::PickChef { chef: *chef }).collect(),
            May::PlaceHouse { doors } => doors.iter().map(|door| Move::PlaceHouse { door: *door }).collect(),
            May::Ready => vec![Move::Ready],
            May::Act { chef_to, chef_home, look, gather, demon_to, destroy, destroy_bait, propose_stop } => {
                let mut moves = Vec::with_capacity(self.grid().size() * (self.edition.ingredients.len() + 2));
                moves.push(Move::EndTurn);
                moves.extend(chef_to.iter().map(|space| Move::MoveChef { space: *space }));
                moves.extend(chef_home.then_some(Move::MoveChefHome));
                moves.extend(spaces().filter(|_| *look).map(|space| Move::Look { space }));
                moves.extend(gather.iter().map(|space| Move::Gather { space: *space }));
                moves.extend(demon_to.iter().map(|house| Move::MoveDemon { house: *house }));
                moves.extend(destroy.iter().map(|furniture| Move::Destroy { furniture: *furniture }));
                moves.extend(destroy_bait.then_some(Move::DestroyBait));
                for space in spaces() {
                    moves.extend(self.mischief_at(space));
                }
                moves.extend(propose_stop.then_some(Move::ProposeStop));
                moves
            }
            May::SecondLook => spaces().map(|space| Move::Look { space }).chain([Move::StopLooking]).collect(),
            May::ChooseShift { .. } => [true, false].map(|shift| Move::ChooseShift { shift }).to_vec(),
            May::SpriteTake { take, .. } => {
                let numbers = take.iter().copied().map(Some).chain([None]);
                numbers.map(|card| Move::SpriteTake { card }).collect()
            }
            May::SpriteOrder { cards } => {
                orders((0..).take(cards.len()).collect()).into_iter().map(|order| Move::SpriteOrder { order }).collect()
            }
            May::Steal { cards, .. } => {
                cards.iter().copied().map(Some).chain([None]).map(|card| Move::Steal { card }).collect()
            }
            May::ReturnCard { victim } => {
                (0..).take(self.houses[*victim].gathered.len()).map(|card| Move::ReturnCard { card }).collect()
            }
            May::AnswerStop => [true, false].map(|agree| Move::AnswerStop { agree }).to_vec(),
        }
    }

    fn mischief_at(&self, space: Space) -> impl Iterator<Item = Move> {
        let ingredients = (0..).take(self.edition.ingredients.len());
        ingredients.map(move |number| Move::MakeMischief { ingredient: Ingredient(number), space })
    }
}

/// Every order of the numbers.
fn orders(numbers: Vec<u8>) -> Vec<Vec<u8>> {
    if numbers.len() < 2 {
        return vec![numbers];
    }
    numbers
        .iter()
        .flat_map(|first| {
            let rest = numbers.iter().copied().filter(|number| number != first).collect();
            orders(rest).into_iter().map(|rest| [vec![*first], rest].concat())
        })
        .collect()
}
