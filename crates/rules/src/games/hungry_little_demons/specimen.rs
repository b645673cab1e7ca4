//! What the law suite needs to know of Hungry Little Demons.

use std::collections::BTreeMap;

use super::state::HungryLittleDemons;
use super::{Card, Chef, Chefs, Door, Furniture, Ingredient, May, Move, Options, Side, Space, Spot, View};
use crate::conformance::Specimen;
use crate::{Chance, Game, Memory, Seat, Viewer};

impl Specimen for HungryLittleDemons {
    const HARD_LIMIT: Option<&'static str> = Some("endless");
    const MATCHES: u64 = 1;
    const MOST_MOVES: u64 = 6_000;

    fn option_samples() -> Vec<Options> {
        vec![
            Options { chefs: Chefs::Random, memory: Memory::Strict },
            Options { chefs: Chefs::Picked, memory: Memory::Assisted },
        ]
    }

    fn census(&self) -> BTreeMap<String, usize> {
        let mut cards: Vec<Card> = self.forest.iter().flatten().chain(&self.deck).map(|placed| placed.card).collect();
        if self.forest.is_empty() {
            cards = self.edition.cards();
        }
        for house in self.houses.values() {
            cards.extend(house.gathered.iter().map(|card| Card::Ingredient(*card)));
            cards.extend(std::iter::repeat_n(Card::DemonBait, house.baits.into()));
        }
        let mut census = BTreeMap::new();
        for card in cards {
            *census.entry(format!("{card:?}")).or_default() += 1;
        }
        census
    }

    fn in_sight(&self, viewer: Viewer) -> Vec<String> {
        let View { forest, deck, may, .. } = self.view(viewer);
        let of_sprite = match may {
            Some(May::SpriteTake { cards, .. } | May::SpriteOrder { cards }) => cards,
            _ => Vec::new(),
        };
        let known = deck.known.into_iter().map(|known| known.card);
        let cards = forest.into_iter().filter_map(Spot::card).chain(known).chain(of_sprite);
        cards.map(|card| format!("{card:?}")).collect()
    }

    /// Turns that are over: Baits can be taken and destroyed again and again, so only the length of a match is bounded.
    fn progress(&self) -> u64 {
        self.pace.turns as u64
    }

    fn garbage(chance: &mut Chance) -> Move {
        let small = |chance: &mut Chance, bound: usize| u8::try_from(chance.below(bound)).unwrap_or(0);
        let space = Space { row: small(chance, 6), column: small(chance, 8) };
        match chance.below(19) {
            0 => Move::PickChef { chef: Chef::ALL[chance.below(6)] },
            1 => {
                let side = [Side::Top, Side::Right, Side::Bottom, Side::Left][chance.below(4)];
                Move::PlaceHouse { door: Door { side, index: small(chance, 8) } }
            }
            2 => Move::Ready,
            3 => Move::MoveChef { space },
            4 => Move::MoveChefHome,
            5 => Move::Look { space },
            6 => Move::StopLooking,
            7 => Move::Gather { space },
            8 => Move::ChooseShift { shift: chance.below(2) == 0 },
            9 => Move::SpriteTake { card: Some(small(chance, 4)).filter(|card| *card < 3) },
            10 => Move::SpriteOrder { order: (0..chance.below(6)).map(|_| small(chance, 4)).collect() },
            11 => Move::MoveDemon { house: Seat::new(small(chance, 8)) },
            12 => Move::Destroy { furniture: Furniture::ALL[chance.below(3)] },
            13 => Move::DestroyBait,
            14 => Move::Steal { card: Some(small(chance, 9)).filter(|card| *card < 8) },
            15 => Move::ReturnCard { card: small(chance, 9) },
            16 => Move::MakeMischief { ingredient: Ingredient(small(chance, 14)), space },
            17 => [Move::EndTurn, Move::ProposeStop][chance.below(2)].clone(),
            _ => Move::AnswerStop { agree: chance.below(2) == 0 },
        }
    }
}
