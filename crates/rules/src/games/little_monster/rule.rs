//! What the vocabulary of an edition can say of a monster.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Action;

/// One ability of a monster: the words of the edition and what they mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "little_monster.ts")]
pub struct Ability {
    /// As the edition has it.
    pub words: String,
    /// As the rules understand it.
    pub rule: Rule,
}

/// What an ability changes or does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum Rule {
    /// It is fed at another taste value than most.
    FeedsAt {
        /// The taste value.
        value: u8,
    },
    /// Its owner may hold more or less.
    HandLimit {
        /// The limit.
        value: u8,
    },
    /// At the start of each turn of its owner.
    StartOfTurn {
        /// Only if this is so.
        condition: Option<Condition>,
        /// What happens.
        action: Action,
    },
    /// Each time it was fed, before the actions of the foods.
    WhenFed {
        /// Only with such a meal.
        portion: Portion,
        /// What happens.
        action: Action,
    },
    /// Each time such a monster comes to the finish.
    WhenFinishes {
        /// Which.
        whose: Whose,
        /// What happens.
        action: Action,
    },
    /// Other players cannot move it back.
    NotBackByOthers,
    /// It moves on further when all monsters, or all of somebody's, move forward.
    FurtherWithAll {
        /// How many plates further.
        plates: u8,
    },
}

impl Rule {
    /// Whether both set the same thing about a monster, so that it can have only one of them.
    pub(super) fn overrides(&self, other: &Self) -> bool {
        let sets_something = matches!(
            self,
            Self::FeedsAt { .. } | Self::HandLimit { .. } | Self::NotBackByOthers | Self::FurtherWithAll { .. }
        );
        sets_something && std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// What an ability at the start of a turn depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum Condition {
    /// It is the slowest of all.
    Slowest,
    /// It is the fastest of all.
    Fastest,
    /// Another monster is on its plate.
    SharesPlate {
        /// Only the owner's other monster counts.
        with_your_other: bool,
        /// The start does not count.
        not_the_start: bool,
    },
    /// Its owner holds no more cards than this.
    HandOfAtMost {
        /// How many.
        cards: u8,
    },
}

/// With which meals an ability works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum Portion {
    /// Any.
    Any,
    /// Only with exactly the taste value that it is fed at.
    Exactly,
    /// Only with at least so many cards.
    AtLeast {
        /// How many.
        cards: u8,
    },
}

/// Whose coming to the finish an ability waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum Whose {
    /// Any monster's but its own.
    Another,
    /// That of its owner's other monster.
    YourOther,
}
