//! What a table may choose: ruling 15.

use std::collections::BTreeSet;

use crate::games::little_monster::{Illegal, LittleMonster, Menu, Monster, MonsterChoice, Move, Options, Phase, View};
use crate::{BadSetup, Edition, Game, Match, Seat, SeatCount, Viewer};

use super::kitchen::{BREAD, Kitchen};

fn begin(seats: u8, monsters: MonsterChoice) -> Match<LittleMonster> {
    let seats = SeatCount::new(seats).unwrap();
    let options = Options { monsters, ..Options::default() };
    Match::begin(LittleMonster::new(Edition::standard(), options, seats).unwrap(), seats, [1; 32])
}

fn play(table: &Match<LittleMonster>, seat: u8, chosen: &Move) -> Match<LittleMonster> {
    let seat = Seat::new(seat);
    table.play(seat, table.ply(seat), chosen).unwrap_or_else(|error| panic!("{chosen:?}: {error}"))
}

fn seen_by(table: &Match<LittleMonster>, seat: u8) -> View {
    table.game().view(Viewer::Seat(Seat::new(seat)))
}

fn monsters_of(view: &View, seat: u8) -> Vec<Monster> {
    view.racers.iter().filter(|racer| racer.owner == Seat::new(seat)).map(|racer| racer.monster).collect()
}

#[test]
fn two_to_four_can_play() {
    let five = SeatCount::new(5).unwrap();
    let refused = LittleMonster::new(Edition::standard(), Options::default(), five).err();
    assert_eq!(refused, Some(BadSetup::Seats { min: 2, max: 4 }));
}

#[test]
fn each_seat_begins_with_two_cards_and_two_monsters_at_the_start() {
    for seats in 2..=4 {
        let view = begin(seats, MonsterChoice::Dealt).game().view(Viewer::Public);
        let dealt: BTreeSet<Monster> = view.racers.iter().map(|racer| racer.monster).collect();
        assert_eq!(dealt.len(), 2 * usize::from(seats));
        assert!(view.racers.iter().all(|racer| racer.at == 0));
        // The first seat has drawn for its turn, or is asked what it does before that.
        assert_eq!(
            usize::from(view.deck),
            40 - view.seats.values().map(|seat| usize::from(seat.hand_size)).sum::<usize>()
        );
        assert!(view.seats.values().all(|seat| (1..=3).contains(&seat.hand_size)));
    }
}

#[test]
fn nine_steps_lead_from_the_start_to_the_finish() {
    let track = begin(2, MonsterChoice::Dealt).game().view(Viewer::Public).track;
    assert_eq!((track.plates, track.finish), (10, 9));
}

// Ruling 15.
#[test]
fn without_abilities_all_are_fed_at_fifteen_and_may_hold_thirty() {
    let kitchen = Kitchen::new()
        .monster("Ada", &["feeds at 12", "start of turn: draw 1", "when fed: draw 1"])
        .monster("Bo", &["hand limit 40"])
        .food("Fig", 15, "nothing")
        .seat(["Ada", "Bo"], &["Fig", BREAD, BREAD])
        .seat(["Cy", "Di"], &[])
        .options(Options { abilities: false, ..Options::default() });
    let mut table = kitchen.begin();
    let view = table.seen_by(1);
    assert_eq!(table.hand_size(0), 4);
    assert!(view.monsters.iter().all(|monster| monster.abilities.is_empty()));
    assert!(view.racers.iter().all(|racer| racer.feeds_at == 15));
    assert_eq!(view.seats[Seat::new(0)].hand_limit, 30);
    table.feed("Ada", &["Fig"]);
    assert_eq!(table.hand_size(0), 3);
}

