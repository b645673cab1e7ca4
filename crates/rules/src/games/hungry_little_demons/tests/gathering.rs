use super::scene::{ONE, Scene, THREE, TWO, at, card, front, ingredient};
use crate::Viewer;
use crate::games::hungry_little_demons::{Arrow, Card, Chef, Ending, Event, Grid, Move, OpenEvent, Phase, Space, Spot};

const CAKES: [&str; 2] = ["Angel Food Cake", "Classic Carrot Cake"];

/// Charcoal gathers this card here.
fn gathers(space: Space, wanted: Card) -> Scene {
    Scene::new(&[Chef::Charcoal, Chef::Cream, Chef::Saffron])
        .recipes(ONE, CAKES)
        .lies(space, wanted)
        .chef_at(ONE, space)
}

#[test]
fn needed_is_what_both_recipes_take_together_less_what_was_gathered() {
    // Ruling 6: both cakes take berries, grains and honey.
    let scene = Scene::new(&[Chef::Charcoal, Chef::Cream]).recipes(ONE, CAKES);
    let names = |names: &[&str]| names.iter().map(|name| ingredient(name)).collect::<Vec<_>>();
    assert_eq!(
        scene.public().seats[ONE].needed,
        names(&["Berries", "Eggs", "Grains", "Honey", "Berries", "Carrots", "Grains", "Honey"])
    );
    let scene = scene.gathered(ONE, &["Berries", "Carrots", "Honey", "Honey"]);
    assert_eq!(scene.public().seats[ONE].needed, names(&["Eggs", "Grains", "Berries", "Grains"]));
}

#[test]
fn a_card_counts_for_one_recipe_only_and_two_are_completed_when_nothing_is_needed() {
    // Ruling 6.
    let completed = |names: &[&str]| {
        let scene = Scene::new(&[Chef::Charcoal, Chef::Cream]).recipes(ONE, CAKES).gathered(ONE, names);
        scene.public().seats[ONE].completed
    };
    assert_eq!(completed(&["Berries", "Eggs", "Grains"]), 0);
    assert_eq!(completed(&["Berries", "Eggs", "Grains", "Honey"]), 1);
    let shared = ["Berries", "Eggs", "Grains", "Honey", "Carrots"];
    assert_eq!(completed(&shared), 1, "the berries cannot be in both cakes");
    let scene = Scene::new(&[Chef::Charcoal, Chef::Cream]).recipes(ONE, CAKES).gathered(ONE, &shared);
    assert!(scene.public().seats[ONE].recipes.iter().all(|recipe| recipe.complete), "either one could be served");
    assert_eq!(completed(&["Berries", "Eggs", "Grains", "Honey", "Carrots", "Berries", "Grains", "Honey"]), 2);
}

#[test]
fn a_needed_ingredient_is_taken_and_costs_the_action() {
    // Ruling 7.
    let mut scene = gathers(at(1, 1), card("Honey", Arrow::Right));
    scene.play(&Move::Gather { space: at(1, 1) });
    assert_eq!(scene.gathered_by(ONE), [front("Honey", Arrow::Right)]);
    assert_eq!(scene.game.actions_left, 2);
}

#[test]
fn an_ingredient_that_is_not_needed_is_shown_and_stays_and_costs_the_action() {
    // Ruling 7.
    let mut scene = gathers(at(1, 1), card("Onions", Arrow::Right));
    let events = scene.play(&Move::Gather { space: at(1, 1) });
    assert_eq!(events.len(), 1);
    assert_eq!(scene.gathered_by(ONE), []);
    assert_eq!(scene.spot(Viewer::Public, at(1, 1)), Spot::FaceUp { card: card("Onions", Arrow::Right) });
    assert_eq!(scene.game.actions_left, 2);
}

#[test]
fn gameplay_example_1_olive_cannot_gather_carrots_twice() {
    // Rulings 6 and 7. Angel Food Cake and Classic Carrot Cake, Carrots gathered: more Carrots are not needed.
    let mut scene = Scene::new(&[Chef::Olive, Chef::Cream])
        .recipes(ONE, CAKES)
        .gathered(ONE, &["Carrots"])
        .lies(at(2, 3), card("Carrots", Arrow::Left))
        .chef_at(ONE, at(2, 3));
    scene.play(&Move::Gather { space: at(2, 3) });
    assert_eq!(scene.gathered_by(ONE).len(), 1);
    assert_eq!((scene.phase(), scene.game.actions_left), (Phase::Act, 2), "she goes on with her turn");
    scene.play(&Move::MoveDemon { house: TWO });
    assert_eq!(scene.spot(Viewer::Public, at(2, 3)), Spot::FaceDown, "turned down again");
}

#[test]
fn the_cards_behind_the_gap_move_along_the_arrow_and_the_edge_is_refilled() {
    // Ruling 8.
    let grid = Grid { rows: 4, columns: 6 };
    for (arrow, moving, edge) in [
        (Arrow::Up, vec![at(2, 2), at(3, 2)], at(3, 2)),
        (Arrow::Down, vec![at(0, 2)], at(0, 2)),
        (Arrow::Left, vec![at(1, 3), at(1, 4), at(1, 5)], at(1, 5)),
        (Arrow::Right, vec![at(1, 1), at(1, 0)], at(1, 0)),
    ] {
        let mut scene = gathers(at(1, 2), card("Honey", arrow)).on_deck(&[card("Onions", Arrow::Up)]);
        let before: Vec<Card> = moving.iter().map(|space| scene.truth(*space)).collect();
        scene.play(&Move::Gather { space: at(1, 2) });
        for (from, card) in moving.iter().zip(before) {
            assert_eq!(scene.truth(grid.step(*from, arrow).expect("inside")), card, "{arrow:?}");
        }
        assert_eq!(scene.spot(Viewer::Public, edge), Spot::FaceUp { card: card("Onions", Arrow::Up) });
    }
}

