//! What may be played, and what it does to the pot.

use crate::games::foodie_forest::Recipe::{Bug, EmptyPot, Fruit, Trash, Vegetable};
use crate::games::foodie_forest::{Color, Event, Illegal, May, Options, Phase};

use super::table::{Table, card, cards, seat};

/// Total and required colour after these plays, seats taking turns from seat 0.
fn pot(hands: &[&str], plays: &str) -> (u8, Option<Color>) {
    let players: Vec<_> = hands.iter().map(|hand| (EmptyPot, *hand)).collect();
    let mut table = Table::playing(&players);
    for (word, index) in plays.split_whitespace().zip((0..u8::try_from(hands.len()).unwrap()).cycle()) {
        table.play(index, word);
    }
    let trick = table.seen().trick;
    (trick.total, trick.required)
}

const MUST_FOLLOW_BUG: Illegal = Illegal::MustFollow { required: Color::Bug };

#[test]
fn the_rulebooks_example_trick_is_played_card_by_card() {
    // Proves the icons that the transcription lost: the boil-over resets the total, the Trash adds to it.
    let options = Options { open_piles: true, ..Options::default() };
    let mut table = Table::playing_with(
        options,
        &[(Vegetable, "b3 v4 v1"), (Bug, "b1 f3 v1"), (Trash, "t5 t4 f1"), (Fruit, "f1 vo v2")],
    );
    let plays = |table: &mut Table, index, word, total, required| {
        table.play(index, word);
        let trick = table.seen().trick;
        assert_eq!((trick.total, trick.required), (total, required), "{index} plays {word}");
    };
    plays(&mut table, 0, "b3", 3, Some(Color::Bug));
    plays(&mut table, 1, "b1", 4, Some(Color::Bug));
    plays(&mut table, 2, "t5", 9, None);

    let mut completed = table.clone();
    completed.play(3, "f1");
    let pile = completed.seen().seats[seat(3)].pile.clone().unwrap();
    assert_eq!(pile.iter().map(|taken| i32::from(taken.points)).sum::<i32>(), 0, "gain 1, lose 1");

    plays(&mut table, 3, "vo", 0, None);
    plays(&mut table, 0, "v4", 4, None);
    plays(&mut table, 1, "f3", 7, None);
    table.play(2, "t4");
    let Event::Played { total, .. } = table.events()[0] else { panic!("a card is played first") };
    assert_eq!(total, 11);
    let taken = ["b3", "b1", "t5", "vo", "v4", "f3", "t4"].map(card).to_vec();
    assert_eq!(table.events()[1], Event::PotTaken { seat: seat(2), cards: taken.into() });
    let pile = table.seen().seats[seat(2)].pile.clone().unwrap();
    assert_eq!(pile.iter().map(|taken| i32::from(taken.points)).sum::<i32>(), 2, "two Trash cards");
}

#[test]
fn the_first_card_sets_the_required_color() {
    for (word, color) in [("b3", Color::Bug), ("v1", Color::Vegetable), ("f5", Color::Fruit)] {
        assert_eq!(pot(&[word, "b1"], word).1, Some(color));
    }
}

#[test]
fn who_holds_the_required_color_must_play_it() {
    let mut table = Table::playing(&[(Bug, "b3 v1"), (Bug, "b1 b1 v1 t1")]);
    table.play(0, "b3");
    assert_eq!(table.refused(1, "v1"), MUST_FOLLOW_BUG);
    assert_eq!(table.refused(1, "f1"), Illegal::NotInHand);
    assert_eq!(table.seen_by(1).may, Some(May::Play { cards: cards("b1") }), "equal cards are offered once");
}

#[test]
fn who_lacks_the_required_color_may_play_anything() {
    let mut table = Table::playing(&[(Bug, "b3 v1"), (Bug, "v1 f2 t3")]);
    table.play(0, "b3");
    assert_eq!(table.seen_by(1).may, Some(May::Play { cards: cards("v1 f2 t3") }));
}

#[test]
fn trash_is_refused_while_the_required_color_is_held() {
    // Ruling 3.
    let mut table = Table::playing(&[(Bug, "b3 v1"), (Bug, "b1 t3")]);
    table.play(0, "b3");
    assert_eq!(table.refused(1, "t3"), MUST_FOLLOW_BUG);
}

#[test]
fn trash_lifts_the_required_color_for_the_rest_of_the_trick() {
    // Ruling 3.
    let mut table = Table::playing(&[(Bug, "b3 b1 v1"), (Bug, "t1 v2"), (Bug, "b1 f1")]);
    table.play(0, "b3").play(1, "t1").play(2, "f1");
    assert_eq!(table.seen().trick.required, None);
    assert_eq!(table.seen_by(0).may, Some(May::Play { cards: cards("b1 v1") }));
}

#[test]
fn a_trick_led_by_trash_has_no_required_color() {
    // Ruling 3.
    assert_eq!(pot(&["t3 b1", "b1 v2", "f1 b2"], "t3 v2"), (5, None));
}

#[test]
fn another_color_that_is_no_trash_leaves_the_required_color() {
    assert_eq!(pot(&["b3 b1", "v2 v2"], "b3 v2"), (5, Some(Color::Bug)));
}

#[test]
fn a_trash_card_adds_its_number() {
    assert_eq!(pot(&["b3 b1", "t4 v2"], "b3 t4"), (7, None));
}

