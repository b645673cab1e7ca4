//! Tables that are made from a finished match: practice from one of its positions, and its deal once more.

use crate::common::client::Client;
use crate::common::server::{Server, request};
use serde_json::{Value, json};

/// Ann and Bo play a match to its end; returns them and the match.
async fn played(server: &Server) -> (Client, Client, String) {
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    bo.sits().await;
    ann.does("match_start", json!({})).await;
    let (last, _) = tokio::join!(ann.plays_to_the_end(), bo.plays_to_the_end());
    (ann, bo, last["match"].as_str().unwrap().to_owned())
}

fn made_from(from: &Value) -> Value {
    json!({ "name": "Again", "public": false, "from": from })
}

async fn makes(client: &mut Client, from: &Value) -> (String, Value) {
    let ack = client.does("table_create", made_from(from)).await;
    let table = ack["table"].as_str().unwrap().to_owned();
    let told = client.opens(&table).await;
    (table, told)
}

async fn record(server: &Server, id: &Value) -> Value {
    server.get(&format!("/api/matches/{}/record", id.as_str().unwrap())).await.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_goes_on_from_a_position_with_fresh_chance_and_counts_for_nobody() {
    let server = Server::start();
    let (_, _, id) = played(&server).await;
    let mut cy = server.guest("Cy").await;
    let from = json!({ "type": "practice", "match": id, "version": 3, "seat": 1 });
    let (table, told) = makes(&mut cy, &from).await;
    assert_eq!((&told["chairs"][0]["type"], &told["chairs"][1]["person"]["id"]), (&json!("bot"), &json!(cy.player)));
    cy.does("match_start", json!({})).await;
    let first = cy.wait("update").await;
    let then = server.get(&format!("/api/matches/{id}/replay?as=seat-1&from=3")).await.json();
    assert_eq!((&first["version"], &first["view"]), (&json!(3), &then["frames"][0]["view"]));
    cy.plays(&first).await;
    let last = cy.plays_to_the_end().await;
    let over = cy.wait_table(|table| !table["match"]["outcome"].is_null()).await;
    assert_eq!(over["match"]["origin"], json!({ "type": "practice", "match": id, "version": 3 }));
    assert_eq!(over["scores"], json!([]), "practice counts for nobody");
    let (original, practice) = (record(&server, &json!(id)).await, record(&server, &last["match"]).await);
    assert_ne!(practice["seed"], original["seed"]);
    assert_eq!(practice["log"].as_array().unwrap()[..=3], original["log"].as_array().unwrap()[..=3]);
    let again = serde_json::from_value(practice).unwrap();
    server::record::verify(&again, None).unwrap();
    cy.does("match_start", json!({})).await;
    let another = |table: &Value| table["match"]["id"].is_string() && table["match"]["id"] != last["match"];
    let next = cy.wait_table(another).await;
    assert_eq!(next["match"]["origin"], Value::Null, "the next match at {table} is an ordinary one");
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_outlives_a_restart_before_and_after_it_began() {
    let server = Server::start();
    let (mut ann, _, id) = played(&server).await;
    let (table, _) = makes(&mut ann, &json!({ "type": "practice", "match": id, "version": 0, "seat": 0 })).await;
    let server = server.restart().await;
    let mut ann = ann.again(server.address).await;
    ann.opens(&table).await;
    ann.does("match_start", json!({})).await;
    let mut seen = ann.wait("update").await;
    while seen["view"]["may"].is_null() {
        seen = ann.wait("update").await;
    }
    let server = server.restart().await;
    let mut ann = ann.again(server.address).await;
    ann.opens(&table).await;
    let back = ann.wait("update").await;
    assert_eq!((&back["version"], &back["view"]), (&seen["version"], &seen["view"]));
    ann.plays(&back).await;
    let last = ann.plays_to_the_end().await;
    assert!(!last["view"]["outcome"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_position_of_a_match_that_is_over_can_be_gone_on_from() {
    let server = Server::start();
    let (mut ann, _, id) = played(&server).await;
    let versions = record(&server, &json!(id)).await["log"].as_array().unwrap().len();
    let practice = |version, seat| json!({ "type": "practice", "match": id, "version": version, "seat": seat });
    for (from, code) in [
        (practice(versions - 1, 0), "no_such_position"),
        (practice(versions, 0), "no_such_position"),
        (practice(1, 2), "no_such_position"),
        (json!({ "type": "practice", "match": uuid::Uuid::nil(), "version": 0, "seat": 0 }), "no_such_match"),
        (json!({ "type": "same_deal", "match": uuid::Uuid::nil() }), "no_such_match"),
        (json!({ "type": "something", "match": id }), "bad_fields"),
    ] {
        ann.may_not("table_create", made_from(&from), code).await;
    }
    ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    ann.does("match_start", json!({})).await;
    let running = ann.wait("update").await["match"].clone();
    ann.may_not("table_create", made_from(&json!({ "type": "same_deal", "match": running })), "match_running").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_deal_is_played_by_others_and_told_to_be_it_when_it_is_over() {
    let server = Server::start();
    let (mut ann, _, id) = played(&server).await;
    let original = record(&server, &json!(id)).await;
    let (table, told) = makes(&mut ann, &json!({ "type": "same_deal", "match": id })).await;
    assert_eq!((&told["next_commitment"], &told["next_seats"]), (&Value::Null, &json!(2)));
    ann.may_not("chair_take", json!({}), "knows_the_deal").await;
    let mut cy = server.guest("Cy").await;
    cy.opens(&table).await;
    cy.sits().await;
    ann.may_not("match_start", json!({}), "wrong_seat_count").await;
    let mut di = server.guest("Di").await;
    di.opens(&table).await;
    di.sits().await;
    ann.does("match_start", json!({})).await;
    let on = ann.wait_table(|table| !table["match"].is_null()).await;
    assert_eq!(on["match"]["origin"], json!({ "type": "same_deal", "match": null }), "whoever knows it can look it up");
    assert_eq!((&on["match"]["commitment"], &on["match"]["seed"]), (&original["commitment"], &Value::Null));
    let live = server.get(&format!("/api/matches/{}", on["match"]["id"].as_str().unwrap())).await;
    assert!(!live.body.contains(&id));
    let (_, _, last) = tokio::join!(cy.plays_to_the_end(), di.plays_to_the_end(), ann.watches_to_the_end());
    let over = ann.wait_table(|table| !table["match"]["outcome"].is_null()).await;
    assert_eq!(over["match"]["origin"], json!({ "type": "same_deal", "match": id }));
    let again = record(&server, &last["match"]).await;
    for part in ["seed", "entropy", "commitment", "contributions", "edition", "options"] {
        assert_eq!(again[part], original[part], "{part}");
    }
    assert_eq!(again["log"][0], original["log"][0], "the same cards are dealt to the same seats");
    server::record::verify(&serde_json::from_value(again).unwrap(), None).unwrap();
    assert_eq!(over["scores"].as_array().unwrap().len(), 2, "it counts for those who played it");
}

/// What the server answers somebody with this token who asks for this.
async fn ask_as(server: &Server, path: &str, token: &str) -> u16 {
    let head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", server.address);
    request(server.address, &format!("{head}Authorization: Bearer {token}\r\n\r\n")).await.status
}

/// What the server answers somebody with this token who shows it this record.
async fn show_as(server: &Server, record: &Value, token: &str) -> u16 {
    let (address, body) = (server.address, record.to_string());
    let head = format!("POST /api/replay?as=open HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    let head = format!("{head}Content-Length: {}\r\nAuthorization: Bearer {token}\r\n\r\n", body.len());
    request(address, &(head + &body)).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn who_made_the_table_or_saw_the_match_live_or_afterwards_only_watches_its_deal() {
    let server = Server::start();
    let (table, mut ann, mut bo, mut live) = server.table_of_two_and_a_spectator(false).await;
    ann.does("match_start", json!({})).await;
    let (last, _, _) = tokio::join!(ann.plays_to_the_end(), bo.plays_to_the_end(), live.watches_to_the_end());
    let id = last["match"].as_str().unwrap().to_owned();
    let mut late = server.guest("Di").await;
    late.opens(&table).await;
    let (mut replay, mut record) = (server.guest("Ed").await, server.guest("Flo").await);
    let mut maker = server.guest("Gus").await;
    let (again, _) = makes(&mut maker, &json!({ "type": "same_deal", "match": id })).await;
    let path = format!("/api/matches/{id}");
    assert_eq!(ask_as(&server, &format!("{path}/record"), &record.token).await, 200);
    // Whoever sits already, and then looks at the cards, doesn't play either.
    for client in [&mut replay, &mut record, &mut live, &mut late] {
        client.opens(&again).await;
    }
    replay.sits().await;
    assert_eq!(ask_as(&server, &format!("{path}/replay?as=open&from=0"), &replay.token).await, 200);
    for client in [&mut maker, &mut record, &mut live, &mut late] {
        client.may_not("chair_take", json!({}), "knows_the_deal").await;
    }
    // Nor does whoever shows the server the record as a file, though it may name them as one who played.
    let mut file = server.guest("Ian").await;
    let mut original = server.get(&format!("{path}/record")).await.json();
    original["seats"][0]["player"] = json!(file.player);
    assert_eq!(show_as(&server, &original, &file.token).await, 200);
    file.opens(&again).await;
    file.may_not("chair_take", json!({}), "knows_the_deal").await;
    let mut stranger = server.guest("Hal").await;
    stranger.opens(&again).await;
    stranger.sits().await;
    maker.may_not("match_start", json!({}), "knows_the_deal").await;
    replay.does("chair_leave", json!({})).await;
    replay.may_not("chair_take", json!({}), "knows_the_deal").await;
    let page = server.get(&format!("{path}/replay?as=open&from=0")).await;
    assert_eq!(page.status, 200, "a replay is for everybody, also without a token");
    maker.does("bot_add", json!({})).await;
    maker.does("match_start", json!({})).await;
    stranger.plays_to_the_end().await;
    // Who saw the deal played again knows it as well as who saw it first.
    let (third, _) = makes(&mut stranger, &json!({ "type": "same_deal", "match": id })).await;
    let mut saw_second = maker;
    saw_second.opens(&third).await;
    saw_second.may_not("chair_take", json!({}), "knows_the_deal").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_the_same_deal_becomes_an_ordinary_one_with_another_game() {
    let server = Server::start();
    let (mut ann, _, id) = played(&server).await;
    let (_, told) = makes(&mut ann, &json!({ "type": "same_deal", "match": id })).await;
    let mut settings = told["settings"].clone();
    settings["name"] = json!("Renamed");
    ann.does("settings_set", json!({ "settings": settings })).await;
    ann.may_not("chair_take", json!({}), "knows_the_deal").await;
    settings["game"] = json!("foodie-forest");
    ann.does("settings_set", json!({ "settings": settings })).await;
    let now = ann.wait_table(|table| table["settings"]["game"] == "foodie-forest").await;
    assert!(now["next_commitment"].is_string() && now["next_seats"].is_null());
    ann.sits().await;
}
