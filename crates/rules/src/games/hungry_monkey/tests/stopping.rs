use super::super::{Event, Illegal, May, Move, Phase};
use super::{A, B, C, Table, play};
use crate::{Counted, Game, Seat, SeatSet, Stopping, Viewer};

const YES: Move = Move::AnswerStop { agree: true };
const NO: Move = Move::AnswerStop { agree: false };

/// Three seats with 2, 3 and 2 cards; nobody gets anywhere.
fn stuck(turns: u16) -> Table {
    Table::new(&["4", "4 5", "4"]).idle(turns)
}

fn may_propose(table: &Table, seat: Seat) -> bool {
    matches!(table.view(seat).may, Some(May::Turn { propose_stop: true, .. }))
}

#[test]
fn from_sixty_turns_without_progress_a_seat_on_its_turn_may_propose_to_stop() {
    // Ruling 15.
    let early = stuck(58);
    assert_eq!(early.refusal(A, Move::ProposeStop), Illegal::StopTooEarly { turns: 2 });
    assert!(!may_propose(&early, A));
    let late = stuck(60);
    assert!(may_propose(&late, A));
    assert_eq!(late.refusal(B, Move::ProposeStop), Illegal::AskedElse);
    assert_eq!(late.clone().after([(A, Move::ProposeStop)]).acting(), [B, C], "the proposer has agreed by asking");
}

#[test]
fn the_game_stops_when_all_unfinished_seats_agree() {
    // Ruling 15: fewest cards rank better, ties share.
    let mut table = stuck(60);
    table.act(A, Move::ProposeStop);
    assert_eq!(Table::names(&table.act(C, YES)), ["stop_answered"]);
    let events = table.act(B, YES);
    assert_eq!(Table::names(&events), ["stop_answered", "stop_decided", "game_over", "match_over"]);
    let outcome = table.outcome();
    assert_eq!(outcome.places.values().copied().collect::<Vec<_>>(), [1, 3, 1]);
    assert_eq!(outcome.ending, "stopped_by_agreement");
}

#[test]
fn one_refusal_is_enough_and_the_proposer_plays_on() {
    // Ruling 15; all are asked before it is told.
    let mut table = stuck(60);
    table.act(A, Move::ProposeStop);
    assert_eq!(Table::names(&table.act(B, NO)), ["stop_answered"]);
    assert_eq!(table.acting(), [C]);
    assert_eq!(table.act(C, YES)[1..], [Event::StopDecided { stops: false }]);
    assert_eq!(table.acting(), [A]);
    table.act(A, play("4"));
}

#[test]
fn after_a_refusal_twenty_turns_pass_before_it_is_proposed_again() {
    // Ruling 19.
    let mut table = stuck(60).after([(A, Move::ProposeStop), (B, NO), (C, NO)]);
    assert_eq!(table.refusal(A, Move::ProposeStop), Illegal::StopTooEarly { turns: 20 });
    table.act(A, play("4"));
    assert_eq!(table.refusal(B, Move::ProposeStop), Illegal::StopTooEarly { turns: 19 });
    assert!(may_propose(&table.idle(80), B));
}

#[test]
fn what_a_seat_answered_is_not_told_before_all_have() {
    // Ruling 15.
    let mut yes = stuck(60).after([(A, Move::ProposeStop)]);
    let mut no = yes.clone();
    let told = |events: &[Event]| events.iter().map(|event| event.seen_by(Viewer::Seat(C))).collect::<Vec<_>>();
    assert_eq!(told(&yes.act(B, YES)), told(&no.act(B, NO)));
    for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Public] {
        assert_eq!(yes.game.view(viewer), no.game.view(viewer));
    }
    assert_eq!(yes.view(C).phase, Phase::StopVote { proposer: A, waiting: SeatSet::only(C) });
}

#[test]
fn finished_seats_keep_their_places_and_are_not_asked() {
    // Ruling 15.
    let mut table = stuck(60);
    table.game.places[B] = Some(1);
    table.act(A, Move::ProposeStop);
    assert_eq!(table.acting(), [C]);
    table.act(C, YES);
    assert_eq!(table.outcome().places.values().copied().collect::<Vec<_>>(), [2, 1, 2]);
}

#[test]
fn at_four_hundred_turns_without_progress_the_game_stops_by_itself() {
    // Ruling 15.
    let mut table = stuck(398);
    assert_eq!(Table::names(&table.act(A, play("4"))), ["played"]);
    assert_eq!(Table::names(&table.act(B, play("4"))), ["played", "game_over", "match_over"]);
    let outcome = table.outcome();
    assert_eq!(outcome.places.values().copied().collect::<Vec<_>>(), [1, 2, 2]);
    assert_eq!(outcome.ending, "stopped_at_limit");
}

