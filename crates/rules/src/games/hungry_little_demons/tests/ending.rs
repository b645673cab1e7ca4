use super::scene::{ONE, Scene, THREE, TWO, at, card};
use crate::games::hungry_little_demons::{
    Arrow, Card, Chef, Ending, Event, Furniture, Illegal, May, Move, OpenEvent, Options, Phase, Score,
};
use crate::{BySeat, Counted, Length, Seat, SeatSet, Stopping};

const SOUP_AND_CAKE: [&str; 2] = ["Super Miso Soup", "Classic Carrot Cake"];
const SOUP: [&str; 4] = ["Greens", "Mushrooms", "Onions", "Squash"];
const CAKE: [&str; 4] = ["Berries", "Carrots", "Grains", "Honey"];

/// Seat 0 has a completed soup; its chef is in the forest, at its door.
fn soup_ready() -> Scene {
    Scene::new(&[Chef::Saffron, Chef::Burgundy, Chef::Olive])
        .recipes(ONE, SOUP_AND_CAKE)
        .recipes(TWO, ["Angel Food Cake", "Egg Chop Salad"])
        .gathered(ONE, &SOUP)
        .chef_at(ONE, at(0, 0))
}

fn ended(scene: &Scene) -> Option<(Option<Seat>, Ending, u8)> {
    scene.public().score.map(|score| (score.ended_by, score.ending, score.expelled))
}

fn demons_of(score: &Score) -> u8 {
    score.lines.iter().filter(|line| line.points < 0).map(|line| line.count).sum()
}

#[test]
fn coming_home_with_a_completed_recipe_ends_the_match_and_remaining_actions_lapse() {
    // Ruling 18.
    let mut scene = soup_ready();
    let events = scene.play(&Move::MoveChefHome);
    assert!(matches!(events.last(), Some(Event::Open(OpenEvent::Ended { by: Some(ONE), .. }))));
    assert_eq!(ended(&scene), Some((Some(ONE), Ending::CameHome, 1)));
    assert_eq!(scene.outcome().expect("over").ending, "came_home");
}

#[test]
fn coming_home_without_a_completed_recipe_ends_nothing() {
    // Ruling 18.
    let mut scene = soup_ready().recipes(ONE, ["Angel Food Cake", "Egg Chop Salad"]);
    scene.play(&Move::MoveChefHome);
    assert_eq!(scene.phase(), Phase::Act);
}

#[test]
fn stealing_the_last_ingredient_at_home_ends_the_match() {
    // Ruling 18.
    let mut scene = Scene::new(&[Chef::Saffron, Chef::Burgundy, Chef::Olive])
        .recipes(ONE, SOUP_AND_CAKE)
        .gathered(ONE, &SOUP[1..])
        .gathered(TWO, &SOUP[..1])
        .demon_in(ONE, TWO);
    scene.play(&Move::Destroy { furniture: Furniture::Bed });
    scene.play(&Move::Steal { card: Some(0) });
    assert_eq!(ended(&scene), Some((Some(ONE), Ending::CameHome, 0)), "no demon is in that house");
}

#[test]
fn a_space_that_cannot_be_refilled_ends_the_match_after_the_card_is_counted_and_the_forest_shifted() {
    // Ruling 18.
    let mut scene = soup_ready().lies(at(0, 0), card("Honey", Arrow::Left)).chef_at(TWO, at(0, 3)).deck_of(0);
    let before = scene.truth(at(0, 1));
    let events = scene.play(&Move::Gather { space: at(0, 0) });
    assert!(matches!(events[2], Event::Open(OpenEvent::Shifted { .. })));
    assert_eq!(ended(&scene), Some((Some(ONE), Ending::DeckEmpty, 1)));
    assert_eq!(scene.gathered_by(ONE).len(), 5);
    assert_eq!(scene.truth(at(0, 0)), before);
    assert_eq!(scene.public().seats[TWO].chef_at, Some(at(0, 2)), "chefs ride along");
    assert_eq!(scene.outcome().expect("over").ending, "deck_empty");
}

#[test]
fn the_last_card_of_the_deck_still_refills() {
    // Ruling 18.
    let mut scene = soup_ready().lies(at(0, 0), card("Honey", Arrow::Left)).deck_of(1);
    scene.play(&Move::Gather { space: at(0, 0) });
    assert_eq!((scene.phase(), scene.deck()), (Phase::Act, vec![]));
}

#[test]
fn whoever_ends_the_match_expels_a_demon_per_completed_recipe_and_nobody_else_does() {
    // Ruling 18.
    let mut scene = soup_ready().demon_in(TWO, ONE).demon_in(THREE, ONE);
    scene.play(&Move::MoveChefHome);
    assert_eq!(ended(&scene), Some((Some(ONE), Ending::CameHome, 1)));
    let view = scene.public();
    assert_eq!(demons_of(&view.score.expect("over").scores[ONE]), 2);
    let demons: Vec<_> = view.seats.values().map(|seat| seat.demon_in).collect();
    assert_eq!(demons, [Some(ONE), None, Some(ONE)], "the expelled one is in no house");

    let mut scene = soup_ready().gathered(ONE, &CAKE).demon_in(TWO, ONE).demon_in(THREE, ONE);
    scene.play(&Move::MoveChefHome);
    assert_eq!(ended(&scene), Some((Some(ONE), Ending::CameHome, 2)));
}

