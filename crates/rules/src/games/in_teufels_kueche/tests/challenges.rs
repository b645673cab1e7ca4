//! Challenges and duels (rulings 6 and 7).

use crate::games::in_teufels_kueche::{Arrival, EventView, Fate, InTeufelsKueche, Move, Phase, TurnEnd};
use crate::{Chance, Game, Seat};

use super::scene::Scene;

/// Yellow, two steps from a blue devil with a pot, has 3 points.
fn before_a_challenge() -> Scene {
    Scene::of_two().at("yellow 0", "inner 1").at("blue 0", "inner 3").carrying("blue 0", "blue dot").rolled(0, "3 wing")
}

fn challenged() -> Scene {
    let mut scene = before_a_challenge();
    scene.plays(0, &scene.walk("yellow 0", "inner 3"));
    scene
}

fn dueled(challenger_wins: bool) -> Scene {
    let mut scene = challenged();
    scene.plays_out(1, &Move::Duel, challenger_wins);
    scene
}

fn ends_by_a_lost_duel(events: &[EventView]) -> bool {
    events.iter().any(|event| matches!(event, EventView::TurnEnded { reason: TurnEnd::DuelLost, .. }))
}

// Ruling 6.
#[test]
fn whoever_walks_to_an_opponents_station_challenges_it() {
    let mut scene = before_a_challenge();
    let target = scene.may("yellow 0").unwrap().walk.into_iter().find(|target| target.space == scene.space("inner 3"));
    assert_eq!(target.unwrap().arrival, Arrival::Challenge { devil: scene.devil("blue 0").id });
    scene.plays(0, &scene.walk("yellow 0", "inner 3"));
    assert_eq!(scene.asked(), [1]);
    let Phase::Challenge { seat, challenger, attacked, space, challenger_risks, attacked_risks } = scene.view().phase
    else {
        panic!()
    };
    assert_eq!((seat, space), (Seat::new(1), scene.space("inner 3")));
    assert_eq!((challenger, attacked), (scene.devil("yellow 0").id, scene.devil("blue 0").id));
    assert_eq!((challenger_risks, attacked_risks), (Fate::LosesHat, Fate::LosesHat));
    assert_eq!(scene.game.legal_moves(Seat::new(1)), [Move::Decline, Move::Duel]);
}

// Ruling 6.
#[test]
fn whoever_flies_to_an_opponents_station_challenges_it() {
    let mut scene = Scene::of_two().at("blue 0", "inner 3").rolled(0, "wing wing");
    scene.plays(0, &scene.fly("yellow 0", "inner 3"));
    assert_eq!(scene.asked(), [1]);
}

// Ruling 6.
#[test]
fn who_declines_goes_home_with_its_hat_and_leaves_its_pot() {
    let mut scene = challenged();
    scene.plays(1, &Move::Decline);
    assert_eq!(scene.place("blue 0"), "blue start");
    assert!(scene.devil("blue 0").hat);
    assert_eq!(scene.station("blue dot").as_deref(), Some("inner 3"));
}

// Ruling 6.
#[test]
fn after_a_refusal_the_challenger_stays_with_its_points_and_no_bonus() {
    let mut scene = challenged();
    scene.plays(1, &Move::Decline);
    assert_eq!(scene.place("yellow 0"), "inner 3");
    assert_eq!(scene.turn().points, 1);
    assert!(!scene.devil("yellow 0").bonus);
    assert_eq!(scene.asked(), [0]);
    scene.plays(0, &scene.take("yellow 0", "blue dot"));
    assert_eq!(scene.carried("yellow 0"), Some(scene.pot("blue dot").id));
}

// Ruling 6.
#[test]
fn a_hatless_devil_and_a_last_devil_may_decline() {
    let mut scene = before_a_challenge().bareheaded("blue 0").without("blue 1").without("blue 2");
    scene.plays(0, &scene.walk("yellow 0", "inner 3"));
    scene.plays(1, &Move::Decline);
    assert_eq!(scene.place("blue 0"), "blue start");
}

// Ruling 7.
#[test]
fn presses_grow_by_one_with_each_attempt_and_the_last_one_decides() {
    let scene = challenged();
    let accepted = scene.game.decide(Seat::new(1), &Move::Duel).unwrap();
    let (mut won, mut presses, mut long) = (0, 0, 0);
    for stream in 0..4000 {
        let mut game = scene.game.clone();
        game.apply(&accepted);
        let event = game.advance(&mut Chance::new([8; 32], stream)).unwrap();
        let Some(EventView::Dueled { attempts, challenger_won, .. }) =
            InTeufelsKueche::event_view(&event, crate::Viewer::Public)
        else {
            panic!("{event:?}")
        };
        let (last, before) = attempts.split_last().unwrap();
        assert!(before.iter().zip(1..).all(|(pressed, attempt)| *pressed == attempt));
        assert!((1..=attempts.len()).contains(&usize::try_from(*last).unwrap()));
        assert_eq!(challenger_won, attempts.len() % 2 == 1);
        let sum = attempts.iter().sum::<u32>();
        won += u32::from(challenger_won);
        presses += sum;
        long += u32::from(sum > 30);
    }
    // With one in twelve the challenger wins 51.1 %, a duel takes 12 presses, more than 30 in 7.3 %.
    assert!((1924..=2164).contains(&won), "{won} of 4000");
    assert!((46_000..=50_000).contains(&presses), "{presses} in 4000 duels");
    assert!((240..=350).contains(&long), "{long} of 4000");
}

