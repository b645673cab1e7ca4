//! What was played: kept by both stores with the end of each match, and read page by page.

use std::sync::Arc;

use protocol::{Avatar, CommandId, MatchId, PlayerId, TableId};
use serde_json::{Value, json};
use server::store::{self, Change, EndRow, EntryRow, MatchRow, Page, ParticipantRow, PlayerRow, RoomRow, Store, Whose};
use sqlx::{AssertSqlSafe, Connection};
use uuid::Uuid;

use crate::common::server::{Folder, Server};
use crate::common::stores::on_both_stores;

on_both_stores!(
    ended_matches_are_listed_for_their_table_and_their_players_the_latest_first,
    pages_of_a_list_follow_each_other_without_gap_or_overlap,
    only_what_counts_is_in_statistics_and_scores,
    the_first_end_of_a_match_is_the_one_that_counts,
    matches_that_ended_before_there_was_a_history_are_in_it,
    only_matches_that_ended_long_enough_ago_are_deleted,
    a_guest_is_unseen_from_the_last_visit_on_and_forgotten_once,
);

/// A store with a table, its owner, and some players.
struct Kitchen {
    store: Arc<dyn Store>,
    table: TableId,
    epoch: i64,
    players: Vec<PlayerId>,
}

impl Kitchen {
    async fn open(url: &str) -> Self {
        let store = store::open(url).await.unwrap();
        let mut players = Vec::new();
        for name in ["Ann", "Bo"] {
            let id = PlayerId(Uuid::now_v7());
            let mut hash = [7; 32];
            hash[..16].copy_from_slice(id.0.as_bytes());
            let row = PlayerRow { id, name: name.to_owned(), avatar: Avatar::Octopus };
            store.add_player(&row, &hash).await.unwrap();
            players.push(id);
        }
        let table = TableId(Uuid::new_v4());
        let row = RoomRow { table, public: false, used: true, room: "{}".to_owned() };
        let command = CommandId("k1".to_owned());
        assert_eq!(store.add_table(players[0], &command, &row, 10).await.unwrap(), Some(table));
        let epoch = store.claim_table(table).await.unwrap().unwrap().epoch;
        Self { store, table, epoch, players }
    }

    async fn write(&self, change: Change) {
        assert_eq!(self.store.write(&[change]).await.unwrap(), [true]);
    }

    fn nothing(&self) -> Change {
        Change {
            table: self.table,
            epoch: self.epoch,
            room: None,
            begun: None,
            entries: Vec::new(),
            ended: None,
            said: None,
            unsaid: None,
        }
    }

    fn seats(&self) -> String {
        serde_json::json!([{ "player": self.players[0] }, { "player": null }, { "player": self.players[1] }])
            .to_string()
    }

    async fn begins(&self, game: &str) -> MatchId {
        let id = MatchId(Uuid::now_v7());
        let begun = MatchRow {
            id,
            table: self.table,
            game: game.to_owned(),
            edition: String::new(),
            options: "{}".to_owned(),
            seats:
                serde_json::json!([{ "player": self.players[0] }, { "player": null }, { "player": self.players[1] }])
                    .to_string(),
            seed: [3; 32],
            entropy: None,
            contributions: "[]".to_owned(),
            origin: None,
            origin_version: None,
            began_at: 0,
            ended_at: None,
            outcome: None,
        };
        let entry = EntryRow { match_id: id, version: 0, entry: "{}".to_owned() };
        self.write(Change { begun: Some(begun), entries: vec![entry], ..self.nothing() }).await;
        id
    }

    /// Ends a match in which Ann had the first seat and Bo the third; nothing if it had no result.
    async fn ends(&self, match_id: MatchId, places: Option<[u8; 2]>, points: Option<[i32; 2]>) {
        let participants = [0, 1].map(|index| ParticipantRow {
            seat: [0, 2][index],
            player: self.players[index],
            counts: places.is_some(),
            place: places.map(|places| places[index]),
            points: points.map(|points| points[index]),
        });
        let outcome = places.map(|places| serde_json::json!({ "places": [places[0], 3, places[1]] }).to_string());
        let ended = EndRow { match_id, outcome, seats: self.seats(), participants: participants.to_vec() };
        self.write(Change { ended: Some(ended), ..self.nothing() }).await;
    }

