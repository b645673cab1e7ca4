//! A feeding: ruling 4, and what may be left out of the list of moves: ruling 16.

use crate::games::little_monster::{Event, FeedingStage, Illegal, May, Move, OpenEvent};
use crate::{Game, Seat};

use super::kitchen::{BREAD, Kitchen};

// Ruling 4.
#[test]
fn only_an_own_racing_monster_is_fed_and_only_from_the_hand_and_only_with_enough() {
    let kitchen = Kitchen::new().food("Fig", 15, "nothing").seat(["Ada", "Bo"], &["Fig", BREAD]);
    let mut table = kitchen.seat(["Cy", "Di"], &["Fig"]).at("Bo", 9).begin();
    let feed =
        |monster: &str, cards: &[&str]| Move::Feed { monster: table.monster(monster), cards: table.foods(cards) };
    let refused = [
        (feed("Cy", &["Fig"]), Illegal::NotYourRacer),
        (feed("Bo", &["Fig"]), Illegal::NotYourRacer),
        (feed("Spare 1", &["Fig"]), Illegal::NotYourRacer),
        (feed("Ada", &["Fig", "Fig"]), Illegal::NotInHand),
        (feed("Ada", &[BREAD, BREAD]), Illegal::TooLittle),
        (feed("Ada", &[]), Illegal::TooLittle),
    ];
    for (chosen, illegal) in refused {
        assert_eq!(table.try_play(0, &chosen), Err(illegal), "{chosen:?}");
    }
    table.feed("Ada", &["Fig"]);
}

// Ruling 4.
#[test]
fn the_monster_moves_before_anything_is_covered() {
    let kitchen = Kitchen::new().food("Fig", 10, "nothing").food("Date", 6, "nothing");
    let mut table = kitchen.seat(["Ada", "Bo"], &["Fig", "Date"]).seat(["Cy", "Di"], &[]).begin();
    table.feed("Ada", &["Fig", "Date"]);
    assert_eq!(table.at("Ada"), 1);
    assert_eq!(table.seen_by(0).may, Some(May::Cover { cards: table.foods(&["Fig", "Date"]) }));
}

// Ruling 4.
#[test]
fn what_a_monster_feeds_at_counts_to_the_end_of_the_meal_also_when_it_came_home_with_it() {
    let kitchen = Kitchen::new()
        .monster("Ada", &["feeds at 12"])
        .food("Fig", 9, "draw 1")
        .food("Date", 5, "draw 1")
        .seat(["Ada", "Bo"], &["Fig", "Date"])
        .seat(["Cy", "Di"], &[])
        .at("Ada", 8);
    let mut table = kitchen.begin();
    table.feed("Ada", &["Fig", "Date"]);
    let meal = table.seen_by(1).feeding.unwrap();
    assert_eq!((table.at("Ada"), meal.feeds_at, meal.over), (9, 12, 2));
    table.cover("Date");
    assert_eq!(table.hand(0), [BREAD, BREAD], "the foods are done though the monster is home");
}

// Ruling 4.
#[test]
fn covered_cards_that_are_not_enough_come_back_one_by_one() {
    let kitchen = Kitchen::new().food("Fig", 1, "nothing").food("Date", 2, "nothing").food("Plum", 16, "nothing");
    let mut table = kitchen.seat(["Ada", "Bo"], &["Fig", "Date", "Plum"]).seat(["Cy", "Di"], &[]).begin();
    table.feed("Ada", &["Fig", "Date", "Plum"]).cover("Fig");
    assert_eq!((table.hand(0), table.seen_by(1).feeding.unwrap().over), (vec![BREAD.into(), "Fig".into()], 3));
    table.cover("Date");
    // The plum alone is too much as well, so it is covered without asking.
    assert_eq!(table.hand(0), [BREAD, "Fig", "Date"]);
    assert_eq!((table.seen_by(1).feeding, table.seen_by(1).discarded), (None, 1));
}

// Ruling 4.
#[test]
fn when_fed_comes_before_the_actions_of_the_foods() {
    let kitchen = Kitchen::new()
        .monster("Ada", &["when fed: move self 1"])
        .food("Fig", 15, "move the fastest 1")
        .seat(["Ada", "Bo"], &["Fig"])
        .seat(["Cy", "Di"], &[])
        .at("Bo", 2)
        .at("Cy", 3)
        .at("Ada", 2);
    let mut table = kitchen.begin();
    table.feed("Ada", &["Fig"]);
    // Fed to plate 3, beside Cy; its ability takes it to 4, so that it is the fastest when the fig comes.
    assert_eq!((table.at("Ada"), table.at("Cy")), (5, 3));
}

// Ruling 4.
#[test]
fn a_monster_that_came_home_with_the_meal_does_nothing_when_fed() {
    let kitchen = Kitchen::new()
        .monster("Ada", &["when fed: draw 1"])
        .food("Fig", 15, "nothing")
        .seat(["Ada", "Bo"], &["Fig"])
        .seat(["Cy", "Di"], &[])
        .at("Ada", 8);
    let mut table = kitchen.begin();
    table.feed("Ada", &["Fig"]);
    assert_eq!((table.at("Ada"), table.hand_size(0)), (9, 1));
}

