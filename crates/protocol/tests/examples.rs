//! `docs/protocol.md` has an example of every message, and each is what the code reads or writes.

use protocol::{
    AtZero, Avatar, Away, AwayHow, Bytes32, Chair, ChatId, ChatMessage, ChatSide, ClockChoice, ClockView, Code,
    Command, CommandId, GameScore, GameStatistics, GameVote, LobbyTable, MatchId, MatchInfo, MatchRecord, MatchSeat,
    OnLeave, Pace, PastMatch, PastMatches, Person, PersonalChat, PersonalData, PersonalTable, PlayedEdition, PlayerId,
    Question, Reaction, Refusal, Said, Score, ServerMessage, ShownHand, TableId, TableSettings, TableView, Update,
    Vote, Watching, WatchingFrom, Welcome, read_frame,
};
use rules::{BySeat, GameKind, Outcome, Seat, SeatCount, SeatSet};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use strum::VariantNames;

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// The examples of a section, each with the heading above it.
fn examples(section: &str) -> Vec<(String, String)> {
    let (_, rest) = PAGE.split_once(&format!("\n## {section}\n")).unwrap();
    let section = rest.split("\n## ").next().unwrap();
    let mut heading = String::new();
    let mut found = Vec::new();
    for part in section.split("```") {
        match part.strip_prefix("json\n") {
            Some(example) => found.push((heading.clone(), example.to_owned())),
            None => {
                if let Some((_, after)) = part.rsplit_once("### ") {
                    after.lines().next().unwrap().clone_into(&mut heading);
                }
            }
        }
    }
    found
}

fn headings(examples: &[(String, String)]) -> Vec<&str> {
    let mut headings: Vec<_> = examples.iter().map(|(heading, _)| heading.as_str()).collect();
    headings.dedup();
    headings
}

#[test]
fn every_message_of_a_client_has_an_example_that_is_read() {
    let examples = examples("From the client");
    let messages: Vec<_> = ["hello"].into_iter().chain(Command::names()).collect();
    assert_eq!(headings(&examples), messages);
    for (heading, example) in &examples {
        let name = match read_frame(example).unwrap_or_else(|error| panic!("{heading}: {error:?}")).command() {
            None => "hello".to_owned(),
            Some((_, command)) => serde_json::to_value(command).unwrap()["t"].as_str().unwrap().to_owned(),
        };
        assert_eq!(name, *heading);
    }
}

#[test]
fn every_message_of_the_server_has_an_example_that_is_what_it_writes() {
    let examples = examples("From the server");
    assert_eq!(headings(&examples), ServerMessage::VARIANTS);
    for ((heading, example), message) in examples.iter().zip(server_messages()) {
        same(heading, example, &message);
    }
}

