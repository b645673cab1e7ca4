use super::scene::{ONE, Scene, TWO, at, card, door, front};
use crate::Viewer;
use crate::games::hungry_little_demons::{
    Arrow, Card, Chef, Event, Illegal, May, Move, OpenEvent, Phase, Side, Space, Spot,
};

const CAKE: [&str; 2] = ["Angel Food Cake", "Classic Carrot Cake"];

fn goes(space: Space) -> Move {
    Move::MoveChef { space }
}

#[test]
fn a_turn_has_up_to_three_actions_and_may_end_earlier_even_with_none() {
    // Ruling 4.
    let mut scene = Scene::new(&[Chef::Olive, Chef::Saffron]);
    scene.play(&Move::EndTurn);
    assert_eq!(scene.game.turn, TWO, "with none");
    scene.play(&Move::MoveDemon { house: ONE });
    scene.play(&Move::EndTurn);
    assert_eq!(scene.game.turn, ONE, "with one");
    for (left, chosen) in [(2, goes(at(0, 0))), (1, goes(at(0, 1))), (3, Move::Look { space: at(2, 2) })] {
        scene.play(&chosen);
        assert_eq!(scene.game.actions_left, left);
    }
    assert_eq!(scene.game.turn, TWO, "after three");
}

#[test]
fn the_same_action_may_be_taken_again() {
    // Ruling 4.
    let mut scene = Scene::new(&[Chef::Olive, Chef::Saffron]).chef_at(ONE, at(1, 1));
    for _ in 0..3 {
        scene.play(&Move::Look { space: at(3, 3) });
    }
    assert_eq!(scene.game.turn, TWO);
}

#[test]
fn a_chef_enters_and_leaves_the_forest_only_through_its_own_door() {
    // Ruling 5.
    let mut scene = Scene::new(&[Chef::Olive, Chef::Saffron]).door(ONE, door(Side::Right, 2));
    assert_eq!(scene.refused(&goes(at(2, 4))), Illegal::NotThroughOwnDoor);
    scene.play(&goes(at(2, 5)));
    scene.play(&goes(at(1, 5)));
    assert_eq!(scene.refused(&Move::MoveChefHome), Illegal::NotThroughOwnDoor);
    scene.play(&goes(at(2, 5)));
    scene.play(&Move::EndTurn);
    scene.until_turn_of(ONE);
    scene.play(&Move::MoveChefHome);
    assert_eq!(scene.public().seats[ONE].chef_at, None);
    assert_eq!(scene.refused(&Move::MoveChefHome), Illegal::ChefAtHome);
}

#[test]
fn a_chef_moves_one_space_up_right_down_or_left_and_stays_in_the_forest() {
    // Ruling 5.
    let scene = Scene::new(&[Chef::Olive, Chef::Saffron]).chef_at(ONE, at(0, 1));
    let Some(May::Act { chef_to, .. }) = scene.view(ONE).may else { panic!("may act") };
    assert_eq!(chef_to, [at(0, 0), at(0, 2), at(1, 1)]);
    assert_eq!(scene.refused(&goes(at(1, 2))), Illegal::OutOfReach);
    assert_eq!(scene.refused(&goes(at(0, 1))), Illegal::OutOfReach, "staying is no move");
    assert_eq!(scene.refused(&goes(at(4, 1))), Illegal::NoSuchSpace);
}

#[test]
fn burgundy_also_moves_diagonally_but_only_between_forest_spaces() {
    // Ruling 5.
    let mut scene = Scene::new(&[Chef::Burgundy, Chef::Saffron]).chef_at(ONE, at(1, 1));
    let Some(May::Act { chef_to, .. }) = scene.view(ONE).may else { panic!("may act") };
    assert_eq!(chef_to.len(), 8);
    scene.play(&goes(at(0, 0)));
    scene.play(&Move::MoveChefHome);
    assert_eq!(scene.refused(&goes(at(0, 1))), Illegal::NotThroughOwnDoor, "not out of the house");
}

#[test]
fn any_number_of_chefs_may_share_a_space() {
    // Ruling 5.
    let mut scene = Scene::new(&[Chef::Olive, Chef::Saffron, Chef::Cream])
        .chef_at(ONE, at(0, 0))
        .chef_at(TWO, at(0, 1))
        .chef_at(super::scene::THREE, at(0, 1));
    scene.play(&goes(at(0, 1)));
    assert!(scene.public().seats.values().all(|seat| seat.chef_at == Some(at(0, 1))));
}

