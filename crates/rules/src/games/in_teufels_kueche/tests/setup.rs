//! Before the first turn (rulings 1, 2 and 14).

use std::collections::BTreeSet;

use crate::games::in_teufels_kueche::{
    Colour, EventView, Illegal, InTeufelsKueche, May, Menu, Move, Options, Phase, PotPlace, SpaceId,
};
use crate::{Edition, Game, Match, PlayError, Seat, Viewer};

use super::scene::{MENUS, Scene, before_the_deal, seats};

fn begun(count: u8, seed: u8) -> Match<InTeufelsKueche> {
    Match::begin(before_the_deal(count), seats(count), [seed; 32])
}

fn assigned(count: u8, seed: u8) -> Match<InTeufelsKueche> {
    seats(count).seats().fold(begun(count, seed), |play, seat| {
        play.play(seat, play.ply(seat), &Move::AssignMenus { menus: MENUS.to_vec() }).unwrap()
    })
}

fn may_place(play: &Match<InTeufelsKueche>, seat: Seat) -> (Vec<Move>, Vec<SpaceId>) {
    match play.game().view(Viewer::Seat(seat)).may {
        Some(May::PlacePot { pots, spaces }) => {
            (pots.iter().map(|pot| Move::PlacePot { pot: *pot, space: spaces[0] }).collect(), spaces)
        }
        other => panic!("{other:?}"),
    }
}

fn placed(count: u8, seed: u8) -> Match<InTeufelsKueche> {
    let mut play = assigned(count, seed);
    while let Phase::PlacePot { seat } = play.game().view(Viewer::Public).phase {
        let (moves, _) = may_place(&play, seat);
        play = play.play(seat, play.ply(seat), &moves[0]).unwrap();
    }
    play
}

// Ruling 1.
#[test]
fn every_seat_may_be_the_one_that_begins() {
    let mut starters: Vec<usize> =
        (0..40).map(|seed| begun(4, seed).game().view(Viewer::Public).starter.index()).collect();
    starters.sort_unstable();
    starters.dedup();
    assert_eq!(starters, [0, 1, 2, 3]);
}

// Ruling 1.
#[test]
fn all_seats_hide_their_menus_at_the_same_time() {
    let play = begun(3, 1);
    assert_eq!(play.game().status().acting().len(), 3);
}

// Ruling 1.
#[test]
fn each_menu_goes_into_exactly_one_pot() {
    let game = begun(2, 1).game().clone();
    let refused = |menus: &[Menu]| {
        assert_eq!(game.decide(Seat::new(0), &Move::AssignMenus { menus: menus.to_vec() }), Err(Illegal::OtherMenus));
    };
    refused(&[Menu::Food(5), Menu::Food(5), Menu::Food(5), Menu::Food(5)]);
    refused(&[Menu::Food(1), Menu::Food(3), Menu::Food(5)]);
    refused(&[Menu::Food(1), Menu::Food(3), Menu::Food(5), Menu::MILK, Menu::MILK]);
    assert_eq!(game.legal_moves(Seat::new(0)).len(), 24);
}

// Ruling 1.
#[test]
fn hidden_menus_stay_where_they_are() {
    let play = begun(2, 1);
    let seat = Seat::new(1);
    let hide = Move::AssignMenus { menus: MENUS.to_vec() };
    let play = play.play(seat, play.ply(seat), &hide).unwrap();
    assert_eq!(play.play(seat, play.ply(seat), &hide).unwrap_err(), PlayError::NotActing);
    assert!(!play.may_undo(seat));
}

// Ruling 1.
#[test]
fn all_may_know_who_has_hidden_its_menus() {
    let play = begun(2, 1);
    let seat = Seat::new(1);
    let play = play.play(seat, play.ply(seat), &Move::AssignMenus { menus: MENUS.to_vec() }).unwrap();
    let view = play.game().view(Viewer::Public);
    assert_eq!(view.seats.values().map(|seat| seat.assigned).collect::<Vec<_>>(), [false, true]);
    let seen = InTeufelsKueche::event_view(&play.last().events[0], Viewer::Public);
    assert_eq!(seen, Some(EventView::MenusAssigned { seat, menus: None }));
}

// Ruling 1.
#[test]
fn pots_are_placed_in_turn_clockwise_from_the_one_that_begins() {
    let mut play = assigned(3, 4);
    let starter = play.game().view(Viewer::Public).starter;
    for turn in 0..12 {
        let seat = Seat::new(u8::try_from((starter.index() + turn) % 3).unwrap());
        assert_eq!(play.game().view(Viewer::Public).phase, Phase::PlacePot { seat });
        let (moves, _) = may_place(&play, seat);
        assert_eq!(moves.len(), 4 - turn / 3);
        play = play.play(seat, play.ply(seat), &moves[0]).unwrap();
    }
    let view = play.game().view(Viewer::Public);
    assert_eq!(view.phase, Phase::Turn { seat: starter, spent: false });
    assert!(view.pots.iter().all(|pot| matches!(pot.place, PotPlace::Station { .. })));
}

