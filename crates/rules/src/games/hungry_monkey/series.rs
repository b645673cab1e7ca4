//! A series of games scored with beans: who holds which, and what a game's end changes.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{BySeat, Chance, Seat, SeatCount, Viewer};

/// How many games a series has at most.
pub(super) const GAMES: u8 = 4;

/// Whoever has so many beans after a game ends the series.
const TARGET: u32 = 10;

/// Cards drawn by the first and by the second to finish.
const DRAWN: [u8; 2] = [2, 1];

/// The most bean cards of 2 and 3 that a series may need.
pub(super) const MOST_DRAWN_BEANS: usize = GAMES as usize * (DRAWN[0] + DRAWN[1]) as usize;

/// How many bean cards there are of each value.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "hungry_monkey.ts")]
pub(super) struct BeanCards {
    /// Cards with 1 bean.
    pub(super) ones: u8,
    /// Cards with 2 beans.
    pub(super) twos: u8,
    /// Cards with 3 beans.
    pub(super) threes: u8,
}

/// How a seat's bean cards change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BeanChange {
    /// Drawn unseen from the cards of 2 and 3.
    Drawn {
        /// Their values.
        values: Vec<u8>,
    },
    /// A card of 1, open to all.
    Given,
    /// The lowest card is put away, face down.
    Discarded {
        /// Its value.
        value: u8,
    },
}

impl BeanChange {
    /// The values of the cards.
    pub(super) fn values(&self) -> Vec<u8> {
        match self {
            Self::Drawn { values } => values.clone(),
            Self::Given => vec![1],
            Self::Discarded { value } => vec![*value],
        }
    }

    /// How many cards the seat gains; negative when it loses one.
    pub(super) fn cards(&self) -> i8 {
        match self {
            Self::Drawn { values } => i8::try_from(values.len()).unwrap_or(i8::MAX),
            Self::Given => 1,
            Self::Discarded { .. } => -1,
        }
    }

    /// Whether all know the values.
    pub(super) const fn is_public(&self) -> bool {
        matches!(self, Self::Given)
    }
}

/// What a place earns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Award {
    /// So many cards of 2 and 3, unseen.
    Draw(u8),
    /// A card of 1.
    Given,
    /// The lowest card goes.
    Discard,
}

/// What each seat earns, in the order of the places; seats that share a place neither gain nor lose (ruling 17).
pub(super) fn awards(places: &BySeat<u8>) -> Vec<(Seat, Award)> {
    let last = u8::try_from(places.count().get()).unwrap_or(u8::MAX);
    let alone = |place: u8| {
        let mut there = places.iter().filter(|(_, other)| **other == place).map(|(seat, _)| seat);
        there.next().filter(|_| there.next().is_none())
    };
    (1..=last)
        .filter_map(|place| {
            let award = match place {
                _ if place == last => Award::Discard,
                1 | 2 => Award::Draw(DRAWN[usize::from(place) - 1]),
                3 => Award::Given,
                _ => return None,
            };
            Some((alone(place)?, award))
        })
        .collect()
}

/// Everybody's bean cards, as the history of their changes: what was put away follows from what was drawn.
#[derive(Clone, Debug)]
pub(super) struct Beans {
    /// Shared by versions of a match: only the end of a game adds to it.
    history: Arc<Vec<Entry>>,
}

#[derive(Clone, Debug)]
struct Entry {
    game: u8,
    seat: Seat,
    change: BeanChange,
}

impl Beans {
    /// The beginning: a card of 1 for each seat.
    pub(super) fn new(seats: SeatCount) -> Self {
        let given = |seat| Entry { game: 0, seat, change: BeanChange::Given };
        Self { history: Arc::new(seats.seats().map(given).collect()) }
    }

    /// Notes a change after a game.
    pub(super) fn note(&mut self, game: u8, seat: Seat, change: BeanChange) {
        Arc::make_mut(&mut self.history).push(Entry { game, seat, change });
    }

    /// The cards of a seat, in ascending order.
    pub(super) fn held(&self, seat: Seat) -> Vec<u8> {
        self.held_after(seat, GAMES)
    }

    /// The beans of a seat.
    pub(super) fn total(&self, seat: Seat) -> u32 {
        self.held(seat).into_iter().map(u32::from).sum()
    }

