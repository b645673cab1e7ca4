//! A game night, by the room alone.

use protocol::MatchInfo;
use rules::{BySeat, GameKind, Outcome, SeatCount, SeatSet};
use uuid::Uuid;

use super::*;
use crate::deal::Seed;
use crate::table::Room;

fn person(number: u128) -> Person {
    let name = format!("Player {number}");
    Person { id: PlayerId(Uuid::from_u128(number)), name, avatar: protocol::Avatar::Fox }
}

const NO_SEED: Seed = Seed { value: [0; 32], entropy: None };
const ALL_HERE: &dyn Fn(PlayerId) -> bool = &|_| true;

/// A room for this game with players 1, 2, ... on its first chairs.
fn room(game: GameKind, players: u128) -> Room {
    let room = Room::new(person(1), "Kitchen", true).unwrap();
    let mut room = plays(&room, game);
    for number in 1..=players {
        room = room.sit(&person(number), None).unwrap();
    }
    room
}

fn plays(room: &Room, game: GameKind) -> Room {
    let mut settings = room.settings.clone();
    settings.game = game;
    settings.options = serde_json::Map::new();
    room.set(settings).unwrap().settled(ALL_HERE)
}

fn begun(room: &Room) -> Room {
    room.begin(MatchInfo {
        id: protocol::MatchId(Uuid::from_u128(9)),
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

/// The room after a whole match.
fn after_match(room: &Room, here: &dyn Fn(PlayerId) -> bool) -> Room {
    let seats = SeatCount::new(u8::try_from(room.occupied().len()).unwrap()).unwrap();
    let outcome = Outcome { places: BySeat::new(seats, |_| 1), points: None, ending: "test".to_owned() };
    begun(room).end(Some(outcome), &NO_SEED).rotated(here)
}

fn seated(room: &Room) -> Vec<u128> {
    room.seated().map(|person| person.id.0.as_u128()).collect()
}

fn waiting(room: &Room) -> Vec<u128> {
    room.night.queue.iter().map(|person| person.id.0.as_u128()).collect()
}

#[test]
fn a_table_has_as_many_chairs_as_its_game_takes() {
    for game in GameKind::ALL {
        assert_eq!(room(*game, 0).places.len(), usize::from(*game.seats().end()));
    }
}

#[test]
fn who_loses_a_chair_to_a_smaller_game_moves_then_takes_the_place_of_a_bot_then_waits_first() {
    let six = room(GameKind::HungryMonkey, 3).add_bot(Some(3)).unwrap();
    let six = six.sit(&person(5), Some(4)).unwrap().sit(&person(6), Some(5)).unwrap();
    let four = plays(&six.stand(person(2).id).unwrap(), GameKind::LittleMonster);
    assert_eq!((seated(&four), waiting(&four)), (vec![1, 5, 3, 6], vec![]));
    let full = room(GameKind::HungryMonkey, 6);
    let four = plays(&full.queue_join(&person(7)).unwrap(), GameKind::LittleMonster);
    assert_eq!((seated(&four), waiting(&four)), (vec![1, 2, 3, 4], vec![5, 6, 7]));
    let six = plays(&four, GameKind::HungryMonkey);
    assert_eq!((seated(&six), waiting(&six)), (vec![1, 2, 3, 4, 5, 6], vec![7]), "and gets one in the larger one");
}

#[test]
fn only_who_finds_no_chair_waits_for_one_and_once() {
    let full = room(GameKind::LittleMonster, 4);
    assert_eq!(full.queue_join(&person(1)), Err(Code::AlreadySeated));
    assert_eq!(room(GameKind::LittleMonster, 3).queue_join(&person(5)), Err(Code::ChairFree));
    let waits = full.queue_join(&person(5)).unwrap();
    assert_eq!(waits.queue_join(&person(5)), Err(Code::AlreadyQueued));
    assert_eq!(waits.queue_leave(person(5).id), Ok(full.clone()));
    assert_eq!(full.queue_leave(person(5).id), Err(Code::NotQueued));
    let stands_in = begun(&full).stand(person(4).id).unwrap();
    assert_eq!(stands_in.queue_join(&person(4)), Err(Code::ChairFree), "a bot keeps their chair");
    assert!(stands_in.queue_join(&person(5)).is_ok());
}

#[test]
fn a_free_chair_goes_to_the_first_who_waits_and_is_here_but_not_during_a_match() {
    let mut full = room(GameKind::LittleMonster, 4);
    for number in [5, 6] {
        full = full.queue_join(&person(number)).unwrap();
    }
    let freed = full.stand(person(2).id).unwrap().settled(&|player| player != person(5).id);
    assert_eq!((seated(&freed), waiting(&freed)), (vec![1, 6, 3, 4], vec![5]));
    let on = begun(&full).stand(person(2).id).unwrap().settled(ALL_HERE);
    assert_eq!((seated(&on), waiting(&on)), (vec![1, 3, 4], vec![5, 6]));
    let over = on.end(None, &NO_SEED).settled(ALL_HERE);
    assert_eq!((seated(&over), waiting(&over)), (vec![1, 5, 3, 4], vec![6]));
}

#[test]
fn with_one_too_many_everybody_sits_out_once_before_anybody_does_twice() {
    let mut room = room(GameKind::LittleMonster, 4).queue_join(&person(5)).unwrap();
    let mut out = Vec::new();
    for _ in 0..10 {
        room = after_match(&room, ALL_HERE);
        assert_eq!(seated(&room).len(), 4);
        out.extend(waiting(&room));
    }
    assert_eq!(out, [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
}

#[test]
fn bots_make_room_first_then_who_is_away_then_who_has_played_the_most_matches_in_a_row() {
    let bots = room(GameKind::LittleMonster, 3).add_bot(None).unwrap();
    let bots = after_match(&bots.queue_join(&person(5)).unwrap(), ALL_HERE);
    assert_eq!((seated(&bots), waiting(&bots)), (vec![1, 2, 3, 5], vec![]));
    let played = after_match(&bots, ALL_HERE);
    let longer = played.queue_join(&person(6)).unwrap();
    assert_eq!(waiting(&after_match(&longer, &|player| player != person(5).id)), [5], "who is away");
    assert_eq!(waiting(&after_match(&longer, ALL_HERE)), [1]);
    assert_eq!(
        waiting(&begun(&longer).end(None, &NO_SEED).settled(ALL_HERE)),
        [6],
        "an abandoned match rotates nobody"
    );
}

#[test]
fn who_is_not_here_is_passed_over_and_waits_on() {
    let room = room(GameKind::LittleMonster, 4).queue_join(&person(5)).unwrap().queue_join(&person(6)).unwrap();
    let next = after_match(&room, &|player| player != person(5).id);
    assert_eq!((seated(&next), waiting(&next)), (vec![6, 2, 3, 4], vec![5, 1]));
}

#[test]
fn the_game_that_all_who_are_here_vote_for_is_chosen() {
    let room = room(GameKind::HungryMonkey, 3);
    let vote = |room: &Room, number, game, here| room.vote_for(person(number).id, Some(game), here).unwrap();
    let one = vote(&room, 1, GameKind::LittleMonster, ALL_HERE);
    let two = vote(&one, 2, GameKind::FoodieForest, ALL_HERE);
    let changed = vote(&two, 2, GameKind::LittleMonster, ALL_HERE);
    assert_eq!(
        (changed.settings.game, changed.night.game_votes.len()),
        (GameKind::HungryMonkey, 2),
        "one says nothing"
    );
    let without_third: &dyn Fn(PlayerId) -> bool = &|player| player != person(3).id;
    assert_eq!(vote(&two, 2, GameKind::LittleMonster, without_third).settings.game, GameKind::LittleMonster);
    let all = vote(&changed, 3, GameKind::LittleMonster, ALL_HERE);
    assert_eq!(all.settings.game, GameKind::LittleMonster);
    assert_eq!(
        changed.vote_for(person(2).id, None, ALL_HERE).unwrap().night.game_votes.len(),
        1,
        "a vote is taken back"
    );
    assert!(begun(&all).night.game_votes.is_empty());
    assert_eq!(begun(&all).vote_for(person(1).id, None, ALL_HERE), Err(Code::MatchRunning));
    assert_eq!(room.vote_for(person(9).id, Some(GameKind::LittleMonster), ALL_HERE), Err(Code::NotSeated));
    assert_eq!(
        all.stand(person(3).id).unwrap().settled(ALL_HERE).night.game_votes.len(),
        2,
        "who stands up votes no longer"
    );
}

#[test]
fn each_game_keeps_its_options_when_another_is_chosen() {
    let beans = serde_json::json!({ "series": "beans" }).as_object().unwrap().clone();
    let mut settings = room(GameKind::HungryMonkey, 1).settings;
    settings.options.clone_from(&beans);
    let with_beans = room(GameKind::HungryMonkey, 1).set(settings).unwrap();
    let other = plays(&with_beans, GameKind::LittleMonster);
    assert!(other.settings.options.is_empty());
    assert_eq!(plays(&other, GameKind::HungryMonkey).settings.options, beans);
    let voted = other.vote_for(person(1).id, Some(GameKind::HungryMonkey), ALL_HERE).unwrap();
    assert_eq!(voted.settings.options, beans, "also when it is voted for");
    assert!(
        plays(&voted, GameKind::HungryMonkey).settings.options.is_empty(),
        "the same game without options has none"
    );
}

#[test]
fn who_played_sees_the_end_with_the_eyes_of_their_seat_wherever_they_sit_by_then() {
    let four = room(GameKind::LittleMonster, 4).queue_join(&person(5)).unwrap();
    let next = after_match(&four, ALL_HERE);
    assert_eq!(next.chair_of(person(1).id), None);
    assert_eq!(next.seat_of(person(1).id), Some(rules::Seat::new(0)));
    assert_eq!(next.seat_of(person(5).id), None);
}
