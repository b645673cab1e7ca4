use super::super::{Event, EventView, Move, Options, SeriesKind, Slot};
use super::{A, B, C, Table, cards, play, printed};
use crate::{Game, Memory, Seat, Viewer};

const ASSISTED: Options = Options { series: SeriesKind::Single, memory: Memory::Assisted };

fn swap(slot: u8, print: &str) -> Move {
    Move::Swap { slot, animal: cards(print)[0] }
}

fn slot(table: &Table, viewer: Viewer, owner: Seat, slot: usize) -> Slot {
    table.game.view(viewer).seats[owner].row[slot]
}

fn known(print: &str) -> Slot {
    Slot::Known { animal: cards(print)[0] }
}

// Events

#[test]
fn drawn_cards_are_told_to_their_owner_alone_and_in_no_order() {
    // Ruling 13.
    let mut table = Table::new(&["9 9 9", "2"]).deck("8 4 6 7");
    let drew = table.act(A, play("9 9 9")).into_iter().nth(1).unwrap();
    let told = |viewer| match drew.seen_by(viewer) {
        EventView::Drew { seat: A, count: 3, cards } => cards.map(printed),
        other => panic!("{other:?}"),
    };
    assert_eq!(told(Viewer::Seat(A)), Some("4 6 8".to_owned()));
    assert_eq!((told(Viewer::Seat(B)), told(Viewer::Public)), (None, None));
}

#[test]
fn of_a_swap_others_see_only_the_slot() {
    // Ruling 9.
    let event = Event::Swapped { seat: A, slot: 2, placed: cards("9")[0], taken: cards("4")[0] };
    let hidden = EventView::Swapped { seat: A, slot: 2, placed: None, taken: None };
    assert_eq!((event.seen_by(Viewer::Seat(B)), event.seen_by(Viewer::Public)), (hidden.clone(), hidden));
    let own = EventView::Swapped { seat: A, slot: 2, placed: Some(cards("9")[0]), taken: Some(cards("4")[0]) };
    assert_eq!(event.seen_by(Viewer::Seat(A)), own);
}

#[test]
fn only_the_peeker_sees_the_card_and_all_see_which_it_is() {
    // Ruling 10: not even its owner sees it.
    let event = Event::Peeked { seat: A, owner: B, slot: 1, animal: cards("7")[0] };
    let told = |viewer| match event.seen_by(viewer) {
        EventView::Peeked { seat: A, owner: B, slot: 1, animal } => animal,
        other => panic!("{other:?}"),
    };
    assert_eq!(told(Viewer::Seat(A)), Some(cards("7")[0]));
    assert_eq!((told(Viewer::Seat(B)), told(Viewer::Public)), (None, None));
}

#[test]
fn a_deal_tells_only_who_begins() {
    let mut table = Table::with(Options { series: SeriesKind::Beans, ..ASSISTED }, &["9", "9 9"]).rows(&["", "5"]);
    table.act(A, play("9"));
    table.act(A, Move::Continue);
    let events = table.act(B, Move::Continue);
    assert_eq!(events[1].seen_by(Viewer::Seat(A)), EventView::Dealt { game: 2, starter: B });
}

// Views

#[test]
fn a_seat_sees_its_own_hand_and_of_the_others_the_sizes() {
    let table = Table::new(&["9 4", "2 2 2", "7"]);
    let view = table.view(A);
    assert_eq!(printed(view.hand), "4 9", "in ascending order");
    assert_eq!(view.seats.values().map(|seat| seat.hand_size).collect::<Vec<_>>(), [2, 3, 1]);
    assert!(view.seats.values().all(|seat| seat.shown_hand.is_none()));
    assert!(table.game.view(Viewer::Public).hand.is_empty());
}

#[test]
fn rows_lie_face_down_for_all() {
    for memory in [Memory::Strict, Memory::Assisted] {
        let table = Table::with(Options { memory, ..ASSISTED }, &["9", "2"]).rows(&["5 6", "7"]);
        for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public] {
            assert_eq!(slot(&table, viewer, A, 0), Slot::FaceDown);
        }
    }
}

#[test]
fn a_view_says_only_to_the_seat_on_turn_what_it_may_do() {
    let table = Table::new(&["9 4", "2"]);
    assert!(table.view(A).may.is_some());
    assert_eq!((table.view(B).may, table.game.view(Viewer::Public).may), (None, None));
}

#[test]
fn what_lies_in_the_draw_pile_and_under_the_kitty_changes_no_view() {
    let table = Table::new(&["9 9 9", "2 2 2"]).deck("4 6 8").under_kitty("3 5");
    let other = table.clone().deck("8 4 3").under_kitty("6 5");
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public] {
        assert_eq!(table.game.view(viewer), other.game.view(viewer));
    }
}

// What a seat is reminded of

fn peeked(memory: Memory) -> Table {
    let table = Table::with(Options { memory, ..ASSISTED }, &["3 4", "2 2 5", "4 4"]).rows(&["9", "6 7", "8"]);
    table.after([(A, play("3")), (A, Move::Peek { seat: B, slot: 1 })])
}

