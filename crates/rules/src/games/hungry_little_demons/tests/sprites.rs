use super::scene::{ONE, Scene, TWO, at, card, front, ingredient};
use crate::games::hungry_little_demons::{
    Arrow, Card, Chef, Event, EventView, HungryLittleDemons, Illegal, May, Move, OpenEvent, PartialEvent, Phase,
    SecretEvent, Spot,
};
use crate::{Game, Viewer};

const GYOZA: [&str; 2] = ["Angel Food Cake", "Mighty Mushroom Gyoza"];

/// Salmon may look at a Wood Sprite at row 1, column 1, with these cards on the deck.
fn sprite_over(deck: &[Card]) -> Scene {
    Scene::new(&[Chef::Salmon, Chef::Olive])
        .recipes(ONE, GYOZA)
        .chef_at(ONE, at(3, 3))
        .lies(at(1, 1), Card::WoodSprite)
        .on_deck(deck)
}

fn look() -> Move {
    Move::Look { space: at(1, 1) }
}

#[test]
fn forest_example_3_salmon_takes_mushrooms_and_the_rest_goes_under_the_deck() {
    // Ruling 13.
    let [mushrooms, eggs, onions] =
        [("Mushrooms", Arrow::Up), ("Eggs", Arrow::Left), ("Onions", Arrow::Up)].map(|(name, arrow)| card(name, arrow));
    let mut scene = sprite_over(&[mushrooms, eggs, Card::WoodSprite, onions]);
    let deck = scene.deck();
    let events = scene.play(&look());
    let peeked =
        SecretEvent::SpritePeeked { seat: ONE, space: at(1, 1), cards: vec![mushrooms, eggs, Card::WoodSprite] };
    assert_eq!(events[1], Event::Secret(peeked));
    let shown = vec![mushrooms, eggs, Card::WoodSprite];
    assert_eq!(scene.view(ONE).may, Some(May::SpriteTake { cards: shown, take: vec![0, 1] }));
    scene.play(&Move::SpriteTake { card: Some(0) });
    assert_eq!(scene.gathered_by(ONE), [front("Mushrooms", Arrow::Up)]);
    let rest = vec![eggs, Card::WoodSprite, Card::WoodSprite];
    assert_eq!(scene.view(ONE).may, Some(May::SpriteOrder { cards: rest }));
    scene.play(&Move::SpriteOrder { order: vec![2, 0, 1] });
    assert_eq!(scene.spot(Viewer::Public, at(1, 1)), Spot::FaceUp { card: onions });
    let under = [deck[4..].to_vec(), vec![Card::WoodSprite, eggs, Card::WoodSprite]].concat();
    assert_eq!(scene.deck(), under, "from top to bottom as chosen");
    assert_eq!((scene.phase(), scene.game.actions_left), (Phase::Act, 2));
}

#[test]
fn a_sprite_may_give_a_needed_ingredient_or_a_bait_or_nothing_and_never_a_sprite() {
    // Ruling 13.
    let shown = [card("Tomatoes", Arrow::Up), Card::DemonBait, Card::WoodSprite];
    let mut scene = sprite_over(&shown);
    scene.play(&look());
    assert_eq!(scene.view(ONE).may, Some(May::SpriteTake { cards: shown.to_vec(), take: vec![1] }));
    assert_eq!(scene.refused(&Move::SpriteTake { card: Some(0) }), Illegal::NotNeeded);
    assert_eq!(scene.refused(&Move::SpriteTake { card: Some(2) }), Illegal::NotNeeded);
    assert_eq!(scene.refused(&Move::SpriteTake { card: Some(3) }), Illegal::NoSuchCard);
    scene.play(&Move::SpriteTake { card: Some(1) });
    assert_eq!(scene.public().seats[ONE].baits, 1);
    assert_eq!(scene.phase(), Phase::SpriteOrder { space: at(1, 1), cards: 3 });
}

#[test]
fn both_choices_are_asked_even_if_nothing_can_be_taken() {
    // Ruling 13.
    let mut scene = sprite_over(&[Card::WoodSprite, card("Tomatoes", Arrow::Up), card("Tomatoes", Arrow::Down)]);
    scene.play(&look());
    assert_eq!(scene.game.legal_moves(ONE), [Move::SpriteTake { card: None }]);
    scene.play(&Move::SpriteTake { card: None });
    assert_eq!(scene.phase(), Phase::SpriteOrder { space: at(1, 1), cards: 4 });
    assert_eq!(scene.game.legal_moves(ONE).len(), 24);
    assert_eq!(scene.refused(&Move::SpriteOrder { order: vec![0, 1, 2] }), Illegal::NotAnOrder);
    assert_eq!(scene.refused(&Move::SpriteOrder { order: vec![0, 1, 2, 2] }), Illegal::NotAnOrder);
    assert_eq!(scene.refused(&Move::EndTurn), Illegal::NotNow);
}

