//! What a seat may ask for in Little Monster.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Food, Monster};
use crate::Seat;

/// What a seat asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum Move {
    /// Keep these two of the three monsters offered (ruling 15).
    Keep {
        /// The two.
        monsters: [Monster; 2],
    },
    /// Take this monster from the open row (ruling 15).
    Draft {
        /// The monster.
        monster: Monster,
    },
    /// Of several abilities at the start of the turn, use this one next (ruling 1).
    UseAbility {
        /// The own monster.
        monster: Monster,
        /// Which of its abilities.
        ability: u8,
    },
    /// Feed a monster (ruling 4).
    Feed {
        /// The own monster.
        monster: Monster,
        /// The cards, from the hand.
        cards: Vec<Food>,
    },
    /// End the turn (ruling 1).
    EndTurn,
    /// Cover a card of the meal that is too much (ruling 4).
    Cover {
        /// The card.
        card: Food,
    },
    /// Of several uncovered cards, do the action of this one next (ruling 4).
    Resolve {
        /// The card.
        card: Food,
    },
    /// Choose the monster that the step moves (ruling 6).
    Target {
        /// The monster.
        monster: Monster,
    },
    /// Choose the player to steal from (ruling 6).
    StealFrom {
        /// The player's seat.
        seat: Seat,
    },
    /// Discard cards from the hand (ruling 10).
    Discard {
        /// The cards.
        cards: Vec<Food>,
    },
    /// Say whether to do what you may do.
    Answer {
        /// Whether to do it.
        perform: bool,
    },
    /// Leave the card looked at, or put it under the deck.
    PlaceTop {
        /// Whether it goes under the deck.
        under: bool,
    },
    /// Ask the others to stop a match that does not end.
    ProposeStop,
    /// Answer to such a proposal.
    AnswerStop {
        /// Whether this seat wants to stop.
        agree: bool,
    },
}
