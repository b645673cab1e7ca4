//! Golden playthroughs: whole matches as readable Markdown, one per game and way of ending.
//!
//! They show in a review what a change of the rules or views means for every viewer.
//! `make playthroughs` writes them anew.

#![expect(clippy::disallowed_methods, reason = "golden files are read; the ban is for the rules themselves")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use rules::{AnyMatch, Chance, GameKind, Seat, SeatCount, Setup, Status, Viewer};
use serde_json::{Map, Value};

/// A match to be written down.
struct Playthrough {
    game: GameKind,
    seats: u8,
    options: &'static str,
    /// Autopilot moves, or random ones.
    autopilot: bool,
    seed: u8,
    /// The way of ending that this seed leads to.
    ending: &'static str,
}

const PLAYTHROUGHS: &[Playthrough] = &[];

#[test]
fn every_playthrough_is_as_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    for playthrough in PLAYTHROUGHS {
        let file = folder.join(format!("{}-{}.md", playthrough.game.slug(), playthrough.ending.replace('_', "-")));
        let told = tell(playthrough);
        if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &told).unwrap();
        }
        let written = fs::read_to_string(&file).unwrap_or_default();
        if let Some((line, (was, is))) = written.lines().zip(told.lines()).enumerate().find(|(_, (was, is))| was != is)
        {
            panic!("{}, line {}: was\n{was}\nis\n{is}\nIf that is right: make playthroughs", file.display(), line + 1);
        }
        assert_eq!(written.len(), told.len(), "{}: run `make playthroughs`", file.display());
    }
}

fn tell(playthrough: &Playthrough) -> String {
    let seats = SeatCount::new(playthrough.seats).unwrap();
    let mut setup = Setup::standard(playthrough.game, seats, [playthrough.seed; 32]);
    playthrough.options.clone_into(&mut setup.options);
    let mut chance = Chance::new([playthrough.seed; 32], u64::MAX);
    let mut current = setup.begin().unwrap();
    let mut told = format!(
        "# {}: {}\n\n{} seats, options `{}`, every byte of the seed {}, moves by {}.\n\
         For each version: the move, what everybody saw happen, then what changed in everybody's view and, below it,\n\
         where the view of a seat differs from it.\n",
        playthrough.game.slug(),
        playthrough.ending.replace('_', " "),
        playthrough.seats,
        playthrough.options,
        playthrough.seed,
        if playthrough.autopilot { "autopilot" } else { "chance" },
    );
    let mut before = BTreeMap::new();
    let mut by: Option<(Seat, String)> = None;
    loop {
        tell_version(&mut told, current.as_ref(), seats, by.as_ref(), &mut before);
        let acting = match current.status() {
            Status::Over(outcome) => {
                assert_eq!(
                    outcome.ending,
                    playthrough.ending,
                    "{} with seed {}",
                    playthrough.game.slug(),
                    playthrough.seed
                );
                return told;
            }
            Status::Acting(acting) => acting,
        };
        let waiting: Vec<Seat> = acting.iter().collect();
        let seat = waiting[chance.below(waiting.len())];
        let chosen = if playthrough.autopilot {
            current.autopilot(seat, &mut chance)
        } else {
            current.random_move(seat, &mut chance).unwrap()
        };
        current = current.play(seat, current.ply(seat), &chosen).unwrap();
        by = Some((seat, chosen));
    }
}

fn tell_version(
    told: &mut String,
    current: &dyn AnyMatch,
    seats: SeatCount,
    by: Option<&(Seat, String)>,
    before: &mut BTreeMap<String, Map<String, Value>>,
) {
    match by {
        None => writeln!(told, "\n## 0: begin\n").unwrap(),
        Some((seat, chosen)) => {
            writeln!(told, "\n## {}: seat {} `{chosen}`\n", current.version(), seat.index()).unwrap();
        }
    }
    for event in parse::<Vec<Value>>(&current.events(Viewer::Public)) {
        writeln!(told, "- `{event}`").unwrap();
    }
    let public = parse::<Map<String, Value>>(&current.view(Viewer::Public));
    tell_changes(told, "all", &public, before);
    for seat in seats.seats() {
        let own = parse::<Map<String, Value>>(&current.view(Viewer::Seat(seat)));
        let only = own.into_iter().filter(|(key, value)| public.get(key) != Some(value)).collect();
        tell_changes(told, &format!("seat {}", seat.index()), &only, before);
    }
}

fn tell_changes(
    told: &mut String,
    viewer: &str,
    now: &Map<String, Value>,
    before: &mut BTreeMap<String, Map<String, Value>>,
) {
    let then = before.insert(viewer.to_owned(), now.clone()).unwrap_or_default();
    let changed: Vec<_> = now.iter().filter(|(key, value)| then.get(*key) != Some(value)).collect();
    if !changed.is_empty() {
        writeln!(told, "\n{viewer}:").unwrap();
        for (key, value) in changed {
            writeln!(told, "    {key} {value}").unwrap();
        }
    }
}

fn parse<T: serde::de::DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json).unwrap()
}
