//! How deals begin and end, and how the match goes from one to the next.

use std::collections::BTreeSet;

use crate::games::foodie_forest::Recipe::{Bug, EmptyPot, Fruit, Trash, Vegetable};
use crate::games::foodie_forest::{Event, FoodieForest, Illegal, May, Move, Options, Phase};
use crate::{BadSetup, Chance, Edition, Game, Viewer};

use super::table::{Table, card, cards, seat, seats};

#[test]
fn thirteen_cards_are_dealt_to_each_and_ten_with_five_players() {
    for (count, size) in [(2, 13), (3, 13), (4, 13), (5, 10)] {
        let table = Table::begin(count, Options::default(), 1);
        let view = table.seen();
        assert!(view.seats.values().all(|seat| seat.hand_size == size));
        assert_eq!(view.undealt, 52 - count * size);
    }
}

#[test]
fn the_game_is_for_two_to_five() {
    let refused = FoodieForest::new(Edition::standard(), Options::default(), seats(6)).unwrap_err();
    assert_eq!(refused, BadSetup::Seats { min: 2, max: 5 });
}

#[test]
fn the_first_dealer_is_random() {
    // Ruling 6.
    let dealers: BTreeSet<_> = (0..40).map(|seed| Table::begin(4, Options::default(), seed).seen().dealer).collect();
    assert_eq!(dealers.len(), 4);
}

#[test]
fn the_seat_left_of_the_dealer_leads_the_first_trick_with_two_players_too() {
    // Ruling 6.
    for count in 2..=5 {
        let mut table = Table::begin(count, Options::default(), count);
        for chooser in table.acting().iter() {
            table.choose(u8::try_from(chooser.index()).unwrap(), Bug);
        }
        let left = seats(count).after(table.seen().dealer);
        assert_eq!(table.seen().phase, Phase::Playing { seat: left });
    }
}

#[test]
fn each_deal_is_shuffled_anew_by_the_next_dealer_clockwise() {
    let mut table = Table::playing(&[(Bug, "b1"), (Fruit, "b2"), (Bug, "b3")]);
    table.play(0, "b1").play(1, "b2").play(2, "b3").continue_all();
    let Some(Event::Dealt { deal: 2, dealer, hands, undealt }) = table.events().last() else { panic!("no deal") };
    assert_eq!(*dealer, seat(0));
    let mut all: Vec<_> = hands.values().flatten().chain(undealt).copied().collect();
    all.sort_unstable();
    assert_eq!(all, Edition::<crate::games::foodie_forest::Counts>::standard().cards());
    assert_eq!(table.seen().seats.map(|_, seat| seat.pile_size).values().sum::<u8>(), 0);
}

#[test]
fn a_deal_ends_when_the_seat_to_play_has_no_card_and_nobody_gets_the_open_trick() {
    // Rulings 5 and 17.
    let mut table = Table::playing(&[(EmptyPot, "b1"), (EmptyPot, "b2 b2"), (Bug, "b3 b1 v1")]);
    table.play(0, "b1").play(1, "b2").play(2, "b3");
    let left = vec![card("b1"), card("b2"), card("b3")];
    assert_eq!(table.events()[1], Event::TrickUnclaimed { seat: seat(0), cards: left.clone().into() });
    let view = table.seen();
    assert_eq!(view.unclaimed, left);
    assert!(view.trick.cards.is_empty());
    assert!(view.seats.values().all(|seat| seat.pile_size == 0));
    assert_eq!(view.sheet[0].map(|_, score| score.change).values().copied().collect::<Vec<_>>(), [5, 5, 0]);
}

#[test]
fn who_fills_the_pot_with_the_last_card_takes_it_and_ends_the_deal() {
    // Ruling 5: unplayed cards of the others are ignored.
    let mut table = Table::playing(&[(Bug, "b5 b1 v1"), (Bug, "b5"), (Bug, "b1 b2")]);
    table.play(0, "b5").play(1, "b5");
    assert!(matches!(table.events()[1..], [Event::PotTaken { .. }, Event::DealScored { .. }]));
    assert_eq!(table.seen().unclaimed, []);
    assert_eq!(table.seen().sheet[0][seat(1)].change, 2);
}

#[test]
fn an_empty_hand_ends_nothing_before_its_seat_should_play() {
    // Ruling 5.
    let mut table = Table::playing(&[(Bug, "b1"), (Bug, "b1 b2"), (Bug, "v5 b2")]);
    table.play(0, "b1").play(1, "b1");
    assert_eq!(table.seen().phase, Phase::Playing { seat: seat(2) });
}

#[test]
fn the_last_card_is_announced() {
    // Ruling 7.
    let mut table = Table::playing(&[(Bug, "b1"), (Bug, "b1 b2")]);
    assert!(!table.seen().seats[seat(0)].last_card);
    table.play(0, "b1");
    assert!(matches!(table.events()[0], Event::Played { last_card: true, .. }));
    assert!(table.seen().seats[seat(0)].last_card);
    assert!(!table.seen().seats[seat(1)].last_card);
}

#[test]
fn after_a_deal_everybody_says_continue_in_any_order() {
    // Ruling 9.
    let mut table = Table::playing(&[(Bug, "b1"), (Bug, "b1 b2"), (Bug, "b3")]);
    table.play(0, "b1").play(1, "b1").play(2, "b3");
    assert_eq!(table.seen().phase, Phase::BetweenDeals { waiting: table.acting() });
    assert_eq!(table.acting().len(), 3);
    assert_eq!(table.refused(1, "b2"), Illegal::NotAsked);
    table.make(2, Move::Continue);
    assert_eq!(table.seen_by(2).may, None);
    assert_eq!(table.seen_by(0).may, Some(May::Continue));
    table.make(0, Move::Continue).make(1, Move::Continue);
    assert_eq!((table.seen().deal, table.seen().unclaimed), (2, vec![]));
}

#[test]
fn a_match_is_five_deals_and_each_seat_cooks_each_recipe_once() {
    // Rulings 12 and 18.
    let mut table = Table::begin(3, Options::default(), 9);
    let mut chance = Chance::new([1; 32], 0);
    while let Some(next) = table.acting().first() {
        let chosen = *chance.pick(&table.0.game().legal_moves(next)).unwrap();
        table.make(u8::try_from(next.index()).unwrap(), chosen);
    }
    let view = table.0.game().view(Viewer::Public);
    assert_eq!((view.phase, view.sheet.len()), (Phase::Over, 5));
    for seat in seats(3).seats() {
        let cooked: BTreeSet<_> = view.sheet.iter().map(|deal| deal[seat].recipe).collect();
        assert_eq!(cooked, BTreeSet::from([EmptyPot, Bug, Vegetable, Fruit, Trash]));
    }
}

#[test]
fn a_hand_is_sorted_by_color_and_number() {
    let table = Table::playing(&[(Bug, "t1 f2 b5 bo b1 vs b10 bs"), (Bug, "b1")]);
    assert_eq!(table.seen_by(0).hand, cards("bo bs b1 b5 b10 vs f2 t1"));
    let words = ["bo", "bs", "b1", "b5", "b10", "vs", "f2", "t1"];
    assert_eq!(table.seen_by(0).hand, words.map(card));
}
