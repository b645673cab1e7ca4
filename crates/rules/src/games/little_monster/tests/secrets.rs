//! Who sees what, and what a seat can know.

use crate::games::little_monster::{EventView, Move, Options, VeiledEvent};
use crate::{Chance, Game, Memory, Seat, Viewer};

use super::kitchen::{BREAD, Kitchen, Table};

const ASSISTED: Options =
    Options { abilities: true, monsters: crate::games::little_monster::MonsterChoice::Dealt, memory: Memory::Assisted };

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);
const THREE: Seat = Seat::new(2);

fn three(foods: Kitchen, hands: [&[&str]; 3]) -> Kitchen {
    let seats = foods.seat(["Ada", "Bo"], hands[0]).seat(["Cy", "Di"], hands[1]).seat(["Ed", "Flo"], hands[2]);
    seats.options(ASSISTED)
}

fn foods() -> Kitchen {
    let thief = Kitchen::new().food("Fig", 15, "steal 1").food("Date", 3, "nothing").food("Plum", 4, "nothing");
    thief.food("Melon", 20, "nothing").food("Tea", 15, "look at the top card, leave it or put it under")
}

/// The foods that a seat is reminded of in another's hand.
fn known(table: &Table, knower: Seat, owner: Seat) -> Vec<String> {
    let view = table.view(Viewer::Seat(knower));
    view.seats[owner].known.iter().map(|food| view.foods[food.index()].name.clone()).collect()
}

#[test]
fn a_hand_is_seen_by_its_seat_alone() {
    let table = three(foods(), [&["Fig"], &["Date"], &["Plum"]]).begin();
    assert_eq!((table.hand(0), table.hand(2)), (vec![BREAD.to_owned(), "Fig".to_owned()], vec!["Plum".to_owned()]));
    assert_eq!(table.view(Viewer::Public).hand, []);
    assert_eq!((known(&table, ONE, THREE), known(&table, ONE, ONE)), (vec![], vec![]));
}

#[test]
fn a_drawn_card_is_told_to_whoever_drew_it_alone() {
    let mut table = three(foods(), [&[], &[], &[]]).begin();
    table.end_turn();
    let cards = |viewer| {
        table.told(viewer).into_iter().find_map(|event| match event {
            EventView::Veiled(VeiledEvent::Drew { cards, count: 1, .. }) => Some(cards),
            _ => None,
        })
    };
    assert_eq!(cards(Viewer::Seat(TWO)), Some(Some(table.foods(&[BREAD]))));
    assert_eq!((cards(Viewer::Seat(ONE)), cards(Viewer::Public)), (Some(None), Some(None)));
}

#[test]
fn a_stolen_card_is_known_to_both_and_to_nobody_else() {
    let mut table = three(foods(), [&["Fig"], &["Date"], &["Plum"]]).begin();
    table.feed("Ada", &["Fig"]).play(0, &Move::StealFrom { seat: TWO });
    let told = |viewer| {
        table.told(viewer).into_iter().find_map(|event| match event {
            EventView::Veiled(VeiledEvent::Stole { cards, .. }) => Some(cards),
            _ => None,
        })
    };
    let date = Some(Some(table.foods(&["Date"])));
    assert_eq!([told(Viewer::Seat(ONE)), told(Viewer::Seat(TWO))], [date.clone(), date]);
    assert_eq!([told(Viewer::Seat(THREE)), told(Viewer::Public)], [Some(None), Some(None)]);
    assert_eq!((known(&table, TWO, ONE), known(&table, THREE, ONE)), (vec!["Date".to_owned()], vec![]));
}

#[test]
fn a_card_looked_at_is_told_to_whoever_looked_alone_and_followed_into_a_hand() {
    let mut table = three(foods(), [&["Tea"], &[], &[]]).deck(&[BREAD, "Date", "Plum"]).begin();
    table.feed("Ada", &["Tea"]);
    assert!(table.seen_by(1).may.is_none() && table.seen_by(1).known_in_deck.is_empty());
    assert_eq!(table.seen_by(0).known_in_deck.len(), 1);
    let told = |viewer| {
        table.told(viewer).into_iter().find_map(|event| match event {
            EventView::Veiled(VeiledEvent::Looked { card, .. }) => Some(card),
            _ => None,
        })
    };
    assert_eq!([told(Viewer::Seat(ONE)), told(Viewer::Public)], [Some(Some(table.food("Date"))), Some(None)]);
    table.play(0, &Move::PlaceTop { under: false }).end_turn();
    assert_eq!((known(&table, ONE, TWO), known(&table, THREE, TWO)), (vec!["Date".to_owned()], vec![]));
}

