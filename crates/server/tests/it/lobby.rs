//! The public tables are listed live, the private ones never.

use crate::common::client::Client;
use crate::common::server::Server;
use serde_json::{Value, json};

/// The first list from now on of which this is true.
async fn wait_lobby(client: &mut Client, wanted: impl Fn(&[Value]) -> bool) -> Vec<Value> {
    let message =
        client.wait_for(|message| message["t"] == "lobby" && wanted(message["d"]["tables"].as_array().unwrap())).await;
    message["d"]["tables"].as_array().unwrap().clone()
}

fn names(tables: &[Value]) -> Vec<&str> {
    tables.iter().map(|table| table["name"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_at_the_lobby_hears_of_public_tables_as_they_change() {
    let server = Server::start();
    let mut cy = server.guest("Cy").await;
    cy.does("lobby_open", json!({})).await;
    assert!(wait_lobby(&mut cy, |_| true).await.is_empty());
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Secret", false).await;
    let mut bo = server.guest("Bo").await;
    bo.makes_table("Open house", true).await;
    let listed = wait_lobby(&mut cy, |tables| !tables.is_empty()).await;
    assert_eq!((names(&listed), &listed[0]["host"]), (vec!["Open house"], &json!("Bo")));
    bo.sits().await;
    bo.does("bot_add", json!({})).await;
    let listed = wait_lobby(&mut cy, |tables| tables[0]["free"] == 4).await;
    assert_eq!(listed[0]["seated"][0], "Bo");
    bo.does("match_start", json!({})).await;
    wait_lobby(&mut cy, |tables| tables[0]["playing"] == true).await;
    let hide = json!({ "name": "Open house", "public": false, "game": "hungry-monkey", "options": {} });
    let playing = bo.wait_table(|table| !table["match"].is_null()).await;
    bo.does("match_abandon", json!({ "match": playing["match"]["id"] })).await;
    bo.does("settings_set", json!({ "settings": hide })).await;
    wait_lobby(&mut cy, <[Value]>::is_empty).await;
    let show = json!({ "name": "Again", "public": true, "game": "hungry-monkey", "options": {} });
    bo.does("settings_set", json!({ "settings": show })).await;
    wait_lobby(&mut cy, |tables| names(tables) == ["Again"]).await;
    assert!(cy.frames.iter().all(|frame| !frame.contains("Secret")));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_away_hears_no_more() {
    let server = Server::start();
    let mut cy = server.guest("Cy").await;
    cy.does("lobby_open", json!({})).await;
    cy.does("lobby_close", json!({})).await;
    cy.forget();
    let mut ann = server.guest("Ann").await;
    ann.does("lobby_open", json!({})).await;
    ann.makes_table("Open house", true).await;
    wait_lobby(&mut ann, |tables| !tables.is_empty()).await;
    cy.does("lobby_close", json!({})).await;
    assert!(cy.waiting.is_empty(), "{:?}", cy.waiting);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_changes_changes_everywhere() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Open house", true).await;
    ann.sits().await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    bo.does("lobby_open", json!({})).await;
    ann.does("rename", json!({ "name": " Anna  Lee ", "avatar": "bear" })).await;
    let now = bo.wait_table(|table| table["chairs"][0]["person"]["name"] == "Anna Lee").await;
    assert_eq!(now["chairs"][0]["person"]["avatar"], "bear");
    wait_lobby(&mut bo, |tables| tables[0]["host"] == "Anna Lee").await;
    bo.does("rename", json!({ "name": "Bob", "avatar": "cat" })).await;
    ann.wait_table(|table| table["spectators"][0]["name"] == "Bob").await;
    let mut again = Client::connect(server.address).await;
    again.send_raw(&json!({ "t": "hello", "d": { "protocol": 2, "token": ann.token } }).to_string()).await;
    let welcome = again.wait("welcome").await;
    assert_eq!(
        (&welcome["name"], &welcome["avatar"], welcome.get("token")),
        (&json!("Anna Lee"), &json!("bear"), None)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_made_with_its_first_game_and_with_as_many_chairs() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let made = |game: &str| json!({ "name": "Kitchen", "public": false, "game": game });
    let ack = ann.does("table_create", made("foodie-forest")).await;
    let told = ann.opens(ack["table"].as_str().unwrap()).await;
    assert_eq!((&told["settings"]["game"], told["chairs"].as_array().unwrap().len()), (&json!("foodie-forest"), 5));
    ann.may_not("table_create", made("chess"), "bad_fields").await;
}
