use std::collections::BTreeSet;

use super::scene::{ONE, Scene, THREE, TWO, at, door};
use crate::games::hungry_little_demons::{
    Card, Chef, Chefs, Door, Event, Furniture, Grid, HungryLittleDemons, Illegal, May, Move, OpenEvent, Options, Phase,
    RecipeColour, Side, Spot,
};
use crate::{Game, Match, Memory, Seat, SeatCount, SeatSet, Viewer};

fn begun(chefs: Chefs, seats: u8, seed: u8) -> Match<HungryLittleDemons> {
    let scene = Scene::unbegun(Options { chefs, memory: Memory::Strict }, seats);
    Match::begin(scene.game, SeatCount::new(seats).unwrap(), [seed; 32])
}

/// Lets whoever acts take the first move that is offered until the match waits for something else.
fn through(mut play: Match<HungryLittleDemons>, phase: fn(&Phase) -> bool) -> Match<HungryLittleDemons> {
    while phase(&play.game().phase) {
        let seat = play.game().status().acting().first().unwrap();
        play = play.play(seat, play.ply(seat), &play.game().legal_moves(seat)[0]).unwrap();
    }
    play
}

#[test]
fn the_first_player_and_the_chefs_are_random() {
    // Ruling 1.
    let views: Vec<_> = (0..40).map(|seed| begun(Chefs::Random, 3, seed).game().view(Viewer::Public)).collect();
    let starters: BTreeSet<Seat> = views.iter().map(|view| view.starter).collect();
    assert_eq!(starters.len(), 3);
    let of_seat_0: BTreeSet<Option<Chef>> = views.iter().map(|view| view.seats[ONE].chef).collect();
    assert_eq!(of_seat_0.len(), 6);
    for view in views {
        let chefs: BTreeSet<_> = view.seats.values().map(|seat| seat.chef).collect();
        assert_eq!(chefs.len(), 3, "no two are the same chef");
    }
}

#[test]
fn chefs_may_be_picked_clockwise_each_by_one_seat() {
    // Ruling 1.
    let play = begun(Chefs::Picked, 3, 1);
    let starter = play.game().starter;
    assert_eq!(play.game().status().acting(), SeatSet::only(starter));
    assert!(
        play.game().view(Viewer::Public).forest.is_empty(),
        "Cream's Baits are set aside before the forest is laid"
    );
    let play = play.play(starter, 1, &Move::PickChef { chef: Chef::Olive }).unwrap();
    let next = play.game().seats().after(starter);
    assert_eq!(play.game().status().acting(), SeatSet::only(next));
    assert_eq!(play.game().decide(next, &Move::PickChef { chef: Chef::Olive }), Err(Illegal::ChefTaken));
    let play = through(play, |phase| *phase == Phase::PickChef);
    assert_eq!(play.game().phase, Phase::PlaceHouse);
    assert_eq!(play.game().turn, starter);
}

#[test]
fn cream_begins_with_two_demon_baits_that_the_forest_then_lacks() {
    // Ruling 1.
    for (chefs, baits, others) in [([Chef::Cream, Chef::Olive], 2, 2), ([Chef::Salmon, Chef::Olive], 0, 4)] {
        let scene = Scene::new(&chefs);
        assert_eq!(scene.public().seats[ONE].baits, baits);
        assert_eq!(scene.census()[&format!("{:?}", Card::DemonBait)], 4);
        let forest = scene.game.grid().spaces().map(|space| scene.truth(space));
        assert_eq!(forest.chain(scene.deck()).filter(|card| *card == Card::DemonBait).count(), others);
    }
}

#[test]
fn the_forest_lies_face_up_for_everybody_while_houses_are_placed_and_it_is_studied() {
    // Ruling 1.
    let placing = begun(Chefs::Random, 3, 2);
    let studying = through(placing.clone(), |phase| *phase == Phase::PlaceHouse);
    assert!(matches!(studying.game().phase, Phase::Study { .. }));
    for play in [placing, studying] {
        for viewer in [Viewer::Public, Viewer::Seat(ONE)] {
            let forest = play.game().view(viewer).forest;
            assert_eq!(forest.len(), 24);
            assert!(forest.iter().all(|spot| matches!(spot, Spot::FaceUp { .. })));
        }
    }
}

#[test]
fn houses_are_placed_clockwise_from_the_first_player_at_one_of_twenty_doors() {
    // Ruling 1.
    let play = begun(Chefs::Random, 3, 3);
    let starter = play.game().starter;
    let Some(May::PlaceHouse { doors }) = play.game().view(Viewer::Seat(starter)).may else { panic!("places a house") };
    assert_eq!(doors.len(), 20);
    let play = play.play(starter, 1, &Move::PlaceHouse { door: doors[0] }).unwrap();
    assert_eq!(play.game().turn, play.game().seats().after(starter));
    assert_eq!(
        play.game().decide(play.game().turn, &Move::PlaceHouse { door: door(Side::Left, 4) }),
        Err(Illegal::NoSuchDoor)
    );
}

#[test]
fn a_door_is_free_unless_taken_or_beside_a_taken_one_on_the_same_side() {
    // Ruling 1.
    let mut scene = Scene::unbegun(Options::default(), 2);
    scene.begin();
    scene.play(&Move::PlaceHouse { door: door(Side::Top, 1) });
    for taken in [0, 1, 2] {
        assert_eq!(scene.refused(&Move::PlaceHouse { door: door(Side::Top, taken) }), Illegal::DoorTooClose);
    }
    let Some(May::PlaceHouse { doors }) = scene.view(scene.game.turn).may else { panic!("places a house") };
    assert_eq!(doors.len(), 17);
}

