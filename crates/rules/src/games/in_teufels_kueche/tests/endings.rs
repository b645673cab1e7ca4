//! The ways in which a match ends (rulings 9 to 11 and 16).

use crate::games::in_teufels_kueche::{Kitchen, Move, PotPlace};
use crate::{Counted, EditionData, Game, Match, Seat, Stopping, Viewer};

use super::scene::{Scene, before_the_deal, seats};

fn places(scene: &Scene) -> Vec<u8> {
    scene.outcome().unwrap().places.values().copied().collect()
}

fn ending(scene: &Scene) -> String {
    scene.outcome().unwrap().ending
}

// Ruling 9.
#[test]
fn ten_points_win_at_once() {
    let mut scene = Scene::of_two()
        .served(0, "yellow dot")
        .served(0, "yellow triangle")
        .served(0, "yellow square")
        .at("yellow 0", "inner 5")
        .carrying("yellow 0", "blue square")
        .rolled(0, "3 3");
    assert_eq!(scene.outcome(), None, "nine are not enough");
    scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    assert_eq!(ending(&scene), "goal");
    assert_eq!(places(&scene), [1, 2]);
    let points = scene.outcome().unwrap().points.unwrap();
    assert_eq!(points.values().copied().collect::<Vec<_>>(), [10, 0]);
}

// Ruling 9.
#[test]
fn a_seat_without_devils_takes_no_more_turns_and_its_pots_stay() {
    let mut scene = Scene::of_three().without("violet 0").without("violet 1").without("violet 2").rolled(0, "1 1");
    scene.plays(0, &Move::EndTurn);
    assert_eq!(scene.asked(), [2]);
    scene.plays(2, &Move::EndTurn);
    assert_eq!(scene.asked(), [0]);
    let mut pots = scene.view().pots.into_iter().filter(|pot| pot.colour == scene.view().seats[Seat::new(1)].colour);
    assert!(pots.all(|pot| matches!(pot.place, PotPlace::Station { .. }) && pot.menu.is_none()));
}

// Ruling 9.
#[test]
fn the_only_seat_with_devils_wins_at_once_whatever_the_points() {
    let mut scene = Scene::of_two()
        .served(0, "yellow dot")
        .without("yellow 1")
        .without("yellow 2")
        .at("yellow 0", "inner 5")
        .carrying("yellow 0", "blue cross")
        .rolled(0, "3 3");
    scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    assert_eq!(ending(&scene), "last_standing");
    assert_eq!(places(&scene), [2, 1]);
}

// Ruling 10.
#[test]
fn the_match_ends_when_nobody_can_reach_ten() {
    let mut scene = Scene::of_two()
        .served(0, "yellow dot")
        .served(0, "yellow triangle")
        .served(0, "yellow square")
        .served(1, "blue dot")
        .served(1, "blue triangle")
        .at("blue 0", "inner 1")
        .carrying("blue 0", "blue square")
        .rolled(1, "3 3");
    assert_eq!(scene.settle(), [], "9 and 8 points, and 1 in a pot");
    scene.plays(1, &scene.walk("blue 0", "blue grill"));
    assert_eq!(ending(&scene), "out_of_reach");
}

// Ruling 10. With ten points to reach and nine of each colour, all have nine then: hence the other goals.
#[test]
fn when_nobody_can_reach_the_goal_the_most_points_win() {
    let mut scene = Scene::of_two_in(&Kitchen::STANDARD.replace("goal = 10", "goal = 12"))
        .served(0, "yellow dot")
        .served(0, "yellow triangle")
        .served(1, "blue triangle")
        .served(1, "blue square")
        .at("blue 0", "inner 1")
        .carrying("blue 0", "blue dot")
        .rolled(1, "3 3");
    scene.plays(1, &scene.walk("blue 0", "blue grill"));
    assert_eq!(ending(&scene), "out_of_reach");
    assert_eq!(places(&scene), [2, 1], "9 points beat 8");
}

