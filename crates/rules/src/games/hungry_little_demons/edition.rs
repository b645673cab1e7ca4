//! What a printed copy of Hungry Little Demons says: grid, cards and recipes.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Arrow, Card, Chef, Grid, Ingredient, IngredientCard, RecipeColour};
use crate::{EditionData, Problem, SeatCount};

/// The data of an edition.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "hungry_little_demons.ts", rename = "Edition")]
pub struct Pantry {
    /// The size of the forest.
    pub forest: Grid,
    /// The cards that are no ingredients.
    pub deck: OtherCards,
    /// The ingredients.
    pub ingredients: Vec<IngredientData>,
    /// The recipes.
    pub recipes: Vec<RecipeData>,
    /// How long a match may go on without getting anywhere.
    pub limits: Limits,
}

/// The cards that are no ingredients.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct OtherCards {
    /// How many Demon Baits, Cream's included.
    pub demon_baits: u8,
    /// How many Wood Sprites.
    pub wood_sprites: u8,
}

/// An ingredient and its cards.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct IngredientData {
    /// Its name.
    pub name: String,
    /// The arrow of each of its cards.
    pub arrows: Vec<Arrow>,
}

/// A recipe.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct RecipeData {
    /// Its name.
    pub name: String,
    /// Its colour.
    pub colour: RecipeColour,
    /// The names of the ingredients it takes.
    pub ingredients: Vec<String>,
}

/// How long a match may go on without getting anywhere.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct Limits {
    /// Seconds left to study the forest once at least half are ready, at a table without a clock.
    pub study_seconds: u16,
    /// Rounds without progress until the seats may agree to stop.
    pub quiet_rounds_to_stop: u16,
    /// Rounds without progress until the match stops by itself.
    pub quiet_rounds_to_end: u16,
    /// Rounds in all until the match stops by itself.
    pub rounds_to_end: u16,
}

impl Pantry {
    /// Every card of the forest and its deck, Cream's Demon Baits included.
    #[must_use]
    pub fn cards(&self) -> Vec<Card> {
        let ingredients = self.ingredients.iter().zip(0..).flat_map(|(data, number)| {
            data.arrows
                .iter()
                .map(move |arrow| Card::Ingredient(IngredientCard { ingredient: Ingredient(number), arrow: *arrow }))
        });
        ingredients
            .chain(std::iter::repeat_n(Card::DemonBait, self.deck.demon_baits.into()))
            .chain(std::iter::repeat_n(Card::WoodSprite, self.deck.wood_sprites.into()))
            .collect()
    }

    /// The ingredient of this name.
    #[must_use]
    pub fn ingredient(&self, name: &str) -> Option<Ingredient> {
        self.ingredients.iter().zip(0..).find(|(data, _)| data.name == name).map(|(_, number)| Ingredient(number))
    }

    /// Whether there is such an ingredient.
    #[must_use]
    pub fn has_ingredient(&self, ingredient: Ingredient) -> bool {
        usize::from(ingredient.0) < self.ingredients.len()
    }

    /// The numbers of the recipes of this colour.
    #[must_use]
    pub fn recipes_of(&self, colour: RecipeColour) -> Vec<usize> {
        (0..self.recipes.len()).filter(|number| self.recipes[*number].colour == colour).collect()
    }

    fn check_forest(&self) -> Result<(), Problem> {
        let Grid { rows, columns } = self.forest;
        for (field, lines) in [("forest.rows", rows), ("forest.columns", columns)] {
            if lines < 2 {
                return Err(Problem::new(field, "must be at least 2, so that the forest can shift both ways"));
            }
        }
        // A house takes its own door and the ones on either side of it from the others (ruling 23).
        let houses: usize = [rows, columns].into_iter().map(|doors| 2 * usize::from(doors.div_ceil(3))).sum();
        if houses < SeatCount::MAX.get() {
            return Err(Problem::new("forest", "is too small for six houses around it"));
        }
        Ok(())
    }

    fn check_ingredients(&self) -> Result<(), Problem> {
        if self.ingredients.len() > usize::from(u8::MAX) {
            return Err(Problem::new("ingredients", "must be at most 255"));
        }
        for (at, data) in self.ingredients.iter().enumerate() {
            let twice = self.ingredients[..at].iter().any(|earlier| earlier.name == data.name);
            Problem::unless(!twice, format!("ingredients[{at}].name"), format!("\"{}\" is there twice", data.name))?;
            let uses = self.recipes.iter().flat_map(|recipe| &recipe.ingredients).filter(|name| **name == data.name);
            let uses = uses.count();
            if data.arrows.len() < uses {
                return Err(Problem::new(
                    format!("ingredients[{at}].arrows"),
                    format!("{} cards are too few for {uses} recipes", data.arrows.len()),
                ));
            }
        }
        Ok(())
    }

