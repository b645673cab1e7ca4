use super::scene::{ONE, Scene, THREE, TWO, at, card, front, ingredient};
use crate::Viewer;
use crate::games::hungry_little_demons::{
    Arrow, Card, Chef, Ending, Event, Furniture, Illegal, May, Move, OpenEvent, Phase, Spot, Trophy,
};

const CAKES: [&str; 2] = ["Angel Food Cake", "Classic Carrot Cake"];
const SOUP_AND_SALAD: [&str; 2] = ["Super Miso Soup", "Egg Chop Salad"];

fn destroys(furniture: Furniture) -> Move {
    Move::Destroy { furniture }
}

/// Seat 0's demon is in the house of seat 1.
fn haunting() -> Scene {
    Scene::new(&[Chef::Salmon, Chef::Burgundy, Chef::Olive])
        .recipes(ONE, CAKES)
        .recipes(TWO, SOUP_AND_SALAD)
        .demon_in(ONE, TWO)
}

#[test]
fn demons_move_from_house_to_house_and_may_share_one() {
    let mut scene = haunting();
    assert_eq!(scene.refused(&Move::MoveDemon { house: TWO }), Illegal::DemonThereAlready);
    assert_eq!(scene.refused(&Move::MoveDemon { house: super::scene::SEATS[3] }), Illegal::NoSuchHouse);
    scene.play(&Move::MoveDemon { house: THREE });
    scene.play(&Move::MoveDemon { house: ONE });
    let demons: Vec<_> = scene.public().seats.values().map(|seat| seat.demon_in).collect();
    assert_eq!(demons, [Some(ONE), Some(TWO), Some(THREE)]);
}

#[test]
fn mischief_names_an_ingredient_and_any_card() {
    // Ruling 15: demon and chef may be anywhere.
    let mut scene = haunting();
    assert_eq!(
        scene.refused(&Move::MakeMischief { ingredient: ingredient("Eggs"), space: at(4, 0) }),
        Illegal::NoSuchSpace
    );
    let none = crate::games::hungry_little_demons::Ingredient(12);
    assert_eq!(scene.refused(&Move::MakeMischief { ingredient: none, space: at(3, 0) }), Illegal::NoSuchIngredient);
    scene.play(&Move::MakeMischief { ingredient: ingredient("Eggs"), space: at(3, 0) });
    assert_eq!(scene.game.actions_left, 2);
}

#[test]
fn gameplay_example_3_eggs_are_named_but_onions_are_turned_up_and_down_again() {
    // Ruling 15.
    let mut scene = haunting().lies(at(2, 2), card("Onions", Arrow::Down));
    let events = scene.play(&Move::MakeMischief { ingredient: ingredient("Eggs"), space: at(2, 2) });
    assert_eq!(events.len(), 1);
    assert_eq!(scene.spot(Viewer::Public, at(2, 2)), Spot::FaceUp { card: card("Onions", Arrow::Down) });
    scene.play(&Move::MoveDemon { house: ONE });
    assert_eq!(scene.spot(Viewer::Public, at(2, 2)), Spot::FaceDown);
    assert_eq!(scene.truth(at(2, 2)), card("Onions", Arrow::Down));
}

#[test]
fn gameplay_example_4_spices_rightly_named_go_under_the_deck_and_herbs_replace_them() {
    // Ruling 15.
    let mut scene = haunting().lies(at(2, 2), card("Spices", Arrow::Down)).on_deck(&[card("Herbs", Arrow::Up)]);
    let size = scene.deck().len();
    scene.play(&Move::MakeMischief { ingredient: ingredient("Spices"), space: at(2, 2) });
    assert_eq!(scene.deck().last(), Some(&card("Spices", Arrow::Down)));
    assert_eq!(scene.deck().len(), size);
    assert_eq!(scene.spot(Viewer::Public, at(2, 2)), Spot::FaceUp { card: card("Herbs", Arrow::Up) });
}

#[test]
fn with_an_empty_deck_a_rightly_named_card_refills_its_own_space() {
    // Ruling 15.
    let mut scene = haunting().lies(at(2, 2), card("Spices", Arrow::Down)).deck_of(0);
    scene.play(&Move::MakeMischief { ingredient: ingredient("Spices"), space: at(2, 2) });
    assert_eq!(scene.spot(Viewer::Public, at(2, 2)), Spot::FaceUp { card: card("Spices", Arrow::Down) });
    assert_eq!(scene.phase(), Phase::Act);
}

#[test]
fn nobody_destroys_their_own_furniture() {
    // Ruling 16.
    let scene = haunting().demon_in(ONE, ONE);
    assert_eq!(scene.refused(&destroys(Furniture::Bed)), Illegal::OwnFurniture);
    assert_eq!(scene.refused(&Move::DestroyBait), Illegal::OwnFurniture);
}