#[test]
fn a_chef_looks_and_gathers_only_in_the_forest_and_looks_anywhere() {
    let mut scene = Scene::new(&[Chef::Olive, Chef::Saffron]);
    assert_eq!(scene.refused(&Move::Look { space: at(0, 0) }), Illegal::ChefAtHome);
    assert_eq!(scene.refused(&Move::Gather { space: at(0, 0) }), Illegal::ChefAtHome);
    scene.play(&goes(at(0, 0)));
    assert_eq!(scene.refused(&Move::Look { space: at(0, 6) }), Illegal::NoSuchSpace);
    assert_eq!(scene.refused(&Move::Gather { space: at(0, 1) }), Illegal::NotGatheredFromThere);
    scene.play(&Move::Look { space: at(3, 5) });
    assert_eq!(scene.spot(Viewer::Public, at(3, 5)), Spot::FaceUp { card: scene.truth(at(3, 5)) });
}

#[test]
fn salmon_gathers_from_its_own_space_or_the_one_above_but_not_above_the_top_row() {
    // Ruling 9.
    let scene = Scene::new(&[Chef::Salmon, Chef::Saffron]).chef_at(ONE, at(1, 1));
    let Some(May::Act { gather, .. }) = scene.view(ONE).may else { panic!("may act") };
    assert_eq!(gather, [at(1, 1), at(0, 1)]);
    let scene = scene.chef_at(ONE, at(0, 1));
    let Some(May::Act { gather, .. }) = scene.view(ONE).may else { panic!("may act") };
    assert_eq!(gather, [at(0, 1)]);
    let other = Scene::new(&[Chef::Olive, Chef::Saffron]).chef_at(ONE, at(1, 1));
    assert_eq!(other.refused(&Move::Gather { space: at(0, 1) }), Illegal::NotGatheredFromThere);
}

/// Where Salmon stands, one space below where it gathers a Honey card with this arrow.
fn salmon_after_gathering_above(gap: Space, arrow: Arrow) -> Space {
    let below = at(gap.row + 1, gap.column);
    let mut scene = Scene::new(&[Chef::Salmon, Chef::Saffron])
        .recipes(ONE, CAKE)
        .lies(gap, card("Honey", arrow))
        .chef_at(ONE, below);
    scene.play(&Move::Gather { space: gap });
    assert_eq!(scene.gathered_by(ONE), [front("Honey", arrow)]);
    scene.public().seats[ONE].chef_at.expect("in the forest")
}

#[test]
fn salmon_gathering_above_stands_on_another_card_and_rides_if_that_shifts() {
    // Ruling 9.
    assert_eq!(salmon_after_gathering_above(at(1, 2), Arrow::Up), at(1, 2), "up: rides");
    assert_eq!(salmon_after_gathering_above(at(1, 2), Arrow::Down), at(2, 2), "down: stays");
    assert_eq!(salmon_after_gathering_above(at(0, 2), Arrow::Down), at(0, 2), "down from row 0: rides up");
    assert_eq!(salmon_after_gathering_above(at(1, 2), Arrow::Left), at(2, 2), "left: another row");
}

#[test]
fn a_demon_bait_or_wood_sprite_above_salmon_takes_effect_there() {
    // Ruling 9.
    let mut scene = Scene::new(&[Chef::Salmon, Chef::Saffron])
        .chef_at(ONE, at(2, 2))
        .lies(at(1, 2), Card::DemonBait)
        .on_deck(&[Card::WoodSprite, card("Honey", Arrow::Up)]);
    scene.play(&Move::Gather { space: at(1, 2) });
    assert_eq!(scene.public().seats[ONE].baits, 1);
    assert_eq!(scene.truth(at(1, 2)), Card::WoodSprite, "refilled there");
    scene.play(&Move::Gather { space: at(1, 2) });
    assert_eq!(scene.phase(), Phase::SpriteTake { space: at(1, 2), cards: 3 });
}

fn olive() -> Scene {
    Scene::new(&[Chef::Olive, Chef::Saffron])
        .recipes(ONE, CAKE)
        .lies(at(1, 1), card("Honey", Arrow::Up))
        .lies(at(2, 1), card("Eggs", Arrow::Up))
        .on_deck(&[card("Onions", Arrow::Up)])
        .chef_at(ONE, at(1, 1))
}

#[test]
fn olive_decides_whether_to_shift_after_seeing_the_card_and_nothing_else_meanwhile() {
    // Ruling 10.
    let mut scene = olive();
    let events = scene.play(&Move::Gather { space: at(1, 1) });
    assert!(matches!(events[0], Event::Open(OpenEvent::TurnedUp { .. })), "everybody sees the card");
    assert_eq!(scene.phase(), Phase::ChooseShift { gap: at(1, 1), arrow: Arrow::Up });
    assert_eq!(scene.view(ONE).may, Some(May::ChooseShift { direction: Arrow::Up, edge: at(3, 1) }));
    for other in [Move::EndTurn, Move::MoveDemon { house: TWO }, Move::Look { space: at(0, 0) }] {
        assert_eq!(scene.refused(&other), Illegal::NotNow);
    }
    scene.play(&Move::ChooseShift { shift: true });
    assert_eq!(scene.truth(at(1, 1)), card("Eggs", Arrow::Up));
    assert_eq!(scene.truth(at(3, 1)), card("Onions", Arrow::Up));
}

