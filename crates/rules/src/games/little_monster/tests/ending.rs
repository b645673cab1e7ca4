//! Winning and stopping: rulings 9, 19, 20 and 27.

use crate::games::little_monster::{Illegal, May, Move, Phase};
use crate::{Counted, Game, Length, Status, Stopping, Viewer};

use super::kitchen::{Kitchen, Table};

fn places(table: &Table) -> Vec<u8> {
    match table.game.status() {
        Status::Over(outcome) => outcome.places.values().copied().collect(),
        Status::Acting(_) => panic!("the match is on"),
    }
}

fn fig(action: &str) -> Kitchen {
    let kitchen = Kitchen::new().food("Fig", 15, action).seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]);
    kitchen.seat(["Ed", "Flo"], &[])
}

// Ruling 9.
#[test]
fn the_first_player_with_both_monsters_home_wins_at_once() {
    let mut table = fig("draw 1").at("Ada", 8).at("Bo", 9).at("Cy", 9).begin();
    table.feed("Ada", &["Fig"]);
    assert_eq!(table.ending().as_deref(), Some("home"));
    assert_eq!(places(&table), [1, 2, 3]);
    assert_eq!(table.hand_size(0), 1, "the fig is not done any more");
    assert_eq!(table.seen_by(1).phase, Phase::Over);
}

// Ruling 9.
#[test]
fn a_player_can_win_in_anothers_turn() {
    let mut table = fig("move another player's 1").at("Cy", 8).at("Di", 9).at("Ed", 8).begin();
    table.feed("Ada", &["Fig"]).target("Cy");
    assert_eq!(places(&table)[1], 1);
}

// Ruling 9.
#[test]
fn when_one_action_moves_several_they_move_in_the_order_of_seats_from_the_active_one() {
    let kitchen = Kitchen::new().food("Fig", 15, "move all 1").seat(["Ada", "Bo"], &[]).seat(["Cy", "Di"], &["Fig"]);
    let mut table = kitchen.seat(["Ed", "Flo"], &[]).begin();
    table.end_turn().feed("Cy", &["Fig"]);
    assert_eq!(table.moved(), ["Cy", "Cy", "Di", "Ed", "Flo", "Ada", "Bo"]);
}

// Ruling 9.
#[test]
fn of_two_players_whose_last_monsters_one_action_brings_home_the_first_in_that_order_wins() {
    let kitchen = Kitchen::new().food("Fig", 15, "move all 1").seat(["Ada", "Bo"], &[]).seat(["Cy", "Di"], &["Fig"]);
    let kitchen = kitchen.seat(["Ed", "Flo"], &[]).at("Ada", 8).at("Bo", 9).at("Ed", 8).at("Flo", 9);
    let mut table = kitchen.begin();
    table.end_turn().feed("Cy", &["Fig"]);
    assert_eq!(places(&table), [2, 3, 1]);
    assert_eq!(table.at("Ada"), 8, "the match was over before it came to move");
}

// Ruling 9.
#[test]
fn a_win_is_looked_at_before_abilities_that_wait_for_a_finish() {
    let kitchen = Kitchen::new()
        .monster("Cy", &["when another monster finishes: move self 1"])
        .food("Fig", 15, "move your other 1")
        .seat(["Ada", "Bo"], &["Fig"])
        .seat(["Cy", "Di"], &[]);
    let mut table = kitchen.at("Ada", 8).at("Bo", 8).begin();
    table.feed("Ada", &["Fig"]);
    assert_eq!(places(&table), [1, 2]);
    assert_eq!(table.at("Cy"), 1, "it moved when Ada came home, and no more when Bo did");
}

// Ruling 27.
#[test]
fn what_wins_the_match_is_done_though_the_rest_of_its_action_would_be_impossible() {
    let mut table = fig("move your other 1, then discard 5").at("Ada", 8).at("Bo", 8).begin();
    table.feed("Ada", &["Fig"]);
    assert_eq!(places(&table)[0], 1);
}

// Ruling 19.
#[test]
fn the_others_are_ranked_by_monsters_at_home_then_by_plates_and_may_tie() {
    let end = |cy, di, ed, flo| {
        let kitchen = fig("nothing").at("Ada", 8).at("Bo", 9).at("Cy", cy).at("Di", di).at("Ed", ed).at("Flo", flo);
        let mut table = kitchen.begin();
        table.feed("Ada", &["Fig"]);
        places(&table)
    };
    assert_eq!(end(9, 0, 8, 8), [1, 2, 3]);
    assert_eq!(end(4, 2, 3, 4), [1, 3, 2]);
    assert_eq!(end(4, 2, 3, 3), [1, 2, 2]);
}

