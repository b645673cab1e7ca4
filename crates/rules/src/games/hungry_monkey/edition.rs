//! What an edition says: how many cards there are, how many are dealt, and when an endless game stops.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::series::{BeanCards, GAMES, MOST_DRAWN_BEANS};
use super::{Animal, Cards};
use crate::{EditionData, Problem, SeatCount};

/// The most cards a copy may have, so that all sums of cards fit into the numbers that views show.
pub(super) const MOST_CARDS: usize = 240;

/// Counts of an edition.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "hungry_monkey.ts", rename = "Edition")]
pub struct Counts {
    /// Cards dealt to each hand, and what hands are drawn back up to.
    pub(super) hand: u8,
    /// Cards in each row.
    pub(super) row: u8,
    /// Cards under the kitty, for 2 players and each number above.
    under_kitty: Vec<u8>,
    /// How many cards there are of each animal.
    copies: BTreeMap<Animal, u8>,
    /// The bean cards.
    pub(super) beans: BeanCards,
    /// When a game that does not end is stopped.
    pub(super) endless: Endless,
}

/// When a game that does not end is stopped (ruling 15), in turns without progress.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "hungry_monkey.ts")]
pub(super) struct Endless {
    /// From here on a seat may propose to stop.
    pub(super) propose_from: u16,
    /// So many turns after a refusal it may be proposed again.
    pub(super) propose_again: u16,
    /// Here it stops by itself.
    pub(super) stop_at: u16,
}

impl Counts {
    /// All animal cards.
    pub(super) fn cards(&self) -> Cards {
        self.copies.iter().flat_map(|(animal, count)| std::iter::repeat_n(*animal, usize::from(*count))).collect()
    }

    /// How many cards lie under the kitty.
    pub(super) fn under_kitty(&self, seats: SeatCount) -> usize {
        usize::from(self.under_kitty[seats.get() - 2])
    }
}

impl EditionData for Counts {
    const STANDARD: &'static str = include_str!("../../../data/hungry-monkey.toml");

    fn check_sense(&self) -> Result<(), Problem> {
        Problem::unless_within("hand", self.hand, 1..=20)?;
        Problem::unless_within("row", self.row, 1..=10)?;
        for (field, count) in
            [("beans.ones", self.beans.ones), ("beans.twos", self.beans.twos), ("beans.threes", self.beans.threes)]
        {
            Problem::unless_within(field, count, 0..=50)?;
        }
        Problem::unless_within("endless.propose_from", self.endless.propose_from, 1..=1000)?;
        Problem::unless_within("endless.propose_again", self.endless.propose_again, 1..=1000)?;
        Problem::unless_within("endless.stop_at", self.endless.stop_at, 2..=5000)
    }

    fn check(&self) -> Result<(), Problem> {
        if self.hand == 0 {
            return Err(Problem::new("hand", "a hand needs at least one card"));
        }
        if self.row == 0 {
            return Err(Problem::new("row", "a row needs at least one card"));
        }
        if let Some(missing) = Animal::ALL.into_iter().find(|animal| !self.copies.contains_key(animal)) {
            return Err(Problem::new("copies", format!("says nothing of the {missing:?}")));
        }
        let cards: usize = self.copies.values().map(|count| usize::from(*count)).sum();
        if cards > MOST_CARDS {
            return Err(Problem::new("copies", format!("{cards} cards are more than {MOST_CARDS}")));
        }
        let counts = 2..=SeatCount::MAX.get();
        if self.under_kitty.len() != counts.clone().count() {
            return Err(Problem::new("under_kitty", "needs one number each for 2, 3, 4, 5 and 6 players"));
        }
        for (at, (seats, under)) in counts.zip(&self.under_kitty).enumerate() {
            let dealt = seats * (usize::from(self.hand) + usize::from(self.row));
            if dealt >= cards {
                let what = format!("{cards} cards are too few to deal to {seats} players and still draw");
                return Err(Problem::new("copies", what));
            }
            let left = cards - dealt;
            if usize::from(*under) >= left {
                let what = format!("with {seats} players only {left} cards are left, and one must lie above the kitty");
                return Err(Problem::new(format!("under_kitty[{at}]"), what));
            }
        }
        let most_ones = SeatCount::MAX.get() + usize::from(GAMES);
        if usize::from(self.beans.ones) < most_ones {
            return Err(Problem::new("beans.ones", format!("a series may need {most_ones}")));
        }
        if usize::from(self.beans.twos) + usize::from(self.beans.threes) < MOST_DRAWN_BEANS {
            return Err(Problem::new("beans", format!("a series may need {MOST_DRAWN_BEANS} cards of 2 or 3 beans")));
        }
        if self.endless.propose_from == 0 {
            return Err(Problem::new("endless.propose_from", "a game cannot be stopped before it begins"));
        }
        if self.endless.propose_again == 0 {
            return Err(Problem::new("endless.propose_again", "a refusal must hold for at least one turn"));
        }
        if self.endless.stop_at <= self.endless.propose_from {
            return Err(Problem::new("endless.stop_at", "must come after the turn from which stopping is proposed"));
        }
        Ok(())
    }
}
