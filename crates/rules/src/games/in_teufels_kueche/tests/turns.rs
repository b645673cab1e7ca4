//! Dice, flights and the end of a turn (rulings 3 and 13).

use crate::games::in_teufels_kueche::{EventView, Face, Illegal, InTeufelsKueche, May, Move, Phase, TurnEnd};
use crate::{Chance, Game, Seat};

use super::scene::Scene;

fn ended(events: &[EventView]) -> Option<TurnEnd> {
    events.iter().find_map(|event| match event {
        EventView::TurnEnded { reason, .. } => Some(*reason),
        _ => None,
    })
}

// Ruling 3.
#[test]
fn a_turn_begins_with_two_dice_whose_points_are_added() {
    let scene = Scene::of_two();
    let mut faces = Vec::new();
    for stream in 0..200 {
        let mut game = scene.game.clone();
        let event = game.advance(&mut Chance::new([3; 32], stream)).unwrap();
        game.apply(&event);
        let turn = game.view(crate::Viewer::Public).turn.unwrap();
        assert_eq!(turn.dice.len(), 2);
        assert_eq!(turn.points, turn.dice.iter().map(|face| face.points()).sum::<u8>());
        assert_eq!(turn.flight, turn.dice == [Face::WING, Face::WING]);
        faces.extend(turn.dice);
    }
    for face in [Face::Points(1), Face::Points(2), Face::Points(3), Face::WING] {
        assert!(faces.contains(&face));
    }
}

// Ruling 3.
#[test]
fn one_wing_counts_nothing() {
    let scene = Scene::of_two().rolled(0, "wing 3");
    assert_eq!(scene.turn().points, 3);
    assert_eq!(scene.refuses(0, &scene.fly("yellow 0", "inner 5")), Illegal::NoFlight);
}

// Ruling 3.
#[test]
fn two_wings_carry_a_devil_from_its_start_to_any_station() {
    let mut scene = Scene::of_two().at("yellow 1", "inner 1").rolled(0, "wing wing");
    assert_eq!(scene.turn().points, 0);
    assert_eq!(scene.may("yellow 0").unwrap().fly.len(), 15, "all but the one with the own devil");
    scene.plays(0, &scene.fly("yellow 0", "inner 5"));
    assert_eq!(scene.place("yellow 0"), "inner 5");
}

// Ruling 3.
#[test]
fn two_wings_carry_a_devil_from_a_station_too() {
    let mut scene = Scene::of_two().at("yellow 1", "inner 1").rolled(0, "wing wing");
    scene.plays(0, &scene.fly("yellow 1", "outer 6"));
    assert_eq!(scene.place("yellow 1"), "outer 6");
}

// Ruling 3.
#[test]
fn only_one_devil_flies() {
    let mut scene = Scene::of_two().at("yellow 1", "inner 1").rolled(0, "wing wing");
    scene.plays(0, &scene.fly("yellow 0", "outer 1"));
    assert_eq!(scene.refuses(0, &scene.fly("yellow 1", "outer 6")), Illegal::NoFlight);
}

// Ruling 3.
#[test]
fn nobody_flies_to_a_grill_a_start_or_an_own_devil() {
    let scene = Scene::of_two().at("yellow 1", "inner 1").carrying("yellow 1", "yellow dot").rolled(0, "wing wing");
    assert_eq!(scene.refuses(0, &scene.fly("yellow 1", "yellow grill")), Illegal::NotAStation);
    assert_eq!(scene.refuses(0, &scene.fly("yellow 1", "yellow start")), Illegal::NotAStation);
    assert_eq!(scene.refuses(0, &scene.fly("yellow 0", "inner 1")), Illegal::OwnDevilThere);
    assert_eq!(scene.refuses(0, &scene.fly("yellow 1", "inner 1")), Illegal::OwnDevilThere);
}

// Ruling 3.
#[test]
fn points_may_be_spread_over_devils() {
    let mut scene = Scene::of_two().rolled(0, "2 1");
    scene.plays(0, &scene.walk("yellow 0", "inner 1"));
    scene.plays(0, &scene.walk("yellow 1", "outer 1"));
    assert_eq!([scene.place("yellow 0"), scene.place("yellow 1")], ["inner 1", "outer 1"]);
}

