//! Where a devil can walk, and what it costs (ruling 4).

use crate::EditionData;
use crate::games::in_teufels_kueche::{EventView, Illegal, Kitchen, Move, SpaceId};

use super::scene::Scene;

// Rulings 4 and 18.
#[test]
fn each_step_of_the_shortest_way_costs_a_point() {
    let mut scene = Scene::of_two().rolled(0, "3 3");
    let events = scene.plays(0, &scene.walk("yellow 0", "inner 3"));
    let EventView::Walked { way, .. } = &events[0] else { panic!() };
    let names: Vec<String> = way.iter().map(|space| scene.name_of(*space)).collect();
    assert_eq!(names, ["yellow start", "outer 2", "outer 3", "inner 3"]);
    assert_eq!(scene.turn().points, 3);
}

// Ruling 4.
#[test]
fn a_devil_reaches_what_it_can_pay_for() {
    let scene = Scene::of_two().rolled(0, "1 1");
    let mut reach = scene.reach("yellow 0");
    reach.sort();
    let expected = [("inner 1", 2), ("inner 2", 2), ("outer 1", 1), ("outer 2", 1), ("outer 3", 2), ("outer 8", 2)];
    assert_eq!(reach, expected.map(|(name, cost)| (name.to_owned(), cost)));
    assert_eq!(scene.refuses(0, &scene.walk("yellow 0", "inner 3")), Illegal::TooFar { cost: 3, points: 2 });
}

// Ruling 4.
#[test]
fn own_devils_are_passed_but_not_joined_on_a_station() {
    let scene = Scene::of_two().at("yellow 1", "outer 1").at("yellow 2", "outer 2").rolled(0, "2 wing");
    assert!(scene.reach("yellow 0").contains(&("inner 1".to_owned(), 2)));
    assert_eq!(scene.refuses(0, &scene.walk("yellow 0", "outer 1")), Illegal::OwnDevilThere);
}

// Ruling 4.
#[test]
fn an_opponents_devil_is_not_passed() {
    let scene = Scene::of_two().at("blue 0", "outer 1").at("blue 1", "outer 2").rolled(0, "3 3");
    let mut reach = scene.reach("yellow 0");
    reach.sort();
    assert_eq!(reach, [("outer 1".to_owned(), 1), ("outer 2".to_owned(), 1)]);
    assert_eq!(scene.refuses(0, &scene.walk("yellow 0", "inner 1")), Illegal::NoWay);
}

// Rulings 4 and 18.
#[test]
fn the_way_round_an_opponents_devil_costs_more() {
    let scene = Scene::of_two().at("yellow 0", "inner 1").at("blue 0", "inner 2").rolled(0, "3 3");
    assert!(scene.reach("yellow 0").contains(&("inner 3".to_owned(), 4)));
}

// Rulings 2 and 4.
#[test]
fn a_neutral_devil_is_not_passed() {
    let scene = Scene::of_three().at("yellow 0", "outer 1").at("yellow 1", "inner 1").rolled(0, "3 2");
    // A neutral devil stands on outer 8.
    assert!(scene.reach("yellow 0").contains(&("outer 8".to_owned(), 1)));
    assert_eq!(scene.refuses(0, &scene.walk("yellow 0", "green start")), Illegal::ForeignStart);
    let scene = scene.at("blue 0", "inner 8");
    assert!(scene.reach("yellow 0").iter().all(|(name, _)| name != "inner 7" && name != "outer 7"));
}

// Ruling 4.
#[test]
fn foreign_starts_and_grills_are_not_entered_used_or_not() {
    let scene = Scene::of_two().at("yellow 0", "outer 5").carrying("yellow 0", "blue dot").rolled(0, "3 3");
    for start in ["blue start", "violet start", "green start"] {
        assert_eq!(scene.refuses(0, &scene.walk("yellow 0", start)), Illegal::ForeignStart);
    }
    for grill in ["blue grill", "violet grill", "green grill"] {
        assert_eq!(scene.refuses(0, &scene.walk("yellow 0", grill)), Illegal::ForeignGrill);
    }
}

// Ruling 4.
#[test]
fn a_foreign_start_is_no_short_cut() {
    let kitchen = Kitchen::STANDARD.replace("[\"outer 5\", \"outer 6\"],", "");
    let scene = Scene::of_two_in(&kitchen).at("yellow 0", "outer 5").at("blue 0", "outer 6").rolled(0, "3 3");
    let way_round = ("outer 6".to_owned(), 3);
    assert!(scene.reach("yellow 0").contains(&way_round), "the blue start lies between them");
}

// Ruling 4.
#[test]
fn any_number_of_own_devils_stand_on_their_start() {
    let mut scene = Scene::of_two().at("yellow 0", "outer 1").rolled(0, "3 3");
    scene.plays(0, &scene.walk("yellow 0", "yellow start"));
    for devil in ["yellow 0", "yellow 1", "yellow 2"] {
        assert_eq!(scene.place(devil), "yellow start");
    }
}

// Rulings 4 and 5.
#[test]
fn a_way_may_lead_through_the_own_start_but_not_with_a_pot() {
    let kitchen = Kitchen::STANDARD.replace("[\"outer 1\", \"outer 2\"],", "");
    let scene = Scene::of_two_in(&kitchen).at("yellow 0", "outer 1");
    let scene = scene.rolled(0, "3 3");
    assert!(scene.reach("yellow 0").contains(&("outer 2".to_owned(), 2)));
    let scene = scene.carrying("yellow 0", "yellow dot");
    assert!(scene.reach("yellow 0").contains(&("outer 2".to_owned(), 3)));
}

// Ruling 4.
#[test]
fn a_walk_leads_somewhere_else() {
    let scene = Scene::of_two().at("yellow 0", "outer 1").rolled(0, "3 3");
    assert_eq!(scene.refuses(0, &scene.walk("yellow 0", "outer 1")), Illegal::OwnDevilThere);
    assert_eq!(scene.refuses(0, &scene.walk("yellow 1", "yellow start")), Illegal::NoWay);
    let nowhere = Move::Walk { devil: scene.devil("yellow 0").id, to: SpaceId(99) };
    assert_eq!(scene.refuses(0, &nowhere), Illegal::NoWay);
}
