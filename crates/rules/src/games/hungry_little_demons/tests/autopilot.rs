use super::scene::{ONE, Scene, THREE, TWO, at, card};
use crate::games::hungry_little_demons::{Arrow, Card, Chef, Furniture, Move};

const CHEFS: [Chef; 3] = [Chef::Charcoal, Chef::Cream, Chef::Saffron];
const SOUP_AND_CAKE: [&str; 2] = ["Super Miso Soup", "Classic Carrot Cake"];
const SOUP: [&str; 4] = ["Greens", "Mushrooms", "Onions", "Squash"];

/// Seat 0's demon is out already; the forest has nothing that it needs but Honey at row 2, column 3.
fn only_honey(scene: Scene) -> Scene {
    scene
        .recipes(ONE, ["Triple Berry Pie", "Berry French Toast"])
        .gathered(ONE, &["Berries", "Berries", "Eggs", "Grains", "Spices", "Spices"])
        .demon_in(ONE, TWO)
        .lies(at(2, 3), card("Honey", Arrow::Left))
}

#[test]
fn it_gathers_a_needed_card_that_it_is_reminded_of() {
    let scene = only_honey(Scene::assisted(&CHEFS)).chef_at(ONE, at(2, 3));
    assert_eq!(scene.autopilot(ONE), Move::Gather { space: at(2, 3) });
}

#[test]
fn it_walks_to_a_needed_card_that_it_is_reminded_of() {
    let scene = only_honey(Scene::assisted(&CHEFS)).destroyed(ONE, TWO, 1);
    assert_eq!(scene.autopilot(ONE), Move::MoveChef { space: at(0, 0) }, "out of the house");
    let scene = scene.chef_at(ONE, at(2, 1));
    assert_eq!(scene.autopilot(ONE), Move::MoveChef { space: at(2, 2) });
}

#[test]
fn under_strict_memory_it_remembers_nothing_and_gathers_where_it_is() {
    // Ruling 3.
    let scene = only_honey(Scene::new(&CHEFS)).destroyed(ONE, TWO, 1).chef_at(ONE, at(2, 1));
    assert_eq!(scene.autopilot(ONE), Move::Gather { space: at(2, 1) });
}

#[test]
fn it_goes_home_with_a_completed_recipe_if_that_wins() {
    let ready = || Scene::new(&CHEFS).recipes(ONE, SOUP_AND_CAKE).gathered(ONE, &SOUP);
    assert_eq!(ready().chef_at(ONE, at(0, 0)).autopilot(ONE), Move::MoveChefHome);
    assert_eq!(ready().chef_at(ONE, at(2, 0)).autopilot(ONE), Move::MoveChef { space: at(1, 0) });
    let ahead = ["Berries", "Eggs", "Grains", "Carrots", "Herbs", "Herbs"];
    let behind = ready().gathered(TWO, &ahead).destroyed(TWO, THREE, 3).chef_at(ONE, at(0, 0));
    assert_ne!(behind.autopilot(ONE), Move::MoveChefHome);
}

#[test]
fn its_demon_goes_to_the_leader() {
    let scene = Scene::new(&CHEFS).recipes(THREE, SOUP_AND_CAKE).gathered(THREE, &SOUP).chef_at(THREE, at(2, 2));
    assert_eq!(scene.autopilot(ONE), Move::MoveDemon { house: THREE });
}

#[test]
fn its_demon_steals_what_it_needs_and_breaks_a_completed_recipe() {
    let haunted = || {
        let scene = Scene::new(&CHEFS).recipes(TWO, SOUP_AND_CAKE).gathered(TWO, &SOUP);
        scene.chef_at(TWO, at(2, 2)).demon_in(ONE, TWO)
    };
    let mut scene = haunted().recipes(ONE, ["Grilled Summer Salad", "Berry French Toast"]);
    scene.game.houses[TWO].baits = 0;
    assert_eq!(scene.autopilot(ONE), Move::Destroy { furniture: Furniture::Bed });
    let mut scene = haunted().recipes(ONE, ["Angel Food Cake", "Berry French Toast"]);
    assert_eq!(scene.autopilot(ONE), Move::DestroyBait, "Cream's Baits come first");
    scene.game.houses[TWO].baits = 0;
    assert_eq!(scene.autopilot(ONE), Move::Destroy { furniture: Furniture::Table });
    scene.play(&Move::Destroy { furniture: Furniture::Table });
    let chosen = scene.autopilot(ONE);
    scene.play(&chosen);
    assert_eq!(scene.public().seats[TWO].completed, 0);
}

#[test]
fn it_never_sends_a_chef_with_a_completed_recipe_home() {
    let mut scene = Scene::new(&CHEFS)
        .recipes(ONE, ["Angel Food Cake", "Berry French Toast"])
        .recipes(TWO, SOUP_AND_CAKE)
        .gathered(TWO, &SOUP)
        .chef_at(TWO, at(2, 2))
        .demon_in(ONE, TWO);
    scene.game.houses[TWO].furniture = vec![Furniture::Chair];
    for _ in 0..12 {
        let chosen = scene.autopilot(ONE);
        assert!(!matches!(chosen, Move::Destroy { .. } | Move::DestroyBait), "{chosen:?}");
        scene.play(&Move::EndTurn);
        scene.until_turn_of(ONE);
    }
}

#[test]
fn it_takes_a_needed_ingredient_from_a_sprite_and_else_a_bait_and_puts_useful_cards_on_top() {
    let honey = card("Honey", Arrow::Up);
    let sprite = |deck: &[Card]| {
        let mut scene =
            only_honey(Scene::new(&CHEFS)).lies(at(1, 1), Card::WoodSprite).on_deck(deck).chef_at(ONE, at(0, 0));
        scene.play(&Move::Look { space: at(1, 1) });
        scene
    };
    assert_eq!(sprite(&[Card::DemonBait, honey]).autopilot(ONE), Move::SpriteTake { card: Some(1) });
    let tomatoes = card("Tomatoes", Arrow::Up);
    let none_needed = [tomatoes, Card::DemonBait, card("Tomatoes", Arrow::Left)];
    assert_eq!(sprite(&none_needed).autopilot(ONE), Move::SpriteTake { card: Some(1) });
    let mut scene = sprite(&[tomatoes, card("Tomatoes", Arrow::Left), honey]);
    scene.play(&Move::SpriteTake { card: None });
    assert_eq!(scene.autopilot(ONE), Move::SpriteOrder { order: vec![2, 0, 1, 3] });
}

#[test]
fn with_nothing_to_gather_in_sight_it_banishes_a_card_that_the_leader_needs() {
    let scene = only_honey(Scene::assisted(&CHEFS))
        .lies(at(2, 3), card("Tomatoes", Arrow::Left))
        .recipes(THREE, ["Ultimate Veggie Biryani", "Butternut Tikka Masala"])
        .gathered(THREE, &["Carrots"])
        .destroyed(ONE, TWO, 1);
    let needed = scene.public().seats[THREE].needed.clone();
    let Move::MakeMischief { ingredient, space } = scene.autopilot(ONE) else { panic!("{:?}", scene.autopilot(ONE)) };
    assert!(needed.contains(&ingredient));
    assert_eq!(scene.truth(space).ingredient().map(|card| card.ingredient), Some(ingredient), "rightly named");
}
