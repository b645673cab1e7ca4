//! Choosing what an action is aimed at: rulings 6 and 23.

use crate::games::little_monster::{Illegal, May, Move};

use super::kitchen::{Kitchen, Table};

fn fig(action: &str) -> Kitchen {
    Kitchen::new().food("Fig", 15, action).seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[])
}

fn eat(kitchen: &Kitchen) -> Table {
    let mut table = kitchen.begin();
    table.feed("Ada", &["Fig"]);
    table
}

#[track_caller]
fn offers(table: &Table, names: &[&str]) {
    let monsters = names.iter().map(|name| table.monster(name)).collect();
    assert_eq!(table.seen_by(0).may, Some(May::Target { monsters }));
}

// Ruling 6.
#[test]
fn only_monsters_that_the_action_can_move_in_full_are_offered() {
    let mut table = eat(&fig("move any 2 back").at("Bo", 2).at("Cy", 1).at("Di", 3));
    offers(&table, &["Bo", "Di"]);
    assert_eq!(table.try_play(0, &Move::Target { monster: table.monster("Cy") }), Err(Illegal::NotAnOption));
    table.target("Bo");
    assert_eq!(table.at("Bo"), 0);
}

// Ruling 6.
#[test]
fn only_monsters_after_which_the_rest_of_the_action_can_be_done_are_offered() {
    // After a move of Ada, both of theirs are on plate 2, so that there is no slowest of theirs.
    let table = eat(&fig("move one of yours 1, then move your slowest 1").at("Bo", 2));
    assert_eq!((table.at("Ada"), table.at("Bo")), (2, 3), "only Bo leaves a slowest one: no question");
}

// Ruling 6.
#[test]
fn yours_and_another_players_are_offered_as_the_action_says() {
    offers(&eat(&fig("move one of yours 1")), &["Ada", "Bo"]);
    offers(&eat(&fig("move another player's 1")), &["Cy", "Di"]);
    offers(&eat(&fig("move any 1")), &["Ada", "Bo", "Cy", "Di"]);
}

// Ruling 6.
#[test]
fn if_there_is_a_target_one_must_be_chosen_also_one_that_hurts() {
    let table = eat(&fig("move one of yours 1 back").at("Bo", 4));
    assert_eq!(table.moves(0), ["Ada", "Bo"].map(|name| Move::Target { monster: table.monster(name) }));
}

// Ruling 6.
#[test]
fn without_a_target_the_action_is_not_done() {
    let table = eat(&fig("move another player's 1 back"));
    assert_eq!(table.not_done(), 1);
    assert!(matches!(table.seen_by(0).may, Some(May::Turn { .. })));
}

// Ruling 6.
#[test]
fn monsters_at_the_finish_are_no_targets() {
    offers(&eat(&fig("move any 1").at("Bo", 9).at("Di", 9)), &["Ada", "Cy"]);
}

// Rulings 6 and 21.
#[test]
fn a_monster_that_others_cannot_move_back_is_no_target_for_them() {
    let kitchen = Kitchen::new().monster("Cy", &["cannot be moved back by others"]).food("Fig", 15, "move any 1 back");
    let kitchen = kitchen.seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]).at("Cy", 2).at("Di", 2);
    offers(&eat(&kitchen), &["Ada", "Di"]);
}

// Ruling 23.
#[test]
fn a_choice_with_one_target_for_all_to_see_is_not_asked() {
    let table = eat(&fig("move another player's 1 back").at("Di", 3));
    assert_eq!(table.at("Di"), 2);
}

// Ruling 26.
#[test]
fn your_other_is_the_one_that_was_not_fed_and_while_it_races() {
    assert_eq!(eat(&fig("move your other 1")).at("Bo"), 1);
    assert_eq!(eat(&fig("move your other 1").at("Bo", 9)).not_done(), 1);
}
