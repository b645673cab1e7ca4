//! What the law suite needs to know of Foodie Forest.

use std::collections::BTreeMap;

use super::state::Stage;
use super::{Card, Color, Face, FoodieForest, Move, Options, Recipe, View};
use crate::conformance::Specimen;
use crate::{Chance, Game, Memory, Viewer};

impl Specimen for FoodieForest {
    const HARD_LIMIT: Option<&'static str> = None;
    const MATCHES: u64 = 3;
    const MOST_MOVES: u64 = 1_000;

    fn option_samples() -> Vec<Options> {
        vec![
            Options::default(),
            Options { open_recipes: true, ..Options::default() },
            Options { open_piles: true, memory: Memory::Assisted, ..Options::default() },
        ]
    }

    fn census(&self) -> BTreeMap<String, usize> {
        let held = self.players.values().flat_map(|player| player.hand.iter().chain(&player.pile));
        let in_pot = self.trick.cards.iter().map(|played| &played.card);
        let mut census = BTreeMap::new();
        for card in held.chain(in_pot).chain(&self.unclaimed).chain(self.undealt.iter()) {
            *census.entry(format!("{card:?}")).or_default() += 1;
        }
        census
    }

    fn in_sight(&self, viewer: Viewer) -> Vec<String> {
        let View { hand, trick, seats, unclaimed, .. } = self.view(viewer);
        let piles = seats.values().flat_map(|seat| seat.pile.iter().flatten()).map(|taken| taken.card);
        let played = trick.cards.into_iter().map(|played| played.card);
        hand.into_iter().chain(played).chain(unclaimed).chain(piles).map(|card| format!("{card:?}")).collect()
    }

    /// Recipes that are chosen, cards that are played and seats that go on, deal by deal.
    fn progress(&self) -> u64 {
        // More than all of these together.
        const A_DEAL: usize = 1_000;
        let chosen = self.players.values().filter(|player| player.recipe.is_some()).count();
        let held: usize = self.players.values().map(|player| player.hand.len()).sum();
        let ready = match self.stage {
            Stage::Scored { waiting } => self.seats.get() - waiting.len(),
            _ => 0,
        };
        (usize::from(self.deal) * A_DEAL + chosen + self.edition.cards().len() - held + ready) as u64
    }

    fn garbage(chance: &mut Chance) -> Move {
        match chance.below(5) {
            0 => Move::Continue,
            1 => Move::ChooseRecipe { recipe: Recipe::ALL[chance.below(Recipe::ALL.len())] },
            _ => {
                let color = Color::ALL[chance.below(Color::ALL.len())];
                let face = [Face::Spice, Face::BoilOver, Face::number(0), Face::number(4), Face::number(10)];
                Move::Play { card: Card::new(color, face[chance.below(face.len())]) }
            }
        }
    }
}
