//! How fast the rules are through their contract, and how often they ask for memory.
//!
//! A playout is a whole match of four, from before the deal to the end, in which each seat plays a legal
//! move at random, each equally likely. A match of Little Monster or of another game in which chance alone
//! need not come to an end is left after [`LONGEST`] decisions.

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use rules::{Chance, Edition, Game, Match, Seat, SeatCount, Status, Viewer};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

/// After how many decisions a playout is left.
const LONGEST: usize = 2000;

fn main() {
    divan::main();
}

fn seats() -> SeatCount {
    SeatCount::new(4).expect("2 to 6")
}

fn before_the_deal<G: Game>() -> G {
    G::new(Edition::standard(), G::Options::default(), seats()).unwrap_or_else(|_| unreachable!("all are for four"))
}

fn settle<G: Game>(game: &mut G, chance: &mut Chance) {
    while let Some(event) = game.advance(chance) {
        game.apply(&event);
    }
}

/// A legal move, each equally likely; the list of them is left in `moves`.
fn choose<'a, G: Game>(game: &G, seat: Seat, chance: &mut Chance, moves: &'a mut Vec<G::Move>) -> &'a G::Move {
    moves.clear();
    game.add_legal_moves(seat, moves);
    chance.pick(moves).expect("whoever has to act can")
}

/// A whole match without its driver; returns how many decisions it took.
fn playout<G: Game>(mut game: G, chance: &mut Chance) -> usize {
    let mut moves = Vec::new();
    settle(&mut game, chance);
    for decisions in 0..LONGEST {
        let Status::Acting(acting) = game.status() else { return decisions };
        let seat = acting.first().expect("somebody acts");
        let chosen = choose(&game, seat, chance, &mut moves);
        let Ok(event) = game.decide(seat, chosen) else { unreachable!("legal moves are accepted") };
        game.apply(&event);
        settle(&mut game, chance);
    }
    LONGEST
}

/// The same with the driver.
fn whole_match<G: Game>(game: G, chance: &mut Chance) -> usize {
    let mut moves = Vec::new();
    let mut play = Match::begin(game, seats(), chance.seed());
    for decisions in 0..LONGEST {
        let Status::Acting(acting) = play.game().status() else { return decisions };
        let seat = acting.first().expect("somebody acts");
        let chosen = choose(play.game(), seat, chance, &mut moves);
        let Ok(next) = play.play(seat, play.ply(seat), chosen) else { unreachable!("legal moves are accepted") };
        play = next;
    }
    LONGEST
}

fn chance(number: u64) -> Chance {
    Chance::new([5; 32], number)
}

fn playouts<G: Game>(bencher: Bencher) {
    let fresh = before_the_deal::<G>();
    let mut number = 0;
    let next = || {
        number += 1;
        (fresh.clone(), chance(number))
    };
    bencher
        .with_inputs(next)
        .counter(ItemsCount::new(1_u32))
        .bench_local_values(|(game, mut chance)| playout(game, &mut chance));
}

/// The same, counted in decisions.
fn decisions<G: Game>(bencher: Bencher) {
    let fresh = before_the_deal::<G>();
    let mut number = 0;
    let next = || {
        number += 1;
        (fresh.clone(), chance(number))
    };
    bencher
        .with_inputs(next)
        .input_counter(|(game, chance)| ItemsCount::new(playout(game.clone(), &mut chance.clone())))
        .bench_local_values(|(game, mut chance)| playout(game, &mut chance));
}

/// The same as `decisions`, with the driver that servers use: each version is a match of its own.
fn decisions_of_a_match<G: Game>(bencher: Bencher) {
    let fresh = before_the_deal::<G>();
    let mut number = 0;
    let next = || {
        number += 1;
        (fresh.clone(), chance(number))
    };
    bencher
        .with_inputs(next)
        .input_counter(|(game, chance)| ItemsCount::new(whole_match(game.clone(), &mut chance.clone())))
        .bench_local_values(|(game, mut chance)| whole_match(game, &mut chance));
}

/// What a seat is asked in a match: the state, the seat, a legal move and the event that it makes.
type Position<G> = (G, Seat, <G as Game>::Move, <G as Game>::Event);

/// The positions of some playouts, in an order of chance, for ever.
fn positions<G: Game>() -> impl FnMut() -> Position<G> {
    let mut all: Vec<Position<G>> = Vec::new();
    let mut moves = Vec::new();
    for number in 0..20 {
        let mut chance = chance(number);
        let mut game = before_the_deal::<G>();
        settle(&mut game, &mut chance);
        for _ in 0..100 {
            let Some(seat) = game.status().acting().first() else { break };
            let chosen = choose(&game, seat, &mut chance, &mut moves);
            let Ok(event) = game.decide(seat, chosen) else { unreachable!("legal moves are accepted") };
            all.push((game.clone(), seat, chosen.clone(), event.clone()));
            game.apply(&event);
            settle(&mut game, &mut chance);
        }
    }
    chance(0).shuffle(&mut all);
    let mut next = all.into_iter().cycle();
    move || next.next().expect("for ever")
}

fn legal_moves<G: Game>(bencher: Bencher) {
    let mut moves = Vec::new();
    bencher.with_inputs(positions::<G>()).bench_local_refs(|(game, seat, ..)| {
        moves.clear();
        game.add_legal_moves(*seat, &mut moves);
        moves.len()
    });
}

fn decide<G: Game>(bencher: Bencher) {
    bencher
        .with_inputs(positions::<G>())
        .bench_local_refs(|(game, seat, chosen, _)| game.decide(*seat, chosen).is_ok());
}

fn apply<G: Game>(bencher: Bencher) {
    bencher.with_inputs(positions::<G>()).bench_local_refs(|(game, _, _, event)| game.apply(black_box(event)));
}

fn clone<G: Game>(bencher: Bencher) {
    bencher.with_inputs(positions::<G>()).bench_local_refs(|(game, ..)| game.clone());
}

fn view<G: Game>(bencher: Bencher) {
    bencher.with_inputs(positions::<G>()).bench_local_refs(|(game, seat, ..)| game.view(Viewer::Seat(*seat)));
}

/// Lets each of these functions be measured for every game.
macro_rules! benches {
    ($($module:ident $game:ident $slug:literal $title:literal,)+) => {
        benches! { [$(rules::games::$module::$game),+] playouts decisions decisions_of_a_match legal_moves decide apply clone view }
    };
    ($games:tt $($measured:ident)+) => {
        mod each_game {
            $(
                #[divan::bench(types = $games)]
                fn $measured<G: rules::Game>(bencher: divan::Bencher) {
                    super::$measured::<G>(bencher);
                }
            )+
        }
    };
}

rules::for_each_game!(benches);
