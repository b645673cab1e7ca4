//! Rules that meet: several animals, bound seats, finished seats and the kitty in one turn.

use super::super::{Event, Illegal, Move, Required, Slot, TakeReason};
use super::{A, B, C, Table, cards, play, play_with};
use crate::{Game, Memory, Seat, Viewer};

fn row(slot: u8) -> Move {
    Move::PlayRow { slot }
}

fn swap(slot: u8, print: &str) -> Move {
    Move::Swap { slot, animal: cards(print)[0] }
}

fn peek(seat: Seat, slot: u8) -> Move {
    Move::Peek { seat, slot }
}

/// What happens, by name, when the first seat makes this move.
fn check(mut table: Table, chosen: Move, happens: &[&str]) -> Table {
    assert_eq!(Table::names(&table.act(A, chosen)), happens, "{chosen:?}");
    table
}

// Monkeys

#[test]
fn monkeys_that_were_nothing_become_the_buffalo_that_lands_on_them() {
    // Rulings 1 and 4.
    let table = check(Table::new(&["8 9", "9 4"]).pile("? ?"), play("8"), &["played", "buffalo_binds"]);
    assert_eq!(table.game.required(), Required::AtMost { number: 8 });
    check(Table::new(&["8 9", "9 4"]).pile("? ? ?"), play("8"), &["played", "discarded", "extra_turn"]);
}

#[test]
fn a_monkey_beneath_its_companion_may_complete_a_gang() {
    // Rulings 3 and 8: it lies between two of the kind.
    check(Table::new(&["5 ? 9", "2"]).pile("2 5 5"), play_with("5", 0, 1), &["played", "discarded", "extra_turn"]);
    let table = check(Table::new(&["6 ? 9", "2"]).pile("2 5 5"), play_with("6", 0, 1), &["played"]);
    assert_eq!(table.game.required(), Required::AtLeast { number: 6 });
}

#[test]
fn a_monkey_on_a_monkey_that_copies_a_mongoose_takes_another_turn_too() {
    // Rulings 1 and 11.
    check(Table::new(&["? 9", "2"]).pile("4 7 ?"), play("?"), &["played", "extra_turn"]);
}

#[test]
fn an_ant_turns_the_copies_beneath_it_and_leaves_them_on_the_pile() {
    // Rulings 1 and 7: the Monkeys were Buffalos.
    let table = check(Table::new(&["1 9", "2"]).pile("5 8 ? ?"), play("1"), &["played", "took_pile"]);
    assert_eq!((table.on_pile(), table.hand(A)), ("? ? 1".to_owned(), "5 8 9".to_owned()));
}

#[test]
fn an_ant_that_completes_a_gang_with_copies_takes_nothing() {
    // Rulings 7 and 8: the gang comes first.
    let table =
        check(Table::new(&["1 9", "2"]).pile("5 ? ? ?").bound(), play("1"), &["played", "discarded", "extra_turn"]);
    assert_eq!((table.hand(A), table.discarded()), ("9".to_owned(), "1 5 ? ? ?".to_owned()));
}

// Buffalo

#[test]
fn with_two_players_a_copied_buffalo_binds_who_played_the_first() {
    // Ruling 4.
    let mut table = Table::new(&["8 9 10", "? 9"]);
    table.act(A, play("8"));
    table.act(B, play("?"));
    assert_eq!(table.refusal(A, play("9")), Illegal::TooHigh { at_most: 8 });
    assert_eq!(table.legal(A), [Move::TakePile]);
}

#[test]
fn a_bound_seat_that_makes_a_gang_plays_on_unbound() {
    // Rulings 4 and 8.
    let table =
        check(Table::new(&["8 8 8 10", "2"]).pile("8").bound(), play("8 8 8"), &["played", "discarded", "extra_turn"]);
    assert_eq!(table.game.required(), Required::Anything);
    check(table, play("10"), &["played"]);
}

#[test]
fn a_bound_seat_takes_up_the_buffalo_with_its_ant() {
    // Rulings 4 and 7.
    let table = check(Table::new(&["1 9", "10 2"]).pile("4 8").bound(), play("1"), &["played", "took_pile"]);
    assert_eq!((table.hand(A), table.game.required()), ("4 8 9".to_owned(), Required::AtLeast { number: 1 }));
}