#[test]
fn a_card_put_under_the_deck_is_known_there_to_whoever_put_it() {
    let mut table = three(foods(), [&["Tea"], &[], &[]]).deck(&[BREAD, "Date", "Plum", BREAD]).begin();
    table.feed("Ada", &["Tea"]).play(0, &Move::PlaceTop { under: true });
    let under = table.seen_by(0).known_in_deck;
    assert_eq!(under.iter().map(|known| (known.depth, known.card)).collect::<Vec<_>>(), [(2, table.food("Date"))]);
    assert_eq!(table.seen_by(1).known_in_deck, []);
}

fn took_back(hand: &[&str]) -> Table {
    let mut table = three(foods(), [hand, &["Fig"], &[]]).begin();
    table.feed("Ada", &["Date", "Melon"]).cover("Date");
    table
}

#[test]
fn a_card_that_came_back_from_covering_is_known_to_all_until_it_is_played() {
    let mut table = took_back(&["Date", "Melon"]);
    assert_eq!(
        (known(&table, TWO, ONE), known(&table, THREE, ONE)),
        (vec!["Date".to_owned()], vec!["Date".to_owned()])
    );
    assert_eq!(table.view(Viewer::Public).seats[ONE].known, [], "spectators see what lies face up");
    table.end_turn();
    assert_eq!(known(&table, TWO, ONE), ["Date"]);
}

#[test]
fn after_a_theft_others_no_longer_know_what_the_robbed_hand_holds_nor_what_the_thief_took() {
    let mut table = took_back(&["Date", "Melon", "Plum"]);
    table.end_turn().feed("Cy", &["Fig"]);
    assert_eq!(table.hand_size(0), 2);
    assert_eq!((known(&table, THREE, ONE), known(&table, THREE, TWO)), (vec![], vec![]));
}

#[test]
fn a_thief_that_took_another_card_than_it_knew_of_still_knows_of_that_one() {
    let mut table = took_back(&["Date", "Melon", "Plum"]);
    table.end_turn().feed("Cy", &["Fig"]);
    let stolen = table.hand(1);
    let expected: &[&str] = if stolen.contains(&"Date".to_owned()) { &[] } else { &["Date"] };
    assert_eq!(known(&table, TWO, ONE), expected);
}

#[test]
fn whoever_shows_one_of_two_equal_cards_may_have_shown_the_one_that_was_known() {
    // Of two dates, one came back; then a date is eaten, and nobody can tell whether it was that one.
    let table = three(foods(), [&["Date", "Date", "Melon", "Plum", BREAD, BREAD], &[], &[]]);
    let mut table = table.begin();
    table.feed("Ada", &["Date", "Melon"]).cover("Date");
    assert_eq!(known(&table, TWO, ONE), ["Date"]);
    table.feed("Ada", &["Date", BREAD, BREAD, BREAD]);
    assert_eq!(known(&table, TWO, ONE), Vec::<String>::new());
}

#[test]
fn a_reshuffle_makes_everybody_forget_where_the_discarded_cards_are() {
    let mut table = three(foods(), [&["Tea"], &[], &[]]).deck(&[BREAD]).begin();
    table.feed("Ada", &["Tea"]);
    assert_eq!(table.seen_by(1).discards, Some(table.foods(&["Tea"])));
    table.end_turn();
    assert_eq!(table.hand(1), ["Tea"]);
    assert_eq!(known(&table, THREE, TWO), Vec::<String>::new());
}

#[test]
fn what_was_reshuffled_is_known_to_be_in_the_deck_and_not_in_the_hands() {
    // The first seat eats what is then reshuffled, and the second draws one of it.
    let kitchen = foods().food("Roll", 15, "nothing").food("Kiwi", 2, "nothing");
    let hands: [&[&str]; 3] = [&["Roll", "Date"], &["Plum"], &["Kiwi"]];
    let mut table = three(kitchen, hands).deck(&["Plum"]).begin();
    table.feed("Ada", &["Roll", "Plum"]).cover("Plum").end_turn();
    assert_eq!((table.view(Viewer::Public).deck, table.hand(1).len()), (1, 2));
    let mut chance = Chance::new([4; 32], 0);
    let mut drawn = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let twin = table.game.resample(Viewer::Seat(THREE), &mut chance);
        let mut held = [ONE, TWO].map(|seat| twin.view(Viewer::Seat(seat)).hand).concat();
        held.sort_unstable();
        drawn.insert(held);
    }
    let mut expected = ["Plum", "Roll"].map(|food| table.foods(&["Date", "Plum", food]));
    expected.sort_unstable();
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), expected, "only what was drawn is not known");
}

#[test]
fn without_assistance_a_view_shows_only_what_lies_face_up() {
    let strict = Options { memory: Memory::Strict, ..ASSISTED };
    let mut table = three(foods(), [&["Date", "Melon"], &["Fig"], &[]]).options(strict).begin();
    table.feed("Ada", &["Date", "Melon"]).cover("Date");
    let view = table.seen_by(1);
    assert_eq!((known(&table, TWO, ONE), view.discards), (vec![], None));
    assert_eq!(view.top_discard, Some(table.food("Melon")));
}

