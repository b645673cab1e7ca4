//! The secret state of a match.

use std::sync::Arc;

use super::clues::Clues;
use super::series::Beans;
use super::stage::Stage;
use super::{Animal, Cards, Counts, Options};
use crate::{BySeat, Edition, Seat, SeatCount, SeatSet};

/// A match of Hungry Monkey: one game, or a series of games scored with beans.
#[derive(Clone, Debug)]
pub struct HungryMonkey {
    pub(super) edition: Edition<Counts>,
    pub(super) options: Options,
    pub(super) seats: SeatCount,
    /// Which game of the series it is, from 1; 0 before the first deal.
    pub(super) game: u8,
    pub(super) stage: Stage,
    pub(super) hands: BySeat<Cards>,
    /// Shared by versions of a match: few moves change a row.
    pub(super) rows: Arc<BySeat<Vec<Option<RowCard>>>>,
    /// The cards to draw, the top one last.
    pub(super) deck: Vec<Animal>,
    /// Shared by versions of a match, as they stay there.
    pub(super) under_kitty: Arc<[Animal]>,
    pub(super) kitty_shows: bool,
    /// The pile, lowest card first.
    pub(super) pile: Vec<Animal>,
    pub(super) discard: Cards,
    /// Whether a Buffalo binds the next play.
    pub(super) bound: bool,
    /// Turns since the last progress (ruling 15).
    pub(super) idle: u16,
    /// At so many idle turns stopping may be proposed.
    pub(super) propose_from: u16,
    /// The places of this game that are settled.
    pub(super) places: BySeat<Option<u8>>,
    pub(super) beans: Beans,
    /// The row card that each seat peeked at with its latest move.
    pub(super) glimpses: BySeat<Option<Glimpse>>,
    /// What everybody can tell of each hand.
    pub(super) common_clues: BySeat<Clues>,
    /// What can be told of each hand by each seat.
    pub(super) clues: BySeat<BySeat<Clues>>,
}

/// A face-down card of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RowCard {
    pub(super) animal: Animal,
    /// The seats that peeked at it or put it there.
    pub(super) known_to: SeatSet,
}

/// Where a Snake looked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glimpse {
    pub(super) owner: Seat,
    pub(super) slot: u8,
}

impl HungryMonkey {
    /// A match that waits for its deal.
    pub(super) fn undealt(edition: Edition<Counts>, options: Options, seats: SeatCount) -> Self {
        let propose_from = edition.endless.propose_from;
        Self {
            edition,
            options,
            seats,
            game: 0,
            stage: Stage::Deal { starters: seats.seats().collect() },
            hands: BySeat::new(seats, |_| Cards::default()),
            rows: Arc::new(BySeat::new(seats, |_| Vec::new())),
            deck: Vec::new(),
            under_kitty: Arc::default(),
            kitty_shows: false,
            pile: Vec::new(),
            discard: Cards::default(),
            bound: false,
            idle: 0,
            propose_from,
            places: BySeat::new(seats, |_| None),
            beans: Beans::new(seats),
            glimpses: BySeat::new(seats, |_| None),
            common_clues: BySeat::new(seats, |_| Clues::default()),
            clues: BySeat::new(seats, |_| BySeat::new(seats, |_| Clues::default())),
        }
    }

    /// The seats that still have cards in this game.
    pub(super) fn unfinished(&self) -> SeatSet {
        self.places.iter().filter(|(_, place)| place.is_none()).map(|(seat, _)| seat).collect()
    }

    /// The next unfinished seat, clockwise.
    pub(super) fn next_seat(&self, seat: Seat) -> Seat {
        self.seats.after_clockwise(seat).find(|next| self.places[*next].is_none()).unwrap_or(seat)
    }

    /// Whether the seat has no card left in hand and row.
    pub(super) fn is_out(&self, seat: Seat) -> bool {
        self.hands[seat].is_empty() && self.has_empty_row(seat)
    }

    /// How many cards the seat has in hand and row.
    pub(super) fn cards_left(&self, seat: Seat) -> usize {
        self.hands[seat].len() + self.slots(seat).count()
    }

    /// How many cards the seat draws now.
    pub(super) fn missing_cards(&self, seat: Seat) -> usize {
        usize::from(self.edition.hand).saturating_sub(self.hands[seat].len()).min(self.deck.len())
    }

    /// The slots of the seat's row that hold a card.
    pub(super) fn slots(&self, seat: Seat) -> impl Iterator<Item = u8> {
        (0_u8..).zip(&self.rows[seat]).filter(|(_, card)| card.is_some()).map(|(slot, _)| slot)
    }

    /// The slot, to change it.
    pub(super) fn slot_mut(&mut self, seat: Seat, slot: impl Into<usize>) -> &mut Option<RowCard> {
        &mut Arc::make_mut(&mut self.rows)[seat][slot.into()]
    }

    /// Whether the seat's row holds no card.
    pub(super) fn has_empty_row(&self, seat: Seat) -> bool {
        self.slots(seat).next().is_none()
    }

    /// The card in a slot, if there is one.
    pub(super) fn row_card(&self, seat: Seat, slot: u8) -> Option<RowCard> {
        self.rows.get(seat)?.get(usize::from(slot)).copied().flatten()
    }

    /// Whether a Sparrow of the seat has something to swap (ruling 9).
    pub(super) fn can_swap(&self, seat: Seat) -> bool {
        !self.hands[seat].is_empty() && !self.has_empty_row(seat)
    }

    /// Whether a Snake has something to look at (ruling 10).
    pub(super) fn can_peek(&self) -> bool {
        !self.seats.seats().all(|seat| self.has_empty_row(seat))
    }

    /// Whether the match is over, so that everything may be seen.
    pub(super) const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// Whether this game is over, so that the cards which are left lie face up.
    pub(super) const fn turned_up(&self) -> bool {
        matches!(self.stage, Stage::Between { .. } | Stage::Over(_))
    }
}
