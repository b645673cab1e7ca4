use super::super::{Event, LeftOver, Move};
use super::{A, B, C, D, Table, cards, play};
use crate::{Game, Seat, Viewer};

#[test]
fn whoever_plays_their_last_card_has_finished_and_the_others_play_on() {
    // The rulebook's example: a valid Mongoose is the last card of the row (ruling 12: its extra turn lapses).
    let mut table = Table::new(&["", "9", "9"]).rows(&["7", "5", "5"]).pile("4");
    let events = table.act(A, Move::PlayRow { slot: 0 });
    assert_eq!(events[1..], [Event::Finished { seat: A, place: 1 }]);
    assert_eq!(table.acting(), [B]);
    table.act(B, play("9"));
    table.act(C, play("9"));
    assert_eq!(table.acting(), [B], "finished seats are passed over");
}

#[test]
fn an_invalid_last_card_keeps_a_seat_in() {
    let mut table = Table::new(&["", "9"]).rows(&["7", "5"]).pile("9");
    table.act(A, Move::PlayRow { slot: 0 });
    assert_eq!((table.hand(A), table.acting()), ("7 9".to_owned(), vec![B]));
}

#[test]
fn an_ant_that_takes_anything_keeps_a_seat_in() {
    // Ruling 12.
    let mut table = Table::new(&["", "9"]).rows(&["1", "5"]).pile("9");
    assert_eq!(Table::names(&table.act(A, Move::PlayRow { slot: 0 })), ["played", "took_pile"]);
    assert_eq!((table.hand(A), table.acting()), ("9".to_owned(), vec![B]));
}

#[test]
fn an_ant_that_takes_nothing_is_a_good_last_card() {
    let mut table = Table::new(&["1", "9"]).rows(&["", "5"]).pile("1");
    assert_eq!(Table::names(&table.act(A, play("1"))), ["played", "finished", "game_over", "match_over"]);
}

#[test]
fn the_last_card_of_a_seat_has_no_effect_that_needs_somebody_who_plays_on() {
    // Ruling 12.
    for (hand, row, happened) in [
        ("2", "", ["played", "finished"].as_slice()),
        ("3", "", &["played", "finished"]),
        ("7", "", &["played", "finished"]),
        ("11", "", &["played", "discarded", "finished"]),
        ("8", "", &["played", "buffalo_binds", "finished"]),
        ("9", "", &["played", "finished"]),
    ] {
        let mut table = Table::new(&[hand, "9 9", "9 9"]).rows(&[row, "5 5", "5 5"]).pile("2");
        assert_eq!(Table::names(&table.act(A, play(hand))), happened, "{hand}");
        assert_eq!(table.acting(), [B], "{hand}");
    }
}

#[test]
fn a_gang_with_the_last_cards_finishes_and_its_extra_turn_lapses() {
    // Rulings 8 and 12.
    let mut table = Table::new(&["9 9", "9 9", "5"]).rows(&["", "5 5", "5"]).pile("9 9");
    assert_eq!(Table::names(&table.act(A, play("9 9"))), ["played", "discarded", "finished"]);
    assert_eq!(table.acting(), [B]);
}

#[test]
fn finished_seats_take_the_places_in_order_and_the_last_with_cards_has_lost() {
    // Ruling 12.
    let mut table = Table::new(&["9", "9", "4 9", "9"]).rows(&["", "", "5", ""]);
    let finish = |table: &mut Table, seat: Seat| table.act(seat, play("9"));
    assert_eq!(finish(&mut table, A)[1..], [Event::Finished { seat: A, place: 1 }]);
    assert_eq!(finish(&mut table, B)[1..], [Event::Finished { seat: B, place: 2 }]);
    table.act(C, play("9"));
    let events = finish(&mut table, D);
    assert_eq!(Table::names(&events), ["played", "discarded", "finished", "game_over", "match_over"]);
    let outcome = table.outcome();
    assert_eq!(outcome.places.values().copied().collect::<Vec<_>>(), [1, 2, 4, 3]);
    assert_eq!((outcome.points, outcome.ending.as_str()), (None, "last_seat_left"));
}

#[test]
fn the_first_player_is_drawn_by_lot() {
    // Ruling 14.
    let starters: std::collections::BTreeSet<Seat> = (0..40)
        .map(|stream| {
            let mut chance = crate::Chance::new([8; 32], stream);
            let fresh = Table::new(&["", "", "", ""]).game;
            let fresh = <super::HungryMonkey as crate::Game>::new(fresh.edition, fresh.options, fresh.seats).unwrap();
            match fresh.advance(&mut chance) {
                Some(Event::Dealt { starter, .. }) => starter,
                other => panic!("{other:?} instead of a deal"),
            }
        })
        .collect();
    assert_eq!(starters.into_iter().collect::<Vec<_>>(), [A, B, C, D]);
}

#[test]
fn what_nobody_has_seen_is_shown_when_the_match_is_over_and_not_before() {
    // Ruling 16.
    let mut table = Table::new(&["9", "4 5"]).rows(&["", "6"]).deck("3 2").under_kitty("7 4 7");
    let hidden = |table: &Table, viewer| table.game.view(viewer).left_over.is_none();
    assert!(hidden(&table, Viewer::Seat(A)) && hidden(&table, Viewer::Public));
    table.game.deck.clear();
    table.game.kitty_shows = true;
    table.act(A, play("9"));
    let left = LeftOver { draw_pile: Vec::new(), under_kitty: cards("4 7 7") };
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public, Viewer::Archive] {
        assert_eq!(table.game.view(viewer).left_over, Some(left.clone()), "{viewer:?}");
    }
}

#[test]
fn the_archive_of_a_match_sees_the_draw_pile_from_its_top() {
    let left = Table::new(&["9", "4 5"]).deck("3 2").under_kitty("7 4").game.view(Viewer::Archive).left_over;
    assert_eq!(left, Some(LeftOver { draw_pile: cards("3 2"), under_kitty: cards("4 7") }));
}

#[test]
fn seats_with_cards_in_hand_but_none_in_the_row_finish_with_the_hand() {
    let mut table = Table::new(&["5 5", "9", "9"]).rows(&["", "4", "4"]);
    assert_eq!(table.act(A, play("5 5"))[1..], [Event::Finished { seat: A, place: 1 }]);
    assert_eq!(table.on_pile(), super::printed(cards("5 5")));
}
