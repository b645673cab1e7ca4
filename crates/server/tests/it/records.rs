//! Records of finished matches: what they hold, that they are true, and how they are shown.

use std::process::Output;
use std::time::Instant;

use crate::common::client::Client;
use crate::common::server::{Folder, Page, Server, request};
use rules::GameKind;
use serde_json::{Value, json};

/// A match of this game among bots, to its end; returns its path.
async fn bots_play(server: &Server, game: &str, bots: u8) -> String {
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Kitchen", false).await;
    for _ in 0..bots {
        ann.does("bot_add", json!({})).await;
    }
    let settings = json!({ "name": "Kitchen", "public": false, "game": game, "options": {} });
    ann.does("settings_set", json!({ "settings": settings })).await;
    ann.does("match_start", json!({})).await;
    let over = ann.wait_table(|table| !table["match"]["outcome"].is_null()).await;
    format!("/api/matches/{}", over["match"]["id"].as_str().unwrap())
}

async fn record_of(server: &Server, path: &str) -> Value {
    let page = server.get(&format!("{path}/record")).await;
    assert_eq!(page.status, 200, "{}", page.body);
    page.json()
}

/// What `potluck verify` says to this record.
async fn verified(folder: &Folder, record: &Value) -> Output {
    let file = folder.path().join("record.json");
    std::fs::write(&file, record.to_string()).unwrap();
    let mut potluck = tokio::process::Command::new(env!("CARGO_BIN_EXE_potluck"));
    potluck.arg("verify").arg(file).output().await.unwrap()
}

/// What differs in this record, as `potluck verify` says.
async fn difference(folder: &Folder, record: &Value) -> String {
    let output = verified(folder, record).await;
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).unwrap()
}

