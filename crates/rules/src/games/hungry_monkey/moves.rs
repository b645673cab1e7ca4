//! What a seat may ask for in Hungry Monkey.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Animal;
use crate::Seat;

/// What a seat asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum Move {
    /// Cards of one animal from the hand, with any number of Monkeys above and below them (ruling 3).
    /// Monkeys played without another animal are `animal: monkey` with nothing above or below.
    Play {
        /// The animal.
        animal: Animal,
        /// How many cards of it, at least 1.
        count: u8,
        /// Monkeys that come to lie on top of them.
        monkeys_on_top: u8,
        /// Monkeys that come to lie beneath them.
        monkeys_beneath: u8,
    },
    /// The top card of the draw pile, unseen.
    DrawAndPlay,
    /// A card of the own row, unseen.
    PlayRow {
        /// The slot, 0 to 3.
        slot: u8,
    },
    /// The whole pile into the hand, when nothing else is possible (ruling 5).
    TakePile,
    /// Sparrow: this hand card goes into the slot, the slot's card comes to the hand (ruling 9).
    Swap {
        /// The slot of the own row.
        slot: u8,
        /// The hand card.
        animal: Animal,
    },
    /// Snake: look at a card in a row (ruling 10).
    Peek {
        /// Whose row.
        seat: Seat,
        /// The slot.
        slot: u8,
    },
    /// Ask the others to stop a game that does not end (ruling 15).
    ProposeStop,
    /// Answer to such a proposal.
    AnswerStop {
        /// Whether this seat wants to stop.
        agree: bool,
    },
    /// On to the next game of the series.
    Continue,
}
