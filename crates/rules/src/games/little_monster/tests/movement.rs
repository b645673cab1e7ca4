//! Moving: rulings 5, 7, 8, 11 and 21.

use super::kitchen::{Kitchen, Table};

/// Ada and Bo against Cy and Di, with a fig that does this when Ada eats it.
fn fig(action: &str) -> Kitchen {
    Kitchen::new().food("Fig", 15, action).seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[])
}

fn eat(kitchen: &Kitchen) -> Table {
    let mut table = kitchen.begin();
    table.feed("Ada", &["Fig"]);
    table
}

fn plates(table: &Table) -> [u8; 4] {
    ["Ada", "Bo", "Cy", "Di"].map(|monster| table.at(monster))
}

// Ruling 5.
#[test]
fn an_action_that_cannot_be_done_in_full_is_not_done_at_all() {
    let table = eat(&fig("draw 1, then move the slowest 1").at("Di", 1));
    assert_eq!((table.not_done(), table.hand_size(0)), (1, 1), "two are slowest, so no card is drawn either");
}

// Ruling 5.
#[test]
fn a_monster_near_the_start_does_not_move_back_beyond_it_nor_less_than_the_action_says() {
    let table = eat(&fig("move the fastest 2 back").at("Ada", 0));
    assert_eq!((plates(&table), table.not_done()), ([1, 0, 0, 0], 1));
    let table = eat(&fig("move the fastest 2 back").at("Ada", 1));
    assert_eq!(plates(&table), [0, 0, 0, 0]);
}

// Ruling 5.
#[test]
fn all_forward_moves_everybody_also_those_that_come_home_earlier_than_it_says() {
    let table = eat(&fig("move all 3").at("Bo", 8).at("Cy", 2));
    assert_eq!(plates(&table), [4, 9, 5, 3]);
}

// Ruling 5.
#[test]
fn all_back_moves_everybody_or_nobody() {
    let table = eat(&fig("move all others' 1 back").at("Cy", 1));
    assert_eq!((plates(&table), table.not_done()), ([1, 0, 1, 0], 1));
    let table = eat(&fig("move all others' 1 back").at("Cy", 1).at("Di", 5));
    assert_eq!(plates(&table), [1, 0, 0, 4]);
}

// Ruling 5.
#[test]
fn all_yours_and_all_others_leave_the_rest_alone() {
    assert_eq!(plates(&eat(&fig("move all yours 2"))), [3, 2, 0, 0]);
    assert_eq!(plates(&eat(&fig("move all others' 2"))), [1, 0, 2, 2]);
}

// Ruling 7.
#[test]
fn the_fastest_and_the_slowest_are_the_ones_that_are_so_alone() {
    let table = eat(&fig("move the fastest 1").at("Bo", 3).at("Cy", 5));
    assert_eq!(plates(&table), [1, 3, 6, 0]);
    let table = eat(&fig("move the slowest 4").at("Bo", 3).at("Cy", 5));
    assert_eq!(plates(&table), [1, 3, 5, 4]);
}

// Ruling 7.
#[test]
fn with_a_tie_nobody_is_the_fastest_or_slowest() {
    let table = eat(&fig("move the fastest 1").at("Bo", 3).at("Cy", 3));
    assert_eq!((plates(&table), table.not_done()), ([1, 3, 3, 0], 1));
    let table = eat(&fig("move the slowest 1").at("Bo", 3));
    assert_eq!((plates(&table), table.not_done()), ([1, 3, 0, 0], 1));
}

// Ruling 7.
#[test]
fn the_fastest_and_slowest_are_looked_for_when_the_action_is_done() {
    let table = eat(&fig("move the fastest 1").at("Ada", 4).at("Cy", 4));
    assert_eq!(plates(&table), [6, 0, 4, 0], "the meal itself had made Ada the fastest");
}

// Ruling 7.
#[test]
fn monsters_at_the_finish_are_neither_fastest_nor_slowest() {
    let table = eat(&fig("move the fastest 1").at("Bo", 9).at("Cy", 4));
    assert_eq!(plates(&table), [1, 9, 5, 0]);
    assert_eq!(table.seen_by(0).fastest, Some(table.monster("Cy")));
}

// Ruling 7.
#[test]
fn the_last_monster_of_a_seat_can_be_the_fastest_or_slowest_of_all() {
    let table = eat(&fig("move the fastest 1").at("Ada", 4).at("Bo", 9));
    assert_eq!(plates(&table), [6, 9, 0, 0]);
}

