//! The six chefs and what stands in their houses.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A chef; its demon, house and furniture have the same colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Chef {
    /// Moves diagonally as well.
    Burgundy,
    /// Scores a point more for each piece of furniture destroyed.
    Charcoal,
    /// Begins with two Demon Baits.
    Cream,
    /// Need not shift the forest.
    Olive,
    /// Gathers from the space above as well.
    Salmon,
    /// Looks at two cards in one action.
    Saffron,
}

impl Chef {
    /// All six.
    pub const ALL: [Self; 6] = [Self::Burgundy, Self::Charcoal, Self::Cream, Self::Olive, Self::Salmon, Self::Saffron];

    /// How many Demon Baits Cream begins with.
    pub const CREAM_BAITS: u8 = 2;
}

/// A piece of furniture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Furniture {
    /// Whoever destroys it may steal an ingredient that it needs.
    Bed,
    /// Whoever destroys it puts one of the owner's ingredients on the deck.
    Table,
    /// The owner's chef goes home when it is destroyed.
    Chair,
}

impl Furniture {
    /// What each house begins with.
    pub const ALL: [Self; 3] = [Self::Bed, Self::Table, Self::Chair];
}
