//! What a table may choose before a match of Hungry Monkey.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Memory;

/// The options of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "hungry_monkey.ts")]
pub struct Options {
    /// One game, or several scored with beans.
    pub series: SeriesKind,
    /// What a seat is reminded of.
    pub memory: Memory,
}

/// How many games a match is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum SeriesKind {
    /// One game.
    #[default]
    Single,
    /// Up to four games, scored with beans.
    Beans,
}
