//! Why a move of Hungry Monkey is refused.

use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;

/// The rule that forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, TS)]
#[serde(tag = "rule", rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum Illegal {
    /// The seat is asked something else.
    #[error("this is not what the seat is asked")]
    AskedElse,
    /// At least one card of the named animal must be played.
    #[error("at least one card must be played")]
    NoCards,
    /// Monkeys without another animal have no Monkeys above or below (ruling 3).
    #[error("monkeys without another animal are played as one kind")]
    MonkeysAlone,
    /// The hand does not hold these cards.
    #[error("the hand does not hold these cards")]
    NotInHand,
    /// The animal's number is too low (ruling 2).
    #[error("only {at_least} or higher is valid")]
    TooLow {
        /// The lowest valid number.
        at_least: u8,
    },
    /// The animal's number is too high: a Buffalo binds (ruling 4).
    #[error("only {at_most} or lower is valid")]
    TooHigh {
        /// The highest valid number.
        at_most: u8,
    },
    /// Nothing can be drawn any more.
    #[error("the draw pile is empty")]
    DrawPileEmpty,
    /// While cards can be drawn, the row stays (ruling 5).
    #[error("the row is played only once the draw pile is empty")]
    DrawPileFirst,
    /// While cards are in hand, the row stays (ruling 5).
    #[error("the row is played only once the hand is empty")]
    HandFirst,
    /// There is no card in this slot.
    #[error("there is no card in this slot")]
    NoCardThere,
    /// The pile is taken only when nothing else is possible (ruling 5).
    #[error("the pile is taken only when nothing else is possible")]
    CanPlay,
    /// The game has not gone on for long enough without progress (ruling 15).
    #[error("stopping may be proposed in {turns} turns without progress")]
    StopTooEarly {
        /// In how many more turns without progress it may be proposed.
        turns: u16,
    },
}
