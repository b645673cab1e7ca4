//! Abilities: rulings 1, 8, 9, 17, 18 and 25, and each ability of the standard monsters.

use crate::Seat;
use crate::games::little_monster::{Event, May, Move, OpenEvent};

use super::kitchen::{BREAD, Kitchen, Table};

fn with(abilities: &[&str]) -> Kitchen {
    Kitchen::new().monster("Ada", abilities).food("Fig", 15, "nothing").food("Date", 4, "nothing")
}

fn against(kitchen: Kitchen, hand: &[&str]) -> Kitchen {
    kitchen.seat(["Ada", "Bo"], hand).seat(["Cy", "Di"], &[])
}

/// The sources that began and those that were passed over since the latest move.
fn began(table: &Table) -> usize {
    table.happened.iter().filter(|event| matches!(event, Event::Open(OpenEvent::Began { .. }))).count()
}

#[test]
fn the_slowest_moves_at_the_start_of_its_owners_turn() {
    let zosia = with(&["start of turn: if it is the slowest: move self 1"]);
    let ahead = against(zosia, &[]).at("Bo", 1).at("Cy", 1).at("Di", 1);
    assert_eq!(ahead.begin().at("Ada"), 1);
    assert_eq!(ahead.at("Di", 0).begin().at("Ada"), 0);
}

#[test]
fn a_monster_beside_its_mate_moves_on_but_not_at_the_start() {
    let nela = with(&["start of turn: if it shares a plate with your other monster, not the start: move self 1"]);
    let nela = against(nela, &[]);
    assert_eq!(nela.begin().at("Ada"), 0);
    assert_eq!(nela.clone().at("Ada", 2).at("Bo", 2).begin().at("Ada"), 3);
    assert_eq!(nela.at("Ada", 2).at("Cy", 2).begin().at("Ada"), 2);
}

#[test]
fn a_monster_may_look_for_anybodys_company_and_at_the_start_too() {
    let any = against(with(&["start of turn: if it shares a plate: move self 1"]), &[]);
    assert_eq!(any.begin().at("Ada"), 1);
    assert_eq!(any.clone().at("Ada", 2).at("Cy", 2).begin().at("Ada"), 3);
    assert_eq!(any.at("Ada", 2).begin().at("Ada"), 2);
}

#[test]
fn an_exchange_at_the_start_of_the_turn_is_offered_only_with_a_card_in_hand() {
    let tadek = with(&["start of turn: you may discard 1, then draw 1"]);
    let mut table = against(tadek.clone(), &["Date"]).begin();
    assert!(matches!(table.seen_by(0).may, Some(May::Answer { .. })));
    table.answer(true).discard(0, &["Date"]);
    assert_eq!(table.hand(0), [BREAD, BREAD]);
    let table = against(tadek, &[]).begin();
    assert!(matches!(table.seen_by(0).may, Some(May::Turn { .. })));
}

#[test]
fn the_top_card_is_looked_at_before_the_draw_of_the_turn() {
    let mania = with(&["start of turn: look at the top card, leave it or put it under"]);
    let mut table = against(mania, &[]).deck(&["Date", BREAD]).begin();
    assert_eq!(table.seen_by(0).may, Some(May::PlaceTop { card: table.food("Date") }));
    table.play(0, &Move::PlaceTop { under: true });
    assert_eq!(table.hand(0), [BREAD]);
}

// Ruling 17.
#[test]
fn a_hand_limit_counts_for_both_monsters_meals_while_its_monster_races() {
    let jagna = against(with(&["hand limit 40"]), &["Fig", "Fig"]);
    assert!(matches!(jagna.begin().seen_by(0).may, Some(May::Turn { must_feed: false, .. })));
    let home = jagna.at("Ada", 9).begin();
    assert!(matches!(home.seen_by(0).may, Some(May::Turn { must_feed: true, .. })));
    assert_eq!(home.seen_by(1).seats[Seat::new(0)].hand_limit, 30);
}

// Ruling 17.
#[test]
fn of_two_hand_limits_the_higher_counts_and_a_lower_one_alone_counts_too() {
    let limits = |one: &[&str], other: &[&str]| {
        let kitchen = Kitchen::new().monster("Ada", one).monster("Bo", other);
        kitchen.seat(["Ada", "Bo"], &[]).seat(["Cy", "Di"], &[]).begin().seen_by(1).seats[Seat::new(0)].hand_limit
    };
    assert_eq!(limits(&["hand limit 20"], &["hand limit 40"]), 40);
    assert_eq!(limits(&["hand limit 20"], &[]), 20);
}

// Ruling 8.
#[test]
fn a_monster_that_its_own_ability_brought_home_is_still_named_by_the_rest_of_it() {
    let kitchen = against(with(&["when fed: move self 1, then move self 1, then draw 1"]), &["Fig"]).at("Ada", 7);
    let mut table = kitchen.begin();
    table.feed("Ada", &["Fig"]);
    assert_eq!((table.at("Ada"), table.hand_size(0)), (9, 2));
}