#[test]
fn lower_animals_have_their_effect_on_a_bound_play_and_the_next_follows_the_normal_rule() {
    // Ruling 4.
    let mut table = Table::new(&["2 9", "3 1 2"]).rows(&["5", "6"]).pile("8").bound();
    table.act(A, play("2"));
    table.act(A, swap(0, "9"));
    table.act(B, play("3"));
    assert_eq!(table.acting(), [B], "it looks at a row card");
}

#[test]
fn a_tiger_drawn_while_bound_is_invalid_and_discards_nothing() {
    // Rulings 4 and 6.
    let table = Table::new(&["9 9 9", "2"]).pile("5 8").bound().deck("11 4");
    let table = check(table, Move::DrawAndPlay, &["played", "took_pile"]);
    assert_eq!((table.hand(A), table.discarded()), ("5 8 9 9 9 11".to_owned(), String::new()));
    assert_eq!(table.game.required(), Required::Anything);
}

#[test]
fn ants_and_monkeys_drawn_while_bound_are_valid() {
    // Ruling 4.
    let table = || Table::new(&["9 9 9", "2"]).pile("8").bound();
    check(table().deck("1 4"), Move::DrawAndPlay, &["played", "took_pile"]);
    check(table().deck("? 4"), Move::DrawAndPlay, &["played", "buffalo_binds"]);
}

#[test]
fn a_further_turn_that_ends_with_a_buffalo_binds_the_next_seat() {
    // Rulings 4 and 11.
    let mut table = Table::new(&["7 8 9", "9", "9"]);
    table.act(A, play("7"));
    assert_eq!(table.act(A, play("8"))[1..], [Event::BuffaloBinds { seat: B }]);
    assert_eq!(table.legal(B), [Move::TakePile]);
}

#[test]
fn a_buffalo_binds_the_next_seat_that_has_not_finished() {
    // Ruling 4.
    let mut table = Table::new(&["8 9", "", "9"]).rows(&["5", "", "5"]);
    table.game.places[B] = Some(1);
    assert_eq!(table.act(A, play("8"))[1..], [Event::BuffaloBinds { seat: C }]);
}

// The kitty and the row

#[test]
fn a_mongoose_whose_drawing_shows_the_kitty_still_gives_another_turn() {
    // Rulings 8 and 11.
    let table = Table::new(&["7 7 9", "2"]).deck("4");
    let mut table = check(table, play("7 7"), &["played", "drew", "kitty_shows", "extra_turn"]);
    assert_eq!(table.refusal(A, Move::DrawAndPlay), Illegal::DrawPileEmpty);
    table.act(A, play("9"));
    assert_eq!((table.hand(A), table.acting()), ("4".to_owned(), vec![B]), "nothing is drawn any more");
}

#[test]
fn a_further_turn_without_a_hand_plays_from_the_row() {
    // Rulings 5 and 11: with the hand, then with the row itself.
    let mut table = Table::new(&["7", "2"]).rows(&["7 9 4", "5"]);
    table.act(A, play("7"));
    assert_eq!(table.legal(A), [row(0), row(1), row(2)]);
    let table = check(table, row(0), &["played", "extra_turn"]);
    let table = check(table, row(2), &["played", "took_pile"]);
    assert_eq!((table.hand(A), table.acting()), ("4 7 7".to_owned(), vec![B]));
}

#[test]
fn a_sparrow_from_the_row_finds_no_hand_to_swap_with() {
    // Rulings 5 and 9.
    check(Table::new(&["", "2"]).rows(&["2 5", "5"]), row(0), &["played", "no_effect"]);
}

#[test]
fn a_sparrow_or_snake_from_the_draw_pile_has_its_effect_only_if_it_is_valid() {
    // Rulings 6, 9 and 10.
    for drawn in ["2", "3"] {
        let table = |pile: &str| Table::new(&["9 9 9", "2"]).pile(pile).deck(&format!("{drawn} 4"));
        let valid = check(table("2"), Move::DrawAndPlay, &["played"]);
        assert_eq!(valid.acting(), [A], "it has to choose");
        let invalid = check(table("4"), Move::DrawAndPlay, &["played", "took_pile"]);
        assert_eq!(invalid.acting(), [B]);
    }
}

// The last card

#[test]
fn a_last_card_that_copies_a_buffalo_binds_the_next_seat() {
    // Rulings 1, 4 and 12.
    let table = Table::new(&["?", "9", "9"]).rows(&["", "5", "5"]).pile("8");
    let table = check(table, play("?"), &["played", "buffalo_binds", "finished"]);
    assert_eq!(table.legal(B), [Move::TakePile]);
}

