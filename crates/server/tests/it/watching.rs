//! What spectators see of a match: as late as the host wants, and hands only of those who agree.

use crate::common::client::Client;
use crate::common::server::Server;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tokio::task::JoinSet;

/// Ann and Bo play at a table whose spectators see like this, and Cy watches.
async fn at_table(server: &Server, from: Value) -> (Client, Client, Client, String) {
    let (table, mut ann, bo, cy) = server.table_of_two_and_a_spectator(false).await;
    let settings = json!({ "name": "Kitchen", "public": false, "game": "hungry-monkey", "options": {}, "watching": { "from": from } });
    ann.does("settings_set", json!({ "settings": settings })).await;
    ann.does("match_start", json!({})).await;
    (ann, bo, cy, table)
}

/// One of the two moves; returns the update of each.
async fn one_moves(ann: &mut Client, bo: &mut Client, updates: &[Value; 2]) -> [Value; 2] {
    if updates[0]["view"]["may"].is_null() {
        bo.plays(&updates[1]).await;
    } else {
        ann.plays(&updates[0]).await;
    }
    let version = updates[0]["version"].as_u64().unwrap() + 1;
    let next = |message: &Value| message["t"] == "update" && message["d"]["version"] == version;
    [ann.wait_for(next).await["d"].clone(), bo.wait_for(next).await["d"].clone()]
}

/// All that this client is sent before the answer to what it asks now.
async fn told(client: &mut Client) -> Vec<Value> {
    client.does("chat_hear", json!({ "spectators": false })).await;
    client.waiting.drain(..).collect()
}