// Ruling 1.
#[test]
fn pots_of_one_colour_are_placed_apart_those_of_two_colours_may_share_a_station() {
    let play = assigned(2, 2);
    let first = play.game().view(Viewer::Public).starter;
    let second = seats(2).after(first);
    let (moves, spaces) = may_place(&play, first);
    let play = play.play(first, play.ply(first), &moves[0]).unwrap();
    let (moves, free) = may_place(&play, second);
    assert_eq!(free, spaces, "the other colour may be placed there, too");
    let play = play.play(second, play.ply(second), &moves[0]).unwrap();
    let (moves, free) = may_place(&play, first);
    assert_eq!(free, spaces[1..]);
    let Move::PlacePot { pot, .. } = moves[0] else { panic!() };
    let again = Move::PlacePot { pot, space: spaces[0] };
    assert_eq!(play.game().decide(first, &again), Err(Illegal::ColourIsThere));
}

// Ruling 1.
#[test]
fn only_own_pots_are_placed_and_only_on_stations() {
    let play = assigned(2, 2);
    let first = play.game().view(Viewer::Public).starter;
    let view = play.game().view(Viewer::Seat(first));
    let foreign = view.pots.iter().find(|pot| pot.colour != view.seats[first].colour).unwrap().id;
    let (moves, spaces) = may_place(&play, first);
    let Move::PlacePot { pot, .. } = moves[0] else { panic!() };
    let start = view.board.start_of(view.seats[first].colour);
    let decide = |pot, space| play.game().decide(first, &Move::PlacePot { pot, space }).unwrap_err();
    assert_eq!(decide(foreign, spaces[0]), Illegal::NotYourPot);
    assert_eq!(decide(pot, start), Illegal::NotAStation);
    assert_eq!(decide(pot, SpaceId(200)), Illegal::NotAStation);
}

// Ruling 1.
#[test]
fn pots_may_be_placed_under_neutral_devils() {
    let play = assigned(3, 3);
    let view = play.game().view(Viewer::Public);
    let neutral = view.devils.iter().find(|devil| devil.seat.is_none()).unwrap().space.unwrap();
    assert!(may_place(&play, view.starter).1.contains(&neutral));
}

// Ruling 1.
#[test]
fn a_gentle_start_rolls_one_die_in_the_first_turn_only() {
    for seed in 0..20 {
        let options = Options { gentle_start: true };
        let game = InTeufelsKueche::new(Edition::standard(), options, seats(2)).unwrap();
        let mut play = Match::begin(game, seats(2), [seed; 32]);
        let mut rolls = Vec::new();
        while rolls.len() < 3 {
            let seat = play.game().status().acting().first().unwrap();
            let chosen = match play.game().view(Viewer::Public).phase {
                Phase::Turn { .. } => Move::EndTurn,
                _ => play.game().legal_moves(seat)[0].clone(),
            };
            play = play.play(seat, play.ply(seat), &chosen).unwrap();
            rolls.extend(play.last().events.iter().filter_map(|event| {
                match InTeufelsKueche::event_view(event, Viewer::Public) {
                    Some(EventView::Rolled { dice, flight, .. }) => Some((dice.len(), flight)),
                    _ => None,
                }
            }));
        }
        assert_eq!(rolls[0], (1, false), "one die, and never a flight");
        assert!(rolls[1..].iter().all(|(dice, _)| *dice == 2));
    }
}

// Ruling 2.
#[test]
fn two_seats_sit_opposite_each_other() {
    for seed in 0..20 {
        let view = begun(2, seed).game().view(Viewer::Public);
        let colour = |seat| view.seats[Seat::new(seat)].colour;
        assert_eq!(colour(1), colour(0).further(2));
        assert_eq!(view.devils.len(), 6, "no neutral devils");
        assert_eq!(view.pots.len(), 8, "unused colours have no pots");
    }
}

// Rulings 2 and 14.
#[test]
fn with_three_seats_any_colour_may_be_unused_and_the_others_sit_clockwise() {
    let (mut unused, mut opposite) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..80 {
        let view = begun(3, seed).game().view(Viewer::Public);
        let neutral = view.devils.iter().find(|devil| devil.seat.is_none()).unwrap().colour;
        let seat_of = |corners| view.seats.iter().find(|(_, seat)| seat.colour == neutral.further(corners)).unwrap().0;
        let [one, two, three] = [1, 2, 3].map(seat_of);
        assert_eq!([seats(3).after(one), seats(3).after(two)], [two, three], "clockwise");
        unused.insert(neutral);
        opposite.insert((neutral, two));
    }
    assert_eq!(unused.len(), 4);
    assert_eq!(opposite.len(), 4 * 3, "any seat may sit opposite the unused colour, whichever it is");
}

// Ruling 2.
#[test]
fn with_three_seats_a_neutral_devil_stands_before_each_exit_of_the_unused_start() {
    let scene = Scene::of_three();
    assert_eq!(["green 0", "green 1"].map(|devil| scene.place(devil)), ["outer 7", "outer 8"]);
    assert_eq!(scene.view().devils.len(), 3 * 3 + 2);
    assert!(scene.view().pots.iter().all(|pot| pot.colour != Colour::Green));
}

// Ruling 2.
#[test]
fn only_two_to_four_can_play() {
    for count in [5, 6] {
        let refused = InTeufelsKueche::new(Edition::standard(), Options::default(), seats(count));
        assert!(refused.is_err());
    }
}

// Ruling 1.
#[test]
fn devils_start_with_their_hats_on_their_own_start() {
    let view = placed(4, 7).game().view(Viewer::Public);
    assert_eq!(view.devils.len(), 12);
    for devil in &view.devils {
        assert!(devil.hat);
        assert_eq!(devil.space, Some(view.board.start_of(devil.colour)));
    }
}
