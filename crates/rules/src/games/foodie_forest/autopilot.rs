//! Plays for whoever is away.

use super::{May, Move, View};
use crate::Chance;

/// A legal and sensible move for the seat that this view is for.
pub(super) fn choose(view: &View, chance: &mut Chance) -> Move {
    match view.may.as_ref().expect("the seat has to act") {
        May::ChooseRecipe { recipes } => Move::ChooseRecipe { recipe: recipes[chance.below(recipes.len())] },
        May::Play { cards } => Move::Play { card: cards[chance.below(cards.len())] },
        May::Continue => Move::Continue,
    }
}
