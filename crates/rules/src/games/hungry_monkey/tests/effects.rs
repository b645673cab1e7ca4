use super::super::{DiscardReason, Event, Illegal, Move, TakeReason};
use super::{A, B, C, Table, cards, play, play_with};
use crate::Seat;

fn swap(slot: u8, print: &str) -> Move {
    Move::Swap { slot, animal: cards(print)[0] }
}

fn peek(seat: Seat, slot: u8) -> Move {
    Move::Peek { seat, slot }
}

// Gang (ruling 8)

#[test]
fn a_gang_of_four_is_discarded_then_one_draws_and_plays_again() {
    // The rulebook's example: three Rhinos and a Monkey.
    let mut table = Table::new(&["9 9 9", "2 2 2"]).pile("4 ?").deck("5 6 7 7");
    let events = table.act(A, play("9 9 9"));
    assert_eq!(
        events[1..],
        [
            Event::Discarded { seat: A, cards: cards("4 ? 9 9 9").into(), reason: DiscardReason::Gang },
            Event::Drew { seat: A, cards: cards("5 6 7").into() },
            Event::ExtraTurn { seat: A },
        ]
    );
    assert_eq!((table.on_pile(), table.discarded()), (String::new(), "4 9 9 9 ?".to_owned()));
    assert_eq!(table.acting(), [A]);
}

#[test]
fn a_gang_takes_the_whole_pile_with_cards_of_other_kinds_beneath() {
    let table = Table::new(&["5 5 3", "2"]).pile("2 4 5 5").after([(A, play("5 5"))]);
    assert_eq!((table.on_pile(), table.discarded()), (String::new(), "2 4 5 5 5 5".to_owned()));
}

#[test]
fn a_gang_keeps_the_animals_from_their_effect() {
    for (pile, hand, chosen) in [("", "1 1 1 1 9", "1 1 1 1"), ("3 3 3", "3 9", "3"), ("8 8 8", "8 9", "8")] {
        let mut table = Table::new(&[hand, "2"]).pile(pile);
        let events = table.act(A, play(chosen));
        assert_eq!(Table::names(&events), ["played", "discarded", "extra_turn"]);
    }
}

#[test]
fn a_card_that_turns_buried_monkeys_completes_a_gang() {
    // Rulings 1 and 8: the Monkeys were Peacocks before.
    let mut table = Table::new(&["6 6 2", "2"]).pile("5 ? ?");
    let events = table.act(A, play("6 6"));
    assert_eq!(events[1], Event::Discarded { seat: A, cards: cards("5 ? ? 6 6").into(), reason: DiscardReason::Gang });
}

#[test]
fn an_invalid_card_makes_no_gang() {
    // Ruling 8: validity comes first.
    let mut table = Table::new(&["9 9 9", "2"]).pile("10 ? ?").deck("5 6");
    assert_eq!(Table::names(&table.act(A, Move::DrawAndPlay)), ["played", "took_pile"]);
}

#[test]
fn a_blind_card_can_complete_a_gang() {
    let mut table = Table::new(&["2 2 2", "2"]).pile("9 9 9").deck("9 6");
    assert_eq!(Table::names(&table.act(A, Move::DrawAndPlay)), ["played", "discarded", "extra_turn"]);
}

// Ant (ruling 7)

#[test]
fn an_ant_on_another_animal_takes_everything_beneath_the_ants() {
    let mut table = Table::new(&["1 1 4", "2"]).pile("5 10");
    let events = table.act(A, play("1 1"));
    assert_eq!(events[1..], [Event::TookPile { seat: A, cards: cards("5 10").into(), reason: TakeReason::Ant }]);
    assert_eq!((table.on_pile(), table.hand(A), table.acting()), ("1 1".to_owned(), "4 5 10".to_owned(), vec![B]));
}

#[test]
fn an_ant_on_ants_or_on_nothing_does_nothing() {
    for pile in ["", "1", "1 1", "?"] {
        let mut table = Table::new(&["1 4", "2"]).pile(pile);
        assert_eq!(Table::names(&table.act(A, play("1"))), ["played"], "{pile}");
    }
}

