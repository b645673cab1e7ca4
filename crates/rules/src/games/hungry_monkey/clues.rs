//! What an observer can tell of a hand it does not see.

use super::{Animal, Cards, Kinds};

/// What one observer has legitimately seen of another's hand and could have followed: cards that must be in it,
/// and for each other card what it can be.
///
/// The bounds of the unknown cards form a chain, the oldest card's the tightest: a card is bound by all that was
/// inferred since it came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Clues {
    known: Cards,
    unknown: Vec<Kinds>,
}

impl Clues {
    /// The cards that must be in the hand.
    pub(super) const fn known(&self) -> &Cards {
        &self.known
    }

    /// For each other card of the hand, what it can be.
    pub(super) fn unknown(&self) -> &[Kinds] {
        &self.unknown
    }

    /// Cards nobody else saw came to the hand.
    pub(super) fn gain_unseen(&mut self, count: usize) {
        self.unknown.extend(std::iter::repeat_n(Kinds::ALL, count));
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
        if !self.known.take(animal)
            && let Some(at) = self.unknown.iter().position(|kinds| kinds.contains(animal))
        {
            self.unknown.remove(at);
        }
    }

    /// One of the hand's cards, the observer cannot tell which, left it face down (ruling 18): of each animal and
    /// each bound one card may be the one that is gone.
    pub(super) fn lose_unseen(&mut self) {
        let size = (self.known.len() + self.unknown.len()).saturating_sub(1);
        for animal in self.known.animals() {
            self.known.take(animal);
        }
        let mut before = None;
        self.unknown.retain(|bound| before.replace(*bound) == Some(*bound));
        self.gain_unseen(size.saturating_sub(self.known.len() + self.unknown.len()));
    }

    /// The observer learns that none of the hand's cards is anything but one of these.
    pub(super) fn all_among(&mut self, kinds: Kinds) {
        for bound in &mut self.unknown {
            *bound = bound.and(kinds);
        }
    }

    /// The observer learns of one of the unknown cards what it is.
    pub(super) fn learn(&mut self, animal: Animal) {
        if let Some(at) = self.unknown.iter().position(|kinds| kinds.contains(animal)) {
            self.unknown.remove(at);
            self.known.add(animal);
        }
    }
}
