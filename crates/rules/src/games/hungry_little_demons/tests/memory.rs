use super::scene::{ONE, Scene, THREE, TWO, at, card, ingredient};
use crate::games::hungry_little_demons::{
    Arrow, Card, Chef, Furniture, HungryLittleDemons, KnownDeckCard, May, Move, Phase, Space, Spot,
};
use crate::{Chance, Game, Viewer};

const CHEFS: [Chef; 3] = [Chef::Burgundy, Chef::Olive, Chef::Cream];
const CAKES: [&str; 2] = ["Angel Food Cake", "Classic Carrot Cake"];

/// All but the Archive.
const VIEWERS: [Viewer; 4] = [Viewer::Seat(ONE), Viewer::Seat(TWO), Viewer::Seat(THREE), Viewer::Public];

fn looks(space: Space) -> Move {
    Move::Look { space }
}

/// A Sprite's cards lie under the deck in an order that only seat 0 knows.
fn after_a_sprite(scene: Scene) -> Scene {
    let mut scene = scene.chef_at(ONE, at(0, 0)).lies(at(1, 1), Card::WoodSprite).on_deck(&[
        card("Honey", Arrow::Up),
        card("Onions", Arrow::Up),
        card("Spices", Arrow::Up),
    ]);
    scene.play(&looks(at(1, 1)));
    scene.play(&Move::SpriteTake { card: None });
    scene.play(&Move::SpriteOrder { order: vec![2, 3, 0, 1] });
    scene
}

#[test]
fn a_revealed_card_lies_face_up_for_everybody_until_the_next_action_starts() {
    // Ruling 3.
    let mut scene = Scene::new(&CHEFS).chef_at(ONE, at(0, 0));
    scene.play(&looks(at(2, 2)));
    let up = Spot::FaceUp { card: scene.truth(at(2, 2)) };
    assert!(VIEWERS.iter().all(|viewer| scene.spot(*viewer, at(2, 2)) == up));
    scene.play(&Move::EndTurn);
    assert!(VIEWERS.iter().all(|viewer| scene.spot(*viewer, at(2, 2)) == up), "ending a turn is no action");
    scene.play(&Move::MoveChef { space: at(0, 2) });
    assert!(VIEWERS.iter().all(|viewer| scene.spot(*viewer, at(2, 2)) == Spot::FaceDown));
}

#[test]
fn choices_inside_an_action_do_not_turn_a_card_down() {
    // Ruling 3.
    let mut scene = Scene::new(&CHEFS).chef_at(ONE, at(0, 0)).lies(at(1, 1), Card::WoodSprite);
    scene.play(&looks(at(1, 1)));
    scene.play(&Move::SpriteTake { card: None });
    assert_eq!(scene.spot(Viewer::Public, at(1, 1)), Spot::FaceUp { card: Card::WoodSprite });
}

#[test]
fn every_kind_of_action_turns_the_cards_down() {
    // Ruling 3.
    let eggs = ingredient("Eggs");
    for next in [
        Move::MoveChef { space: at(0, 1) },
        Move::MoveChefHome,
        looks(at(3, 3)),
        Move::Gather { space: at(0, 0) },
        Move::MoveDemon { house: ONE },
        Move::Destroy { furniture: Furniture::Chair },
        Move::MakeMischief { ingredient: eggs, space: at(3, 3) },
    ] {
        let mut scene = Scene::new(&CHEFS).chef_at(ONE, at(0, 0)).demon_in(ONE, TWO);
        scene.play(&looks(at(2, 2)));
        scene.play(&next);
        assert_eq!(scene.spot(Viewer::Public, at(2, 2)), Spot::FaceDown, "{next:?}");
    }
    let mut scene = Scene::new(&CHEFS).chef_at(ONE, at(0, 0)).demon_in(ONE, THREE);
    scene.play(&looks(at(2, 2)));
    scene.play(&Move::DestroyBait);
    assert_eq!(scene.spot(Viewer::Public, at(2, 2)), Spot::FaceDown);
}

#[test]
fn under_strict_memory_nobody_is_reminded_of_anything_turned_down() {
    // Ruling 3.
    let mut scene = after_a_sprite(Scene::new(&CHEFS));
    scene.play(&Move::MoveDemon { house: TWO });
    for viewer in VIEWERS {
        let view = scene.game.view(viewer);
        assert!(view.forest.iter().all(|spot| *spot == Spot::FaceDown));
        assert_eq!(view.deck.known, []);
    }
}