// Ruling 7.
#[test]
fn the_beaten_devil_drops_its_pot_and_goes_home_without_its_hat() {
    let scene = dueled(true);
    assert_eq!(scene.place("blue 0"), "blue start");
    assert!(!scene.devil("blue 0").hat);
    assert_eq!(scene.station("blue dot").as_deref(), Some("inner 3"));
    assert!(scene.devil("yellow 0").hat);
}

// Ruling 7.
#[test]
fn a_beaten_challenger_drops_its_pot_where_it_lost() {
    let mut scene = before_a_challenge().carrying("yellow 0", "yellow triangle");
    scene.plays(0, &scene.walk("yellow 0", "inner 3"));
    let events = scene.plays_out(1, &Move::Duel, false);
    assert_eq!(scene.place("yellow 0"), "yellow start");
    assert!(!scene.devil("yellow 0").hat);
    assert_eq!(scene.station("yellow triangle").as_deref(), Some("inner 3"));
    assert_eq!(scene.carried("blue 0"), Some(scene.pot("blue dot").id), "the winner keeps its pot");
    assert!(ends_by_a_lost_duel(&events));
}

// Ruling 7.
#[test]
fn a_won_challenge_gives_that_devil_one_point_and_leaves_the_others() {
    let scene = dueled(true);
    assert_eq!(scene.turn().points, 1);
    assert!(scene.devil("yellow 0").bonus);
    assert_eq!(scene.asked(), [0]);
    let most = |devil| scene.reach(devil).into_iter().map(|(_, cost)| cost).max();
    assert_eq!([most("yellow 0"), most("yellow 1")], [Some(2), Some(1)]);
}

// Ruling 7.
#[test]
fn the_bonus_point_is_spent_first() {
    let mut scene = dueled(true);
    scene.plays(0, &scene.walk("yellow 0", "inner 4"));
    assert!(!scene.devil("yellow 0").bonus);
    assert_eq!(scene.turn().points, 1);
}

// Ruling 7.
#[test]
fn the_bonus_point_pays_for_another_challenge() {
    let mut scene = Scene::of_two().at("yellow 0", "inner 1").at("blue 0", "inner 2").at("blue 1", "inner 3");
    scene = scene.rolled(0, "1 wing");
    scene.plays(0, &scene.walk("yellow 0", "inner 2"));
    scene.plays_out(1, &Move::Duel, true);
    scene.plays(0, &scene.walk("yellow 0", "inner 3"));
    assert_eq!(scene.asked(), [1]);
    scene.plays_out(1, &Move::Duel, true);
    assert!(scene.devil("yellow 0").bonus, "and is won again");
}

// Ruling 7.
#[test]
fn the_bonus_point_pays_for_the_grill() {
    let mut scene =
        Scene::of_two().at("yellow 0", "outer 4").carrying("yellow 0", "yellow dot").at("blue 0", "outer 5");
    scene = scene.rolled(0, "1 wing");
    scene.plays(0, &scene.walk("yellow 0", "outer 5"));
    scene.plays_out(1, &Move::Duel, true);
    scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    assert_eq!(scene.points(0), 5);
}

// Ruling 7.
#[test]
fn the_bonus_point_is_won_after_a_flight_too() {
    let mut scene = Scene::of_two().at("blue 0", "inner 3").rolled(0, "wing wing");
    scene.plays(0, &scene.fly("yellow 0", "inner 3"));
    scene.plays_out(1, &Move::Duel, true);
    assert_eq!(scene.reach("yellow 0").len(), 3);
    assert!(scene.reach("yellow 1").is_empty());
}

// Ruling 7.
#[test]
fn the_bonus_point_is_lost_at_the_end_of_the_turn() {
    let mut scene = dueled(true);
    scene.plays(0, &Move::EndTurn);
    assert!(!scene.devil("yellow 0").bonus);
}

// Ruling 7.
#[test]
fn a_beaten_challengers_turn_is_over_with_all_its_points() {
    let mut scene = challenged();
    let events = scene.plays_out(1, &Move::Duel, false);
    assert!(ends_by_a_lost_duel(&events));
    assert_eq!(scene.turn().seat, Seat::new(1));
    assert_eq!(scene.place("blue 0"), "inner 3");
}

