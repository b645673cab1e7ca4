//! Clocks, pauses, those who are away, and what all who play agree on.

use std::time::Duration;

use rules::GameKind;
use serde_json::{Value, json};
use server::store::{self, Store};
use sqlx::{Connection, SqliteConnection};
use tokio::time::timeout;

use crate::common::binary::Potluck;
use crate::common::client::Client;
use crate::common::play::chooses;
use crate::common::server::{Folder, Server};

fn settings(pace: &Value) -> Value {
    json!({ "settings": { "name": "Kitchen", "public": false, "game": "hungry-monkey", "options": {}, "pace": pace } })
}

/// A bank that is used up in a moment.
fn hasty(at_zero: &str) -> Value {
    json!({ "clock": { "type": "bank", "seconds": 1, "increment": 1 }, "at_zero": at_zero })
}

/// Two who play and one who watches, amid a match: who is asked, who is not, and the spectator.
async fn match_of_two(server: &Server, pace: Value) -> (String, Client, Client, Client) {
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    let mut cy = server.guest("Cy").await;
    cy.opens(&table).await;
    ann.sits().await;
    bo.sits().await;
    ann.does("settings_set", settings(&pace)).await;
    ann.does("match_start", json!({})).await;
    let began = |message: &Value| message["t"] == "update";
    let asked = ann.wait_for(began).await["d"]["view"]["may"].is_object();
    bo.wait_for(began).await;
    cy.wait_for(began).await;
    for client in [&mut ann, &mut bo, &mut cy] {
        client.forget();
    }
    if asked { (table, ann, bo, cy) } else { (table, bo, ann, cy) }
}