#[test]
fn what_is_told_over_http_is_as_the_page_says() {
    let [editions, record, edition_of_match, table, scores, own, statistics, data] = &examples("Over HTTP")[..] else {
        panic!("eight examples")
    };
    let edition = PlayedEdition { game: GameKind::HungryMonkey, own: true, edition: raw(r#"{"hand":3}"#) };
    same(&editions.0, &editions.1, &[&edition]);
    same(&record.0, &record.1, &match_record());
    same(&edition_of_match.0, &edition_of_match.1, &edition);
    same(&table.0, &table.1, &PastMatches { matches: vec![past_match(None)], next: Some(match_id()) });
    same(&scores.0, &scores.1, &[GameScore { person: ann(), game: GameKind::HungryMonkey, played: 3, won: 1 }]);
    same(&own.0, &own.1, &PastMatches { matches: vec![past_match(Some(Seat::new(0)))], next: None });
    same(
        &statistics.0,
        &statistics.1,
        &[GameStatistics {
            game: GameKind::HungryMonkey,
            played: 12,
            won: 5,
            best_place: 1,
            most_points: None,
            last_played: 1_764_451_800_000,
        }],
    );
    same(&data.0, &data.1, &personal_data());
}

#[test]
fn every_code_is_explained() {
    for code in Code::VARIANTS {
        assert!(PAGE.contains(&format!("`{code}`")), "{code}");
    }
}

fn same(heading: &str, example: &str, written: &impl Serialize) {
    let example: Value = serde_json::from_str(example).unwrap_or_else(|error| panic!("{heading}: {error}"));
    assert_eq!(example, serde_json::to_value(written).unwrap(), "{heading}");
}

fn table_id() -> TableId {
    "6b8b3c0e-3f1c-4d57-9d0e-2b1f6a9c7e11".parse().unwrap()
}

fn match_id() -> MatchId {
    "0192f0c1-6a00-7000-8000-000000000001".parse().unwrap()
}

fn player_id(last: char) -> PlayerId {
    format!("0192f0c1-0000-7000-8000-00000000000{last}").parse().unwrap()
}

fn ann() -> Person {
    Person { id: player_id('a'), name: "Ann".to_owned(), avatar: Avatar::Owl }
}

fn bo() -> Person {
    Person { id: player_id('b'), name: "Bo".to_owned(), avatar: Avatar::Cat }
}

fn cy() -> Person {
    Person { id: player_id('c'), name: "Cy".to_owned(), avatar: Avatar::Frog }
}

fn raw(json: &str) -> Box<RawValue> {
    RawValue::from_string(json.to_owned()).unwrap()
}

fn commitment() -> String {
    "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08".to_owned()
}

fn server_messages() -> [ServerMessage; 10] {
    [
        ServerMessage::Welcome(Welcome {
            protocol: protocol::PROTOCOL,
            build: "3f9a1c5b7d20".to_owned(),
            now: 1_764_450_000_000,
            player: player_id('a'),
            name: "Ann".to_owned(),
            avatar: Avatar::Owl,
            token: Some("8f14e45fceea167a5a36dedd4bea2543c9f0f895fb98ab9159f51fd0297e236d".to_owned()),
        }),
        ServerMessage::Ack { id: CommandId("k3-4".to_owned()), table: Some(table_id()), link: None },
        ServerMessage::Refused(Refusal {
            id: Some(CommandId("k3-18".to_owned())),
            code: Code::Illegal,
            text: Code::Illegal.text().to_owned(),
            why: Some(raw(r#"{"rule": "not_in_hand"}"#)),
        }),
        ServerMessage::Lobby {
            tables: vec![LobbyTable {
                id: table_id(),
                name: "Kitchen".to_owned(),
                host: "Ann".to_owned(),
                game: GameKind::HungryMonkey,
                seated: vec!["Ann".to_owned(), "Basil".to_owned()],
                free: 4,
                spectators: 1,
                playing: false,
            }],
        },
        ServerMessage::Table(Box::new(table())),
        ServerMessage::Update(Update {
            match_id: match_id(),
            version: 18,
            seat: Some(Seat::new(0)),
            acting: SeatSet::only(Seat::new(1)),
            ply: 5,
            may_undo: false,
            undone_by: Some(Seat::new(0)),
            events: raw(r#"[{"type": "kitty_shows"}]"#),
            view: raw(r#"{"you": 0}"#),
        }),
        ServerMessage::Chat { messages: vec![said(bo(), ChatSide::All, Said::Reaction { reaction: Reaction::Yum })] },
        ServerMessage::ChatSaid(said(
            ann(),
            ChatSide::Players,
            Said::Text { text: "hurry, my tea gets cold".to_owned() },
        )),
        ServerMessage::ChatRemoved { message: chat_id() },
        ServerMessage::TableGone { table: table_id(), code: Code::Kicked },
    ]
}

fn chat_id() -> ChatId {
    "0192f0c1-7000-7000-8000-000000000001".parse().unwrap()
}

fn said(from: Person, side: ChatSide, said: Said) -> ChatMessage {
    ChatMessage { id: chat_id(), from, side, said, at: 1_764_450_000_000 }
}

fn table() -> TableView {
    let seat = |chair, who: Person| MatchSeat { chair, player: Some(who.id), name: who.name, avatar: who.avatar };
    TableView {
        id: table_id(),
        settings: TableSettings {
            name: "Kitchen".to_owned(),
            public: true,
            game: GameKind::HungryMonkey,
            options: Map::new(),
            pace: Pace {
                clock: ClockChoice::Bank { seconds: 300, increment: 15 },
                at_zero: AtZero::OthersDecide,
                on_leave: OnLeave::BotPlaysOn,
            },
            watching: Watching { from: WatchingFrom::Moves { late: 3 }, hear_players: true },
        },
        host: ann().id,
        chairs: vec![
            Chair::Player {
                person: ann(),
                online: false,
                away: Some(Away { since: 1_764_450_000_000, how: AwayHow::Lost }),
                bot_from: Some(1_764_450_060_000),
            },
            Chair::Bot { name: "Basil".to_owned(), avatar: Avatar::Frog, stands_in_for: Some(bo()) },
            Chair::Free,
        ],
        spectators: vec![bo()],
        watching: 1,
        hands: vec![ShownHand { seat: Seat::new(0), to: cy() }],
        queue: vec![bo()],
        kicked: Vec::new(),
        current: Some(MatchInfo {
            id: match_id(),
            game: GameKind::HungryMonkey,
            options: Map::new(),
            seats: vec![seat(0, ann()), seat(1, bo())],
            commitment: commitment(),
            contributions: vec![Some(Bytes32([0xc0; 32])), None],
            entropy: None,
            seed: None,
            origin: None,
            acting: SeatSet::only(Seat::new(0)),
            outcome: None,
            abandoned: false,
        }),
        next_commitment: Some(commitment()),
        next_seats: None,
        clock: Some(ClockView {
            since: Some(1_764_450_012_000),
            left: 240_000,
            banks: vec![240_000, 300_000],
            asked: SeatSet::only(Seat::new(0)),
            over: false,
        }),
        paused: None,
        vote: Some(Vote { question: Question::Pause, agreed: vec![ann().id] }),
        game_votes: vec![GameVote { player: ann().id, game: GameKind::LittleMonster }],
        scores: vec![Score { person: ann(), played: 3, won: 1 }],
    }
}

fn match_record() -> MatchRecord {
    let places = BySeat::new(SeatCount::new(2).unwrap(), |seat| if seat.index() == 0 { 1 } else { 2 });
    MatchRecord {
        id: match_id(),
        game: GameKind::HungryMonkey,
        options: Map::new(),
        seats: vec![MatchSeat { chair: 0, player: None, name: "Basil".to_owned(), avatar: Avatar::Frog }],
        commitment: commitment(),
        seed: None,
        origin: None,
        outcome: Some(Outcome { places, points: None, ending: "last_seat_left".to_owned() }),
        abandoned: false,
        began_at: 1_764_450_000_000,
        ended_at: Some(1_764_451_800_000),
    }
}

fn personal_data() -> PersonalData {
    let message = serde_json::json!({ "said": { "type": "text", "text": "Smells good" } });
    PersonalData {
        player: ann(),
        first_seen: 1_764_450_000_000,
        last_seen: 1_764_451_800_000,
        tables: vec![PersonalTable {
            id: table_id(),
            name: "Kitchen".to_owned(),
            made_at: 1_764_450_000_000,
            made: true,
            host: true,
            seated: true,
            waiting: false,
            sent_away: false,
        }],
        matches: vec![past_match(Some(Seat::new(0)))],
        watched: vec![past_match(None).id],
        chat: vec![PersonalChat { table: table_id(), message }],
    }
}

fn past_match(seat: Option<Seat>) -> PastMatch {
    let MatchRecord { id, game, options, outcome, began_at, .. } = match_record();
    let seats = vec![MatchSeat { chair: 0, player: Some(ann().id), name: ann().name, avatar: ann().avatar }];
    PastMatch { id, table: table_id(), game, options, seats, seat, outcome, began_at, ended_at: 1_764_451_800_000 }
}