    async fn plays(&self, game: &str, places: [u8; 2]) -> MatchId {
        let id = self.begins(game).await;
        self.ends(id, Some(places), None).await;
        id
    }

    async fn listed(&self, of: Whose, page: Page<'_>) -> Vec<MatchId> {
        self.store.past_matches(of, page).await.unwrap().into_iter().map(|row| row.id).collect()
    }
}

const ALL: Page<'static> = Page { game: None, before: None, limit: 100 };

async fn ended_matches_are_listed_for_their_table_and_their_players_the_latest_first(url: String) {
    let kitchen = Kitchen::open(&url).await;
    let first = kitchen.plays("hungry-monkey", [1, 2]).await;
    let abandoned = kitchen.begins("little-monster").await;
    kitchen.ends(abandoned, None, None).await;
    let _still_on = kitchen.begins("hungry-monkey").await;
    let (table, ann) = (Whose::Table(kitchen.table), Whose::Player(kitchen.players[0]));
    for of in [table, ann, Whose::Player(kitchen.players[1])] {
        assert_eq!(kitchen.listed(of, ALL).await, [abandoned, first]);
        let monkeys = Page { game: Some("hungry-monkey"), ..ALL };
        assert_eq!(kitchen.listed(of, monkeys).await, [first]);
    }
    let rows = kitchen.store.past_matches(Whose::Player(kitchen.players[1]), ALL).await.unwrap();
    assert_eq!(
        rows.iter().map(|row| (row.seat, row.outcome.is_some())).collect::<Vec<_>>(),
        [(Some(2), false), (Some(2), true)]
    );
    assert!(rows.iter().all(|row| row.ended_at >= row.began_at && row.began_at > 1_600_000_000_000));
    let listed = kitchen.store.past_matches(table, ALL).await.unwrap();
    let held: serde_json::Value = serde_json::from_str(&listed[0].seats).unwrap();
    assert_eq!(held.to_string(), kitchen.seats(), "as they were held at the end");
    assert_eq!(listed[0].seat, None);
    assert_eq!(kitchen.listed(Whose::Table(TableId(Uuid::new_v4())), ALL).await, []);
    assert_eq!(kitchen.listed(Whose::Player(PlayerId(Uuid::new_v4())), ALL).await, []);
}

async fn pages_of_a_list_follow_each_other_without_gap_or_overlap(url: String) {
    let kitchen = Kitchen::open(&url).await;
    let mut played = Vec::new();
    for number in 0..7 {
        let game = if number % 3 == 0 { "little-monster" } else { "hungry-monkey" };
        played.insert(0, (game, kitchen.plays(game, [1, 2]).await));
    }
    for of in [Whose::Table(kitchen.table), Whose::Player(kitchen.players[0])] {
        for game in [None, Some("hungry-monkey")] {
            let mut read = Vec::new();
            loop {
                let page = Page { game, before: read.last().copied(), limit: 2 };
                let listed = kitchen.listed(of, page).await;
                if listed.is_empty() {
                    break;
                }
                read.extend(listed);
            }
            let wanted = played.iter().filter(|(of, _)| game.is_none_or(|game| game == *of)).map(|(_, id)| *id);
            assert_eq!(read, wanted.collect::<Vec<_>>());
        }
    }
}

async fn only_what_counts_is_in_statistics_and_scores(url: String) {
    let kitchen = Kitchen::open(&url).await;
    kitchen.plays("hungry-monkey", [2, 1]).await;
    kitchen.plays("hungry-monkey", [1, 1]).await;
    let beans = kitchen.begins("foodie-forest").await;
    kitchen.ends(beans, Some([1, 2]), Some([12, -3])).await;
    let abandoned = kitchen.begins("hungry-monkey").await;
    kitchen.ends(abandoned, None, None).await;
    let statistics = kitchen.store.statistics(kitchen.players[1]).await.unwrap();
    let read: Vec<_> = statistics
        .iter()
        .map(|row| (row.game.as_str(), row.played, row.won, row.best_place, row.most_points))
        .collect();
    assert_eq!(read, [("foodie-forest", 1, 0, 2, Some(-3)), ("hungry-monkey", 2, 2, 1, None)]);
    assert!(statistics.iter().all(|row| row.last_played > 1_600_000_000_000));
    let scores = kitchen.store.table_scores(kitchen.table).await.unwrap();
    let read: Vec<_> =
        scores.iter().map(|row| (row.player.name.as_str(), row.game.as_str(), row.played, row.won)).collect();
    assert_eq!(
        read,
        [
            ("Bo", "hungry-monkey", 2, 2),
            ("Ann", "hungry-monkey", 2, 1),
            ("Ann", "foodie-forest", 1, 1),
            ("Bo", "foodie-forest", 1, 0),
        ]
    );
}

