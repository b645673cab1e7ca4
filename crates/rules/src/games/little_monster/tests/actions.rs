//! Drawing, discarding, stealing and looking: ruling 10, and what a `may` leaves open.

use crate::games::little_monster::{Illegal, May, Move, Phase};
use crate::{Seat, SeatSet};

use super::kitchen::{BREAD, Kitchen, Table};

/// Three seats; the first eats a fig that does this.
fn fig(action: &str, hands: [&[&str]; 2]) -> Table {
    let kitchen = Kitchen::new().food("Fig", 15, action).food("Date", 3, "nothing").food("Plum", 4, "nothing");
    let kitchen = kitchen.seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], hands[0]).seat(["Ed", "Flo"], hands[1]);
    let mut table = kitchen.begin();
    table.feed("Ada", &["Fig"]);
    table
}

// Ruling 10.
#[test]
fn draw_two_then_discard_one_takes_the_discard_from_the_hand_after_both_were_seen() {
    let kitchen = Kitchen::new().food("Fig", 15, "draw 2, then discard 1").food("Date", 3, "nothing");
    let kitchen = kitchen.food("Plum", 4, "nothing").seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]);
    let mut table = kitchen.deck(&[BREAD, "Date", "Plum"]).begin();
    table.feed("Ada", &["Fig"]);
    assert_eq!(table.hand(0), [BREAD, "Date", "Plum"]);
    assert_eq!(table.try_play(0, &Move::Discard { cards: table.foods(&["Fig"]) }), Err(Illegal::NotInHand));
    assert_eq!(table.try_play(0, &Move::Discard { cards: table.foods(&["Date", BREAD]) }), Err(Illegal::WrongCount));
    table.discard(0, &["Plum"]);
    assert_eq!((table.hand(0), table.seen_by(1).discarded), (vec![BREAD.to_owned(), "Date".to_owned()], 2));
}

// Ruling 10.
#[test]
fn a_discard_is_asked_for_also_when_the_hand_has_one_card() {
    let mut table = fig("discard 1", [&[], &[]]);
    assert_eq!(table.seen_by(0).may, Some(May::Discard { count: 1 }));
    table.discard(0, &[BREAD]);
    assert_eq!(table.hand_size(0), 0);
}

// Rulings 5 and 10.
#[test]
fn a_discard_of_more_than_the_hand_has_is_not_done() {
    let table = fig("discard 2", [&[], &[]]);
    assert_eq!((table.not_done(), table.hand_size(0)), (1, 1));
}

// Ruling 10.
#[test]
fn each_other_player_draws_clockwise_and_whoever_cannot_is_left_out() {
    let kitchen = Kitchen::new().food("Fig", 15, "each other player draws 2");
    let seats = kitchen.seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]).seat(["Ed", "Flo"], &[]);
    let sizes = |deck: &[&str]| {
        let mut table = seats.clone().deck(deck).begin();
        table.feed("Ada", &["Fig"]);
        ([0, 1, 2].map(|seat| table.hand_size(seat)), table.not_done())
    };
    assert_eq!(sizes(&[BREAD; 5]), ([1, 2, 2], 0));
    assert_eq!(sizes(&[BREAD; 4]), ([1, 2, 0], 0));
    assert_eq!(sizes(&[BREAD; 2]), ([1, 0, 0], 1));
}

// Ruling 10.
#[test]
fn each_other_player_discards_what_they_choose_and_all_of_it_is_shown_together() {
    let mut table = fig("each other player discards 1", [&["Date", "Plum"], &["Date", "Plum"]]);
    assert_eq!(table.waiting(), [1, 2]);
    table.discard(2, &["Plum"]);
    assert_eq!((table.waiting(), table.seen_by(0).discarded, table.hand_size(2)), (vec![1], 0, 2));
    assert_eq!(table.seen_by(2).discarding, table.foods(&["Plum"]));
    assert_eq!(table.seen_by(1).discarding, []);
    table.discard(1, &["Date"]);
    assert_eq!((table.acting(), table.hand(1), table.hand(2)), (0, vec!["Plum".to_owned()], vec!["Date".to_owned()]));
    assert_eq!(table.seen_by(0).discarded, 3);
}

// Ruling 10.
#[test]
fn whoever_holds_too_little_to_discard_is_left_out() {
    let table = fig("each other player discards 2", [&["Date"], &["Date", "Plum"]]);
    assert_eq!(table.waiting(), [2]);
    let table = fig("each other player discards 3", [&["Date"], &["Date", "Plum"]]);
    assert_eq!((table.acting(), table.not_done()), (0, 1));
}

