//! When the store fails, whoever asked is told, nothing is half done, and all goes on by itself afterwards.

use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::common::binary::Potluck;
use crate::common::client::Client;
use crate::common::play::chooses;
use crate::common::server::{Folder, Server, get};

/// Makes the store refuse every change of this kind, as a full disk does; or no longer.
async fn disk(server: &Server, statement: &str) {
    let file = server.folder.path().join("potluck.sqlite");
    let mut database = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
    sqlx::query(sqlx::AssertSqlSafe(statement.to_owned())).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

const NO_MOVES: &str = "CREATE TRIGGER full BEFORE INSERT ON log_tail BEGIN SELECT RAISE(ABORT, 'disk full'); END";
const NO_TABLES: &str = "CREATE TRIGGER full BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'disk full'); END";
const SPACE: &str = "DROP TRIGGER full";

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_cannot_be_kept_is_refused_and_nobody_has_seen_it() {
    // The sockets that the faults close must not count for ever.
    let server = Server::with(&["--connections-per-address", "6"]);
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    ann.sits().await;
    bo.sits().await;
    ann.does("match_start", json!({})).await;
    let (a, b) = (ann.wait("update").await, bo.wait("update").await);
    let (mut acting, mut other, update) = if a["view"]["may"].is_null() { (bo, ann, b) } else { (ann, bo, a) };
    for _ in 0..5 {
        disk(&server, NO_MOVES).await;
        let chosen = chooses(&update).unwrap();
        let fields = json!({ "match": update["match"], "ply": update["ply"], "move": chosen });
        acting.may_not("move", fields, "internal").await;
        assert_eq!((acting.closed().await, other.closed().await), (Some(1012), Some(1012)));
        let told: Vec<Value> = other.frames.iter().map(|frame| serde_json::from_str(frame).unwrap()).collect();
        assert!(told.iter().all(|message| message["t"] != "update" || message["d"]["version"] == 0));
        disk(&server, SPACE).await;
        (acting, other) = (acting.again(server.address).await, other.again(server.address).await);
        acting.opens(&table).await;
        other.opens(&table).await;
        let now = acting.wait("update").await;
        assert_eq!((&now["version"], &now["view"]), (&json!(0), &update["view"]));
        other.wait("update").await;
    }
    acting.plays(&update).await;
    assert_eq!(other.wait("update").await["version"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_opened_now_is_refused_once_and_opens_later() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let ack = ann.does("table_create", json!({ "name": "Kitchen", "public": true })).await;
    let mut bo = server.guest("Bo").await;
    disk(&server, NO_TABLES).await;
    ann.may_not("table_open", json!({ "table": ack["table"] }), "internal").await;
    disk(&server, SPACE).await;
    let table = ack["table"].as_str().unwrap();
    bo.opens(table).await;
    // To come under another name than the table remembers is a change as well.
    ann.opens(table).await;
    ann.sits().await;
    ann.does("table_close", json!({})).await;
    ann.does("rename", json!({ "name": "Anna", "avatar": "owl" })).await;
    disk(&server, NO_TABLES).await;
    ann.may_not("table_open", json!({ "table": table }), "internal").await;
    assert_eq!(bo.closed().await, Some(1012));
    disk(&server, SPACE).await;
    ann.does("lobby_open", json!({})).await;
    let answers = ann.waiting.iter().filter(|message| message["t"] == "ack" || message["t"] == "refused").count();
    assert_eq!(answers, 0, "it is answered once");
    assert_eq!(ann.opens(table).await["chairs"][0]["person"]["name"], "Anna");
}

/// How many bytes a file of this process may have from now on.
#[cfg(target_os = "linux")]
async fn limit_files(process: u32, bytes: &str) {
    let limit = format!("--fsize={bytes}:unlimited");
    let status = tokio::process::Command::new("prlimit").args(["--pid", &process.to_string(), &limit]).status().await;
    assert!(status.unwrap().success());
}

/// The system itself refuses to write, as it does when the disk is full.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_real_process_on_a_full_disk_does_nothing_by_halves_and_goes_on_when_there_is_space() {
    let folder = Folder::new();
    let potluck = Potluck::serve(&folder, &[]).await;
    let mut ann = Client::guest(potluck.address, "Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    let mut bots = 0;
    // Another bot comes, or the last one goes when all chairs are taken.
    let change = |bots: usize| match bots {
        6 => ("bot_remove", json!({ "chair": 5 }), 5),
        _ => ("bot_add", json!({}), bots + 1),
    };
    for _ in 0..3 {
        let full = std::fs::metadata(folder.path().join("potluck.sqlite-wal")).unwrap().len();
        limit_files(potluck.id(), &full.to_string()).await;
        // Some may still fit in, where the file begins anew.
        loop {
            let (kind, fields, after) = change(bots);
            let id = ann.send(kind, fields).await;
            let answer = ann.answer(&id).await;
            if answer["t"] == "refused" {
                assert_eq!(answer["d"]["code"], "internal");
                break;
            }
            bots = after;
        }
        assert_eq!(ann.closed().await, Some(1012));
        assert_eq!(get(potluck.address, "/healthz").await.status, 200);
        for _ in 0..2 {
            assert_eq!(get(potluck.address, "/readyz").await.status, 503, "nothing can be written");
        }
        limit_files(potluck.id(), "unlimited").await;
        assert_eq!(get(potluck.address, "/readyz").await.status, 200, "there is space again");
        ann = ann.again(potluck.address).await;
        let now = ann.opens(&table).await;
        let there = now["chairs"].as_array().unwrap().iter().filter(|chair| chair["type"] == "bot").count();
        assert_eq!(there, bots, "what was refused was not done");
        let (kind, fields, after) = change(bots);
        ann.does(kind, fields).await;
        bots = after;
    }
}
