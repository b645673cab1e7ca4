//! What a host of many games can be sent or can find in its store, and must survive.

use rules::{AnyMatch, Chance, GameKind, Refused, Seat, SeatCount, Setup, SetupError, Status, Viewer};

fn setup(kind: GameKind, seats: u8) -> Setup {
    Setup::standard(kind, SeatCount::new(seats).unwrap(), [9; 32])
}

/// A match of as few as can play it.
fn smallest(kind: GameKind) -> Setup {
    setup(kind, *kind.seats().start())
}

fn seats_of(kind: GameKind) -> impl Iterator<Item = Seat> {
    smallest(kind).seats.seats()
}

fn begun(kind: GameKind) -> Box<dyn AnyMatch> {
    smallest(kind).begin().unwrap()
}

/// The log of some moves, and the match after them.
fn played(kind: GameKind, moves: usize) -> (Vec<String>, Box<dyn AnyMatch>) {
    let mut play = begun(kind);
    let mut log = vec![play.log_entry()];
    let mut chance = Chance::new([3; 32], 0);
    for _ in 0..moves {
        let Some(seat) = play.status().acting().first() else { break };
        let chosen = play.autopilot(seat, &mut chance);
        play = play.play(seat, play.ply(seat), &chosen).unwrap();
        log.push(play.log_entry());
    }
    (log, play)
}

fn resumed(kind: GameKind, log: &[String]) -> Result<Box<dyn AnyMatch>, SetupError> {
    smallest(kind).resume(&mut log.iter().map(String::as_str))
}

fn nested(depth: usize) -> String {
    format!("{}{}", "[".repeat(depth), "]".repeat(depth))
}

// Moves

#[test]
fn what_is_no_move_of_the_game_is_unreadable() {
    for kind in GameKind::ALL {
        let play = begun(*kind);
        let seat = play.status().acting().first().unwrap();
        let sound = &play.legal_moves(seat)[0];
        let with = |more: &str| sound.replacen('{', &format!("{{{more},"), 1);
        for chosen in [
            String::new(),
            "null".to_owned(),
            "{}".to_owned(),
            "{\"type\":\"no_such_move\"}".to_owned(),
            "{\"type\":7}".to_owned(),
            "{\"type\":null}".to_owned(),
            "1e999".to_owned(),
            "\"\\ud800\"".to_owned(),
            nested(100_000),
            format!("{sound}{sound}"),
            sound[..sound.len() - 1].to_owned(),
            with(&format!("\"more\":{}", nested(100_000))),
            with("\"more\":1e999"),
            with("\"type\":\"continue\""),
        ] {
            let refused = play.play(seat, play.ply(seat), &chosen).unwrap_err();
            assert_eq!(refused, Refused::Unreadable, "{kind:?}: {chosen:.60}");
        }
    }
}

#[test]
fn fields_that_no_move_has_are_ignored() {
    for kind in GameKind::ALL {
        let play = begun(*kind);
        let seat = play.status().acting().first().unwrap();
        let chosen = play.legal_moves(seat)[0].replacen('{', "{\"more\":{\"type\":1},", 1);
        assert_eq!(play.play(seat, play.ply(seat), &chosen).unwrap().version(), 1);
    }
}

#[test]
fn numbers_that_no_move_can_have_are_refused_and_never_wrap_around() {
    for kind in GameKind::ALL {
        let (_, play) = played(*kind, 6);
        let seat = play.status().acting().first().unwrap();
        for sound in play.legal_moves(seat) {
            let Some(at) = sound.find(|at: char| at.is_ascii_digit()) else { continue };
            let end = at + sound[at..].find(|at: char| !at.is_ascii_digit()).unwrap();
            for number in ["-1", "0.5", "255", "256", "4294967297", "18446744073709551617"] {
                let chosen = format!("{}{number}{}", &sound[..at], &sound[end..]);
                let refused = play.play(seat, play.ply(seat), &chosen).unwrap_err();
                assert!(matches!(refused, Refused::Unreadable | Refused::Illegal(_)), "{chosen}: {refused}");
            }
        }
    }
}

#[test]
fn a_seat_that_the_match_does_not_have_is_refused() {
    for kind in GameKind::ALL {
        let play = begun(*kind);
        let chosen = &play.legal_moves(play.status().acting().first().unwrap())[0];
        for seat in [*kind.seats().start(), 5, 6, 8, 255].map(Seat::new) {
            assert_eq!(play.play(seat, 1, chosen).unwrap_err(), Refused::NotActing);
            assert_eq!(play.undo(seat, 1).unwrap_err(), Refused::NotActing);
            assert!(play.legal_moves(seat).is_empty());
        }
    }
}

#[test]
fn a_match_that_is_over_takes_no_more_moves() {
    for kind in GameKind::ALL {
        let (log, play) = played(*kind, 5000);
        assert!(matches!(play.status(), Status::Over(_)), "{kind:?} is still on after {} moves", log.len());
        let any = &begun(*kind).legal_moves(begun(*kind).status().acting().first().unwrap())[0];
        for seat in seats_of(*kind) {
            assert_eq!(play.play(seat, play.ply(seat), any).unwrap_err(), Refused::Over);
            assert_eq!(play.undo(seat, play.ply(seat)).unwrap_err(), Refused::Over);
            assert!(play.legal_moves(seat).is_empty());
        }
    }
}

// Options and seats

