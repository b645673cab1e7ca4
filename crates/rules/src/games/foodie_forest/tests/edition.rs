//! The standard edition.

use crate::Edition;
use crate::games::foodie_forest::{Color, Counts, Face};

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