#[test]
fn a_monkey_under_an_ant_is_an_ant_and_stays() {
    let mut table = Table::new(&["1 4", "2"]).pile("9 ?");
    let events = table.act(A, play("1"));
    assert_eq!(events[1..], [Event::TookPile { seat: A, cards: cards("9").into(), reason: TakeReason::Ant }]);
    assert_eq!(table.on_pile(), "? 1");
}

#[test]
fn monkeys_played_with_an_ant_stay_with_it() {
    let table = Table::new(&["1 ? ? 4", "2"]).pile("9").after([(A, play_with("1", 1, 1))]);
    assert_eq!((table.on_pile(), table.hand(A)), ("? 1 ?".to_owned(), "4 9".to_owned()));
}

#[test]
fn an_older_ant_beneath_another_animal_is_taken_too() {
    let table = Table::new(&["1 4", "2"]).pile("1 5").after([(A, play("1"))]);
    assert_eq!((table.on_pile(), table.hand(A)), ("1".to_owned(), "1 4 5".to_owned()));
}

#[test]
fn one_draws_only_what_is_missing_after_the_ant_took_cards() {
    let mut table = Table::new(&["1 4 4", "2"]).pile("5").deck("6 6 6");
    assert_eq!(Table::names(&table.act(A, play("1"))), ["played", "took_pile"]);
    assert_eq!(table.hand(A), "4 4 5");
}

// Sparrow (ruling 9)

#[test]
fn a_sparrow_swaps_a_hand_card_with_a_card_of_the_own_row() {
    let mut table = Table::new(&["2 9 4", "2"]).rows(&["5 6", "7"]);
    table.act(A, play("2"));
    assert_eq!(table.acting(), [A]);
    assert_eq!(
        table.legal(A),
        [swap(0, "4"), swap(0, "9"), swap(1, "4"), swap(1, "9")],
        "it is mandatory, and only the own row counts"
    );
    let events = table.act(A, swap(1, "9"));
    assert_eq!(events, [Event::Swapped { seat: A, slot: 1, placed: cards("9")[0], taken: cards("6")[0] }]);
    assert_eq!((table.hand(A), table.row(A), table.acting()), ("4 6".to_owned(), "5 9".to_owned(), vec![B]));
}

#[test]
fn two_sparrows_swap_once() {
    // The rulebook's example.
    let mut table = Table::new(&["2 2 9", "2"]).rows(&["5 6", "7"]);
    table.act(A, play("2 2"));
    table.act(A, swap(0, "9"));
    assert_eq!(table.acting(), [B]);
}

#[test]
fn the_cards_drawn_after_a_swap_come_too_late_for_it() {
    let mut table = Table::new(&["2 2 9", "2"]).rows(&["5 6", "7"]).deck("4 4 4");
    assert_eq!(Table::names(&table.act(A, play("2 2"))), ["played"]);
    assert_eq!(table.legal(A), [swap(0, "9"), swap(1, "9")]);
    assert_eq!(Table::names(&table.act(A, swap(0, "9"))), ["swapped", "drew"]);
}

#[test]
fn a_sparrow_without_a_hand_or_without_a_row_has_no_effect() {
    let mut empty_hand = Table::new(&["2 2 2", "2"]).deck("4 4 4 4");
    assert_eq!(Table::names(&empty_hand.act(A, play("2 2 2"))), ["played", "no_effect", "drew"]);
    let mut empty_row = Table::new(&["2 9", "2"]).rows(&["", "7"]);
    assert_eq!(Table::names(&empty_row.act(A, play("2"))), ["played", "no_effect"]);
}

#[test]
fn a_swap_names_a_card_of_the_hand_and_a_slot_with_a_card() {
    let table = Table::new(&["2 9", "2"]).rows(&["5", "7"]).after([(A, play("2"))]);
    assert_eq!(table.refusal(A, swap(0, "4")), Illegal::NotInHand);
    assert_eq!(table.refusal(A, swap(1, "9")), Illegal::NoCardThere);
    assert_eq!(table.refusal(A, swap(255, "9")), Illegal::NoCardThere);
}

