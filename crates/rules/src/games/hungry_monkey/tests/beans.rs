use super::super::series::{Award, Beans, awards};
use super::super::{BeanChange, Event, EventView, Move, Options, Phase, SeriesKind};
use super::{A, B, C, D, Table, play};
use crate::{BySeat, Chance, Edition, Game, Memory, Seat, SeatCount, SeatSet, Viewer};

const BEANS: Options = Options { series: SeriesKind::Beans, memory: Memory::Strict };

fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).unwrap()
}

/// What each place earns.
fn check_awards(places: &[u8], expected: &[(Seat, Award)]) {
    let places = BySeat::new(seats(u8::try_from(places.len()).unwrap()), |seat| places[seat.index()]);
    assert_eq!(awards(&places), expected);
}

#[test]
fn the_first_draws_two_the_second_one_the_third_gains_a_one_and_the_last_loses_their_lowest() {
    check_awards(&[2, 4, 1, 3], &[(C, Award::Draw(2)), (A, Award::Draw(1)), (D, Award::Given), (B, Award::Discard)]);
    for places in [[1, 2, 3, 4, 5].as_slice(), &[1, 2, 3, 4, 5, 6]] {
        let last = Seat::new(u8::try_from(places.len()).unwrap() - 1);
        check_awards(places, &[(A, Award::Draw(2)), (B, Award::Draw(1)), (C, Award::Given), (last, Award::Discard)]);
    }
}

#[test]
fn with_three_players_the_third_does_not_gain_and_with_two_the_second_does_not() {
    check_awards(&[1, 2, 3], &[(A, Award::Draw(2)), (B, Award::Draw(1)), (C, Award::Discard)]);
    check_awards(&[2, 1], &[(B, Award::Draw(2)), (A, Award::Discard)]);
}

#[test]
fn seats_that_share_a_place_neither_gain_nor_lose() {
    // Rulings 15 and 17.
    check_awards(&[1, 1], &[]);
    check_awards(&[1, 2, 2], &[(A, Award::Draw(2))]);
    check_awards(&[1, 1, 3], &[(C, Award::Discard)]);
    check_awards(&[1, 2, 2, 4], &[(A, Award::Draw(2)), (D, Award::Discard)]);
    check_awards(&[1, 2, 3, 3], &[(A, Award::Draw(2)), (B, Award::Draw(1))]);
}

/// Two seats; the first plays its last card.
fn two_seats() -> Table {
    Table::with(BEANS, &["9", "9 9"]).rows(&["", "5"])
}

/// The second seat's beans after the first seat has won a game.
fn win(table: &mut Table) -> Vec<Event> {
    table.act(A, play("9"))
}

/// A table where the first seat is about to win game `number` with these changes before.
fn in_game(number: u8, changes: &[(Seat, BeanChange)]) -> Table {
    let mut table = two_seats();
    table.game.game = number;
    for (seat, change) in changes {
        table.game.beans.note(number - 1, *seat, change.clone());
    }
    table
}

fn drawn(values: &[u8]) -> BeanChange {
    BeanChange::Drawn { values: values.to_vec() }
}

#[test]
fn everybody_begins_with_one_bean() {
    let table = two_seats();
    assert_eq!((table.game.beans.held(A), table.game.beans.held(B)), (vec![1], vec![1]));
    assert_eq!(table.view(A).series.unwrap().own_beans, [1]);
    assert_eq!(table.view(A).seats[B].bean_cards, 1);
}

#[test]
fn after_a_game_beans_change_hands_in_the_order_of_the_places() {
    let mut table = Table::with(BEANS, &["9", "9", "9", "9 9"]).rows(&["", "", "", "5"]);
    table.act(A, play("9"));
    table.act(B, play("9"));
    let events = table.act(C, play("9"));
    let beans: Vec<(Seat, i8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Beans { seat, change } => Some((*seat, change.cards())),
            _ => None,
        })
        .collect();
    assert_eq!(beans, [(A, 2), (B, 1), (C, 1), (D, -1)]);
    assert_eq!(table.game.beans.held(C), [1, 1]);
    assert!(table.game.beans.held(D).is_empty());
    assert!(table.game.beans.held(A).iter().skip(1).all(|value| *value == 2 || *value == 3));
}

#[test]
fn whoever_has_no_bean_left_discards_none() {
    let mut table = in_game(2, &[(B, BeanChange::Discarded { value: 1 })]);
    let events = win(&mut table);
    assert_eq!(Table::names(&events), ["played", "finished", "game_over", "beans"]);
}