    fn check_recipes(&self) -> Result<(), Problem> {
        for (at, data) in self.recipes.iter().enumerate() {
            if data.ingredients.is_empty() {
                return Err(Problem::new(format!("recipes[{at}].ingredients"), "must not be empty"));
            }
            if let Some(wrong) = data.ingredients.iter().position(|name| self.ingredient(name).is_none()) {
                let what = format!("\"{}\" is no ingredient", data.ingredients[wrong]);
                return Err(Problem::new(format!("recipes[{at}].ingredients[{wrong}]"), what));
            }
        }
        for (colour, name) in [(RecipeColour::Blue, "blue"), (RecipeColour::Red, "red")] {
            let count = self.recipes_of(colour).len();
            if count < SeatCount::MAX.get() {
                return Err(Problem::new("recipes", format!("{count} {name} ones are too few for six players")));
            }
        }
        Ok(())
    }

    fn check_deck(&self) -> Result<(), Problem> {
        if self.deck.demon_baits < Chef::CREAM_BAITS {
            return Err(Problem::new(
                "deck.demon_baits",
                format!("must be at least {}, which Cream begins with", Chef::CREAM_BAITS),
            ));
        }
        let cards = self.cards().len() - usize::from(Chef::CREAM_BAITS);
        if cards <= self.forest.size() {
            return Err(Problem::new(
                "forest",
                format!("{cards} cards are too few for {} spaces and a deck", self.forest.size()),
            ));
        }
        Ok(())
    }

    fn check_limits(&self) -> Result<(), Problem> {
        let Limits { quiet_rounds_to_stop: stop, quiet_rounds_to_end: end, .. } = self.limits;
        for (field, rounds) in [
            ("limits.quiet_rounds_to_stop", stop),
            ("limits.quiet_rounds_to_end", end),
            ("limits.rounds_to_end", self.limits.rounds_to_end),
        ] {
            if rounds == 0 {
                return Err(Problem::new(field, "is 0; it must be at least 1"));
            }
        }
        if end < stop {
            return Err(Problem::new("limits.quiet_rounds_to_end", "is less than quiet_rounds_to_stop"));
        }
        Ok(())
    }
}

impl EditionData for Pantry {
    const STANDARD: &'static str = include_str!("../../../data/hungry-little-demons.toml");

    fn check_sense(&self) -> Result<(), Problem> {
        let named = |list: &'static str| move |(at, name)| (format!("{list}[{at}].name"), name);
        let ingredients = self.ingredients.iter().map(|data| data.name.as_str()).enumerate();
        let recipes = self.recipes.iter().map(|data| data.name.as_str()).enumerate();
        Problem::unless_named(ingredients.map(named("ingredients")))?;
        Problem::unless_named(recipes.map(named("recipes")))?;
        for (at, data) in self.ingredients.iter().enumerate() {
            Problem::unless_so_many(format!("ingredients[{at}].arrows"), data.arrows.len(), 1..=40)?;
        }
        for (at, data) in self.recipes.iter().enumerate() {
            Problem::unless_so_many(format!("recipes[{at}].ingredients"), data.ingredients.len(), 1..=8)?;
        }
        Problem::unless_within("forest.rows", self.forest.rows, 2..=12)?;
        Problem::unless_within("forest.columns", self.forest.columns, 2..=12)?;
        Problem::unless_within("deck.demon_baits", self.deck.demon_baits, Chef::CREAM_BAITS..=40)?;
        Problem::unless_within("deck.wood_sprites", self.deck.wood_sprites, 0..=40)?;
        let Limits { study_seconds, quiet_rounds_to_stop, quiet_rounds_to_end, rounds_to_end } = self.limits;
        Problem::unless_within("limits.study_seconds", study_seconds, 1..=1800)?;
        Problem::unless_within("limits.quiet_rounds_to_stop", quiet_rounds_to_stop, 1..=1000)?;
        Problem::unless_within("limits.quiet_rounds_to_end", quiet_rounds_to_end, 1..=1000)?;
        Problem::unless_within("limits.rounds_to_end", rounds_to_end, 10..=5000)?;
        let what = "is less than quiet_rounds_to_end, which would never come";
        Problem::unless(rounds_to_end >= quiet_rounds_to_end, "limits.rounds_to_end", what)
    }

    fn check(&self) -> Result<(), Problem> {
        self.check_forest()?;
        self.check_recipes()?;
        self.check_ingredients()?;
        self.check_deck()?;
        self.check_limits()
    }
}
