//! The recipes, and what a card is worth under each.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Card, Color, Face};

/// What a seat tries to cook in one deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "foodie_forest.ts")]
pub enum Recipe {
    /// Nothing at all: a bonus, and each card costs a point.
    EmptyPot,
    /// Bugs without Trash.
    Bug,
    /// Vegetables without Trash.
    Vegetable,
    /// Fruits without Trash.
    Fruit,
    /// Trash without spices.
    Trash,
}

impl Recipe {
    /// All recipes: each seat has each once, so there are as many deals.
    pub const ALL: [Self; 5] = [Self::EmptyPot, Self::Bug, Self::Vegetable, Self::Fruit, Self::Trash];

    /// The colour it collects, if any.
    #[must_use]
    pub const fn collects(self) -> Option<Color> {
        match self {
            Self::EmptyPot => None,
            Self::Bug => Some(Color::Bug),
            Self::Vegetable => Some(Color::Vegetable),
            Self::Fruit => Some(Color::Fruit),
            Self::Trash => Some(Color::Trash),
        }
    }

    /// What a card in the pile is worth: 1, 0 or -1.
    #[must_use]
    pub fn points_for(self, card: Card) -> i8 {
        let spoils = match self {
            Self::EmptyPot => true,
            Self::Trash => card.face == Face::Spice,
            Self::Bug | Self::Vegetable | Self::Fruit => card.color == Color::Trash,
        };
        if spoils { -1 } else { i8::from(self.collects() == Some(card.color)) }
    }
}