// Snake (ruling 10)

#[test]
fn a_snake_looks_at_a_row_card_of_any_player() {
    let mut table = Table::new(&["3 9", "2"]).rows(&["5", "6 7"]);
    table.act(A, play("3"));
    assert_eq!(table.legal(A), [peek(A, 0), peek(B, 0), peek(B, 1)], "it is mandatory");
    let events = table.act(A, peek(B, 1));
    assert_eq!(events, [Event::Peeked { seat: A, owner: B, slot: 1, animal: cards("7")[0] }]);
    assert_eq!((table.row(B), table.acting()), ("6 7".to_owned(), vec![B]));
}

#[test]
fn a_snake_finds_nothing_once_no_row_card_is_left() {
    let mut table = Table::new(&["3 9", "2"]).rows(&["", ""]);
    assert_eq!(Table::names(&table.act(A, play("3"))), ["played", "no_effect"]);
}

#[test]
fn a_snake_looks_only_where_a_card_lies() {
    let table = Table::new(&["3 9", "2"]).rows(&["5", ""]).after([(A, play("3"))]);
    assert_eq!(table.refusal(A, peek(B, 0)), Illegal::NoCardThere);
    assert_eq!(table.refusal(A, peek(A, 4)), Illegal::NoCardThere);
    assert_eq!(table.refusal(A, peek(Seat::new(77), 0)), Illegal::NoCardThere);
}

// Mongoose and Tiger (ruling 11)

#[test]
fn a_mongoose_gives_another_turn_after_drawing() {
    let mut table = Table::new(&["7 9 9", "2"]).deck("5 6");
    assert_eq!(Table::names(&table.act(A, play("7"))), ["played", "drew", "extra_turn"]);
    assert_eq!((table.acting(), table.on_pile()), (vec![A], "7".to_owned()));
    assert_eq!(Table::names(&table.act(A, play("9"))), ["played", "drew", "kitty_shows"]);
    assert_eq!(table.acting(), [B]);
}

#[test]
fn two_mongooses_give_one_more_turn() {
    let mut table = Table::new(&["7 7 9 9", "2"]);
    table.act(A, play("7 7"));
    table.act(A, play("9"));
    assert_eq!(table.acting(), [B]);
}

#[test]
fn a_tiger_discards_the_pile_and_itself() {
    let mut table = Table::new(&["11 9", "2"]).pile("5 ? 10");
    let events = table.act(A, play("11"));
    assert_eq!(
        events[1..],
        [Event::Discarded { seat: A, cards: cards("5 ? 10 11").into(), reason: DiscardReason::Tiger }]
    );
    assert_eq!((table.on_pile(), table.acting()), (String::new(), vec![B]));
}

// Buffalo (ruling 4)

#[test]
fn a_buffalo_binds_the_next_play_to_the_same_or_a_lower_number() {
    let mut table = Table::new(&["8 9", "9 8 4", "10 10"]);
    let events = table.act(A, play("8"));
    assert_eq!(events[1..], [Event::BuffaloBinds { seat: B }]);
    assert_eq!(table.refusal(B, play("9")), Illegal::TooHigh { at_most: 8 });
    table.act(B, play("4"));
    assert_eq!(table.refusal(C, Move::TakePile), Illegal::CanPlay);
    table.act(C, play("10"));
}

#[test]
fn a_buffalo_is_used_up_by_the_play_so_that_an_extra_turn_follows_the_normal_rule() {
    let mut table = Table::new(&["8 9", "7 4 9"]);
    table.act(A, play("8"));
    table.act(B, play("7"));
    assert_eq!(table.refusal(B, play("4")), Illegal::TooLow { at_least: 7 });
    table.act(B, play("9"));
}

#[test]
fn a_buffalo_is_used_up_by_taking_the_pile() {
    let mut table = Table::new(&["8 9", "9 10", "10 10"]);
    table.act(A, play("8"));
    assert_eq!(table.legal(B), [Move::TakePile]);
    table.act(B, Move::TakePile);
    table.act(C, play("10"));
    assert_eq!(table.on_pile(), "10");
}