async fn post(server: &Server, path: &str, body: &str) -> Page {
    let (address, length) = (server.address, body.len());
    let head =
        format!("POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n");
    request(address, &(head + body)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_shown_a_match_does_not_learn_the_link_of_its_table() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.does("bot_add", json!({})).await;
    ann.does("bot_add", json!({})).await;
    ann.does("match_start", json!({})).await;
    let over = ann.wait_table(|table| !table["match"]["outcome"].is_null()).await;
    let path = format!("/api/matches/{}", over["match"]["id"].as_str().unwrap());
    for told in ["", "/record", "/replay?as=open"] {
        let page = server.get(&format!("{path}{told}")).await;
        assert_eq!(page.status, 200, "{}", page.body);
        assert!(!page.body.contains(&table), "{told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_match_of_any_game_is_true() {
    let server = Server::start();
    for kind in GameKind::ALL {
        let (game, bots) = (kind.slug(), *kind.seats().end());
        let record = record_of(&server, &bots_play(&server, game, bots).await).await;
        assert_eq!((&record["game"], record["seats"].as_array().unwrap().len()), (&json!(game), bots.into()));
        let output = verified(&server.folder, &record).await;
        assert!(output.status.success(), "{game}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(String::from_utf8_lossy(&output.stdout).starts_with("Yes"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_changed_in_a_record_is_named() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    let commitment = ann.opens(&table).await["next_commitment"].clone();
    ann.does("contribute", json!({ "commitment": commitment, "value": hex::encode([7; 32]) })).await;
    ann.does("match_start", json!({})).await;
    let last = ann.plays_to_the_end().await;
    let record = record_of(&server, &format!("/api/matches/{}", last["match"].as_str().unwrap())).await;
    assert!(verified(&server.folder, &record).await.status.success());
    let versions = record["log"].as_array().unwrap();
    let move_at = |at: usize| format!("/log/{at}/cause/move/chosen");
    let played = versions.iter().position(|entry| entry["cause"]["move"]["chosen"]["type"] == "play").unwrap();
    let hand = find_hand(&record["log"][0]["events"], "/log/0/events".to_owned()).expect("somebody was dealt a hand");
    let swapped = if record.pointer(&hand) == Some(&json!("monkey")) { "kitty" } else { "monkey" };
    for (at, change, named) in [
        (hand.clone(), json!(swapped), format!("version 0: {} is", hand.strip_prefix("/log/0").unwrap())),
        (move_at(played), json!({ "type": "continue" }), format!("version {played}: the move of seat ")),
        (
            format!("/log/{played}/cause/move/seat"),
            json!(5),
            format!("version {played}: the move of seat 6 is refused"),
        ),
        ("/seed".to_owned(), json!(hex::encode([1; 32])), "the seed is not the one".to_owned()),
        ("/contributions/0".to_owned(), json!(hex::encode([8; 32])), "the contributions are not those".to_owned()),
        ("/contributions/0".to_owned(), Value::Null, "the contributions are not those".to_owned()),
        ("/entropy".to_owned(), json!(hex::encode([1; 32])), "the commitment is not that".to_owned()),
        ("/commitment".to_owned(), json!(hex::encode([1; 32])), "the commitment is not that".to_owned()),
        ("/outcome/places".to_owned(), json!([2, 2]), "the outcome is not that".to_owned()),
        ("/outcome".to_owned(), Value::Null, "the outcome is not that".to_owned()),
        ("/format".to_owned(), json!(2), "the record has format 2".to_owned()),
    ] {
        let mut tampered = record.clone();
        *tampered.pointer_mut(&at).unwrap() = change;
        let said = difference(&server.folder, &tampered).await;
        assert!(said.contains(&named), "{at}: {said}");
    }
    let mut short = record.clone();
    short["log"].as_array_mut().unwrap().pop();
    assert!(difference(&server.folder, &short).await.contains("the outcome is not that"));
}

/// The first card of the first hand in these events.
fn find_hand(value: &Value, at: String) -> Option<String> {
    match value {
        Value::String(word) if ["monkey", "tiger", "rhino", "snake", "kitty"].contains(&word.as_str()) => Some(at),
        Value::Object(fields) => fields.iter().find_map(|(key, value)| find_hand(value, format!("{at}/{key}"))),
        Value::Array(items) => items.iter().enumerate().find_map(|(i, value)| find_hand(value, format!("{at}/{i}"))),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_match_that_is_on_is_recorded_or_replayed() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    ann.does("match_start", json!({})).await;
    let update = ann.wait("update").await;
    let path = format!("/api/matches/{}", update["match"].as_str().unwrap());
    for what in ["record", "replay?as=public", "replay?as=seat-0", "replay?as=open"] {
        let page = server.get(&format!("{path}/{what}")).await;
        assert_eq!((page.status, &page.json()["code"]), (409, &json!("match_running")), "{what}");
    }
    ann.does("match_abandon", json!({ "match": update["match"] })).await;
    let record = record_of(&server, &path).await;
    assert_eq!(record["outcome"], Value::Null);
    assert!(verified(&server.folder, &record).await.status.success());
}

/// What a client was told of each version of the match.
fn told(client: &Client) -> Vec<Value> {
    let frames = client.frames.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
    frames.filter(|frame| frame["t"] == "update").map(|mut frame| frame["d"].take()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_each_version_as_it_was_seen_then() {
    let server = Server::start();
    let (_, mut ann, mut bo, mut cy) = server.table_of_two_and_a_spectator(false).await;
    ann.does("match_start", json!({})).await;
    let (last, _, _) = tokio::join!(ann.plays_to_the_end(), bo.plays_to_the_end(), cy.watches_to_the_end());
    let path = format!("/api/matches/{}/replay", last["match"].as_str().unwrap());
    for (client, eyes) in [(&ann, "seat-0"), (&bo, "seat-1"), (&cy, "public")] {
        let told = told(client);
        let replay = whole_replay(&server, &format!("{path}?as={eyes}")).await;
        assert_eq!(
            (told.len(), replay["versions"].as_u64()),
            (replay["frames"].as_array().unwrap().len(), last["version"].as_u64().map(|last| last + 1))
        );
        for (then, now) in told.iter().zip(replay["frames"].as_array().unwrap()) {
            for field in ["version", "events", "view", "undone_by"] {
                assert_eq!(then[field], now[field], "{eyes}: {field}");
            }
        }
    }
    let open = server.get(&format!("{path}?as=open")).await.json();
    let hands = &open["frames"][0]["view"]["seats"];
    assert!(hands[0]["shown_hand"].is_array() && hands[1]["shown_hand"].is_array(), "{hands}");
    for (eyes, status) in [("seat-2", 404), ("seat-x", 400), ("everything", 400)] {
        assert_eq!(server.get(&format!("{path}?as={eyes}")).await.status, status, "{eyes}");
    }
}

/// A replay of which all parts were asked for.
async fn whole_replay(server: &Server, path: &str) -> Value {
    let mut whole = server.get(path).await.json();
    while (whole["frames"].as_array().unwrap().len() as u64) < whole["versions"].as_u64().unwrap() {
        let from = whole["frames"].as_array().unwrap().len();
        let mut more = server.get(&format!("{path}&from={from}")).await.json();
        let more = std::mem::take(more["frames"].as_array_mut().unwrap());
        assert!(!more.is_empty());
        whole["frames"].as_array_mut().unwrap().extend(more);
    }
    whole
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_from_a_file_is_shown_as_the_match_itself_if_it_is_true() {
    let server = Server::start();
    let path = bots_play(&server, "hungry-monkey", 2).await;
    let file = server.get(&format!("{path}/record")).await.body;
    let elsewhere = Server::start();
    for eyes in ["public", "seat-1", "open"] {
        let shown = post(&elsewhere, &format!("/api/replay?as={eyes}"), &file).await;
        assert_eq!(shown.json(), server.get(&format!("{path}/replay?as={eyes}")).await.json());
    }
    let mut tampered: Value = serde_json::from_str(&file).unwrap();
    tampered["outcome"]["places"] = json!([2, 2]);
    let refused = post(&elsewhere, "/api/replay?as=public", &tampered.to_string()).await;
    assert_eq!((refused.status, &refused.json()["code"]), (422, &json!("not_verified")));
    assert_eq!(refused.json()["why"], "the outcome is not that of the match");
    tampered["edition"] = json!("deck = 1");
    assert_eq!(post(&elsewhere, "/api/replay?as=public", &tampered.to_string()).await.status, 422);
    assert_eq!(post(&elsewhere, "/api/replay?as=public", "{}").await.status, 400);
    let huge = post(&elsewhere, "/api/replay?as=open", &" ".repeat(4 * 1024 * 1024 + 1)).await;
    assert_eq!((huge.status, &huge.json()["code"]), (413, &json!("too_large")));
}

/// The record of a match of Hungry Monkey, forged into one of practice whose log goes on with this as often as it says.
async fn forged(server: &Server, entry: &Value, times: usize) -> Value {
    let mut record = record_of(server, &bots_play(server, "hungry-monkey", 2).await).await;
    let log = record["log"].as_array_mut().unwrap();
    log.truncate(1);
    log.extend(std::iter::repeat_n(entry.clone(), times));
    let taken_over = log.len() - 1;
    record["origin"] = json!({ "type": "practice", "match": record["match"], "version": taken_over });
    record
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_record_costs_the_server_a_bounded_amount_of_work() {
    let server = Server::start();
    let event = json!({ "type": "put_back", "seat": 0 });
    let entry = |events: usize| json!({ "cause": { "undo": { "seat": 0 } }, "events": vec![event.clone(); events] });
    let long = serde_json::from_value(forged(&server, &entry(1000), 1).await).unwrap();
    let said = server::record::verify(&long, None).unwrap_err().to_string();
    assert_eq!(said, "version 1: it is longer than any that a match has");
    let honest = record_of(&server, &bots_play(&server, "hungry-monkey", 2).await).await;
    let honest = serde_json::from_value(honest).unwrap();
    server::record::verify(&honest, None).unwrap();
    let said = server::record::verify(&honest, Some(Instant::now())).unwrap_err().to_string();
    assert_eq!(said, "version 0: to deal it again takes too long");
}

#[tokio::test(flavor = "multi_thread")]
async fn records_that_older_code_wrote_are_true_and_shown() {
    let (folder, server) = (Folder::new(), Server::start());
    for (game, file) in [
        // Turns ended by themselves, also when their last action could have been taken back.
        ("hungry-little-demons", include_str!("older_records/hungry-little-demons.json")),
        // With three seats the unused colour always followed the third.
        ("in-teufels-kueche", include_str!("older_records/in-teufels-kueche.json")),
    ] {
        let mut record: Value = serde_json::from_str(file).unwrap();
        let output = verified(&folder, &record).await;
        assert!(output.status.success(), "{game}: {}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(post(&server, "/api/replay?as=open", file).await.status, 200, "{game}");
        let log = record["log"].as_array_mut().unwrap();
        let last = log.len() - 1;
        log[last]["events"].as_array_mut().unwrap().pop();
        assert!(difference(&folder, &record).await.contains(&format!("version {last}")), "{game}");
    }
}
