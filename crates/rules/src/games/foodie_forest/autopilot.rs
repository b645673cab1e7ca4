//! Plays for whoever is away: takes pots that its recipe likes, dodges the others, and leaves to the
//! others what they do not want.

use super::{Card, Color, Face, May, Move, Recipe, View};
use crate::{Chance, Seat};

/// A legal and sensible move for the seat that this view is for.
pub(super) fn choose(view: &View, chance: &mut Chance) -> Move {
    match view.may.as_ref().expect("the seat has to act") {
        May::ChooseRecipe { recipes } => {
            let promises = |recipe: &Recipe| view.hand.iter().map(|card| suits(*recipe, *card)).sum();
            Move::ChooseRecipe { recipe: best(recipes, promises, chance) }
        }
        May::Play { cards } => {
            let pot = Pot::seen_in(view).expect("recipes are known before cards are played");
            Move::Play { card: best(cards, |card| pot.prospect(*card), chance) }
        }
        May::Continue => Move::Continue,
    }
}

/// One of the choices with the highest value.
fn best<T: Copy>(choices: &[T], value: impl Fn(&T) -> i32, chance: &mut Chance) -> T {
    let highest = choices.iter().map(&value).max();
    let as_good: Vec<T> = choices.iter().copied().filter(|choice| Some(value(choice)) == highest).collect();
    *chance.pick(&as_good).expect("who has to act has a choice")
}

/// How well a card in hand suits a recipe, compared with what the recipe usually brings.
fn suits(recipe: Recipe, card: Card) -> i32 {
    match (recipe.collects(), card.face) {
        // Who wants nothing wants cards that never fill a pot.
        (None, Face::BoilOver) => 32,
        (None, Face::Spice) => 24,
        (None, Face::Number { number }) => 12 - 4 * i32::from(number),
        // Cards of the colour that the hand holds come into the own pile, and high ones make sure of it.
        (Some(color), Face::Number { number }) if color == card.color => 8 + 3 * i32::from(number),
        (Some(color), _) if color == card.color => 8,
        (Some(Color::Trash), Face::Spice) => 4,
        (Some(_), Face::Number { number }) => i32::from(number) - 2,
        (Some(_), _) => -2,
    }
}

/// The pot as the seat to play sees it.
struct Pot<'a> {
    view: &'a View,
    recipe: Recipe,
    others: Vec<Recipe>,
}

impl<'a> Pot<'a> {
    fn seen_in(view: &'a View) -> Option<Self> {
        let you = view.you?;
        let recipe_of = |seat: Seat| view.seats[seat].recipe;
        let others = view.seats.iter().map(|(seat, _)| seat).filter(|seat| *seat != you);
        Some(Self { view, recipe: recipe_of(you)?, others: others.filter_map(recipe_of).collect() })
    }

    /// What playing this card promises, in hundredths of a point.
    fn prospect(&self, card: Card) -> i32 {
        let total = self.view.trick.total_with(card, self.view.full_at);
        let mine = self.worth(self.recipe, card);
        if total >= self.view.full_at {
            return 100 * mine - self.use_of_keeping(card);
        }
        let others: i32 = self.others.iter().map(|recipe| self.worth(*recipe, card)).sum();
        let rivals = i32::try_from(self.others.len()).unwrap_or(1).max(1);
        // The fuller the pot, the less likely it comes round again.
        let free = i32::from(self.view.full_at - total);
        let own_share = 100 * free / (i32::from(self.view.full_at) * (rivals + 1));
        own_share * mine - (100 - own_share) * others / (2 * rivals) - self.use_of_keeping(card)
    }

    /// The points that the pot with this card brings under a recipe.
    fn worth(&self, recipe: Recipe, card: Card) -> i32 {
        let cards = self.view.trick.cards.iter().map(|played| played.card).chain([card]);
        cards.map(|card| i32::from(recipe.points_for(card))).sum()
    }

    /// What the card is good for later, in hundredths of a point.
    fn use_of_keeping(&self, card: Card) -> i32 {
        match (self.recipe, card.face) {
            (Recipe::EmptyPot, Face::BoilOver) => 40,
            (Recipe::EmptyPot, Face::Spice) => 20,
            (Recipe::EmptyPot, Face::Number { number }) => -6 * i32::from(number),
            (_, Face::BoilOver) => 15,
            (_, Face::Spice) => 0,
            (_, Face::Number { number }) => 4 * i32::from(number),
        }
    }
}