#[test]
fn under_assisted_memory_a_seat_is_reminded_of_what_it_studied_and_a_spectator_is_not() {
    // Ruling 3.
    let scene = Scene::assisted(&CHEFS);
    for space in scene.game.grid().spaces() {
        assert_eq!(scene.spot(Viewer::Seat(TWO), space), Spot::Known { card: scene.truth(space) });
        assert_eq!(scene.spot(Viewer::Public, space), Spot::FaceDown);
    }
    assert_eq!(scene.view(TWO).deck.known, [], "nobody has seen the deck");
}

#[test]
fn seen_cards_are_followed_through_shifts() {
    // Ruling 3.
    let mut scene =
        Scene::assisted(&CHEFS).recipes(ONE, CAKES).lies(at(1, 1), card("Honey", Arrow::Up)).chef_at(ONE, at(1, 1));
    let moved = scene.truth(at(2, 1));
    scene.play(&Move::Gather { space: at(1, 1) });
    scene.play(&Move::MoveDemon { house: TWO });
    assert_eq!(scene.spot(Viewer::Seat(THREE), at(1, 1)), Spot::Known { card: moved });
    assert_eq!(scene.spot(Viewer::Seat(THREE), at(3, 1)), Spot::Known { card: scene.truth(at(3, 1)) }, "the refill");
}

#[test]
fn a_card_put_alone_under_or_on_the_deck_is_followed() {
    // Ruling 3.
    let mut scene = Scene::assisted(&CHEFS)
        .lies(at(2, 2), card("Spices", Arrow::Down))
        .gathered(TWO, &["Onions"])
        .demon_in(ONE, TWO);
    scene.play(&Move::MakeMischief { ingredient: ingredient("Spices"), space: at(2, 2) });
    let bottom = scene.deck().len() - 1;
    let under = KnownDeckCard { above: bottom, card: card("Spices", Arrow::Down) };
    assert_eq!(scene.view(THREE).deck.known, [under]);
    let onions = Card::Ingredient(scene.gathered_by(TWO)[0]);
    scene.play(&Move::Destroy { furniture: Furniture::Table });
    scene.play(&Move::ReturnCard { card: 0 });
    let known = [KnownDeckCard { above: 0, card: onions }, KnownDeckCard { above: bottom + 1, ..under }];
    assert_eq!(scene.view(THREE).deck.known, known);
    assert_eq!(scene.public().deck.known, [], "spectators are reminded of nothing");
}

#[test]
fn a_bait_that_a_demon_destroyed_is_followed_under_the_deck() {
    // Ruling 3.
    let mut scene = Scene::assisted(&CHEFS).demon_in(ONE, THREE);
    scene.play(&Move::DestroyBait);
    let known = [KnownDeckCard { above: scene.deck().len() - 1, card: Card::DemonBait }];
    assert_eq!(scene.view(TWO).deck.known, known);
}

