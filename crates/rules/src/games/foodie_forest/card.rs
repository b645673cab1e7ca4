//! The ingredient cards.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The colour of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "foodie_forest.ts")]
pub enum Color {
    /// Bugs.
    Bug,
    /// Vegetables.
    Vegetable,
    /// Fruits.
    Fruit,
    /// Trash: lifts the required colour and can never be required itself.
    Trash,
}

impl Color {
    /// All colours, in the order in which a hand is sorted.
    pub const ALL: [Self; 4] = [Self::Bug, Self::Vegetable, Self::Fruit, Self::Trash];
}

/// What a card does to the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "foodie_forest.ts")]
pub enum Face {
    /// Makes the total 0.
    BoilOver,
    /// Adds nothing.
    Spice,
    /// Adds its number.
    Number {
        /// The number.
        number: u8,
    },
}

impl Face {
    /// The face of a card with this number.
    #[must_use]
    pub const fn number(number: u8) -> Self {
        Self::Number { number }
    }
}

/// An ingredient card. Cards of equal colour and face are interchangeable.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "foodie_forest.ts")]
pub struct Card {
    /// Its colour: spices and boil-overs have one too (ruling 1).
    pub color: Color,
    /// What it does to the total.
    pub face: Face,
}

impl Card {
    /// The card of this colour with this face.
    #[must_use]
    pub const fn new(color: Color, face: Face) -> Self {
        Self { color, face }
    }

    /// Where it stands in a sorted hand, as one number that is made without a branch: hands are searched all
    /// the time, and what the next card is cannot be foretold.
    const fn rank(self) -> u16 {
        let after_boil_overs = !matches!(self.face, Face::BoilOver) as u16;
        let after_spices = if let Face::Number { number } = self.face { 1 + number as u16 } else { 0 };
        ((self.color as u16) << 9) + after_boil_overs + after_spices
    }
}

impl PartialEq for Card {
    fn eq(&self, other: &Self) -> bool {
        self.rank() == other.rank()
    }
}

impl Eq for Card {}

/// By colour, then by face.
impl Ord for Card {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Card {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