// Ruling 3.
#[test]
fn a_turn_may_end_with_points_left() {
    let mut scene = Scene::of_two().rolled(0, "3 3");
    let events = scene.plays(0, &Move::EndTurn);
    assert_eq!(ended(&events), Some(TurnEnd::Chosen));
    assert_eq!(scene.view().phase, Phase::Turn { seat: Seat::new(1), spent: false });
}

/// Nothing is left of the turn of the first seat, which has to end it, and everybody sees that.
fn waits_for_its_end(scene: &mut Scene) {
    let spent = Phase::Turn { seat: Seat::new(0), spent: true };
    assert_eq!([scene.view().phase, scene.seen_by(1).phase], [spent; 2]);
    assert_eq!(scene.seen_by(0).may, Some(May::Turn { devils: Vec::new(), propose_stop: false }));
    let mut chance = Chance::new([1; 32], 0);
    let view = scene.seen_by(0);
    let bots = [InTeufelsKueche::autopilot(&view, &mut chance), InTeufelsKueche::when_absent(&view, &mut chance)];
    assert_eq!(bots, [Move::EndTurn, Move::EndTurn]);
    assert_eq!(ended(&scene.plays(0, &Move::EndTurn)), Some(TurnEnd::Chosen));
    assert_eq!(scene.asked(), [1]);
}

// Ruling 3.
#[test]
fn a_turn_waits_for_its_end_after_a_last_step_that_can_be_taken_back() {
    let mut scene = Scene::of_two().rolled(0, "1 1");
    scene.plays(0, &scene.walk("yellow 0", "outer 2"));
    assert_eq!(scene.view().phase, Phase::Turn { seat: Seat::new(0), spent: false }, "a point is left");
    assert_eq!(ended(&scene.plays(0, &scene.walk("yellow 0", "inner 2"))), None);
    waits_for_its_end(&mut scene);
}

// Ruling 3.
#[test]
fn a_turn_waits_for_its_end_after_a_last_pot_action() {
    let mut scene = Scene::of_two().rolled(0, "1 wing");
    scene.plays(0, &scene.walk("yellow 0", "outer 1"));
    assert_eq!(scene.view().phase, Phase::Turn { seat: Seat::new(0), spent: false }, "pots stand here");
    assert_eq!(ended(&scene.plays(0, &scene.take("yellow 0", "blue dot"))), None);
    waits_for_its_end(&mut scene);
}

// Ruling 3.
#[test]
fn a_turn_ends_by_itself_when_nothing_is_left_and_nothing_can_be_taken_back() {
    let mut scene =
        Scene::of_two().at("yellow 0", "outer 5").carrying("yellow 0", "yellow triangle").rolled(0, "1 wing");
    let events = scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    assert_eq!(ended(&events), Some(TurnEnd::NothingLeft));
    assert_eq!(scene.asked(), [1]);
}

// Ruling 13.
#[test]
fn a_flight_that_is_left_keeps_the_turn_going() {
    let mut scene = Scene::of_two().rolled(0, "wing wing");
    assert_eq!(scene.settle(), []);
    scene.plays(0, &scene.fly("yellow 0", "inner 5"));
    waits_for_its_end(&mut scene);
}

// Ruling 3.
#[test]
fn turns_go_round_clockwise() {
    let mut scene = Scene::of_four().rolled(0, "1 1");
    for next in [1, 2, 3, 0] {
        let seat = u8::try_from(scene.asked()[0]).unwrap();
        scene.plays(seat, &Move::EndTurn);
        assert_eq!(scene.asked(), [next]);
    }
}

// Ruling 3.
#[test]
fn a_seat_moves_only_its_own_devils() {
    let scene = Scene::of_two().without("yellow 2").rolled(0, "3 3");
    assert_eq!(scene.refuses(0, &scene.walk("blue 0", "outer 5")), Illegal::NotYourDevil);
    assert_eq!(scene.refuses(0, &scene.walk("yellow 2", "outer 1")), Illegal::DevilIsOut);
}
