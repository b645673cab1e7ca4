//! Whatever a client sends, it gets the fitting code and a sentence, nothing changes, and nobody else
//! notices.

use crate::common::client::Client;
use crate::common::server::Server;
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Message;

/// The next refusal, whatever it answers.
async fn refusal(client: &mut Client) -> Value {
    client.wait("refused").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_that_is_no_message_is_refused_and_the_socket_stays() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    for (frame, code, id) in [
        ("", "garbage", Value::Null),
        ("}{", "garbage", Value::Null),
        ("[1,2]", "garbage", Value::Null),
        ("\u{0}\u{1f600}", "garbage", Value::Null),
        (r#"{"t":"make_me_host","id":"a","d":{}}"#, "unknown_message", json!("a")),
        (r#"{"t":"kick","id":"b","d":{"player":"Bo"}}"#, "bad_fields", json!("b")),
        (r#"{"t":"table_open","id":"c","d":{"table":7}}"#, "bad_fields", json!("c")),
        (r#"{"t":"lobby_open"}"#, "bad_id", Value::Null),
        (r#"{"t":"lobby_open","id":""}"#, "bad_id", Value::Null),
    ] {
        ann.send_raw(frame).await;
        let refused = refusal(&mut ann).await;
        assert_eq!((&refused["code"], &refused["id"]), (&json!(code), &id), "{frame}");
    }
    ann.socket.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(refusal(&mut ann).await["code"], "garbage");
    ann.does("lobby_open", json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_frame_at_all_is_refused_and_the_socket_closed() {
    let server = Server::start();
    let masked_text_of_two_bytes_that_are_no_text = [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe];
    let text_without_a_mask = [0x81, 0x01, b'a'];
    let unknown_opcode = [0x83, 0x80, 0, 0, 0, 0];
    for bytes in [&masked_text_of_two_bytes_that_are_no_text[..], &text_without_a_mask, &unknown_opcode] {
        let mut ann = server.guest("Ann").await;
        let MaybeTlsStream::Plain(socket) = ann.socket.get_mut() else { panic!("there is no TLS here") };
        socket.write_all(bytes).await.unwrap();
        assert_eq!(refusal(&mut ann).await["code"], "garbage", "{bytes:?}");
        assert_eq!(ann.closed().await, Some(1007), "{bytes:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_oversized_frame_is_refused_and_a_huge_one_ends_its_socket_alone() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let mut bo = server.guest("Bo").await;
    ann.send_raw(&"x".repeat(protocol::MAX_FRAME_BYTES + 1)).await;
    assert_eq!(refusal(&mut ann).await["code"], "too_large");
    ann.does("lobby_open", json!({})).await;
    // The server stops reading amid this frame, so its farewell may not arrive.
    let _ = ann.socket.send(Message::text("x".repeat(1_000_000))).await;
    assert!(matches!(ann.closed().await, Some(1009) | None));
    bo.does("lobby_open", json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_frames_are_refused_and_then_end_their_socket_alone() {
    let server = Server::with(&["--messages-per-second", "1"]);
    let mut ann = server.guest("Ann").await;
    let mut bo = server.guest("Bo").await;
    let mut ids = Vec::new();
    for _ in 0..15 {
        ids.push(ann.send("lobby_close", json!({})).await);
    }
    let mut codes = Vec::new();
    for id in &ids {
        codes.push(ann.answer(id).await["d"]["code"].clone());
    }
    assert_eq!(codes[0], Value::Null, "the first is done");
    assert_eq!(codes[14], "too_fast");
    for _ in 0..20 {
        if ann.socket.send(Message::text("x")).await.is_err() {
            break;
        }
    }
    assert_eq!(ann.closed().await, Some(4029));
    bo.does("lobby_open", json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_say_hello_properly_is_nobody() {
    let server = Server::start();
    let mut client = Client::connect(server.address).await;
    client.may_not("table_create", json!({ "name": "x", "public": true }), "hello_first").await;
    for (hello, code) in [
        (json!({ "protocol": protocol::PROTOCOL - 1, "name": "Ann" }), "wrong_protocol"),
        (json!({ "name": "Ann" }), "bad_fields"),
        (json!({ "protocol": 2, "token": "secret" }), "bad_token"),
        (json!({ "protocol": 2, "token": "00".repeat(32) }), "bad_token"),
        (json!({ "protocol": 2 }), "bad_name"),
        (json!({ "protocol": 2, "name": "  " }), "bad_name"),
        (json!({ "protocol": 2, "name": "x".repeat(10_000) }), "bad_name"),
        (json!({ "protocol": 2, "name": "a\u{0}b" }), "bad_name"),
        (json!({ "protocol": 2, "name": "\u{202e}nnA" }), "bad_name"),
    ] {
        client.send_raw(&json!({ "t": "hello", "d": hello }).to_string()).await;
        assert_eq!(refusal(&mut client).await["code"], code, "{hello}");
    }
    client.send_raw(r#"{"t":"hello","d":{"protocol":2,"name":" <b>Bo\tLee</b> "}}"#).await;
    assert_eq!(client.wait("welcome").await["name"], "<b>Bo Lee</b>", "markup is text like any other");
    client.send_raw(r#"{"t":"hello","d":{"protocol":2,"name":"Bo"}}"#).await;
    assert_eq!(refusal(&mut client).await["code"], "hello_twice");
    client.may_not("rename", json!({ "name": "\u{200b}", "avatar": "cat" }), "bad_name").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_the_table_is_refused() {
    let server = Server::with(&["--tables-per-player", "2"]);
    let mut ann = server.guest("Ann").await;
    ann.may_not("table_create", json!({ "name": "", "public": true }), "bad_name").await;
    ann.may_not("table_open", json!({ "table": uuid::Uuid::new_v4() }), "no_such_table").await;
    ann.may_not("chair_take", json!({}), "no_table_open").await;
    ann.may_not("table_close", json!({}), "no_table_open").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.may_not("chair_leave", json!({}), "not_seated").await;
    ann.may_not("chair_take", json!({ "chair": 6 }), "no_such_chair").await;
    ann.may_not("bot_add", json!({ "chair": 9 }), "no_such_chair").await;
    ann.may_not("bot_remove", json!({ "chair": 0 }), "no_bot_there").await;
    ann.may_not("bot_remove", json!({ "chair": 77 }), "no_such_chair").await;
    ann.may_not("match_start", json!({}), "wrong_seat_count").await;
    ann.does("chair_take", json!({ "chair": 2 })).await;
    ann.may_not("chair_take", json!({ "chair": 3 }), "already_seated").await;
    ann.may_not("bot_add", json!({ "chair": 2 }), "chair_taken").await;
    ann.may_not("match_start", json!({}), "wrong_seat_count").await;
    let stranger = uuid::Uuid::new_v4();
    for command in ["kick", "invite", "host_pass"] {
        ann.may_not(command, json!({ "player": stranger }), "no_such_player").await;
    }
    let oneself = ann.player.clone();
    ann.may_not("kick", json!({ "player": oneself }), "no_such_player").await;
    let settings = |name: &str, options: Value| json!({ "settings": { "name": name, "public": false, "game": "hungry-monkey", "options": options } });
    ann.may_not("settings_set", settings("\u{7}", json!({})), "bad_name").await;
    ann.may_not("settings_set", settings("Kitchen", json!({ "cheat": true })), "bad_options").await;
    ann.may_not(
        "settings_set",
        json!({ "settings": { "name": "x", "public": false, "game": "chess", "options": {} } }),
        "bad_fields",
    )
    .await;

    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    bo.may_not("chair_take", json!({ "chair": 2 }), "chair_taken").await;
    let player = ann.player.clone();
    for (command, fields) in [
        ("bot_add", json!({})),
        ("bot_remove", json!({ "chair": 2 })),
        ("kick", json!({ "player": player })),
        ("invite", json!({ "player": player })),
        ("host_pass", json!({ "player": player })),
        ("settings_set", settings("Mine", json!({}))),
        ("match_start", json!({})),
        ("match_abandon", json!({ "match": stranger })),
    ] {
        bo.may_not(command, fields, "host_only").await;
    }
    for _ in 0..5 {
        ann.does("bot_add", json!({})).await;
    }
    ann.may_not("bot_add", json!({}), "table_full").await;
    bo.may_not("chair_take", json!({}), "table_full").await;

    ann.does("table_create", json!({ "name": "Two", "public": false })).await;
    ann.may_not("table_create", json!({ "name": "Three", "public": false }), "too_many_tables").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_the_match_is_refused_and_changes_nothing() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    let mut cy = server.guest("Cy").await;
    cy.opens(&table).await;
    ann.sits().await;
    bo.sits().await;
    let nowhere = uuid::Uuid::new_v4();
    let any_move = json!({ "type": "draw_and_play" });
    ann.may_not("move", json!({ "match": nowhere, "ply": 1, "move": any_move }), "no_match").await;
    ann.may_not("match_abandon", json!({ "match": nowhere }), "no_match").await;
    ann.does("match_start", json!({})).await;
    let (a, b) = (ann.wait("update").await, bo.wait("update").await);
    let (mut acting, mut other, update, other_update) =
        if a["view"]["may"].is_null() { (bo, ann, b, a) } else { (ann, bo, a, b) };
    let (id, ply) = (update["match"].clone(), update["ply"].clone());
    let with = |chosen: Value| json!({ "match": id, "ply": ply, "move": chosen });

    acting.may_not("move", json!({ "match": nowhere, "ply": ply, "move": any_move }), "wrong_match").await;
    acting.may_not("move", json!({ "match": id, "ply": 99, "move": any_move }), "stale").await;
    for chosen in [json!(null), json!([]), json!({ "type": "cheat" }), json!({ "type": "play", "animal": "unicorn" })] {
        acting.may_not("move", with(chosen), "not_a_move").await;
    }
    let refused = acting.may_not("move", with(json!({ "type": "swap", "slot": 0, "animal": "ant" })), "illegal").await;
    assert!(refused["why"]["rule"].is_string(), "{refused}");
    acting.may_not("undo", json!({ "match": id, "ply": ply }), "nothing_to_undo").await;
    let others = json!({ "match": id, "ply": other_update["ply"], "move": any_move });
    other.may_not("move", others, "not_your_turn").await;
    cy.may_not("move", with(any_move.clone()), "not_seated").await;
    let host = if acting.player == update_host(&mut cy).await { &mut acting } else { &mut other };
    host.may_not("match_start", json!({}), "match_running").await;
    let settings = json!({ "name": "x", "public": false, "game": "hungry-monkey", "options": {} });
    host.may_not("settings_set", json!({ "settings": settings }), "match_running").await;
    host.may_not("match_abandon", json!({ "match": nowhere }), "wrong_match").await;

    // Nothing of all that has changed the match, for anybody.
    acting.opens(&table).await;
    let now = acting.wait("update").await;
    assert_eq!(now["view"], update["view"]);
    assert_eq!((&now["version"], &now["ply"], &now["events"]), (&json!(0), &ply, &json!([])));
}

/// Who the host is, as a spectator sees it.
async fn update_host(spectator: &mut Client) -> String {
    let table = spectator.wait_table(|table| !table["match"].is_null()).await;
    table["host"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_keeps_its_bots() {
    let server = Server::with(&["--bot-delay-ms", "600000"]);
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", json!({ "chair": 3 })).await;
    ann.does("match_start", json!({})).await;
    ann.may_not("bot_remove", json!({ "chair": 3 }), "match_running").await;
    ann.does("bot_add", json!({ "chair": 5 })).await;
    ann.does("bot_remove", json!({ "chair": 5 })).await;
}
