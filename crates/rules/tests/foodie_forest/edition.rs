//! The standard edition, and what is wrong with others.

use rules::games::foodie_forest::{Color, Counts, Face};
use rules::{Edition, EditionData};

#[test]
fn the_deck_has_52_cards_as_the_rulebook_counts_them() {
    let cards = Edition::<Counts>::standard().cards();
    let of_color = |color| cards.iter().filter(move |card| card.color == color);
    let with = |color, face| of_color(color).filter(|card| card.face == face).count();
    assert_eq!(Color::ALL.map(|color| of_color(color).count()), [14, 14, 14, 10]);
    for color in [Color::Bug, Color::Vegetable, Color::Fruit] {
        assert_eq!([1, 2, 3, 4, 5, 10].map(|number| with(color, Face::number(number))), [2, 2, 2, 2, 2, 1]);
        assert_eq!((with(color, Face::Spice), with(color, Face::BoilOver)), (2, 1));
    }
    assert_eq!([1, 2, 3, 4, 5].map(|number| with(Color::Trash, Face::number(number))), [2; 5]);
}

#[test]
fn an_edition_that_cannot_be_played_is_refused_with_line_and_field() {
    for (good, bad, field) in [
        ("starting_points = 5", "starting_points = -1", "starting_points"),
        ("empty_pot_bonus = 5", "empty_pot_bonus = 5000", "empty_pot_bonus"),
        ("full_at = 10", "full_at = 0", "full_at"),
        ("hand_sizes = [13, 13, 13, 10]", "hand_sizes = [13, 13, 0, 10]", "hand_sizes[2]"),
        ("hand_sizes = [13, 13, 13, 10]", "hand_sizes = [13, 13, 13, 11]", "hand_sizes[3]"),
        ("numbers = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]", "numbers = [1, 101]", "deck.trash.numbers[1]"),
        ("spices = 2", "spices = 250", "deck"),
    ] {
        assert!(Counts::STANDARD.contains(good));
        let text = Counts::STANDARD.replacen(good, bad, 1);
        let error = Edition::<Counts>::read("mine.toml", &text).unwrap_err();
        assert_eq!(error.problem.field, field, "{error}");
        let expected = if field == "deck" { "[deck.bug]" } else { bad };
        let line = text.lines().position(|line| line == expected).unwrap() + 1;
        assert_eq!(error.line, line, "{error}");
    }
}

#[test]
fn an_edition_with_a_wrong_form_is_refused_with_its_line() {
    for (good, bad) in [
        ("full_at = 10", "full_at = \"ten\""),
        ("hand_sizes = [13, 13, 13, 10]", "hand_sizes = [13, 13, 13]"),
        ("spices = 2", "herbs = 2"),
        ("full_at = 10", "full_at = 300"),
    ] {
        let text = Counts::STANDARD.replacen(good, bad, 1);
        let error = Edition::<Counts>::read("mine.toml", &text).unwrap_err();
        assert_eq!(text.lines().nth(error.line - 1), Some(bad), "{error}");
    }
}
