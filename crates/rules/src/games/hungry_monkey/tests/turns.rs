use super::super::{Event, Illegal, Move, Required, Source, TakeReason};
use super::{A, B, C, Table, cards, play, play_with};

#[test]
fn any_number_of_one_animal_can_be_played_from_the_hand() {
    // Ruling 3.
    for (chosen, pile, hand) in [("9", "9", "5 9 9"), ("9 9", "9 9", "5 9"), ("9 9 9", "9 9 9", "5")] {
        let table = Table::new(&["5 9 9 9", "2"]).after([(A, play(chosen))]);
        assert_eq!((table.on_pile(), table.hand(A)), (pile.to_owned(), hand.to_owned()));
        assert_eq!(table.acting(), [B]);
    }
}

#[test]
fn monkeys_go_along_on_top_and_beneath() {
    // Ruling 3.
    let table = Table::new(&["5 ? ? ? 4", "2"]).pile("3").after([(A, play_with("5", 1, 1))]);
    assert_eq!(table.on_pile(), "3 ? 5 ?");
    assert_eq!(table.hand(A), "4 ?");
}

#[test]
fn monkeys_alone_are_one_kind_with_nothing_above_or_beneath() {
    // Ruling 3.
    let table = Table::new(&["? ? 4", "2"]).pile("10");
    assert_eq!(table.refusal(A, play_with("?", 1, 0)), Illegal::MonkeysAlone);
    assert_eq!(table.refusal(A, play_with("?", 0, 1)), Illegal::MonkeysAlone);
    assert_eq!(table.after([(A, play("? ?"))]).on_pile(), "10 ? ?");
}

#[test]
fn an_animal_played_with_monkeys_must_be_valid_itself() {
    // Ruling 2.
    let table = Table::new(&["5 ?", "2"]).pile("6");
    assert_eq!(table.refusal(A, play_with("5", 1, 0)), Illegal::TooLow { at_least: 6 });
    assert_eq!(table.refusal(A, play_with("5", 0, 1)), Illegal::TooLow { at_least: 6 });
}

#[test]
fn an_invalid_card_is_never_played_from_the_hand() {
    let table = Table::new(&["5 9", "2"]).pile("8").deck("3");
    assert_eq!(table.refusal(A, play("5")), Illegal::TooLow { at_least: 8 });
    assert_eq!(table.bound().refusal(A, play("9")), Illegal::TooHigh { at_most: 8 });
}

#[test]
fn only_cards_of_the_hand_can_be_played_from_it() {
    let table = Table::new(&["5 ?", "2"]);
    assert_eq!(table.refusal(A, play("6")), Illegal::NotInHand);
    assert_eq!(table.refusal(A, play("5 5")), Illegal::NotInHand);
    assert_eq!(table.refusal(A, play_with("5", 1, 1)), Illegal::NotInHand);
    let nothing = Move::Play { animal: cards("5")[0], count: 0, monkeys_on_top: 1, monkeys_beneath: 0 };
    assert_eq!(table.refusal(A, nothing), Illegal::NoCards);
    let too_many = Move::Play { animal: cards("5")[0], count: 1, monkeys_on_top: 255, monkeys_beneath: 255 };
    assert_eq!(table.refusal(A, too_many), Illegal::NotInHand);
}

#[test]
fn the_top_of_the_draw_pile_may_be_played_even_with_a_valid_card_in_hand() {
    // Ruling 5.
    let mut table = Table::new(&["9 9 9", "2 2 2"]).deck("4 5 6");
    let events = table.act(A, Move::DrawAndPlay);
    assert_eq!(events, [Event::Played { seat: A, source: Source::DrawPile, cards: cards("4").into(), valid: true }]);
    assert_eq!((table.on_pile(), table.hand(A), table.acting()), ("4".to_owned(), "9 9 9".to_owned(), vec![B]));
}

#[test]
fn an_invalid_card_from_the_draw_pile_brings_the_pile_into_the_hand_without_its_effect() {
    // Ruling 6 and the rulebook's example of a Snake on an Elephant.
    let mut table = Table::new(&["9 9 9", "2 2 2"]).pile("4 10").deck("3 5 6");
    let events = table.act(A, Move::DrawAndPlay);
    assert_eq!(
        events,
        [
            Event::Played { seat: A, source: Source::DrawPile, cards: cards("3").into(), valid: false },
            Event::TookPile { seat: A, cards: cards("4 10 3").into(), reason: TakeReason::InvalidCard },
        ]
    );
    assert_eq!((table.on_pile(), table.hand(A)), (String::new(), "3 4 9 9 9 10".to_owned()));
    assert_eq!(table.acting(), [B]);
}

#[test]
fn nothing_is_drawn_from_an_empty_draw_pile() {
    // Ruling 5.
    assert_eq!(Table::new(&["9", "2"]).refusal(A, Move::DrawAndPlay), Illegal::DrawPileEmpty);
}

#[test]
fn hands_are_drawn_back_up_to_three_after_the_effect() {
    let mut table = Table::new(&["9 9 5", "2 2 2"]).deck("4 6 7");
    let events = table.act(A, play("9 9"));
    assert_eq!(events[1..], [Event::Drew { seat: A, cards: cards("4 6").into() }]);
    assert_eq!(table.hand(A), "4 5 6");
}

#[test]
fn a_hand_of_three_or_more_draws_nothing() {
    let mut table = Table::new(&["9 9 5 5", "2 2 2"]).deck("4 6 7");
    assert_eq!(Table::names(&table.act(A, play("9"))), ["played"]);
    assert_eq!(table.hand(A), "5 5 9");
}