#[test]
fn the_lowest_bean_is_the_one_that_goes() {
    let mut table = in_game(3, &[(B, BeanChange::Discarded { value: 1 }), (B, drawn(&[3, 2]))]);
    win(&mut table);
    assert_eq!(table.game.beans.held(B), [3]);
}

#[test]
fn bean_cards_that_were_put_away_do_not_come_back() {
    let cards = Edition::<super::super::Counts>::standard().beans.clone();
    let mut beans = Beans::new(seats(2));
    beans.note(1, A, drawn(&[2, 2, 2, 2, 2, 2]));
    beans.note(2, A, BeanChange::Discarded { value: 1 });
    beans.note(3, A, BeanChange::Discarded { value: 2 });
    for stream in 0..20 {
        let earned = beans.earned(B, Award::Draw(2), &cards, &mut Chance::new([4; 32], stream)).unwrap();
        assert_eq!(earned.values(), [3, 3]);
    }
}

#[test]
fn the_loser_begins_the_next_game_once_all_have_said_continue() {
    // Ruling 14.
    let mut table = Table::with(BEANS, &["9", "9", "9 9"]).rows(&["", "", "5"]);
    table.act(A, play("9"));
    table.act(B, play("9"));
    assert_eq!(table.acting(), [A, B, C]);
    table.act(B, Move::Continue);
    assert_eq!(table.acting(), [A, C]);
    assert_eq!(table.view(B).phase, Phase::BetweenGames { waiting: [A, C].into_iter().collect() });
    assert_eq!(table.game.decide(B, &Move::Continue), Err(super::Illegal::AskedElse));
    table.act(C, Move::Continue);
    let events = table.act(A, Move::Continue);
    assert_eq!(events[1].seen_by(Viewer::Public), EventView::Dealt { game: 2, starter: C });
    assert_eq!(table.acting(), [C]);
    assert_eq!(table.view(A).series.unwrap().game, 2);
}

#[test]
fn after_a_shared_last_place_one_of_those_begins() {
    // Ruling 15.
    let starters: SeatSet = (0..30)
        .map(|stream| {
            let mut table = Table::with(BEANS, &["4", "4 5", "4 5"]).idle(60);
            table.chance = Chance::new([6; 32], stream);
            let yes = Move::AnswerStop { agree: true };
            for (seat, chosen) in [(A, Move::ProposeStop), (B, yes), (C, yes)] {
                table.act(seat, chosen);
            }
            for seat in [A, B, C] {
                table.act(seat, Move::Continue);
            }
            table.acting()[0]
        })
        .collect();
    assert_eq!(starters, [B, C].into_iter().collect());
}