#[test]
fn if_no_card_lies_behind_the_gap_the_line_shifts_the_other_way() {
    // Ruling 8.
    for (gap, arrow, edge) in [
        (at(3, 2), Arrow::Up, at(0, 2)),
        (at(0, 2), Arrow::Down, at(3, 2)),
        (at(1, 5), Arrow::Left, at(1, 0)),
        (at(1, 0), Arrow::Right, at(1, 5)),
    ] {
        let mut scene = gathers(gap, card("Honey", arrow)).on_deck(&[card("Onions", Arrow::Up)]);
        let events = scene.play(&Move::Gather { space: gap });
        assert!(
            events.contains(&Event::Open(OpenEvent::Shifted { gap, direction: arrow.opposite(), edge })),
            "{arrow:?}: {events:?}"
        );
        assert_eq!(scene.truth(edge), card("Onions", Arrow::Up));
    }
}

#[test]
fn chefs_on_moving_cards_ride_and_all_on_the_gathered_space_stay() {
    // Ruling 8.
    let mut scene = gathers(at(1, 1), card("Honey", Arrow::Up)).chef_at(TWO, at(1, 1)).chef_at(THREE, at(3, 1));
    scene.play(&Move::Gather { space: at(1, 1) });
    let places: Vec<_> = scene.public().seats.values().map(|seat| seat.chef_at).collect();
    assert_eq!(places, [Some(at(1, 1)), Some(at(1, 1)), Some(at(2, 1))]);
}

#[test]
fn forest_example_1_mushrooms_with_an_up_arrow_shift_the_column_below_up() {
    // Ruling 8: the gap at row 1, column 1; the refill, Onions, at the bottom of that column.
    let mut scene = Scene::new(&[Chef::Cream, Chef::Salmon])
        .recipes(ONE, ["Mixed Mushroom Omelette", "Egg Chop Salad"])
        .lies(at(1, 1), card("Mushrooms", Arrow::Up))
        .on_deck(&[card("Onions", Arrow::Left)])
        .chef_at(ONE, at(1, 1));
    let (upper, lower) = (scene.truth(at(2, 1)), scene.truth(at(3, 1)));
    scene.play(&Move::Gather { space: at(1, 1) });
    assert_eq!(
        [at(1, 1), at(2, 1), at(3, 1)].map(|space| scene.truth(space)),
        [upper, lower, card("Onions", Arrow::Left)]
    );
    assert_eq!(scene.spot(Viewer::Public, at(3, 1)), Spot::FaceUp { card: card("Onions", Arrow::Left) });
    scene.play(&Move::EndTurn);
    scene.play(&Move::MoveDemon { house: ONE });
    assert_eq!(scene.spot(Viewer::Public, at(3, 1)), Spot::FaceDown);
}

#[test]
fn forest_example_2_honey_with_a_left_arrow_at_the_right_edge_shifts_the_row_right() {
    // Ruling 8: the gap at the upper right; the refill, Berries, at the upper left.
    let mut scene = gathers(at(0, 5), card("Honey", Arrow::Left)).on_deck(&[card("Berries", Arrow::Down)]);
    let row: Vec<Card> = (0..5).map(|column| scene.truth(at(0, column))).collect();
    scene.play(&Move::Gather { space: at(0, 5) });
    let shifted: Vec<Card> = (0..6).map(|column| scene.truth(at(0, column))).collect();
    assert_eq!(shifted, [vec![card("Berries", Arrow::Down)], row].concat());
}

#[test]
fn a_bait_is_taken_by_looking_or_gathering_and_its_space_refilled_without_a_shift() {
    // Ruling 12.
    for action in [Move::Look { space: at(1, 1) }, Move::Gather { space: at(1, 1) }] {
        let mut scene = gathers(at(1, 1), Card::DemonBait).on_deck(&[card("Onions", Arrow::Up)]);
        let events = scene.play(&action);
        assert_eq!(scene.public().seats[ONE].baits, 1);
        assert_eq!(scene.spot(Viewer::Public, at(1, 1)), Spot::FaceUp { card: card("Onions", Arrow::Up) });
        assert!(!events.iter().any(|event| matches!(event, Event::Open(OpenEvent::Shifted { .. }))));
        assert_eq!(scene.game.actions_left, 2);
    }
}

#[test]
fn a_bait_that_cannot_be_replaced_ends_the_match() {
    // Rulings 12 and 18.
    let mut scene = gathers(at(1, 1), Card::DemonBait).deck_of(0);
    scene.play(&Move::Look { space: at(1, 1) });
    let score = scene.public().score.expect("over");
    assert_eq!((score.ending, score.ended_by), (Ending::DeckEmpty, Some(ONE)));
}
