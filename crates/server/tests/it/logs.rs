//! No log tells a secret, however much is logged.

use std::collections::BTreeSet;

use protocol::MatchId;
use rules::GameKind;
use serde_json::{Value, json};
use server::store::Logged;
use sqlx::{Connection, Row, SqliteConnection};
use uuid::fmt::Hyphenated;

use crate::common::binary::Potluck;
use crate::common::client::Client;
use crate::common::server::Folder;

/// As much as a host can ask for, of this server and of all that it is made of.
const EVERYTHING: &str = "trace,server=trace,potluck=trace,rules=trace,protocol=trace,sqlx=trace,sqlx::query=trace,\
                          axum=trace,hyper=trace,hyper_util=trace,tower_http=trace,tungstenite=trace,\
                          tungstenite::protocol=trace,tokio_tungstenite=trace,tokio=trace,mio=trace";

/// A word that names a piece of furniture in a match, and in the log the table at which it is played.
const HARMLESS: [&str; 1] = ["table"];

/// Who plays, and what the table is called: the log has ids for both.
const NAMES: [&str; 3] = ["Nasturtium", "Gooseberry", "Quincemeal"];

/// A player starts a match, tries what is no move and what is none of this game, and leaves it to bots.
async fn plays(ann: &mut Client, game: GameKind) {
    ann.does("chair_take", json!({})).await;
    for _ in 1..*game.seats().start() {
        ann.does("bot_add", json!({})).await;
    }
    let settings = json!({ "name": NAMES[1], "public": true, "game": game, "options": {} });
    ann.does("settings_set", json!({ "settings": settings })).await;
    ann.forget();
    ann.does("match_start", json!({})).await;
    let on = ann.wait_table(|table| !table["match"].is_null()).await;
    for chosen in [json!({ "type": NAMES[2] }), json!({ "type": "play", "animal": "tiger", "count": 1 }), json!(7)] {
        let id = ann.send("move", json!({ "match": on["match"]["id"], "ply": 1, "move": chosen })).await;
        assert_eq!(ann.answer(&id).await["t"], "refused");
    }
    ann.does("chair_leave", json!({})).await;
    ann.wait_table(|table| !table["match"]["seed"].is_null()).await;
}

/// Its words, however they are written: a name in Rust is the same word as in JSON.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words.map(|word| word.replace('_', "").to_lowercase()).collect()
}

/// Whatever is named in it: cards, events, moves and whatever else is a string.
fn names(value: &Value, named: &mut BTreeSet<String>) {
    match value {
        Value::String(name) => named.extend(words(name).into_iter().filter(|word| word.len() > 4)),
        Value::Array(items) => items.iter().for_each(|item| names(item, named)),
        Value::Object(fields) => fields.values().for_each(|field| names(field, named)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Whether a field of an entry says no more than which player, table, match or game it is about, or a number.
fn is_plain(name: &str, value: &str) -> bool {
    match name {
        "address" | "folder" => true,
        "message" => value.chars().all(|letter| letter.is_alphabetic() || " ,;".contains(letter)),
        _ => {
            let is_game = GameKind::ALL.iter().any(|game| game.slug() == value);
            is_game || uuid::Uuid::parse_str(value).is_ok() || value.parse::<u64>().is_ok()
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_log_tells_a_secret_however_much_is_logged() {
    let folder = Folder::new();
    let mut process = Potluck::serve(&folder, &["--log", EVERYTHING]).await;
    let mut ann = Client::guest(process.address, NAMES[0]).await;
    for game in GameKind::ALL {
        ann.makes_table(NAMES[1], true).await;
        plays(&mut ann, *game).await;
    }
    // Somebody plays to the end, too.
    ann.makes_table(NAMES[1], false).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    ann.does("match_start", json!({})).await;
    ann.plays_to_the_end().await;
    process.ask_to_stop().await;
    ann.closed().await;
    process.ended().await;
    let log = process.log.lock().unwrap().clone();
    assert_eq!(log.matches("match over").count(), GameKind::ALL.len() + 1, "{log}");

    let file = folder.sqlite();
    let mut store = SqliteConnection::connect(&file).await.unwrap();
    let seeds: Vec<Vec<u8>> = sqlx::query("SELECT seed, entropy FROM matches")
        .fetch_all(&mut store)
        .await
        .unwrap()
        .iter()
        .flat_map(|row| [row.get::<Vec<u8>, _>("seed"), row.get("entropy")])
        .collect();
    assert_eq!(seeds.len(), 2 * (GameKind::ALL.len() + 1));
    let hashes: Vec<Vec<u8>> =
        sqlx::query_scalar("SELECT token_hash FROM players").fetch_all(&mut store).await.unwrap();
    for secret in seeds.iter().chain(&hashes).chain([&hex::decode(&ann.token).unwrap()]) {
        let bytes = format!("{secret:?}");
        for written in [hex::encode(secret), hex::encode_upper(secret), bytes[1..20].to_owned()] {
            assert!(!log.contains(&written), "{written} is logged");
        }
    }

    // An entry is a fixed sentence, and says what it is about.
    let mut said = BTreeSet::new();
    for entry in log.lines() {
        let entry: Value = serde_json::from_str(entry).unwrap();
        let fields = entry["fields"].as_object().unwrap().iter();
        let spans = entry["spans"].as_array().into_iter().flatten().flat_map(|span| span.as_object().unwrap());
        for (name, value) in fields.chain(spans.filter(|(name, _)| *name != "name")) {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            assert!(is_plain(name, &value), "{name}: {value}");
            said.extend(words(name));
            if name == "message" {
                said.extend(words(&value));
            }
        }
    }

    // And not about cards, events, moves or what else is named in a match.
    let matches: Vec<Hyphenated> = sqlx::query_scalar("SELECT id FROM matches").fetch_all(&mut store).await.unwrap();
    let store = server::store::open(&file).await.unwrap();
    let mut secrets: BTreeSet<String> = NAMES.iter().flat_map(|name| words(name)).collect();
    for id in matches {
        for Logged { entry, .. } in store.log(MatchId(id.into_uuid())).await.unwrap() {
            names(&serde_json::from_str(&entry).unwrap(), &mut secrets);
        }
    }
    for frame in &ann.frames {
        let told: Value = serde_json::from_str(frame).unwrap();
        if told["t"] == "update" {
            names(&told["d"]["view"], &mut secrets);
            names(&told["d"]["events"], &mut secrets);
        }
    }
    for known in ["tiger", "boilover", "turnedup", "dueled", "pierogi"] {
        assert!(secrets.contains(known), "{known} is not among {secrets:?}");
    }
    let told: Vec<_> = said.intersection(&secrets).cloned().collect();
    assert_eq!(told, HARMLESS);
}
