//! The functions that are fuzzed (`fuzz/`), on the kept inputs, on what people really send, and on many changes
//! of both: they run wherever tests do. `POTLUCK_MUTATIONS` says how many changes of each input (20).

#[path = "../../../fuzz/src/frames.rs"]
mod frames;
#[path = "../../../fuzz/src/moves.rs"]
mod moves;

use std::fs;
use std::path::Path;

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::{Chance, GameKind, SeatCount, Setup};

/// Words that are worth trying anywhere.
const WORDS: [&str; 14] =
    ["null", "-1", "0", "1e99", "255", "256", "[]", "{}", "\"\"", "\\u0000", "\"type\":", "true", "🐒", "99999999999"];

/// The kept inputs.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

/// Something much like this input, or like a part of it and of another.
fn changed(input: &[u8], other: &[u8], random: &mut Xoshiro256PlusPlus) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..random.random_range(1..=5) {
        let (from, to) = (random.random_range(0..=bytes.len()), random.random_range(0..=bytes.len()));
        let (from, to) = (from.min(to), from.max(to));
        match random.random_range(0..6) {
            0 => drop(bytes.drain(from..to)),
            1 => drop(bytes.splice(from..to, WORDS.choose(random).unwrap().bytes())),
            2 => drop(bytes.splice(from..from, other[random.random_range(0..=other.len())..].iter().copied())),
            3 => bytes.extend_from_within(from..to),
            4 if from < to => bytes[from] = random.random_range(b' '..=b'~'),
            _ if from < to => bytes[from] ^= 1 << random.random_range(0..8),
            _ => {}
        }
        bytes.truncate(4096);
    }
    bytes
}

fn try_all(inputs: &[Vec<u8>], check: impl Fn(&[u8])) {
    let mutations = std::env::var("POTLUCK_MUTATIONS").map_or(20, |number| number.parse().unwrap());
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    for input in inputs {
        check(input);
        for _ in 0..mutations {
            let other = inputs.choose(&mut random).unwrap();
            check(&changed(input, other, &mut random));
        }
    }
}

#[test]
fn no_frame_does_harm() {
    let page = include_str!("../../../docs/protocol.md");
    let examples = page.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap().as_bytes().to_vec());
    let inputs: Vec<_> = corpus("frames").into_iter().chain(examples).collect();
    try_all(&inputs, frames::check);
}

#[test]
fn no_move_does_harm() {
    let mut inputs = corpus("moves");
    let mut chance = Chance::new([6; 32], 0);
    for (game, kind) in (0..).zip(GameKind::ALL) {
        for before in [0, 9, 30] {
            // What is legal there, as `moves::check` gets there.
            let setup = Setup::standard(*kind, SeatCount::new(*kind.seats().start()).unwrap(), [game; 32]);
            let mut now = setup.begin().unwrap();
            let mut replay = Chance::new([game; 32], u64::MAX);
            for _ in 0..before {
                let Some(seat) = now.status().acting().first() else { break };
                let chosen = now.random_move(seat, &mut replay).unwrap();
                now = now.play(seat, now.ply(seat), &chosen).unwrap();
            }
            let Some(seat) = now.status().acting().first() else { continue };
            let legal = now.random_move(seat, &mut chance).unwrap();
            inputs.push([&[game, 0, before, game], legal.as_bytes()].concat());
        }
    }
    try_all(&inputs, moves::check);
}
