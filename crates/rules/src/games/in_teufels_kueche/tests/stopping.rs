//! Stopping by agreement a match that does not end (ruling 15).

use crate::games::in_teufels_kueche::{EventView, Illegal, Move, Phase};
use crate::{Game, Seat};

use super::scene::Scene;

fn after_quiet_rounds(mut scene: Scene, rounds: usize) -> Scene {
    scene = scene.rolled(0, "1 1");
    for _ in 0..rounds * scene.view().seats.count().get() {
        let seat = u8::try_from(scene.asked()[0]).unwrap();
        scene.plays(seat, &Move::EndTurn);
    }
    scene.rolled(0, "2 1")
}

// Ruling 15.
#[test]
fn nobody_proposes_to_stop_before_six_quiet_rounds() {
    let scene = after_quiet_rounds(Scene::of_two(), 5);
    assert_eq!(scene.refuses(0, &Move::ProposeStop), Illegal::TooEarlyToStop);
    let scene = after_quiet_rounds(Scene::of_two(), 6);
    assert!(scene.game.legal_moves(Seat::new(0)).contains(&Move::ProposeStop));
}

// Ruling 15.
#[test]
fn all_others_answer_and_all_must_agree() {
    let mut scene = after_quiet_rounds(Scene::of_three().served(2, "blue dot"), 6);
    scene.plays(0, &Move::ProposeStop);
    assert_eq!(scene.asked(), [1, 2]);
    scene.plays(2, &Move::AnswerStop { agree: true });
    assert_eq!(scene.asked(), [1]);
    let events = scene.plays(1, &Move::AnswerStop { agree: true });
    assert!(events.contains(&EventView::StopDecided { stops: true }));
    let outcome = scene.outcome().unwrap();
    assert_eq!(outcome.ending, "agreed");
    assert_eq!(outcome.places[Seat::new(2)], 1);
}

// Ruling 15.
#[test]
fn one_refusal_lets_the_turn_go_on_and_is_not_told() {
    let mut scene = after_quiet_rounds(Scene::of_three(), 6);
    scene.plays(0, &Move::ProposeStop);
    let events = scene.plays(1, &Move::AnswerStop { agree: false });
    assert_eq!(events, [EventView::StopAnswered { seat: Seat::new(1), agree: None }]);
    let events = scene.plays(2, &Move::AnswerStop { agree: true });
    assert!(events.contains(&EventView::StopDecided { stops: false }));
    assert_eq!(scene.view().phase, Phase::Turn { seat: Seat::new(0), spent: false });
    assert_eq!(scene.turn().points, 3);
}

// Ruling 15.
#[test]
fn a_seat_proposes_once_a_turn() {
    let mut scene = after_quiet_rounds(Scene::of_two(), 6);
    scene.plays(0, &Move::ProposeStop);
    scene.plays(1, &Move::AnswerStop { agree: false });
    assert_eq!(scene.refuses(0, &Move::ProposeStop), Illegal::TooEarlyToStop);
}

// Ruling 15.
#[test]
fn a_seat_without_devils_is_not_asked() {
    let scene = Scene::of_three().without("violet 0").without("violet 1").without("violet 2").rolled(0, "1 1");
    let mut scene = scene;
    for _ in 0..12 {
        let seat = u8::try_from(scene.asked()[0]).unwrap();
        scene.plays(seat, &Move::EndTurn);
    }
    scene.plays(0, &Move::ProposeStop);
    assert_eq!(scene.asked(), [2]);
}
