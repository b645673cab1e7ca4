//! Places in a match: one seat, how many there are, a set of them, and something for each of them.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A place in a match, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(as = "u8", export_to = "rules.ts")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, counted clockwise from 0.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The number of this seat, counted clockwise from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Refuses the numbers that no match has, as a hostile client may send them.
impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Some(Self(index)).filter(|seat| SeatCount::MAX.contains(*seat)).ok_or("no match has a seat of this number")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// How many seats a match has: 2 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(as = "u8", export_to = "rules.ts")]
pub struct SeatCount(u8);

impl SeatCount {
    /// The largest match of any game.
    pub const MAX: Self = Self(6);

    /// This many seats, or nothing when no game could be played by so many.
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        if count >= 2 && count <= Self::MAX.0 { Some(Self(count)) } else { None }
    }

    /// The count as a number.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// All seats, clockwise from the first.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        (0..self.0).map(Seat)
    }

    /// Whether the seat is one of these.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// The seat to the left: the next one clockwise.
    #[must_use]
    pub const fn after(self, seat: Seat) -> Seat {
        let next = Seat(seat.0 + 1);
        if self.contains(next) { next } else { Seat(0) }
    }

    /// All seats, clockwise, beginning with the one after `seat` and closing with `seat` itself.
    pub fn after_clockwise(self, mut seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        (0..self.0).map(move |_| {
            seat = self.after(seat);
            seat
        })
    }
}

impl TryFrom<u8> for SeatCount {
    type Error = &'static str;

    fn try_from(count: u8) -> Result<Self, Self::Error> {
        Self::new(count).ok_or("a match has 2 to 6 seats")
    }
}

impl From<SeatCount> for u8 {
    fn from(count: SeatCount) -> Self {
        count.0
    }
}

/// A set of seats; a list of their numbers in JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[ts(as = "Vec<Seat>", export_to = "rules.ts")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Only this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(Self::bit(seat))
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Puts the seat into the set.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= Self::bit(seat);
    }

    /// Takes the seat out of the set.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !Self::bit(seat);
    }

    /// The seat with the lowest number.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.is_empty() { None } else { Some(seat_at(self.0.trailing_zeros() as usize)) }
    }

    /// The seats, lowest number first.
    pub fn iter(mut self) -> impl Iterator<Item = Seat> + use<> {
        std::iter::from_fn(move || {
            let first = self.first()?;
            self.remove(first);
            Some(first)
        })
    }

    /// Nothing for a number that no match has: such a seat is in no set.
    const fn bit(seat: Seat) -> u8 {
        if SeatCount::MAX.contains(seat) { 1 << seat.0 } else { 0 }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

/// One `T` for each seat of a match; a list in JSON.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "rules.ts")]
pub struct BySeat<T>(
    // In place, because each accepted move copies a state, which has many of these.
    #[ts(as = "Vec<T>")] ArrayVec<T, { SeatCount::MAX.get() }>,
);

impl<T> BySeat<T> {
    /// What `make` returns, for each seat.
    pub fn new(seats: SeatCount, make: impl FnMut(Seat) -> T) -> Self {
        Self(seats.seats().map(make).collect())
    }

    /// How many seats there are.
    ///
    /// # Panics
    /// When it was read from a list of another length than a match has.
    #[must_use]
    pub fn count(&self) -> SeatCount {
        u8::try_from(self.0.len()).ok().and_then(SeatCount::new).expect("as long as a match has seats")
    }

    /// Each seat with its `T`, clockwise from the first seat.
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.0.iter().enumerate().map(|(index, item)| (seat_at(index), item))
    }

    /// Each seat with its `T`, to change it.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(index, item)| (seat_at(index), item))
    }

    /// Only the `T`s, clockwise from the first seat.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The `T` of a seat, or nothing when there is no such seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Another thing for each seat, made from this one.
    pub fn map<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, item)| make(seat, item)).collect())
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a match has at most 6 seats")]
const fn seat_at(index: usize) -> Seat {
    Seat(index as u8)
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_no_match_has_is_not_read() {
        assert_eq!(serde_json::from_str::<Seat>("5").unwrap(), Seat::new(5));
        for number in ["6", "8", "255", "256", "-1", "1.0"] {
            assert!(serde_json::from_str::<Seat>(number).is_err(), "{number}");
            assert!(serde_json::from_str::<SeatSet>(&format!("[0, {number}]")).is_err(), "{number}");
        }
    }

    #[test]
    fn a_seat_that_no_match_has_is_in_no_set() {
        // A shift by its number would overflow, or wrap around to the bit of another seat.
        for number in [6, 8, 255] {
            let beyond = Seat::new(number);
            assert!(SeatSet::only(beyond).is_empty());
            let mut set = SeatSet::only(Seat::new(0));
            assert!(!set.contains(beyond));
            set.insert(beyond);
            set.remove(beyond);
            assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(0)]);
        }
    }
}
