//! What players' clients contribute to the seed of a match.

use crate::common::client::Client;
use crate::common::server::Server;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

fn value(byte: u8) -> String {
    hex::encode([byte; 32])
}

/// Ann, Bo and a bot sit at a table; returns its present commitment as well.
async fn table(server: &Server) -> (String, Client, Client, Value) {
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    bo.sits().await;
    let told = bo.wait_table(|table| table["chairs"][2]["type"] == "player").await;
    (table, ann, bo, told["next_commitment"].clone())
}

/// Starts the match and ends it; returns it as it was told at first and at last.
async fn played(ann: &mut Client) -> (Value, Value) {
    ann.does("match_start", json!({})).await;
    let on = ann.wait_table(|table| !table["match"].is_null() && table["match"]["seed"].is_null()).await;
    ann.does("match_abandon", json!({ "match": on["match"]["id"] })).await;
    let over = ann.wait_table(|table| !table["match"]["seed"].is_null()).await;
    (on["match"].clone(), over["match"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seed_is_made_of_the_entropy_and_what_the_seats_contributed_in_their_order() {
    let server = Server::start();
    let (_, mut ann, mut bo, commitment) = table(&server).await;
    bo.does("contribute", json!({ "commitment": commitment, "value": value(2) })).await;
    ann.does("contribute", json!({ "commitment": commitment, "value": value(1) })).await;
    let (on, over) = played(&mut ann).await;
    assert_eq!((&on["commitment"], &on["contributions"]), (&commitment, &json!([value(1), null, value(2)])));
    let entropy = hex::decode(over["entropy"].as_str().unwrap()).unwrap();
    let mut digest = Sha256::new().chain_update("potluck seed").chain_update(entropy);
    digest.update([1; 32]);
    digest.update([2; 32]);
    assert_eq!(hex::encode(digest.finalize()), over["seed"].as_str().unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_contribution_counts_once_and_only_from_who_sits_and_knows_the_commitment() {
    let server = Server::start();
    let (table, mut ann, mut bo, commitment) = table(&server).await;
    let says = |byte| json!({ "commitment": commitment, "value": value(byte) });
    ann.may_not("contribute", json!({ "commitment": value(9), "value": value(1) }), "wrong_commitment").await;
    ann.may_not("contribute", json!({ "commitment": commitment, "value": "abc" }), "bad_fields").await;
    ann.does("contribute", says(1)).await;
    ann.does("contribute", says(1)).await;
    ann.may_not("contribute", says(2), "contributed").await;
    bo.does("contribute", says(3)).await;
    bo.does("chair_leave", json!({})).await;
    bo.may_not("contribute", says(3), "not_seated").await;
    let mut cy = server.guest("Cy").await;
    cy.opens(&table).await;
    cy.sits().await;
    let (on, over) = played(&mut ann).await;
    assert_eq!(on["contributions"], json!([value(1), null, null]), "who stood up takes back what they contributed");
    ann.may_not("contribute", says(1), "wrong_commitment").await;
    assert_eq!(over["contributions"], on["contributions"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_contributed_and_promised_outlives_a_restart() {
    let server = Server::start();
    let (table, mut ann, _, commitment) = table(&server).await;
    ann.does("contribute", json!({ "commitment": commitment, "value": value(1) })).await;
    let server = server.restart().await;
    let mut ann = ann.again(server.address).await;
    assert_eq!(ann.opens(&table).await["next_commitment"], commitment);
    let (on, _) = played(&mut ann).await;
    assert_eq!((&on["commitment"], &on["contributions"]), (&commitment, &json!([value(1), null, null])));
}
