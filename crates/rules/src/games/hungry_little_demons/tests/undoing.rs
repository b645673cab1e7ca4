//! What can be taken back, and what therefore waits (rulings 4 and 22).

use std::sync::Arc;

use super::scene::{ONE, Scene, TWO, at, door};
use crate::games::hungry_little_demons::{Chef, HungryLittleDemons, Illegal, May, Move, Options, Phase, Side, Space};
use crate::{Cause, Chance, Game, Match, Seat, SeatCount, Step};

const CHEFS: [Chef; 2] = [Chef::Burgundy, Chef::Olive];

fn looks(space: Space) -> Move {
    Move::Look { space }
}

#[test]
fn a_move_that_shows_nothing_may_be_taken_back_and_any_other_may_not() {
    // Ruling 22.
    let plain = [Move::MoveChef { space: at(0, 1) }, Move::MoveDemon { house: TWO }];
    let final_moves = [looks(at(2, 2)), Move::Gather { space: at(0, 0) }, Move::EndTurn];
    for (chosen, is_final) in
        plain.iter().map(|chosen| (chosen, false)).chain(final_moves.iter().map(|chosen| (chosen, true)))
    {
        let scene = Scene::new(&CHEFS).chef_at(ONE, at(0, 0));
        assert_eq!(scene.decides_for_good(chosen), is_final, "{chosen:?}");
    }
}

#[test]
fn a_move_that_turns_something_down_cannot_be_taken_back() {
    // Ruling 22: else whoever takes it back sees the card once more.
    let mut scene = Scene::new(&CHEFS).chef_at(ONE, at(0, 0));
    scene.play(&looks(at(2, 2)));
    for chosen in [Move::MoveChef { space: at(0, 1) }, Move::MoveChefHome, Move::MoveDemon { house: TWO }] {
        assert!(scene.decides_for_good(&chosen), "{chosen:?}");
    }
    let turns_down = |scene: &Scene| matches!(scene.view(ONE).may, Some(May::Act { turns_down: true, .. }));
    assert!(turns_down(&scene));
    scene.play(&Move::MoveDemon { house: TWO });
    assert!(!turns_down(&scene));
    assert!(!scene.decides_for_good(&Move::MoveDemon { house: ONE }), "nothing lies face up any more");
}

#[test]
fn a_third_action_that_can_be_taken_back_waits_for_the_end_of_the_turn() {
    // Ruling 4.
    let mut scene = Scene::new(&CHEFS);
    for house in [TWO, ONE, TWO] {
        scene.play(&Move::MoveDemon { house });
    }
    for view in [scene.view(ONE), scene.view(TWO), scene.public()] {
        assert_eq!((view.phase, view.turn, view.actions_left), (Phase::EndTurn, ONE, 0));
    }
    assert_eq!(scene.view(ONE).may, Some(May::EndTurn));
    assert_eq!(scene.refused(&Move::MoveDemon { house: ONE }), Illegal::NotNow);
    let absent = HungryLittleDemons::when_absent(&scene.view(ONE), &mut Chance::new([1; 32], 0));
    assert_eq!([scene.autopilot(ONE), absent], [Move::EndTurn, Move::EndTurn]);
    scene.play(&Move::EndTurn);
    assert_eq!((scene.phase(), scene.game.turn, scene.public().actions_left), (Phase::Act, TWO, 3));
}

#[test]
fn a_third_action_that_cannot_be_taken_back_ends_the_turn() {
    // Ruling 4.
    let turns_up = [Move::MoveDemon { house: TWO }, Move::MoveDemon { house: ONE }, looks(at(2, 2))];
    let turns_down = [Move::MoveDemon { house: TWO }, looks(at(2, 2)), Move::MoveDemon { house: ONE }];
    for actions in [turns_up, turns_down] {
        let mut scene = Scene::new(&CHEFS).chef_at(ONE, at(0, 0));
        for action in &actions {
            scene.play(action);
        }
        assert_eq!((scene.phase(), scene.game.turn), (Phase::Act, TWO));
    }
}

