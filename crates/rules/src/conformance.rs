//! The laws that every game must keep.

use std::collections::BTreeMap;

use crate::{Chance, Game};

/// What the law suite needs to know of a game beyond its rules.
pub trait Specimen: Game {
    /// Options to play with: each that changes the rules at least once.
    fn option_samples() -> Vec<Self::Options>;

    /// How many there are of each card or piece, wherever in the state it is: the same all match long.
    fn census(&self) -> BTreeMap<String, usize>;

    /// A move of the right type made of random values, most of them nonsense.
    fn garbage(chance: &mut Chance) -> Self::Move;
}
