//! A limit that a game itself sets to a decision.

use rules::GameKind;
use serde_json::json;

use crate::common::server::{Folder, Server};

// Ruling 2 of Hungry Little Demons.
#[tokio::test(flavor = "multi_thread")]
async fn studying_ends_by_itself_some_time_after_more_than_half_are_ready() {
    let editions = Folder::new();
    let standard = GameKind::HungryLittleDemons.rules().standard_edition();
    let hasty = standard.replace("study_seconds = 90", "study_seconds = 1");
    assert_ne!(hasty, standard);
    std::fs::write(editions.path().join("hungry-little-demons.toml"), hasty).unwrap();
    let server = Server::with(&["--editions", editions.path().to_str().unwrap()]);
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    for _ in 0..2 {
        ann.does("bot_add", json!({})).await;
    }
    let settings = json!({ "name": "Kitchen", "public": false, "game": "hungry-little-demons", "options": {} });
    ann.does("settings_set", json!({ "settings": settings })).await;
    ann.does("match_start", json!({})).await;
    let asked = ann.wait_for(|message| message["d"]["view"]["may"]["type"] == "place_house").await["d"].clone();
    let house = json!({ "type": "place_house", "door": asked["view"]["may"]["doors"][0] });
    ann.does("move", json!({ "match": asked["match"], "ply": asked["ply"], "move": house })).await;
    ann.wait_for(|message| message["d"]["view"]["phase"]["seconds"] == 1).await;
    // Ann says nothing more.
    let concealed = |message: &serde_json::Value| {
        message["d"]["events"].as_array().is_some_and(|events| events.iter().any(|event| event["type"] == "concealed"))
    };
    ann.wait_for(concealed).await;
    server.stop().await;
}
