//! The pile: what its Monkeys are, what is valid on it, and what lands there does.

use super::{Animal, Illegal, Kinds, Required};

/// How many cards of a kind on top of the pile are a gang.
const GANG: usize = 4;

/// What each card of the pile counts as, lowest first (ruling 1): a run of Monkeys is the animal directly on
/// it, else the one directly below it, else nothing.
pub(super) fn kinds(pile: &[Animal]) -> impl DoubleEndedIterator<Item = Option<Animal>> {
    let not_monkey = |animal: &&Animal| **animal != Animal::Monkey;
    (0..pile.len()).map(move |at| {
        let above = pile[at..].iter().find(not_monkey);
        above.or_else(|| pile[..at].iter().rfind(not_monkey)).copied()
    })
}

/// What the top card counts as: nothing lies on it that it could be.
pub(super) fn top(pile: &[Animal]) -> Option<Animal> {
    pile.iter().rfind(|animal| **animal != Animal::Monkey).copied()
}

/// What a card must be to be valid on the pile (ruling 2), and while a Buffalo binds (ruling 4).
pub(super) fn required(pile: &[Animal], bound: bool) -> Required {
    match top(pile).and_then(Animal::number) {
        None => Required::Anything,
        Some(number) if bound => Required::AtMost { number },
        Some(number) => Required::AtLeast { number },
    }
}

impl Required {
    /// The animals that are valid: Ant and Monkey always are.
    pub(super) fn allowed(self) -> Kinds {
        let numbered = match self {
            Self::Anything => Kinds::ALL,
            Self::AtLeast { number } => !Kinds::up_to(number.saturating_sub(1)),
            Self::AtMost { number } => Kinds::up_to(number),
        };
        numbered | Kinds::ALWAYS_VALID
    }

    /// Whether the animal is valid.
    pub(super) fn allows(self, animal: Animal) -> bool {
        self.allowed().contains(animal)
    }

    /// Why the animal is invalid, if it is.
    pub(super) fn forbids(self, animal: Animal) -> Option<Illegal> {
        match self {
            _ if self.allows(animal) => None,
            Self::Anything => None,
            Self::AtLeast { number } => Some(Illegal::TooLow { at_least: number }),
            Self::AtMost { number } => Some(Illegal::TooHigh { at_most: number }),
        }
    }
}

/// Whether the top of the pile is a gang (ruling 8): four or more of a kind, Monkeys wild.
pub(super) fn is_gang(pile: &[Animal]) -> bool {
    let kind = top(pile);
    let is_same = |animal: &Animal| *animal == Animal::Monkey || Some(*animal) == kind;
    pile.last_chunk::<GANG>().is_some_and(|highest| highest.iter().rev().all(is_same))
}

/// How many cards lie beneath the Ants on top of the pile, Monkeys that count as Ants included (ruling 7).
pub(super) fn beneath_ants(pile: &[Animal]) -> usize {
    let ants = kinds(pile).rev().take_while(|kind| *kind == Some(Animal::Ant)).count();
    pile.len() - ants
}
