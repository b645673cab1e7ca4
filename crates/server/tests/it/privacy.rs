//! Nobody is sent what their seat may not see.

use crate::common::server::Server;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// What an update tells that only one seat may know: seat by seat, with what is told.
fn secrets(update: &Value) -> Vec<(Value, Value)> {
    let view = &update["view"];
    let mut told = Vec::new();
    if view["hand"] != json!([]) {
        told.push((view["you"].clone(), view["hand"].clone()));
    }
    for event in update["events"].as_array().unwrap() {
        let by = event["seat"].clone();
        match event["type"].as_str().unwrap() {
            "drew" => told.push((by, event["cards"].clone())),
            "peeked" => told.push((by, event["animal"].clone())),
            "swapped" => {
                told.push((by.clone(), event["placed"].clone()));
                told.push((by, event["taken"].clone()));
            }
            _ => {}
        }
    }
    told.retain(|(_, what)| !what.is_null());
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_is_told_no_hand_and_a_seat_only_its_own() {
    let server = Server::start();
    let (_, mut ann, mut bo, mut cy) = server.table_of_two_and_a_spectator(false).await;
    ann.does("match_start", json!({})).await;
    tokio::join!(ann.plays_to_the_end(), bo.plays_to_the_end(), cy.watches_to_the_end());
    let over = cy.wait_table(|table| !table["match"]["outcome"].is_null()).await;
    let seed = over["match"]["seed"].as_str().unwrap();
    for (client, seat) in [(&ann, json!(0)), (&bo, json!(1)), (&cy, Value::Null)] {
        let messages: Vec<Value> = client.frames.iter().map(|frame| serde_json::from_str(frame).unwrap()).collect();
        let updates: Vec<_> = messages.iter().filter(|message| message["t"] == "update").collect();
        assert!(updates.len() > 10);
        let mut own = 0;
        for update in updates {
            assert_eq!(update["d"]["view"]["you"], seat);
            for (of, what) in secrets(&update["d"]) {
                assert_eq!(of, seat, "told: {what}");
                own += 1;
            }
        }
        assert_eq!(own > 10, !seat.is_null());
        let early = messages.iter().filter(|message| message["d"]["match"]["outcome"].is_null());
        assert!(early.into_iter().all(|message| !message.to_string().contains(seed)), "the seed is told at the end");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_on_another_account_sees_what_a_spectator_sees() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    ann.does("match_start", json!({})).await;
    let mut other = server.guest("Ann").await;
    other.opens(&table).await;
    let update = other.wait("update").await;
    assert_eq!((&update["view"]["you"], &update["view"]["hand"]), (&Value::Null, &json!([])));
    assert_eq!((&update["ply"], &update["view"]["may"]), (&json!(0), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seed_is_fixed_before_anybody_contributes_and_told_after_the_match() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Kitchen", false).await;
    for _ in 0..2 {
        ann.does("bot_add", json!({})).await;
    }
    let promised = ann.wait_table(|table| table["chairs"][1]["type"] == "bot").await["next_commitment"].clone();
    ann.does("match_start", json!({})).await;
    let on = ann.wait_table(|table| !table["match"].is_null()).await;
    let commitment = on["match"]["commitment"].as_str().unwrap().to_owned();
    let path = format!("/api/matches/{}", on["match"]["id"].as_str().unwrap());
    let over = ann.wait_table(|table| !table["match"]["outcome"].is_null()).await;
    assert_eq!((&promised, &on["match"]["entropy"]), (&json!(commitment), &Value::Null));
    let entropy = hex::decode(over["match"]["entropy"].as_str().unwrap()).unwrap();
    let digest = |mark: &str| hex::encode(Sha256::new().chain_update(mark).chain_update(&entropy).finalize());
    assert_eq!(digest("potluck commitment"), commitment);
    assert_eq!(digest("potluck seed"), over["match"]["seed"].as_str().unwrap());
    assert_ne!(over["next_commitment"], promised, "the next match has another");
    let record = server.get(&path).await.json();
    assert_eq!((&record["commitment"], &record["seed"]), (&json!(commitment), &over["match"]["seed"]));
    assert_eq!((&record["outcome"], record["seats"].as_array().unwrap().len()), (&over["match"]["outcome"], 2));
}
