//! The edition: the deck, and the numbers that the rules work with.

use std::ops::RangeInclusive;

use serde::Deserialize;

use super::{Card, Color, Face};
use crate::{EditionData, Problem, SeatCount};

/// How many can play.
pub(super) const SEATS: RangeInclusive<u8> = 2..=5;

/// What a printed copy says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Points of each seat before the first deal.
    pub starting_points: i32,
    /// The total at which the pot is full.
    pub full_at: u8,
    /// What the Empty pot recipe brings before its cards are counted.
    pub empty_pot_bonus: i32,
    /// Cards that each seat is dealt with 2, 3, 4 and 5 seats.
    hand_sizes: [u8; 4],
    deck: Deck,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Deck {
    bug: Ingredient,
    vegetable: Ingredient,
    fruit: Ingredient,
    trash: Trash,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ingredient {
    numbers: Vec<u8>,
    spices: u8,
    boil_overs: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Trash {
    numbers: Vec<u8>,
}

impl Counts {
    /// How many cards each of so many seats is dealt.
    ///
    /// # Panics
    /// When the game cannot be played by so many.
    #[must_use]
    pub const fn hand_size(&self, seats: SeatCount) -> usize {
        self.hand_sizes[seats.get() - *SEATS.start() as usize] as usize
    }

    /// All cards, sorted.
    #[must_use]
    pub fn cards(&self) -> Vec<Card> {
        let Deck { bug, vegetable, fruit, trash } = &self.deck;
        let mut cards = Vec::new();
        for (color, of_it) in [(Color::Bug, bug), (Color::Vegetable, vegetable), (Color::Fruit, fruit)] {
            cards.extend((0..of_it.boil_overs).map(|_| Card::new(color, Face::BoilOver)));
            cards.extend((0..of_it.spices).map(|_| Card::new(color, Face::Spice)));
            cards.extend(of_it.numbers.iter().map(|number| Card::new(color, Face::number(*number))));
        }
        cards.extend(trash.numbers.iter().map(|number| Card::new(Color::Trash, Face::number(*number))));
        // Takes no time unless the edition lists its numbers in another order.
        cards.sort_unstable();
        cards
    }
}

impl EditionData for Counts {
    const STANDARD: &'static str = include_str!("../../../data/foodie-forest.toml");

    fn check(&self) -> Result<(), Problem> {
        for (field, points) in [("starting_points", self.starting_points), ("empty_pot_bonus", self.empty_pot_bonus)] {
            if !(0..=1000).contains(&points) {
                return Err(Problem::new(field, "must be from 0 to 1000"));
            }
        }
        if !(1..=100).contains(&self.full_at) {
            return Err(Problem::new("full_at", "must be from 1 to 100"));
        }
        let Deck { bug, vegetable, fruit, trash } = &self.deck;
        for (color, numbers) in [
            ("bug", &bug.numbers),
            ("vegetable", &vegetable.numbers),
            ("fruit", &fruit.numbers),
            ("trash", &trash.numbers),
        ] {
            if let Some(at) = numbers.iter().position(|number| !(1..=100).contains(number)) {
                return Err(Problem::new(format!("deck.{color}.numbers[{at}]"), "must be from 1 to 100"));
            }
        }
        let cards = self.cards().len();
        if cards > usize::from(u8::MAX) {
            return Err(Problem::new("deck", format!("has {cards} cards, more than {}", u8::MAX)));
        }
        for (at, (size, seats)) in self.hand_sizes.iter().zip(SEATS).enumerate() {
            let field = format!("hand_sizes[{at}]");
            if *size == 0 {
                return Err(Problem::new(field, "must be at least 1"));
            }
            let dealt = usize::from(*size) * usize::from(seats);
            if dealt > cards {
                return Err(Problem::new(field, format!("{seats} seats need {dealt} cards, the deck has {cards}")));
            }
        }
        Ok(())
    }
}