async fn the_first_end_of_a_match_is_the_one_that_counts(url: String) {
    let kitchen = Kitchen::open(&url).await;
    let id = kitchen.plays("hungry-monkey", [1, 2]).await;
    kitchen.ends(id, Some([2, 1]), None).await;
    let statistics = kitchen.store.statistics(kitchen.players[0]).await.unwrap();
    assert_eq!((statistics[0].played, statistics[0].won), (1, 1));
}

async fn only_matches_that_ended_long_enough_ago_are_deleted(url: String) {
    let kitchen = Kitchen::open(&url).await;
    let ended = kitchen.plays("hungry-monkey", [1, 2]).await;
    let still_on = kitchen.begins("hungry-monkey").await;
    let store = &kitchen.store;
    assert_eq!(store.delete_ended(3_600_000, 10).await.unwrap(), 0, "none ended an hour ago");
    assert_eq!(store.delete_ended(0, 10).await.unwrap(), 1);
    assert_eq!(store.match_row(ended).await.unwrap(), None);
    assert!(store.log(ended).await.unwrap().is_empty());
    assert_eq!(store.statistics(kitchen.players[0]).await.unwrap(), []);
    assert!(store.match_row(still_on).await.unwrap().is_some());
    assert_eq!(store.delete_quiet(3_600_000, &[], 10).await.unwrap(), []);
    assert_eq!(store.delete_quiet(0, &[kitchen.table], 10).await.unwrap(), []);
    assert_eq!(store.delete_quiet(0, &[], 10).await.unwrap(), [kitchen.table]);
    assert_eq!(store.match_row(still_on).await.unwrap(), None);
}

async fn a_guest_is_unseen_from_the_last_visit_on_and_forgotten_once(url: String) {
    let kitchen = Kitchen::open(&url).await;
    let (store, ann) = (&kitchen.store, kitchen.players[0]);
    store.seen(ann).await.unwrap();
    assert_eq!(store.unseen_for(3_600_000, 10).await.unwrap(), []);
    assert_eq!(store.unseen_for(0, 1).await.unwrap(), [ann]);
    let ended = kitchen.plays("hungry-monkey", [1, 2]).await;
    let other = kitchen.begins("hungry-monkey").await;
    kitchen.ends(other, None, None).await;
    store.begin_to_forget(ann, &[1; 32]).await.unwrap();
    assert_eq!(store.half_forgotten().await.unwrap(), [ann]);
    assert_eq!(store.player(ann).await.unwrap(), None);
    store.forget(ann, &[other], false).await.unwrap();
    assert_eq!(store.half_forgotten().await.unwrap(), [ann], "while there is a table that still names them");
    store.forget(ann, &[other], true).await.unwrap();
    assert_eq!(store.half_forgotten().await.unwrap(), []);
    for id in [ended, other] {
        let seats = store.match_row(id).await.unwrap().unwrap().seats;
        let seats: serde_json::Value = serde_json::from_str(&seats).unwrap();
        assert_eq!((&seats[0]["name"], &seats[2]["name"]), (&"A former player".into(), &serde_json::Value::Null));
        assert_eq!(seats[2]["player"], kitchen.players[1].to_string(), "the others stay as they were, in their order");
    }
    let scores = store.table_scores(kitchen.table).await.unwrap();
    assert_eq!(scores.iter().map(|row| row.player.name.as_str()).collect::<Vec<_>>(), ["A former player", "Bo"]);
}

