//! An evening at a table: from a link to a finished match, and the next one.

mod common;

use common::server::Server;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn two_players_and_a_watcher_play_a_whole_match_and_another() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    let mut bo = server.guest("Bo").await;
    bo.opens(&table).await;
    bo.sits().await;
    let mut cy = server.guest("Cy").await;
    cy.opens(&table).await;
    for _ in 0..2 {
        ann.does("match_start", json!({})).await;
        let (a, b) = tokio::join!(ann.plays_to_the_end(), bo.plays_to_the_end());
        assert_eq!(a["version"], b["version"]);
        let last = cy.wait_for(|message| message["t"] == "update" && !message["d"]["view"]["outcome"].is_null()).await;
        assert_eq!(last["d"]["version"], a["version"]);
        let over = cy.wait_table(|table| !table["match"]["outcome"].is_null()).await;
        assert_eq!(over["match"]["outcome"], a["view"]["outcome"]);
    }
}
