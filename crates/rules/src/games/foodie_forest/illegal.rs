//! Why a move of Foodie Forest is refused.

use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;

use super::Color;

/// The rule that forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, TS)]
#[serde(tag = "rule", rename_all = "snake_case")]
#[ts(export_to = "foodie_forest.ts")]
pub enum Illegal {
    /// The seat is asked for another kind of move.
    #[error("another kind of move is asked for")]
    NotAsked,
    /// The seat cooked this recipe in an earlier deal.
    #[error("this recipe is used up")]
    RecipeUsed,
    /// The dealer has another recipe than that of the seat to its left, and must take such a one.
    #[error("the dealer must choose another recipe than the seat to its left")]
    SameAsLeftSeat,
    /// The hand does not hold this card.
    #[error("the hand does not hold this card")]
    NotInHand,
    /// The hand holds a card of the required colour.
    #[error("a card of the required colour must be played")]
    MustFollow {
        /// The required colour.
        required: Color,
    },
}
