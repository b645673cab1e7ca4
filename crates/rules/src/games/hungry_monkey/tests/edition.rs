use super::super::Counts;
use crate::{Edition, EditionData, SeatCount};

/// The standard edition with one line replaced: which line and field the error names.
fn check_refused(line: &str, by: &str, expected: &str) {
    let standard = Counts::STANDARD;
    assert!(standard.lines().any(|other| other == line), "no line {line}");
    let changed: Vec<&str> = standard.lines().map(|other| if other == line { by } else { other }).collect();
    let error = Edition::<Counts>::read("mine.toml", &changed.join("\n")).unwrap_err().to_string();
    assert!(error.contains(expected), "{error} does not say {expected}");
}

/// The number of the standard edition's line, for the error.
fn at(line: &str) -> String {
    let at = Counts::STANDARD.lines().position(|other| other == line).unwrap();
    format!("mine.toml, line {}: ", at + 1)
}

const UNDER: &str = "under_kitty = [20, 14, 7, 0, 0]";

#[test]
fn the_standard_edition_has_six_of_each_of_twelve_animals() {
    let edition = Edition::<Counts>::standard();
    assert_eq!(edition.cards().len(), 72);
    assert!(edition.cards().counts().iter().all(|(_, count)| *count == 6));
    assert_eq!(edition.cards().counts().len(), 12);
    assert_eq!((edition.hand, edition.row), (3, 4));
    assert_eq!((edition.beans.ones, edition.beans.twos, edition.beans.threes), (10, 6, 6));
}

#[test]
fn the_kitty_lies_deeper_the_fewer_play() {
    let edition = Edition::<Counts>::standard();
    let drawable: Vec<usize> =
        (2..=6).filter_map(SeatCount::new).map(|seats| 72 - 7 * seats.get() - edition.under_kitty(seats)).collect();
    assert_eq!(drawable, [38, 37, 37, 37, 30]);
}

#[test]
fn hands_and_rows_need_cards() {
    check_refused("hand = 3", "hand = 0", &(at("hand = 3") + "hand: "));
    check_refused("row = 4", "row = 0", &(at("row = 4") + "row: "));
}

#[test]
fn the_kitty_cannot_lie_deeper_than_the_draw_pile() {
    check_refused(UNDER, "under_kitty = [58, 14, 7, 0, 0]", &(at(UNDER) + "under_kitty[0]: with 2 players only 58"));
    check_refused(UNDER, "under_kitty = [20, 14, 7, 0, 30]", &(at(UNDER) + "under_kitty[4]: with 6 players only 30"));
}

#[test]
fn the_kitty_needs_a_depth_for_each_number_of_players() {
    check_refused(UNDER, "under_kitty = [20, 14, 7, 0]", &(at(UNDER) + "under_kitty: needs"));
}

#[test]
fn there_must_be_enough_cards_to_deal_and_draw() {
    check_refused("hand = 3", "hand = 8", &(at("[copies]") + "copies: 72 cards are too few to deal to 6 players"));
}

#[test]
fn there_cannot_be_more_cards_than_a_view_can_count() {
    check_refused("ant = 6", "ant = 250", &(at("[copies]") + "copies: 316 cards are more than 240"));
}

#[test]
fn every_animal_needs_a_count_and_no_other_has_one() {
    check_refused("ant = 6", "", &(at("[copies]") + "copies: says nothing of the Ant"));
    check_refused("ant = 6", "ants = 6", &at("ant = 6"));
    check_refused("hand = 3", "hand = 3\nfingers = 5", "mine.toml, line 5");
}

#[test]
fn a_series_must_not_run_out_of_beans() {
    check_refused("ones = 10", "ones = 9", &(at("ones = 10") + "beans.ones: "));
    check_refused("threes = 6", "threes = 5", &(at("[beans]") + "beans: "));
}

#[test]
fn stopping_is_proposed_before_the_game_stops_by_itself() {
    check_refused("stop_at = 400", "stop_at = 60", &(at("stop_at = 400") + "endless.stop_at: "));
    check_refused("propose_from = 60", "propose_from = 0", &(at("propose_from = 60") + "endless.propose_from: "));
    check_refused("propose_again = 20", "propose_again = 0", &(at("propose_again = 20") + "endless.propose_again: "));
}
