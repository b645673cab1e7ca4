//! Serving pots (ruling 8).

use crate::games::in_teufels_kueche::{Arrival, EventView, Illegal, Menu, PotPlace, TurnEnd};

use super::scene::Scene;

fn with_pot(pot: &str) -> Scene {
    Scene::of_two().at("yellow 0", "inner 5").carrying("yellow 0", pot).rolled(0, "3 3")
}

// Ruling 8.
#[test]
fn a_step_from_an_access_into_the_own_grill_serves_the_pot() {
    let mut scene = with_pot("blue triangle");
    let target = scene.may("yellow 0").unwrap().walk.into_iter().find(|to| to.space == scene.space("yellow grill"));
    let target = target.unwrap();
    assert_eq!((target.cost, target.arrival), (1, Arrival::Serve { pot: scene.pot("blue triangle").id }));
    scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    assert_eq!(scene.points(0), 3);
    assert_eq!(scene.turn().points, 5);
}

// Ruling 8.
#[test]
fn the_grill_is_entered_from_its_accesses_only() {
    let scene = Scene::of_two().at("yellow 0", "inner 4").carrying("yellow 0", "yellow dot").rolled(0, "1 wing");
    assert_eq!(scene.refuses(0, &scene.walk("yellow 0", "yellow grill")), Illegal::TooFar { cost: 2, points: 1 });
}

// Ruling 8.
#[test]
fn the_grill_is_not_entered_without_a_pot() {
    let scene = Scene::of_two().at("yellow 0", "inner 5").rolled(0, "3 3");
    assert_eq!(scene.refuses(0, &scene.walk("yellow 0", "yellow grill")), Illegal::GrillNeedsPot);
}

// Rulings 4 and 8.
#[test]
fn the_way_into_the_grill_may_lead_past_an_own_devil() {
    let mut scene = Scene::of_two().at("yellow 0", "outer 4").carrying("yellow 0", "yellow dot");
    scene = scene.at("yellow 1", "outer 5").rolled(0, "2 wing");
    scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    assert_eq!(scene.points(0), 5);
    assert_eq!(scene.place("yellow 1"), "outer 5");
}

// Rulings 4 and 8.
#[test]
fn the_way_into_the_grill_does_not_lead_past_another_devil() {
    let scene = Scene::of_two().at("yellow 0", "outer 4").carrying("yellow 0", "yellow dot");
    let scene = scene.at("blue 0", "outer 5").rolled(0, "2 wing");
    assert!(matches!(scene.refuses(0, &scene.walk("yellow 0", "yellow grill")), Illegal::TooFar { cost: 3, .. }));
}

// Ruling 8.
#[test]
fn a_served_menu_lies_open_beside_its_pot() {
    let mut scene = with_pot("blue dot");
    assert_eq!(scene.pot("blue dot").menu, None);
    let events = scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    assert!(events.iter().any(|event| matches!(event, EventView::Served { menu: Menu::Food(5), .. })));
    let pot = scene.pot("blue dot");
    assert_eq!(pot.menu, Some(Menu::Food(5)));
    assert_eq!(pot.place, PotPlace::Served { space: scene.space("yellow grill") });
}

// Ruling 8.
#[test]
fn after_food_the_devil_is_home_and_the_rest_of_the_turn_can_be_used() {
    let mut scene = with_pot("yellow dot");
    scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    assert_eq!(scene.place("yellow 0"), "yellow start");
    assert_eq!(scene.asked(), [0]);
    scene.plays(0, &scene.walk("yellow 0", "outer 1"));
    assert_eq!(scene.place("yellow 0"), "outer 1");
}

// Ruling 8.
#[test]
fn milk_puts_the_devil_out_and_another_one_may_use_the_rest() {
    let mut scene = with_pot("blue cross");
    scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    assert_eq!(scene.place("yellow 0"), "out");
    assert_eq!(scene.points(0), 0);
    assert_eq!(scene.asked(), [0]);
    assert_eq!(scene.turn().points, 5);
}

// Ruling 8.
#[test]
fn milk_puts_a_devil_out_each_time_hat_or_not() {
    let mut scene = with_pot("blue cross");
    scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    let mut scene = scene.at("yellow 1", "inner 5").carrying("yellow 1", "yellow cross");
    scene.plays(0, &scene.walk("yellow 1", "yellow grill"));
    assert_eq!([scene.place("yellow 0"), scene.place("yellow 1")], ["out", "out"]);
}

// Rulings 8 and 9.
#[test]
fn milk_puts_even_the_last_devil_out_and_the_turn_is_over() {
    let mut scene = Scene::of_three()
        .at("yellow 0", "inner 5")
        .carrying("yellow 0", "blue cross")
        .without("yellow 1")
        .without("yellow 2")
        .rolled(0, "3 3");
    let events = scene.plays(0, &scene.walk("yellow 0", "yellow grill"));
    assert_eq!(scene.place("yellow 0"), "out");
    assert!(events.iter().any(|event| matches!(event, EventView::TurnEnded { reason: TurnEnd::NoDevils, .. })));
    assert_eq!(scene.asked(), [1]);
}
