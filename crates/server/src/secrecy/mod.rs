//! Nothing that leaves the server tells a viewer what it may not know, shown by twins on real sockets.
//!
//! Two servers have the same table and the same players. One is given a match in the middle of its play, the
//! other a **twin** of it: a world drawn from all that the viewer cannot tell from the real one
//! ([`rules::AnyMatch::resample`], which is written from who has seen what, not from the views). The viewer
//! does the same in both, and must hear the same, byte for byte and frame for frame: the snapshot when the
//! match comes to the table, what a second socket is told that opens it, the lobby, the record over HTTP, the
//! refusals of moves that are not allowed, the updates and acks of those that are, what a socket is told that
//! missed a few versions, and moves that are taken back. Compared are all sockets with the viewer's eyes, and a
//! stranger's besides: whatever a spectator gets, each seat may know.
//!
//! What is drawn afresh in each world is replaced before comparing: the match's id, and the commitments to its seed and
//! to that of the next match; and what the clocks of the servers say. A seed in a frame is a difference.
//!
//! **After a move** the worlds may differ in earnest, because it shows the viewer something: the card that is
//! turned up is another in each. So the frames of a move are compared if, and only if, the viewer's views are equal
//! in both worlds after every single event of it: then nothing that differs lay open at any moment, and neither the
//! events nor anything else may tell a difference. A leaking view cannot hide behind this: it makes the views of the
//! position after the move differ between that position and *its* twins, and positions are drawn from all over a
//! match. Where several seats decide at the same time, half of the moves of others are another in each world: nobody
//! may hear which. Where views differ, two things are looked for still: whether a spectator sees something change that
//! no event told; and whether one world asks a seat for what the other takes as given, and shows the same after its
//! answer. Then it is time, not a frame, that tells.
//!
//! Dice that only an event shows (In Teufels Küche's duels) fall alike in both worlds; everything else that is drawn
//! after the position is drawn for each world of its own. The last move of a match, and of a game of a
//! series, is left out: when it is over, all of it may be shown.
//!
//! **Time** is not measured. All that the server's clocks go by is compared instead: whom the match waits for,
//! how long, and how many things bots leave people time to read.
//!
//! The suite itself is tested on faults planted in a toy game and in the frames ([`leaks`]): each must be caught
//! where it is.

mod house;
mod leaks;

mod tap;

mod toy;
mod twins;

use rules::conformance::Specimen;
use rules::{Cause, Chance, Edition, Match, SeatCount, Setup, Step, Viewer};

use house::House;
use twins::{Position, Report, compare};

/// So many times as many positions are drawn as usual.
const MORE: &str = "POTLUCK_TWINS";
/// How many moves of a match positions are drawn from at most.
const MOST_MOVES: usize = 300;

/// Positions of a game, and what its matches were seen to hold.
struct Drawn<G: Specimen> {
    positions: Vec<Position<G>>,
    /// Several seats decided something at the same time.
    together: bool,
    /// Moves could be taken back.
    undoable: bool,
}

/// Draws positions of matches with every number of seats, all options, played well and at random.
fn positions<G: Specimen>(chance: &mut Chance, each: usize) -> Drawn<G> {
    let mut drawn = Drawn { positions: Vec::new(), together: false, undoable: false };
    for seats in G::KIND.seats().filter_map(SeatCount::new) {
        for options in G::option_samples() {
            for random in [false, true] {
                draw(&mut drawn, &options, seats, random, chance, each);
            }
        }
    }
    drawn
}

fn draw<G: Specimen>(
    drawn: &mut Drawn<G>,
    options: &G::Options,
    seats: SeatCount,
    random: bool,
    chance: &mut Chance,
    each: usize,
) {
    let seed = chance.seed();
    let fresh = || G::new(Edition::standard(), options.clone(), seats).unwrap();
    let mut now = Match::begin(fresh(), seats, seed);
    let mut log = vec![now.last().events.clone()];
    // After which entries several seats decide something at the same time.
    let mut together = Vec::new();
    while log.len() < MOST_MOVES {
        let acting: Vec<_> = now.game().status().acting().iter().collect();
        let Some(seat) = chance.pick(&acting).copied() else { break };
        if acting.len() > 1 && acting.iter().any(|seat| now.game().legal_moves(*seat).len() > 1) {
            together.push(log.len());
        }
        let any = if random { now.random_move(seat, chance) } else { None };
        let chosen = any.unwrap_or_else(|| G::autopilot(&now.game().view(Viewer::Seat(seat)), chance));
        now = now.play(seat, now.ply(seat), &chosen).unwrap();
        log.push(now.last().events.clone());
        drawn.undoable |= now.may_undo(seat);
    }
    drawn.together |= !together.is_empty();
    let options = serde_json::to_string(options).unwrap();
    let setup = Setup { options, ..Setup::standard(G::KIND, seats, seed) };
    let position = |length| {
        // All that has happened, as if it had at the beginning: a twin does not know what could be taken back either.
        let events = log[..length].concat();
        let world = Match::replay_begin(fresh(), seats, seed, Step { cause: Cause::Begin, events });
        Position { setup: setup.clone(), world }
    };
    // The last entry may be the end, at which nothing is secret.
    let mut lengths: Vec<usize> = (0..each).map(|_| 1 + chance.below(log.len() - 1)).collect();
    lengths.extend(chance.pick(&together));
    drawn.positions.extend(lengths.into_iter().map(position));
}

/// Compares twins of positions of a game for each viewer.
async fn nobody_hears_a_secret<G: Specimen>() {
    let more = std::env::var(MORE).map_or(1, |more| more.parse().expect("a number"));
    let mut chance = Chance::new([7; 32], 0);
    let (mut here, mut there) = House::two().await;
    let mut report = Report::default();
    let Drawn { positions, together, undoable } = positions::<G>(&mut chance, more);
    for position in positions {
        report.positions += 1;
        for viewer in position.setup.seats.seats().map(Viewer::Seat).chain([Viewer::Public]) {
            if let Err(difference) = compare([&mut here, &mut there], &position, viewer, &mut chance, &mut report).await
            {
                panic!("{}: {difference}", position.setup.options);
            }
        }
    }
    here.close().await;
    there.close().await;
    println!("{}: {report:?}", G::KIND.slug());
    assert!(report.differ * 2 > report.twins, "few twins are other worlds: {report:?}");
    assert!(report.moves > report.twins && report.refusals > report.twins, "little was tried: {report:?}");
    assert!(!together || report.other_moves > 0, "what others decide at the same time was always alike: {report:?}");
    assert!(!undoable || report.undone > 0, "nothing was taken back: {report:?}");
}

macro_rules! twins {
    ($($module:ident $game:ident $slug:literal $title:literal,)+) => {
        mod nobody_hears_a_secret_of {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $module() {
                    super::nobody_hears_a_secret::<rules::games::$module::$game>().await;
                }
            )+
        }
    };
}

rules::for_each_game!(twins);
