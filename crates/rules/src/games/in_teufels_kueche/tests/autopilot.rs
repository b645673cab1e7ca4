//! What a seat does that plays by itself.

use crate::games::in_teufels_kueche::{InTeufelsKueche, Menu, Move, PotPlace};
use crate::{Chance, Game, Match, Seat, Viewer};

use super::scene::{Scene, before_the_deal, seats};

fn chooses(scene: &Scene, seat: u8) -> Move {
    InTeufelsKueche::autopilot(&scene.seen_by(seat), &mut Chance::new([1; 32], 0))
}

/// Lets the seat play its turn; stops when another one is asked.
fn plays_its_turn(scene: &mut Scene, seat: u8) {
    while scene.asked() == [usize::from(seat)] {
        let chosen = chooses(scene, seat);
        scene.plays(seat, &chosen);
        if chosen == Move::EndTurn {
            break;
        }
    }
}

#[test]
fn it_serves_a_pot_that_it_can_bring_home() {
    let mut scene = Scene::of_two().at("yellow 0", "inner 3").carrying("yellow 0", "yellow dot").rolled(0, "3 3");
    plays_its_turn(&mut scene, 0);
    assert_eq!(scene.points(0), 5);
}

#[test]
fn it_carries_a_pot_towards_its_grill() {
    let mut scene = Scene::of_two().at("yellow 0", "outer 1").rolled(0, "1 1");
    plays_its_turn(&mut scene, 0);
    let board = scene.view().board;
    let devil = scene.devil("yellow 0");
    assert!(devil.carries.is_some());
    let left = board.ways(devil.colour, devil.space.unwrap(), |_| true).cost(board.grill_of(devil.colour)).unwrap();
    assert!(left < 5, "{left} steps left");
}

#[test]
fn it_does_not_carry_its_own_milk() {
    let mut scene = Scene::of_two().at("yellow 0", "outer 7").carrying("yellow 0", "yellow cross").rolled(0, "3 3");
    plays_its_turn(&mut scene, 0);
    assert_ne!(scene.carried("yellow 0"), Some(scene.pot("yellow cross").id));
}

#[test]
fn it_attacks_a_carrier_close_to_the_grill() {
    let scene = Scene::of_two()
        .served(1, "blue dot")
        .served(1, "yellow triangle")
        .at("blue 0", "inner 1")
        .carrying("blue 0", "blue triangle")
        .at("yellow 0", "inner 3")
        .rolled(0, "2 wing");
    let attacks = matches!(chooses(&scene, 0), Move::Walk { to, .. } if to == scene.space("inner 1"));
    assert!(attacks);
}

#[test]
fn it_lets_an_opponent_walk_into_its_milk() {
    let scene = Scene::of_two()
        .at("blue 0", "inner 1")
        .carrying("blue 0", "yellow cross")
        .at("yellow 0", "inner 3")
        .rolled(0, "2 wing");
    let attacks = matches!(chooses(&scene, 0), Move::Walk { to, .. } if to == scene.space("inner 1"));
    assert!(!attacks);
}

#[test]
fn it_declines_when_only_it_has_something_to_lose() {
    let mut scene =
        Scene::of_two().at("yellow 0", "inner 1").bareheaded("blue 0").at("blue 0", "inner 2").rolled(0, "3 3");
    scene.plays(0, &scene.walk("yellow 0", "inner 2"));
    assert_eq!(chooses(&scene, 1), Move::Decline);
}

// Ruling 6.
#[test]
fn whoever_is_away_fights_even_where_the_autopilot_would_decline() {
    let mut scene = Scene::of_two().at("yellow 0", "inner 1").bareheaded("blue 0").at("blue 0", "inner 2");
    scene = scene.rolled(0, "3 3");
    scene.plays(0, &scene.walk("yellow 0", "inner 2"));
    let chosen = InTeufelsKueche::when_absent(&scene.seen_by(1), &mut Chance::new([1; 32], 0));
    assert_eq!(chosen, Move::Duel);
}