#[test]
fn each_piece_is_destroyed_once_and_an_empty_house_is_safe_even_with_a_bait() {
    // Ruling 16.
    let mut scene = haunting();
    for piece in Furniture::ALL {
        scene.play(&destroys(piece));
        scene.until_turn_of(ONE);
        assert_eq!(scene.refused(&destroys(piece)), Illegal::NoSuchFurniture);
    }
    let trophies = Furniture::ALL.map(|furniture| Trophy { owner: TWO, furniture });
    assert_eq!(scene.public().seats[ONE].destroyed, trophies);
    assert_eq!(scene.public().seats[TWO].furniture, []);
    let scene = scene.baits(TWO, 1);
    assert_eq!(scene.refused(&Move::DestroyBait), Illegal::NoSuchFurniture);
}

#[test]
fn forest_example_4_a_demon_bait_is_destroyed_instead_of_furniture() {
    // Rulings 12 and 16: Burgundy finds a Bait; later Charcoal's demon must destroy it.
    let mut scene = Scene::new(&[Chef::Burgundy, Chef::Charcoal])
        .chef_at(ONE, at(0, 0))
        .lies(at(3, 3), Card::DemonBait)
        .demon_in(TWO, ONE);
    scene.play(&Move::Look { space: at(3, 3) });
    assert_eq!(scene.public().seats[ONE].baits, 1);
    scene.until_turn_of(TWO);
    let Some(May::Act { destroy, destroy_bait, .. }) = scene.view(TWO).may else { panic!("may act") };
    assert_eq!((destroy.len(), destroy_bait), (0, true));
    assert_eq!(scene.refused(&destroys(Furniture::Bed)), Illegal::BaitProtects);
    let events = scene.play(&Move::DestroyBait);
    assert_eq!(events, [Event::Open(OpenEvent::BaitDestroyed { seat: TWO, victim: ONE })]);
    assert_eq!(scene.deck().last(), Some(&Card::DemonBait));
    let view = scene.public();
    assert_eq!((view.seats[ONE].baits, view.seats[ONE].furniture.len()), (0, 3));
    assert_eq!(view.seats[TWO].destroyed, [], "nothing is counted");
    assert_eq!((scene.phase(), scene.game.actions_left), (Phase::Act, 2));
    assert_eq!(scene.refused(&Move::DestroyBait), Illegal::NoBait);
    scene.play(&destroys(Furniture::Bed));
}

#[test]
fn gameplay_example_2_saffron_steals_greens_but_neither_squash_nor_eggs() {
    // Rulings 6 and 16, with either recipe that Saffron's other one may be.
    for other in ["Classic Carrot Cake", "Mighty Mushroom Gyoza"] {
        let mut scene = Scene::new(&[Chef::Saffron, Chef::Burgundy])
            .recipes(ONE, ["Super Miso Soup", other])
            .recipes(TWO, ["Grilled Summer Salad", "Egg Chop Salad"])
            .gathered(ONE, &["Squash"])
            .gathered(TWO, &["Squash", "Eggs", "Greens"])
            .demon_in(ONE, TWO);
        scene.play(&destroys(Furniture::Bed));
        assert_eq!(scene.phase(), Phase::Steal { victim: TWO });
        assert_eq!(scene.view(ONE).may, Some(May::Steal { victim: TWO, cards: vec![2] }));
        assert_eq!(scene.refused(&Move::Steal { card: Some(0) }), Illegal::NotNeeded);
        assert_eq!(scene.refused(&Move::Steal { card: Some(1) }), Illegal::NotNeeded);
        assert_eq!(scene.refused(&Move::EndTurn), Illegal::NotNow);
        let greens = scene.gathered_by(TWO)[2];
        scene.play(&Move::Steal { card: Some(2) });
        assert_eq!(scene.gathered_by(ONE).last(), Some(&greens));
        let burgundy = &scene.public().seats[TWO];
        assert!(burgundy.needed.contains(&ingredient("Greens")), "he has to gather greens again");
        assert_eq!((burgundy.gathered.len(), scene.game.actions_left), (2, 2));
    }
}

#[test]
fn a_bed_may_be_destroyed_without_stealing() {
    // Ruling 16.
    let mut scene = haunting().gathered(TWO, &["Eggs"]);
    scene.play(&destroys(Furniture::Bed));
    scene.play(&Move::Steal { card: None });
    assert_eq!((scene.gathered_by(TWO).len(), scene.phase()), (1, Phase::Act));
}

