//! The pile: what its Monkeys are, what is valid on it, and what lands there does.

use super::{Animal, Illegal, Required};

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

/// What the top card counts as.
pub(super) fn top(pile: &[Animal]) -> Option<Animal> {
    kinds(pile).next_back().flatten()
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
    /// Whether the animal is valid.
    pub(super) fn allows(self, animal: Animal) -> bool {
        self.forbids(animal).is_none()
    }

    /// Why the animal is invalid, if it is; Ant and Monkey never are.
    pub(super) fn forbids(self, animal: Animal) -> Option<Illegal> {
        let shown = animal.number().filter(|_| animal != Animal::Ant)?;
        match self {
            Self::AtLeast { number } if shown < number => Some(Illegal::TooLow { at_least: number }),
            Self::AtMost { number } if shown > number => Some(Illegal::TooHigh { at_most: number }),
            _ => None,
        }
    }
}

/// Whether the top of the pile is a gang (ruling 8): four or more of a kind, Monkeys wild.
pub(super) fn is_gang(pile: &[Animal]) -> bool {
    let kind = pile.iter().rfind(|animal| **animal != Animal::Monkey);
    let same = pile.iter().rev().take_while(|animal| **animal == Animal::Monkey || Some(*animal) == kind);
    same.count() >= GANG
}

/// How many cards lie beneath the Ants on top of the pile, Monkeys that count as Ants included (ruling 7).
pub(super) fn beneath_ants(pile: &[Animal]) -> usize {
    let ants = kinds(pile).rev().take_while(|kind| *kind == Some(Animal::Ant)).count();
    pile.len() - ants
}
