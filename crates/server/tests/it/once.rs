//! A command is done once, however often it comes; an update is told once, however often one reconnects.

use crate::common::client::Client;
use crate::common::play::chooses;
use crate::common::server::Server;
use serde_json::{Value, json};

/// Two players at a table with a match on; whose turn it is comes first, each with the first update.
async fn two_playing(server: &Server) -> (String, (Client, Value), (Client, Value)) {
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    ann.sits().await;
    bo.sits().await;
    ann.does("match_start", json!({})).await;
    let (a, b) = (ann.wait("update").await, bo.wait("update").await);
    if a["view"]["may"].is_null() { (table, (bo, b), (ann, a)) } else { (table, (ann, a), (bo, b)) }
}

fn first_move(update: &Value) -> Value {
    json!({ "match": update["match"], "ply": update["ply"], "move": chooses(update).unwrap() })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_command_is_answered_again_and_not_done_again() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let create = r#"{"t":"table_create","id":"mine","d":{"name":"Kitchen","public":false}}"#;
    ann.send_raw(create).await;
    let table = ann.answer("mine").await["d"]["table"].clone();
    ann.send_raw(create).await;
    assert_eq!(ann.answer("mine").await["d"]["table"], table);
    ann.opens(table.as_str().unwrap()).await;
    for _ in 0..2 {
        ann.send_raw(r#"{"t":"bot_add","id":"bot","d":{}}"#).await;
        assert_eq!(ann.answer("bot").await["t"], "ack");
        ann.send_raw(r#"{"t":"bot_remove","id":"no","d":{"chair":5}}"#).await;
        assert_eq!(ann.answer("no").await["d"]["code"], "no_bot_there");
    }
    let now = ann.opens(table.as_str().unwrap()).await;
    let bots = now["chairs"].as_array().unwrap().iter().filter(|chair| chair["type"] == "bot").count();
    assert_eq!(bots, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_whose_answer_was_lost_in_a_restart_is_answered_then_and_not_done_again() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let create = r#"{"t":"table_create","id":"mine","d":{"name":"Kitchen","public":false}}"#;
    ann.send_raw(create).await;
    let table = ann.answer("mine").await["d"]["table"].as_str().unwrap().to_owned();
    ann.opens(&table).await;
    let add = r#"{"t":"bot_add","id":"bot","d":{}}"#;
    ann.send_raw(add).await;
    ann.answer("bot").await;
    // A command that was refused may be done when it comes again: what it lacked may be there by now.
    let sit = r#"{"t":"chair_take","id":"sit","d":{"chair":0}}"#;
    ann.send_raw(sit).await;
    assert_eq!(ann.answer("sit").await["d"]["code"], "chair_taken");
    ann.does("bot_add", json!({})).await;
    let server = server.restart().await;
    let mut ann = ann.again(server.address).await;
    ann.send_raw(create).await;
    assert_eq!(ann.answer("mine").await["d"]["table"], table.as_str());
    ann.opens(&table).await;
    ann.send_raw(add).await;
    assert_eq!(ann.answer("bot").await["t"], "ack");
    ann.does("bot_remove", json!({ "chair": 0 })).await;
    ann.send_raw(sit).await;
    assert_eq!(ann.answer("sit").await["t"], "ack");
    let now = ann.opens(&table).await;
    assert_eq!((&now["chairs"][1]["type"], &now["chairs"][2]["type"]), (&json!("bot"), &json!("free")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_sent_again_after_a_reconnect_is_done_once() {
    let server = Server::start();
    let (table, (acting, update), (mut other, _)) = two_playing(&server).await;
    let mut again = acting.again(server.address).await;
    let mut acting = acting;
    let fields = first_move(&update);
    let frame = json!({ "t": "move", "id": "tap", "d": fields }).to_string();
    acting.send_raw(&frame).await;
    assert_eq!(acting.answer("tap").await["t"], "ack");
    acting.vanishes();
    again.opens(&table).await;
    again.send_raw(&frame).await;
    assert_eq!(again.answer("tap").await["t"], "ack");
    // The same move under another id answers a question that is not asked any more.
    let refused = again.send("move", fields).await;
    let code = again.answer(&refused).await["d"]["code"].clone();
    assert!(code == "stale" || code == "not_your_turn", "{code}");
    assert_eq!(other.wait("update").await["version"], 1);
    other.opens(&table).await;
    assert_eq!(other.wait("update").await["version"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_reconnects_hears_of_each_version_it_missed_and_of_none_twice() {
    let server = Server::start();
    let (table, (mut one, mut one_sees), (mut two, mut two_sees)) = two_playing(&server).await;
    let mut spectator = server.guest("Cy").await;
    spectator.opens(&table).await;
    let fresh = spectator.wait("update").await;
    assert_eq!((&fresh["version"], &fresh["events"]), (&json!(0), &json!([])));
    let mut told = Vec::new();
    for version in 1..=5 {
        one.plays(&one_sees).await;
        two.plays(&two_sees).await;
        (one_sees, two_sees) = (one.wait("update").await, two.wait("update").await);
        let update = spectator.wait("update").await;
        assert_eq!(update["version"], version);
        assert!(!update["events"].as_array().unwrap().is_empty());
        told.push(update);
    }
    // Nothing has shown yet that these versions arrived, so what may have been lost is told once more.
    for (says, missed) in [(2, &told[2..]), (2, &told[5..]), (0, &told[5..]), (5, &told[5..])] {
        let mut again = spectator.again(server.address).await;
        let fields = json!({ "table": table, "seen": { "match": fresh["match"], "version": says } });
        again.does("table_open", fields).await;
        for missed in missed {
            assert_eq!(again.wait("update").await, *missed);
        }
        if missed.is_empty() {
            let update = again.wait("update").await;
            assert_eq!((&update["events"], &update["view"]), (&json!([]), &told[4]["view"]), "{says}");
        }
        assert!(again.waiting.iter().all(|message| message["t"] != "update"));
    }
    // Somebody else, who says to have seen the beginning, is not told what happened before they came.
    let mut late = server.guest("Dee").await;
    late.does("table_open", json!({ "table": table, "seen": { "match": fresh["match"], "version": 0 } })).await;
    let update = late.wait("update").await;
    assert_eq!((&update["version"], &update["events"]), (&json!(5), &json!([])));
    assert!(late.waiting.iter().all(|message| message["t"] != "update"));
    for seen in [json!({ "match": fresh["match"], "version": 77 }), json!({ "match": table, "version": 3 })] {
        let mut again = spectator.again(server.address).await;
        again.does("table_open", json!({ "table": table, "seen": seen })).await;
        let update = again.wait("update").await;
        assert_eq!((&update["version"], &update["events"]), (&json!(5), &json!([])), "{seen}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_page_of_a_player_takes_the_table_over_from_the_first() {
    let server = Server::start();
    let (table, (mut acting, update), _) = two_playing(&server).await;
    let mut tab = acting.again(server.address).await;
    tab.opens(&table).await;
    let same = tab.wait("update").await;
    assert_eq!((&same["view"], &same["ply"]), (&update["view"], &update["ply"]));
    assert_eq!(acting.closed().await, Some(4009));
    tab.does("move", first_move(&update)).await;
    // The player was at the table all the time.
    let mut other = server.guest("Cy").await;
    let seen = other.opens(&table).await;
    let mine = seen["chairs"].as_array().unwrap().iter().find(|chair| chair["person"]["id"] == acting.player.as_str());
    assert_eq!(mine.unwrap()["online"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_table_may_be_opened_on_the_same_socket() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let first = ann.makes_table("First", false).await;
    ann.sits().await;
    let second = ann.makes_table("Second", false).await;
    ann.does("bot_add", json!({})).await;
    let mut bo = server.guest("Bo").await;
    let seen = bo.opens(&first).await;
    assert_eq!((&seen["chairs"][0]["online"], &seen["chairs"][1]["type"]), (&json!(false), &json!("free")));
    let seen = bo.opens(&second).await;
    assert_eq!(seen["chairs"][0]["type"], "bot");
    ann.does("table_close", json!({})).await;
    ann.may_not("chair_take", json!({}), "no_table_open").await;
}