#[test]
fn a_monkey_on_a_last_tiger_discards_the_pile() {
    // Rulings 1 and 12.
    let table = Table::new(&["11 ?", "9", "9"]).rows(&["", "5", "5"]).pile("8");
    let table = check(table, play_with("11", 1, 0), &["played", "discarded", "finished"]);
    assert_eq!(table.discarded(), "8 11 ?");
}

#[test]
fn ants_and_monkeys_as_last_cards_keep_a_seat_in_if_they_take_anything() {
    // Rulings 7 and 12.
    let table = || Table::new(&["1 ?", "9", "9"]).rows(&["", "5", "5"]);
    let kept = check(table().pile("4"), play_with("1", 0, 1), &["played", "took_pile"]);
    assert_eq!((kept.hand(A), kept.on_pile(), kept.acting()), ("4".to_owned(), "? 1".to_owned(), vec![B]));
    check(table().pile("?"), play_with("1", 0, 1), &["played", "finished"]);
}

#[test]
fn a_bound_seat_finishes_with_a_valid_card_and_frees_the_next() {
    // Rulings 4 and 12.
    let table = Table::new(&["4", "9", "9"]).rows(&["", "5", "5"]).pile("8").bound();
    let mut table = check(table, play("4"), &["played", "finished"]);
    table.act(B, play("9"));
}

#[test]
fn a_bound_last_row_card_that_is_too_high_keeps_its_seat_in() {
    // Rulings 4, 6 and 12.
    let table = check(Table::new(&["", "9"]).rows(&["9", "5"]).pile("8").bound(), row(0), &["played", "took_pile"]);
    assert_eq!(table.hand(A), "8 9");
}

#[test]
fn a_last_card_that_ends_the_game_needs_nobody_to_bind() {
    // Rulings 4 and 12: the other player has lost whatever lies there.
    let table = Table::new(&["8", "9"]).rows(&["", "5"]);
    let table = check(table, play("8"), &["played", "buffalo_binds", "finished", "game_over", "match_over"]);
    assert_eq!(table.outcome().places[B], 2);
}

#[test]
fn a_seat_whose_row_is_empty_finishes_after_it_was_made_to_take_the_pile() {
    // Rulings 5 and 12.
    let mut table = Table::new(&["", "4 5"]).rows(&["3", "6"]).pile("9");
    let taken = table.act(A, row(0)).pop();
    assert_eq!(taken, Some(Event::TookPile { seat: A, cards: cards("9 3").into(), reason: TakeReason::InvalidCard }));
    table.act(B, play("4"));
    table.act(A, play("9"));
    table.act(B, Move::TakePile);
    check(table, play("3"), &["played", "finished", "game_over", "match_over"]);
}

// What a seat knows of rows

fn slot_seen(table: &Table, viewer: Seat, owner: Seat, slot: usize) -> Slot {
    table.game.view(Viewer::Seat(viewer)).seats[owner].row[slot]
}

#[test]
fn a_swap_of_another_slot_leaves_what_a_seat_knows() {
    // Ruling 24.
    let options = super::Options { memory: Memory::Assisted, ..super::Options::default() };
    let mut table = Table::with(options, &["3 4", "2 9", "4"]).rows(&["5", "6 7", "8"]).pile("2");
    for (seat, chosen) in [(A, play("3")), (A, peek(B, 0))] {
        table.act(seat, chosen);
    }
    table.game.pile.clear();
    table.act(B, play("2"));
    table.act(B, swap(1, "9"));
    assert_eq!(slot_seen(&table, A, B, 0), Slot::Known { animal: cards("6")[0] });
    assert_eq!(slot_seen(&table, A, B, 1), Slot::FaceDown);
}

#[test]
fn a_swap_of_a_card_for_an_equal_one_still_ends_what_others_knew() {
    // Ruling 24: they cannot tell that it was equal.
    for memory in [Memory::Strict, Memory::Assisted] {
        let options = super::Options { memory, ..super::Options::default() };
        let mut table = Table::with(options, &["3 4", "2 6", "4"]).rows(&["5", "6", "8"]);
        for (seat, chosen) in [(A, play("3")), (A, peek(B, 0))] {
            table.act(seat, chosen);
        }
        table.game.pile.clear();
        table.act(B, play("2"));
        table.act(B, swap(0, "6"));
        assert_eq!(slot_seen(&table, A, B, 0), Slot::FaceDown, "{memory:?}");
    }
}