// Ruling 6.
#[test]
fn a_theft_takes_cards_at_random_from_a_player_of_ones_choice_who_has_enough() {
    let mut table = fig("steal 2", [&["Date", "Date", "Plum"], &["Date"]]);
    assert_eq!((table.hand_size(0), table.hand_size(1)), (3, 1), "only one player has two cards: no question");
    assert!(matches!(table.seen_by(0).phase, Phase::Turn { .. }));
    table = fig("steal 1", [&["Date"], &["Plum"]]);
    let both = SeatSet::from_iter([Seat::new(1), Seat::new(2)]);
    assert_eq!(table.seen_by(0).may, Some(May::StealFrom { seats: both }));
    assert_eq!(table.try_play(0, &Move::StealFrom { seat: Seat::new(0) }), Err(Illegal::NotAnOption));
    table.play(0, &Move::StealFrom { seat: Seat::new(2) });
    assert_eq!((table.hand(0), table.hand_size(2)), (vec![BREAD.to_owned(), "Plum".to_owned()], 0));
}

// Ruling 6.
#[test]
fn a_theft_without_anybody_to_steal_from_is_not_done() {
    let table = fig("steal 1", [&[], &[]]);
    assert_eq!((table.not_done(), table.hand_size(0)), (1, 1));
}

#[test]
fn the_top_card_looked_at_is_left_or_put_under_the_deck() {
    let kitchen = Kitchen::new().food("Fig", 15, "look at the top card, leave it or put it under");
    let kitchen = kitchen.food("Date", 3, "nothing").seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]);
    let kitchen = kitchen.deck(&[BREAD, "Date", BREAD]);
    for under in [false, true] {
        let mut table = kitchen.begin();
        table.feed("Ada", &["Fig"]);
        assert_eq!(table.seen_by(0).may, Some(May::PlaceTop { card: table.food("Date") }));
        table.play(0, &Move::PlaceTop { under }).end_turn();
        assert_eq!(table.hand(1), [if under { BREAD } else { "Date" }]);
    }
}

// Ruling 24.
#[test]
fn what_one_may_do_is_asked_and_covers_the_rest_of_its_sentence() {
    for perform in [true, false] {
        let mut table = fig("you may discard 1, then draw 2. Move one of yours 1", [&[], &[]]);
        assert!(matches!(table.seen_by(0).may, Some(May::Answer { .. })));
        table.answer(perform);
        if perform {
            table.discard(0, &[BREAD]);
        }
        table.target("Bo");
        assert_eq!((table.hand_size(0), table.at("Bo")), (if perform { 2 } else { 1 }, 1));
    }
}

// Rulings 5 and 24.
#[test]
fn what_one_may_do_but_cannot_in_full_is_not_asked() {
    let table = fig("you may discard 2, then draw 1", [&[], &[]]);
    assert!(matches!(table.seen_by(0).may, Some(May::Turn { .. })));
    assert_eq!(table.not_done(), 1);
    let table = fig("draw 1. You may discard 3", [&[], &[]]);
    assert!(matches!(table.seen_by(0).may, Some(May::Turn { .. })));
    assert_eq!((table.not_done(), table.hand_size(0)), (0, 2), "the sentence before it is done");
}

// Ruling 5.
#[test]
fn what_is_possible_only_if_the_player_does_what_they_may_is_not_begun() {
    // Rulings 5 and 24: whoever declined after the first draw would have done the action in part.
    let fig = |deck: &[&str]| {
        let kitchen = Kitchen::new().food("Fig", 15, "draw 1. You may discard 1. Draw 2");
        kitchen.seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]).deck(deck).begin()
    };
    let mut table = fig(&[BREAD, BREAD, BREAD]);
    table.feed("Ada", &["Fig"]);
    assert_eq!((table.not_done(), table.hand_size(0)), (1, 1));
    let mut table = fig(&[BREAD, BREAD, BREAD, BREAD]);
    table.feed("Ada", &["Fig"]).answer(false);
    assert_eq!((table.not_done(), table.hand_size(0)), (0, 4));
}

#[test]
fn a_card_discarded_by_an_action_can_be_drawn_again_by_it() {
    let kitchen = Kitchen::new().food("Fig", 15, "discard 1, then draw 1").seat(["Ada", "Bo"], &["Fig"]);
    let mut table = kitchen.seat(["Cy", "Di"], &[]).deck(&[BREAD]).begin();
    table.feed("Ada", &["Fig"]).discard(0, &[BREAD]);
    assert_eq!(table.hand(0), [BREAD]);
}
