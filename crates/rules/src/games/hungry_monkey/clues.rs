//! What an observer can tell of a hand it does not see.

use super::cards::small;
use super::{Animal, Cards, Kinds};

/// What one observer has legitimately seen of another's hand and could have followed: cards that must be in it,
/// and for each other card what it can be.
///
/// The bounds of the unknown cards form a chain, the oldest card's the tightest: a card is bound by all that was
/// inferred since it came. So an animal that is ruled out for a card is ruled out for all older ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Clues {
    known: Cards,
    /// How many other cards there are.
    unknown: u8,
    /// For each animal, how many of the unknown cards it is ruled out for: so many of the oldest.
    ruled_out: [u8; Animal::ALL.len()],
}

impl Clues {
    /// The cards that must be in the hand.
    pub(super) const fn known(&self) -> &Cards {
        &self.known
    }

    /// For each other card of the hand, what it can be, the oldest card first.
    pub(super) fn unknown(&self) -> impl ExactSizeIterator<Item = Kinds> + use<> {
        let Self { unknown, ruled_out, .. } = *self;
        let can_be = move |age: u8| move |animal: &Animal| ruled_out[*animal as usize] <= age;
        (0..unknown).map(move |age| Animal::ALL.into_iter().filter(can_be(age)).collect())
    }

    /// Cards nobody else saw came to the hand.
    pub(super) fn gain_unseen(&mut self, count: usize) {
        self.unknown = self.unknown.saturating_add(small(count));
    }

    /// A card that the observer knows came to the hand.
    pub(super) const fn gain(&mut self, animal: Animal) {
        self.known.add(animal);
    }

    /// A card left the hand for all to see.
    ///
    /// A card that must be there anyhow says nothing of the others. Otherwise it was one of the unknown cards;
    /// counting it as the one with the tightest bound rules out no hand that is still possible.
    pub(super) fn lose(&mut self, animal: Animal) {
        if !self.known.take(animal) {
            self.take_unknown(animal);
        }
    }

    /// One of the hand's cards, the observer cannot tell which, left it face down (ruling 18): of each animal and
    /// each bound one card may be the one that is gone.
    pub(super) fn lose_unseen(&mut self) {
        let size = (self.known.len() + usize::from(self.unknown)).saturating_sub(1);
        for animal in self.known.kinds().iter() {
            self.known.take(animal);
        }
        let before = *self;
        let has_another_bound = |at: &u8| *at == 0 || before.ruled_out.contains(at);
        for (gone, at) in (0..).zip((0..before.unknown).filter(has_another_bound)) {
            self.remove(at - gone);
        }
        self.gain_unseen(size.saturating_sub(self.known.len() + usize::from(self.unknown)));
    }

    /// The observer learns that none of the hand's cards is anything but one of these.
    pub(super) fn all_among(&mut self, kinds: Kinds) {
        for (animal, oldest) in Animal::ALL.into_iter().zip(&mut self.ruled_out) {
            *oldest = if kinds.contains(animal) { *oldest } else { self.unknown };
        }
    }

    /// The observer learns of one of the unknown cards what it is.
    pub(super) fn learn(&mut self, animal: Animal) {
        if self.take_unknown(animal) {
            self.known.add(animal);
        }
    }

    /// Takes out the oldest unknown card that can be this animal; whether there was one.
    fn take_unknown(&mut self, animal: Animal) -> bool {
        let oldest = self.ruled_out[animal as usize];
        let there = oldest < self.unknown;
        if there {
            self.remove(oldest);
        }
        there
    }

    /// Takes out one of the unknown cards.
    fn remove(&mut self, at: u8) {
        self.unknown -= 1;
        for oldest in &mut self.ruled_out {
            *oldest -= u8::from(*oldest > at);
        }
    }
}
