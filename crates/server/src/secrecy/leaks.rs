//! Faults known from other systems, planted: the suite must find each, and find it where it is.

use rules::{AnyMatch, Chance, Edition, Game, GameKind, Match, Seat, SeatCount, Setup, Viewer};

use super::house::{self, House};
use super::toy::{Fault, Options, Toy};
use super::twins::{Difference, How, Place, Position, Report, compare};

/// In so many positions a fault must show, and a sound game must not.
const POSITIONS: u64 = 40;

/// A match of the toy game, some random moves on.
fn position(fault: Option<Fault>, seed: u64) -> Position<Toy> {
    let seats = SeatCount::new(3).unwrap();
    let mut chance = Chance::new([5; 32], seed);
    let toy = Toy::new(Edition::standard(), Options { fault }, seats).unwrap();
    let mut toy = Match::begin(toy, seats, chance.seed());
    for _ in 0..seed % 20 {
        let seat = toy.game().status().acting().first().unwrap();
        let chosen = toy.random_move(seat, &mut chance).unwrap();
        toy = toy.play(seat, toy.ply(seat), &chosen).unwrap();
    }
    Position { setup: Setup::standard(GameKind::HungryMonkey, seats, [0; 32]), world: toy }
}

/// The first difference that is found.
async fn search(houses: &mut (House, House), fault: Option<Fault>) -> (Option<Difference>, Report) {
    let mut report = Report::default();
    let mut chance = Chance::new([6; 32], 0);
    for seed in 0..POSITIONS {
        let position = position(fault, seed);
        report.positions += 1;
        for viewer in position.setup.seats.seats().map(Viewer::Seat).chain([Viewer::Public]) {
            let (here, there) = (&mut houses.0, &mut houses.1);
            if let Err(found) = compare([here, there], &position, viewer, &mut chance, &mut report).await {
                return (Some(found), report);
            }
        }
    }
    (None, report)
}

async fn must_be_found(houses: &mut (House, House), fault: Option<Fault>, what: &str, place: Place, how: How) {
    let (found, report) = search(houses, fault).await;
    let found = found.unwrap_or_else(|| panic!("{what} is not found: {report:?}"));
    assert_eq!((found.place, found.how), (place, how), "{what}: {found}");
    println!("{what}: found in position {} by {:?} ({:?})", report.positions, found.place, found.how);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sound_game_passes_and_each_planted_leak_is_found_where_it_is() {
    let mut houses = House::two().await;
    let (found, report) = search(&mut houses, None).await;
    assert!(found.is_none(), "{}", found.unwrap());
    assert!(report.moves > report.twins && report.shown > 0, "{report:?}");
    for (fault, place, how) in [
        (Fault::IdSurvivesShuffle, Place::Snapshot, How::Text),
        (Fault::OrderOfList, Place::Snapshot, How::Text),
        (Fault::NumberOfMoves, Place::Unexplained, How::Text),
        (Fault::TellingError, Place::Refusals, How::Text),
        (Fault::EventNamesDrawn, Place::Update, How::Text),
        (Fault::SilentEvent, Place::Unexplained, How::Text),
        (Fault::FieldForgotten, Place::Snapshot, How::Text),
        (Fault::RandomState, Place::Snapshot, How::Text),
        (Fault::Size, Place::Snapshot, How::Size),
        (Fault::FasterPass, Place::Pace, How::Text),
        (Fault::LongerPause, Place::Clocks, How::Text),
    ] {
        must_be_found(&mut houses, Some(fault), &format!("{fault:?}"), place, how).await;
    }
    let told: house::Fault = |frame, now| frame.replacen('{', &format!(r#"{{"top":{},"#, secret(now)), 1);
    let longer: house::Fault = |frame, now| format!("{frame}{}", " ".repeat(secret(now)));
    for (fault, how) in [(told, How::Text), (longer, How::Size)] {
        houses.0.faulty_snapshot = Some(fault);
        houses.1.faulty_snapshot = Some(fault);
        must_be_found(&mut houses, None, "a snapshot after a reconnect", Place::Reconnect, how).await;
        (houses.0.faulty_snapshot, houses.1.faulty_snapshot) = (None, None);
    }
    for (fault, how) in [(told, How::Text), (longer, How::Size)] {
        houses.0.faulty_lobby = Some(fault);
        houses.1.faulty_lobby = Some(fault);
        must_be_found(&mut houses, None, "the lobby", Place::Lobby, how).await;
        (houses.0.faulty_lobby, houses.1.faulty_lobby) = (None, None);
    }
    houses.0.close().await;
    houses.1.close().await;
}

/// A digit that depends on what is hidden.
fn secret(now: &dyn AnyMatch) -> usize {
    let hands = (0..3).map(|seat| now.view(Viewer::Seat(Seat::new(seat))));
    hands.map(|hand| hand.get().bytes().map(usize::from).sum::<usize>()).sum::<usize>() % 10
}
