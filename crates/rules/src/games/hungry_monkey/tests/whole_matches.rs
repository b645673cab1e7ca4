//! Whole matches of Hungry Monkey, played by the autopilot and at random.

use crate::conformance::Specimen;
use crate::games::hungry_monkey::{Counts, HungryMonkey, Move, Options, SeriesKind};
use crate::{Chance, Edition, EditionData, Game, Match, Memory, Outcome, Seat, SeatCount, Status, Viewer};

/// Who plays how: a way to choose the move of a seat.
type Choose = fn(&HungryMonkey, Seat, &mut Chance) -> Move;

fn autopilot(game: &HungryMonkey, seat: Seat, chance: &mut Chance) -> Move {
    HungryMonkey::autopilot(&game.view(Viewer::Seat(seat)), chance)
}

fn any_move(game: &HungryMonkey, seat: Seat, chance: &mut Chance) -> Move {
    *chance.pick(&game.legal_moves(seat)).unwrap()
}

/// Plays a match to its end, checking every state on the way.
fn play(
    edition: &Edition<Counts>,
    options: Options,
    seats: SeatCount,
    chance: &mut Chance,
    choose: impl Fn(&HungryMonkey, Seat, &mut Chance) -> Move,
    mut check: impl FnMut(&Match<HungryMonkey>, &mut Chance),
) -> Outcome {
    let game = HungryMonkey::new(edition.clone(), options, seats).unwrap();
    let mut playing = Match::begin(game, seats, chance.seed());
    loop {
        check(&playing, chance);
        let acting: Vec<Seat> = match playing.game().status() {
            Status::Over(outcome) => return outcome,
            Status::Acting(acting) => acting.iter().collect(),
        };
        let seat = *chance.pick(&acting).unwrap();
        let chosen = choose(playing.game(), seat, chance);
        playing = playing.play(seat, playing.ply(seat), &chosen).unwrap();
    }
}

/// Plays a match with each sample of options and each number of seats.
fn play_all(choose: Choose, check: fn(&Match<HungryMonkey>, &mut Chance)) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    for options in HungryMonkey::option_samples() {
        for seats in (2..=6).filter_map(SeatCount::new) {
            let mut chance = Chance::new([31; 32], seats.get() as u64);
            outcomes.push(play(&Edition::standard(), options, seats, &mut chance, choose, check));
        }
    }
    outcomes
}

fn viewers(game: &HungryMonkey) -> Vec<Viewer> {
    let seats = game.view(Viewer::Public).seats.count();
    seats.seats().map(Viewer::Seat).chain([Viewer::Public]).collect()
}

/// Another world, after checking that the viewer cannot tell it from this one.
fn other_world(game: &HungryMonkey, viewer: Viewer, chance: &mut Chance) -> HungryMonkey {
    let other = game.resample(viewer, chance);
    assert_eq!(other.view(viewer), game.view(viewer));
    assert_eq!(other.census(), game.census());
    if let Some(seat) = viewer.seat() {
        assert_eq!(other.legal_moves(seat), game.legal_moves(seat));
    }
    other
}

#[test]
fn the_autopilot_plays_every_kind_of_match_to_its_end() {
    let outcomes = play_all(autopilot, |playing, _| assert!(playing.version() < 3000));
    assert!(outcomes.iter().any(|outcome| outcome.ending == "last_seat_left"));
    assert!(outcomes.iter().any(|outcome| outcome.ending.starts_with("beans")));
}

#[test]
fn the_autopilot_hardly_ever_plays_until_a_game_must_be_stopped() {
    // Ruling 15: best play can go round in circles.
    let options = Options::default();
    for seats in (2..=6).filter_map(SeatCount::new) {
        let mut chance = Chance::new([17; 32], seats.get() as u64);
        let outcomes = (0..40).map(|_| play(&Edition::standard(), options, seats, &mut chance, autopilot, |_, _| {}));
        assert_eq!(outcomes.filter(|outcome| outcome.ending != "last_seat_left").count(), 0, "{seats:?}");
    }
}

