//! Taking, swapping and putting down pots (rulings 5 and 13).

use crate::games::in_teufels_kueche::{EventView, Illegal, Move};

use super::scene::Scene;

// Ruling 5.
#[test]
fn a_devil_takes_any_pot_of_its_station_for_nothing() {
    let mut scene = Scene::of_two().at("yellow 0", "outer 1").rolled(0, "3 3");
    assert_eq!(scene.may("yellow 0").unwrap().take, [scene.pot("yellow dot").id, scene.pot("blue dot").id]);
    scene.plays(0, &scene.take("yellow 0", "blue dot"));
    assert_eq!(scene.carried("yellow 0"), Some(scene.pot("blue dot").id));
    assert_eq!(scene.turn().points, 6);
}

// Ruling 5.
#[test]
fn a_devil_puts_its_pot_down_for_nothing() {
    let mut scene = Scene::of_two().at("yellow 0", "inner 1").carrying("yellow 0", "blue dot").rolled(0, "3 3");
    scene.plays(0, &scene.put_down("yellow 0"));
    assert_eq!(scene.carried("yellow 0"), None);
    assert_eq!(scene.station("blue dot").as_deref(), Some("inner 1"));
    assert_eq!(scene.turn().points, 6);
}

// Rulings 5 and 13.
#[test]
fn a_swap_is_one_action_and_leaves_the_carried_pot() {
    let mut scene = Scene::of_two().at("yellow 0", "outer 3").carrying("yellow 0", "blue dot").rolled(0, "3 3");
    let events = scene.plays(0, &scene.take("yellow 0", "yellow triangle"));
    let left = Some(scene.pot("blue dot").id);
    assert!(matches!(events[0], EventView::PotTaken { left: found, .. } if found == left));
    assert_eq!(scene.station("blue dot").as_deref(), Some("outer 3"));
    assert_eq!(scene.carried("yellow 0"), Some(scene.pot("yellow triangle").id));
}

// Ruling 5.
#[test]
fn a_devil_handles_one_pot_where_it_stands_at_first() {
    let mut scene = Scene::of_two().at("yellow 0", "outer 1").at("yellow 1", "outer 3").rolled(0, "3 3");
    scene.plays(0, &scene.take("yellow 0", "blue dot"));
    assert_eq!(scene.refuses(0, &scene.put_down("yellow 0")), Illegal::HandledAlready);
    assert_eq!(scene.refuses(0, &scene.take("yellow 0", "yellow dot")), Illegal::HandledAlready);
    scene.plays(0, &scene.take("yellow 1", "blue triangle"));
    assert!(scene.carried("yellow 1").is_some(), "each devil has its own action");
}

// Ruling 5.
#[test]
fn a_devil_handles_one_more_pot_after_each_arrival() {
    let mut scene = Scene::of_two().at("yellow 0", "outer 1").rolled(0, "3 3");
    scene.plays(0, &scene.take("yellow 0", "blue dot"));
    scene.plays(0, &scene.walk("yellow 0", "outer 3"));
    scene.plays(0, &scene.take("yellow 0", "yellow triangle"));
    assert_eq!(scene.refuses(0, &scene.put_down("yellow 0")), Illegal::HandledAlready);
    scene.plays(0, &scene.walk("yellow 0", "inner 3"));
    scene.plays(0, &scene.put_down("yellow 0"));
    assert_eq!(scene.station("yellow triangle").as_deref(), Some("inner 3"));
}

// Ruling 13.
#[test]
fn unused_actions_do_not_add_up() {
    let mut scene = Scene::of_two().rolled(0, "3 3");
    scene.plays(0, &scene.walk("yellow 0", "outer 2"));
    scene.plays(0, &scene.walk("yellow 0", "outer 3"));
    scene.plays(0, &scene.take("yellow 0", "yellow triangle"));
    assert_eq!(scene.refuses(0, &scene.put_down("yellow 0")), Illegal::HandledAlready);
}

// Ruling 5.
#[test]
fn pots_on_the_way_are_not_handled() {
    let mut scene = Scene::of_two().rolled(0, "3 3");
    scene.plays(0, &scene.walk("yellow 0", "inner 1"));
    assert_eq!(scene.refuses(0, &scene.take("yellow 0", "yellow dot")), Illegal::PotNotThere);
}

// Ruling 5.
#[test]
fn pots_are_handled_on_stations_only() {
    let scene = Scene::of_two().at("yellow 0", "inner 1").rolled(0, "3 3");
    assert_eq!(scene.refuses(0, &scene.take("yellow 1", "yellow dot")), Illegal::NotOnStation);
    assert_eq!(scene.refuses(0, &scene.put_down("yellow 1")), Illegal::NotOnStation);
    assert_eq!(scene.refuses(0, &scene.put_down("yellow 0")), Illegal::NothingCarried);
    assert!(scene.may("yellow 1").unwrap().take.is_empty());
}

// Ruling 5.
#[test]
fn a_pot_on_a_hand_is_not_taken() {
    let scene = Scene::of_two().at("yellow 0", "outer 1").at("yellow 1", "inner 1").carrying("yellow 1", "blue dot");
    let scene = scene.rolled(0, "3 3");
    assert_eq!(scene.refuses(0, &scene.take("yellow 0", "blue dot")), Illegal::PotNotThere);
}

// Ruling 5.
#[test]
fn a_carried_pot_travels_on_foot_and_in_flight() {
    let mut scene = Scene::of_two().at("yellow 0", "outer 1").carrying("yellow 0", "blue dot").rolled(0, "wing wing");
    scene.plays(0, &scene.fly("yellow 0", "inner 6"));
    assert_eq!(scene.carried("yellow 0"), Some(scene.pot("blue dot").id));
    let mut scene = scene.rolled(0, "1 1");
    scene.plays(0, &scene.walk("yellow 0", "inner 7"));
    assert_eq!(scene.carried("yellow 0"), Some(scene.pot("blue dot").id));
}

// Ruling 5.
#[test]
fn a_devil_with_a_pot_does_not_go_home() {
    let mut scene = Scene::of_two().at("yellow 0", "outer 1").carrying("yellow 0", "blue dot").rolled(0, "3 3");
    let home = scene.walk("yellow 0", "yellow start");
    assert_eq!(scene.refuses(0, &home), Illegal::StartWithPot);
    scene.plays(0, &scene.put_down("yellow 0"));
    scene.plays(0, &home);
    assert_eq!(scene.place("yellow 0"), "yellow start");
    assert_eq!(scene.station("blue dot").as_deref(), Some("outer 1"));
}

// Ruling 5.
#[test]
fn nobody_handles_pots_while_a_challenge_is_open_or_in_anothers_turn() {
    let mut scene = Scene::of_two().at("yellow 0", "outer 2").at("blue 0", "outer 3").rolled(0, "3 3");
    scene.plays(0, &scene.walk("yellow 0", "outer 3"));
    assert_eq!(scene.asked(), [1]);
    assert_eq!(scene.refuses(1, &scene.take("blue 0", "blue triangle")), Illegal::NotNow);
    assert_eq!(scene.refuses(0, &scene.take("yellow 0", "blue triangle")), Illegal::NotNow);
    assert_eq!(scene.refuses(1, &Move::EndTurn), Illegal::NotNow);
}
