use super::super::{Animal, Required, pile};
use super::{cards, printed};

/// What each card of the pile counts as; `-` is nothing.
fn check_kinds(pile: &str, expected: &str) {
    let on_pile = cards(pile);
    let kinds = pile::kinds(&on_pile);
    let shown: Vec<String> = kinds.map(|kind| kind.map_or_else(|| "-".to_owned(), |kind| printed([kind]))).collect();
    assert_eq!(shown.join(" "), expected, "{pile}");
}

#[test]
fn a_run_of_monkeys_is_the_animal_directly_on_it() {
    // Ruling 1.
    check_kinds("? 9", "9 9");
    check_kinds("4 ? ? 9", "4 9 9 9");
    check_kinds("4 ? 5 ? 6", "4 5 5 6 6");
}

#[test]
fn a_run_of_monkeys_with_nothing_on_it_is_the_animal_directly_below() {
    // Ruling 1.
    check_kinds("9 ?", "9 9");
    check_kinds("4 9 ? ?", "4 9 9 9");
}

#[test]
fn monkeys_with_no_animal_near_are_nothing() {
    // Ruling 1.
    check_kinds("?", "-");
    check_kinds("? ? ?", "- - -");
    check_kinds("", "");
}

fn check_valid(pile: &str, bound: bool, valid: &str) {
    let required = pile::required(&cards(pile), bound);
    let shown = printed(Animal::ALL.into_iter().filter(|animal| required.allows(*animal)));
    assert_eq!(shown, valid, "{pile}, bound: {bound}");
}

const ANY: &str = "1 2 3 4 5 6 7 8 9 10 11 ?";

#[test]
fn a_card_is_valid_with_the_same_or_a_higher_number_and_ant_and_monkey_always_are() {
    // Ruling 2.
    check_valid("5", false, "1 5 6 7 8 9 10 11 ?");
    check_valid("2 10", false, "1 10 11 ?");
    check_valid("1", false, ANY);
}

#[test]
fn anything_is_valid_on_an_empty_pile_and_on_monkeys_that_are_nothing() {
    // Rulings 1 and 2.
    check_valid("", false, ANY);
    check_valid("? ?", false, ANY);
    assert_eq!(pile::required(&cards("?"), false), Required::Anything);
}

#[test]
fn a_monkey_asks_for_the_number_it_copies() {
    // Rulings 1 and 2.
    check_valid("10 ?", false, "1 10 11 ?");
    check_valid("10 ? ?", false, "1 10 11 ?");
}

#[test]
fn a_bound_seat_needs_the_same_or_a_lower_number_and_ant_and_monkey_stay_valid() {
    // Ruling 4.
    check_valid("8", true, "1 2 3 4 5 6 7 8 ?");
    check_valid("2 8 ?", true, "1 2 3 4 5 6 7 8 ?");
}

fn check_gang(pile: &str, expected: bool) {
    assert_eq!(pile::is_gang(&cards(pile)), expected, "{pile}");
}

#[test]
fn four_or_more_of_a_kind_on_top_are_a_gang() {
    // Ruling 8.
    check_gang("9 9 9 9", true);
    check_gang("2 9 9 9 9 9", true);
    check_gang("9 9 9", false);
    check_gang("9 9 9 9 10", false);
    check_gang("9 9 2 9 9", false);
}

#[test]
fn a_monkey_counts_towards_any_gang_whatever_it_copied_before() {
    // Ruling 8 and the rulebook's example of three Rhinos and a Monkey.
    check_gang("9 9 9 ?", true);
    check_gang("? 9 9 9", true);
    check_gang("4 ? 9 9 9", true);
    check_gang("9 ? 9 ? ", true);
    check_gang("4 ? ? ?", true);
    check_gang("4 5 ? ? 6 ?", true);
    check_gang("4 5 ? 6 ?", false);
    check_gang("4 ? 6 ? 6", true);
    check_gang("4 4 ? 6 ? 7", false);
}

#[test]
fn four_monkeys_are_a_gang() {
    // Ruling 8.
    check_gang("? ? ? ?", true);
    check_gang("? ? ?", false);
}

fn check_beneath_ants(pile: &str, expected: usize) {
    assert_eq!(pile::beneath_ants(&cards(pile)), expected, "{pile}");
}

#[test]
fn ants_on_top_and_the_monkeys_that_are_ants_stay_on_the_pile() {
    // Ruling 7.
    check_beneath_ants("5 1", 1);
    check_beneath_ants("5 6 1 1", 2);
    check_beneath_ants("5 ? 1", 1);
    check_beneath_ants("5 1 ?", 1);
    check_beneath_ants("1 1", 0);
    check_beneath_ants("? 1", 0);
    check_beneath_ants("1 5 1", 2);
}