#[test]
fn options_that_the_game_does_not_have_are_refused() {
    for kind in GameKind::ALL {
        let rules = kind.rules();
        assert!(rules.accepts_options("{}"));
        for options in [
            "",
            "null",
            "7",
            "{\"no_such_option\":true}",
            "{\"memory\":\"perfect\"}",
            "{\"memory\":null}",
            "{\"memory\":\"strict\",\"memory\":\"assisted\"}",
            &nested(100_000),
        ] {
            assert!(!rules.accepts_options(options), "{kind:?}: {options:.60}");
            let refused = Setup { options: options.to_owned(), ..smallest(*kind) }.begin().unwrap_err();
            assert!(matches!(refused, SetupError::Options(_)), "{refused}");
        }
    }
}

#[test]
fn a_match_begins_with_exactly_the_numbers_of_seats_that_the_game_is_for() {
    for kind in GameKind::ALL {
        for seats in 2..=6 {
            let begins = setup(*kind, seats).begin();
            assert_eq!(begins.is_ok(), kind.seats().contains(&seats), "{kind:?} with {seats}");
            assert!(begins.is_ok() || matches!(begins, Err(SetupError::Setup(_))));
        }
    }
}

// Logs

#[test]
fn a_match_resumed_from_any_part_of_its_log_is_as_it_was_then() {
    for kind in GameKind::ALL {
        let (log, _) = played(*kind, 60);
        for versions in [1, 2, 7, 30, log.len()] {
            let (_, play) = played(*kind, versions - 1);
            let again = resumed(*kind, &log[..versions]).unwrap();
            assert_eq!(again.version(), play.version());
            for viewer in seats_of(*kind).map(Viewer::Seat).chain([Viewer::Public, Viewer::Archive]) {
                assert_eq!(again.view(viewer).get(), play.view(viewer).get());
                assert_eq!(again.events(viewer).get(), play.events(viewer).get());
            }
            assert_eq!(again.log_entry(), log[versions - 1]);
            for seat in seats_of(*kind) {
                assert_eq!(again.ply(seat), play.ply(seat));
            }
        }
    }
}

#[test]
fn a_resumed_match_draws_as_it_would_have_drawn() {
    for kind in GameKind::ALL {
        let (log, end) = played(*kind, 40);
        let mut again = resumed(*kind, &log[..20]).unwrap();
        for entry in &log[20..] {
            let step: serde_json::Value = serde_json::from_str(entry).unwrap();
            let made = &step["cause"]["move"];
            let seat: Seat = serde_json::from_value(made["seat"].clone()).unwrap();
            again = again.play(seat, again.ply(seat), &made["chosen"].to_string()).unwrap();
            assert_eq!(again.log_entry(), *entry);
        }
        assert_eq!(again.view(Viewer::Archive).get(), end.view(Viewer::Archive).get());
    }
}

#[test]
fn a_damaged_log_is_refused_with_the_version_of_the_damage() {
    for kind in GameKind::ALL {
        let (log, _) = played(*kind, 5);
        assert!(matches!(resumed(*kind, &[]), Err(SetupError::EmptyLog)));
        let cut = log[3][..log[3].len() / 2].to_owned();
        for entry in ["", "null", "{}", &cut, &nested(100_000)] {
            let mut damaged = log.clone();
            entry.clone_into(&mut damaged[3]);
            assert!(matches!(resumed(*kind, &damaged), Err(SetupError::Log { version: 3, .. })), "{entry:.60}");
        }
        assert!(matches!(resumed(*kind, &log[1..]), Err(SetupError::LogOrder { version: 0 })), "the deal is missing");
        let mut twice = log.clone();
        twice.insert(2, log[0].clone());
        assert!(matches!(resumed(*kind, &twice), Err(SetupError::LogOrder { version: 2 })), "it begins twice");
        let mut undone = log[..2].to_vec();
        undone.insert(1, "{\"cause\":{\"undo\":{\"seat\":0}},\"events\":[]}".to_owned());
        assert!(matches!(resumed(*kind, &undone), Err(SetupError::LogOrder { version: 1 })), "nothing to take back");
        let mut step: serde_json::Value = serde_json::from_str(&log[1]).unwrap();
        step["cause"]["move"]["seat"] = 5.into();
        let stranger = [log[0].clone(), step.to_string()];
        assert!(matches!(resumed(*kind, &stranger), Err(SetupError::LogOrder { version: 1 })), "no such seat");
    }
}

// Hungry Little Demons, ruling 3.
#[test]
fn each_card_that_the_forest_turns_up_takes_a_moment_to_read_and_nothing_else_does() {
    let setup = Setup::standard(GameKind::HungryLittleDemons, SeatCount::new(2).unwrap(), [5; 32]);
    let mut current = setup.begin().unwrap();
    let mut chance = Chance::new([6; 32], 0);
    let mut turned_up = 0;
    while let Some(seat) = current.status().acting().first() {
        let events: Vec<serde_json::Value> = serde_json::from_str(current.events(Viewer::Public).get()).unwrap();
        let shown = events.iter().filter(|event| event["type"] == "turned_up" || event["type"] == "refilled").count();
        assert_eq!(current.things_to_read() as usize, shown, "{events:?}");
        turned_up += shown;
        current = current.play(seat, current.ply(seat), &current.autopilot(seat, &mut chance)).unwrap();
    }
    assert!(turned_up > 0);
}

// Bots

#[test]
fn whoever_is_sent_the_view_alone_can_play_as_the_simple_bot_does() {
    for kind in GameKind::ALL {
        let mut play = begun(*kind);
        for version in 0..60 {
            let Some(seat) = play.status().acting().first() else { break };
            let chance = || Chance::new([4; 32], version);
            let chosen = kind.rules().autopilot(play.view(Viewer::Seat(seat)).get(), &mut chance()).unwrap();
            assert_eq!(chosen, play.autopilot(seat, &mut chance()));
            play = play.play(seat, play.ply(seat), &chosen).unwrap();
        }
        assert!(kind.rules().autopilot("{}", &mut Chance::new([4; 32], 0)).is_err());
    }
}