#[test]
fn a_buffalo_binds_blind_cards_too() {
    let mut drawn = Table::new(&["8 9 9 9", "9 9 9"]).deck("9 5");
    drawn.act(A, play("8"));
    assert_eq!(Table::names(&drawn.act(B, Move::DrawAndPlay)), ["played", "took_pile"]);
    let mut row = Table::new(&["8 9", ""]).rows(&["3", "9 4"]);
    row.act(A, play("8"));
    assert_eq!(Table::names(&row.act(B, Move::PlayRow { slot: 0 })), ["played", "took_pile"]);
    assert_eq!(row.hand(B), "8 9");
}

#[test]
fn ants_and_monkeys_free_a_bound_seat() {
    for (chosen, then) in [("1", ""), ("?", "8 ?")] {
        let mut table = Table::new(&["8 9", "1 ? 9"]);
        table.act(A, play("8"));
        table.act(B, play(chosen));
        assert_eq!(table.on_pile(), if chosen == "1" { "1" } else { then });
    }
}

#[test]
fn a_monkey_on_a_buffalo_binds_the_player_after() {
    let mut table = Table::new(&["8 9", "? 9", "9 10"]);
    table.act(A, play("8"));
    let events = table.act(B, play("?"));
    assert_eq!(events[1..], [Event::BuffaloBinds { seat: C }]);
    assert_eq!(table.legal(C), [Move::TakePile]);
}

#[test]
fn a_buffalo_binds_even_when_its_player_has_just_finished() {
    let mut table = Table::new(&["8", "9 10", "9 10"]).rows(&["", "3", "3"]);
    assert_eq!(Table::names(&table.act(A, play("8"))), ["played", "buffalo_binds", "finished"]);
    assert_eq!(table.legal(B), [Move::TakePile]);
}

// Monkeys as the top card (rulings 1 and 3)

#[test]
fn a_monkey_alone_triggers_the_effect_of_the_animal_below() {
    let mut mongoose = Table::new(&["? 9", "2"]).pile("7");
    assert_eq!(Table::names(&mongoose.act(A, play("?"))), ["played", "extra_turn"]);
    let mut sparrow = Table::new(&["? 9", "2"]).pile("2");
    sparrow.act(A, play("?"));
    sparrow.act(A, swap(0, "9"));
    let mut snake = Table::new(&["? 9", "2"]).pile("3");
    snake.act(A, play("?"));
    snake.act(A, peek(B, 0));
}

#[test]
fn a_monkey_on_an_ant_is_an_ant_on_an_ant() {
    let mut table = Table::new(&["? 9", "2"]).pile("1");
    assert_eq!(Table::names(&table.act(A, play("?"))), ["played"]);
    assert_eq!(table.on_pile(), "1 ?");
}

#[test]
fn a_monkey_on_top_of_what_is_played_with_it_triggers_that_effect_once() {
    let mut table = Table::new(&["7 ? 9", "2"]).pile("5");
    assert_eq!(Table::names(&table.act(A, play_with("7", 1, 0))), ["played", "extra_turn"]);
    let mut tiger = Table::new(&["11 ? 9", "2"]).pile("5");
    assert_eq!(Table::names(&tiger.act(A, play_with("11", 1, 0))), ["played", "discarded"]);
}

#[test]
fn monkeys_that_are_nothing_have_no_effect() {
    let mut table = Table::new(&["? ? 9", "2"]);
    assert_eq!(Table::names(&table.act(A, play("? ?"))), ["played"]);
    table.act(B, play("2"));
    assert_eq!(table.on_pile(), "? ? 2");
}

#[test]
fn frogs_peacocks_crocodiles_rhinos_and_elephants_have_no_effect() {
    for animal in ["4", "5", "6", "9", "10"] {
        let mut table = Table::new(&[&format!("{animal} 9"), "2"]).pile("4");
        assert_eq!(Table::names(&table.act(A, play(animal))), ["played"]);
    }
}
