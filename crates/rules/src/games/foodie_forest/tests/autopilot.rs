//! How the autopilot plays.

use crate::conformance::Specimen;
use crate::games::foodie_forest::Recipe::{self, Bug, EmptyPot, Fruit, Trash, Vegetable};
use crate::games::foodie_forest::{FoodieForest, Move, Options};
use crate::{Chance, Game, Seat};

use super::table::{Table, card, dealt, seat};

fn move_of(table: &Table, index: u8) -> Move {
    FoodieForest::autopilot(&table.seen_by(index), &mut Chance::new([8; 32], 0))
}

fn plays(table: &Table, index: u8, word: &str) {
    assert_eq!(move_of(table, index), Move::Play { card: card(word) });
}

fn chooses(hand: &str, recipe: Recipe) {
    let table = Table::after(2, Options::default(), vec![dealt(1, &[hand, "t5"])]);
    assert_eq!(move_of(&table, 0), Move::ChooseRecipe { recipe });
}

#[test]
fn it_chooses_the_recipe_that_suits_its_hand() {
    chooses("b10 b5 b4 bs v1 f1 f2", Bug);
    chooses("v10 v5 v4 vs b1 f1 f2", Vegetable);
    chooses("t5 t4 t3 t2 t1 b1 f2", Trash);
    chooses("bs vs fs bo vo b1 v1 f1", EmptyPot);
}

#[test]
fn it_takes_a_pot_that_its_recipe_likes() {
    let mut table = Table::playing(&[(EmptyPot, "b5 v1"), (EmptyPot, "b1 v2"), (Bug, "b4 bs f1")]);
    table.play(0, "b5").play(1, "b1");
    plays(&table, 2, "b4");
}

#[test]
fn it_dodges_a_pot_that_its_recipe_does_not_want() {
    let mut table = Table::playing(&[(Bug, "b5 v1"), (Bug, "b3 v2"), (EmptyPot, "b4 bs b2 bo")]);
    table.play(0, "b5").play(1, "b3");
    assert_ne!(move_of(&table, 2), Move::Play { card: card("b4") });
    assert_ne!(move_of(&table, 2), Move::Play { card: card("b2") });
}

#[test]
fn it_gives_trash_to_those_who_do_not_want_it() {
    let mut table = Table::playing(&[(Fruit, "b5 v1"), (Bug, "b1 v2"), (EmptyPot, "v3 t3 f3"), (Fruit, "b2 v3")]);
    table.play(0, "b5").play(1, "b1");
    plays(&table, 2, "t3");
}

#[test]
fn it_plays_every_match_to_its_end_and_better_than_chance() {
    for (options, count) in FoodieForest::option_samples().into_iter().cycle().zip((2..=5).cycle()).take(12) {
        let mut chance = Chance::new([count; 32], 1);
        let (mut own, mut others) = (0, 0);
        for seed in 0..4 {
            let mut table = Table::begin(count, options, seed);
            while let Some(next) = table.acting().first() {
                let index = u8::try_from(next.index()).unwrap();
                let chosen = match index {
                    0 => FoodieForest::autopilot(&table.seen_by(0), &mut chance),
                    _ => *chance.pick(&table.0.game().legal_moves(next)).unwrap(),
                };
                table.make(index, chosen);
            }
            let points = table.outcome().points.unwrap();
            own += points[seat(0)] * i32::from(count - 1);
            others += points.iter().filter(|(seat, _)| *seat != Seat::new(0)).map(|(_, points)| points).sum::<i32>();
        }
        assert!(own > others, "{own} against {others} with {count} seats");
    }
}
