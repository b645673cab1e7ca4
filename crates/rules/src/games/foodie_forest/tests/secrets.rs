//! What each viewer sees, and what it does not.

use crate::games::foodie_forest::Recipe::{Bug, EmptyPot, Fruit, Trash};
use crate::games::foodie_forest::{Color, Event, EventView, FoodieForest, Options, PileCard, Recipe, Remembered};
use crate::{Game, Memory, Viewer};

use super::table::{Table, by_seat, card, cards, cooked, dealt, revealed, seat};

const OPEN_PILES: Options = Options { open_piles: true, open_recipes: false, memory: Memory::Strict };
const ASSISTED: Options = Options { open_piles: false, open_recipes: false, memory: Memory::Assisted };

/// Seat 1 has taken b3 b5 v5 for its Bug recipe and leads; seat 2 could not follow and has one card left.
fn one_trick_later(options: Options) -> Table {
    let mut table =
        Table::playing_with(options, &[(EmptyPot, "b3 f1 f2"), (Bug, "b5 b1 f3"), (Fruit, "v1 v5"), (Trash, "b4 v2")]);
    table.play(0, "b3").play(1, "b5").play(2, "v1").play(3, "b4");
    table
}

fn event_seen(event: &Event, viewer: Viewer) -> EventView {
    FoodieForest::event_view(event, viewer).unwrap()
}

#[test]
fn a_hand_is_seen_by_its_seat_alone() {
    let table = Table::playing(&[(Bug, "b1 b2"), (Bug, "v1 v2 v3")]);
    assert_eq!(table.seen_by(0).hand, cards("b1 b2"));
    assert_eq!(table.seen_by(1).hand, cards("v1 v2 v3"));
    assert_eq!(table.seen().hand, []);
    let view = table.seen_by(0);
    assert_eq!(view.seats.map(|_, seat| seat.hand_size), by_seat(&[2, 3]));
    assert!(view.seats.values().all(|seat| seat.shown_hand.is_none()));
    assert_eq!((view.undealt, view.undealt_cards), (47, None));
}

#[test]
fn a_deal_shows_each_seat_its_own_hand() {
    let event = dealt(1, &["b1 b2", "v1 v2"]);
    let seen = |viewer| match event_seen(&event, viewer) {
        EventView::Dealt { hand, hand_size: 2, deal: 1, .. } => hand,
        other => panic!("{other:?}"),
    };
    assert_eq!(seen(Viewer::Seat(seat(1))), Some(cards("v1 v2")));
    assert_eq!(seen(Viewer::Public), None);
}

#[test]
fn a_chosen_recipe_is_seen_by_its_seat_alone_until_all_have_chosen() {
    // Ruling 11.
    let mut table = Table::after(3, Options::default(), vec![dealt(1, &["b1", "b2", "b3"])]);
    table.choose(1, Fruit);
    let choice = table.events()[0].clone();
    for (viewer, expected) in
        [(Viewer::Seat(seat(0)), None), (Viewer::Seat(seat(1)), Some(Fruit)), (Viewer::Public, None)]
    {
        let seen = table.0.game().view(viewer).seats[seat(1)].clone();
        assert_eq!((seen.has_chosen, seen.recipe), (true, expected));
        assert_eq!(seen.recipes_left, Recipe::ALL, "what is left would tell what is gone");
        assert_eq!(event_seen(&choice, viewer), EventView::RecipeChosen { seat: seat(1), recipe: expected });
    }
}

#[test]
fn an_open_recipe_is_seen_by_all_as_soon_as_it_is_chosen() {
    // Option `open_recipes`.
    let choice = Event::RecipeChosen { seat: seat(1), recipe: Fruit, open: true };
    let seen = event_seen(&choice, Viewer::Public);
    assert_eq!(seen, EventView::RecipeChosen { seat: seat(1), recipe: Some(Fruit) });
}

#[test]
fn nobody_looks_through_a_pile_during_a_deal_its_owner_included() {
    // Ruling 8.
    let table = one_trick_later(Options::default());
    for viewer in [Viewer::Seat(seat(3)), Viewer::Seat(seat(0)), Viewer::Public] {
        let view = table.0.game().view(viewer);
        assert_eq!(view.seats.map(|_, seat| seat.pile_size), by_seat(&[0, 0, 0, 4]));
        assert!(view.seats.values().all(|seat| seat.pile.is_none()));
        assert_eq!((view.trick.cards, view.remembered), (vec![], None));
    }
}