#[test]
fn drawing_stops_when_the_kitty_shows() {
    let mut table = Table::new(&["9 9 9", "2 2 2"]).deck("4").under_kitty("6 6");
    let events = table.act(A, play("9 9"));
    assert_eq!(events[1..], [Event::Drew { seat: A, cards: cards("4").into() }, Event::KittyShows]);
    assert_eq!((table.hand(A), table.acting()), ("4 9".to_owned(), vec![B]));
    assert_eq!(table.refusal(B, Move::DrawAndPlay), Illegal::DrawPileEmpty);
}

#[test]
fn the_kitty_shows_as_soon_as_the_card_on_it_is_gone() {
    // Ruling 22: in the middle of a turn, before the effect.
    let mut table = Table::new(&["9 9 9", "2 2 2"]).deck("2");
    assert_eq!(Table::names(&table.act(A, Move::DrawAndPlay)), ["played", "kitty_shows"]);
    assert_eq!(Table::names(&table.act(A, swap(0, "9"))), ["swapped"]);
    assert_eq!(table.acting(), [B]);
}

fn swap(slot: u8, print: &str) -> Move {
    Move::Swap { slot, animal: cards(print)[0] }
}

#[test]
fn the_row_is_played_only_once_draw_pile_and_hand_are_empty() {
    // Ruling 5.
    let row = Move::PlayRow { slot: 0 };
    assert_eq!(Table::new(&["9 9 9", "2"]).deck("4").refusal(A, row), Illegal::DrawPileFirst);
    assert_eq!(Table::new(&["9", "2"]).refusal(A, row), Illegal::HandFirst);
    let mut table = Table::new(&["", "2"]).rows(&["9 5", "3"]);
    let events = table.act(A, Move::PlayRow { slot: 1 });
    assert_eq!(
        events,
        [Event::Played { seat: A, source: Source::Row { slot: 1 }, cards: cards("5").into(), valid: true }]
    );
    assert_eq!((table.row(A), table.on_pile()), ("9".to_owned(), "5".to_owned()));
}

#[test]
fn after_picking_up_the_pile_the_hand_must_be_emptied_again_before_the_row() {
    // Rulings 5 and 6.
    let mut table = Table::new(&["", "2"]).rows(&["4 5 6", "3"]).pile("9");
    let events = table.act(A, Move::PlayRow { slot: 1 });
    assert_eq!(events[1..], [Event::TookPile { seat: A, cards: cards("9 5").into(), reason: TakeReason::InvalidCard }]);
    table.act(B, play("2"));
    assert_eq!(table.refusal(A, Move::PlayRow { slot: 0 }), Illegal::HandFirst);
}

#[test]
fn a_played_slot_stays_empty() {
    // Ruling 13.
    let mut table = Table::new(&["", "4"]).rows(&["4 5 6", "3 3"]);
    table.act(A, Move::PlayRow { slot: 1 });
    table.act(B, Move::TakePile);
    assert_eq!(table.refusal(A, Move::PlayRow { slot: 1 }), Illegal::NoCardThere);
    assert_eq!(table.refusal(A, Move::PlayRow { slot: 3 }), Illegal::NoCardThere);
    assert!(table.game.slots(A).eq([0, 2]));
}

#[test]
fn without_a_valid_card_the_pile_is_taken_and_the_turn_is_over() {
    // Ruling 5.
    let mut table = Table::new(&["4 5", "2"]).pile("3 9 7");
    assert_eq!(table.legal(A), [Move::TakePile]);
    let events = table.act(A, Move::TakePile);
    assert_eq!(events, [Event::TookPile { seat: A, cards: cards("3 9 7").into(), reason: TakeReason::NoValidCard }]);
    assert_eq!((table.hand(A), table.on_pile(), table.acting()), ("3 4 5 7 9".to_owned(), String::new(), vec![B]));
}

#[test]
fn the_pile_is_taken_only_when_nothing_else_is_possible() {
    // Ruling 5.
    let refused = |table: Table| table.refusal(A, Move::TakePile);
    assert_eq!(refused(Table::new(&["4 9", "2"]).pile("7")), Illegal::CanPlay);
    assert_eq!(refused(Table::new(&["4 1", "2"]).pile("7")), Illegal::CanPlay);
    assert_eq!(refused(Table::new(&["4 ?", "2"]).pile("7")), Illegal::CanPlay);
    assert_eq!(refused(Table::new(&["4 4 4", "2"]).pile("7").deck("2")), Illegal::CanPlay);
    assert_eq!(refused(Table::new(&["", "2"]).pile("7")), Illegal::CanPlay);
}

#[test]
fn turns_go_clockwise() {
    let mut table = Table::new(&["4 4", "5 5", "6 6"]);
    table.act(A, play("4"));
    table.act(B, play("5"));
    assert_eq!(table.acting(), [C]);
    table.act(C, play("6"));
    assert_eq!(table.acting(), [A]);
}

#[test]
fn a_seat_answers_only_what_it_is_asked() {
    let table = Table::new(&["4 2", "5 5"]).rows(&["9", "9"]);
    assert_eq!(table.refusal(B, play("5")), Illegal::AskedElse);
    for other in [swap(0, "4"), Move::Peek { seat: B, slot: 0 }, Move::AnswerStop { agree: true }, Move::Continue] {
        assert_eq!(table.refusal(A, other), Illegal::AskedElse);
    }
    let swapping = table.after([(A, play("2"))]);
    assert_eq!(swapping.refusal(A, play("4")), Illegal::AskedElse);
    assert_eq!(swapping.game.required(), Required::AtLeast { number: 2 });
}
