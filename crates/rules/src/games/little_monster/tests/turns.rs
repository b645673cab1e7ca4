//! The course of a turn: rulings 1, 2, 3, 12, 13 and 14.

use crate::games::little_monster::{Event, Illegal, May, Move, OpenEvent, Phase, Source};
use crate::{GameKind, SeatCount, Setup, Viewer};

use super::kitchen::{BREAD, Kitchen, Table};

fn uses(table: &Table, monster: &str) -> Move {
    Move::UseAbility { monster: table.monster(monster), ability: 0 }
}

// Ruling 1.
#[test]
fn one_ability_at_the_start_of_the_turn_is_used_by_itself_before_the_draw() {
    let kitchen = Kitchen::new().monster("Ada", &["start of turn: if hand of at most 0 cards: move self 1"]);
    let table = kitchen.seat(["Ada", "Bo"], &[]).seat(["Cy", "Di"], &[]).begin();
    assert_eq!((table.at("Ada"), table.hand_size(0)), (1, 1));
    assert!(matches!(table.seen_by(1).phase, Phase::Turn { .. }));
}

// Ruling 1.
#[test]
fn of_two_abilities_at_the_start_of_the_turn_the_player_says_which_comes_first() {
    let kitchen = Kitchen::new()
        .monster("Ada", &["start of turn: move self 2"])
        .monster("Bo", &["start of turn: if it is the fastest: move self 1"])
        .seat(["Ada", "Bo"], &[])
        .seat(["Cy", "Di"], &[])
        .at("Bo", 1);
    let mut table = kitchen.begin();
    assert_eq!(table.hand_size(0), 0, "the draw comes afterwards");
    let mut other = table.clone();
    table.play(0, &uses(&table.clone(), "Bo"));
    assert_eq!((table.at("Ada"), table.at("Bo"), table.hand_size(0)), (2, 2, 1));
    other.play(0, &uses(&other.clone(), "Ada"));
    assert_eq!((other.at("Ada"), other.at("Bo")), (2, 1), "Bo was no longer the fastest");
    assert_eq!(other.not_done(), 1);
}

// Ruling 1.
#[test]
fn an_ability_whose_condition_is_not_met_yet_is_asked_about_as_well() {
    let kitchen = Kitchen::new()
        .monster("Ada", &["start of turn: move self 2"])
        .monster("Bo", &["start of turn: if it is the slowest: move self 1"])
        .seat(["Ada", "Bo"], &[])
        .seat(["Cy", "Di"], &[])
        .at("Cy", 1)
        .at("Di", 1);
    let mut table = kitchen.begin();
    let Some(May::UseAbility { abilities }) = table.seen_by(0).may else { panic!("both are asked about") };
    let both = ["Ada", "Bo"].map(|name| Source::Ability { monster: table.monster(name), ability: 0 });
    assert_eq!(abilities, both);
    let other = Move::UseAbility { monster: table.monster("Bo"), ability: 1 };
    assert_eq!(table.try_play(0, &other), Err(Illegal::NotAnOption));
    table.play(0, &uses(&table.clone(), "Ada"));
    assert_eq!(table.at("Bo"), 1, "it became the slowest when Ada moved on");
}

// Ruling 1.
#[test]
fn a_turn_has_two_feedings_at_most_also_of_the_same_monster_and_ends_only_when_asked_to() {
    let kitchen = Kitchen::new().food("Fig", 15, "nothing").seat(["Ada", "Bo"], &["Fig", "Fig", "Fig"]);
    let mut table = kitchen.seat(["Cy", "Di"], &[]).begin();
    table.feed("Ada", &["Fig"]).feed("Ada", &["Fig"]);
    assert_eq!(table.at("Ada"), 2);
    let third = Move::Feed { monster: table.monster("Bo"), cards: table.foods(&["Fig"]) };
    assert_eq!(table.try_play(0, &third), Err(Illegal::FedTwice));
    assert_eq!(table.moves(0), [Move::EndTurn]);
    assert_eq!(table.acting(), 0, "nothing else can be done, and still it is for the player to end the turn");
    table.end_turn();
    assert_eq!(table.acting(), 1);
}