#[test]
fn nothing_is_asked_after_a_bed_if_all_see_that_nothing_can_be_stolen() {
    // Ruling 16, and prompts for all games: gathered and needed cards are public.
    let mut scene = haunting().gathered(TWO, &["Onions"]);
    scene.play(&destroys(Furniture::Bed));
    assert_eq!(scene.phase(), Phase::Act);
}

#[test]
fn a_table_puts_a_chosen_ingredient_card_of_the_victim_on_top_of_the_deck() {
    // Ruling 16: a card is chosen, not only a kind, and keeps its arrow.
    let mut scene = haunting().gathered(TWO, &["Onions", "Eggs"]);
    let chosen = scene.gathered_by(TWO)[1];
    scene.play(&destroys(Furniture::Table));
    assert_eq!(scene.view(ONE).may, Some(May::ReturnCard { victim: TWO }));
    assert_eq!(scene.refused(&Move::ReturnCard { card: 2 }), Illegal::NoSuchCard);
    assert_eq!(scene.refused(&Move::EndTurn), Illegal::NotNow, "one must be chosen");
    scene.play(&Move::ReturnCard { card: 1 });
    assert_eq!(scene.deck()[0], Card::Ingredient(chosen));
    assert_eq!(scene.gathered_by(TWO).len(), 1);
}

#[test]
fn a_table_in_the_house_of_a_seat_without_ingredients_asks_nothing() {
    // Ruling 16.
    let mut scene = haunting();
    scene.play(&destroys(Furniture::Table));
    assert_eq!(scene.phase(), Phase::Act);
}

#[test]
fn bed_and_table_can_break_a_completed_recipe() {
    // Ruling 6.
    let soup = ["Greens", "Mushrooms", "Onions", "Squash"];
    for (furniture, answer) in
        [(Furniture::Bed, Move::Steal { card: Some(0) }), (Furniture::Table, Move::ReturnCard { card: 0 })]
    {
        let mut scene = haunting()
            .recipes(ONE, ["Grilled Summer Salad", "Classic Carrot Cake"])
            .gathered(TWO, &soup)
            .chef_at(TWO, at(3, 3));
        assert_eq!(scene.public().seats[TWO].completed, 1);
        scene.play(&destroys(furniture));
        scene.play(&answer);
        assert_eq!(scene.public().seats[TWO].completed, 0);
    }
}

#[test]
fn a_chair_sends_the_victims_chef_home() {
    // Ruling 16.
    let mut scene = haunting().chef_at(TWO, at(3, 3));
    let events = scene.play(&destroys(Furniture::Chair));
    assert_eq!(events[1..], [Event::Open(OpenEvent::SentHome { seat: TWO })]);
    assert_eq!(scene.public().seats[TWO].chef_at, None);
    assert_eq!(scene.phase(), Phase::Act);
}

#[test]
fn a_chair_of_a_chef_at_home_has_no_further_effect() {
    // Ruling 16.
    let mut scene = haunting();
    let events = scene.play(&destroys(Furniture::Chair));
    assert_eq!(events.len(), 1);
}

#[test]
fn a_chair_can_make_the_victim_end_the_match() {
    // Ruling 18.
    let mut scene = haunting().gathered(TWO, &["Greens", "Mushrooms", "Onions", "Squash"]).chef_at(TWO, at(3, 3));
    scene.play(&destroys(Furniture::Chair));
    let score = scene.public().score.expect("over");
    assert_eq!((score.ended_by, score.ending), (Some(TWO), Ending::CameHome));
}

#[test]
fn all_demons_count_against_the_house_they_stand_in_also_their_own() {
    // Ruling 17.
    let mut scene = haunting();
    scene.game.pace.quiet_turns = 3 * usize::from(scene.game.edition.limits.quiet_rounds_to_stop);
    scene.play(&Move::ProposeStop);
    scene.play(&Move::AnswerStop { agree: true });
    scene.play(&Move::AnswerStop { agree: true });
    let scores = scene.public().score.expect("over").scores;
    let demons = |seat| {
        let lines = &scores[seat].lines;
        lines.iter().filter(|line| line.points < 0).map(|line| line.points).sum::<i32>()
    };
    assert_eq!([ONE, TWO, THREE].map(demons), [0, -2, -1]);
}

#[test]
fn gathered_cards_lie_face_up() {
    // Ruling 16.
    let scene = haunting().gathered(TWO, &["Onions"]);
    let onions = scene.gathered_by(TWO)[0];
    assert_eq!(onions, front("Onions", onions.arrow));
    for viewer in [Viewer::Public, Viewer::Seat(ONE)] {
        assert_eq!(crate::Game::view(&scene.game, viewer).seats[TWO].gathered, [onions]);
    }
}
