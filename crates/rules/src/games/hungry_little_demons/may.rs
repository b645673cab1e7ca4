//! What a seat may do now: compactly for its view, and move by move.

use super::decide::decide;
use super::state::HungryLittleDemons;
use super::{Chef, Furniture, Ingredient, May, Move, Phase, Space};
use crate::{Game, Seat};

impl HungryLittleDemons {
    /// What the seat may do now; nothing when it is not asked.
    pub(super) fn may(&self, seat: Seat) -> Option<May> {
        if !self.status().acting().contains(seat) {
            return None;
        }
        let accepted = |chosen: &Move| decide(self, seat, chosen).is_ok();
        let may = match self.phase {
            Phase::PickChef => May::PickChef {
                chefs: Chef::ALL.into_iter().filter(|chef| accepted(&Move::PickChef { chef: *chef })).collect(),
            },
            Phase::PlaceHouse => May::PlaceHouse {
                doors: self.grid().doors().filter(|door| accepted(&Move::PlaceHouse { door: *door })).collect(),
            },
            Phase::Study { .. } => May::Ready,
            Phase::Act => self.may_act(seat),
            Phase::EndTurn => May::EndTurn,
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
            turns_down: self.lies_open(),
            home_ends: self.houses[seat].completed() > 0,
        }
    }

    /// Adds every move that is meant.
    pub(super) fn add_moves(&self, may: &May, moves: &mut Vec<Move>) {
        let spaces = || self.grid().spaces();
        match may {
            May::PickChef { chefs } => moves.extend(chefs.iter().map(|chef| Move::PickChef { chef: *chef })),
            May::PlaceHouse { doors } => moves.extend(doors.iter().map(|door| Move::PlaceHouse { door: *door })),
            May::Ready => moves.push(Move::Ready),
            May::Act { chef_to, chef_home, look, gather, demon_to, destroy, destroy_bait, propose_stop, .. } => {
                moves.reserve(self.grid().size() * (self.edition.ingredients.len() + 2));
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
            }
            May::EndTurn => moves.push(Move::EndTurn),
            May::SecondLook => moves.extend(spaces().map(|space| Move::Look { space }).chain([Move::StopLooking])),
            May::ChooseShift { .. } => moves.extend([true, false].map(|shift| Move::ChooseShift { shift })),
            May::SpriteTake { take, .. } => {
                let numbers = take.iter().copied().map(Some).chain([None]);
                moves.extend(numbers.map(|card| Move::SpriteTake { card }));
            }
            May::SpriteOrder { cards } => {
                let orders = orders((0..).take(cards.len()).collect());
                moves.extend(orders.into_iter().map(|order| Move::SpriteOrder { order }));
            }
            May::Steal { cards, .. } => {
                moves.extend(cards.iter().copied().map(Some).chain([None]).map(|card| Move::Steal { card }));
            }
            May::ReturnCard { victim } => {
                let cards = (0..).take(self.houses[*victim].gathered.len());
                moves.extend(cards.map(|card| Move::ReturnCard { card }));
            }
            May::AnswerStop => moves.extend([true, false].map(|agree| Move::AnswerStop { agree })),
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