#[test]
fn coming_home_with_a_recipe_ends_the_match_with_the_third_action_too() {
    // Ruling 18.
    let scene = Scene::new(&CHEFS).recipes(ONE, ["Angel Food Cake", "Classic Carrot Cake"]);
    let mut scene = scene.gathered(ONE, &["Berries", "Eggs", "Grains", "Honey"]).chef_at(ONE, at(0, 0));
    assert!(matches!(scene.view(ONE).may, Some(May::Act { home_ends: true, .. })));
    scene.play(&Move::MoveDemon { house: TWO });
    scene.play(&Move::MoveDemon { house: ONE });
    scene.play(&Move::MoveChefHome);
    assert_eq!(scene.phase(), Phase::Over);
}

#[test]
fn for_whoever_is_away_olive_shifts_the_forest() {
    // Ruling 10.
    let mut scene = Scene::new(&[Chef::Olive, Chef::Cream]).recipes(ONE, ["Angel Food Cake", "Classic Carrot Cake"]);
    scene = scene.lies(at(0, 0), super::scene::card("Honey", super::super::Arrow::Up)).chef_at(ONE, at(0, 0));
    scene.play(&Move::Gather { space: at(0, 0) });
    assert!(matches!(scene.phase(), Phase::ChooseShift { .. }));
    let absent = HungryLittleDemons::when_absent(&scene.view(ONE), &mut Chance::new([1; 32], 0));
    assert_eq!(absent, Move::ChooseShift { shift: true });
}

/// A match in its first turn, with the houses side by side at the top.
fn in_first_turn() -> (Match<HungryLittleDemons>, Seat) {
    let seats = SeatCount::new(2).unwrap();
    let mut play = Match::begin(Scene::unbegun(Options::default(), 2).game, seats, [3; 32]);
    for index in [0, 2] {
        let seat = play.game().turn;
        let chosen = Move::PlaceHouse { door: door(Side::Top, index) };
        play = play.play(seat, play.ply(seat), &chosen).unwrap();
    }
    for seat in seats.seats() {
        play = play.play(seat, play.ply(seat), &Move::Ready).unwrap();
    }
    let seat = play.game().turn;
    (play, seat)
}

#[test]
fn a_log_in_which_older_code_took_back_what_turned_something_down_is_read() {
    let (mut play, seat) = in_first_turn();
    let undo = Arc::new(Step::from(Cause::Undo { seat }));
    let door = play.game().houses[seat].door.map(|door| play.game().grid().behind(door)).unwrap();
    for chosen in [Move::MoveChef { space: door }, Move::EndTurn, Move::EndTurn, looks(at(3, 3))] {
        let acting = play.game().turn;
        play = play.play(acting, play.ply(acting), &chosen).unwrap();
    }
    let before = format!("{:?}", play.game());
    let house = play.game().seats().after(seat);
    play = play.play(seat, play.ply(seat), &Move::MoveDemon { house }).unwrap();
    assert!(!play.may_undo(seat) && play.undo(seat, play.ply(seat)).is_err());
    let dealt_again = play.undo_as_before(seat, play.ply(seat)).expect("so is its record");
    assert_eq!(format!("{:?}", dealt_again.game()), before);
    let undone = play.replay(Arc::clone(&undo)).expect("its log is read");
    assert_eq!(format!("{:?}", undone.game()), before);
    assert!(undone.replay(undo).is_none(), "no code took a look back");
}

#[test]
fn a_log_in_which_older_code_ended_a_turn_by_itself_is_read_and_goes_on() {
    let (mut play, seat) = in_first_turn();
    let other = play.game().seats().after(seat);
    for house in [other, seat] {
        play = play.play(seat, play.ply(seat), &Move::MoveDemon { house }).unwrap();
    }
    let chosen = Move::MoveDemon { house: other };
    let moved = play.game().decide(seat, &chosen).unwrap();
    let ended = play.game().end_turn();
    let step = Step { cause: Cause::Move { seat, chosen }, events: vec![moved, super::super::Event::Open(ended)] };
    let next = play.replay(Arc::new(step)).unwrap();
    assert_eq!((next.game().phase, next.game().turn), (Phase::Act, other));
    assert!(next.play(other, next.ply(other), &Move::MoveDemon { house: seat }).is_ok());
}