#[test]
fn without_olives_shift_the_gap_itself_is_refilled() {
    // Ruling 10.
    let mut scene = olive();
    scene.play(&Move::Gather { space: at(1, 1) });
    scene.play(&Move::ChooseShift { shift: false });
    assert_eq!(scene.truth(at(1, 1)), card("Onions", Arrow::Up));
    assert_eq!(scene.truth(at(2, 1)), card("Eggs", Arrow::Up));
    assert_eq!((scene.phase(), scene.game.actions_left), (Phase::Act, 2));
}

#[test]
fn olive_is_not_asked_when_the_deck_is_empty() {
    // Ruling 10.
    let mut scene = olive().deck_of(0);
    scene.play(&Move::Gather { space: at(1, 1) });
    assert_eq!(scene.phase(), Phase::Over);
}

#[test]
fn an_absent_olive_shifts() {
    // Ruling 10.
    let mut scene = olive();
    scene.play(&Move::Gather { space: at(1, 1) });
    assert_eq!(scene.autopilot(ONE), Move::ChooseShift { shift: true });
}

#[test]
fn nobody_but_olive_is_asked_whether_to_shift() {
    // Ruling 10.
    let mut scene = Scene::new(&[Chef::Cream, Chef::Olive])
        .recipes(ONE, CAKE)
        .lies(at(1, 1), card("Honey", Arrow::Up))
        .chef_at(ONE, at(1, 1));
    scene.play(&Move::Gather { space: at(1, 1) });
    assert_eq!(scene.phase(), Phase::Act);
}

#[test]
fn saffron_may_look_at_a_second_card_or_stop_for_one_action() {
    // Ruling 11.
    let mut scene = Scene::new(&[Chef::Saffron, Chef::Olive]).chef_at(ONE, at(0, 0));
    scene.play(&Move::Look { space: at(1, 1) });
    assert_eq!((scene.phase(), scene.game.actions_left), (Phase::SecondLook, 2));
    assert_eq!(scene.refused(&Move::EndTurn), Illegal::NotNow);
    scene.play(&Move::Look { space: at(2, 2) });
    assert_eq!((scene.phase(), scene.game.actions_left), (Phase::Act, 2));
    for space in [at(1, 1), at(2, 2)] {
        assert!(matches!(scene.spot(Viewer::Public, space), Spot::FaceUp { .. }), "both still lie face up");
    }
    scene.play(&Move::Look { space: at(1, 1) });
    scene.play(&Move::StopLooking);
    assert_eq!((scene.phase(), scene.game.actions_left), (Phase::Act, 1));
}

#[test]
fn saffron_deals_with_a_bait_or_sprite_before_looking_again_also_at_the_same_space() {
    // Ruling 11.
    let mut scene = Scene::new(&[Chef::Saffron, Chef::Olive])
        .chef_at(ONE, at(0, 0))
        .lies(at(1, 1), Card::WoodSprite)
        .on_deck(&[card("Honey", Arrow::Up), card("Honey", Arrow::Down), card("Honey", Arrow::Left), Card::DemonBait]);
    scene.play(&Move::Look { space: at(1, 1) });
    scene.play(&Move::SpriteTake { card: None });
    scene.play(&Move::SpriteOrder { order: vec![0, 1, 2, 3] });
    assert_eq!(scene.phase(), Phase::SecondLook);
    assert_eq!(scene.spot(Viewer::Public, at(1, 1)), Spot::FaceUp { card: Card::DemonBait });
    scene.play(&Move::Look { space: at(1, 1) });
    assert_eq!(scene.public().seats[ONE].baits, 1, "the second look takes it");
    assert_eq!((scene.phase(), scene.game.actions_left), (Phase::Act, 2));
}

#[test]
fn saffron_ends_the_match_with_a_second_look_at_a_bait_that_cannot_be_replaced() {
    // Rulings 11, 12 and 18.
    let mut scene = Scene::new(&[Chef::Saffron, Chef::Olive])
        .chef_at(ONE, at(0, 0))
        .lies(at(1, 1), Card::DemonBait)
        .lies(at(2, 2), Card::DemonBait)
        .deck_of(1);
    scene.play(&Move::Look { space: at(1, 1) });
    assert_eq!((scene.phase(), scene.deck().len()), (Phase::SecondLook, 0));
    scene.play(&Move::Look { space: at(2, 2) });
    assert_eq!(scene.phase(), Phase::Over);
    assert_eq!((scene.public().seats[ONE].baits, scene.public().score.unwrap().ended_by), (2, Some(ONE)));
}

#[test]
fn others_look_at_one_card_only() {
    // Ruling 11.
    let mut scene = Scene::new(&[Chef::Olive, Chef::Saffron]).chef_at(ONE, at(0, 0));
    scene.play(&Move::Look { space: at(1, 1) });
    assert_eq!(scene.phase(), Phase::Act);
    assert_eq!(scene.refused(&Move::StopLooking), Illegal::NotNow);
}
