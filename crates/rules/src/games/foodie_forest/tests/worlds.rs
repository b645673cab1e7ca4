//! Worlds that a viewer cannot tell apart.

use std::collections::BTreeSet;

use crate::conformance::Specimen;
use crate::games::foodie_forest::Recipe::Bug;
use crate::games::foodie_forest::{Card, Color, FoodieForest, Options, Recipe};
use crate::{Chance, Game, Viewer};

use super::table::{Table, cards, dealt, seat, seats};

/// The hands in another world of this viewer.
fn hands_in(other: &FoodieForest, count: u8) -> Vec<Vec<Card>> {
    seats(count).seats().map(|seat| other.view(Viewer::Seat(seat)).hand).collect()
}

#[test]
fn at_every_point_of_a_match_no_viewer_can_tell_another_world_from_its_own() {
    for (options, count) in FoodieForest::option_samples().into_iter().zip([2, 4, 5]) {
        let mut table = Table::begin(count, options, count);
        let mut chance = Chance::new([5; 32], 0);
        let mut same_hands = 0;
        let mut worlds = 0;
        loop {
            let game = table.0.game();
            for viewer in seats(count).seats().map(Viewer::Seat).chain([Viewer::Public, Viewer::Archive]) {
                let other = game.resample(viewer, &mut chance);
                assert_eq!(other.view(viewer), game.view(viewer));
                assert_eq!(other.census(), game.census());
                worlds += 1;
                same_hands += usize::from(hands_in(&other, count) == hands_in(game, count));
            }
            let Some(next) = table.acting().first() else { break };
            let chosen = *chance.pick(&game.legal_moves(next)).unwrap();
            table.make(u8::try_from(next.index()).unwrap(), chosen);
        }
        assert!(same_hands * 2 < worlds, "{same_hands} of {worlds} worlds are as dealt");
    }
}

/// Whether any of some worlds of this viewer gives the seat a card of the color.
fn may_hold(table: &Table, viewer: Viewer, index: usize, color: Color) -> bool {
    let mut chance = Chance::new([2; 32], 0);
    (0..60).any(|_| {
        let hands = hands_in(&table.0.game().resample(viewer, &mut chance), 4);
        hands[index].iter().any(|card| card.color == color)
    })
}

#[test]
fn a_seat_that_did_not_follow_a_color_holds_none_of_it_in_any_world() {
    // Ruling 16.
    let mut table = Table::playing(&[(Bug, "b3 b5 v1"), (Bug, "v3 v4 f1"), (Bug, "b1 b2 f4"), (Bug, "f3 v5 t3")]);
    table.play(0, "b3").play(1, "v3").play(2, "b2").play(3, "t3");
    for viewer in [Viewer::Seat(seat(0)), Viewer::Public] {
        for index in [1, 3] {
            assert!(!may_hold(&table, viewer, index, Color::Bug));
            assert!(
                [Color::Vegetable, Color::Fruit, Color::Trash]
                    .iter()
                    .all(|color| may_hold(&table, viewer, index, *color))
            );
        }
        assert!(Color::ALL.iter().all(|color| may_hold(&table, viewer, 2, *color)));
    }
}

#[test]
fn nothing_is_known_of_a_seat_that_had_no_color_to_follow() {
    // Ruling 16.
    let mut table = Table::playing(&[(Bug, "b3 b5"), (Bug, "t1 v4"), (Bug, "f1 b1"), (Bug, "f3 v5")]);
    table.play(0, "b3").play(1, "t1").play(2, "f1");
    assert!(!may_hold(&table, Viewer::Public, 1, Color::Bug));
    assert!(may_hold(&table, Viewer::Public, 2, Color::Bug));
}

#[test]
fn a_world_is_found_even_if_almost_every_hand_lacks_something() {
    // Seats 1 and 2 lack the colors that are left almost alone, so few worlds are possible.
    let mut table =
        Table::playing(&[(Bug, "b1 v1 b2 b3 f2"), (Bug, "v2 v3 v4 v5"), (Bug, "f1 f3 f4"), (Bug, "b4 b5 t1")]);
    table.play(0, "b1").play(1, "v2").play(2, "f1").play(3, "b5").play(0, "b2");
    assert_eq!(table.seen().trick.cards.len(), 0);
    table.play(0, "v1").play(1, "v3").play(2, "f3");
    let mut chance = Chance::new([4; 32], 0);
    for _ in 0..40 {
        let other = table.0.game().resample(Viewer::Seat(seat(3)), &mut chance);
        let hands = hands_in(&other, 4);
        assert!(hands[1].iter().all(|card| card.color != Color::Bug));
        assert!(hands[2].iter().all(|card| [Color::Fruit, Color::Trash].contains(&card.color)), "{hands:?}");
        assert_eq!(hands[3], cards("b4 t1"));
    }
}

#[test]
fn a_secret_recipe_may_be_any_that_is_left_and_the_own_one_is_known() {
    let mut table = Table::after(3, Options::default(), vec![dealt(1, &["b1", "b2", "b3"])]);
    table.choose(0, Recipe::Fruit).choose(1, Recipe::Trash);
    let mut chance = Chance::new([6; 32], 0);
    let mut possible = BTreeSet::new();
    for _ in 0..60 {
        let other = table.0.game().resample(Viewer::Seat(seat(0)), &mut chance).view(Viewer::Archive);
        assert_eq!((other.seats[seat(0)].recipe, other.seats[seat(2)].recipe), (Some(Recipe::Fruit), None));
        possible.extend(other.seats[seat(1)].recipe);
    }
    assert_eq!(possible, BTreeSet::from(Recipe::ALL));
}
