//! What a table may choose before a match of Little Monster.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Memory;

/// The options of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "little_monster.ts")]
pub struct Options {
    /// Whether monsters have their abilities; without, all are fed alike.
    pub abilities: bool,
    /// How the seats come by their monsters.
    pub monsters: MonsterChoice,
    /// What a seat is reminded of.
    pub memory: Memory,
}

impl Default for Options {
    fn default() -> Self {
        Self { abilities: true, monsters: MonsterChoice::Dealt, memory: Memory::Strict }
    }
}

/// How the seats come by their monsters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum MonsterChoice {
    /// Two each, at random.
    #[default]
    Dealt,
    /// Each keeps two of three.
    Choose,
    /// In turn from an open row, there and back, the last seat first.
    Draft,
}
