//! The games, one folder each, and the registry of them.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::host::{AnyGame, Rules};

pub mod foodie_forest;
pub mod hungry_little_demons;
pub mod hungry_monkey;
pub mod in_teufels_kueche;
pub mod little_monster;

/// Which of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "rules.ts")]
pub enum GameKind {
    /// Hungry Monkey.
    HungryMonkey,
    /// Foodie Forest.
    FoodieForest,
    /// Hungry Little Demons.
    HungryLittleDemons,
    /// In Teufels Küche.
    InTeufelsKueche,
    /// Little Monster That Came for Lunch and Stayed for Tea.
    LittleMonster,
}

impl GameKind {
    /// Every game there is.
    pub const ALL: &[Self] =
        &[Self::HungryMonkey, Self::FoodieForest, Self::HungryLittleDemons, Self::InTeufelsKueche, Self::LittleMonster];

    /// The name in addresses, files and commands, as in `hungry-monkey`.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::HungryMonkey => "hungry-monkey",
            Self::FoodieForest => "foodie-forest",
            Self::HungryLittleDemons => "hungry-little-demons",
            Self::InTeufelsKueche => "in-teufels-kueche",
            Self::LittleMonster => "little-monster",
        }
    }

    /// The game of this name, if there is one.
    #[must_use]
    pub fn of_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.slug() == slug)
    }

    /// How many can play it.
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Self::HungryMonkey | Self::HungryLittleDemons => 2..=6,
            Self::FoodieForest => 2..=5,
            Self::InTeufelsKueche | Self::LittleMonster => 2..=4,
        }
    }

    /// The game's rules, for a host of many games.
    #[must_use]
    pub fn rules(self) -> &'static dyn AnyGame {
        match self {
            Self::HungryMonkey => &Rules::<hungry_monkey::HungryMonkey>(PhantomData),
            Self::FoodieForest => &Rules::<foodie_forest::FoodieForest>(PhantomData),
            Self::HungryLittleDemons => &Rules::<hungry_little_demons::HungryLittleDemons>(PhantomData),
            Self::InTeufelsKueche => &Rules::<in_teufels_kueche::InTeufelsKueche>(PhantomData),
            Self::LittleMonster => &Rules::<little_monster::LittleMonster>(PhantomData),
        }
    }
}