#[test]
fn it_fights_for_a_pot_that_would_win() {
    let mut scene = Scene::of_two()
        .served(1, "yellow dot")
        .at("blue 0", "inner 2")
        .carrying("blue 0", "blue dot")
        .bareheaded("blue 0")
        .at("yellow 0", "inner 3")
        .rolled(0, "3 3");
    scene.plays(0, &scene.walk("yellow 0", "inner 2"));
    assert_eq!(chooses(&scene, 1), Move::Duel);
}

#[test]
fn it_fights_with_a_last_devil_which_has_no_hat_to_lose() {
    let mut scene = Scene::of_two().without("blue 1").without("blue 2").bareheaded("blue 0").at("blue 0", "inner 2");
    scene = scene.at("yellow 0", "inner 3").rolled(0, "3 3");
    scene.plays(0, &scene.walk("yellow 0", "inner 2"));
    assert_eq!(chooses(&scene, 1), Move::Duel);
}

#[test]
fn it_does_not_walk_into_milk_twice() {
    let unwary = Scene::of_four().at("yellow 0", "inner 5").pot_on("violet dot", "inner 5");
    let scene = unwary.rolled(0, "3 3");
    assert_eq!(chooses(&scene, 0), scene.take("yellow 0", "violet dot"));
    let burnt = Scene::of_four().served(0, "blue cross").at("yellow 1", "inner 5").pot_on("violet dot", "inner 5");
    let mut scene = burnt.rolled(0, "3 3");
    plays_its_turn(&mut scene, 0);
    assert_eq!(scene.pot("violet dot").place, PotPlace::Station { space: scene.space("inner 5") });
}

#[test]
fn it_takes_a_pot_of_a_colour_whose_milk_is_served() {
    let burnt = Scene::of_four().served(0, "blue cross").at("yellow 1", "inner 5").pot_on("blue dot", "inner 5");
    let scene = burnt.rolled(0, "3 3");
    assert_eq!(chooses(&scene, 0), scene.take("yellow 1", "blue dot"));
}

#[test]
fn it_risks_its_last_devil_only_to_win() {
    let careful = |scene: Scene| {
        let scene =
            scene.without("yellow 1").without("yellow 2").at("yellow 0", "inner 5").pot_on("blue dot", "inner 5");
        let scene = scene.rolled(0, "3 3");
        chooses(&scene, 0) != scene.take("yellow 0", "blue dot")
    };
    assert!(careful(Scene::of_two()));
    assert!(!careful(Scene::of_two().served(0, "yellow dot").served(0, "yellow triangle").served(0, "yellow square")));
}

#[test]
fn it_places_its_milk_nearer_to_others_than_its_food() {
    let (mut food, mut milk) = ((0, 0), (0, 0));
    for seed in 0..20 {
        let mut play = Match::begin(before_the_deal(2), seats(2), [seed; 32]);
        let mut chance = Chance::new([seed; 32], 1);
        while play.game().view(Viewer::Public).turn.is_none() {
            let seat = play.game().status().acting().first().unwrap();
            let chosen = InTeufelsKueche::autopilot(&play.game().view(Viewer::Seat(seat)), &mut chance);
            play = play.play(seat, play.ply(seat), &chosen).unwrap();
        }
        let view = play.game().view(Viewer::Archive);
        let colour = view.seats[Seat::new(0)].colour;
        let ways = view.board.ways(colour, view.board.start_of(colour), |_| true);
        for pot in view.pots.iter().filter(|pot| pot.colour == colour) {
            let PotPlace::Station { space } = pot.place else { panic!() };
            let sum = if pot.menu == Some(Menu::MILK) { &mut milk } else { &mut food };
            *sum = (sum.0 + u32::from(ways.cost(space).unwrap()), sum.1 + 1);
        }
    }
    assert!(milk.0 * food.1 > food.0 * milk.1, "milk {milk:?}, food {food:?} steps from home");
}
