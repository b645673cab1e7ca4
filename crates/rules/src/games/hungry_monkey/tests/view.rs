use super::super::{May, Move, Phase, PileCard, Required};
use super::{A, B, Table, cards, play};
use crate::{BySeat, Game, SeatSet, Viewer};

#[test]
fn the_pile_is_shown_with_what_each_card_counts_as() {
    // Ruling 1.
    let view = Table::new(&["4", "5"]).pile("? 5 ?").view(A);
    let peacock = cards("5")[0];
    let shown = |animal: &str| PileCard { animal: cards(animal)[0], counts_as: Some(peacock) };
    assert_eq!(view.pile, [shown("?"), shown("5"), shown("?")]);
    assert_eq!(Table::new(&["4", "5"]).pile("?").view(A).pile[0].counts_as, None);
}

#[test]
fn the_view_says_what_a_card_must_be() {
    assert_eq!(Table::new(&["4", "5"]).view(A).required, Required::Anything);
    assert_eq!(Table::new(&["4", "5"]).pile("5 ?").view(B).required, Required::AtLeast { number: 5 });
    assert_eq!(Table::new(&["4", "5"]).pile("8").bound().view(B).required, Required::AtMost { number: 8 });
}

#[test]
fn the_view_counts_what_can_be_drawn_and_what_lies_under_the_kitty() {
    let view = Table::new(&["4", "5"]).deck("4 5 6").under_kitty("3 3").view(B);
    assert_eq!((view.drawable, view.under_kitty), (3, 2));
}

fn check_turn(table: &Table, play: &str, draw: bool, row: &[u8], take_pile: bool) {
    let expected = May::Turn { play: cards(play), draw, row: row.to_vec(), take_pile, propose_stop: false };
    assert_eq!(table.view(A).may, Some(expected));
}

#[test]
fn a_turn_offers_valid_hand_cards_the_draw_pile_the_row_or_the_pile() {
    // Ruling 5.
    check_turn(&Table::new(&["1 3 5 9 9 ?", "5"]).pile("5"), "1 5 9 ?", false, &[], false);
    check_turn(&Table::new(&["3 4 9", "5"]).pile("5").deck("4"), "9", true, &[], false);
    check_turn(&Table::new(&["3 4 4", "5"]).pile("5").deck("4"), "", true, &[], false);
    check_turn(&Table::new(&["3 4 4", "5"]).pile("5"), "", false, &[], true);
    check_turn(&Table::new(&["", "5"]).rows(&["4 4", "5"]).pile("5"), "", false, &[0, 1], false);
    check_turn(&Table::new(&["9 8", "5"]).pile("8").bound(), "8", false, &[], false);
}

#[test]
fn swap_peek_vote_and_pause_are_offered_with_their_slots() {
    let swapping = Table::new(&["2 5", "5"]).rows(&["4 4", "5"]).after([(A, play("2"))]);
    assert_eq!(swapping.view(A).may, Some(May::Swap { slots: vec![0, 1] }));
    assert_eq!(swapping.view(B).phase, Phase::Swap { seat: A });
    let peeking = Table::new(&["3 5", "5"]).rows(&["4 4", "5"]).after([(A, play("3"))]);
    let slots = BySeat::new(peeking.game.seats, |seat| if seat == A { vec![0, 1] } else { vec![0] });
    assert_eq!(peeking.view(A).may, Some(May::Peek { slots }));
    assert_eq!(peeking.view(B).phase, Phase::Peek { seat: A });
    let voting = Table::new(&["3 5", "5"]).idle(60).after([(A, Move::ProposeStop)]);
    assert_eq!((voting.view(A).may, voting.view(B).may), (None, Some(May::AnswerStop)));
    assert_eq!(voting.view(A).phase, Phase::StopVote { proposer: A, waiting: SeatSet::only(B) });
}

#[test]
fn a_finished_match_shows_its_outcome() {
    let table = Table::new(&["9", "4 5"]).rows(&["", "6"]).after([(A, play("9"))]);
    let view = table.game.view(Viewer::Public);
    assert_eq!((view.phase, view.outcome), (Phase::Over, Some(table.outcome())));
}