#[test]
fn the_series_ends_after_the_fourth_game() {
    let mut table = in_game(4, &[]);
    let events = win(&mut table);
    assert_eq!(Table::names(&events).last().unwrap(), "match_over");
    let outcome = table.outcome();
    assert_eq!(outcome.ending, "beans_four_games");
    assert_eq!(outcome.places.values().copied().collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn the_series_ends_when_somebody_has_ten_beans_after_a_game() {
    let mut table = in_game(3, &[(A, drawn(&[2, 3]))]);
    win(&mut table);
    assert_eq!(table.outcome().ending, "beans_target");
    assert!(table.outcome().points.unwrap()[A] >= 10);
}

#[test]
fn nine_beans_are_not_enough() {
    let mut table = in_game(2, &[(B, drawn(&[3, 3, 2]))]);
    assert_eq!(table.game.beans.total(B), 9);
    win(&mut table);
    assert_eq!(table.acting(), [A, B]);
}

#[test]
fn most_beans_win_and_ties_share() {
    let mut table = in_game(4, &[]);
    for (seat, change) in [(A, BeanChange::Discarded { value: 1 }), (B, BeanChange::Given), (B, drawn(&[2, 2]))] {
        table.game.beans.note(3, seat, change);
    }
    // The first seat draws two cards; the second puts a 1 away and keeps 5.
    win(&mut table);
    let own = i32::try_from(table.game.beans.total(A)).unwrap();
    let outcome = table.outcome();
    let expected = match own {
        4 => [2, 1],
        5 => [1, 1],
        _ => [1, 2],
    };
    assert_eq!(outcome.places.values().copied().collect::<Vec<_>>(), expected);
    assert_eq!(outcome.points.unwrap().values().copied().collect::<Vec<_>>(), [own, 5]);
}

#[test]
fn a_stopped_game_still_counts_for_the_series() {
    // Rulings 15 and 17.
    let mut table = Table::with(BEANS, &["4", "4 5"]).idle(60);
    table.act(A, Move::ProposeStop);
    let events = table.act(B, Move::AnswerStop { agree: true });
    assert_eq!(Table::names(&events), ["stop_answered", "stop_decided", "game_over", "beans", "beans"]);
    assert_eq!(table.acting(), [A, B]);
}

#[test]
fn a_single_game_knows_no_beans() {
    let mut table = Table::new(&["9", "9 9"]).rows(&["", "5"]);
    assert_eq!(Table::names(&win(&mut table)), ["played", "finished", "game_over", "match_over"]);
    assert_eq!((table.view(A).series, table.view(A).seats[A].bean_cards), (None, 0));
}

// Secrets of the series

#[test]
fn the_values_of_drawn_beans_are_told_to_their_owner_alone() {
    let event = Event::Beans { seat: A, change: drawn(&[2, 3]) };
    let told = |viewer| match event.seen_by(viewer) {
        EventView::Beans { seat: A, change: 2, values } => values,
        other => panic!("{other:?}"),
    };
    assert_eq!(told(Viewer::Seat(A)), Some(vec![2, 3]));
    assert_eq!((told(Viewer::Seat(B)), told(Viewer::Public)), (None, None));
}

#[test]
fn a_given_bean_is_open_and_the_value_of_a_lost_one_is_its_owners_secret() {
    // Ruling 25.
    let told = |change, viewer| match (Event::Beans { seat: A, change }).seen_by(viewer) {
        EventView::Beans { values, .. } => values,
        other => panic!("{other:?}"),
    };
    assert_eq!(told(BeanChange::Given, Viewer::Public), Some(vec![1]));
    assert_eq!(told(BeanChange::Discarded { value: 2 }, Viewer::Seat(A)), Some(vec![2]));
    assert_eq!(told(BeanChange::Discarded { value: 2 }, Viewer::Seat(B)), None);
}

#[test]
fn all_beans_are_revealed_only_when_the_series_is_over() {
    let mut early = in_game(1, &[]);
    win(&mut early);
    assert_eq!(early.view(B).series.unwrap().all_beans, None);
    let mut last = in_game(4, &[]);
    win(&mut last);
    let series = last.game.view(Viewer::Public).series.unwrap();
    assert_eq!(series.all_beans.unwrap()[A], last.game.beans.held(A));
    assert!(series.own_beans.is_empty());
}

#[test]
fn the_number_of_bean_cards_is_public() {
    let table = in_game(3, &[(A, drawn(&[3, 2]))]);
    assert_eq!(table.game.view(Viewer::Public).seats[A].bean_cards, 3);
}

#[test]
fn in_another_world_others_have_drawn_other_beans() {
    let cards = Edition::<super::super::Counts>::standard().beans.clone();
    let mut beans = Beans::new(seats(3));
    beans.note(1, A, drawn(&[2, 2]));
    beans.note(1, B, drawn(&[3]));
    beans.note(1, C, BeanChange::Discarded { value: 1 });
    let mut seen = std::collections::BTreeSet::new();
    for stream in 0..60 {
        let other = beans.resample(Viewer::Seat(A), seats(3), &cards, &mut Chance::new([4; 32], stream));
        assert_eq!(other.held(A), [1, 2, 2], "the own beans stay");
        seen.insert(other.held(B));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [vec![1, 2], vec![1, 3]]);
}

#[test]
fn in_no_other_world_the_series_would_have_been_over_before() {
    // Two games won by the first seat and no end: it drew nothing but 2s.
    let cards = Edition::<super::super::Counts>::standard().beans.clone();
    let mut beans = Beans::new(seats(2));
    beans.note(1, A, drawn(&[2, 2]));
    beans.note(1, B, BeanChange::Discarded { value: 1 });
    beans.note(2, A, drawn(&[2, 2]));
    for stream in 0..20 {
        let other = beans.resample(Viewer::Seat(B), seats(2), &cards, &mut Chance::new([4; 32], stream));
        assert_eq!(other.held(A), [1, 2, 2, 2, 2]);
    }
}

#[test]
fn in_another_world_the_lowest_of_its_own_beans_was_put_away() {
    let cards = Edition::<super::super::Counts>::standard().beans.clone();
    let mut beans = Beans::new(seats(2));
    beans.note(1, B, BeanChange::Discarded { value: 1 });
    beans.note(2, B, drawn(&[2, 3]));
    beans.note(3, B, BeanChange::Discarded { value: 2 });
    for stream in 0..60 {
        let other = beans.resample(Viewer::Public, seats(2), &cards, &mut Chance::new([4; 32], stream));
        let put_away = other.put_away(B);
        assert!(other.held(B).iter().all(|kept| put_away.iter().all(|gone| gone <= kept)), "{other:?}");
        assert_eq!((other.held(B).len(), put_away.len()), (1, 2));
    }
}
