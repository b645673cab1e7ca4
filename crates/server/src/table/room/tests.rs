//! The room by itself.

use protocol::{Avatar, MatchId, MatchInfo, Question, TableId};
use rules::{BySeat, Outcome, Seat, SeatCount, SeatSet};
use uuid::Uuid;

use super::scores::SCORED;
use super::*;
use crate::deal::Seed;
use crate::table::namesakes::Namesakes;

fn person(number: u128) -> Person {
    Person { id: PlayerId(Uuid::from_u128(number)), name: format!("Player {number}"), avatar: Avatar::Fox }
}

const SEED: Seed = Seed { value: [0; 32], entropy: None };

/// A room whose host is player 1, on the first chair.
fn room() -> Room {
    Room::new(person(1), "Kitchen", true).unwrap().sit(&person(1), None).unwrap()
}

fn begun(room: &Room) -> Room {
    room.begin(MatchInfo {
        id: MatchId(Uuid::from_u128(9)),
        game: room.settings.game,
        options: serde_json::Map::new(),
        seats: room.occupied(),
        commitment: String::new(),
        contributions: Vec::new(),
        entropy: None,
        seed: None,
        origin: None,
        acting: SeatSet::EMPTY,
        outcome: None,
        abandoned: false,
    })
}

fn outcome(places: [u8; 3]) -> Outcome {
    let places = BySeat::new(SeatCount::new(3).unwrap(), |seat| places[seat.index()]);
    Outcome { places, points: None, ending: "test".to_owned() }
}

#[test]
fn chairs_become_seats_in_their_order() {
    let room = room().add_bot(Some(4)).unwrap().sit(&person(2), Some(2)).unwrap();
    let seats = room.occupied();
    assert_eq!(seats.iter().map(|seat| seat.chair).collect::<Vec<_>>(), [0, 2, 4]);
    assert_eq!(seats[2].player, None);
    let room = begun(&room);
    assert_eq!(room.seat_of(person(2).id), Some(Seat::new(1)));
    assert_eq!(room.seat_of(person(3).id), None);
    assert_eq!(room.bot_seats(), SeatSet::only(Seat::new(2)));
}

#[test]
fn who_sits_down_during_a_match_holds_no_seat_of_it() {
    let room = begun(&room().add_bot(None).unwrap()).sit(&person(2), None).unwrap();
    assert_eq!((room.chair_of(person(2).id), room.seat_of(person(2).id)), (Some(2), None));
    assert_eq!(room.stand(person(2).id).unwrap().chair_of(person(2).id), None, "nothing is left behind");
}

#[test]
fn who_takes_over_a_chair_after_a_match_does_not_see_with_its_seat() {
    let room = begun(&room().sit(&person(2), None).unwrap()).end(None, &SEED);
    let room = room.stand(person(2).id).unwrap().sit(&person(3), Some(1)).unwrap();
    assert_eq!(room.seat_of(person(3).id), None);
}

#[test]
fn bots_have_names_of_their_own() {
    let mut room = Room::new(person(1), "Kitchen", true).unwrap();
    for _ in 0..room.places.len() {
        room = room.add_bot(None).unwrap();
    }
    let mut names: Vec<_> = room.occupied().into_iter().map(|seat| seat.name).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), room.places.len());
}

#[test]
fn who_sat_to_the_end_is_scored_and_shared_wins_count() {
    let room = begun(&room().sit(&person(2), None).unwrap().sit(&person(3), None).unwrap());
    let room = room.stand(person(3).id).unwrap().end(Some(outcome([2, 1, 1])), &SEED);
    let room = begun(&room.sit(&person(3), None).unwrap()).end(Some(outcome([1, 1, 3])), &SEED);
    let scores: Vec<_> = room.scores.iter().map(|score| (score.person.id, score.played, score.won)).collect();
    assert_eq!(scores, [(person(2).id, 2, 2), (person(1).id, 2, 1), (person(3).id, 1, 0)]);
}

#[test]
fn a_table_shows_only_so_many_scores_and_those_of_all_who_sit() {
    let mut room = room();
    for guest in 2..=200 {
        room = begun(&room.sit(&person(guest), None).unwrap()).end(Some(outcome([2, 1, 3])), &SEED);
        room = room.stand(person(guest).id).unwrap();
    }
    assert_eq!((room.scores.len(), room.scores[0].won), (SCORED, 1));
    let last = room.scores.last().unwrap();
    assert_eq!((last.person.id, last.played, last.won), (person(1).id, 199, 0));
}

#[test]
fn an_abandoned_match_is_not_scored_and_tells_its_seed() {
    let room =
        begun(&room().sit(&person(2), None).unwrap()).end(None, &Seed { value: [0xab; 32], entropy: Some([0xcd; 32]) });
    assert!(room.scores.is_empty() && !room.running());
    assert_eq!(room.current.info.unwrap().seed.unwrap(), "ab".repeat(32));
}

#[test]
fn a_table_is_used_when_somebody_sits_who_did_not_make_it() {
    let used = |room: Room| room.settled(&|_| true).used;
    assert!(!used(room()));
    assert!(!used(begun(&room().add_bot(None).unwrap())));
    assert!(used(room().sit(&person(2), None).unwrap()));
    assert!(used(room().stand(person(1).id).unwrap().with_host(person(2)).sit(&person(2), None).unwrap()));
}