/// Two entries of a log, with all that JSON may hold.
const OLD_LOG: [&str; 2] =
    [r#"{"cause":"begin","events":[[-1.50,"Ä \"é\" \u00e4"],null,{}]}"#, r#"{"cause":{"move":1e3},"events":[]}"#];

async fn matches_that_ended_before_there_was_a_history_are_in_it(url: String) {
    let (kind, ann, bo) = (url.split(':').next().unwrap(), Uuid::now_v7(), Uuid::now_v7());
    let (table, ended, abandoned) = (Uuid::new_v4(), Uuid::now_v7(), Uuid::now_v7());
    // The database as the first version left it.
    let folder = Folder::new();
    let first = format!("{}/../../migrations/{kind}/0001_tables.sql", env!("CARGO_MANIFEST_DIR"));
    std::fs::copy(first, folder.path().join("0001_tables.sql")).unwrap();
    let migrations = sqlx::migrate::Migrator::new(folder.path()).await.unwrap();
    let (now, bytes) = if kind == "sqlite" { ("1764450000000", "x'00'") } else { ("now()", "'\\x00'") };
    let other = if kind == "sqlite" { "x'01'" } else { "'\\x01'" };
    let seats = format!(r#"[{{"player": "{ann}"}}, {{"player": null}}, {{"player": "{bo}"}}]"#);
    let outcome = r#"{"places": [2, 3, 1], "points": [10, 5, 20]}"#;
    let sql = format!(
        "INSERT INTO players (id, token_hash, name, avatar) VALUES ('{ann}', {bytes}, 'Ann', 'owl'), \
         ('{bo}', {other}, 'Bo', 'cat'); \
         INSERT INTO tables (id, made_by, public, room) VALUES ('{table}', '{ann}', '0', '{{}}'); \
         INSERT INTO matches (id, table_id, game, edition, options, seats, seed, ended_at, outcome) VALUES \
         ('{ended}', '{table}', 'foodie-forest', '', '{{}}', '{seats}', {bytes}, {now}, '{outcome}'), \
         ('{abandoned}', '{table}', 'foodie-forest', '', '{{}}', '{seats}', {bytes}, {now}, NULL); \
         INSERT INTO log (match_id, version, entry) VALUES \
         ('{ended}', 1, '{}'), ('{abandoned}', 0, '{}'), ('{ended}', 0, '{}');",
        OLD_LOG[1], OLD_LOG[0], OLD_LOG[0]
    );
    if kind == "sqlite" {
        let options = url.parse::<sqlx::sqlite::SqliteConnectOptions>().unwrap().create_if_missing(true);
        let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        migrations.run(&mut connection).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    } else {
        let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
        migrations.run(&mut connection).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }

    let store = store::open(&url).await.unwrap();
    let listed = store.past_matches(Whose::Player(PlayerId(bo)), ALL).await.unwrap();
    let read: Vec<_> = listed.iter().map(|row| (row.id.0, row.seat)).collect();
    assert_eq!(read, [(abandoned, Some(2)), (ended, Some(2))]);
    let statistics = store.statistics(PlayerId(bo)).await.unwrap();
    assert_eq!((statistics[0].played, statistics[0].won, statistics[0].most_points), (1, 1, Some(20)));
    assert_eq!(store.table_scores(TableId(table)).await.unwrap().len(), 2);
    for (id, entries) in [(ended, &OLD_LOG[..]), (abandoned, &OLD_LOG[..1])] {
        let log = store.log(MatchId(id)).await.unwrap();
        assert_eq!(log.iter().map(|logged| logged.entry.as_str()).collect::<Vec<_>>(), entries);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_one_name_are_told_apart_in_their_match_and_afterwards_also_when_one_is_renamed() {
    let server = Server::start();
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    let mut other = server.guest("Ann").await;
    other.opens(&table).await;
    other.sits().await;
    ann.does("match_start", json!({})).await;
    let names = |seats: &Value| seats.as_array().unwrap().iter().map(|seat| seat["name"].clone()).collect::<Vec<_>>();
    let on = ann.wait_table(|table| !table["match"].is_null()).await;
    assert_eq!(names(&on["match"]["seats"]), ["Ann", "Ann (2)"]);
    other.does("rename", json!({ "name": "Cy", "avatar": "fox" })).await;
    let renamed = ann.wait_table(|table| table["chairs"][1]["person"]["name"] == "Cy").await;
    assert_eq!(names(&renamed["match"]["seats"]), ["Ann", "Ann (2)"]);
    let (last, _) = tokio::join!(ann.plays_to_the_end(), other.plays_to_the_end());
    let path = format!("/api/matches/{}", last["match"].as_str().unwrap());
    for page in [path.clone(), format!("{path}/record"), format!("{path}/replay?as=public")] {
        assert_eq!(names(&server.get(&page).await.json()["seats"]), ["Ann", "Ann (2)"], "{page}");
    }
}
