//! The trick in the pot. All of it lies face up, so state and views share it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Card, Color, Face};
use crate::Seat;

/// The cards in the pot, and what they ask of the next one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "foodie_forest.ts")]
pub struct Trick {
    /// Who plays the first card.
    pub leader: Seat,
    /// The cards, first one first.
    pub cards: Vec<PlayedCard>,
    /// What they add up to.
    pub total: u8,
    /// The colour to follow, if there is one.
    pub required: Option<Color>,
}

/// A card in the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "foodie_forest.ts")]
pub struct PlayedCard {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The total with it.
    pub total: u8,
}

impl Trick {
    /// An empty pot.
    #[must_use]
    pub const fn led_by(leader: Seat) -> Self {
        Self { leader, cards: Vec::new(), total: 0, required: None }
    }

    /// Empties the pot for the next trick.
    pub(super) fn restart(&mut self, leader: Seat) {
        self.cards.clear();
        self.leader = leader;
        self.total = 0;
        self.required = None;
    }

    /// Puts a card into the pot, with what it makes of total and colour.
    pub(super) fn add(&mut self, seat: Seat, card: Card, total: u8, required: Option<Color>) {
        self.cards.push(PlayedCard { seat, card, total });
        self.total = total;
        self.required = required;
    }

    /// The total with this card on top, in a pot that is full at `full_at`.
    #[must_use]
    pub fn total_with(&self, card: Card, full_at: u8) -> u8 {
        match card.face {
            Face::BoilOver => 0,
            Face::Spice => self.total,
            // A 10 would fill the pot alone: it counts nothing when it leads (ruling 2).
            Face::Number { number } if self.cards.is_empty() && number >= full_at => 0,
            Face::Number { number } => self.total + number,
        }
    }

    /// The colour to follow with this card on top.
    #[must_use]
    pub fn required_with(&self, card: Card) -> Option<Color> {
        if card.color == Color::Trash {
            None
        } else if self.cards.is_empty() {
            Some(card.color)
        } else {
            self.required
        }
    }

    /// The part of a sorted hand that may be played: what follows the required colour, or else all of it.
    #[must_use]
    pub fn allowed<'a>(&self, hand: &'a [Card]) -> &'a [Card] {
        let following = self.required.map_or(0..0, |color| {
            hand.partition_point(|card| card.color < color)..hand.partition_point(|card| card.color <= color)
        });
        if following.is_empty() { hand } else { &hand[following] }
    }
}