#[test]
fn who_was_sent_away_has_no_chair_kept() {
    let room = begun(&room().sit(&person(2), None).unwrap()).stand(person(2).id).unwrap();
    let room = room.kick(person(2), 0).unwrap().invite(person(2).id).unwrap();
    assert_eq!(room.sit(&person(2), Some(1)), Err(Code::ChairTaken));
}

#[test]
fn however_many_are_sent_away_the_latest_are_out() {
    let room = (2..252).fold(room(), |room, number| room.kick(person(number), 0).unwrap());
    let is_out = |number| room.has_kicked(person(number).id);
    assert_eq!((is_out(2), is_out(51), is_out(52), is_out(251)), (false, false, true, true));
}

#[test]
fn a_room_is_read_back_as_it_was_written() {
    let room = begun(&room().add_bot(None).unwrap()).kick(person(7), 0).unwrap();
    let json = serde_json::to_string(&room).unwrap();
    assert_eq!(serde_json::from_str::<Room>(&json).unwrap(), room);
}

#[test]
fn the_lobby_counts_the_chairs_that_the_game_has() {
    let id = TableId(Uuid::from_u128(5));
    let listing = room().listing(id, 3, &Namesakes::default());
    assert_eq!((listing.free, listing.spectators, listing.playing), (5, 3, false));
    assert_eq!(listing.seated, ["Player 1"]);
}

#[test]
fn who_takes_a_seat_over_sees_with_it_and_who_gave_it_does_not() {
    let room = begun(&room().sit(&person(2), None).unwrap());
    let handed = room.hand_over(person(2).id, &person(3)).unwrap();
    assert_eq!(handed.seat_of(person(3).id), Some(Seat::new(1)));
    assert_eq!(handed.seat_of(person(2).id), None);
    assert_eq!(handed.hand_over(person(2).id, &person(4)), Err(Code::NotSeated));
    let kept = room.stand(person(2).id).unwrap().hand_over(person(2).id, &person(3)).unwrap();
    assert_eq!((kept.seat_of(person(3).id), kept.bot_seats()), (Some(Seat::new(1)), SeatSet::EMPTY));
    assert_eq!(kept.sit(&person(2), Some(1)), Err(Code::ChairTaken), "the bot kept it for nobody any more");
}

#[test]
fn only_a_seat_of_a_match_is_handed_on_and_only_to_who_has_none() {
    let before = room().sit(&person(2), None).unwrap();
    assert_eq!(before.hand_over(person(2).id, &person(3)), Err(Code::NotSeated));
    let room = begun(&before);
    assert_eq!(room.hand_over(person(2).id, &person(1)), Err(Code::AlreadySeated));
    assert_eq!(room.kick(person(3), 0).unwrap().hand_over(person(2).id, &person(3)), Err(Code::Kicked));
}

#[test]
fn who_is_shown_a_hand_takes_no_other_seat_over_and_a_new_player_shows_none() {
    let room = begun(&room().sit(&person(2), None).unwrap());
    let shown = room.show_hand(person(1).id, Ok(person(3))).unwrap();
    assert_eq!(shown.hand_over(person(2).id, &person(3)), Err(Code::KnowsAHand));
    assert!(shown.hand_over(person(1).id, &person(3)).is_ok(), "it is the same hand");
    let handed = shown.hand_over(person(1).id, &person(4)).unwrap();
    assert!(shown.shows(Seat::new(0), person(3).id) && !handed.shows(Seat::new(0), person(3).id));
}

#[test]
fn showing_a_hand_again_and_again_makes_a_room_no_larger() {
    let mut room = begun(&room().sit(&person(2), None).unwrap());
    for _ in 0..100 {
        room = room.show_hand(person(1).id, Ok(person(3))).unwrap().hide_hand(person(1).id, person(3).id).unwrap();
    }
    assert_eq!(room.current.knows, [(person(3).id, Seat::new(0))]);
}

#[test]
fn a_question_is_settled_when_nobody_who_is_for_it_plays_any_more() {
    let room = begun(&room().sit(&person(2), None).unwrap());
    let asked = room.answer(person(2).id, Question::Pause, true).unwrap();
    assert_eq!(asked.answer(person(2).id, Question::Pause, true).unwrap(), asked, "once is enough");
    assert!(asked.stand(person(1).id).unwrap().current.vote.is_some());
    assert!(asked.stand(person(2).id).unwrap().current.vote.is_none());
    assert!(asked.kick(person(2), 0).unwrap().current.vote.is_none());
    assert!(asked.end(None, &SEED).current.vote.is_none());
}

#[test]
fn a_room_of_an_earlier_version_has_no_clock_and_nobody_away() {
    let room = room();
    let mut json = serde_json::to_value(&room).unwrap();
    for field in ["clock", "paused", "vote"] {
        json.as_object_mut().unwrap().remove(field);
    }
    json["settings"].as_object_mut().unwrap().remove("pace");
    json["places"][0].as_object_mut().unwrap().remove("away");
    assert_eq!(serde_json::from_value::<Room>(json).unwrap(), room);
}
