//! Whole matches of Hungry Little Demons.

use std::collections::BTreeMap;

use crate::conformance::Specimen;
use crate::games::hungry_little_demons::{Chefs, Ending, HungryLittleDemons, May, Options};
use crate::{Chance, Edition, Game, Match, Memory, Seat, SeatCount, Status, Viewer};

type Play = Match<HungryLittleDemons>;

fn begin(options: Options, seats: u8, seed: u8) -> Play {
    let seats = SeatCount::new(seats).unwrap();
    Match::begin(HungryLittleDemons::new(Edition::standard(), options, seats).unwrap(), seats, [seed; 32])
}

fn memory(memory: Memory) -> Options {
    Options { chefs: Chefs::Random, memory }
}

/// Random moves to the end of the match, with a look at each position.
fn play_at_random(mut play: Play, seed: u8, mut look: impl FnMut(&Play)) {
    let mut chance = Chance::new([seed; 32], u64::MAX);
    loop {
        look(&play);
        let Status::Acting(acting) = play.game().status() else { return };
        let waiting: Vec<Seat> = acting.iter().collect();
        let seat = waiting[chance.below(waiting.len())];
        let chosen = play.random_move(seat, &mut chance).unwrap();
        play = play.play(seat, play.ply(seat), &chosen).unwrap();
    }
}

#[test]
fn the_56_cards_are_conserved_through_any_action() {
    let printed = Edition::<<HungryLittleDemons as Game>::Edition>::standard().cards();
    let mut all = BTreeMap::new();
    for card in printed {
        *all.entry(format!("{card:?}")).or_default() += 1;
    }
    assert_eq!(all.values().sum::<usize>(), 56);
    for seats in 2..=6 {
        for seed in 0..2 {
            play_at_random(begin(memory(Memory::Strict), seats, seed), seed, |play| {
                assert_eq!(play.game().census(), all);
            });
        }
    }
}

#[test]
fn under_strict_memory_nothing_that_a_seat_gets_depends_on_what_lies_face_down() {
    // Ruling 3. A spectator's twin world has other cards wherever none lies face up.
    let mut compared = 0;
    for seats in [2, 4, 6] {
        let mut chance = Chance::new([seats; 32], 0);
        play_at_random(begin(memory(Memory::Strict), seats, seats), seats, |play| {
            let twin = play.resample(Viewer::Public, &mut chance);
            for seat in SeatCount::new(seats).unwrap().seats() {
                let (here, there) = (play.game().view(Viewer::Seat(seat)), twin.game().view(Viewer::Seat(seat)));
                if matches!(here.may, Some(May::SpriteTake { .. } | May::SpriteOrder { .. })) {
                    continue;
                }
                assert_eq!(here, there);
                assert_eq!(play.game().legal_moves(seat), twin.game().legal_moves(seat));
                compared += 1;
            }
        });
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn the_autopilot_brings_matches_to_an_end_by_the_rules_ways_of_ending() {
    let mut endings: BTreeMap<&str, u32> = BTreeMap::new();
    for kind in [Memory::Strict, Memory::Assisted] {
        for seats in 2..=6 {
            for seed in 0..10 {
                let mut play = begin(memory(kind), seats, seed);
                let mut chance = Chance::new([seed; 32], u64::MAX);
                while let Some(seat) = play.game().status().acting().first() {
                    assert!(play.version() < 600, "{kind:?} with {seats} seats, seed {seed}");
                    let chosen = HungryLittleDemons::autopilot(&play.game().view(Viewer::Seat(seat)), &mut chance);
                    play = play.play(seat, play.ply(seat), &chosen).unwrap();
                }
                let ending = play.game().view(Viewer::Public).score.unwrap().ending;
                *endings.entry(ending.name()).or_default() += 1;
            }
        }
    }
    assert!(endings[Ending::CameHome.name()] > 50, "{endings:?}");
    assert!(endings[Ending::DeckEmpty.name()] > 0, "{endings:?}");
    assert!(endings.get(Ending::Endless.name()).is_none_or(|count| *count < 5), "{endings:?}");
}
