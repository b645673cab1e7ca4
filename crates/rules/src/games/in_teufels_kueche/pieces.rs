//! Devils, pots, menus and dice, and the ids by which they are named.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One of the four colours, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum Colour {
    /// Yellow.
    Yellow,
    /// Violet.
    Violet,
    /// Blue, opposite of yellow.
    Blue,
    /// Green, opposite of violet.
    Green,
}

impl Colour {
    /// All colours, clockwise.
    pub const ALL: [Self; 4] = [Self::Yellow, Self::Violet, Self::Blue, Self::Green];

    /// The colour that many corners further, clockwise.
    #[must_use]
    pub const fn further(self, corners: usize) -> Self {
        Self::ALL[(self as usize + corners) % 4]
    }
}

/// What tells the four pots of a colour apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum Mark {
    /// A dot.
    Dot,
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A cross.
    Cross,
}

impl Mark {
    /// All marks, in the order in which menus are assigned to them.
    pub const ALL: [Self; 4] = [Self::Dot, Self::Triangle, Self::Square, Self::Cross];
}

/// What is in a pot: its points, or `"milk"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(untagged, expecting = "must be points or \"milk\"")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum Menu {
    /// Food, worth so many points.
    Food(u8),
    /// Milk, which drives a devil out.
    Milk(Milk),
}

impl Menu {
    /// Milk.
    pub const MILK: Self = Self::Milk(Milk::Milk);

    /// The points for serving it; none for milk.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Food(points) => points,
            Self::Milk(_) => 0,
        }
    }
}

/// The word for milk in data and messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum Milk {
    /// Milk.
    Milk,
}

/// What a die shows: its points, or `"wing"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged, expecting = "must be points or \"wing\"")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum Face {
    /// So many points.
    Points(u8),
    /// A wing: no point; two of them let a devil fly.
    Wing(Wing),
}

impl Face {
    /// A wing.
    pub const WING: Self = Self::Wing(Wing::Wing);

    /// The points it gives; none for a wing.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Points(points) => points,
            Self::Wing(_) => 0,
        }
    }
}

/// The word for a wing in data and messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum Wing {
    /// A wing.
    Wing,
}

/// A space of the board: its place in the board's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct SpaceId(pub u8);

/// A devil: its place in the list of devils.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct DevilId(pub u8);

/// A pot: its place in the list of pots, which says nothing about its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct PotId(pub u8);

/// Where a pot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum PotPlace {
    /// Not yet on the board.
    Aside,
    /// On a station.
    Station {
        /// Which.
        space: SpaceId,
    },
    /// On a devil's hand.
    Carried {
        /// Whose.
        devil: DevilId,
    },
    /// On a grill, its menu open beside it.
    Served {
        /// The grill.
        space: SpaceId,
    },
}