// Ruling 4.
#[test]
fn with_at_least_so_many_cards_counts_what_lies_there_covered_or_not_but_not_what_came_back() {
    let kitchen = Kitchen::new()
        .monster("Ada", &["when fed with at least 3 cards: draw 1"])
        .food("Fig", 7, "nothing")
        .food("Date", 1, "nothing")
        .seat(["Ada", "Bo"], &["Fig", "Fig", "Date", BREAD])
        .seat(["Cy", "Di"], &[]);
    let mut covered = kitchen.begin();
    covered.feed("Ada", &["Fig", "Fig", BREAD]).cover(BREAD);
    assert_eq!(covered.hand_size(0), 3, "two cards left and one drawn");
    let mut back = kitchen.begin();
    back.feed("Ada", &["Fig", "Fig", "Date", BREAD]).cover("Date");
    assert_eq!(back.hand_size(0), 2, "the date came back");
    back.cover("Fig");
    assert_eq!(back.hand_size(0), 3, "and still three lie there");
    let mut two = kitchen.begin();
    two.feed("Ada", &["Fig", "Fig", "Date"]);
    assert_eq!(two.hand_size(0), 3);
}

// Rulings 4 and 18.
#[test]
fn when_fed_exactly_means_what_was_laid_down_not_what_is_left_uncovered() {
    let kitchen = Kitchen::new()
        .monster("Ada", &["when fed exactly: draw 1"])
        .food("Fig", 10, "nothing")
        .food("Date", 1, "nothing")
        .seat(["Ada", "Bo"], &["Fig", "Date", BREAD])
        .seat(["Cy", "Di"], &[]);
    let mut exact = kitchen.begin();
    exact.feed("Ada", &["Fig", BREAD]);
    assert_eq!(exact.hand_size(0), 3);
    let mut covered = kitchen.begin();
    covered.feed("Ada", &["Fig", "Date", BREAD]).cover("Date");
    assert_eq!(covered.hand_size(0), 1);
}

// Ruling 4.
#[test]
fn each_action_is_tried_once_at_the_moment_that_the_player_chose() {
    let kitchen = Kitchen::new()
        .food("Fig", 10, "move your slowest 1")
        .food("Date", 5, "move one of yours 1")
        .seat(["Ada", "Bo"], &["Fig", "Date"])
        .seat(["Cy", "Di"], &[])
        .at("Bo", 1);
    let mut table = kitchen.begin();
    table.feed("Ada", &["Fig", "Date"]);
    let mut later = table.clone();
    // Both are on plate 1, so neither is the slowest, and the fig is not tried again afterwards.
    table.resolve("Fig");
    assert_eq!(table.not_done(), 1);
    table.target("Bo");
    assert_eq!((table.at("Ada"), table.at("Bo")), (1, 2));
    assert!(matches!(table.seen_by(0).may, Some(May::Turn { .. })));
    // The other way round, the fig finds a slowest one.
    later.resolve("Date").target("Bo");
    assert_eq!((later.at("Ada"), later.at("Bo")), (2, 2));
}

// Ruling 4.
#[test]
fn all_cards_of_a_meal_go_onto_the_discard_pile_when_its_actions_are_done() {
    let kitchen = Kitchen::new().food("Fig", 10, "nothing").food("Date", 6, "nothing");
    let mut table = kitchen.seat(["Ada", "Bo"], &["Fig", "Date"]).seat(["Cy", "Di"], &[]).begin();
    table.feed("Ada", &["Fig", "Date"]);
    assert_eq!(table.seen_by(1).discarded, 0);
    table.cover("Date");
    let seen = table.seen_by(1);
    assert_eq!((seen.discarded, seen.feeding, seen.fed), (2, None, 1));
    assert_eq!(seen.top_discard, Some(table.food("Date")));
}

// Ruling 23.
#[test]
fn a_cover_that_leaves_no_choice_is_not_asked_for() {
    let kitchen = Kitchen::new().food("Fig", 20, "draw 1").seat(["Ada", "Bo"], &["Fig"]);
    let mut table = kitchen.seat(["Cy", "Di"], &[]).begin();
    table.feed("Ada", &["Fig"]);
    assert!(table.happened.iter().any(|event| matches!(event, Event::Open(OpenEvent::Covered { .. }))));
    assert_eq!(table.hand_size(0), 1, "its action was not done");
}

// Ruling 22.
#[test]
fn what_is_covered_can_still_be_seen() {
    let kitchen = Kitchen::new().food("Fig", 10, "draw 1").food("Date", 5, "draw 1").food("Plum", 2, "draw 1");
    let mut table = kitchen.seat(["Ada", "Bo"], &["Fig", "Date", "Plum"]).seat(["Cy", "Di"], &[]).begin();
    table.feed("Ada", &["Fig", "Date", "Plum"]).cover("Plum");
    let meal = table.seen_by(1).feeding.unwrap();
    assert_eq!(meal.stage, FeedingStage::Actions);
    let covered: Vec<_> = meal.cards.iter().map(|laid| (laid.card, laid.covered, laid.pending)).collect();
    let [fig, date, plum] = ["Fig", "Date", "Plum"].map(|name| table.food(name));
    assert_eq!(covered, [(fig, false, true), (date, false, true), (plum, true, false)]);
}

// Ruling 16.
#[test]
fn meals_with_two_cards_too_many_are_accepted_though_not_listed() {
    let kitchen = Kitchen::new().food("Fig", 15, "nothing").food("Date", 1, "nothing");
    let table = kitchen.seat(["Ada", "Bo"], &["Fig", "Date", "Date"]).seat(["Cy", "Di"], &[]).begin();
    let listed = |cards: &[&str]| {
        let chosen = Move::Feed { monster: table.monster("Ada"), cards: table.foods(cards) };
        assert!(table.game.decide(Seat::new(0), &chosen).is_ok(), "{cards:?}");
        table.moves(0).contains(&chosen)
    };
    assert!(listed(&["Fig"]));
    assert!(listed(&["Fig", "Date"]));
    assert!(!listed(&["Fig", "Date", "Date"]));
}
