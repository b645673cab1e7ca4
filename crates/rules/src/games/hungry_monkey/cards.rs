//! Cards whose order means nothing, and sets of animals.

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
        self.0.iter().map(|count| usize::from(*count)).sum()
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
        if held {
            self.0[animal as usize] -= 1;
        }
        held
    }

    /// The animals that are there, in ascending order.
    pub(super) fn animals(&self) -> impl Iterator<Item = Animal> + use<> {
        let this = *self;
        Animal::ALL.into_iter().filter(move |animal| this.count(*animal) > 0)
    }

    /// The cards, in ascending order.
    pub(super) fn iter(&self) -> impl Iterator<Item = Animal> + use<> {
        let this = *self;
        Animal::ALL.into_iter().flat_map(move |animal| std::iter::repeat_n(animal, usize::from(this.count(animal))))
    }

    /// The animals that are there with their counts, in ascending order.
    pub(super) fn counts(&self) -> Vec<(Animal, u8)> {
        self.animals().map(|animal| (animal, self.count(animal))).collect()
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

    /// Whether the animal is in the set.
    pub(super) const fn contains(self, animal: Animal) -> bool {
        self.0 & (1 << animal as u16) != 0
    }
}

impl FromIterator<Animal> for Kinds {
    fn from_iter<I: IntoIterator<Item = Animal>>(animals: I) -> Self {
        Self(animals.into_iter().fold(0, |set, animal| set | 1 << animal as u16))
    }
}