#[test]
fn a_seat_that_ended_its_turn_without_feeding_is_known_to_hold_no_more_than_its_limit() {
    let kitchen = Kitchen::new().food("Melon", 29, "nothing").food("Date", 1, "nothing");
    let mut table = three(kitchen, [&["Melon"], &[], &[]]).deck(&["Date", "Melon", "Melon", "Melon", "Date"]).begin();
    table.end_turn();
    let mut chance = Chance::new([4; 32], 0);
    let mut hands = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let twin = table.game.resample(Viewer::Seat(THREE), &mut chance).view(Viewer::Seat(ONE));
        let value: u16 = twin.hand.iter().map(|food| u16::from(twin.foods[food.index()].value)).sum();
        assert!(value <= 30, "{:?}", twin.hand);
        hands.insert(twin.hand);
    }
    assert!(hands.len() > 1, "the hand differs from world to world");
}

#[test]
fn worlds_in_which_a_conclusion_holds_are_drawn_as_often_as_there_are_deals_of_them() {
    let kitchen = Kitchen::new().food("Melon", 29, "nothing").food("Date", 1, "nothing");
    let mut table = three(kitchen, [&["Melon"], &[], &[]]).deck(&["Date", "Melon", "Melon", "Melon", "Date"]).begin();
    table.end_turn();
    let mut chance = Chance::new([4; 32], 0);
    let two_dates = (0..1800).filter(|_| {
        let twin = table.game.resample(Viewer::Seat(THREE), &mut chance).view(Viewer::Seat(ONE));
        twin.hand.iter().all(|food| twin.foods[food.index()].value == 1)
    });
    // Of four Melons and two Dates nine pairs hold no two Melons, and one of them is both Dates: 200, give or take 4
    // times the deviation.
    let two_dates = two_dates.count();
    assert!((147..=253).contains(&two_dates), "{two_dates}");
}

#[test]
fn a_world_is_found_even_if_a_conclusion_leaves_one_deal_in_thousands() {
    let large = ["Melon", "Plum", "Fig", "Tea", "Leek"];
    let kitchen = Kitchen::new().food("Date", 1, "nothing");
    let kitchen = large.iter().fold(kitchen, |kitchen, food| kitchen.food(food, 29, "nothing"));
    let deck = [&["Date"], large.repeat(4).as_slice()].concat();
    let mut table = three(kitchen, [&["Date", "Date"], &[], &[]]).deck(&deck).begin();
    table.end_turn();
    let mut chance = Chance::new([4; 32], 0);
    for _ in 0..50 {
        let twin = table.game.resample(Viewer::Seat(THREE), &mut chance).view(Viewer::Seat(ONE));
        let value: u16 = twin.hand.iter().map(|food| u16::from(twin.foods[food.index()].value)).sum();
        assert_eq!((twin.hand.len(), value), (3, 3));
    }
}

#[test]
fn a_seat_that_could_not_feed_when_nothing_could_be_drawn_is_known_to_hold_too_little() {
    let kitchen = Kitchen::new().food("Melon", 14, "nothing").food("Date", 1, "nothing");
    let mut table = three(kitchen, [&["Melon"], &["Date", "Melon"], &[]]).deck(&[]).begin();
    table.end_turn();
    let mut chance = Chance::new([4; 32], 0);
    for _ in 0..50 {
        let twin = table.game.resample(Viewer::Seat(THREE), &mut chance);
        assert!(twin.legal_moves(TWO).iter().any(|chosen| matches!(chosen, Move::Feed { .. })));
        assert_eq!(twin.view(Viewer::Seat(ONE)).hand.len(), 1);
    }
}

#[test]
fn a_card_that_was_shown_no_longer_counts_in_what_is_known_of_the_rest() {
    let kitchen = Kitchen::new().food("Melon", 20, "nothing").food("Date", 5, "nothing").food("Plum", 9, "nothing");
    let mut table = three(kitchen, [&["Melon", "Date"], &[], &[]]).deck(&[BREAD, "Plum", "Plum", "Plum"]).begin();
    table.end_turn().end_turn().end_turn();
    table.feed("Ada", &["Melon"]);
    let mut chance = Chance::new([4; 32], 0);
    for _ in 0..100 {
        let twin = table.game.resample(Viewer::Seat(THREE), &mut chance).view(Viewer::Seat(ONE));
        // The melon left at most 10 for the two cards held before; the third was drawn since.
        let least_two: u16 = {
            let mut values: Vec<u16> = twin.hand.iter().map(|food| u16::from(twin.foods[food.index()].value)).collect();
            values.sort_unstable();
            values.iter().take(2).sum()
        };
        assert!(least_two <= 10, "{:?}", twin.hand);
    }
}
