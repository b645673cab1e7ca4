//! Links that hold once: to go on with another device, and to hand a seat on.

use serde_json::{Value, json};

use crate::common::client::Client;
use crate::common::server::Server;

/// Two who play; who is asked comes first.
async fn match_of_two(server: &Server) -> (String, Client, Client, Value) {
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    ann.sits().await;
    bo.sits().await;
    ann.does("match_start", json!({})).await;
    let (here, there) = (ann.wait("update").await, bo.wait("update").await);
    if here["view"]["may"].is_object() { (table, ann, bo, here) } else { (table, bo, ann, there) }
}

async fn follow(server: &Server, link: &str) -> Client {
    let mut phone = Client::connect(server.address).await;
    phone.send_raw(&json!({ "t": "hello", "d": { "protocol": 2, "link": link } }).to_string()).await;
    phone
}

#[tokio::test(flavor = "multi_thread")]
async fn another_device_goes_on_as_the_same_player_by_a_link_that_holds_once() {
    let server = Server::start();
    let (table, mut ann, _bo, update) = match_of_two(&server).await;
    let link = ann.does("link_make", json!({})).await["link"].as_str().unwrap().to_owned();
    let mut phone = follow(&server, &link).await;
    let welcome = phone.wait("welcome").await;
    assert_eq!(welcome["player"], ann.player.as_str());
    let token = welcome["token"].as_str().unwrap();
    assert_ne!(token, ann.token, "a token of its own");
    phone.opens(&table).await;
    assert_eq!(phone.wait("update").await["view"], update["view"]);
    assert_eq!(ann.closed().await, Some(4009));
    assert_eq!(follow(&server, &link).await.wait("refused").await["code"], "link_used_up");
    // Both tokens are good from then on, also after a restart.
    let server = server.restart().await;
    for token in [token, &ann.token] {
        let mut again = Client::connect(server.address).await;
        again.send_raw(&json!({ "t": "hello", "d": { "protocol": 2, "token": token } }).to_string()).await;
        assert_eq!(again.wait("welcome").await["player"], ann.player.as_str());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_was_never_made_or_was_followed_by_a_newer_one_does_not_hold() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let older = ann.does("link_make", json!({})).await["link"].as_str().unwrap().to_owned();
    let newer = ann.does("link_make", json!({})).await["link"].as_str().unwrap().to_owned();
    for link in [older.as_str(), &"0".repeat(64), "nonsense", ""] {
        assert_eq!(follow(&server, link).await.wait("refused").await["code"], "link_used_up", "{link:?}");
    }
    assert_eq!(follow(&server, &newer).await.wait("welcome").await["player"], ann.player.as_str());
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_else_takes_a_seat_over_by_a_link_and_plays_on() {
    let server = Server::start();
    let (table, mut ann, mut bo, update) = match_of_two(&server).await;
    let of = json!({ "match": update["match"] });
    let link = ann.does("link_make", of.clone()).await["link"].as_str().unwrap().to_owned();
    let used = json!({ "link": link });
    // Who plays already cannot play for somebody else, and the link holds on.
    bo.may_not("link_use", used.clone(), "already_seated").await;
    ann.may_not("link_use", used.clone(), "already_seated").await;
    assert_eq!(follow(&server, &link).await.wait("refused").await["code"], "link_used_up", "it is no identity");
    let mut cy = server.guest("Cy").await;
    assert_eq!(cy.does("link_use", used.clone()).await["table"], table.as_str());
    let now = cy.opens(&table).await;
    assert!(now["match"]["seats"].as_array().unwrap().iter().any(|seat| seat["player"] == cy.player.as_str()));
    let mine = cy.wait("update").await;
    assert_eq!(mine["view"], update["view"]);
    let watching = ann.wait_for(|message| message["t"] == "update").await["d"].clone();
    assert_eq!((&watching["view"]["you"], &watching["view"]["hand"]), (&Value::Null, &json!([])));
    cy.plays(&mine).await;
    let mut dee = server.guest("Dee").await;
    dee.may_not("link_use", used, "link_used_up").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_taken_over_by_a_link_is_so_once_though_the_answer_was_lost() {
    let server = Server::start();
    let (table, mut ann, mut bo, update) = match_of_two(&server).await;
    let link = ann.does("link_make", json!({ "match": update["match"] })).await["link"].clone();
    let mut cy = server.guest("Cy").await;
    let frame = json!({ "t": "link_use", "id": "tap", "d": { "link": link } }).to_string();
    let mut server = server;
    for _ in 0..2 {
        for _ in 0..2 {
            cy.send_raw(&frame).await;
            assert_eq!(cy.answer("tap").await["d"]["table"], table.as_str());
        }
        cy.may_not("link_use", json!({ "link": link }), "link_used_up").await;
        server = server.restart().await;
        cy = cy.again(server.address).await;
    }
    // It was done, whatever has become of the seat since.
    bo = bo.again(server.address).await;
    for client in [&mut bo, &mut cy] {
        client.opens(&table).await;
        client.does("vote", json!({ "match": update["match"], "question": "end", "agree": true })).await;
    }
    bo.wait_table(|table| table["match"]["abandoned"] == true).await;
    cy.send_raw(&frame).await;
    assert_eq!(cy.answer("tap").await["t"], "ack");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_seat_leads_nowhere_when_there_is_no_such_seat() {
    let server = Server::start();
    let (_, mut ann, mut bo, update) = match_of_two(&server).await;
    let of = json!({ "match": update["match"] });
    let mut cy = server.guest("Cy").await;
    cy.may_not("link_make", of.clone(), "no_table_open").await;
    let link = ann.does("link_make", of.clone()).await["link"].clone();
    for client in [&mut ann, &mut bo] {
        client.does("vote", json!({ "match": update["match"], "question": "end", "agree": true })).await;
    }
    bo.wait_table(|table| table["match"]["abandoned"] == true).await;
    cy.may_not("link_use", json!({ "link": link }), "no_match").await;
}