#[test]
fn a_peeked_card_stays_in_view_until_the_peekers_next_move() {
    let mut table = peeked(Memory::Strict);
    assert_eq!(slot(&table, Viewer::Seat(A), B, 1), known("7"));
    table.act(B, play("5"));
    assert_eq!(slot(&table, Viewer::Seat(A), B, 1), known("7"));
    table.act(C, Move::TakePile);
    table.act(A, play("4"));
    assert_eq!(slot(&table, Viewer::Seat(A), B, 1), Slot::FaceDown);
}

#[test]
fn nobody_else_sees_a_peeked_card() {
    for memory in [Memory::Strict, Memory::Assisted] {
        let table = peeked(memory);
        for viewer in [Viewer::Seat(B), Viewer::Seat(C), Viewer::Public] {
            assert_eq!(slot(&table, viewer, B, 1), Slot::FaceDown);
        }
    }
}

#[test]
fn with_assisted_memory_a_peeked_card_stays_in_view_for_good() {
    let mut table = peeked(Memory::Assisted);
    table.act(B, play("5"));
    table.act(C, Move::TakePile);
    table.act(A, play("4"));
    assert_eq!(slot(&table, Viewer::Seat(A), B, 1), known("7"));
}

#[test]
fn a_swap_ends_what_others_knew_of_the_slot() {
    for memory in [Memory::Strict, Memory::Assisted] {
        let mut table = Table::with(Options { memory, ..ASSISTED }, &["3 4", "5 ? ", "4"]).rows(&["9", "6 7", "8"]);
        table = table.after([(A, play("3")), (A, Move::Peek { seat: B, slot: 1 })]);
        table.game.pile = cards("2");
        table.act(B, play("?"));
        table.act(B, swap(1, "5"));
        assert_eq!(slot(&table, Viewer::Seat(A), B, 1), Slot::FaceDown, "{memory:?}");
    }
}

#[test]
fn a_card_placed_by_a_sparrow_is_remembered_by_its_owner_alone_and_only_with_assisted_memory() {
    // Ruling 24.
    for (memory, own) in [(Memory::Strict, Slot::FaceDown), (Memory::Assisted, known("9"))] {
        let table = Table::with(Options { memory, ..ASSISTED }, &["2 9", "5"]).rows(&["4", "6"]);
        let table = table.after([(A, play("2")), (A, swap(0, "9"))]);
        assert_eq!(slot(&table, Viewer::Seat(A), A, 0), own);
        assert_eq!(slot(&table, Viewer::Seat(B), A, 0), Slot::FaceDown);
        assert_eq!(slot(&table, Viewer::Public, A, 0), Slot::FaceDown);
    }
}

#[test]
fn kinds_of_the_discard_are_told_to_seats_with_assisted_memory_only() {
    for (memory, expected) in
        [(Memory::Strict, None), (Memory::Assisted, Some(vec![(cards("5")[0], 1), (cards("11")[0], 1)]))]
    {
        let table = Table::with(Options { memory, ..ASSISTED }, &["11 9", "5"]).pile("5").after([(A, play("11"))]);
        assert_eq!((table.view(B).discarded, table.view(B).discarded_kinds), (2, expected));
        let watching = table.game.view(Viewer::Public);
        assert_eq!((watching.discarded, watching.discarded_kinds), (2, None));
    }
}

// After a game

#[test]
fn at_the_end_the_loser_turns_up_hand_and_row() {
    // Ruling 16.
    let table = Table::new(&["9", "4 5"]).rows(&["", "6 7"]).under_kitty("3 3").after([(A, play("9"))]);
    let view = table.game.view(Viewer::Public);
    assert_eq!(view.seats[B].shown_hand.as_ref().map(|hand| printed(hand.iter().copied())), Some("4 5".to_owned()));
    assert_eq!(view.seats[B].row, [Slot::FaceUp { animal: cards("6")[0] }, Slot::FaceUp { animal: cards("7")[0] }]);
    assert_eq!(view.seats[A].shown_hand, None);
    assert_eq!((view.seats[A].place, view.seats[B].place), (Some(1), Some(2)));
    assert_eq!(view.under_kitty, 2);
}

#[test]
fn when_a_game_is_stopped_all_who_have_cards_turn_them_up() {
    // Ruling 16.
    let mut table = Table::new(&["4", "4 5"]).idle(60);
    table.act(A, Move::ProposeStop);
    table.act(B, Move::AnswerStop { agree: true });
    let view = table.game.view(Viewer::Public);
    assert!(view.seats.values().all(|seat| seat.shown_hand.is_some()));
    assert_eq!(view.seats[A].row, [Slot::FaceUp { animal: cards("10")[0] }]);
}

#[test]
fn the_archive_sees_every_hand_and_row() {
    let table = Table::new(&["9 4", "2"]).rows(&["5", "7"]);
    let view = table.game.view(Viewer::Archive);
    assert_eq!(view.seats[A].shown_hand.as_ref().map(|hand| printed(hand.iter().copied())), Some("4 9".to_owned()));
    assert_eq!(view.seats[B].row, [Slot::FaceUp { animal: cards("7")[0] }]);
}
