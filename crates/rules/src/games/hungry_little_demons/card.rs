//! The cards of the forest.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An ingredient: its number in the edition's list, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct Ingredient(pub u8);

/// A direction in the forest, as seen by everybody alike: row 0 is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Arrow {
    /// Towards row 0.
    Up,
    /// Towards the last column.
    Right,
    /// Towards the last row.
    Down,
    /// Towards column 0.
    Left,
}

impl Arrow {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The other way along the same line.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Right => Self::Left,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
        }
    }
}

/// An ingredient card and the arrow on its front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct IngredientCard {
    /// What it shows.
    pub ingredient: Ingredient,
    /// Which way the forest shifts when it is gathered.
    pub arrow: Arrow,
}

/// The front of a forest card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Card {
    /// An ingredient.
    Ingredient(IngredientCard),
    /// Protects furniture once.
    DemonBait,
    /// Shows the top of the deck.
    WoodSprite,
}

impl Card {
    /// The ingredient card it is, if it is one.
    #[must_use]
    pub const fn ingredient(self) -> Option<IngredientCard> {
        match self {
            Self::Ingredient(card) => Some(card),
            Self::DemonBait | Self::WoodSprite => None,
        }
    }
}
