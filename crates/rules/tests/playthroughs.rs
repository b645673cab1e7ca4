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
    /// Lines of the standard edition and what stands there instead, to come to an end that takes long.
    edition: &'static [(&'static str, &'static str)],
    /// Autopilot moves, or random ones.
    autopilot: bool,
    seed: u8,
    /// The way of ending that this seed leads to.
    ending: &'static str,
}

const PLAYTHROUGHS: &[Playthrough] = &[
    Playthrough {
        game: GameKind::HungryMonkey,
        seats: 3,
        options: "{}",
        edition: &[],
        autopilot: true,
        seed: 95,
        ending: "last_seat_left",
    },
    Playthrough {
        game: GameKind::HungryMonkey,
        seats: 3,
        options: "{}",
        edition: &[],
        autopilot: false,
        seed: 87,
        ending: "stopped_by_agreement",
    },
    Playthrough {
        game: GameKind::HungryMonkey,
        seats: 3,
        options: r#"{"series":"beans","memory":"assisted"}"#,
        edition: &[],
        autopilot: true,
        seed: 27,
        ending: "beans_target",
    },
    Playthrough {
        game: GameKind::HungryMonkey,
        seats: 2,
        options: r#"{"series":"beans","memory":"assisted"}"#,
        edition: &[],
        autopilot: true,
        seed: 15,
        ending: "beans_four_games",
    },
    Playthrough {
        game: GameKind::FoodieForest,
        seats: 3,
        options: "{}",
        edition: &[],
        autopilot: true,
        seed: 54,
        ending: "sole_victory",
    },
    Playthrough {
        game: GameKind::FoodieForest,
        seats: 2,
        options: r#"{"open_recipes":true}"#,
        edition: &[],
        autopilot: true,
        seed: 30,
        ending: "shared_victory",
    },
    Playthrough {
        game: GameKind::InTeufelsKueche,
        seats: 2,
        options: r#"{"gentle_start":true}"#,
        edition: &[],
        autopilot: true,
        seed: 22,
        ending: "goal",
    },
    Playthrough {
        game: GameKind::InTeufelsKueche,
        seats: 2,
        options: "{}",
        edition: &[],
        autopilot: true,
        seed: 4,
        ending: "out_of_reach",
    },
    Playthrough {
        game: GameKind::InTeufelsKueche,
        seats: 2,
        options: r#"{"gentle_start":true}"#,
        edition: &[],
        autopilot: false,
        seed: 231,
        ending: "endless",
    },
    Playthrough {
        game: GameKind::InTeufelsKueche,
        seats: 2,
        options: "{}",
        edition: &[],
        autopilot: false,
        seed: 1,
        ending: "agreed",
    },
    Playthrough {
        game: GameKind::InTeufelsKueche,
        seats: 2,
        options: "{}",
        edition: &[("devils = 3", "devils = 1")],
        autopilot: true,
        seed: 156,
        ending: "last_standing",
    },
    Playthrough {
        game: GameKind::HungryLittleDemons,
        seats: 2,
        options: r#"{"chefs":"picked","memory":"assisted"}"#,
        edition: &[],
        autopilot: true,
        seed: 32,
        ending: "came_home",
    },
    Playthrough {
        game: GameKind::HungryLittleDemons,
        seats: 6,
        options: r#"{"memory":"assisted"}"#,
        edition: &[],
        autopilot: true,
        seed: 13,
        ending: "deck_empty",
    },
    Playthrough {
        game: GameKind::HungryLittleDemons,
        seats: 2,
        options: "{}",
        edition: &[],
        autopilot: false,
        seed: 11,
        ending: "agreed",
    },
    Playthrough {
        game: GameKind::HungryLittleDemons,
        seats: 2,
        options: "{}",
        edition: &[
            ("quiet_rounds_to_stop = 10", "quiet_rounds_to_stop = 3"),
            ("quiet_rounds_to_end = 30", "quiet_rounds_to_end = 3"),
        ],
        autopilot: true,
        seed: 154,
        ending: "endless",
    },
    Playthrough {
        game: GameKind::LittleMonster,
        seats: 2,
        options: r#"{"monsters":"choose"}"#,
        edition: &[],
        autopilot: true,
        seed: 7,
        ending: "home",
    },
    Playthrough {
        game: GameKind::LittleMonster,
        seats: 2,
        options: "{}",
        edition: &[],
        autopilot: false,
        seed: 51,
        ending: "stopped",
    },
    Playthrough {
        game: GameKind::LittleMonster,
        seats: 2,
        options: "{}",
        edition: &[("most_rounds = 100", "most_rounds = 3")],
        autopilot: true,
        seed: 21,
        ending: "too_long",
    },
];

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
    let mut edition = String::new();
    for (line, instead) in playthrough.edition {
        assert!(setup.edition.contains(line), "{line} is not in the edition");
        setup.edition = setup.edition.replace(line, instead);
        write!(edition, ", `{instead}`").unwrap();
    }
    let mut chance = Chance::new([playthrough.seed; 32], u64::MAX);
    let mut current = setup.begin().unwrap();
    let mut told = format!(
        "# {}: {}\n\n{} seats, options `{}`{edition}, every byte of the seed {}, moves by {}.\n\
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
    before: &mut BTreeMap<String, Value>,
) {
    match by {
        None => writeln!(told, "\n## 0: begin\n").unwrap(),
        Some((seat, chosen)) => {
            writeln!(told, "\n## {}: seat {} `{chosen}`\n", current.version(), seat.index()).unwrap();
        }
    }
    for event in parse::<Vec<Value>>(current.events(Viewer::Public).get()) {
        writeln!(told, "- `{event}`").unwrap();
    }
    let public = parse::<Map<String, Value>>(current.view(Viewer::Public).get());
    tell_changes(told, "all", &public, before);
    for seat in seats.seats() {
        let own = parse::<Map<String, Value>>(current.view(Viewer::Seat(seat)).get());
        let only = own.into_iter().filter(|(key, value)| public.get(key) != Some(value)).collect();
        tell_changes(told, &format!("seat {}", seat.index()), &only, before);
    }
}

