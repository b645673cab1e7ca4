//! No client can take more than its share, and none can hold a table up.

use std::time::Duration;

use crate::common::client::Client;
use crate::common::server::{Page, Server, request};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// What the server answers to a browser's wish for a socket from a page of this origin.
async fn upgrade_from(server: &Server, origin: &str) -> u16 {
    let address = server.address;
    let head = format!(
        "GET /ws HTTP/1.1\r\nHost: {address}\r\nOrigin: {origin}\r\nConnection: Upgrade, close\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    request(address, &head).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_somebody_else_may_not_connect() {
    let server = Server::with(&["--origins", "https://friend.example"]);
    assert_eq!(upgrade_from(&server, "https://evil.example").await, 403);
    assert_eq!(upgrade_from(&server, "null").await, 403);
    for origin in [format!("http://{}", server.address), "https://friend.example".to_owned()] {
        let mut wish = format!("ws://{}/ws", server.address).into_client_request().unwrap();
        wish.headers_mut().insert("origin", origin.parse().unwrap());
        tokio_tungstenite::connect_async(wish).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_connections() {
    let server = Server::with(&["--connections-per-address", "2"]);
    let own = format!("http://{}", server.address);
    let ann = server.guest("Ann").await;
    let mut bo = server.guest("Bo").await;
    assert_eq!(upgrade_from(&server, &own).await, 429);
    bo.does("lobby_open", json!({})).await;
    let mut ann = ann;
    ann.socket.close(None).await.unwrap();
    // The farewell has come when the place is free, or a moment before.
    ann.closed().await;
    while upgrade_from_keeps_failing(&server).await {
        tokio::task::yield_now().await;
    }
    bo.does("lobby_close", json!({})).await;
}

async fn upgrade_from_keeps_failing(server: &Server) -> bool {
    let wish = format!("ws://{}/ws", server.address).into_client_request().unwrap();
    tokio_tungstenite::connect_async(wish).await.is_err()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_brings_only_so_many_new_guests() {
    let server = Server::with(&["--guests-per-address", "2"]);
    let ann = server.guest("Ann").await;
    server.guest("Bo").await;
    let mut third = Client::connect(server.address).await;
    third.send_raw(r#"{"t":"hello","d":{"protocol":2,"name":"Cy"}}"#).await;
    assert_eq!(third.wait("refused").await["code"], "busy");
    ann.again(server.address).await;
}

/// A guest on a socket that takes little before it is full.
async fn narrow_guest(server: &Server, again: &Client) -> WebSocketStream<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(16 * 1024).unwrap();
    let stream = socket.connect(server.address).await.unwrap();
    let wish = format!("ws://{}/ws", server.address).into_client_request().unwrap();
    let (mut socket, _) = tokio_tungstenite::client_async(wish, stream).await.unwrap();
    let hello = json!({ "t": "hello", "d": { "protocol": 2, "token": again.token } });
    socket.send(Message::text(hello.to_string())).await.unwrap();
    socket
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_does_not_read_is_closed_and_nobody_waits_for_it() {
    let server = Server::with(&["--outbox", "8", "--watcher-grace-s", "0"]);
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.forget();
    let cy = server.guest("Cy").await;
    let mut slow = narrow_guest(&server, &cy).await;
    let open = |id: u32| json!({ "t": "table_open", "id": id.to_string(), "d": { "table": table } }).to_string();
    slow.send(Message::text(open(0))).await.unwrap();
    ann.wait_table(|table| table["spectators"][0]["name"] == "Cy").await;
    // It asks for the table again and again, and reads nothing of it.
    for id in 1..200_000 {
        let asked = tokio::time::timeout(Duration::from_secs(5), slow.send(Message::text(open(id)))).await;
        if !matches!(asked, Ok(Ok(()))) {
            break;
        }
        if id % 100 == 0 {
            ann.does("lobby_close", json!({})).await;
            if ann.waiting.iter().any(|message| message["d"]["spectators"] == json!([])) {
                break;
            }
        }
    }
    let code = loop {
        match slow.next().await {
            Some(Ok(Message::Close(frame))) => break frame.map(|frame| u16::from(frame.code)),
            Some(Ok(_)) => {}
            other => panic!("no farewell: {other:?}"),
        }
    };
    assert_eq!(code, Some(4008));
    // It comes back and catches up.
    let mut back = cy.again(server.address).await;
    back.opens(&table).await;
    ann.does("chair_leave", json!({})).await;
    back.wait_table(|table| table["chairs"][0]["type"] == "free").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_stays_silent_is_asked_whether_it_is_alive() {
    let server = Server::with(&["--ping-s", "1"]);
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Kitchen", false).await;
    let ping = ann.socket.next().await;
    assert!(matches!(ping, Some(Ok(Message::Ping(_)))), "{ping:?}");
}

#[tokio::test]
async fn a_line_that_answers_no_ping_is_closed_after_twice_the_time_between_them() {
    let server = Server::with(&["--ping-s", "20"]);
    let mut ann = server.guest("Ann").await;
    let MaybeTlsStream::Plain(line) = ann.socket.get_mut() else { panic!("it is not encrypted") };
    // From here on the clock goes as fast as there is nothing else to do.
    tokio::time::pause();
    let begun = tokio::time::Instant::now();
    // Whoever reads the line itself answers nothing that comes on it.
    let mut frames = Vec::new();
    line.read_to_end(&mut frames).await.unwrap();
    assert!(frames.ends_with(&[0x88, 6, 0x03, 0xe8, b'd', b'o', b'n', b'e']), "{frames:?}");
    let silent = begun.elapsed().as_secs();
    assert!((40..60).contains(&silent), "{silent} s by a clock that is not the machine's");
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_cost_like_anything_else() {
    let server = Server::with(&["--messages-per-second", "5"]);
    let mut ann = server.guest("Ann").await;
    for _ in 0..200 {
        // It fails when the server has closed the socket before all are sent.
        let _ = ann.socket.feed(Message::Ping(Vec::new().into())).await;
    }
    let _ = ann.socket.flush().await;
    assert_eq!(ann.closed().await, Some(4029));
}

#[tokio::test]
async fn whoever_asks_for_nothing_or_never_finishes_keeps_no_connection() {
    let server = Server::start();
    assert_eq!(server.get("/healthz").await.status, 200);
    // From here on the clock goes as fast as there is nothing else to do.
    tokio::time::pause();
    let request = format!("GET /healthz HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    for (said, answered) in [("", false), (&request[..30], false), (&request, true)] {
        let mut socket = TcpStream::connect(server.address).await.unwrap();
        socket.write_all(said.as_bytes()).await.unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).await.unwrap();
        assert_eq!(answer.contains("200 OK"), answered, "{said:?}: {answer}");
    }
}

#[tokio::test]
async fn endless_fragments_are_read_at_an_even_pace_and_not_for_ever() {
    let server = Server::with(&["--messages-per-second", "1"]);
    let mut ann = server.guest("Ann").await;
    let MaybeTlsStream::Plain(line) = ann.socket.get_mut() else { panic!("it is not encrypted") };
    // From here on the clock stands still while there is anything to read.
    tokio::time::pause();
    // None of them is the last of its message.
    line.write_all(&[0x01, 0x80, 0, 0, 0, 0]).await.unwrap();
    let more = [0x00, 0x80, 0, 0, 0, 0].repeat(1000);
    let mut sent = 0;
    while line.write_all(&more).await.is_ok() {
        sent += more.len();
        // Some megabytes may lie with the system.
        assert!(sent < 64 << 20, "they are read as fast as they come, or for ever");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_holds_only_so_many_who_watch_but_all_who_sit() {
    let server = Server::with(&["--sockets-per-table", "3"]);
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    let cy = server.guest("Cy").await;
    let mut crowd = [cy.again(server.address).await, cy.again(server.address).await];
    for tab in &mut crowd {
        tab.opens(&table).await;
    }
    let mut bo = server.guest("Bo").await;
    bo.may_not("table_open", json!({ "table": table }), "crowded").await;
    let mut again = ann.again(server.address).await;
    again.opens(&table).await;
    for gone in crowd {
        gone.vanishes();
    }
    loop {
        let id = bo.send("table_open", json!({ "table": table })).await;
        if bo.answer(&id).await["t"] == "ack" {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_play_at_once() {
    let server = Server::start();
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..12 {
        let mut host = server.guest("Host").await;
        tables.spawn(async move {
            host.makes_table(&format!("Table {number}"), true).await;
            for _ in 0..3 {
                host.does("bot_add", json!({})).await;
            }
            host.does("match_start", json!({})).await;
            let over = host.wait_table(|table| !table["match"]["outcome"].is_null()).await;
            let versions: Vec<u64> = host
                .frames
                .iter()
                .map(|frame| serde_json::from_str::<serde_json::Value>(frame).unwrap())
                .filter(|message| message["t"] == "update")
                .map(|update| update["d"]["version"].as_u64().unwrap())
                .collect();
            assert_eq!(versions, (0..versions.len() as u64).collect::<Vec<_>>(), "each version once, in order");
            over["match"]["outcome"]["ending"].as_str().unwrap().to_owned()
        });
    }
    assert_eq!(tables.join_all().await.len(), 12);
}

/// The beginning of a request with a body of so many bytes.
fn with_body(server: &Server, method: &str, path: &str, length: usize) -> String {
    let address = server.address;
    format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n")
}

/// What is answered within a minute.
async fn soon(server: &Server, head: &str, body: &str) -> Page {
    let asked = format!("{head}{body}");
    let answer = request(server.address, &asked);
    tokio::time::timeout(Duration::from_mins(1), answer).await.expect("nobody waits for the rest, or for the pace")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_says_to_be_too_large_is_refused_before_it_comes_and_while_it_comes() {
    let server = Server::with(&["--messages-per-second", "1"]);
    let head = with_body(&server, "POST", "/api/replay?as=open", 5_000_000);
    assert_eq!(soon(&server, &head, "").await.status, 413);
    assert_eq!(soon(&server, &head, &"x".repeat(5_000_000)).await.status, 413);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_read_as_fast_as_it_comes() {
    // At this pace it would take a quarter of an hour.
    let server = Server::with(&["--messages-per-second", "1"]);
    let head = with_body(&server, "POST", "/api/replay?as=open", 4_000_000);
    let answer = soon(&server, &head, &"x".repeat(4_000_000)).await;
    assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("bad_fields")));
}

#[tokio::test]
async fn a_body_of_a_byte_a_second_is_given_up_whatever_it_is_for() {
    let server = Server::start();
    assert_eq!(server.get("/healthz").await.status, 200);
    // From here on the clock goes as fast as there is nothing else to do.
    tokio::time::pause();
    for (method, path, status) in [
        ("POST", "/api/replay?as=open", "408"),
        ("GET", "/healthz", "200"),
        ("DELETE", "/api/me", "401"),
        ("GET", "/api/matches/nonsense", "404"),
        ("PUT", "/", "405"),
    ] {
        let begun = tokio::time::Instant::now();
        let (mut answers, mut body) = TcpStream::connect(server.address).await.unwrap().into_split();
        body.write_all(with_body(&server, method, path, 1000).as_bytes()).await.unwrap();
        tokio::spawn(async move {
            while body.write_all(b"x").await.is_ok() {
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        });
        let mut answer = Vec::new();
        // It may be cut off amid its body.
        let _ = answers.read_to_end(&mut answer).await;
        let answer = String::from_utf8(answer).unwrap();
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{method} {path}: {answer}");
        assert!(begun.elapsed().as_secs() < 20, "{method} {path}: {:?}", begun.elapsed());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_few_large_bodies_are_taken_at_a_time() {
    let server = Server::start();
    let head = with_body(&server, "POST", "/api/replay?as=open", 1000);
    let mut waiting = Vec::new();
    // Each holds a place as long as it has not ended.
    while waiting.len() < 8 {
        let mut socket = TcpStream::connect(server.address).await.unwrap();
        socket.write_all((head.clone() + "x").as_bytes()).await.unwrap();
        waiting.push(socket);
    }
    let refused = async || request(server.address, &(head.clone() + &"x".repeat(1000))).await.status == 503;
    while !refused().await {}
    drop(waiting);
    while refused().await {}
}