#[test]
fn two_houses_may_share_a_corner_from_two_sides() {
    // Ruling 1.
    let mut scene = Scene::unbegun(Options::default(), 2);
    scene.begin();
    scene.play(&Move::PlaceHouse { door: door(Side::Top, 0) });
    scene.play(&Move::PlaceHouse { door: door(Side::Left, 0) });
    let doors: Vec<Option<Door>> = scene.public().seats.values().map(|seat| seat.door).collect();
    let spaces: Vec<_> = doors.into_iter().flatten().map(|door| scene.game.grid().behind(door)).collect();
    assert_eq!(spaces, [at(0, 0), at(0, 0)]);
}

#[test]
fn however_five_houses_stand_there_is_a_door_for_the_sixth() {
    // Ruling 1: by exhaustion.
    fn check(grid: Grid, taken: &mut Vec<Door>, rest: &[Door], tried: &mut usize) {
        *tried += 1;
        assert!(grid.doors().any(|door| !taken.iter().any(|other| other.is_too_close_to(door))), "{taken:?}");
        if taken.len() == 5 {
            return;
        }
        for (index, door) in rest.iter().enumerate() {
            if !taken.iter().any(|other| other.is_too_close_to(*door)) {
                taken.push(*door);
                check(grid, taken, &rest[index + 1..], tried);
                taken.pop();
            }
        }
    }
    let grid = Grid { rows: 4, columns: 6 };
    let doors: Vec<Door> = grid.doors().collect();
    assert_eq!(doors.len(), 20);
    let mut tried = 0;
    check(grid, &mut Vec::new(), &doors, &mut tried);
    assert!(tried > 5000, "{tried}");
}

#[test]
fn all_study_at_once_and_the_last_one_ready_conceals_the_forest() {
    // Rulings 1 and 2.
    let mut scene = Scene::unbegun(Options::default(), 3);
    scene.begin();
    while scene.phase() == Phase::PlaceHouse {
        let chosen = scene.game.legal_moves(scene.game.turn)[0].clone();
        scene.play(&chosen);
    }
    assert_eq!(scene.phase(), Phase::Study { waiting: [ONE, TWO, THREE].into_iter().collect(), seconds: None });
    scene.play_as(TWO, &Move::Ready);
    assert_eq!(scene.phase(), Phase::Study { waiting: [ONE, THREE].into_iter().collect(), seconds: None });
    assert!(!scene.game.status().acting().contains(TWO), "ready is final");
    scene.play_as(THREE, &Move::Ready);
    let seconds = Some(scene.game.edition.limits.study_seconds);
    assert_eq!(scene.phase(), Phase::Study { waiting: SeatSet::only(ONE), seconds }, "two of three are ready");
    assert_eq!(scene.game.seconds_to_decide(), seconds);
    let events = scene.play_as(ONE, &Move::Ready);
    assert!(matches!(
        events[..],
        [
            Event::Open(OpenEvent::Studied { .. }),
            Event::Open(OpenEvent::Concealed),
            Event::Open(OpenEvent::RecipesDealt { .. })
        ]
    ));
    assert!(scene.public().forest.iter().all(|spot| *spot == Spot::FaceDown));
    assert_eq!((scene.phase(), scene.game.turn), (Phase::Act, scene.game.starter));
}

#[test]
fn the_study_limit_runs_once_at_least_half_are_ready() {
    // Ruling 2.
    for (seats, ready) in [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut play = through(begun(Chefs::Random, seats, 4), |phase| !matches!(phase, Phase::Study { .. }));
        for count in 1..=ready {
            assert_eq!(play.game().seconds_to_decide(), None, "{count} of {seats}");
            let seat = play.game().status().acting().first().unwrap();
            play = play.play(seat, play.ply(seat), &Move::Ready).unwrap();
        }
        assert_eq!(play.game().seconds_to_decide(), Some(90), "{ready} of {seats}");
    }
}

#[test]
fn each_seat_is_dealt_a_blue_and_a_red_recipe_that_everybody_sees() {
    // Ruling 1.
    let play = through(begun(Chefs::Random, 6, 4), |phase| *phase != Phase::Act);
    let view = play.game().view(Viewer::Public);
    let mut names = BTreeSet::new();
    for seat in view.seats.values() {
        let colours: Vec<_> = seat.recipes.iter().map(|recipe| recipe.colour).collect();
        assert_eq!(colours, [RecipeColour::Blue, RecipeColour::Red]);
        names.extend(seat.recipes.iter().map(|recipe| recipe.name.clone()));
    }
    assert_eq!(names.len(), 12, "each recipe is dealt once");
}

#[test]
fn every_seat_begins_at_home_with_its_demon_and_three_pieces_of_furniture() {
    // Rulings 1 and 17.
    let view = Scene::new(&[Chef::Olive, Chef::Saffron, Chef::Charcoal]).public();
    for (seat, house) in view.seats.iter() {
        assert_eq!((house.chef_at, house.demon_in), (None, Some(seat)));
        assert_eq!(house.furniture, Furniture::ALL);
    }
    assert_eq!((view.starter, view.turn, view.actions_left), (ONE, ONE, 3));
}
