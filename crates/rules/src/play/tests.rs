use std::sync::Arc;

use super::{Cause, MOST_UNDONE, Match, PlayError, Step};
use crate::conformance::toy::{Impossible, Move, Toy};
use crate::{Edition, Game, Seat, SeatCount, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const NOBODY: Seat = Seat::new(5);

fn seats() -> SeatCount {
    SeatCount::new(2).unwrap()
}

fn before_the_deal() -> Toy {
    Toy::new(Edition::standard(), <Toy as Game>::Options::default(), seats()).unwrap()
}

/// Two seats with three cards each; the first is on turn.
fn begun() -> Match<Toy> {
    Match::begin(before_the_deal(), seats(), [7; 32])
}

/// The seat on turn picks one of its cards, which it may take back.
fn pick(play: &Match<Toy>, seat: Seat, at: usize) -> Match<Toy> {
    let chosen = play.game().legal_moves(seat)[at];
    play.play(seat, play.ply(seat), &chosen).unwrap()
}

/// The seat on turn lays down what it has picked, for good.
fn lay(play: &Match<Toy>, seat: Seat) -> Match<Toy> {
    play.play(seat, play.ply(seat), &Move::Lay).unwrap()
}

fn undo(play: &Match<Toy>, seat: Seat) -> Match<Toy> {
    play.undo(seat, play.ply(seat)).unwrap()
}

fn why(result: Result<Match<Toy>, PlayError<Impossible>>) -> PlayError<Impossible> {
    result.unwrap_err()
}

/// All that matters of a match, its secrets included.
fn all_of(play: &Match<Toy>) -> String {
    format!("{play:?}")
}

/// The match that the log of these versions makes.
fn from_log(versions: &[Match<Toy>]) -> Match<Toy> {
    let first = Match::replay_begin(before_the_deal(), seats(), [7; 32], Step::clone(versions[0].last()));
    versions[1..].iter().fold(first, |play, version| play.replay(Arc::clone(version.last())).unwrap())
}

#[test]
fn a_log_with_moves_that_were_taken_back_is_the_match() {
    let mut versions = vec![begun()];
    for (seat, step) in
        [(A, "pick"), (A, "undo"), (A, "pick"), (A, "undo"), (A, "pick"), (A, "lay"), (B, "pick"), (B, "undo")]
    {
        let play = versions.last().unwrap();
        versions.push(match step {
            "pick" => pick(play, seat, versions.len() % 3),
            "lay" => lay(play, seat),
            _ => undo(play, seat),
        });
        assert_eq!(all_of(&from_log(&versions)), all_of(versions.last().unwrap()));
    }
    assert_eq!(versions.last().unwrap().version(), 8, "taking back is a version of its own");
}

#[test]
fn a_move_that_is_taken_back_leaves_the_game_as_it_was_and_asks_its_seat_anew() {
    let before = begun();
    let after = undo(&pick(&before, A, 1), A);
    assert_eq!(format!("{:?}", after.game()), format!("{:?}", before.game()));
    assert_eq!((before.ply(A), after.ply(A), after.ply(B)), (1, 3, 0));
    assert_eq!(why(after.play(A, 1, &Move::Lay)), PlayError::Stale, "an answer from before");
}

#[test]
fn only_its_own_latest_move_is_taken_back_by_a_seat_and_only_while_it_has_to_act() {
    let picked = pick(&begun(), A, 0);
    assert_eq!(why(picked.undo(B, picked.ply(B))), PlayError::NotActing);
    assert_eq!(why(picked.undo(A, picked.ply(A) - 1)), PlayError::Stale);
    let once = undo(&picked, A);
    assert_eq!(why(once.undo(A, once.ply(A))), PlayError::NothingToUndo);
    let laid = lay(&picked, A);
    assert_eq!(why(laid.undo(A, laid.ply(A))), PlayError::NotActing);
    assert_eq!(why(laid.undo(B, laid.ply(B))), PlayError::NothingToUndo);
}

#[test]
fn moves_are_not_taken_back_without_end_until_something_happens_for_good() {
    let mut play = begun();
    for _ in 0..MOST_UNDONE {
        play = undo(&pick(&play, A, 0), A);
    }
    play = pick(&play, A, 0);
    assert!(!play.may_undo(A));
    assert_eq!(why(play.undo(A, play.ply(A))), PlayError::NothingToUndo);
    let other = pick(&lay(&play, A), B, 0);
    assert!(other.may_undo(B));
}

#[test]
fn a_move_counts_once_however_often_it_is_sent() {
    let play = begun();
    let chosen = play.game().legal_moves(A)[0];
    let next = play.play(A, 1, &chosen).unwrap();
    assert_eq!(why(next.play(A, 1, &chosen)), PlayError::Stale);
    assert_eq!(why(next.play(A, 3, &Move::Lay)), PlayError::Stale, "nor is a decision answered before it is asked");
}

#[test]
fn a_seat_that_the_match_does_not_have_can_do_nothing() {
    let play = begun();
    for seat in [NOBODY, Seat::new(8), Seat::new(255)] {
        assert_eq!(why(play.play(seat, 1, &Move::Lay)), PlayError::NotActing);
        assert_eq!(why(play.undo(seat, 1)), PlayError::NotActing);
        assert!(!play.may_undo(seat));
    }
}

#[test]
fn a_log_that_no_match_can_have_is_not_replayed() {
    let play = begun();
    let entry = |cause: Cause<Move>| Arc::new(Step::from(cause));
    assert!(play.replay(entry(Cause::Begin)).is_none(), "a match begins once");
    assert!(play.replay(entry(Cause::Undo { seat: A })).is_none(), "nothing was done that could be taken back");
    assert!(pick(&play, A, 0).replay(entry(Cause::Undo { seat: B })).is_none(), "it is another's move");
    assert!(play.replay(entry(Cause::Move { seat: NOBODY, chosen: Move::Lay })).is_none());
    assert!(play.replay(entry(Cause::Undo { seat: NOBODY })).is_none());
}

#[test]
fn a_forged_log_with_any_number_of_moves_that_could_be_taken_back_fills_neither_memory_nor_stack() {
    let mut play = pick(&begun(), A, 0);
    let entry = Arc::clone(play.last());
    for _ in 0..200_000 {
        play = play.replay(Arc::clone(&entry)).unwrap();
    }
    let mut kept = 0;
    let mut before = play.taken_back_to.as_ref();
    while let Some(earlier) = before {
        kept += 1;
        before = earlier.earlier.as_ref();
    }
    assert!(kept <= MOST_UNDONE + 1, "{kept}");
}

#[test]
fn a_move_that_is_final_now_but_was_not_under_older_code_is_taken_back_in_logs_alone() {
    let picked = pick(&begun(), A, 0);
    let laid = lay(&picked, A);
    assert!(!laid.may_undo(A));
    let entry = Arc::new(Step::from(Cause::Undo { seat: A }));
    let undone = laid.replay(Arc::clone(&entry)).expect("older code could");
    assert_eq!(format!("{:?}", undone.game()), format!("{:?}", picked.game()));
    assert!(undone.may_undo(A), "the pick can be taken back again");
    assert!(lay(&pick(&laid, B, 0), B).replay(entry).is_none(), "it is another's move by now");
}

#[test]
fn the_same_step_draws_the_same_however_often_it_is_tried() {
    let picked = pick(&begun(), A, 0);
    assert_eq!(all_of(&lay(&picked, A)), all_of(&lay(&picked, A)));
    assert_eq!(all_of(&begun()), all_of(&begun()));
}

#[test]
fn another_world_tells_nothing_of_what_happened_in_this_one() {
    let begun = begun();
    let picked = pick(&begun, A, 0);
    assert!(picked.may_undo(A) && !begun.last().events.is_empty());
    for play in [begun, picked] {
        let other = play.resample(Viewer::Seat(B), &mut crate::Chance::new([1; 32], 0));
        assert!(!other.may_undo(A), "the state before would show this world");
        assert_eq!(**other.last(), Cause::Begin.into(), "so would the deal");
    }
}