// Ruling 15.
#[test]
fn each_keeps_two_of_three_which_are_shown_when_all_have_chosen() {
    let table = begin(3, MonsterChoice::Choose);
    let offers: Vec<Vec<Monster>> = (0..3).map(|seat| seen_by(&table, seat).offer).collect();
    assert!(offers.iter().all(|offer| offer.len() == 3));
    assert_eq!(offers.iter().flatten().collect::<BTreeSet<_>>().len(), 9);
    let keep = |seat: usize| Move::Keep { monsters: [offers[seat][0], offers[seat][2]] };
    let table = play(&play(&table, 2, &keep(2)), 0, &keep(0));
    assert!(matches!(seen_by(&table, 1).phase, Phase::Keep { waiting } if waiting.len() == 1));
    assert_eq!((seen_by(&table, 0).kept, seen_by(&table, 1).kept), (Some([offers[0][0], offers[0][2]]), None));
    assert_eq!(seen_by(&table, 1).racers, []);
    let again = table.play(Seat::new(0), table.ply(Seat::new(0)), &keep(0));
    assert!(again.is_err(), "it is final");
    let table = play(&table, 1, &keep(1));
    for (seat, offer) in (0..).zip(&offers) {
        assert_eq!(monsters_of(&seen_by(&table, 1), seat), [offer[0], offer[2]]);
    }
}

// Ruling 15.
#[test]
fn only_two_different_monsters_of_those_offered_can_be_kept() {
    let table = begin(2, MonsterChoice::Choose);
    let (own, others) = (seen_by(&table, 0).offer, seen_by(&table, 1).offer);
    let keep = |monsters| table.game().decide(Seat::new(0), &Move::Keep { monsters });
    assert_eq!(keep([own[0], own[0]]), Err(Illegal::SameMonsterTwice));
    assert_eq!(keep([own[0], others[0]]), Err(Illegal::NotAnOption));
    assert!(keep([own[2], own[0]]).is_ok());
}

// Ruling 15.
#[test]
fn what_was_not_kept_is_shown_only_after_the_match() {
    let mut table = begin(2, MonsterChoice::Choose);
    let offers: Vec<Vec<Monster>> = (0..2).map(|seat| seen_by(&table, seat).offer).collect();
    let mut chance = crate::Chance::new([2; 32], 0);
    loop {
        let view = table.game().view(Viewer::Public);
        let Some(seat) = table.game().status().acting().first() else {
            for (seat, shown) in view.seats.iter() {
                let kept = monsters_of(&view, u8::try_from(seat.index()).unwrap());
                let rejected = offers[seat.index()].iter().find(|monster| !kept.contains(monster));
                assert_eq!(shown.rejected.as_ref(), rejected);
            }
            return;
        };
        assert!(view.seats.values().all(|seat| seat.rejected.is_none()));
        let chosen = LittleMonster::autopilot(&table.game().view(Viewer::Seat(seat)), &mut chance);
        table = table.play(seat, table.ply(seat), &chosen).unwrap();
    }
}

// Ruling 15.
#[test]
fn a_draft_goes_from_the_last_seat_to_the_first_and_back_over_an_open_row() {
    let mut table = begin(3, MonsterChoice::Draft);
    let view = table.game().view(Viewer::Public);
    assert_eq!(view.offer.len(), 8);
    let first = view.starter.unwrap();
    let last = SeatCount::new(3).unwrap().after_clockwise(first).nth(1).unwrap();
    let middle = SeatCount::new(3).unwrap().after(first);
    let mut order = Vec::new();
    while let Phase::Draft { seat } = table.game().view(Viewer::Public).phase {
        order.push(seat);
        let monster = table.game().view(Viewer::Public).offer[0];
        let before = table.game().view(Viewer::Public).seats[seat].drafted.clone();
        table = table.play(seat, table.ply(seat), &Move::Draft { monster }).unwrap();
        let view = table.game().view(Viewer::Public);
        if matches!(view.phase, Phase::Draft { .. }) {
            assert_eq!(view.seats[seat].drafted, [before, vec![monster]].concat());
        }
    }
    assert_eq!(order, [last, middle, first, first, middle, last]);
    assert_eq!(table.game().view(Viewer::Public).racers.len(), 6);
}

// Ruling 15.
#[test]
fn the_longest_row_and_the_largest_offers_fit_into_the_smallest_edition() {
    let edition: Edition<Menu> = Kitchen::new().edition();
    assert_eq!(edition.monster.len(), 12);
    let four = SeatCount::new(4).unwrap();
    for (monsters, waiting) in [(MonsterChoice::Choose, 4), (MonsterChoice::Draft, 1)] {
        let options = Options { monsters, ..Options::default() };
        let table = Match::begin(LittleMonster::new(edition.clone(), options, four).unwrap(), four, [0; 32]);
        assert_eq!(table.game().status().acting().len(), waiting);
    }
}