#[test]
fn the_autopilot_beats_random_play() {
    let seats = SeatCount::new(2).unwrap();
    let clever = Seat::new(0);
    let mut chance = Chance::new([23; 32], 0);
    let choose: Choose = |game, seat, chance| match seat.index() {
        0 => autopilot(game, seat, chance),
        _ => any_move(game, seat, chance),
    };
    let wins = (0..60)
        .map(|_| play(&Edition::standard(), Options::default(), seats, &mut chance, choose, |_, _| {}))
        .filter(|outcome| outcome.places[clever] == 1 && outcome.places[Seat::new(1)] == 2)
        .count();
    assert!(wins >= 45, "only {wins} of 60");
}

#[test]
fn every_legal_move_is_accepted_and_no_card_is_lost() {
    let outcomes = play_all(any_move, |playing, _| {
        assert_eq!(playing.game().census().values().sum::<usize>(), 72 + 12);
        for seat in playing.game().status().acting().iter() {
            for chosen in playing.game().legal_moves(seat) {
                assert_eq!(playing.game().decide(seat, &chosen).err(), None, "{chosen:?}");
            }
        }
    });
    assert_eq!(outcomes.len(), 20);
}

#[test]
fn nonsense_is_refused_unless_it_is_a_legal_move() {
    play_all(autopilot, |playing, chance| {
        for seat in playing.game().status().acting().iter() {
            let legal = playing.game().legal_moves(seat);
            for _ in 0..10 {
                let chosen = HungryMonkey::garbage(chance);
                assert_eq!(playing.game().decide(seat, &chosen).is_ok(), legal.contains(&chosen), "{chosen:?}");
            }
        }
    });
}

#[test]
fn a_viewer_cannot_tell_another_possible_world_from_its_own() {
    play_all(autopilot, |playing, chance| {
        let viewers = viewers(playing.game());
        other_world(playing.game(), *chance.pick(&viewers).unwrap(), chance);
    });
}

#[test]
fn nobody_can_tell_a_possible_world_of_a_possible_world_from_that() {
    play_all(any_move, |playing, chance| {
        if chance.below(8) == 0 {
            let viewers = viewers(playing.game());
            let mut world = playing.game().clone();
            for _ in 0..3 {
                let viewer = *chance.pick(&viewers).unwrap();
                world = other_world(&world, viewer, chance);
            }
        }
    });
}

#[test]
fn a_match_goes_on_in_any_possible_world() {
    for options in HungryMonkey::option_samples() {
        let seats = SeatCount::new(4).unwrap();
        let mut chance = Chance::new([41; 32], 0);
        let game = HungryMonkey::new(Edition::standard(), options, seats).unwrap();
        let mut playing = Match::begin(game, seats, chance.seed());
        while let Some(seat) = playing.game().status().acting().first() {
            playing = playing.resample(Viewer::Seat(seat), &mut chance);
            let chosen = autopilot(playing.game(), seat, &mut chance);
            playing = playing.play(seat, playing.ply(seat), &chosen).unwrap();
        }
        assert!(matches!(playing.game().status(), Status::Over(_)));
    }
}

#[test]
fn other_editions_can_be_played() {
    let changes: [&[(&str, &str)]; 3] = [
        &[("hand = 3", "hand = 1"), ("row = 4", "row = 1"), ("[20, 14, 7, 0, 0]", "[67, 0, 0, 0, 59]")],
        &[("hand = 3", "hand = 5"), ("row = 4", "row = 6"), ("[20, 14, 7, 0, 0]", "[49, 38, 27, 16, 5]")],
        &[("monkey = 6", "monkey = 0"), ("tiger = 6", "tiger = 0"), ("ant = 6", "ant = 60"), ("row = 4", "row = 9")],
    ];
    for change in changes {
        let text = change.iter().fold(Counts::STANDARD.to_owned(), |text, (from, to)| text.replace(from, to));
        for memory in [Memory::Strict, Memory::Assisted] {
            let edition = Edition::read("other.toml", &text).unwrap();
            for seats in (2..=6).filter_map(SeatCount::new) {
                let mut chance = Chance::new([37; 32], seats.get() as u64);
                let mut cards = None;
                let options = Options { series: SeriesKind::Single, memory };
                play(&edition, options, seats, &mut chance, autopilot, |playing, _| {
                    let census = playing.game().census();
                    assert_eq!(*cards.get_or_insert_with(|| census.clone()), census);
                });
            }
        }
    }
}