// Ruling 1.
#[test]
fn a_turn_without_anything_to_feed_with_ends_only_when_asked_to() {
    let table = Kitchen::new().seat(["Ada", "Bo"], &[]).seat(["Cy", "Di"], &[]).begin();
    assert_eq!(table.moves(0), [Move::EndTurn]);
}

// Ruling 1.
#[test]
fn turns_go_clockwise_and_a_round_is_one_turn_of_each() {
    let seat = |kitchen: Kitchen, names| kitchen.seat(names, &[]);
    let three = [["Ada", "Bo"], ["Cy", "Di"], ["Ed", "Flo"]];
    let mut table = three.into_iter().fold(Kitchen::new(), seat).begin();
    let mut turns = Vec::new();
    for _ in 0..4 {
        turns.push((table.acting(), table.seen_by(0).round));
        table.end_turn();
    }
    assert_eq!(turns, [(0, 1), (1, 1), (2, 1), (0, 2)]);
}

// Ruling 2.
#[test]
fn the_draw_of_a_turn_is_left_out_when_deck_and_discard_pile_are_empty() {
    let table = Kitchen::new().seat(["Ada", "Bo"], &[BREAD]).seat(["Cy", "Di"], &[]).deck(&[]).begin();
    assert_eq!(table.hand(0), [BREAD]);
    assert!(table.happened.iter().any(|event| matches!(event, Event::Open(OpenEvent::NothingToDraw { .. }))));
}

// Ruling 2.
#[test]
fn an_action_that_draws_needs_as_many_cards_in_deck_and_discard_pile_together() {
    let kitchen = Kitchen::new().food("Fig", 15, "draw 2").seat(["Ada", "Bo"], &["Fig", "Fig"]).seat(["Cy", "Di"], &[]);
    let mut table = kitchen.deck(&[BREAD, BREAD]).begin();
    table.feed("Ada", &["Fig"]);
    assert_eq!(
        (table.not_done(), table.hand_size(0)),
        (1, 2),
        "one card in the deck; that on the table does not count"
    );
    table.feed("Ada", &["Fig"]);
    assert_eq!((table.not_done(), table.hand_size(0)), (0, 3), "the deck's last card and the first meal's");
}

// Ruling 3.
#[test]
fn a_hand_over_its_limit_after_the_draw_has_to_feed_once() {
    let kitchen = Kitchen::new().food("Fig", 26, "nothing").food("Date", 15, "nothing");
    let mut table = kitchen.seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]).deck(&[BREAD, BREAD]).begin();
    assert_eq!(table.try_play(0, &Move::EndTurn), Err(Illegal::MustFeed));
    assert!(!table.moves(0).contains(&Move::EndTurn));
    table.feed("Ada", &["Fig"]).end_turn();
    assert_eq!(table.acting(), 1);
}

// Ruling 3.
#[test]
fn a_hand_of_exactly_its_limit_need_not_feed() {
    let kitchen = Kitchen::new().food("Fig", 25, "nothing");
    let mut table = kitchen.seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]).begin();
    assert!(matches!(table.seen_by(0).may, Some(May::Turn { must_feed: false, .. })));
    table.end_turn();
}

// Ruling 3.
#[test]
fn a_hand_still_over_its_limit_after_one_meal_may_end_the_turn() {
    let kitchen = Kitchen::new().food("Fig", 15, "draw 1").food("Date", 30, "nothing");
    let mut table = kitchen.seat(["Ada", "Bo"], &["Fig", "Date"]).seat(["Cy", "Di"], &[]).begin();
    table.feed("Ada", &["Fig"]);
    assert!(matches!(table.seen_by(0).may, Some(May::Turn { must_feed: false, .. })));
    table.end_turn();
}