// Ruling 9.
#[test]
fn a_monster_waits_for_its_mate_or_for_anybody_to_come_home_as_its_ability_says() {
    let mate = with(&["when your other monster finishes: move self 2"]).food("Plum", 15, "move another player's 1");
    let mate = against(mate, &["Fig", "Plum"]).at("Bo", 8).at("Cy", 8);
    let mut table = mate.begin();
    table.feed("Bo", &["Fig"]);
    assert_eq!((table.at("Ada"), table.at("Bo")), (2, 9));
    let mut table = mate.begin();
    table.feed("Ada", &["Plum"]).target("Cy");
    assert_eq!((table.at("Ada"), table.at("Cy")), (1, 9));
    let any = with(&["when another monster finishes: move self 2"]).food("Plum", 15, "move another player's 1");
    let mut table = against(any, &["Plum"]).at("Cy", 8).begin();
    table.feed("Ada", &["Plum"]).target("Cy");
    assert_eq!(table.at("Ada"), 3);
}

// Ruling 9.
#[test]
fn an_ability_that_waits_for_a_finish_comes_when_the_action_is_done() {
    let kitchen = with(&["when another monster finishes: move self 1"]).food("Plum", 15, "move all 1, then draw 1");
    let mut table = against(kitchen, &["Plum"]).at("Bo", 8).begin();
    table.feed("Ada", &["Plum"]);
    let drew = table.happened.iter().position(|event| matches!(event, Event::Drew { .. })).unwrap();
    let last_move = table.happened.iter().rposition(|event| matches!(event, Event::Open(OpenEvent::Moved { .. })));
    assert!(Some(drew) < last_move, "{:?}", table.happened);
    assert_eq!(table.at("Ada"), 3);
}

// Ruling 9.
#[test]
fn abilities_that_wait_for_a_finish_go_in_the_order_of_seats_from_the_active_one_and_may_bring_others() {
    let waits = ["when another monster finishes: move self 1"];
    let kitchen =
        ["Ada", "Bo", "Cy", "Di", "Ed"].iter().fold(Kitchen::new(), |kitchen, name| kitchen.monster(name, &waits));
    let kitchen = kitchen.food("Fig", 15, "nothing").seat(["Ada", "Zoe"], &[]).seat(["Bo", "Cy"], &["Fig"]);
    let mut table = kitchen.seat(["Di", "Ed"], &[]).at("Bo", 8).at("Di", 8).begin();
    table.end_turn();
    table.feed("Bo", &["Fig"]);
    // Bo comes home; then Cy of the active seat, Di, Ed and Ada. Di comes home by that: once more the others.
    assert_eq!(table.moved(), ["Bo", "Cy", "Di", "Ed", "Ada", "Cy", "Ed", "Ada"]);
}

// Rulings 8 and 9.
#[test]
fn an_ability_that_waits_is_void_when_its_monster_comes_home_meanwhile() {
    let kitchen = Kitchen::new()
        .monster("Ada", &["when another monster finishes: draw 1"])
        .food("Fig", 15, "move all 1")
        .seat(["Zoe", "Yan"], &["Fig"])
        .seat(["Ada", "Bo"], &[])
        .at("Ada", 8)
        .at("Yan", 8);
    let mut table = kitchen.begin();
    table.feed("Zoe", &["Fig"]);
    assert_eq!((table.at("Yan"), table.at("Ada"), table.hand_size(1)), (9, 9, 0));
}

// Ruling 9.
#[test]
fn an_ability_in_anothers_turn_asks_its_owner() {
    let kitchen = Kitchen::new()
        .monster("Cy", &["when another monster finishes: you may move one of yours 2"])
        .food("Fig", 15, "nothing")
        .seat(["Ada", "Bo"], &["Fig"])
        .seat(["Cy", "Di"], &[])
        .at("Ada", 8);
    let mut table = kitchen.begin();
    table.feed("Ada", &["Fig"]);
    assert_eq!(table.acting(), 1);
    table.answer(true).target("Di");
    assert_eq!((table.at("Di"), table.acting()), (2, 0));
}

// Ruling 25.
#[test]
fn several_abilities_when_fed_come_in_the_order_of_the_edition() {
    let kitchen = with(&["when fed: draw 1", "when fed exactly: discard 2"]);
    let mut table = against(kitchen, &["Fig"]).begin();
    table.feed("Ada", &["Fig"]);
    assert_eq!(began(&table), 2);
    table.discard(0, &[BREAD, BREAD]);
    assert_eq!(table.hand_size(0), 0);
}

#[test]
fn when_fed_works_for_its_own_monster_alone() {
    let mut table = against(with(&["when fed: draw 1"]), &["Fig"]).begin();
    table.feed("Bo", &["Fig"]);
    assert_eq!(table.hand_size(0), 1);
}

#[test]
fn a_monster_fed_exactly_can_move_its_mate() {
    let mut table = against(with(&["when fed exactly: move your other 1"]), &["Fig"]).begin();
    table.feed("Ada", &["Fig"]);
    assert_eq!((table.at("Ada"), table.at("Bo")), (1, 1));
}