async fn match_id(client: &mut Client, table: &str) -> Value {
    client.opens(table).await["match"]["id"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_autopilot_moves_for_who_runs_out_of_time() {
    let server = Server::start();
    let (_, _asked, mut other, _) = match_of_two(&server, hasty("autopilot")).await;
    let moved = other.wait("update").await;
    assert_eq!(moved["version"], 1);
    assert!(!moved["events"].as_array().unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_others_decide_they_may_skip_who_is_out_of_time() {
    let server = Server::with(&["--bot-delay-ms", "600000"]);
    let (_, _asked, mut other, mut spectator) = match_of_two(&server, hasty("others_decide")).await;
    let now = other.wait_table(|table| table["clock"]["over"] == true).await;
    let seat = now["clock"]["asked"][0].as_u64().unwrap();
    assert_eq!((&now["clock"]["since"], &now["clock"]["left"]), (&Value::Null, &json!(0)));
    assert_eq!(now["clock"]["banks"][usize::try_from(seat).unwrap()], 0);
    let skip = |version: u64| json!({ "match": now["match"]["id"], "version": version, "seat": seat });
    spectator.may_not("seat_skip", skip(0), "not_seated").await;
    other.may_not("seat_skip", skip(1), "stale").await;
    let mine = json!({ "match": now["match"]["id"], "version": 0, "seat": 1 - seat });
    other.may_not("seat_skip", mine, "time_left").await;
    other.does("seat_skip", skip(0)).await;
    assert_eq!(other.wait("update").await["version"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_others_decide_a_bot_may_sit_in_for_who_is_out_of_time() {
    let server = Server::with(&["--bot-delay-ms", "600000"]);
    let (_, mut asked, mut other, mut spectator) = match_of_two(&server, hasty("others_decide")).await;
    let now = other.wait_table(|table| table["clock"]["over"] == true).await;
    let seat = usize::try_from(now["clock"]["asked"][0].as_u64().unwrap()).unwrap();
    let chair = json!({ "chair": now["match"]["seats"][seat]["chair"] });
    spectator.may_not("bot_sit_in", chair.clone(), "not_seated").await;
    other.does("bot_sit_in", chair).await;
    plays_again(&mut asked).await;
}

/// Takes its seat back from a bot and plays on.
async fn plays_again(client: &mut Client) {
    client.forget();
    client.does("chair_take", json!({})).await;
    let back = client.wait_for(|message| message["d"]["view"]["may"].is_object()).await["d"].clone();
    client.plays(&back).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_left_holds_over_a_restart() {
    let server = Server::start();
    let (table, asked, mut other, _spectator) = match_of_two(&server, hasty("others_decide")).await;
    let before = other.wait_table(|table| table["clock"]["over"] == true).await;
    let server = server.restart().await;
    let now = asked.again(server.address).await.opens(&table).await;
    assert_eq!((&now["clock"], &now["match"]["id"]), (&before["clock"], &before["match"]["id"]));
}

/// What the only public table's clock shows, as it is written.
async fn written(store: &dyn Store) -> Value {
    let (_, room) = store.public_rooms(1).await.unwrap().remove(0);
    serde_json::from_str::<Value>(&room).unwrap()["clock"].take()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_ran_amid_a_decision_is_written_and_time_without_a_server_does_not_count() {
    let folder = Folder::new();
    let mut potluck = Potluck::serve(&folder, &["--keep-clocks-ms", "20"]).await;
    let mut ann = Client::guest(potluck.address, "Ann").await;
    let table = ann.makes_table("Kitchen", true).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    let mut settings = settings(&json!({ "clock": { "type": "relaxed" } }));
    settings["settings"]["public"] = json!(true);
    ann.does("settings_set", settings).await;
    ann.does("match_start", json!({})).await;
    ann.wait_for(|message| message["d"]["view"]["may"].is_object()).await;
    let store = store::open(&folder.sqlite()).await.unwrap();
    let asked = written(&*store).await["turn"].as_u64().unwrap();
    let less = async { while written(&*store).await["turn"].as_u64().unwrap() >= asked {} };
    timeout(Duration::from_mins(1), less).await.expect("what ran is written");
    potluck.kill_at_once().await;
    let left = written(&*store).await["turn"].take();
    store.close().await;
    let potluck = Potluck::serve(&folder, &[]).await;
    let now = ann.again(potluck.address).await.opens(&table).await;
    assert_eq!((&now["clock"]["left"], now["clock"]["since"].is_i64()), (&left, true));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_stands_still_while_nobody_who_plays_is_there() {
    let server = Server::start();
    let pace = json!({ "clock": { "type": "relaxed" } });
    let (_, mut asked, mut other, mut spectator) = match_of_two(&server, pace).await;
    asked.does("table_close", json!({})).await;
    assert!(spectator.wait_table(|table| !table["chairs"][0]["online"].is_null()).await["clock"]["since"].is_i64());
    other.does("table_close", json!({})).await;
    let now = spectator.wait_table(|table| table["clock"]["since"].is_null()).await;
    assert!((1..=300_000).contains(&now["clock"]["left"].as_i64().unwrap()));
}

// Ruling 2 of Hungry Little Demons.
#[tokio::test(flavor = "multi_thread")]
async fn a_limit_of_the_game_itself_holds_over_a_restart() {
    let editions = Folder::new();
    let standard = GameKind::HungryLittleDemons.rules().standard_edition();
    std::fs::write(
        editions.path().join("hungry-little-demons.toml"),
        standard.replace("study_seconds = 90", "study_seconds = 900"),
    )
    .unwrap();
    let server = Server::with(&["--editions", editions.path().to_str().unwrap()]);
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    for _ in 0..2 {
        ann.does("bot_add", json!({})).await;
    }
    let settings = json!({ "name": "Kitchen", "public": false, "game": "hungry-little-demons", "options": {} });
    ann.does("settings_set", json!({ "settings": settings })).await;
    ann.does("match_start", json!({})).await;
    let asked = ann.wait_for(|message| message["d"]["view"]["may"]["type"] == "place_house").await["d"].clone();
    let house = json!({ "type": "place_house", "door": asked["view"]["may"]["doors"][0] });
    ann.does("move", json!({ "match": asked["match"], "ply": asked["ply"], "move": house })).await;
    ann.wait_table(|table| table["clock"]["left"] == 900_000).await;
    // It runs while Ann is there, and is told anew when she comes back.
    let left = loop {
        ann.does("table_close", json!({})).await;
        let left = ann.opens(&table).await["clock"]["left"].as_u64().unwrap();
        if left < 900_000 {
            break left;
        }
    };
    let server = server.restart().await;
    let now = ann.again(server.address).await.opens(&table).await;
    assert!(now["clock"]["left"].as_u64().unwrap() <= left);
    assert_eq!(now["settings"]["pace"]["clock"]["type"], "none");
    // The room as code wrote it that knew no limit: it has the whole of it yet.
    let (folder, _) = server.stop().await;
    let file = folder.sqlite();
    let mut connection = SqliteConnection::connect(&file).await.unwrap();
    let forget = "UPDATE tables SET room = json_remove(room, '$.clock')";
    assert_eq!(sqlx::query(forget).execute(&mut connection).await.unwrap().rows_affected(), 1);
    connection.close().await.unwrap();
    let server = Server::at(folder, Vec::new());
    let now = ann.again(server.address).await.opens(&table).await;
    assert_eq!(now["clock"]["left"], 900_000);
    server.stop().await;
}

/// Waits until the server's clock shows more than this.
async fn until_later(server: &Server, than: i64) {
    loop {
        let mut client = Client::connect(server.address).await;
        client.send_raw(r#"{"t":"hello","d":{"protocol":2,"name":"Eve"}}"#).await;
        if client.wait("welcome").await["now"].as_i64().unwrap() > than {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_sent_away_has_used_their_time_until_then_as_who_leaves_has() {
    let server = Server::with(&["--bot-delay-ms", "600000", "--guests-per-address", "1000"]);
    for sent_away in [false, true] {
        let pace = json!({ "clock": { "type": "bank", "seconds": 600, "increment": 1 } });
        let (table, mut asked, mut other, mut spectator) = match_of_two(&server, pace).await;
        let now = spectator.opens(&table).await;
        until_later(&server, now["clock"]["since"].as_i64().unwrap() + 5).await;
        if sent_away {
            let host = if now["host"] == asked.player.as_str() { &mut asked } else { &mut other };
            host.does("host_pass", json!({ "player": spectator.player })).await;
            spectator.does("kick", json!({ "player": asked.player })).await;
        } else {
            asked.does("chair_leave", json!({})).await;
        }
        let seat = usize::try_from(now["clock"]["asked"][0].as_u64().unwrap()).unwrap();
        let then = spectator.wait_table(|table| table["chairs"][seat]["type"] == "bot").await;
        let left = |table: &Value| table["clock"]["banks"][seat].as_u64().unwrap();
        assert!(left(&then) < left(&now), "{sent_away}: {}", left(&then));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_lets_nobody_come_back_is_refused() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Kitchen", false).await;
    let clock = json!({ "clock": { "type": "bank", "seconds": 60, "increment": 0 } });
    ann.may_not("settings_set", settings(&clock), "bad_clock").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_that_all_agree_to_holds_for_days_and_anybody_who_plays_ends_it() {
    let server = Server::start();
    let (table, mut asked, mut other, mut spectator) = match_of_two(&server, hasty("autopilot")).await;
    let id = match_id(&mut asked, &table).await;
    let update = asked.wait("update").await;
    let pause = |agree| json!({ "match": id, "question": "pause", "agree": agree });
    spectator.may_not("vote", pause(true), "not_seated").await;
    other.may_not("vote", pause(false), "no_vote").await;
    other.does("vote", pause(true)).await;
    other.may_not("vote", json!({ "match": id, "question": "end", "agree": true }), "vote_open").await;
    let now = asked.wait_table(|table| table["vote"].is_object()).await;
    assert_eq!(now["vote"], json!({ "question": "pause", "agreed": [other.player] }));
    assert_eq!(now["paused"], Value::Null);
    asked.does("vote", pause(true)).await;
    let now = asked.wait_table(|table| table["paused"].is_i64()).await;
    assert_eq!((&now["vote"], &now["clock"]["since"]), (&Value::Null, &Value::Null));
    let chosen = chooses(&update).unwrap();
    let chosen = json!({ "match": id, "ply": update["ply"], "move": chosen });
    asked.may_not("move", chosen.clone(), "paused").await;

    let server = server.restart().await;
    let (mut asked, mut other) = (asked.again(server.address).await, other.again(server.address).await);
    let back = asked.opens(&table).await;
    other.opens(&table).await;
    assert_eq!((&back["paused"], &back["clock"]), (&now["paused"], &now["clock"]));
    asked.may_not("move", chosen.clone(), "paused").await;
    other.does("resume", json!({ "match": id })).await;
    other.may_not("resume", json!({ "match": id }), "not_paused").await;
    asked.does("move", chosen).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_during_a_pause() {
    let server = Server::with(&["--bot-delay-ms", "600000"]);
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    ann.does("match_start", json!({})).await;
    let id = match_id(&mut ann, &table).await;
    // Nobody else has to agree.
    ann.does("vote", json!({ "match": id, "question": "pause", "agree": true })).await;
    let paused = ann.wait_table(|table| table["paused"].is_i64()).await;
    let (folder, _) = server.stop().await;
    let server = Server::at(folder, vec!["--bot-delay-ms".to_owned(), "0".to_owned()]);
    let mut ann = ann.again(server.address).await;
    ann.opens(&table).await;
    let update = ann.wait("update").await;
    ann.does("resume", json!({ "match": id })).await;
    if update["view"]["may"].is_null() {
        ann.wait("update").await;
    }
    assert_eq!((&paused["match"]["id"], update["version"].as_u64()), (&id, Some(0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_disagrees_ends_the_question() {
    let server = Server::start();
    let (table, mut asked, mut other, _) = match_of_two(&server, json!({})).await;
    let id = match_id(&mut asked, &table).await;
    other.does("vote", json!({ "match": id, "question": "end", "agree": true })).await;
    asked.does("vote", json!({ "match": id, "question": "end", "agree": false })).await;
    let now = asked.opens(&table).await;
    assert_eq!((&now["vote"], &now["match"]["abandoned"]), (&Value::Null, &json!(false)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_ends_when_all_who_play_agree() {
    let server = Server::start();
    let (table, mut asked, mut other, _) = match_of_two(&server, json!({})).await;
    let id = match_id(&mut asked, &table).await;
    for client in [&mut asked, &mut other] {
        client.does("vote", json!({ "match": id, "question": "end", "agree": true })).await;
    }
    let over = other.wait_table(|table| table["match"]["abandoned"] == true).await;
    assert_eq!((&over["vote"], over["match"]["seed"].is_string()), (&Value::Null, true));
    asked.may_not("vote", json!({ "match": id, "question": "end", "agree": true }), "no_match").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_been_away_for_long_is_not_asked() {
    let server = Server::with(&["--away-grace-s", "1"]);
    let (table, asked, mut other, _) = match_of_two(&server, json!({})).await;
    let id = match_id(&mut other, &table).await;
    other.does("vote", json!({ "match": id, "question": "pause", "agree": true })).await;
    asked.vanishes();
    other.wait_table(|table| table["paused"].is_i64()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_prefer_that_a_match_ends_when_somebody_leaves_it() {
    let server = Server::start();
    let (_, mut asked, mut other, _) = match_of_two(&server, json!({ "on_leave": "match_ends" })).await;
    asked.does("chair_leave", json!({})).await;
    let over = other.wait_table(|table| table["match"]["abandoned"] == true).await;
    let chair = |player: &str| over["chairs"].as_array().unwrap().iter().any(|chair| chair["person"]["id"] == player);
    assert_eq!((chair(&asked.player), chair(&other.player)), (false, true));
}

/// The chair of this player, once it is as wanted.
async fn chair_of(who: &str, seen_by: &mut Client, wanted: impl Fn(&Value) -> bool) -> Value {
    let find = |table: &Value| {
        let chairs = table["chairs"].as_array().unwrap();
        chairs.iter().find(|chair| chair["person"]["id"] == who && wanted(chair)).cloned()
    };
    find(&seen_by.wait_table(|table| find(table).is_some()).await).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn closing_the_page_and_losing_the_line_are_told_apart() {
    let server = Server::start();
    let (table, mut asked, mut other, mut spectator) = match_of_two(&server, json!({})).await;
    asked.does("table_close", json!({})).await;
    let chair = chair_of(&asked.player, &mut spectator, |chair| chair["online"] == false).await;
    assert_eq!(chair["away"]["how"], "closed");
    let wait = chair["bot_from"].as_i64().unwrap() - chair["away"]["since"].as_i64().unwrap();
    assert_eq!(wait, 60_000);
    asked.opens(&table).await;
    let chair = chair_of(&asked.player, &mut spectator, |chair| chair["online"] == true).await;
    assert_eq!((chair.get("away"), chair.get("bot_from")), (None, None));
    asked.socket.close(None).await.unwrap();
    let chair = chair_of(&asked.player, &mut spectator, |chair| chair["online"] == false).await;
    assert_eq!(chair["away"]["how"], "closed");
    other.forget();
    let player = other.player.clone();
    other.vanishes();
    let chair = chair_of(&player, &mut spectator, |chair| chair["online"] == false).await;
    assert_eq!(chair["away"]["how"], "lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn since_when_somebody_is_away_outlives_a_restart() {
    let server = Server::start();
    let (table, mut asked, other, mut spectator) = match_of_two(&server, json!({})).await;
    asked.does("table_close", json!({})).await;
    let before = chair_of(&asked.player, &mut spectator, |chair| chair["online"] == false).await;
    let server = server.restart().await;
    let mut other = other.again(server.address).await;
    let now = other.opens(&table).await;
    assert!(now["chairs"].as_array().unwrap().contains(&before), "{before} in {now}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_may_sit_in_for_who_is_away_for_long_and_the_seat_is_theirs_when_they_are_back() {
    let server = Server::with(&["--away-grace-s", "0", "--bot-delay-ms", "600000"]);
    let (table, mut asked, mut other, mut spectator) = match_of_two(&server, json!({})).await;
    let now = other.opens(&table).await;
    let seats = now["match"]["seats"].as_array().unwrap();
    let seat = seats.iter().find(|seat| seat["player"] == asked.player.as_str()).unwrap();
    let chair = json!({ "chair": seat["chair"] });
    other.may_not("bot_sit_in", chair.clone(), "not_away").await;
    other.may_not("bot_sit_in", json!({ "chair": 5 }), "no_such_player").await;
    other.may_not("bot_sit_in", json!({ "chair": 9 }), "no_such_chair").await;
    asked.does("table_close", json!({})).await;
    spectator.may_not("bot_sit_in", chair.clone(), "not_seated").await;
    other.does("bot_sit_in", chair.clone()).await;
    let find = |table: &Value| {
        let chairs = table["chairs"].as_array().unwrap();
        chairs.iter().any(|chair| chair["stands_in_for"]["id"] == asked.player.as_str())
    };
    spectator.wait_table(find).await;
    asked.opens(&table).await;
    plays_again(&mut asked).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_in_for_who_was_there_a_moment_ago() {
    let server = Server::start();
    let (_, mut asked, mut other, _) = match_of_two(&server, json!({})).await;
    asked.does("table_close", json!({})).await;
    for chair in [0, 1] {
        other.may_not("bot_sit_in", json!({ "chair": chair }), "not_away").await;
    }
}