#[test]
fn open_piles_lie_face_up_with_what_each_card_is_worth() {
    // Option `open_piles`.
    let table = one_trick_later(OPEN_PILES);
    let pile = table.seen().seats[seat(3)].pile.clone().unwrap();
    let worth = |points| move |word| PileCard { card: card(word), points };
    assert_eq!(pile, ["b3", "b4", "b5", "v1"].map(worth(0)));
    let mut table = Table::playing_with(OPEN_PILES, &[(Bug, "b5 f1 f2"), (Bug, "t5 v1 f3")]);
    table.play(0, "b5").play(1, "t5");
    let pile = table.seen().seats[seat(1)].pile.clone().unwrap();
    assert_eq!(pile, [worth(1)("b5"), worth(-1)("t5")]);
}

#[test]
fn after_a_deal_the_piles_are_shown_but_neither_hands_nor_cards_not_dealt() {
    // Ruling 9.
    let mut table = Table::playing(&[(Bug, "b5 f1 f2"), (Bug, "b5"), (Trash, "v1")]);
    table.play(0, "b5").play(1, "b5");
    let view = table.seen_by(0);
    assert_eq!(view.seats[seat(1)].pile.as_ref().map(Vec::len), Some(2));
    assert!(view.seats.values().all(|seat| seat.shown_hand.is_none()));
    assert_eq!(view.undealt_cards, None);
}

#[test]
fn when_the_match_is_over_everything_is_shown_to_all() {
    // Ruling 9.
    let hands = ["b5 f1 f2", "b5", "v1"];
    let mut events = Vec::new();
    for (recipe, deal) in Recipe::ALL[..4].iter().zip(1..) {
        events.push(dealt(deal, &hands));
        events.extend(cooked(*recipe, &[5, 5, 5]));
    }
    events.extend([dealt(5, &hands), revealed(&[Trash; 3])]);
    let mut table = Table::after(3, Options::default(), events);
    assert!(table.seen().seats.values().all(|seat| seat.shown_hand.is_none()));
    table.play(0, "b5").play(1, "b5");
    let view = table.seen();
    let shown = view.seats.map(|_, seat| seat.shown_hand.clone().unwrap());
    assert_eq!(shown, by_seat(&[cards("f1 f2"), cards(""), cards("v1")]));
    assert_eq!(view.undealt_cards.unwrap().len(), 47);
}

#[test]
fn the_archive_sees_everything_at_any_point() {
    let mut table = Table::after(2, Options::default(), vec![dealt(1, &["b1", "b2"])]);
    table.choose(0, Fruit);
    let view = table.0.game().view(Viewer::Archive);
    assert_eq!(view.seats.map(|_, seat| seat.shown_hand.clone()), by_seat(&[Some(cards("b1")), Some(cards("b2"))]));
    assert_eq!(view.seats[seat(0)].recipe, Some(Fruit));
    assert_eq!(view.undealt_cards.map(|cards| cards.len()), Some(50));
}

#[test]
fn assisted_memory_names_the_cards_that_are_gone_and_the_colors_that_seats_lack() {
    // Option `memory`, ruling 15.
    let table = one_trick_later(ASSISTED);
    let expected =
        Remembered { gone: cards("b3 b4 b5 v1"), lacks: by_seat(&[vec![], vec![], vec![Color::Bug], vec![]]) };
    assert_eq!(table.seen_by(0).remembered, Some(expected));
    assert_eq!(table.seen().remembered, None, "spectators see what lies face up");
}

#[test]
fn what_a_seat_lacks_is_forgotten_with_the_next_deal() {
    // Option `memory`, rulings 15 and 16.
    let mut table = Table::playing_with(ASSISTED, &[(Bug, "b1"), (Bug, "v1"), (Bug, "b2")]);
    table.play(0, "b1").play(1, "v1").play(2, "b2");
    assert_eq!(table.seen_by(0).remembered.unwrap().lacks[seat(1)], [Color::Bug]);
    table.continue_all();
    assert_eq!(table.seen_by(0).remembered.unwrap().lacks[seat(1)], []);
}
