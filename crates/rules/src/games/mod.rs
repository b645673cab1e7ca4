//! The games, one folder each, and the registry of them.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::host::{AnyGame, Rules};

pub mod hungry_little_demons;
pub mod hungry_monkey;

/// Which of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "rules.ts")]
pub enum GameKind {
    /// Hungry Little Demons.
    HungryLittleDemons,
    /// Hungry Monkey.
    HungryMonkey,
}

impl GameKind {
    /// Every game there is.
    pub const ALL: &[Self] = &[Self::HungryLittleDemons, Self::HungryMonkey];

    /// The name in addresses, files and commands, as in `hungry-monkey`.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::HungryLittleDemons => "hungry-little-demons",
            Self::HungryMonkey => "hungry-monkey",
        }
    }

    /// How many can play it.
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Self::HungryLittleDemons | Self::HungryMonkey => 2..=6,
        }
    }

    /// The game's rules, for a host of many games.
    #[must_use]
    pub fn rules(self) -> &'static dyn AnyGame {
        match self {
            Self::HungryLittleDemons => &Rules::<hungry_little_demons::HungryLittleDemons>(PhantomData),
            Self::HungryMonkey => &Rules::<hungry_monkey::HungryMonkey>(PhantomData),
        }
    }
}
