//! The rulebook's own examples.

use crate::games::little_monster::{FeedingStage, Illegal, Move};

use super::kitchen::{BREAD, Kitchen};

/// Foods of each taste value, each drawing a card so that what was done can be counted.
fn kitchen() -> Kitchen {
    (1..=9).fold(Kitchen::new(), |kitchen, value| kitchen.food(&format!("Food {value}"), value, "draw 1"))
}

fn eats(hand: &[&str]) -> Kitchen {
    kitchen().seat(["Ada", "Bo"], hand).seat(["Cy", "Di"], &[])
}

#[test]
fn five_four_one_and_five_are_exactly_fifteen_and_all_four_actions_are_done() {
    let mut table = eats(&["Food 5", "Food 4", "Food 1", "Food 5"]).begin();
    table.feed("Ada", &["Food 5", "Food 4", "Food 1", "Food 5"]);
    assert_eq!(table.at("Ada"), 1);
    table.resolve("Food 4").resolve("Food 5").resolve("Food 1");
    // One card from the draw of the turn and one for each card eaten.
    assert_eq!(table.hand(0), [BREAD; 5]);
    assert_eq!(table.seen_by(1).discarded, 4);
}

#[test]
fn nine_four_and_three_are_one_too_much_so_one_is_covered_and_two_actions_are_done() {
    for covered in ["Food 9", "Food 4", "Food 3"] {
        let mut table = eats(&["Food 9", "Food 4", "Food 3"]).begin();
        table.feed("Ada", &["Food 9", "Food 4", "Food 3"]);
        assert_eq!((table.at("Ada"), table.seen_by(1).feeding.unwrap().over), (1, 1));
        table.cover(covered);
        let left: Vec<&str> = ["Food 9", "Food 4", "Food 3"].into_iter().filter(|card| *card != covered).collect();
        assert_eq!(table.try_play(0, &Move::Resolve { card: table.food(covered) }), Err(Illegal::NotAnOption));
        table.resolve(left[0]);
        assert_eq!(table.hand(0), [BREAD; 3]);
        assert_eq!(table.seen_by(1).discarded, 3);
    }
}

#[test]
fn of_seven_five_four_and_three_the_seven_the_five_or_the_four_is_enough_to_cover() {
    for covered in ["Food 7", "Food 5", "Food 4"] {
        let mut table = eats(&["Food 7", "Food 5", "Food 4", "Food 3"]).begin();
        table.feed("Ada", &["Food 7", "Food 5", "Food 4", "Food 3"]).cover(covered);
        assert_eq!(table.seen_by(1).feeding.unwrap().stage, FeedingStage::Actions);
        assert_eq!(table.moves(0).len(), 3);
    }
}

#[test]
fn of_seven_five_four_and_three_the_three_comes_back_to_the_hand_and_another_is_covered() {
    let mut table = eats(&["Food 7", "Food 5", "Food 4", "Food 3"]).begin();
    table.feed("Ada", &["Food 7", "Food 5", "Food 4", "Food 3"]).cover("Food 3");
    let meal = table.seen_by(1).feeding.unwrap();
    assert_eq!((meal.stage, meal.over, meal.cards.len()), (FeedingStage::Cover, 1, 3));
    assert_eq!(table.hand(0), [BREAD, "Food 3"]);
    table.cover("Food 5").resolve("Food 7");
    assert_eq!(table.hand(0), [BREAD, BREAD, BREAD, "Food 3"]);
    assert_eq!(table.seen_by(1).discarded, 3, "two uncovered cards and the covered one");
}

#[test]
fn renatka_is_fed_at_twelve_and_what_is_more_is_covered_down_to_twelve() {
    let kitchen =
        kitchen().monster("Renatka", &["feeds at 12"]).seat(["Renatka", "Bo"], &["Food 9", "Food 3", "Food 2"]);
    let mut table = kitchen.seat(["Cy", "Di"], &[]).begin();
    let too_little = Move::Feed { monster: table.monster("Renatka"), cards: table.foods(&["Food 9", "Food 2"]) };
    assert_eq!(table.try_play(0, &too_little), Err(Illegal::TooLittle));
    let mut exact = table.clone();
    exact.feed("Renatka", &["Food 9", "Food 3"]);
    assert_eq!(exact.seen_by(1).feeding.unwrap().stage, FeedingStage::Actions);
    table.feed("Renatka", &["Food 9", "Food 3", "Food 2"]);
    assert_eq!(table.seen_by(1).feeding.unwrap().over, 2);
    table.cover("Food 2");
    assert_eq!(table.seen_by(1).feeding.unwrap().stage, FeedingStage::Actions);
}

#[test]
fn kondzio_is_fed_at_twenty_and_what_is_more_is_covered_down_to_twenty() {
    let hand = ["Food 9", "Food 8", "Food 3", "Food 1"];
    let kitchen = kitchen().monster("Kondzio", &["feeds at 20"]).seat(["Kondzio", "Bo"], &hand);
    let mut table = kitchen.seat(["Cy", "Di"], &[]).begin();
    let too_little = Move::Feed { monster: table.monster("Kondzio"), cards: table.foods(&["Food 9", "Food 8"]) };
    assert_eq!(table.try_play(0, &too_little), Err(Illegal::TooLittle));
    table.feed("Kondzio", &hand);
    assert_eq!((table.at("Kondzio"), table.seen_by(1).feeding.unwrap().over), (1, 1));
    table.cover("Food 3");
    assert_eq!(table.seen_by(1).feeding.unwrap().stage, FeedingStage::Actions);
}

#[test]
fn a_monster_that_would_move_past_the_finish_stops_there() {
    let kitchen = Kitchen::new().food("Fig", 15, "move one of yours 3");
    let mut table = kitchen.seat(["Ada", "Bo"], &["Fig"]).seat(["Cy", "Di"], &[]).at("Bo", 8).begin();
    table.feed("Ada", &["Fig"]).target("Bo");
    assert_eq!(table.at("Bo"), 9);
}
