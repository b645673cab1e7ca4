//! The foods and monsters of an edition, by number.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A kind of food: its place in the edition's list. Cards of one kind are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "little_monster.ts")]
pub struct Food(pub(super) u8);

/// A monster: its place in the edition's list. There is one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "little_monster.ts")]
pub struct Monster(pub(super) u8);

impl Food {
    /// The food at this place of the edition's list.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Its place in the edition's list.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Monster {
    /// The monster at this place of the edition's list.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Its place in the edition's list.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card of the deck as a physical thing. Its number never leaves the state and its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub(super) u8);

impl Card {
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}