#[test]
fn spices_and_boil_overs_follow_as_cards_of_their_color() {
    // Ruling 1.
    for word in ["bs", "bo"] {
        let hand = format!("{word} v1");
        let mut table = Table::playing(&[(Bug, "b3 v1"), (Bug, hand.as_str())]);
        table.play(0, "b3");
        assert_eq!(table.refused(1, "v1"), MUST_FOLLOW_BUG);
        assert_eq!(table.seen_by(1).may, Some(May::Play { cards: cards(word) }));
    }
}

#[test]
fn a_spice_adds_nothing_and_sets_its_color_when_it_leads() {
    // Ruling 1.
    assert_eq!(pot(&["vs b1", "v1 b2"], "vs"), (0, Some(Color::Vegetable)));
    assert_eq!(pot(&["v4 b1", "vs b2"], "v4 vs"), (4, Some(Color::Vegetable)));
}

#[test]
fn a_10_that_leads_counts_nothing_but_sets_its_color() {
    // Ruling 2.
    assert_eq!(pot(&["b10 b1", "b1 v1"], "b10"), (0, Some(Color::Bug)));
    assert_eq!(pot(&["b10 b1", "b4 v1"], "b10 b4"), (4, Some(Color::Bug)));
}

#[test]
fn a_10_played_later_counts_10_even_on_an_empty_total() {
    // Ruling 2.
    let mut table = Table::playing(&[(Bug, "bs v1"), (Bug, "b10 v2")]);
    table.play(0, "bs").play(1, "b10");
    assert_eq!(table.events()[1], Event::PotTaken { seat: seat(1), cards: vec![card("bs"), card("b10")].into() });
}

#[test]
fn a_10_leads_the_next_trick_for_nothing_too() {
    // Ruling 2.
    let mut table = Table::playing(&[(Bug, "b5 v1"), (Bug, "b5 v10 v2")]);
    table.play(0, "b5").play(1, "b5").play(1, "v10");
    assert_eq!((table.seen().trick.total, table.seen().trick.required), (0, Some(Color::Vegetable)));
}

#[test]
fn a_boil_over_that_leads_sets_its_color_and_leaves_the_total_at_0() {
    // Ruling 4.
    assert_eq!(pot(&["fo b1", "f1 b2"], "fo"), (0, Some(Color::Fruit)));
}

#[test]
fn a_boil_over_empties_the_total_and_leaves_the_required_color() {
    // Ruling 4; the second one is of another color, played by a seat without Bugs.
    assert_eq!(pot(&["b5 b1", "bo v2"], "b5 bo"), (0, Some(Color::Bug)));
    assert_eq!(pot(&["b5 b1", "vo v2"], "b5 vo"), (0, Some(Color::Bug)));
}

#[test]
fn a_boil_over_after_trash_empties_the_total_and_still_no_color_is_required() {
    // Ruling 4.
    assert_eq!(pot(&["b5 b1", "t4 v2", "bo b2"], "b5 t4 bo"), (0, None));
}

#[test]
fn a_boil_over_as_the_last_card_keeps_the_trick_going_until_its_seat_should_play_again() {
    // Rulings 4 and 5.
    let mut table = Table::playing(&[(Bug, "b5 b1 v1"), (Bug, "bo")]);
    table.play(0, "b5").play(1, "bo");
    assert_eq!((table.seen().trick.total, table.seen().phase), (0, Phase::Playing { seat: seat(0) }));
    table.play(0, "b1");
    let left = vec![card("b5"), card("bo"), card("b1")];
    assert_eq!(table.events()[1], Event::TrickUnclaimed { seat: seat(1), cards: left.into() });
}

#[test]
fn the_total_10_fills_the_pot_and_9_does_not() {
    // Ruling 5.
    let mut table = Table::playing(&[(Bug, "b5 b1 v1"), (Bug, "b4 v1"), (Bug, "b1 v2")]);
    table.play(0, "b5").play(1, "b4");
    assert_eq!(table.seen().trick.total, 9);
    table.play(2, "b1");
    assert_eq!(table.seen().seats[seat(2)].pile_size, 3);
}

#[test]
fn who_fills_the_pot_leads_the_next_trick_with_any_card() {
    // Ruling 5.
    let mut table = Table::playing(&[(Bug, "b5 b1"), (Bug, "b3 b1"), (Bug, "b4 v1 t1"), (Bug, "b2 b2")]);
    table.play(0, "b5").play(1, "b3").play(2, "b4");
    let view = table.seen_by(2);
    assert_eq!((view.trick.leader, view.trick.total, view.trick.required), (seat(2), 0, None));
    assert_eq!(view.may, Some(May::Play { cards: cards("v1 t1") }));
    table.play(2, "v1");
    assert_eq!(table.seen().phase, Phase::Playing { seat: seat(3) });
}

#[test]
fn everybody_sees_who_played_what_and_the_total_with_it() {
    // Ruling 7.
    let mut table = Table::playing(&[(Bug, "b3 b1"), (Bug, "b1 b2"), (Bug, "bo b2")]);
    table.play(0, "b3").play(1, "b1").play(2, "bo");
    let trick = table.seen().trick;
    let played: Vec<_> = trick.cards.iter().map(|played| (played.seat, played.card, played.total)).collect();
    assert_eq!(played, [(seat(0), card("b3"), 3), (seat(1), card("b1"), 4), (seat(2), card("bo"), 0)]);
}