fn quiet(most: u16) -> Table {
    Kitchen::new().seat(["Ada", "Bo"], &[]).seat(["Cy", "Di"], &[]).at("Di", 2).rounds(1, most).deck(&[]).begin()
}

// Ruling 20.
#[test]
fn after_long_without_a_monster_coming_home_the_seats_can_agree_to_stop() {
    let mut table = quiet(9);
    assert_eq!(table.try_play(0, &Move::ProposeStop), Err(Illegal::TooEarlyToStop));
    table.end_turn().end_turn();
    assert!(matches!(table.seen_by(0).may, Some(May::Turn { propose_stop: true, .. })));
    table.play(0, &Move::ProposeStop);
    assert_eq!(table.seen_by(1).may, Some(May::AnswerStop));
    table.play(1, &Move::AnswerStop { agree: true });
    assert_eq!((table.ending().as_deref(), places(&table)), (Some("stopped"), vec![2, 1]));
}

// Ruling 20.
#[test]
fn one_seat_that_wants_to_go_on_is_enough_and_then_it_takes_as_long_again() {
    let mut table = quiet(9);
    table.end_turn().end_turn().play(0, &Move::ProposeStop).play(1, &Move::AnswerStop { agree: false });
    assert_eq!((table.ending(), table.acting()), (None, 0));
    assert_eq!(table.try_play(0, &Move::ProposeStop), Err(Illegal::TooEarlyToStop));
}

// Ruling 20.
#[test]
fn everybody_sees_how_far_a_match_is_from_being_stopped() {
    let mut table = quiet(9);
    let told = |table: &Table| {
        let public = table.view(Viewer::Public).stopping;
        assert_eq!([table.seen_by(0).stopping, table.seen_by(1).stopping], [public; 2]);
        public
    };
    let rounds = |quiet, may_ask_at, played| {
        let length = Some(Length { played, most: 9 });
        Some(Stopping { counted: Counted::Rounds, quiet, may_ask_at, stops_at: None, length })
    };
    assert_eq!(told(&table), rounds(0, 1, 0));
    table.end_turn().end_turn();
    assert_eq!(told(&table), rounds(1, 1, 1));
    table.play(0, &Move::ProposeStop).play(1, &Move::AnswerStop { agree: false });
    assert_eq!(told(&table), rounds(1, 2, 1), "a refusal is no progress, but asking again takes as long");
    let mut table = quiet(2);
    table.end_turn().end_turn().end_turn().end_turn();
    assert_eq!((table.ending().as_deref(), told(&table)), (Some("too_long"), None));
}

// Ruling 20.
#[test]
fn a_monster_that_comes_home_is_progress() {
    let kitchen = Kitchen::new().food("Fig", 15, "nothing").seat(["Ada", "Bo"], &[]).seat(["Cy", "Di"], &["Fig"]);
    let mut table = kitchen.at("Di", 8).rounds(2, 9).begin();
    table.end_turn().end_turn().end_turn().feed("Di", &["Fig"]).end_turn();
    assert!(matches!(table.seen_by(0).may, Some(May::Turn { propose_stop: false, .. })));
    table.end_turn().end_turn();
    assert!(matches!(table.seen_by(0).may, Some(May::Turn { propose_stop: true, .. })));
}

// Ruling 20.
#[test]
fn a_match_ends_by_itself_after_its_most_rounds() {
    let mut table = quiet(2);
    table.end_turn().end_turn().end_turn();
    assert_eq!(table.ending(), None);
    table.end_turn();
    assert_eq!((table.ending().as_deref(), places(&table)), (Some("too_long"), vec![2, 1]));
}

// Rulings 8 and 9.
#[test]
fn an_ability_that_waited_for_a_finish_can_win_the_match_in_the_midst_of_anothers_meal() {
    let kitchen = Kitchen::new().monster("Cy", &["when your other monster finishes: move self 1"]);
    let kitchen = kitchen.food("Fig", 10, "move all others' 1").food("Plum", 5, "draw 1");
    let kitchen = kitchen.seat(["Ada", "Bo"], &["Fig", "Plum"]).seat(["Cy", "Di"], &[]).at("Cy", 7).at("Di", 8);
    let mut table = kitchen.begin();
    table.feed("Ada", &["Fig", "Plum"]).resolve("Fig");
    assert_eq!(table.moved(), ["Cy", "Di", "Cy"]);
    assert_eq!((places(&table), table.hand_size(0)), (vec![2, 1], 1));
    assert_eq!(table.seen_by(0).phase, Phase::Over);
}
