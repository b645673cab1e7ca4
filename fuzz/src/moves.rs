//! A seat asks for anything at all: it is done as the rules say or refused, and the log still is the match.
//!
//! The first four bytes say which game, how many seats, how many random moves come before, and the seed; then each
//! line is tried by every seat. An empty line is a random legal move.

use rules::{AnyMatch, Chance, GameKind, Refused, Seat, SeatCount, Setup, Viewer};

pub(crate) fn check(data: &[u8]) {
    let [game, seats, before, seed, lines @ ..] = data else { return };
    let kind = GameKind::ALL[usize::from(*game) % GameKind::ALL.len()];
    let range = kind.seats();
    let seats = SeatCount::new(range.start() + seats % (range.end() - range.start() + 1)).unwrap();
    let setup = Setup::standard(kind, seats, [*seed; 32]);
    let mut chance = Chance::new([*seed; 32], u64::MAX);
    let mut now = setup.begin().unwrap();
    let mut log = vec![now.log_entry()];
    for _ in 0..before % 64 {
        random_move(&mut now, &mut log, &mut chance);
    }
    for line in lines.split(|byte| *byte == b'\n').take(16) {
        match std::str::from_utf8(line) {
            Ok("") => random_move(&mut now, &mut log, &mut chance),
            Ok(text) => seats.seats().for_each(|seat| ask(&mut now, &mut log, seat, text)),
            Err(_) => {}
        }
    }
    let again = setup.resume(&mut log.iter().map(String::as_str)).unwrap();
    for viewer in seats.seats().map(Viewer::Seat).chain([Viewer::Public, Viewer::Archive]) {
        assert_eq!(again.view(viewer).get(), now.view(viewer).get());
    }
}

fn ask(now: &mut Box<dyn AnyMatch>, log: &mut Vec<String>, seat: Seat, text: &str) {
    let acting = now.status().acting().contains(seat);
    match now.play(seat, now.ply(seat), text) {
        Ok(next) => {
            assert!(acting, "only who is asked may answer");
            log.push(next.log_entry());
            *now = next;
        }
        Err(Refused::NotActing | Refused::Over) => assert!(!acting),
        Err(Refused::Unreadable) => {}
        Err(Refused::Illegal(why)) => assert!(acting && !why.is_empty()),
        Err(other) => panic!("{other}"),
    }
}

fn random_move(now: &mut Box<dyn AnyMatch>, log: &mut Vec<String>, chance: &mut Chance) {
    let Some(seat) = now.status().acting().first() else { return };
    let chosen = now.random_move(seat, chance).expect("who is asked can move");
    *now = now.play(seat, now.ply(seat), &chosen).expect("a legal move is accepted");
    log.push(now.log_entry());
}