#[test]
fn an_ingredient_from_a_sprite_does_not_shift_the_forest() {
    // Ruling 13.
    let mut scene = sprite_over(&[card("Mushrooms", Arrow::Up)]);
    let column = [0, 2, 3].map(|row| scene.truth(at(row, 1)));
    scene.play(&look());
    scene.play(&Move::SpriteTake { card: Some(0) });
    scene.play(&Move::SpriteOrder { order: vec![0, 1, 2] });
    assert_eq!([0, 2, 3].map(|row| scene.truth(at(row, 1))), column);
}

#[test]
fn a_sprite_found_by_gathering_has_the_same_effect() {
    // Ruling 13.
    let mut scene = sprite_over(&[]).chef_at(ONE, at(1, 1));
    scene.play(&Move::Gather { space: at(1, 1) });
    assert_eq!(scene.phase(), Phase::SpriteTake { space: at(1, 1), cards: 3 });
}

#[test]
fn a_short_deck_shows_fewer_cards_and_the_sprite_may_refill_its_own_space() {
    // Ruling 13.
    let mut scene = sprite_over(&[card("Mushrooms", Arrow::Up)]).deck_of(1);
    scene.play(&look());
    assert_eq!(scene.phase(), Phase::SpriteTake { space: at(1, 1), cards: 1 });
    scene.play(&Move::SpriteTake { card: Some(0) });
    assert_eq!(scene.phase(), Phase::SpriteOrder { space: at(1, 1), cards: 1 });
    scene.play(&Move::SpriteOrder { order: vec![0] });
    assert_eq!(scene.spot(Viewer::Public, at(1, 1)), Spot::FaceUp { card: Card::WoodSprite });
    assert_eq!((scene.deck(), scene.phase()), (vec![], Phase::Act));
}

#[test]
fn with_an_empty_deck_a_sprite_stays_and_has_no_effect() {
    // Ruling 13.
    let mut scene = sprite_over(&[]).deck_of(0);
    let events = scene.play(&look());
    assert_eq!(events[1..], [Event::Open(OpenEvent::SpriteIdle { space: at(1, 1) })]);
    assert_eq!(scene.truth(at(1, 1)), Card::WoodSprite);
    assert_eq!((scene.phase(), scene.game.actions_left), (Phase::Act, 2));
}

#[test]
fn a_bait_or_sprite_turned_up_by_refilling_has_no_effect() {
    // Ruling 14.
    for refill in [Card::DemonBait, Card::WoodSprite] {
        let mut scene = sprite_over(&[refill]).lies(at(1, 1), card("Honey", Arrow::Up)).chef_at(ONE, at(1, 1));
        scene.play(&Move::Gather { space: at(1, 1) });
        assert_eq!(scene.spot(Viewer::Public, at(3, 1)), Spot::FaceUp { card: refill });
        assert_eq!((scene.phase(), scene.public().seats[ONE].baits), (Phase::Act, 0));
    }
}

#[test]
fn a_bait_or_sprite_turned_up_by_mischief_has_no_effect() {
    // Ruling 14.
    for there in [Card::DemonBait, Card::WoodSprite] {
        let mut scene = sprite_over(&[]).lies(at(1, 1), there);
        let events = scene.play(&Move::MakeMischief { ingredient: ingredient("Eggs"), space: at(1, 1) });
        assert_eq!(events.len(), 1);
        assert_eq!(scene.spot(Viewer::Public, at(1, 1)), Spot::FaceUp { card: there });
        assert_eq!((scene.phase(), scene.public().seats[ONE].baits), (Phase::Act, 0));
    }
}

#[test]
fn only_the_seat_itself_sees_a_sprites_cards_which_one_it_took_and_the_order() {
    // Secret.
    let mut scene =
        sprite_over(&[card("Tomatoes", Arrow::Up), card("Mushrooms", Arrow::Up), card("Eggs", Arrow::Left)]);
    let seen = |events: &[Event], viewer| -> Vec<EventView> {
        events.iter().filter_map(|event| HungryLittleDemons::event_view(event, viewer)).collect()
    };
    let peeked = |cards: Option<Vec<Card>>| {
        EventView::Partial(PartialEvent::SpritePeeked { seat: ONE, space: at(1, 1), count: 3, cards })
    };
    let events = scene.play(&look());
    let shown = vec![card("Tomatoes", Arrow::Up), card("Mushrooms", Arrow::Up), card("Eggs", Arrow::Left)];
    assert_eq!(seen(&events, Viewer::Seat(ONE))[1], peeked(Some(shown)));
    for viewer in [Viewer::Seat(TWO), Viewer::Public] {
        assert_eq!(seen(&events, viewer)[1], peeked(None));
        assert_eq!(scene.game.view(viewer).may, None);
    }
    let events = scene.play(&Move::SpriteTake { card: Some(1) });
    let took = EventView::Partial(PartialEvent::SpriteTook { seat: ONE, card: Some(card("Mushrooms", Arrow::Up)) });
    assert_eq!(seen(&events, Viewer::Public), [took], "the card is revealed, its place is not");
    let events = scene.play(&Move::SpriteOrder { order: vec![1, 0, 2] });
    let ordered = EventView::Partial(PartialEvent::SpriteOrdered { seat: ONE, space: at(1, 1), count: 3 });
    assert_eq!(seen(&events, Viewer::Seat(TWO))[0], ordered);
}
