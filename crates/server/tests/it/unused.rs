//! Tables that are not kept because nobody but their maker ever used them.

use std::time::Duration;

use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use tokio::time::timeout;

use crate::common::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_at_which_its_maker_alone_played_bots_goes_with_its_matches_and_another_stays() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let alone = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    ann.does("match_start", json!({})).await;
    ann.plays_to_the_end().await;
    let (shared, ..) = server.table_of_two_and_a_spectator(false).await;
    let (folder, flags) = server.stop().await;
    let mut connection = SqliteConnection::connect(&folder.sqlite()).await.unwrap();
    sqlx::query("UPDATE tables SET changed_at = 0").execute(&mut connection).await.unwrap();
    let server = Server::at(folder, flags);
    let gone = async {
        let kept = "SELECT id FROM tables";
        while sqlx::query_scalar::<_, String>(kept).fetch_all(&mut connection).await.unwrap().contains(&alone) {}
    };
    timeout(Duration::from_mins(1), gone).await.expect("the unused table goes");
    let matches: i64 = sqlx::query_scalar("SELECT count(*) FROM matches").fetch_one(&mut connection).await.unwrap();
    assert_eq!(matches, 0);
    let mut ann = ann.again(server.address).await;
    ann.may_not("table_open", json!({ "table": alone }), "no_such_table").await;
    ann.opens(&shared).await;
    server.stop().await;
}
