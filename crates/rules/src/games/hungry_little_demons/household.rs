//! What belongs to one seat. All of it is public.

use std::sync::Arc;

use super::{Chef, Door, Furniture, Ingredient, IngredientCard, RecipeColour, Space, Trophy};
use crate::Seat;

/// A seat's chef, demon and house, and what it has gathered.
#[derive(Clone, Debug)]
pub(super) struct Household {
    pub(super) chef: Option<Chef>,
    pub(super) door: Option<Door>,
    /// Nothing when the chef is at home.
    pub(super) chef_at: Option<Space>,
    /// Nothing once the demon has been expelled.
    pub(super) demon_in: Option<Seat>,
    pub(super) furniture: Vec<Furniture>,
    pub(super) baits: u8,
    /// Shared by versions of a match: they stay as they are dealt.
    pub(super) recipes: Arc<[Recipe]>,
    pub(super) gathered: Vec<IngredientCard>,
    pub(super) destroyed: Vec<Trophy>,
}

/// A recipe that was dealt.
#[derive(Clone, Debug)]
pub(super) struct Recipe {
    pub(super) name: String,
    pub(super) colour: RecipeColour,
    pub(super) ingredients: Vec<Ingredient>,
}

impl Household {
    /// A house before the forest is laid.
    pub(super) fn new(seat: Seat) -> Self {
        Self {
            chef: None,
            door: None,
            chef_at: None,
            demon_in: Some(seat),
            furniture: Furniture::ALL.to_vec(),
            baits: 0,
            recipes: Arc::default(),
            gathered: Vec::new(),
            destroyed: Vec::new(),
        }
    }

    pub(super) fn is(&self, chef: Chef) -> bool {
        self.chef == Some(chef)
    }

    /// What both recipes take together, less what has been gathered (ruling 6).
    pub(super) fn needed(&self) -> Vec<Ingredient> {
        missing(self.recipes.iter().flat_map(|recipe| &recipe.ingredients), &self.gathered)
    }

    pub(super) fn needs(&self, card: IngredientCard) -> bool {
        self.needed().contains(&card.ingredient)
    }

    /// How many recipes count as completed: each card counts for one of them only (ruling 6).
    pub(super) fn completed(&self) -> usize {
        if self.needed().is_empty() {
            self.recipes.len()
        } else {
            usize::from(self.recipes.iter().any(|recipe| self.has_all_for(recipe)))
        }
    }

    pub(super) fn has_all_for(&self, recipe: &Recipe) -> bool {
        missing(recipe.ingredients.iter(), &self.gathered).is_empty()
    }
}

fn missing<'a>(wanted: impl Iterator<Item = &'a Ingredient>, gathered: &[IngredientCard]) -> Vec<Ingredient> {
    let mut missing: Vec<Ingredient> = wanted.copied().collect();
    for card in gathered {
        if let Some(at) = missing.iter().position(|ingredient| *ingredient == card.ingredient) {
            missing.remove(at);
        }
    }
    missing
}
