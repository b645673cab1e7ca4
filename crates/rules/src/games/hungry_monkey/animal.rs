//! The twelve animals.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An animal, in ascending order of its number; the Monkey has none of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum Animal {
    /// 1, always valid; takes what lies beneath.
    Ant,
    /// 2, swaps a hand card with a row card.
    Sparrow,
    /// 3, looks at a row card.
    Snake,
    /// 4.
    Frog,
    /// 5.
    Peacock,
    /// 6.
    Crocodile,
    /// 7, takes another turn.
    Mongoose,
    /// 8, binds the next player to the same number or lower.
    Buffalo,
    /// 9.
    Rhino,
    /// 10.
    Elephant,
    /// 11, discards the pile.
    Tiger,
    /// Always valid; is what lies on it or else beneath it.
    Monkey,
}

impl Animal {
    /// All animals, in ascending order.
    pub const ALL: [Self; 12] = [
        Self::Ant,
        Self::Sparrow,
        Self::Snake,
        Self::Frog,
        Self::Peacock,
        Self::Crocodile,
        Self::Mongoose,
        Self::Buffalo,
        Self::Rhino,
        Self::Elephant,
        Self::Tiger,
        Self::Monkey,
    ];

    /// The number on the card, 1 to 11; nothing for the Monkey.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Monkey => None,
            other => Some(other as u8 + 1),
        }
    }
}
