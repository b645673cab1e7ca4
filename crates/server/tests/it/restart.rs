//! What was answered is there after a restart, also after one without warning.

use crate::common::binary::Potluck;
use crate::common::client::Client;
use crate::common::database::Database;
use crate::common::server::{Folder, Server};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_survives_a_restart_with_all_that_was_settled_at_it() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", true).await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    let mut cy = server.guest("Cy").await;
    cy.opens(&table).await;
    let pace = json!({ "clock": { "type": "bank", "seconds": 300, "increment": 15 }, "at_zero": "others_decide",
        "on_leave": "match_ends" });
    let options = json!({ "series": "beans" });
    let watching = json!({ "from": { "type": "minutes", "late": 5 }, "hear_players": false });
    let settings = json!({ "name": "Diner", "public": true, "game": "hungry-monkey", "options": options,
        "pace": pace, "watching": watching });
    ann.does("settings_set", json!({ "settings": settings })).await;
    ann.does("chair_take", json!({ "chair": 4 })).await;
    ann.does("bot_add", json!({ "chair": 1 })).await;
    ann.does("kick", json!({ "player": cy.player })).await;
    ann.does("host_pass", json!({ "player": bo.player })).await;
    let server = server.restart().await;
    let mut bo = bo.again(server.address).await;
    bo.does("lobby_open", json!({})).await;
    let listed = bo.wait("lobby").await;
    assert_eq!((&listed["tables"][0]["name"], &listed["tables"][0]["seated"][1]), (&json!("Diner"), &json!("Ann")));
    let now = bo.opens(&table).await;
    assert_eq!(now["settings"], settings);
    assert_eq!(now["host"], bo.player.as_str());
    assert_eq!(now["chairs"][4]["person"]["id"], ann.player.as_str());
    assert_eq!(now["chairs"][1]["type"], "bot");
    assert_eq!(now["kicked"][0]["id"], cy.player.as_str());
    let mut cy = cy.again(server.address).await;
    cy.may_not("table_open", json!({ "table": table }), "kicked").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_after_a_restart_and_its_result_stays() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    ann.does("match_start", json!({})).await;
    let mut seen = ann.wait("update").await;
    for _ in 0..3 {
        while seen["view"]["may"].is_null() {
            seen = ann.wait("update").await;
        }
        ann.plays(&seen).await;
        seen = ann.wait("update").await;
    }
    while seen["view"]["may"].is_null() {
        seen = ann.wait("update").await;
    }
    let server = server.restart().await;
    let mut ann = ann.again(server.address).await;
    ann.does("table_open", json!({ "table": table, "seen": { "match": seen["match"], "version": seen["version"] } }))
        .await;
    let back = ann.wait("update").await;
    assert_eq!((&back["version"], &back["ply"], &back["view"]), (&seen["version"], &seen["ply"], &seen["view"]));
    ann.plays(&back).await;
    let last = ann.plays_to_the_end().await;
    let over = ann.wait_table(|table| !table["match"]["outcome"].is_null()).await;
    let server = server.restart().await;
    let mut ann = ann.again(server.address).await;
    let now = ann.opens(&table).await;
    assert_eq!((&now["match"], &now["scores"]), (&over["match"], &over["scores"]));
    assert_eq!(now["scores"][0]["played"], 1);
    assert_eq!(ann.wait("update").await["view"], last["view"]);
    let listed = server.get(&format!("/api/tables/{table}/matches")).await.json()["matches"].clone();
    assert_eq!((listed.as_array().unwrap().len(), &listed[0]["outcome"]), (1, &last["view"]["outcome"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_left_memory_comes_back_when_it_is_opened() {
    let server = Server::with(&["--unload-s", "0", "--host-grace-s", "600"]);
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    // Closed and opened again so often that the table is bound to be caught amid leaving.
    for _ in 0..30 {
        ann.does("table_close", json!({})).await;
        let now = ann.opens(&table).await;
        assert_eq!(now["chairs"][0]["person"]["id"], ann.player.as_str());
    }
}

/// A player at the table of a real process, with the match's latest update.
async fn play_some(potluck: &Potluck) -> (String, Client, Value) {
    let mut ann = Client::guest(potluck.address, "Ann").await;
    let table = ann.makes_table("Kitchen", true).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    ann.does("match_start", json!({})).await;
    let mut seen = ann.wait("update").await;
    for _ in 0..6 {
        while seen["view"]["may"].is_null() {
            seen = ann.wait("update").await;
        }
        ann.plays(&seen).await;
        seen = ann.wait("update").await;
    }
    (table, ann, seen)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_is_killed_amid_a_match_loses_nothing_that_was_told() {
    let folder = Folder::new();
    let mut potluck = Potluck::serve(&folder, &[]).await;
    let (table, mut ann, mut seen) = play_some(&potluck).await;
    potluck.kill_at_once().await;
    while let Ok(message) = ann.receive().await {
        if message["t"] == "update" {
            seen = message["d"].clone();
        }
    }
    let potluck = Potluck::serve(&folder, &["--bot-delay-ms", "600000"]).await;
    let mut ann = ann.again(potluck.address).await;
    ann.opens(&table).await;
    let back = ann.wait("update").await;
    assert_eq!(back["match"], seen["match"]);
    let (back_version, seen_version) = (back["version"].as_u64().unwrap(), seen["version"].as_u64().unwrap());
    // The last step may have become durable without anybody having been told of it.
    assert!(back_version == seen_version || back_version == seen_version + 1, "{back_version} after {seen_version}");
    if back_version == seen_version {
        assert_eq!(back["view"], seen["view"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_is_asked_to_stop_says_farewell_and_ends_well() {
    let folder = Folder::new();
    let mut potluck = Potluck::serve(&folder, &[]).await;
    let (table, mut ann, _) = play_some(&potluck).await;
    potluck.ask_to_stop().await;
    assert_eq!(ann.closed().await, Some(1012));
    assert!(potluck.ended().await.success());
    let potluck = Potluck::serve(&folder, &[]).await;
    let mut ann = ann.again(potluck.address).await;
    ann.opens(&table).await;
    ann.wait("update").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_that_have_arrived_are_answered_before_the_server_stops() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Kitchen", false).await;
    let id = ann.send("chair_take", json!({})).await;
    let other = ann.send("lobby_open", json!({})).await;
    // The lobby's answer comes from the socket itself, so the one before is with the table by now.
    assert_eq!(ann.answer(&other).await["t"], "ack");
    server.ask_to_stop();
    assert_eq!(ann.answer(&id).await["t"], "ack");
    assert_eq!(ann.closed().await, Some(1012));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_lost_a_table_to_another_writes_nothing_to_it_and_sends_everybody_to_come_back() {
    // An SQLite file belongs to one server.
    let database = Database::make().await;
    let url = database.url.clone();
    let first = Server::with(&["--database-url", &url]);
    let mut ann = first.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    let second = Server::with(&["--database-url", &url]);
    let mut bo = second.guest("Bo").await;
    bo.opens(&table).await;
    bo.sits().await;
    ann.may_not("chair_leave", json!({}), "internal").await;
    assert_eq!(ann.closed().await, Some(1012));
    let mut ann = ann.again(first.address).await;
    let now = ann.opens(&table).await;
    assert_eq!(now["chairs"][0]["person"]["id"], ann.player.as_str());
    assert_eq!(now["chairs"][1]["person"]["id"], bo.player.as_str());
    ann.does("chair_leave", json!({})).await;
    drop((first.stop().await, second.stop().await));
    database.drop().await;
}
