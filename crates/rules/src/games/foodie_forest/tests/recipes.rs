//! How recipes are chosen.

use crate::games::foodie_forest::Recipe::{self, Bug, EmptyPot, Fruit, Trash, Vegetable};
use crate::games::foodie_forest::{Event, Illegal, May, Move, Options, Phase};
use crate::{Chance, Game, Memory};

use super::table::{Table, by_seat, cooked, dealt, seat};

const OPEN: Options = Options { open_recipes: true, ..DEFAULTS };
const DEFAULTS: Options = Options { open_recipes: false, open_piles: false, memory: Memory::Strict };
const HANDS: [&str; 3] = ["b1 v1", "b2 v2", "b3 v3"];

/// Three seats choose in the deal after these recipes were cooked by all; seat 2 deals.
fn choosing(options: Options, before: &[Recipe]) -> Table {
    let mut events = Vec::new();
    for (recipe, deal) in before.iter().zip(1..) {
        events.push(dealt(deal, &HANDS));
        events.extend(cooked(*recipe, &[5, 5, 5]));
    }
    events.push(dealt(u8::try_from(before.len()).unwrap() + 1, &HANDS));
    Table::after(3, options, events)
}

#[test]
fn all_choose_at_once_from_the_recipes_they_have_left() {
    // Ruling 11.
    let table = choosing(DEFAULTS, &[Bug, Trash]);
    assert_eq!(table.acting().len(), 3);
    for index in 0..3 {
        let recipes = vec![EmptyPot, Vegetable, Fruit];
        assert_eq!(table.seen_by(index).may, Some(May::ChooseRecipe { recipes }));
    }
    assert_eq!(table.refusal(1, Move::ChooseRecipe { recipe: Bug }), Illegal::RecipeUsed);
}

#[test]
fn a_choice_is_final() {
    // Ruling 11.
    let mut table = choosing(DEFAULTS, &[]);
    table.choose(1, Bug);
    assert!(!table.acting().contains(seat(1)));
    assert_eq!(table.seen_by(1).may, None);
    assert!(!table.0.may_undo(seat(1)));
}

#[test]
fn when_the_last_seat_has_chosen_all_recipes_are_turned_up_and_the_dealers_left_leads() {
    // Rulings 6 and 11.
    let mut table = choosing(DEFAULTS, &[]);
    table.choose(2, Fruit).choose(0, Bug).choose(1, Bug);
    assert_eq!(table.events()[1], Event::RecipesRevealed { recipes: by_seat(&[Bug, Bug, Fruit]) });
    let view = table.seen();
    assert_eq!(view.phase, Phase::Playing { seat: seat(0) });
    assert_eq!(view.seats.map(|_, seat| seat.recipe), by_seat(&[Some(Bug), Some(Bug), Some(Fruit)]));
    assert_eq!(view.seats[seat(2)].recipes_left, [EmptyPot, Bug, Vegetable, Trash]);
}

#[test]
fn the_single_recipe_of_the_fifth_deal_is_taken_by_itself() {
    // Rulings 11 and 14, with both ways of choosing.
    for options in [DEFAULTS, OPEN] {
        let mut table = choosing(options, &[Bug, Trash, Fruit]);
        for index in 0..3 {
            let recipe = if index == 2 && options.open_recipes { EmptyPot } else { Vegetable };
            table.choose(index, recipe);
        }
        table.play(0, "b1").play(1, "b2").play(2, "b3");
        table.play(0, "v1").play(1, "v2").play(2, "v3").continue_all();
        let events = table.events();
        let [Event::Continued { .. }, Event::Dealt { deal: 5, .. }, Event::RecipesRevealed { recipes }] = events else {
            panic!("{events:?}")
        };
        let last = if options.open_recipes { Vegetable } else { EmptyPot };
        assert_eq!(*recipes, by_seat(&[EmptyPot, EmptyPot, last]));
        assert!(matches!(table.seen().phase, Phase::Playing { .. }));
        assert!(table.seen().seats.values().all(|seat| seat.recipes_left.is_empty()));
    }
}

#[test]
fn open_recipes_are_chosen_in_turn_from_the_dealers_left_and_shown_at_once() {
    // Option `open_recipes`.
    let mut table = choosing(OPEN, &[]);
    for (index, recipe) in [(0, Bug), (1, Bug), (2, Trash)] {
        assert_eq!(table.seen().phase, Phase::Choosing { waiting: table.acting() });
        assert_eq!(table.acting().iter().collect::<Vec<_>>(), [seat(index)]);
        table.choose(index, recipe);
        assert_eq!(table.seen().seats[seat(index)].recipe, Some(recipe));
        assert!(!table.seen().seats[seat(index)].recipes_left.contains(&recipe));
    }
    assert_eq!(table.seen().phase, Phase::Playing { seat: seat(0) });
    assert_eq!(table.events().len(), 1, "there is nothing left to turn up");
}

#[test]
fn the_dealer_must_choose_another_open_recipe_than_the_seat_to_its_left() {
    // Option `open_recipes`, ruling 14.
    let mut table = choosing(OPEN, &[Fruit]);
    table.choose(0, Bug).choose(1, Trash);
    assert_eq!(table.refusal(2, Move::ChooseRecipe { recipe: Bug }), Illegal::SameAsLeftSeat);
    assert_eq!(table.refusal(2, Move::ChooseRecipe { recipe: Fruit }), Illegal::RecipeUsed);
    assert_eq!(table.seen_by(2).may, Some(May::ChooseRecipe { recipes: vec![EmptyPot, Vegetable, Trash] }));
}

#[test]
fn a_dealer_with_two_recipes_left_is_asked_even_if_only_one_is_allowed() {
    // Ruling 14.
    let mut table = choosing(OPEN, &[Fruit, Bug, Trash]);
    table.choose(0, EmptyPot).choose(1, EmptyPot);
    assert_eq!(table.seen_by(2).may, Some(May::ChooseRecipe { recipes: vec![Vegetable] }));
}

#[test]
fn the_dealer_takes_the_last_open_recipe_even_if_the_seat_to_its_left_has_the_same() {
    // Ruling 14.
    let table = choosing(OPEN, &[Fruit, Bug, Trash, Vegetable]);
    let taken = table.0.game().advance(&mut Chance::new([0; 32], 0));
    assert_eq!(taken, Some(Event::RecipesRevealed { recipes: by_seat(&[EmptyPot; 3]) }));
}

#[test]
fn secret_recipes_bind_the_dealer_to_nothing() {
    // Option `open_recipes`, off.
    let mut table = choosing(DEFAULTS, &[]);
    table.choose(0, Bug).choose(1, Bug).choose(2, Bug);
    assert_eq!(table.seen().seats[seat(2)].recipe, Some(Bug));
}

#[test]
fn nothing_but_a_recipe_is_asked_for_while_recipes_are_chosen() {
    let mut table = choosing(DEFAULTS, &[]);
    assert_eq!(table.refused(0, "b1"), Illegal::NotAsked);
    assert_eq!(table.refusal(0, Move::Continue), Illegal::NotAsked);
    table.choose(0, Bug).choose(1, Bug).choose(2, Bug);
    assert_eq!(table.refusal(0, Move::ChooseRecipe { recipe: Trash }), Illegal::NotAsked);
}
