//! A host's own editions replace the standard ones; a wrong one stops the server from starting.

use crate::common::server::{Folder, Server, config};
use rules::GameKind;
use serde_json::json;
use tokio_util::sync::CancellationToken;

/// Why the server does not start with this file in its folder of editions.
async fn refusal(file: &str, text: &str) -> String {
    let folder = Folder::new();
    std::fs::write(folder.path().join(file), text).unwrap();
    let flags = ["--editions".to_owned(), folder.path().to_str().unwrap().to_owned()];
    let listener = server::listen("127.0.0.1:0".parse().unwrap()).unwrap();
    let running = server::run(listener, config(folder.path(), &flags), CancellationToken::new());
    running.await.unwrap_err().to_string()
}

#[tokio::test]
async fn a_wrong_edition_is_refused_with_file_and_line() {
    let error = refusal("hungry-monkey.toml", "nonsense = 1\n").await;
    assert!(error.contains("hungry-monkey.toml, line 1"), "{error}");
}

#[tokio::test]
async fn a_file_named_after_no_game_is_refused() {
    let error = refusal("chess.toml", "").await;
    assert!(error.contains("chess.toml"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_begins_with_the_hosts_edition_and_keeps_it() {
    let editions = Folder::new();
    let own = format!("# our house\n{}", GameKind::HungryMonkey.rules().standard_edition());
    std::fs::write(editions.path().join("hungry-monkey.toml"), &own).unwrap();
    let server = Server::with(&["--editions", editions.path().to_str().unwrap()]);
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    ann.does("match_start", json!({})).await;
    let on = ann.wait_table(|table| !table["match"].is_null()).await;
    let id = on["match"]["id"].as_str().unwrap().parse().unwrap();
    let (folder, _) = server.stop().await;
    let url = format!("sqlite://{}", folder.path().join("potluck.sqlite").display());
    let store = server::store::open(&url).await.unwrap();
    assert_eq!(store.match_row(id).await.unwrap().unwrap().edition, own);
}