// Ruling 7.
#[test]
fn a_beaten_devil_without_a_hat_is_out_of_the_game() {
    let mut scene = before_a_challenge().bareheaded("blue 0");
    scene.plays(0, &scene.walk("yellow 0", "inner 3"));
    assert!(matches!(scene.view().phase, Phase::Challenge { attacked_risks: Fate::Out, .. }));
    scene.plays_out(1, &Move::Duel, true);
    assert_eq!(scene.place("blue 0"), "out");
    assert_eq!(scene.station("blue dot").as_deref(), Some("inner 3"));
    assert_eq!(scene.view().seats[Seat::new(1)].devils, 2);
}

// Ruling 7.
#[test]
fn a_players_last_devil_goes_home_and_stays_in_the_game() {
    let mut scene = before_a_challenge().bareheaded("blue 0").without("blue 1").without("blue 2");
    scene.plays(0, &scene.walk("yellow 0", "inner 3"));
    assert!(matches!(scene.view().phase, Phase::Challenge { attacked_risks: Fate::GoesHome, .. }));
    scene.plays_out(1, &Move::Duel, true);
    assert_eq!(scene.place("blue 0"), "blue start");
    assert_eq!(scene.outcome(), None);
}

// Ruling 7.
#[test]
fn a_hat_never_returns() {
    let mut scene = Scene::of_two()
        .at("yellow 0", "outer 5")
        .carrying("yellow 0", "yellow dot")
        .bareheaded("yellow 0")
        .rolled(0, "3 3");
    scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    assert_eq!(scene.place("yellow 0"), "yellow start");
    assert!(!scene.devil("yellow 0").hat);
}

// Rulings 2 and 7.
#[test]
fn a_neutral_devil_fights_at_once_and_leaves_the_game_when_beaten() {
    let mut scene = Scene::of_three().at("yellow 0", "outer 1").rolled(0, "3 3");
    let events = scene.plays_out(0, &scene.walk("yellow 0", "outer 8"), true);
    assert!(events.iter().any(|event| matches!(event, EventView::Challenged { asked: None, .. })));
    assert_eq!(scene.place("green 1"), "out");
    assert!(scene.devil("yellow 0").bonus);
    assert_eq!(scene.asked(), [0]);
}

// Ruling 7.
#[test]
fn the_next_seat_presses_for_a_neutral_devil() {
    let mut scene = Scene::of_three().at("blue 0", "outer 6").rolled(2, "3 3");
    let events = scene.plays_out(2, &scene.walk("blue 0", "outer 7"), false);
    let pressed = events.iter().find_map(|event| match event {
        EventView::Dueled { challenger_seat, attacked_seat, .. } => {
            Some((challenger_seat.index(), attacked_seat.index()))
        }
        _ => None,
    });
    assert_eq!(pressed, Some((2, 0)));
    assert_eq!(scene.place("green 0"), "outer 7", "a neutral devil that wins stays where it is");
}

// Rulings 5, 6 and 7.
#[test]
fn whoever_is_left_on_the_station_may_take_the_pot_that_was_dropped_there_and_walk_on_with_it() {
    for answer in [Move::Decline, Move::Duel] {
        let mut scene = challenged();
        if answer == Move::Duel {
            scene.plays_out(1, &answer, true);
        } else {
            scene.plays(1, &answer);
        }
        scene.plays(0, &scene.take("yellow 0", "blue dot"));
        scene.plays(0, &scene.walk("yellow 0", "inner 4"));
        assert_eq!(scene.carried("yellow 0"), Some(scene.pot("blue dot").id), "{answer:?}");
    }
}

// Rulings 1 and 7.
#[test]
fn a_beaten_flier_leaves_its_pot_also_where_one_of_that_colour_stands_already() {
    let mut scene = Scene::of_two().at("blue 0", "outer 1").at("yellow 0", "outer 3");
    scene = scene.carrying("yellow 0", "yellow triangle").rolled(0, "wing wing");
    scene.plays(0, &scene.fly("yellow 0", "outer 1"));
    scene.plays_out(1, &Move::Duel, false);
    let stations = ["yellow dot", "yellow triangle"].map(|pot| scene.station(pot));
    assert_eq!(stations, [Some("outer 1".to_owned()), Some("outer 1".to_owned())]);
    assert_eq!(scene.place("yellow 0"), "yellow start");
}

// Rulings 2 and 7.
#[test]
fn a_last_devil_without_a_hat_that_a_neutral_devil_beats_goes_home_and_stays() {
    let mut scene = Scene::of_three().without("yellow 1").without("yellow 2").bareheaded("yellow 0");
    let neutral = scene.place("green 0");
    scene = scene.at("yellow 0", "inner 7").rolled(0, "3 3");
    scene.plays_out(0, &scene.walk("yellow 0", &neutral), false);
    assert_eq!((scene.place("yellow 0"), scene.place("green 0")), ("yellow start".to_owned(), neutral));
    assert!(scene.outcome().is_none());
}