#[test]
fn a_sprites_cards_are_shown_only_to_the_seat_that_chose_until_its_next_move() {
    // Rulings 3 and 13.
    let mut scene = Scene::new(&CHEFS).chef_at(ONE, at(0, 0)).lies(at(1, 1), Card::WoodSprite);
    scene.play(&looks(at(1, 1)));
    assert!(matches!(scene.view(ONE).may, Some(May::SpriteTake { cards, .. }) if cards == scene.deck()[..3]));
    scene.play(&Move::SpriteTake { card: None });
    assert!(matches!(scene.view(ONE).may, Some(May::SpriteOrder { .. })));
    scene.play(&Move::SpriteOrder { order: vec![0, 1, 2, 3] });
    let text = serde_json::to_string(&scene.view(ONE).deck).expect("views can be written");
    assert_eq!(text, format!(r#"{{"count":{},"known":[]}}"#, scene.deck().len()));
}

#[test]
fn after_a_secret_order_only_the_seat_that_chose_it_can_follow_the_cards() {
    // Ruling 3.
    let scene = after_a_sprite(Scene::assisted(&CHEFS));
    let known = scene.view(ONE).deck.known;
    let size = scene.deck().len();
    let cards: Vec<Card> = known.iter().map(|known| known.card).collect();
    let order = [card("Spices", Arrow::Up), Card::WoodSprite, card("Honey", Arrow::Up), card("Onions", Arrow::Up)];
    assert_eq!(cards, order);
    assert_eq!(known[0].above, size - 4);
    for seat in [TWO, THREE] {
        assert_eq!(scene.view(seat).deck.known, [], "not even of the Sprite that all saw");
    }
}

#[test]
fn a_card_on_the_deck_that_all_knew_is_lost_to_the_others_in_a_secret_order() {
    // Ruling 3.
    let mut scene = Scene::assisted(&CHEFS)
        .gathered(TWO, &["Onions"])
        .demon_in(ONE, TWO)
        .chef_at(ONE, at(0, 0))
        .lies(at(1, 1), Card::WoodSprite);
    scene.play(&Move::Destroy { furniture: Furniture::Table });
    scene.play(&Move::ReturnCard { card: 0 });
    scene.play(&looks(at(1, 1)));
    assert_eq!(scene.view(THREE).deck.known.len(), 1, "the top card is still the one all saw");
    scene.play(&Move::SpriteTake { card: None });
    assert_eq!(scene.view(THREE).deck.known, [], "it could be any of those in the chooser's hands");
    scene.play(&Move::SpriteOrder { order: vec![0, 1, 2, 3] });
    assert_eq!(scene.view(THREE).deck.known, []);
    assert_eq!(scene.view(ONE).deck.known.len(), 4);
}

#[test]
fn a_sprite_that_goes_under_the_deck_alone_is_followed_by_all() {
    // Rulings 3 and 27.
    let mut scene = Scene::assisted(&CHEFS)
        .recipes(ONE, CAKES)
        .chef_at(ONE, at(0, 0))
        .lies(at(1, 1), Card::WoodSprite)
        .on_deck(&[card("Honey", Arrow::Up)])
        .deck_of(1);
    scene.play(&looks(at(1, 1)));
    scene.play(&Move::SpriteTake { card: Some(0) });
    scene.play(&Move::SpriteOrder { order: vec![0] });
    scene.play(&Move::MoveDemon { house: TWO });
    assert_eq!(scene.spot(Viewer::Seat(THREE), at(1, 1)), Spot::Known { card: Card::WoodSprite });
}

#[test]
fn another_world_keeps_what_the_viewer_could_follow_whatever_the_memory_option() {
    // What a seat knows, for all games.
    for scene in [after_a_sprite(Scene::new(&CHEFS)), after_a_sprite(Scene::assisted(&CHEFS))] {
        let forest: Vec<Card> = scene.game.grid().spaces().map(|space| scene.truth(space)).collect();
        let deck = scene.deck();
        let twins = |viewer| -> Vec<(Vec<Card>, Vec<Card>)> {
            let mut chance = Chance::new([9; 32], 0);
            let cards = |twin: HungryLittleDemons| {
                let forest = twin.forest.iter().flatten().map(|placed| placed.card).collect();
                (forest, twin.deck.iter().map(|placed| placed.card).collect())
            };
            (0..20).map(|_| cards(scene.game.resample(viewer, &mut chance))).collect()
        };
        let bottom = deck.len() - 4;
        for (twin_forest, twin_deck) in twins(Viewer::Seat(ONE)) {
            assert_eq!((&twin_forest, &twin_deck[bottom..]), (&forest, &deck[bottom..]));
            assert_ne!(twin_deck, deck);
        }
        let others = twins(Viewer::Seat(TWO));
        assert!(others.iter().all(|(twin_forest, _)| *twin_forest == forest));
        assert!(others.iter().any(|(_, twin_deck)| twin_deck[bottom..] != deck[bottom..]));
        let refilled = scene.game.grid().index(at(1, 1));
        for (twin_forest, _) in twins(Viewer::Public) {
            assert_ne!(twin_forest, forest, "a spectator keeps only what lies face up");
            assert_eq!(twin_forest[refilled], forest[refilled]);
        }
    }
}

#[test]
fn at_the_end_the_archive_sees_everything() {
    let mut scene = Scene::new(&CHEFS)
        .recipes(ONE, CAKES)
        .gathered(ONE, &["Berries", "Eggs", "Grains", "Honey"])
        .chef_at(ONE, at(0, 0));
    scene.play(&Move::MoveChefHome);
    assert_eq!(scene.phase(), Phase::Over);
    let view = scene.game.view(Viewer::Archive);
    assert!(view.forest.iter().all(|spot| spot.card().is_some()));
    assert_eq!(view.deck.known.len(), view.deck.count);
}
