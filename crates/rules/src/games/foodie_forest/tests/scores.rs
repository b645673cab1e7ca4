//! What a deal brings, and who wins.

use crate::games::foodie_forest::Recipe::{self, Bug, EmptyPot, Fruit, Trash, Vegetable};
use crate::games::foodie_forest::{Event, Options, Score};
use crate::{Chance, Game};

use super::table::{Table, by_seat, card, cooked, dealt, revealed, seat};

/// The score of seat 0, which has these points, takes these cards with this recipe and has no card left.
fn score(points: i32, recipe: Recipe, taken: &str) -> Score {
    let mut events = vec![dealt(1, &["", "b1"])];
    events.extend(cooked(if recipe == Bug { Fruit } else { Bug }, &[points, 5]));
    events.push(dealt(2, &["", "b1"]));
    events.push(revealed(&[recipe, recipe]));
    events.push(Event::PotTaken { seat: seat(0), cards: taken.split_whitespace().map(card).collect() });
    let table = Table::after(2, Options::default(), events);
    match table.0.game().advance(&mut Chance::new([0; 32], 0)) {
        Some(Event::DealScored { scores }) => scores[seat(0)],
        other => panic!("{other:?} instead of a score"),
    }
}

fn change(recipe: Recipe, taken: &str) -> i32 {
    score(50, recipe, taken).change
}

#[test]
fn a_color_recipe_gains_its_cards_and_loses_trash_whatever_the_numbers() {
    for (recipe, taken) in [(Bug, "b1 b10 b4"), (Vegetable, "v1 v10 v4"), (Fruit, "f1 f10 f4")] {
        assert_eq!(change(recipe, taken), 3);
        assert_eq!(change(recipe, &format!("{taken} t1 t5")), 1);
    }
}

#[test]
fn cards_of_other_colors_count_nothing_for_a_color_recipe() {
    assert_eq!(change(Bug, "v1 v10 f5 fs vo"), 0);
}

#[test]
fn spices_and_boil_overs_count_as_cards_of_their_color() {
    // Ruling 1.
    assert_eq!(change(Bug, "bs bs bo"), 3);
    assert_eq!(change(Fruit, "bs vo"), 0);
}

#[test]
fn the_trash_recipe_gains_trash_and_loses_spices_but_no_boil_overs() {
    assert_eq!(change(Trash, "t1 t5 t5"), 3);
    assert_eq!(change(Trash, "t1 bs vs fs"), -2);
    assert_eq!(change(Trash, "t1 bo vo b10"), 1);
}

#[test]
fn the_empty_pot_recipe_brings_5_and_loses_every_card_of_any_kind() {
    assert_eq!(change(EmptyPot, ""), 5);
    assert_eq!(change(EmptyPot, "b1 vs fo t5"), 1);
    assert_eq!(change(EmptyPot, "b1 b1 b2 b2 b3 b3 v1 v1"), -3);
}

#[test]
fn a_score_says_how_each_point_came_about() {
    // Ruling 9.
    let expected = Score { recipe: Bug, bonus: 0, good: 2, bad: 3, change: -1, points: 6 };
    assert_eq!(score(7, Bug, "b1 b2 v1 t1 t2 t3"), expected);
    let expected = Score { recipe: EmptyPot, bonus: 5, good: 0, bad: 2, change: 3, points: 10 };
    assert_eq!(score(7, EmptyPot, "b1 t2"), expected);
}

#[test]
fn points_never_go_below_0_but_only_the_sum_of_a_deal_is_cut() {
    // Ruling 10.
    assert_eq!(score(3, Bug, "t1 t1 t2 t2").points, 0);
    assert_eq!(score(1, Bug, "t1 t1 t2 b1 b2").points, 0);
    assert_eq!(score(1, Bug, "t1 t1 t2 b1 b2 b3 b4").points, 2);
    assert_eq!(score(0, EmptyPot, "t1 t1 t2 b1 b2 b3 b4").points, 0);
}

#[test]
fn everybody_starts_with_5_points() {
    // Ruling 10.
    let table = Table::begin(3, Options::default(), 0);
    assert!(table.seen().seats.values().all(|seat| seat.points == 5));
}

/// The match after a fifth deal in which nobody takes anything; before it the seats have these points.
fn after_five_deals(points: &[i32]) -> Table {
    let hands = &["b1", "b2", "v1", "v2"][..points.len()];
    let mut events = Vec::new();
    for (recipe, deal) in [EmptyPot, Bug, Vegetable, Fruit].into_iter().zip(1..) {
        events.push(dealt(deal, hands));
        events.extend(cooked(recipe, points));
    }
    events.extend([dealt(5, hands), revealed(&vec![Trash; points.len()])]);
    let mut table = Table::after(u8::try_from(points.len()).unwrap(), Options::default(), events);
    for (word, index) in hands.iter().zip(0..) {
        table.play(index, word);
    }
    table
}

#[test]
fn the_highest_score_after_five_deals_wins_alone() {
    // Ruling 12.
    let outcome = after_five_deals(&[7, 12, 3]).outcome();
    assert_eq!((outcome.places, outcome.ending.as_str()), (by_seat(&[2, 1, 3]), "sole_victory"));
    assert_eq!(outcome.points, Some(by_seat(&[7, 12, 3])));
}

#[test]
fn a_tie_for_the_lead_is_a_shared_victory() {
    // Ruling 12.
    let outcome = after_five_deals(&[9, 4, 9, 6]).outcome();
    assert_eq!((outcome.places, outcome.ending.as_str()), (by_seat(&[1, 4, 1, 3]), "shared_victory"));
}

#[test]
fn a_tie_behind_the_winner_shares_a_place() {
    // Ruling 12.
    let outcome = after_five_deals(&[4, 9, 4]).outcome();
    assert_eq!((outcome.places, outcome.ending.as_str()), (by_seat(&[2, 1, 2]), "sole_victory"));
}

#[test]
fn the_match_is_over_right_after_the_fifth_score() {
    // Ruling 13: nobody has to say "continue" then.
    let table = after_five_deals(&[7, 12]);
    assert!(matches!(
        table.events()[1..],
        [Event::TrickUnclaimed { .. }, Event::DealScored { .. }, Event::MatchOver { .. }]
    ));
    assert!(table.acting().is_empty());
    assert_eq!(table.seen().outcome, Some(table.outcome()));
}
