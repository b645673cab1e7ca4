//! The host, those sent away, and bots that stand in.

use crate::common::client::Client;
use crate::common::server::Server;
use serde_json::{Value, json};

fn host(table: &Value) -> &str {
    table["host"].as_str().unwrap()
}

fn is_bot(chair: &Value) -> bool {
    chair["type"] == "bot"
}

/// A table with two players on chairs and a spectator; nobody plays until told.
async fn table_of_three(server: &Server) -> (String, Client, Client, Client) {
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    let mut cy = server.guest("Cy").await;
    cy.opens(&table).await;
    ann.sits().await;
    bo.sits().await;
    (table, ann, bo, cy)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_is_offline_for_long_is_followed_by_who_sits() {
    let server = Server::with(&["--host-grace-s", "0"]);
    let (_, ann, bo, mut cy) = table_of_three(&server).await;
    ann.vanishes();
    let now = cy.wait_table(|table| host(table) == bo.player).await;
    assert_eq!(now["chairs"][0]["online"], false, "the old host keeps the chair");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_is_away_for_a_moment_stays_the_host() {
    let server = Server::start();
    let (table, ann, mut bo, _cy) = table_of_three(&server).await;
    let mut again = ann.again(server.address).await;
    ann.vanishes();
    bo.wait_table(|table| table["chairs"][0]["online"] == false).await;
    let now = again.opens(&table).await;
    assert_eq!(host(&now), again.player);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_stands_up_and_leaves_is_followed_at_once() {
    let server = Server::start();
    let (_, mut ann, bo, mut cy) = table_of_three(&server).await;
    ann.does("chair_leave", json!({})).await;
    ann.does("table_close", json!({})).await;
    cy.wait_table(|table| host(table) == bo.player).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_to_a_table_that_its_host_has_left_becomes_the_host() {
    let server = Server::with(&["--host-grace-s", "0"]);
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.vanishes();
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    let player = bo.player.clone();
    bo.wait_table(|table| host(table) == player).await;
    bo.does("bot_add", json!({})).await;
}

/// Waits until this player is not there any more.
async fn is_gone(table: &str, who: &str, seen_by: &mut Client) {
    let away = |told: &Value| {
        let chairs = told["chairs"].as_array().unwrap();
        chairs.iter().any(|chair| chair["person"]["id"] == who && chair["online"] == false)
    };
    if !away(&seen_by.opens(table).await) {
        seen_by.wait_table(away).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_who_plays_follows_the_host_of_a_match_who_has_it_back_on_coming_back() {
    let server = Server::with(&["--host-grace-s", "0", "--bot-delay-ms", "600000"]);
    let (table, mut ann, mut bo, mut cy) = table_of_three(&server).await;
    ann.does("match_start", json!({})).await;
    let playing = bo.wait("update").await["match"].clone();
    let (ann_again, bo_again) = (ann.again(server.address).await, bo.again(server.address).await);
    let gone = [bo.player.clone(), ann.player.clone()];
    bo.vanishes();
    is_gone(&table, &gone[0], &mut cy).await;
    ann.vanishes();
    is_gone(&table, &gone[1], &mut cy).await;
    cy.may_not("match_abandon", json!({ "match": playing }), "host_only").await;
    cy.may_not("kick", json!({ "player": gone[0] }), "host_only").await;
    cy.does("chair_take", json!({})).await;
    cy.may_not("match_abandon", json!({ "match": playing }), "host_only").await;
    let (mut ann, mut bo) = (ann_again, bo_again);
    bo.opens(&table).await;
    cy.wait_table(|table| host(table) == bo.player).await;
    bo.may_not("kick", json!({ "player": ann.player }), "host_may_return").await;
    assert_eq!(host(&ann.opens(&table).await), ann.player);
    bo.may_not("match_abandon", json!({ "match": playing }), "host_only").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_without_a_chair_follows_no_host_where_somebody_has_one() {
    let server = Server::with(&["--host-grace-s", "0"]);
    let (table, ann, bo, mut cy) = table_of_three(&server).await;
    let gone = [bo.player.clone(), ann.player.clone()];
    bo.vanishes();
    is_gone(&table, &gone[0], &mut cy).await;
    ann.vanishes();
    is_gone(&table, &gone[1], &mut cy).await;
    cy.may_not("bot_add", json!({}), "host_only").await;
    cy.sits().await;
    cy.does("bot_add", json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_may_make_another_the_host() {
    let server = Server::start();
    let (_, mut ann, _bo, mut cy) = table_of_three(&server).await;
    ann.does("host_pass", json!({ "player": cy.player })).await;
    ann.may_not("bot_add", json!({}), "host_only").await;
    cy.does("bot_add", json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_sent_away_is_out_until_invited_again() {
    let server = Server::start();
    let (table, mut ann, mut bo, mut cy) = table_of_three(&server).await;
    for guest in [&mut bo, &mut cy] {
        ann.does("kick", json!({ "player": guest.player })).await;
        let gone = guest.wait("table_gone").await;
        assert_eq!((gone["table"].as_str(), gone["code"].as_str()), (Some(table.as_str()), Some("kicked")));
        guest.may_not("chair_take", json!({}), "kicked").await;
        guest.may_not("table_open", json!({ "table": table }), "kicked").await;
    }
    ann.may_not("kick", json!({ "player": bo.player }), "no_such_player").await;
    let now = ann.opens(&table).await;
    assert_eq!(now["kicked"].as_array().unwrap().len(), 2);
    assert_eq!((&now["chairs"][1]["type"], &now["spectators"]), (&json!("free"), &json!([])));
    ann.does("invite", json!({ "player": cy.player })).await;
    let seen = cy.opens(&table).await;
    assert_eq!(seen["kicked"], json!([]), "only the host is told who was sent away");
    bo.may_not("table_open", json!({ "table": table }), "kicked").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_for_who_stands_up_until_they_sit_down_again() {
    let server = Server::with(&["--bot-delay-ms", "600000"]);
    let (_, mut ann, mut bo, mut cy) = table_of_three(&server).await;
    ann.does("match_start", json!({})).await;
    let seated = bo.wait("update").await;
    assert_eq!((&seated["view"]["you"], seated["view"]["hand"].as_array().unwrap().is_empty()), (&json!(1), false));
    bo.does("chair_leave", json!({})).await;
    let standing = bo.wait("update").await;
    assert_eq!((&standing["view"]["you"], &standing["view"]["hand"]), (&Value::Null, &json!([])));
    assert_eq!((&standing["ply"], &standing["events"]), (&json!(0), &json!([])));
    let now = cy.wait_table(|table| is_bot(&table["chairs"][1])).await;
    assert_eq!(now["chairs"][1]["stands_in_for"]["id"], bo.player.as_str());
    cy.may_not("chair_take", json!({ "chair": 1 }), "chair_taken").await;
    bo.sits().await;
    let seated_again = bo.wait("update").await;
    assert_eq!((&seated_again["view"], &seated_again["ply"]), (&seated["view"], &seated["ply"]));
    cy.wait_table(|table| table["chairs"][1]["person"]["id"] == bo.player.as_str()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seat_of_who_is_sent_away_stays_a_bots() {
    let server = Server::with(&["--bot-delay-ms", "600000"]);
    let (table, mut ann, mut bo, mut cy) = table_of_three(&server).await;
    ann.does("match_start", json!({})).await;
    ann.does("kick", json!({ "player": bo.player })).await;
    let now = cy.wait_table(|table| is_bot(&table["chairs"][1])).await;
    assert_eq!(now["chairs"][1].get("stands_in_for"), None);
    ann.does("invite", json!({ "player": bo.player })).await;
    bo.opens(&table).await;
    let watching = bo.wait("update").await;
    assert_eq!((&watching["view"]["you"], &watching["view"]["hand"]), (&Value::Null, &json!([])));
    bo.may_not("chair_take", json!({ "chair": 1 }), "chair_taken").await;
    bo.does("chair_take", json!({})).await;
    let fields = json!({ "match": watching["match"], "ply": 1, "move": { "type": "take_pile" } });
    bo.may_not("move", fields, "not_seated").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_for_who_left_and_the_chair_is_free_after_the_match() {
    let server = Server::start();
    let (_, mut ann, mut bo, mut cy) = table_of_three(&server).await;
    ann.does("match_start", json!({})).await;
    ann.does("chair_leave", json!({})).await;
    bo.does("chair_leave", json!({})).await;
    let over = cy.wait_table(|table| !table["match"]["outcome"].is_null()).await;
    assert_eq!((&over["chairs"][0]["type"], &over["chairs"][1]["type"]), (&json!("free"), &json!("free")));
    assert_eq!(over["scores"], json!([]), "nobody who sat to the end played");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_may_end_a_match_without_a_result() {
    let server = Server::start();
    let (_, mut ann, mut bo, _cy) = table_of_three(&server).await;
    ann.does("match_start", json!({})).await;
    let on = bo.wait_table(|table| !table["match"].is_null()).await;
    let id = &on["match"]["id"];
    assert_eq!(on["match"]["seed"], Value::Null);
    ann.does("match_abandon", json!({ "match": id })).await;
    let over = bo.wait_table(|table| table["match"]["abandoned"] == true).await;
    assert_eq!(over["match"]["outcome"], Value::Null);
    let record = server.get(&format!("/api/matches/{}", id.as_str().unwrap())).await.json();
    assert_eq!((&record["abandoned"], &record["seed"]), (&json!(true), &over["match"]["seed"]));
    ann.does("match_start", json!({})).await;
}
