//! The edition: the deck, and the numbers that the rules work with.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Card, Color, Face};
use crate::{EditionData, Problem, SeatCount};

/// How many can play.
pub(super) const SEATS: RangeInclusive<u8> = 2..=5;

/// What a printed copy says.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "foodie_forest.ts", rename = "Edition")]
pub struct Counts {
    /// Points of each seat before the first deal.
    pub starting_points: i32,
    /// The total at which the pot is full.
    pub full_at: u8,
    /// What the Empty pot recipe brings before its cards are counted.
    pub empty_pot_bonus: i32,
    /// Cards that each seat is dealt with 2, 3, 4 and 5 seats.
    hand_sizes: [u8; 4],
    /// The cards.
    deck: Deck,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "foodie_forest.ts")]
struct Deck {
    /// Bugs.
    bug: Ingredient,
    /// Vegetables.
    vegetable: Ingredient,
    /// Fruits.
    fruit: Ingredient,
    /// Trash.
    trash: Trash,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "foodie_forest.ts")]
struct Ingredient {
    /// The numbers on its cards.
    numbers: Vec<u8>,
    /// How many of its cards are spices.
    spices: u8,
    /// How many of its cards boil over.
    boil_overs: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "foodie_forest.ts")]
struct Trash {
    /// The numbers on its cards.
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

    /// The numbers of each colour, by its name.
    fn numbers(&self) -> impl Iterator<Item = (&'static str, &[u8])> {
        let Deck { bug, vegetable, fruit, trash } = &self.deck;
        [
            ("bug", &*bug.numbers),
            ("vegetable", &*vegetable.numbers),
            ("fruit", &*fruit.numbers),
            ("trash", &*trash.numbers),
        ]
        .into_iter()
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

    fn check_sense(&self) -> Result<(), Problem> {
        Problem::unless_within("starting_points", self.starting_points, 0..=100)?;
        Problem::unless_within("full_at", self.full_at, 2..=100)?;
        Problem::unless_within("empty_pot_bonus", self.empty_pot_bonus, 0..=100)?;
        let Deck { bug, vegetable, fruit, trash } = &self.deck;
        for (color, of_it) in [("bug", bug), ("vegetable", vegetable), ("fruit", fruit)] {
            Problem::unless_within(format!("deck.{color}.spices"), of_it.spices, 0..=40)?;
            Problem::unless_within(format!("deck.{color}.boil_overs"), of_it.boil_overs, 0..=40)?;
            let cards = of_it.numbers.len() + usize::from(of_it.spices) + usize::from(of_it.boil_overs);
            Problem::unless(cards > 0, format!("deck.{color}"), "has no card, but there is a recipe for it")?;
        }
        Problem::unless(!trash.numbers.is_empty(), "deck.trash", "has no card, but there is a recipe for it")?;
        let total: u32 = self.numbers().flat_map(|(_, numbers)| numbers).map(|number| u32::from(*number)).sum();
        let what = || format!("is {}, but all numbers of the deck together make only {total}", self.full_at);
        if total < u32::from(self.full_at) { Err(Problem::new("full_at", what())) } else { Ok(()) }
    }

    fn check(&self) -> Result<(), Problem> {
        Problem::unless_within("starting_points", self.starting_points, 0..=1000)?;
        Problem::unless_within("empty_pot_bonus", self.empty_pot_bonus, 0..=1000)?;
        Problem::unless_within("full_at", self.full_at, 1..=100)?;
        for (color, numbers) in self.numbers() {
            for (at, number) in numbers.iter().enumerate() {
                Problem::unless_within(format!("deck.{color}.numbers[{at}]"), *number, 1..=100)?;
            }
        }
        let cards = self.cards().len();
        if cards > usize::from(u8::MAX) {
            return Err(Problem::new("deck", format!("has {cards} cards, more than {}", u8::MAX)));
        }
        for (at, (size, seats)) in self.hand_sizes.iter().zip(SEATS).enumerate() {
            let field = format!("hand_sizes[{at}]");
            Problem::unless(*size > 0, &field, "is 0; it must be at least 1")?;
            let dealt = usize::from(*size) * usize::from(seats);
            if dealt > cards {
                return Err(Problem::new(field, format!("{seats} seats need {dealt} cards, the deck has {cards}")));
            }
        }
        Ok(())
    }
}