// Ruling 7.
#[test]
fn your_fastest_and_your_slowest_look_at_your_own_two_alone() {
    assert_eq!(plates(&eat(&fig("move your fastest 1").at("Cy", 5))), [2, 0, 5, 0]);
    assert_eq!(plates(&eat(&fig("move your slowest 1").at("Ada", 1).at("Cy", 5))), [2, 1, 5, 0]);
}

// Ruling 7.
#[test]
fn on_one_plate_neither_of_yours_is_your_fastest_or_your_slowest() {
    for action in ["move your fastest 1", "move your slowest 1"] {
        let table = eat(&fig(action).at("Bo", 1));
        assert_eq!((plates(&table), table.not_done()), ([1, 1, 0, 0], 1));
    }
}

// Ruling 7.
#[test]
fn with_one_monster_home_there_is_no_your_fastest_and_no_your_slowest() {
    for action in ["move your fastest 1", "move your slowest 1"] {
        let table = eat(&fig(action).at("Bo", 9));
        assert_eq!((plates(&table), table.not_done()), ([1, 9, 0, 0], 1));
    }
}

// Ruling 8.
#[test]
fn a_monster_at_the_finish_is_moved_by_nothing() {
    let table = eat(&fig("move all yours 1").at("Bo", 9));
    assert_eq!((plates(&table), table.moved()), ([2, 9, 0, 0], vec!["Ada".into(), "Ada".into()]));
    let table = eat(&fig("move all yours 1 back").at("Bo", 9));
    assert_eq!(plates(&table), [0, 9, 0, 0]);
}

// Ruling 8.
#[test]
fn a_monster_at_the_finish_has_no_ability() {
    let kitchen = Kitchen::new()
        .monster("Ada", &["start of turn: draw 1"])
        .monster("Bo", &["start of turn: draw 2"])
        .seat(["Ada", "Bo"], &[])
        .seat(["Cy", "Di"], &[]);
    assert_eq!(kitchen.at("Bo", 9).begin().hand_size(0), 2, "one by Ada, one for the turn");
}

// Ruling 8.
#[test]
fn fed_names_the_monster_also_at_the_finish_but_nothing_happens_to_it() {
    let table = eat(&fig("move fed 1 back, then draw 1").at("Ada", 8));
    assert_eq!((plates(&table), table.hand_size(0), table.not_done()), ([9, 0, 0, 0], 2, 0));
}

// Ruling 11.
#[test]
fn a_monster_that_moves_further_with_all_does_so_with_all_yours_and_all_others_too() {
    for (action, expected) in [
        ("move all 1", [3, 1, 3, 1]),
        ("move all yours 1", [3, 1, 0, 0]),
        ("move all others' 1", [1, 0, 3, 1]),
        ("move fed 1", [2, 0, 0, 0]),
    ] {
        let further = ["moves 1 further when all move forward"];
        let kitchen = Kitchen::new().monster("Ada", &further).monster("Cy", &["moves 2 further when all move forward"]);
        let kitchen = kitchen.food("Fig", 15, action).seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]);
        assert_eq!(plates(&eat(&kitchen)), expected, "{action}");
    }
}

// Ruling 11.
#[test]
fn a_monster_that_moves_further_with_all_moves_back_like_the_others() {
    let kitchen = Kitchen::new().monster("Cy", &["moves 1 further when all move forward"]);
    let kitchen = kitchen.food("Fig", 15, "move all 1 back").seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]);
    let kitchen = ["Bo", "Cy", "Di"].into_iter().fold(kitchen, |kitchen, monster| kitchen.at(monster, 5));
    assert_eq!(plates(&eat(&kitchen)), [0, 4, 4, 4]);
}

// Ruling 21.
#[test]
fn a_monster_that_others_cannot_move_back_makes_their_action_impossible_but_not_its_owners() {
    let stubborn = |action: &str| {
        let kitchen = Kitchen::new().monster("Ada", &["cannot be moved back by others"]);
        let kitchen = kitchen.monster("Cy", &["cannot be moved back by others"]).food("Fig", 15, action);
        let kitchen = kitchen.seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]).at("Bo", 1).at("Di", 1);
        eat(&kitchen.at("Cy", 4))
    };
    let table = stubborn("move the fastest 1 back");
    assert_eq!((plates(&table), table.not_done()), ([1, 1, 4, 1], 1));
    let table = stubborn("move all others' 1 back");
    assert_eq!((plates(&table), table.not_done()), ([1, 1, 4, 1], 1), "all or nothing");
    assert_eq!(plates(&stubborn("move all yours 1 back")), [0, 0, 4, 1]);
    assert_eq!(plates(&stubborn("move all others' 1")), [1, 1, 5, 2]);
}
