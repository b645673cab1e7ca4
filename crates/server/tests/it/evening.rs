//! An evening at a table: from a link to a finished match, and the next one.

use crate::common::client::Client;
use crate::common::database::Database;
use crate::common::server::Server;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn two_players_and_a_spectator_play_a_whole_match_and_another() {
    evening_at(&Server::start()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn they_do_so_on_postgres_and_across_a_restart() {
    let database = Database::make().await;
    let server = Server::with(&["--database-url", &database.url]);
    let (table, mut ann) = evening_at(&server).await;
    let before = ann.opens(&table).await;
    let server = server.restart().await;
    let mut ann = ann.again(server.address).await;
    let after = ann.opens(&table).await;
    assert_eq!((&after["match"], &after["scores"]), (&before["match"], &before["scores"]));
    server.stop().await;
    database.drop().await;
}

/// A table at which Ann and Bo play twice and Cy watches.
async fn evening_at(server: &Server) -> (String, Client) {
    let (table, mut ann, mut bo, mut cy) = server.table_of_two_and_a_spectator(false).await;
    for _ in 0..2 {
        ann.does("match_start", json!({})).await;
        let (a, b, last) = tokio::join!(ann.plays_to_the_end(), bo.plays_to_the_end(), cy.watches_to_the_end());
        assert_eq!(a["version"], b["version"]);
        assert_eq!(last["version"], a["version"]);
        let over = cy.wait_table(|table| !table["match"]["outcome"].is_null()).await;
        assert_eq!(over["match"]["outcome"], a["view"]["outcome"]);
    }
    let now = cy.opens(&table).await;
    let scores = now["scores"].as_array().unwrap();
    assert_eq!(scores.iter().map(|score| score["played"].as_u64().unwrap()).collect::<Vec<_>>(), [2, 2]);
    let listed = server.get(&format!("/api/tables/{table}/matches")).await.json();
    let listed = listed["matches"].as_array().unwrap();
    assert_eq!((listed.len(), &listed[0]["outcome"]), (2, &now["match"]["outcome"]));
    (table, ann)
}