// Rulings 10 and 16.
#[test]
fn what_a_seat_without_devils_might_have_reached_does_not_count() {
    let kitchen = Kitchen::STANDARD.replace("goal = 10", "goal = 16");
    let mut scene = Scene::of_three_in(&kitchen)
        .served(0, "yellow dot")
        .served(0, "yellow triangle")
        .served(0, "yellow square")
        .served(1, "violet triangle")
        .served(2, "blue dot")
        .served(2, "blue square")
        .rolled(0, "3 3");
    assert_eq!(scene.settle(), [], "9, 3 and 6 points, and 9 in pots");
    let mut scene = scene.without("yellow 0").without("yellow 1").without("yellow 2");
    scene.settle();
    assert_eq!(ending(&scene), "out_of_reach");
    assert_eq!(places(&scene), [3, 2, 1]);
}

/// Nine points each, and no food left.
fn tied() -> Scene {
    Scene::of_two()
        .served(0, "yellow dot")
        .served(0, "yellow triangle")
        .served(1, "blue dot")
        .served(1, "blue triangle")
        .served(0, "yellow square")
        .served(1, "blue square")
}

// Ruling 10.
#[test]
fn with_equal_points_more_devils_win_then_more_hats() {
    let mut scene = tied().without("yellow 0").bareheaded("blue 0").bareheaded("blue 1");
    scene.settle();
    assert_eq!(places(&scene), [2, 1]);
    let mut scene = tied().bareheaded("blue 1");
    scene.settle();
    assert_eq!(places(&scene), [1, 2]);
}

// Ruling 10.
#[test]
fn with_everything_equal_the_win_is_shared() {
    let mut scene = tied();
    scene.settle();
    assert_eq!(places(&scene), [1, 1]);
}

// Ruling 16.
#[test]
fn a_seat_without_devils_is_ranked_behind_all_others() {
    let mut scene = Scene::of_three()
        .served(0, "yellow dot")
        .served(0, "yellow triangle")
        .served(0, "yellow square")
        .without("yellow 0")
        .without("yellow 1")
        .without("yellow 2")
        .served(1, "violet dot")
        .served(1, "blue dot");
    scene.settle();
    assert_eq!(ending(&scene), "goal");
    assert_eq!(places(&scene), [3, 1, 2]);
}

fn quiet_rounds(scene: &Scene) -> u32 {
    scene.view().stopping.unwrap().quiet
}

fn play_round(scene: &mut Scene) {
    for _ in 0..scene.view().seats.values().filter(|seat| seat.devils > 0).count() {
        let seat = u8::try_from(scene.asked()[0]).unwrap();
        let _ = scene.plays(seat, &Move::EndTurn);
    }
}

// Ruling 11.
#[test]
fn twelve_full_rounds_without_a_pot_served_end_the_match() {
    let mut scene = Scene::of_three().served(1, "violet square").rolled(0, "1 1");
    for round in 0..12 {
        assert_eq!(quiet_rounds(&scene), round);
        assert_eq!(scene.outcome(), None);
        play_round(&mut scene);
    }
    assert_eq!(ending(&scene), "endless");
    assert_eq!(places(&scene), [2, 1, 2], "the most points win");
    assert_eq!(scene.view().stopping, None);
}

// Rulings 11 and 15.
#[test]
fn everybody_sees_how_far_a_match_is_from_being_stopped() {
    let mut scene = Scene::of_two().rolled(0, "1 1");
    play_round(&mut scene);
    let expected = Stopping { counted: Counted::Rounds, quiet: 1, may_ask_at: 6, stops_at: Some(12), length: None };
    for view in [scene.seen_by(0), scene.seen_by(1), scene.view()] {
        assert_eq!(view.stopping, Some(expected));
    }
    let placing = Match::begin(before_the_deal(2), seats(2), [1; 32]);
    assert_eq!(placing.game().view(Viewer::Public).stopping, None, "no turn has begun");
}

// Rulings 11 and 19.
#[test]
fn a_served_pot_begins_the_count_anew_with_the_next_turn() {
    let mut scene = Scene::of_two().rolled(0, "1 1");
    for _ in 0..11 {
        play_round(&mut scene);
    }
    assert_eq!(quiet_rounds(&scene), 11);
    let mut scene = scene.at("yellow 0", "inner 5").carrying("yellow 0", "yellow square").rolled(0, "3 3");
    scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    scene.plays(0, &Move::EndTurn);
    assert_eq!(quiet_rounds(&scene), 0);
    for _ in 0..11 {
        play_round(&mut scene);
    }
    scene.plays(1, &Move::EndTurn);
    assert_eq!(scene.outcome(), None);
    scene.plays(0, &Move::EndTurn);
    assert_eq!(ending(&scene), "endless");
}
