//! What a table may choose before a match of Hungry Little Demons.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Memory;

/// The options of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct Options {
    /// How the chefs are handed out.
    pub chefs: Chefs,
    /// What a seat is reminded of.
    pub memory: Memory,
}

/// How the chefs are handed out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Chefs {
    /// At random.
    #[default]
    Random,
    /// Each seat picks one, clockwise from the first player.
    Picked,
}