// Ruling 3.
#[test]
fn that_a_hand_is_over_its_limit_is_shown_to_its_own_seat_alone() {
    let over = |value| {
        let kitchen = Kitchen::new().food("Fig", value, "nothing");
        kitchen.seat(["Ada", "Bo"], &["Fig", "Fig"]).seat(["Cy", "Di"], &[]).begin()
    };
    let (over, under) = (over(15), over(12));
    assert!(matches!(over.seen_by(0).may, Some(May::Turn { must_feed: true, .. })));
    assert!(matches!(under.seen_by(0).may, Some(May::Turn { must_feed: false, .. })));
    for viewer in [Viewer::Public, Viewer::Seat(crate::Seat::new(1))] {
        let (mut one, mut other) = (over.view(viewer), under.view(viewer));
        // The two kitchens differ in what is printed on their figs, which everybody can read.
        one.foods.clear();
        other.foods.clear();
        assert_eq!(one, other);
    }
}

// Ruling 12.
#[test]
fn the_discard_pile_becomes_the_deck_when_a_card_is_needed_from_an_empty_one() {
    let kitchen = Kitchen::new().food("Fig", 15, "nothing").seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]);
    let mut table = kitchen.deck(&[BREAD]).begin();
    table.feed("Ada", &["Fig"]);
    assert_eq!((table.seen_by(1).deck, table.seen_by(1).discarded), (0, 1), "not before it is needed");
    table.end_turn();
    assert_eq!(table.hand(1), ["Fig"]);
    assert_eq!(table.seen_by(0).top_discard, None);
}

// Ruling 12.
#[test]
fn drawing_several_takes_what_the_deck_has_and_the_rest_from_the_new_one() {
    let kitchen =
        Kitchen::new().food("Fig", 15, "draw 2").food("Date", 15, "nothing").seat(["Ada", "Bo"], &["Date", "Fig"]);
    let mut table = kitchen.seat(["Cy", "Di"], &[]).deck(&[BREAD, BREAD]).begin();
    table.feed("Ada", &["Date"]).feed("Ada", &["Fig"]);
    assert_eq!(table.hand(0), [BREAD, BREAD, "Date"]);
}

// Ruling 12.
#[test]
fn the_discard_pile_becomes_the_deck_when_the_top_card_is_to_be_looked_at() {
    let kitchen = Kitchen::new()
        .food("Fig", 15, "look at the top card, leave it or put it under")
        .food("Date", 15, "nothing")
        .seat(["Ada", "Bo"], &["Date", "Fig"])
        .seat(["Cy", "Di"], &[]);
    let mut table = kitchen.deck(&[BREAD]).begin();
    table.feed("Ada", &["Date"]).feed("Ada", &["Fig"]);
    assert_eq!(table.seen_by(0).may, Some(May::PlaceTop { card: table.food("Date") }));
}

// Ruling 13.
#[test]
fn when_nothing_can_be_drawn_any_more_a_seat_that_can_feed_must() {
    let kitchen = Kitchen::new().food("Fig", 15, "nothing").seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[BREAD]);
    let mut table = kitchen.deck(&[]).begin();
    assert_eq!(table.try_play(0, &Move::EndTurn), Err(Illegal::MustFeed));
    table.feed("Ada", &["Fig"]).end_turn();
}

// Ruling 13.
#[test]
fn when_nothing_can_be_drawn_any_more_a_seat_that_cannot_feed_may_end_its_turn() {
    let mut table = Kitchen::new().seat(["Ada", "Bo"], &[BREAD]).seat(["Cy", "Di"], &[]).deck(&[]).begin();
    table.end_turn();
}

// Ruling 14.
#[test]
fn any_seat_may_have_the_first_turn() {
    let mut starters = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let setup = Setup::standard(GameKind::LittleMonster, SeatCount::new(3).unwrap(), [seed; 32]);
        let view: serde_json::Value = serde_json::from_str(setup.begin().unwrap().view(Viewer::Public).get()).unwrap();
        assert_eq!(view["starter"], view["turn"]);
        starters.insert(view["starter"].as_u64().unwrap());
    }
    assert_eq!(starters.into_iter().collect::<Vec<_>>(), [0, 1, 2]);
}
