//! Matches that were begun under older code: their logs were written once, and every later change of the rules
//! has to read them and go on from them, as from those in people's stores.
//!
//! `RECORD_LOGS=1` writes the logs of games that have none yet, and never one anew: a log that is no longer read
//! needs code that reads it, not another log.

#![expect(clippy::disallowed_methods, reason = "stored logs are read; the ban is for the rules themselves")]

use std::fs;
use std::path::{Path, PathBuf};

use rules::{AnyMatch, Chance, GameKind, Outcome, SeatCount, Setup, Status, Viewer};
use serde::{Deserialize, Serialize};

/// A match that has not ended by itself after so many moves is stored as it is then.
const LONGEST: usize = 160;

/// The first line of a file; the others are the log.
#[derive(Serialize, Deserialize)]
struct Stored {
    edition: String,
    options: String,
    seats: SeatCount,
    seed: [u8; 32],
    /// How the match ended; nothing if it was still on.
    outcome: Option<Outcome>,
}

/// The two matches of each game that are stored: one of bots, one of random moves with all seats taken.
fn stored(kind: GameKind) -> [(PathBuf, u8, bool); 2] {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stored_logs");
    let file = |name: &str| folder.join(format!("{}-{name}.jsonl", kind.slug()));
    let (fewest, most) = kind.seats().into_inner();
    [(file("bots"), 3.clamp(fewest, most), true), (file("random"), most, false)]
}

fn record(kind: GameKind, file: &Path, seats: u8, bots: bool) {
    let setup = Setup::standard(kind, SeatCount::new(seats).unwrap(), [41; 32]);
    let mut now = setup.begin().unwrap();
    let mut log = vec![now.log_entry()];
    let mut chance = Chance::new([42; 32], 0);
    while let Some(seat) = now.status().acting().first()
        && log.len() <= LONGEST
    {
        let random = now.random_move(seat, &mut chance).unwrap();
        let chosen = if bots { now.autopilot(seat, &mut chance) } else { random };
        now = now.play(seat, now.ply(seat), &chosen).unwrap();
        log.push(now.log_entry());
    }
    let outcome = match now.status() {
        Status::Over(outcome) => Some(outcome),
        Status::Acting(_) => None,
    };
    let Setup { edition, options, seats, seed, .. } = setup;
    let first = serde_json::to_string(&Stored { edition, options, seats, seed, outcome }).unwrap();
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, format!("{first}\n{}\n", log.join("\n"))).unwrap();
}

fn read(kind: GameKind, file: &Path) -> (Setup, Option<Outcome>, Vec<String>) {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut lines = text.lines().map(str::to_owned);
    let Stored { edition, options, seats, seed, outcome } = serde_json::from_str(&lines.next().unwrap()).unwrap();
    (Setup { kind, edition, options, seats, seed }, outcome, lines.collect())
}

fn resume(setup: &Setup, log: &[String]) -> Box<dyn AnyMatch> {
    setup.resume(&mut log.iter().map(String::as_str)).unwrap()
}

#[test]
fn a_log_of_older_code_is_read_and_tells_the_same_match() {
    for kind in GameKind::ALL {
        for (file, seats, bots) in stored(*kind) {
            if std::env::var_os("RECORD_LOGS").is_some() && !file.exists() {
                record(*kind, &file, seats, bots);
            }
            let (setup, outcome, log) = read(*kind, &file);
            let now = resume(&setup, &log);
            assert_eq!(now.version(), log.len() as u64 - 1, "{}", file.display());
            match (now.status(), outcome) {
                (Status::Over(now), Some(then)) => assert_eq!(now, then, "{}", file.display()),
                (Status::Acting(seats), None) => assert!(seats.first().is_some()),
                (now, then) => panic!("{}: {now:?}, but it was {then:?}", file.display()),
            }
        }
    }
}

#[test]
fn a_match_of_older_code_goes_on_from_wherever_it_was_and_ends() {
    for kind in GameKind::ALL {
        for (file, ..) in stored(*kind) {
            let (setup, _, log) = read(*kind, &file);
            let mut chance = Chance::new([43; 32], 0);
            for versions in [1, log.len() / 2, log.len()] {
                let mut now = resume(&setup, &log[..versions]);
                for moves in 0.. {
                    let Some(seat) = now.status().acting().first() else { break };
                    assert!(moves < 10_000, "{}", file.display());
                    let chosen = now.autopilot(seat, &mut chance);
                    now = now.play(seat, now.ply(seat), &chosen).unwrap();
                    assert!(!now.view(Viewer::Seat(seat)).get().is_empty());
                }
            }
        }
    }
}
