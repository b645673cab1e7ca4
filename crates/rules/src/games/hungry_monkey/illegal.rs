//! Why a move of Hungry Monkey is refused.

use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;

/// The rule that forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, TS)]
#[serde(tag = "rule", rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum Illegal {
    /// The hand does not hold these cards.
    #[error("the hand does not hold these cards")]
    NotInHand,
}
