//! What a player alone may see, take away and have forgotten.

use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::common::client::Client;
use crate::common::database::Database;
use crate::common::server::{Folder, Page, Server, request};

impl Server {
    /// Asks for something below `/api/me` with this token.
    async fn ask_as(&self, method: &str, path: &str, token: &str) -> Page {
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        request(self.address, &format!("{head}Authorization: Bearer {token}\r\n\r\n")).await
    }
}

/// A private table at which Ann, its host, and Bo have played a match; Cy has opened it.
async fn played(server: &Server) -> (String, Client, Client, Client) {
    let (table, mut ann, mut bo, mut cy) = server.table_of_two_and_a_spectator(false).await;
    for client in [&mut ann, &mut bo] {
        client.does("chat_say", json!({ "text": "smells good" })).await;
    }
    ann.does("match_start", json!({})).await;
    tokio::join!(ann.plays_to_the_end(), bo.plays_to_the_end(), cy.watches_to_the_end());
    (table, ann, bo, cy)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_players_history_is_told_to_that_player_alone() {
    let server = Server::start();
    let (table, ann, _bo, cy) = played(&server).await;
    for path in ["/api/me/matches", "/api/me/statistics", "/api/me/data"] {
        assert_eq!(server.get(path).await.status, 401, "{path} without a token");
        assert_eq!(server.ask_as("GET", path, &"0".repeat(64)).await.status, 401, "{path}");
        assert_eq!(server.get(&format!("{path}?token={}", ann.token)).await.status, 401, "{path}: not in an address");
    }
    let own = server.ask_as("GET", "/api/me/matches", &ann.token).await.json();
    assert_eq!((&own["matches"][0]["table"], &own["matches"][0]["seat"]), (&json!(table), &json!(0)));
    let statistics = server.ask_as("GET", "/api/me/statistics", &ann.token).await.json();
    assert_eq!((statistics.as_array().unwrap().len(), &statistics[0]["played"]), (1, &json!(1)));
    let none = server.ask_as("GET", "/api/me/matches", &cy.token).await.json();
    assert_eq!(none, json!({ "matches": [], "next": null }), "who watched has not played");
    let scores = server.get(&format!("/api/tables/{table}/scores")).await.json();
    assert_eq!(scores.as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_asked_for_by_game_and_page_and_refused_if_it_cannot_be_read() {
    let server = Server::start();
    let (table, ..) = played(&server).await;
    let path = format!("/api/tables/{table}/matches");
    let listed = async |query: &str| server.get(&format!("{path}?{query}")).await.json()["matches"].clone();
    let all = listed("").await;
    assert_eq!(listed("game=hungry-monkey&limit=0").await, all);
    assert_eq!(listed("game=little-monster").await, json!([]));
    assert_eq!(listed(&format!("before={}", all[0]["id"].as_str().unwrap())).await, json!([]));
    for query in ["game=chess", "before=yesterday", "limit=-1"] {
        assert_eq!(server.get(&format!("{path}?{query}")).await.status, 400, "{query}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_takes_away_all_that_is_kept_about_them_and_nothing_of_others() {
    let server = Server::start();
    let (table, ann, bo, cy) = played(&server).await;
    let page = server.ask_as("GET", "/api/me/data", &bo.token).await;
    let data = page.json();
    assert_eq!(data["player"], json!({ "id": bo.player, "name": "Bo", "avatar": "owl" }));
    let at = &data["tables"][0];
    assert_eq!((&at["id"], &at["name"]), (&json!(table), &json!("Kitchen")));
    assert_eq!((&at["made"], &at["host"], &at["seated"]), (&json!(false), &json!(false), &json!(true)));
    assert_eq!(data["matches"].as_array().unwrap().len(), 1);
    assert_eq!(data["chat"].as_array().unwrap().len(), 1);
    assert_eq!(data["watched"], json!([]));
    let watched = server.ask_as("GET", "/api/me/data", &cy.token).await.json()["watched"].clone();
    assert_eq!(watched, json!([data["matches"][0]["id"]]));
    assert_eq!(data["chat"][0]["message"]["said"]["text"], "smells good");
    assert!(data["first_seen"].as_i64().unwrap() <= data["last_seen"].as_i64().unwrap());
    for secret in [&ann.token, &bo.token] {
        assert!(!page.body.contains(secret.as_str()));
    }
    let host = server.ask_as("GET", "/api/me/data", &ann.token).await.json();
    assert_eq!((&host["tables"][0]["made"], &host["tables"][0]["host"]), (&json!(true), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_forgotten_is_nameless_at_live_tables_in_the_store_and_after_a_restart() {
    forgotten_on(Server::start()).await;
    let database = Database::make().await;
    forgotten_on(Server::with(&["--database-url", &database.url])).await;
    database.drop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_forgotten_has_no_socket_left_whatever_it_did_and_no_token() {
    let server = Server::start();
    let (_, mut at_table, mut bo, _) = server.table_of_two_and_a_spectator(false).await;
    let mut idle = at_table.again(server.address).await;
    let mut in_lobby = at_table.again(server.address).await;
    in_lobby.does("lobby_open", json!({})).await;
    let mut hands_on = at_table.again(server.address).await;
    let link = hands_on.does("link_make", json!({})).await["link"].clone();
    assert_eq!(server.ask_as("DELETE", "/api/me", &at_table.token).await.status, 204);
    for socket in [&mut at_table, &mut idle, &mut in_lobby, &mut hands_on] {
        assert_eq!(socket.closed().await, Some(1000));
    }
    let heir = bo.player.clone();
    bo.wait_table(|table| table["chairs"][0]["type"] == "free" && table["host"] == heir.as_str()).await;
    let mut phone = Client::connect(server.address).await;
    phone.send_raw(&json!({ "t": "hello", "d": { "protocol": 2, "link": link } }).to_string()).await;
    assert_eq!(phone.wait("refused").await["code"], "link_used_up");
    let (folder, _) = server.stop().await;
    let mut connection = SqliteConnection::connect(&folder.sqlite()).await.unwrap();
    let left: i64 = sqlx::query_scalar("SELECT (SELECT count(*) FROM links) + (SELECT count(*) FROM device_tokens)")
        .fetch_one(&mut connection)
        .await
        .unwrap();
    assert_eq!(left, 0);
}

async fn forgotten_on(server: Server) {
    let (table, mut ann, mut bo, mut cy) = played(&server).await;
    // Ann is in the middle of another match, and nobody is at a third table of hers.
    cy.forget();
    ann.does("match_start", json!({})).await;
    let running = cy.wait_table(|table| table["match"]["outcome"].is_null()).await["match"]["id"].clone();
    let asleep = ann.does("table_create", json!({ "name": "Attic", "public": false })).await["table"].clone();
    assert_eq!(server.ask_as("DELETE", "/api/me", &ann.token).await.status, 204);

    assert_eq!(ann.closed().await, Some(1000), "her sockets are closed");
    for path in ["/api/me/matches", "/api/me/data"] {
        assert_eq!(server.ask_as("GET", path, &ann.token).await.status, 401, "her token is nobody's");
    }
    let mut again = Client::connect(server.address).await;
    again.send_raw(&json!({ "t": "hello", "d": { "protocol": 2, "token": ann.token } }).to_string()).await;
    assert_eq!(again.wait("refused").await["code"], "bad_token");

    // The match goes on with a bot in her place, and somebody else is the host.
    let now = cy.opens(&table).await;
    assert_eq!((&now["chairs"][0]["type"], &now["host"]), (&json!("bot"), &json!(bo.player)));
    assert_eq!(now["match"]["id"], running);
    assert_names(&now, &ann.player);
    let over = bo.plays_to_the_end().await;
    assert!(!over["view"]["outcome"].is_null());
    let listed = server.get(&format!("/api/tables/{table}/matches")).await.json();
    assert_eq!(listed["matches"].as_array().unwrap().len(), 2, "the matches stay");
    assert_names(&listed, &ann.player);
    assert_names(&server.get(&format!("/api/tables/{table}/scores")).await.json(), &ann.player);

    let server = server.restart().await;
    let mut bo = bo.again(server.address).await;
    let restarted = bo.opens(&table).await;
    assert_names(&restarted, &ann.player);
    let attic = bo.opens(asleep.as_str().unwrap()).await;
    assert!(!attic.to_string().contains("Ann"));
    server.stop().await;
}

/// The former player is there, and by no other name.
fn assert_names(told: &Value, former: &str) {
    let text = told.to_string();
    assert!(text.contains("A former player") && text.contains(former), "{text}");
    assert!(!text.contains("\"Ann\""), "{text}");
}

/// Whether these words are anywhere in what the server keeps.
fn kept(folder: &Folder, words: &[&str]) -> Vec<bool> {
    let files = std::fs::read_dir(folder.path()).unwrap().map(|file| std::fs::read(file.unwrap().path()).unwrap());
    let bytes = files.collect::<Vec<_>>().concat();
    words.iter().map(|word| bytes.windows(word.len()).any(|window| window == word.as_bytes())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_forgotten_player_is_in_the_bytes_of_the_file_any_more() {
    let server = Server::start();
    let (name, other, said, longer) = ("Nasturtium", "Quincemeal", "smells of gooseberry", "rhubarb ".repeat(36));
    let mut ann = server.guest(name).await;
    let mut bo = server.guest("Bo").await;
    for number in 0..5 {
        let table = ann.makes_table(&format!("Kitchen {number}"), false).await;
        ann.sits().await;
        bo.opens(&table).await;
        bo.sits().await;
        ann.does("chat_say", json!({ "text": said })).await;
        bo.does("chat_say", json!({ "text": "indeed" })).await;
        ann.does("chat_say", json!({ "text": longer })).await;
        if number == 2 {
            ann.does("match_start", json!({})).await;
            tokio::join!(ann.plays_to_the_end(), bo.plays_to_the_end());
            ann.does("rename", json!({ "name": other, "avatar": "owl" })).await;
        }
        ann.does("chair_leave", json!({})).await;
    }
    let words = [name, other, said, "rhubarb", "indeed"];
    assert_eq!(kept(&server.folder, &words), [true; 5]);
    assert_eq!(server.ask_as("DELETE", "/api/me", &ann.token).await.status, 204);
    assert_eq!(kept(&server.folder, &words), [false, false, false, false, true]);
}
