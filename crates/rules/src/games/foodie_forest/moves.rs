//! What a seat may ask for in Foodie Forest.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Card, Recipe};

/// What a seat asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "foodie_forest.ts")]
pub enum Move {
    /// Cook this recipe in the deal that begins (ruling 11).
    ChooseRecipe {
        /// The recipe.
        recipe: Recipe,
    },
    /// A card of the hand into the pot.
    Play {
        /// The card.
        card: Card,
    },
    /// On to the next deal (ruling 9).
    Continue,
}
