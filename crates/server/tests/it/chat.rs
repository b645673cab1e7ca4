//! What is said at a table: who hears it, what stays, and what is refused.

use crate::common::binary::Potluck;
use crate::common::client::Client;
use crate::common::server::{Folder, Server};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

/// The words of all that this client was told at once, in order.
fn words(chat: &Value) -> Vec<String> {
    let messages = chat["messages"].as_array().unwrap();
    messages.iter().map(|message| message["said"]["text"].as_str().unwrap_or("picture").to_owned()).collect()
}

/// The chat as somebody who comes just now is told it.
async fn chat(client: &mut Client, table: &str) -> Vec<String> {
    client.does("table_close", json!({})).await;
    client.forget();
    client.does("table_open", json!({ "table": table })).await;
    words(&client.wait("chat").await)
}

/// All words that this client was ever sent in a message of the chat.
fn heard(client: &Client) -> String {
    client.frames.iter().filter(|frame| frame.contains("\"chat")).cloned().collect()
}

async fn says(client: &mut Client, text: &str) {
    client.does("chat_say", json!({ "text": text })).await;
}

/// Ann and Bo play, and Cy watches. Nobody has moved yet.
async fn during_a_match(server: &Server, watching: Value) -> (Client, Client, Client, String) {
    let (table, mut ann, bo, cy) = server.table_of_two_and_a_spectator(false).await;
    let settings =
        json!({ "name": "Kitchen", "public": false, "game": "hungry-monkey", "options": {}, "watching": watching });
    ann.does("settings_set", json!({ "settings": settings })).await;
    ann.does("match_start", json!({})).await;
    (ann, bo, cy, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_heard_by_all_and_is_there_after_a_process_was_killed() {
    let folder = Folder::new();
    let mut potluck = Potluck::serve(&folder, &[]).await;
    let mut ann = Client::guest(potluck.address, "Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    let mut bo = Client::guest(potluck.address, "Bo").await;
    bo.opens(&table).await;
    says(&mut ann, "  <b>soup</b>  is\nready ").await;
    ann.does("chat_react", json!({ "reaction": "yum" })).await;
    let told = bo.wait("chat_said").await;
    assert_eq!(told["said"], json!({ "type": "text", "text": "<b>soup</b> is ready" }));
    assert_eq!((&told["from"]["name"], &told["side"]), (&json!("Ann"), &json!("all")));
    assert_eq!(bo.wait("chat_said").await["said"], json!({ "type": "reaction", "reaction": "yum" }));
    ann.does("rename", json!({ "name": "Anna", "avatar": "cat" })).await;
    potluck.kill_at_once().await;
    let potluck = Potluck::serve(&folder, &[]).await;
    let mut bo = bo.again(potluck.address).await;
    bo.does("table_open", json!({ "table": table })).await;
    let chat = bo.wait("chat").await;
    assert_eq!(words(&chat), ["<b>soup</b> is ready", "picture"]);
    assert_eq!(chat["messages"][0]["from"]["name"], "Ann", "names stay as they were");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_sent_again_after_a_restart_is_said_once() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    let said = json!({ "t": "chat_say", "id": "once", "d": { "text": "hello" } }).to_string();
    ann.send_raw(&said).await;
    assert_eq!(ann.answer("once").await["t"], "ack");
    let server = server.restart().await;
    let mut ann = ann.again(server.address).await;
    ann.opens(&table).await;
    ann.send_raw(&said).await;
    assert_eq!(ann.answer("once").await["t"], "ack");
    assert_eq!(chat(&mut ann, &table).await, ["hello"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_line_of_text_is_refused_and_nobody_hears_of_it() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    for text in ["", "  ", "\u{202e}olleh", "a\u{0}b", &"x".repeat(301)] {
        ann.may_not("chat_say", json!({ "text": text }), "bad_text").await;
    }
    ann.may_not("chat_react", json!({ "reaction": "boo" }), "bad_fields").await;
    ann.may_not("chat_remove", json!({ "message": "0192f0c1-7000-7000-8000-000000000001" }), "no_such_message").await;
    assert_eq!(chat(&mut ann, &table).await, Vec::<String>::new());
    let mut bo = server.guest("Bo").await;
    bo.may_not("chat_say", json!({ "text": "hi" }), "no_table_open").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_talks_too_fast_is_stopped_and_others_are_not() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    let mut refused = 0;
    for number in 0..20 {
        let id = ann.send("chat_say", json!({ "text": number.to_string() })).await;
        refused += u32::from(ann.answer(&id).await["d"]["code"] == "too_fast");
    }
    assert!(refused > 0);
    // A new socket of the same player has no more to say.
    let mut again = ann.again(server.address).await;
    again.opens(&table).await;
    again.may_not("chat_say", json!({ "text": "again" }), "too_fast").await;
    says(&mut bo, "may I?").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_the_latest_messages_only() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    says(&mut ann, "old").await;
    let (folder, flags) = server.stop().await;
    // Nobody waits until so much is said: earlier messages are put into the store.
    let url = folder.sqlite();
    let mut store = SqliteConnection::connect(&url).await.unwrap();
    for number in 0..99 {
        sqlx::query("INSERT INTO chat SELECT table_id, ?, player, replace(message, 'old', ?) FROM chat ORDER BY id DESC LIMIT 1")
            .bind(format!("00000000-0000-7000-8000-{number:012}"))
            .bind(number.to_string())
            .execute(&mut store)
            .await
            .unwrap();
    }
    store.close().await.unwrap();
    let mut server = Server::at(folder, flags);
    for restarted in [false, true] {
        if restarted {
            server = server.restart().await;
        }
        let mut ann = ann.again(server.address).await;
        ann.opens(&table).await;
        if !restarted {
            says(&mut ann, "new").await;
        }
        let kept = chat(&mut ann, &table).await;
        assert_eq!((kept.len(), &*kept[0], &*kept[98], &*kept[99]), (100, "1", "old", "new"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_alone_takes_messages_away_for_good() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    says(&mut bo, "rude").await;
    says(&mut bo, "kind").await;
    let rude = ann.wait("chat_said").await["id"].clone();
    bo.may_not("chat_remove", json!({ "message": rude }), "host_only").await;
    ann.does("chat_remove", json!({ "message": rude })).await;
    assert_eq!(bo.wait("chat_removed").await["message"], rude);
    ann.may_not("chat_remove", json!({ "message": rude }), "no_such_message").await;
    let server = server.restart().await;
    let mut bo = bo.again(server.address).await;
    bo.opens(&table).await;
    assert_eq!(chat(&mut bo, &table).await, ["kind"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn players_hear_spectators_only_if_they_ask_to_and_all_hear_all_afterwards() {
    let server = Server::start();
    let (mut ann, mut bo, mut cy, table) = during_a_match(&server, json!({})).await;
    says(&mut cy, "she bluffs").await;
    says(&mut ann, "your turn").await;
    assert_eq!(cy.wait("chat_said").await["said"]["text"], "she bluffs");
    assert_eq!(cy.wait("chat_said").await["side"], "players", "spectators who see at once hear at once");
    // Bo hears the later message, so the earlier one would have come before it.
    assert_eq!(bo.wait("chat_said").await["said"]["text"], "your turn");
    assert_eq!(chat(&mut bo, &table).await, ["your turn"]);
    bo.does("chat_hear", json!({ "spectators": true })).await;
    assert_eq!(words(&bo.wait("chat").await), ["she bluffs", "your turn"]);
    says(&mut cy, "a rhino").await;
    assert_eq!(bo.wait("chat_said").await["said"]["text"], "a rhino");
    bo.does("chat_hear", json!({ "spectators": false })).await;
    assert_eq!(words(&bo.wait("chat").await), ["your turn"]);
    assert!(!heard(&ann).contains("bluffs") && !heard(&ann).contains("rhino"));
    ann.forget();
    let on = ann.opens(&table).await;
    ann.does("match_abandon", json!({ "match": on["match"]["id"] })).await;
    ann.wait_for(|message| message["t"] == "chat" && words(&message["d"]).len() == 3).await;
    assert_eq!(chat(&mut bo, &table).await, ["she bluffs", "your turn", "a rhino"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_hear_players_only_after_the_match_where_the_host_wants_it_so() {
    for watching in [json!({ "hear_players": false }), json!({ "from": { "type": "end" } })] {
        let server = Server::start();
        let (mut ann, _bo, mut cy, table) = during_a_match(&server, watching).await;
        says(&mut ann, "I have two rhinos").await;
        says(&mut cy, "what do they say?").await;
        assert_eq!(cy.wait("chat_said").await["said"]["text"], "what do they say?");
        let server = server.restart().await;
        let mut ann = ann.again(server.address).await;
        let on = ann.opens(&table).await;
        let mut again = cy.again(server.address).await;
        again.opens(&table).await;
        assert_eq!(chat(&mut again, &table).await, ["what do they say?"]);
        assert!(!heard(&cy).contains("rhinos") && !heard(&again).contains("rhinos"));
        ann.does("match_abandon", json!({ "match": on["match"]["id"] })).await;
        assert_eq!(words(&again.wait("chat").await), ["I have two rhinos", "what do they say?"]);
    }
}