fn tell_changes(told: &mut String, viewer: &str, now: &Map<String, Value>, before: &mut BTreeMap<String, Value>) {
    let now = Value::Object(now.clone());
    let then = before.insert(viewer.to_owned(), now.clone()).unwrap_or(Value::Null);
    let mut changes = String::new();
    list_changes(&mut changes, "", &then, &now);
    if !changes.is_empty() {
        write!(told, "\n{viewer}:\n{changes}").unwrap();
    }
}

/// The innermost places that are not as they were, a line each.
fn list_changes(changes: &mut String, path: &str, then: &Value, now: &Value) {
    match (then, now) {
        _ if then == now => {}
        (Value::Object(then), Value::Object(now)) => {
            for (key, value) in now {
                list_changes(changes, &format!("{path}.{key}"), then.get(key).unwrap_or(&Value::Null), value);
            }
        }
        (Value::Array(then), Value::Array(now)) if then.len() == now.len() => {
            for (at, (then, now)) in then.iter().zip(now).enumerate() {
                list_changes(changes, &format!("{path}[{at}]"), then, now);
            }
        }
        (Value::Array(then), Value::Array(now)) if !then.is_empty() && now.starts_with(then) => {
            writeln!(changes, "    {} + {}", path.trim_start_matches('.'), Value::from(&now[then.len()..])).unwrap();
        }
        (_, Value::Object(fresh)) => {
            for (key, value) in fresh {
                list_changes(changes, &format!("{path}.{key}"), &Value::Null, value);
            }
        }
        _ => writeln!(changes, "    {} {now}", path.trim_start_matches('.')).unwrap(),
    }
}

fn parse<T: serde::de::DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json).unwrap()
}