#[test]
fn a_gang_a_tiger_a_row_card_or_a_finish_is_progress() {
    // Ruling 15.
    let idle = |mut table: Table, chosen: Move| {
        table.act(A, chosen);
        table.game.idle
    };
    assert_eq!(idle(Table::new(&["4 4", "5", "5"]).idle(70), play("4")), 71);
    assert_eq!(idle(Table::new(&["4", "5"]).pile("9").idle(70), Move::TakePile), 71);
    assert_eq!(idle(Table::new(&["11 4", "5"]).idle(70), play("11")), 0);
    assert_eq!(idle(Table::new(&["4 4 4 4 5", "5"]).idle(70), play("4 4 4 4")), 0);
    assert_eq!(idle(Table::new(&["", "5"]).idle(70), Move::PlayRow { slot: 0 }), 0);
    assert_eq!(idle(Table::new(&["4", "5", "5"]).rows(&["", "5", "5"]).idle(70), play("4")), 0);
}

#[test]
fn a_card_that_leaves_the_draw_pile_is_progress() {
    // Ruling 15.
    let idle = |mut table: Table, chosen: Move| {
        table.act(A, chosen);
        table.game.idle
    };
    let table = |hand: &str| Table::new(&[hand, "5"]).deck("6 6 6").idle(50);
    assert_eq!(idle(table("4 4 4 4"), play("4")), 51, "nobody drew, though they could have");
    assert_eq!(idle(table("4 4 4"), play("4")), 0);
    assert_eq!(idle(table("4 4 4 4"), Move::DrawAndPlay), 0);
    assert_eq!(idle(table("4 4 4 4").pile("9"), Move::DrawAndPlay), 0, "an invalid card has left it, too");
}

#[test]
fn a_game_in_which_nobody_draws_though_they_could_is_stopped() {
    // Ruling 15: after two moves six repeat, in which Ants bring back what was played.
    let mut table = Table::new(&["1 1 5 4 4 4", "1 1 6 6 6"]).pile("1").deck("9 9 9");
    let (ant, peacock) = (play("1"), play("5"));
    table.act(A, peacock);
    table.act(B, ant);
    let again = (table.hand(A), table.hand(B), table.on_pile(), table.acting());
    let mut turns = 2;
    for (seat, chosen) in [(A, ant), (B, peacock), (A, ant), (B, ant), (A, peacock), (B, ant)].into_iter().cycle() {
        assert_eq!(may_propose(&table, seat), turns >= 60, "after {turns} turns");
        let events = Table::names(&table.act(seat, chosen));
        turns += 1;
        if turns % 6 == 2 {
            assert_eq!((table.hand(A), table.hand(B), table.on_pile(), table.acting()), again);
        }
        if turns == 400 {
            assert_eq!(events[events.len() - 2..], ["game_over", "match_over"]);
            break;
        }
    }
    assert_eq!(table.outcome().ending, "stopped_at_limit");
}

#[test]
fn everybody_is_told_how_far_the_game_is_from_being_stopped() {
    // Ruling 15.
    let stopping = |table: &Table| table.game.view(Viewer::Public).stopping;
    let told = |quiet, may_ask_at| {
        let stops_at = Some(400);
        Some(Stopping { counted: Counted::Turns, quiet, may_ask_at, stops_at, length: None })
    };
    let mut table = stuck(60);
    assert_eq!(stopping(&table), told(60, 60));
    for (seat, chosen) in [(A, Move::ProposeStop), (B, NO), (C, NO)] {
        table.act(seat, chosen);
    }
    assert_eq!(stopping(&table), told(60, 80));
    table.act(A, play("4"));
    assert_eq!(stopping(&table), told(61, 80));
    let mut last = stuck(399);
    last.act(A, play("4"));
    assert_eq!(stopping(&last), None, "the match is over");
}

#[test]
fn a_match_from_before_such_turns_were_counted_goes_on_and_ends_with_its_next_turn() {
    // Ruling 15: its log is read as it was written.
    let mut table = stuck(400);
    assert_eq!(table.acting(), [A]);
    assert_eq!(Table::names(&table.act(A, play("4"))), ["played", "game_over", "match_over"]);
}

#[test]
fn progress_forgets_a_refusal() {
    // Ruling 19.
    let mut table = Table::new(&["11 4", "4 5", "4"]).idle(60);
    for (seat, chosen) in [(A, Move::ProposeStop), (B, NO), (C, NO), (A, play("11"))] {
        table.act(seat, chosen);
    }
    assert!(may_propose(&table.idle(60), B));
}

#[test]
fn the_proposal_leaves_a_buffalo_binding() {
    let mut table = Table::new(&["9 10", "4"]).pile("8").bound().idle(60);
    table.act(A, Move::ProposeStop);
    table.act(B, NO);
    assert_eq!(table.legal(A), [Move::TakePile]);
}