/// The latest version that these messages tell.
fn latest(messages: &[Value]) -> Option<u64> {
    messages
        .iter()
        .filter(|message| message["t"] == "update")
        .filter_map(|update| update["d"]["version"].as_u64())
        .max()
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_who_are_some_moves_late_are_told_no_more_by_whatever_message() {
    let server = Server::start();
    let (mut ann, mut bo, mut cy, table) = at_table(&server, json!({ "type": "moves", "late": 3 })).await;
    let mut updates = [ann.wait("update").await, bo.wait("update").await];
    let mut views = Vec::new();
    let mut acting = Vec::new();
    let mut shown = None;
    for version in 0_u64..12 {
        if version < 5 {
            ann.does("chat_say", json!({ "text": format!("at {version}") })).await;
        }
        acting.push(updates[0]["acting"].clone());
        views.push(updates[0]["view"]["pile"].clone());
        let news = told(&mut cy).await;
        let may_see = version.checked_sub(3);
        if let Some(latest) = latest(&news) {
            shown = Some(latest);
        }
        assert_eq!(shown, may_see, "at {version}");
        for message in &news {
            let d = &message["d"];
            match message["t"].as_str().unwrap() {
                "update" => {
                    let version = usize::try_from(d["version"].as_u64().unwrap()).unwrap();
                    assert_eq!((&d["view"]["pile"], &d["acting"]), (&views[version], &acting[version]));
                }
                "table" => assert!(d["clock"].is_null() && d["match"]["acting"].is_null()),
                "chat_said" => assert_eq!(d["said"]["text"], format!("at {}", may_see.unwrap())),
                other => assert!(["chat", "ack"].contains(&other), "{other}"),
            }
        }
        // Somebody who comes just now, and says to have seen a lot, is told the same.
        let mut late = server.guest("Late").await;
        let seen = json!({ "match": updates[0]["match"], "version": version.saturating_sub(2) });
        late.does("table_open", json!({ "table": table, "seen": seen })).await;
        let news: Vec<_> = late.waiting.drain(..).collect();
        assert_eq!(latest(&news), may_see);
        updates = one_moves(&mut ann, &mut bo, &updates).await;
    }
    let server = server.restart().await;
    let mut cy = cy.again(server.address).await;
    cy.does("table_open", json!({ "table": table })).await;
    assert_eq!(latest(&cy.waiting.drain(..).collect::<Vec<_>>()), Some(9));
    let mut ann = ann.again(server.address).await;
    ann.opens(&table).await;
    ann.does("match_abandon", json!({ "match": updates[0]["match"] })).await;
    let over: Vec<_> = told(&mut cy).await;
    let versions: Vec<_> =
        over.iter().filter(|message| message["t"] == "update").map(|it| &it["d"]["version"]).collect();
    assert_eq!(versions, [10, 11, 12], "when it is over nothing is held back");
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_who_are_some_minutes_late_see_what_is_old_enough_also_after_a_restart() {
    let server = Server::start();
    let (mut ann, mut bo, mut cy, table) = at_table(&server, json!({ "type": "minutes", "late": 5 })).await;
    let mut updates = [ann.wait("update").await, bo.wait("update").await];
    for _ in 0..4 {
        updates = one_moves(&mut ann, &mut bo, &updates).await;
    }
    ann.does("chat_say", json!({ "text": "two rhinos" })).await;
    assert_eq!(latest(&told(&mut cy).await), None);
    let (folder, flags) = server.stop().await;
    // Time is not waited for: the first three versions are made older.
    let url = folder.sqlite();
    let mut store = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("UPDATE log_tail SET at = at - 300000 WHERE version <= 2").execute(&mut store).await.unwrap();
    store.close().await.unwrap();
    let server = Server::at(folder, flags);
    let mut cy = cy.again(server.address).await;
    cy.does("table_open", json!({ "table": table })).await;
    let news: Vec<_> = cy.waiting.drain(..).collect();
    assert_eq!(latest(&news), Some(2));
    assert!(news.iter().any(|message| *message == json!({ "t": "chat", "d": { "messages": [] } })));
    let mut ann = ann.again(server.address).await;
    ann.opens(&table).await;
    assert_eq!(ann.wait("update").await["version"], 4, "players see everything at once");
    ann.does("match_abandon", json!({ "match": updates[0]["match"] })).await;
    assert_eq!(latest(&told(&mut cy).await), Some(4));
    assert!(cy.frames.iter().any(|frame| frame.contains("two rhinos")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_spectators_lets_people_in_and_shows_them_the_match_when_it_is_over() {
    let server = Server::start();
    let (mut ann, mut bo, mut cy, table) = at_table(&server, json!({ "type": "end" })).await;
    let mut updates = [ann.wait("update").await, bo.wait("update").await];
    for _ in 0..4 {
        updates = one_moves(&mut ann, &mut bo, &updates).await;
    }
    let now = cy.opens(&table).await;
    assert_eq!((&now["match"]["id"], &now["match"]["acting"]), (&updates[0]["match"], &Value::Null));
    ann.does("hand_show", json!({ "player": cy.player })).await;
    cy.does("watch_as", json!({ "seat": 0 })).await;
    assert_eq!(latest(&told(&mut cy).await), None);
    // Who stands up is a spectator like all others, and knows what they know.
    bo.does("chair_leave", json!({})).await;
    ann.does("match_abandon", json!({ "match": updates[0]["match"] })).await;
    assert!(latest(&told(&mut cy).await) >= Some(4));
    cy.does("chair_take", json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_shown_to_whom_its_player_names_and_to_nobody_else() {
    let server = Server::start();
    let (mut ann, mut bo, mut cy, table) = at_table(&server, json!({ "type": "now" })).await;
    // A second account of Bo is a spectator like any other.
    let mut second = server.guest("Bo").await;
    second.opens(&table).await;
    for spectator in [&mut cy, &mut second] {
        spectator.may_not("watch_as", json!({ "seat": 0 }), "hand_hidden").await;
        spectator.may_not("hand_show", json!({ "player": ann.player }), "not_seated").await;
    }
    ann.may_not("hand_show", json!({ "player": bo.player }), "not_a_spectator").await;
    ann.may_not("hand_show", json!({ "player": "0192f0c1-0000-7000-8000-00000000000b" }), "no_such_player").await;
    ann.does("hand_show", json!({ "player": cy.player })).await;
    for client in [&mut bo, &mut second] {
        let hands = client.wait_table(|table| table["hands"] != json!([])).await["hands"].clone();
        assert_eq!((&hands[0]["seat"], &hands[0]["to"]["name"]), (&json!(0), &json!("Cy")), "everybody is told");
        client.may_not("watch_as", json!({ "seat": 0 }), "hand_hidden").await;
    }
    cy.may_not("watch_as", json!({ "seat": 1 }), "hand_hidden").await;
    cy.may_not("watch_as", json!({ "seat": 5 }), "hand_hidden").await;
    cy.forget();
    cy.does("watch_as", json!({ "seat": 0 })).await;
    let seen = cy.wait("update").await;
    let mut updates = [ann.wait("update").await, bo.wait("update").await];
    assert_eq!((&seen["seat"], &seen["view"]["hand"]), (&json!(0), &updates[0]["view"]["hand"]));
    assert_eq!((&seen["ply"], &seen["may_undo"]), (&json!(0), &json!(false)));
    cy.may_not("move", json!({ "match": seen["match"], "ply": updates[0]["ply"], "move": {} }), "not_seated").await;
    for _ in 0..6 {
        updates = one_moves(&mut ann, &mut bo, &updates).await;
        assert_eq!(cy.wait("update").await["view"]["hand"], updates[0]["view"]["hand"]);
    }
    // Hidden again, it is hidden at once.
    ann.does("hand_hide", json!({ "player": cy.player })).await;
    let hidden = cy.wait("update").await;
    assert_eq!((&hidden["seat"], &hidden["view"]["hand"]), (&Value::Null, &json!([])));
    for _ in 0..4 {
        updates = one_moves(&mut ann, &mut bo, &updates).await;
        let update = cy.wait("update").await;
        assert_eq!((&update["seat"], &update["view"]["you"]), (&Value::Null, &Value::Null));
    }
    cy.may_not("watch_as", json!({ "seat": 0 }), "hand_hidden").await;
    ann.may_not("hand_hide", json!({ "player": cy.player }), "no_such_player").await;
    let own = |client: &Client| client.frames.iter().filter(|frame| frame.contains("\"hand\":[\"")).count();
    assert_eq!(own(&second), 0);
    for frame in bo.frames.iter().filter(|frame| frame.contains("\"update\"")) {
        assert_eq!(serde_json::from_str::<Value>(frame).unwrap()["d"]["view"]["you"], 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_had_a_hand_in_the_match_may_look_at_no_other_and_no_bot_shows_one() {
    let server = Server::start();
    let (mut ann, mut bo, mut cy, table) = at_table(&server, json!({ "type": "now" })).await;
    bo.does("hand_show", json!({ "player": cy.player })).await;
    cy.does("watch_as", json!({ "seat": 1 })).await;
    cy.wait_for(|message| message["t"] == "update" && message["d"]["seat"] == 1).await;
    bo.does("chair_leave", json!({})).await;
    ann.may_not("hand_show", json!({ "player": bo.player }), "not_a_spectator").await;
    // A bot keeps the seat of Bo, and has agreed to nothing.
    cy.wait_for(|message| message["t"] == "update" && message["d"]["seat"].is_null()).await;
    cy.may_not("watch_as", json!({ "seat": 1 }), "hand_hidden").await;
    bo.may_not("watch_as", json!({ "seat": 1 }), "hand_hidden").await;
    bo.does("chair_take", json!({})).await;
    cy.may_not("watch_as", json!({ "seat": 1 }), "hand_hidden").await;
    let on = ann.opens(&table).await;
    ann.does("match_abandon", json!({ "match": on["match"]["id"] })).await;
    ann.does("match_start", json!({})).await;
    let next = ann.wait_table(|table| table["match"]["id"] != on["match"]["id"]).await;
    assert_eq!(next["hands"], json!([]), "it is agreed for one match");
    cy.may_not("watch_as", json!({ "seat": 1 }), "hand_hidden").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_seen_a_hand_takes_over_no_other_and_who_takes_one_over_decides_anew_who_sees_it() {
    let server = Server::start();
    let (mut ann, mut bo, mut cy, table) = at_table(&server, json!({ "type": "now" })).await;
    let mut di = server.guest("Di").await;
    di.opens(&table).await;
    let on = ann.opens(&table).await;
    ann.does("hand_show", json!({ "player": cy.player })).await;
    ann.does("hand_hide", json!({ "player": cy.player })).await;
    bo.does("hand_show", json!({ "player": di.player })).await;
    let seat = json!({ "match": on["match"]["id"] });
    let of_bo = json!({ "link": bo.does("link_make", seat.clone()).await["link"] });
    cy.may_not("link_use", of_bo.clone(), "knows_a_hand").await;
    // Who has seen this very hand may go on with it; who hands it on knows it from then on.
    di.does("link_use", of_bo).await;
    let now = ann.wait_table(|table| table["match"]["seats"][1]["name"] == "Di").await;
    assert_eq!(now["hands"], json!([]));
    let of_ann = json!({ "link": ann.does("link_make", seat).await["link"] });
    bo.may_not("link_use", of_ann.clone(), "knows_a_hand").await;
    di.does("chair_leave", json!({})).await;
    di.may_not("link_use", of_ann.clone(), "knows_a_hand").await;
    cy.does("link_use", of_ann).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_is_shown_is_shown_as_late_as_the_rest_and_stays_shown_after_a_restart() {
    let server = Server::start();
    let (mut ann, mut bo, mut cy, table) = at_table(&server, json!({ "type": "moves", "late": 2 })).await;
    ann.does("hand_show", json!({ "player": cy.player })).await;
    cy.does("watch_as", json!({ "seat": 0 })).await;
    assert_eq!(latest(&told(&mut cy).await), None);
    let mut updates = [ann.wait("update").await, bo.wait("update").await];
    let mut hands = vec![updates[0]["view"]["hand"].clone()];
    for _ in 0..5 {
        updates = one_moves(&mut ann, &mut bo, &updates).await;
        hands.push(updates[0]["view"]["hand"].clone());
    }
    for message in told(&mut cy).await.iter().filter(|message| message["t"] == "update") {
        let version = message["d"]["version"].as_u64().unwrap();
        assert!(version <= 3);
        assert_eq!(message["d"]["view"]["hand"], hands[usize::try_from(version).unwrap()]);
    }
    let server = server.restart().await;
    // The hand is shown by who sits there, whether or not they are there just now.
    let mut cy = cy.again(server.address).await;
    cy.does("table_open", json!({ "table": table })).await;
    cy.forget();
    cy.does("watch_as", json!({ "seat": 0 })).await;
    let update = cy.wait("update").await;
    assert_eq!((&update["version"], &update["view"]["hand"]), (&json!(3), &hands[3]));
}

#[tokio::test(flavor = "multi_thread")]
async fn watching_later_than_a_table_may_is_refused() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Kitchen", false).await;
    for from in [
        json!({ "type": "moves", "late": 0 }),
        json!({ "type": "moves", "late": 21 }),
        json!({ "type": "minutes", "late": 31 }),
        json!({ "type": "never" }),
    ] {
        let settings = json!({ "name": "Kitchen", "public": false, "game": "hungry-monkey", "options": {}, "watching": { "from": from } });
        ann.may_not("settings_set", json!({ "settings": settings }), "bad_fields").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_back_in_a_moment_was_never_away_and_who_stays_away_is_gone() {
    let server = Server::with(&["--watcher-grace-s", "2"]);
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", true).await;
    ann.sits().await;
    let mut cy = server.guest("Cy").await;
    cy.opens(&table).await;
    ann.wait_table(|table| table["watching"] == 1).await;
    ann.forget();
    let before = ann.frames.len();
    for _ in 0..5 {
        let mut again = cy.again(server.address).await;
        cy.vanishes();
        again.opens(&table).await;
        cy = again;
        // Whatever happens tells the table anew.
        ann.does("bot_add", json!({ "chair": 3 })).await;
        ann.does("bot_remove", json!({ "chair": 3 })).await;
    }
    let tables = ann.frames[before..].iter().filter(|frame| frame.contains(r#""t":"table""#));
    assert!(tables.into_iter().all(|frame| frame.contains(r#""watching":1"#)));
    cy.vanishes();
    ann.wait_table(|table| table["watching"] == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_watch_one_table_and_each_sees_every_move() {
    let flags = ["--connections-per-address", "600", "--guests-per-address", "600", "--outbox", "256"];
    let server = Server::with(&flags);
    let (mut ann, mut bo, _cy, table) = at_table(&server, json!({ "type": "now" })).await;
    let mut coming = JoinSet::new();
    for number in 1..500 {
        let (address, table) = (server.address, table.clone());
        coming.spawn(async move {
            let mut spectator = Client::guest(address, &format!("Spectator {number}")).await;
            spectator.does("table_open", json!({ "table": table })).await;
            spectator
        });
    }
    let spectators = coming.join_all().await;
    let crowd = ann.wait_table(|table| table["watching"] == 500).await;
    assert_eq!(crowd["spectators"].as_array().unwrap().len(), 20);
    let mut updates = [ann.wait("update").await, bo.wait("update").await];
    for _ in 0..5 {
        updates = one_moves(&mut ann, &mut bo, &updates).await;
    }
    let mut seeing = JoinSet::new();
    for mut spectator in spectators {
        seeing.spawn(async move {
            for version in 1..=5 {
                spectator.wait_for(|message| message["t"] == "update" && message["d"]["version"] == version).await;
            }
        });
    }
    seeing.join_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_watches_late_learns_nothing_of_the_match_by_what_is_refused() {
    let server = Server::with(&["--bot-delay-ms", "600000"]);
    let (table, mut ann, mut bo, mut cy) = server.table_of_two_and_a_spectator(false).await;
    ann.does("chair_leave", json!({})).await;
    cy.sits().await;
    let pace = json!({ "clock": { "type": "bank", "seconds": 1, "increment": 1 }, "at_zero": "others_decide" });
    let settings = json!({ "name": "Kitchen", "public": false, "game": "hungry-monkey", "options": {}, "pace": pace, "watching": { "from": { "type": "moves", "late": 20 } } });
    ann.does("settings_set", json!({ "settings": settings })).await;
    ann.does("match_start", json!({})).await;
    let playing = bo.wait("update").await["match"].clone();
    for skips in 0..2 {
        let is_over = |told: &Value| told["clock"]["over"] == true;
        // A skip that does not end the turn gives it no more time, and so there is nothing new to tell of the clock.
        let now = bo.opens(&table).await;
        let over = if is_over(&now) { now } else { bo.wait_table(is_over).await };
        let seat = over["clock"]["asked"][0].clone();
        for version in 0..4 {
            for seat in 0..2 {
                let skip = json!({ "match": playing, "version": version, "seat": seat });
                ann.may_not("seat_skip", skip, "sees_late").await;
                ann.may_not("bot_sit_in", json!({ "chair": seat }), "not_away").await;
            }
        }
        // Who plays and is not asked lets the match go on, of which the host hears nothing.
        let skip = json!({ "match": playing, "version": skips, "seat": seat });
        let other = if over["match"]["seats"][usize::try_from(seat.as_u64().unwrap()).unwrap()]["player"]
            == bo.player.as_str()
        {
            &mut cy
        } else {
            &mut bo
        };
        other.does("seat_skip", skip).await;
    }
    ann.opens(&table).await;
}