fn quiet(rounds: u16) -> Scene {
    let mut scene = soup_ready();
    scene.game.pace.quiet_turns = 3 * usize::from(rounds);
    scene
}

#[test]
fn a_stop_may_be_proposed_after_ten_rounds_without_progress() {
    // Rulings 21 and 26.
    assert_eq!(quiet(9).refused(&Move::ProposeStop), Illegal::NoStopYet);
    let scene = quiet(10);
    assert!(matches!(scene.view(ONE).may, Some(May::Act { propose_stop: true, .. })));
}

#[test]
fn everybody_sees_how_far_the_match_is_from_being_stopped() {
    // Rulings 21 and 24.
    let mut scene = quiet(10);
    scene.game.pace.turns = 3 * 40 + 2;
    let expected = Stopping {
        counted: Counted::Rounds,
        quiet: 10,
        may_ask_at: 10,
        stops_at: Some(30),
        length: Some(Length { played: 40, most: 250 }),
    };
    for view in [scene.view(ONE), scene.view(THREE), scene.public()] {
        assert_eq!(view.stopping, Some(expected));
    }
    scene.play(&Move::MoveChefHome);
    assert_eq!(scene.public().stopping, None, "it is over");
    let mut fresh = Scene::unbegun(Options::default(), 3);
    fresh.begin();
    assert_eq!(fresh.public().stopping, None, "no turn has begun");
}

#[test]
fn the_match_stops_if_all_seats_agree_and_nobody_has_ended_it() {
    // Ruling 21.
    let mut scene = quiet(10);
    scene.play(&Move::ProposeStop);
    assert_eq!(scene.phase(), Phase::StopVote { waiting: [TWO, THREE].into_iter().collect() });
    scene.play_as(THREE, &Move::AnswerStop { agree: true });
    assert_eq!(scene.phase(), Phase::StopVote { waiting: SeatSet::only(TWO) });
    scene.play_as(TWO, &Move::AnswerStop { agree: true });
    assert_eq!(ended(&scene), Some((None, Ending::Agreed, 0)));
    assert_eq!(scene.outcome().expect("over").ending, "agreed");
}

#[test]
fn one_refusal_is_enough_to_go_on_and_a_turn_asks_once() {
    // Rulings 21 and 25.
    let mut scene = quiet(10);
    scene.play(&Move::ProposeStop);
    scene.play(&Move::AnswerStop { agree: false });
    assert_eq!((scene.phase(), scene.game.turn, scene.game.actions_left), (Phase::Act, ONE, 3));
    assert_eq!(scene.refused(&Move::ProposeStop), Illegal::NoStopYet);
    scene.play(&Move::EndTurn);
    scene.play(&Move::ProposeStop);
}

#[test]
fn the_match_ends_by_itself_after_thirty_rounds_without_progress() {
    // Ruling 21.
    let mut scene = quiet(30);
    scene.game.pace.quiet_turns -= 1;
    scene.play(&Move::EndTurn);
    assert_eq!(ended(&scene), Some((None, Ending::Endless, 0)));
    assert_eq!(scene.outcome().expect("over").ending, "endless");
}

#[test]
fn taking_a_card_or_destroying_furniture_is_progress_and_nothing_else_is() {
    // Ruling 21.
    let turns_after = |moves: &[Move]| {
        let mut scene = quiet(5)
            .lies(at(0, 0), card("Honey", Arrow::Left))
            .lies(at(3, 3), Card::DemonBait)
            .lies(at(3, 4), card("Spices", Arrow::Up))
            .demon_in(ONE, TWO);
        for chosen in moves {
            scene.play(chosen);
        }
        scene.until_turn_of(TWO);
        scene.game.pace.quiet_turns
    };
    assert_eq!(turns_after(&[]), 16);
    let spices = super::scene::ingredient("Spices");
    assert_eq!(turns_after(&[Move::MakeMischief { ingredient: spices, space: at(3, 4) }]), 16);
    assert_eq!(turns_after(&[Move::Gather { space: at(0, 0) }]), 0);
    assert_eq!(turns_after(&[Move::Look { space: at(3, 3) }, Move::StopLooking]), 0);
    assert_eq!(turns_after(&[Move::Destroy { furniture: Furniture::Bed }]), 0);
}

#[test]
fn baits_taken_and_destroyed_again_and_again_do_not_make_a_match_endless() {
    // Ruling 24.
    let mut scene = soup_ready();
    scene.game.pace.turns = 3 * usize::from(scene.game.edition.limits.rounds_to_end) - 1;
    scene.play(&Move::EndTurn);
    assert_eq!(ended(&scene), Some((None, Ending::Endless, 0)));
}

#[test]
fn an_outcome_has_every_seats_points_and_place() {
    let mut scene = soup_ready();
    scene.play(&Move::MoveChefHome);
    let outcome = scene.outcome().expect("over");
    let scores = scene.public().score.expect("over").scores;
    assert_eq!(outcome.points, Some(scores.map(|_, score| score.total)));
    let places: BySeat<u8> = scores.map(|_, score| score.place);
    assert_eq!((outcome.places[ONE], outcome.places), (1, places));
}
