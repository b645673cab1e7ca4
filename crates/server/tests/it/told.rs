//! Who is told what, and how often.

use serde_json::json;

use crate::common::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn a_move_within_a_match_tells_each_viewer_the_version_and_nothing_else() {
    let server = Server::start();
    let (_, mut ann, bo, cy) = server.table_of_two_and_a_spectator(true).await;
    ann.does("match_start", json!({})).await;
    let mut players = [ann, bo, cy];
    let mut updates = Vec::new();
    for player in &mut players {
        updates.push(player.wait("update").await);
        player.frames.clear();
    }
    let mover = usize::try_from(updates[0]["acting"][0].as_u64().unwrap()).unwrap();
    players[mover].plays(&updates[mover]).await;
    for player in &mut players {
        // Whatever comes with the move comes before the answer to this.
        let id = player.send("bot_remove", json!({ "chair": 99 })).await;
        player.answer(&id).await;
        let told = |kind| player.frames.iter().filter(|frame| frame.starts_with(kind)).count();
        assert_eq!((told(r#"{"t":"update""#), told(r#"{"t":"table""#)), (1, 0), "{:?}", player.frames);
    }
}
