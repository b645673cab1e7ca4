//! Whole matches of Hungry Monkey, played by the autopilot and at random.

use rules::conformance::Specimen;
use rules::games::hungry_monkey::HungryMonkey;
use rules::{Chance, Edition, Game, Match, Outcome, SeatCount, Status, Viewer};

/// Plays every kind of match to its end, checking every state on the way.
fn play_all(
    choose: impl Fn(&HungryMonkey, rules::Seat, &mut Chance) -> <HungryMonkey as Game>::Move,
    check: impl Fn(&Match<HungryMonkey>, &mut Chance),
) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    for options in HungryMonkey::option_samples() {
        for seats in (2..=6).filter_map(SeatCount::new) {
            let mut chance = Chance::new([31; 32], seats.get() as u64);
            let game = HungryMonkey::new(Edition::standard(), options, seats).unwrap();
            let mut playing = Match::begin(game, seats, chance.seed());
            loop {
                check(&playing, &mut chance);
                let acting = match playing.game().status() {
                    Status::Over(outcome) => break outcomes.push(outcome),
                    Status::Acting(acting) => acting,
                };
                let acting: Vec<_> = acting.iter().collect();
                let seat = *chance.pick(&acting).unwrap();
                let chosen = choose(playing.game(), seat, &mut chance);
                playing = playing.play(seat, playing.ply(seat), &chosen).unwrap();
            }
        }
    }
    outcomes
}

#[test]
fn the_autopilot_plays_every_kind_of_match_to_its_end() {
    let outcomes = play_all(
        |game, seat, chance| HungryMonkey::autopilot(&game.view(Viewer::Seat(seat)), chance),
        |playing, _| assert!(playing.version() < 3000),
    );
    assert!(outcomes.iter().any(|outcome| outcome.ending == "last_seat_left"));
    assert!(outcomes.iter().any(|outcome| outcome.ending.starts_with("beans")));
}

#[test]
fn every_legal_move_is_accepted_and_no_card_is_lost() {
    let cards = |playing: &Match<HungryMonkey>| playing.game().census().values().sum::<usize>();
    let outcomes = play_all(
        |game, seat, chance| *chance.pick(&game.legal_moves(seat)).unwrap(),
        |playing, _| {
            assert_eq!(cards(playing), 72 + 12);
            for seat in playing.game().status().acting().iter() {
                for chosen in playing.game().legal_moves(seat) {
                    assert_eq!(playing.game().decide(seat, &chosen).err(), None, "{chosen:?}");
                }
            }
        },
    );
    assert_eq!(outcomes.len(), 20);
}

#[test]
fn a_viewer_cannot_tell_another_possible_world_from_its_own() {
    play_all(
        |game, seat, chance| HungryMonkey::autopilot(&game.view(Viewer::Seat(seat)), chance),
        |playing, chance| {
            let game = playing.game();
            let seats = game.view(Viewer::Public).seats.count();
            for viewer in seats.seats().map(Viewer::Seat).chain([Viewer::Public]) {
                let other = game.resample(viewer, chance);
                assert_eq!(other.view(viewer), game.view(viewer));
                assert_eq!(other.census(), game.census());
                if let Some(seat) = viewer.seat() {
                    assert_eq!(other.legal_moves(seat), game.legal_moves(seat));
                }
            }
        },
    );
}