    /// The cards that the seat put away, which are out of the series.
    pub(super) fn put_away(&self, seat: Seat) -> Vec<u8> {
        let own = self.history.iter().filter(|entry| entry.seat == seat);
        let gone = own.filter(|entry| matches!(entry.change, BeanChange::Discarded { .. }));
        gone.flat_map(|entry| entry.change.values()).collect()
    }

    /// What an award is for the seat, drawn if need be; nothing for a seat that has no card to put away.
    pub(super) fn earned(
        &self,
        seat: Seat,
        award: Award,
        cards: &BeanCards,
        chance: &mut Chance,
    ) -> Option<BeanChange> {
        match award {
            Award::Given => Some(BeanChange::Given),
            Award::Discard => self.held(seat).first().map(|value| BeanChange::Discarded { value: *value }),
            Award::Draw(count) => {
                let mut supply = self.supply(cards);
                chance.shuffle(&mut supply);
                supply.truncate(usize::from(count));
                supply.sort_unstable();
                Some(BeanChange::Drawn { values: supply })
            }
        }
    }

    /// Whether the beans end the series after this game.
    pub(super) fn target_reached(&self, seats: SeatCount) -> bool {
        seats.seats().any(|seat| self.total(seat) >= TARGET)
    }

    /// The same beans in another world that the viewer cannot tell from this one: others' drawn cards are drawn
    /// again, until the series would have gone on after each of its games as it did.
    pub(super) fn resample(&self, viewer: Viewer, seats: SeatCount, cards: &BeanCards, chance: &mut Chance) -> Self {
        let games = self.history.last().map_or(0, |entry| entry.game);
        let hidden = |entry: &Entry| !viewer.sees_secrets_of(entry.seat);
        let mut pool = self.supply(cards);
        for entry in self.history.iter().filter(|entry| hidden(entry)) {
            if let BeanChange::Drawn { values } = &entry.change {
                pool.extend(values);
            }
        }
        // Which world comes of the dice must not depend on the true one.
        pool.sort_unstable();
        // The true history is one that can be met. The least likely one of a printed copy, two first places won with
        // nothing but cards of 2, is met once in 33 tries.
        loop {
            chance.shuffle(&mut pool);
            let mut drawn = pool.iter().copied();
            let mut other = Self { history: Arc::default() };
            for entry in self.history.iter() {
                let redrawn = match &entry.change {
                    BeanChange::Drawn { values } if hidden(entry) => {
                        let mut values: Vec<u8> = drawn.by_ref().take(values.len()).collect();
                        values.sort_unstable();
                        BeanChange::Drawn { values }
                    }
                    BeanChange::Discarded { value } => {
                        BeanChange::Discarded { value: other.held(entry.seat).first().copied().unwrap_or(*value) }
                    }
                    known => known.clone(),
                };
                other.note(entry.game, entry.seat, redrawn);
            }
            let went_on = (1..=games).all(|game| {
                seats.seats().all(|seat| other.held_after(seat, game).into_iter().map(u32::from).sum::<u32>() < TARGET)
            });
            if went_on {
                return other;
            }
        }
    }

    /// The cards of 2 and 3 that nobody has drawn yet.
    pub(super) fn supply(&self, cards: &BeanCards) -> Vec<u8> {
        let mut left = [vec![2; usize::from(cards.twos)], vec![3; usize::from(cards.threes)]].concat();
        for entry in self.history.iter().filter(|entry| matches!(entry.change, BeanChange::Drawn { .. })) {
            for value in entry.change.values() {
                if let Some(at) = left.iter().position(|other| *other == value) {
                    left.remove(at);
                }
            }
        }
        left
    }

    fn held_after(&self, seat: Seat, game: u8) -> Vec<u8> {
        let mut held = Vec::new();
        for entry in self.history.iter().filter(|entry| entry.seat == seat && entry.game <= game) {
            match &entry.change {
                BeanChange::Discarded { value } => {
                    if let Some(at) = held.iter().position(|other| other == value) {
                        held.remove(at);
                    }
                }
                gained => held.extend(gained.values()),
            }
        }
        held.sort_unstable();
        held
    }
}
