//! What a table may choose before a match of Foodie Forest.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Memory;

/// The options of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(export_to = "foodie_forest.ts")]
pub struct Options {
    /// Recipes are chosen one after the other, each shown at once.
    pub open_recipes: bool,
    /// The cards that a seat has taken lie face up.
    pub open_piles: bool,
    /// What a seat is reminded of.
    pub memory: Memory,
}
