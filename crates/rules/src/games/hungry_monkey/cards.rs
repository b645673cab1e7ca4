//! Cards whose order means nothing, and sets of animals.

use std::ops::{BitAnd, BitOr, Not};

use super::Animal;

/// A number of cards in no order: how many there are of each animal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cards([u8; Animal::ALL.len()]);

impl Cards {
    /// How many of this animal.
    pub(super) const fn count(&self, animal: Animal) -> u8 {
        self.0[animal as usize]
    }

    /// How many in all.
    pub(super) fn len(&self) -> usize {
        // No edition has more than a byte counts.
        usize::from(self.0.iter().sum::<u8>())
    }

    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Puts a card in.
    pub(super) const fn add(&mut self, animal: Animal) {
        self.0[animal as usize] += 1;
    }

    /// Takes a card out, if there is one; whether there was.
    pub(super) const fn take(&mut self, animal: Animal) -> bool {
        let held = self.count(animal) > 0;
        self.0[animal as usize] -= held as u8;
        held
    }

    /// The animals that are there.
    pub(super) fn kinds(&self) -> Kinds {
        Animal::ALL.into_iter().filter(|animal| self.count(*animal) > 0).collect()
    }

    /// The cards, in ascending order.
    pub(super) fn iter(&self) -> impl Iterator<Item = Animal> + use<> {
        let this = *self;
        self.kinds().iter().flat_map(move |animal| std::iter::repeat_n(animal, usize::from(this.count(animal))))
    }

    /// The animals that are there with their counts, in ascending order.
    pub(super) fn counts(&self) -> Vec<(Animal, u8)> {
        self.kinds().iter().map(|animal| (animal, self.count(animal))).collect()
    }
}

/// A number of cards: an edition with more than fit is refused.
pub(super) fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

impl Extend<Animal> for Cards {
    fn extend<I: IntoIterator<Item = Animal>>(&mut self, animals: I) {
        animals.into_iter().for_each(|animal| self.add(animal));
    }
}

impl FromIterator<Animal> for Cards {
    fn from_iter<I: IntoIterator<Item = Animal>>(animals: I) -> Self {
        let mut cards = Self::default();
        cards.extend(animals);
        cards
    }
}

/// A set of animals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kinds(u16);

impl Kinds {
    /// Every animal.
    pub(super) const ALL: Self = Self((1 << Animal::ALL.len()) - 1);

    /// Those that are valid on any pile.
    pub(super) const ALWAYS_VALID: Self = Self(1 << Animal::Ant as u16 | 1 << Animal::Monkey as u16);

    /// Whether the animal is in the set.
    pub(super) const fn contains(self, animal: Animal) -> bool {
        self.0 & (1 << animal as u16) != 0
    }

    /// Whether no animal is in the set.
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The animals whose number is at most this.
    pub(super) const fn up_to(number: u8) -> Self {
        let highest = Animal::Monkey as u8;
        Self((1 << if number < highest { number } else { highest }) - 1)
    }

    /// The animals, in ascending order.
    pub(super) fn iter(self) -> impl Iterator<Item = Animal> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Animal::ALL.get(lowest).copied()
        })
    }
}

impl BitAnd for Kinds {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Kinds {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Kinds {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl FromIterator<Animal> for Kinds {
    fn from_iter<I: IntoIterator<Item = Animal>>(animals: I) -> Self {
        Self(animals.into_iter().fold(0, |set, animal| set | 1 << animal as u16))
    }
}
