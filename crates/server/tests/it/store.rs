//! What every store does, on SQLite and on a real Postgres.
//!
//! `POTLUCK_TEST_POSTGRES` names a Postgres server on which each test makes a database of its own.

use std::sync::Arc;
use std::time::Duration;

use crate::common::server::Folder;
use crate::common::stores::on_both_stores;
use protocol::{Avatar, CommandId, MatchId, PlayerId, TableId};
use server::store::{
    self, Change, ClaimedTable, EndRow, EntryRow, LinkRow, MatchRow, PlayerRow, RoomRow, SeatLink, Store, WriteError,
    Writer,
};
use sqlx::Connection;
use uuid::Uuid;

on_both_stores!(
    a_player_is_known_again_by_the_token_alone,
    a_token_belongs_to_one_player,
    a_link_holds_once_for_its_purpose_and_not_for_ever,
    a_player_has_a_token_for_each_device,
    who_is_being_forgotten_gets_no_token_and_hands_nothing_on,
    a_player_may_be_renamed,
    a_table_that_is_claimed_has_a_new_owner,
    a_maker_makes_only_so_many_tables_a_day,
    a_command_makes_one_table_however_often_it_comes,
    the_lobby_gets_public_rooms_latest_change_first,
    a_match_is_read_back_as_it_was_written,
    a_write_of_an_earlier_owner_changes_nothing,
    changes_of_many_tables_share_a_write,
    a_write_is_whole_or_not_at_all,
    a_bad_change_undoes_no_other_in_its_group,
    tables_are_written_at_once_by_many,
    a_long_log_is_read_as_it_was_written,
    a_match_ends_once,
    a_match_that_begins_with_a_long_log_is_written_at_once,
    who_has_seen_a_match_is_kept_once_and_with_it_who_saw_what_it_was_made_from,
    tables_that_nobody_used_are_deleted,
    what_was_written_is_there_after_a_restart,
    a_closed_store_is_not_ready,
);

type AnyStore = Arc<dyn Store>;

async fn open(url: &str) -> AnyStore {
    store::open(url).await.unwrap()
}

async fn player(store: &AnyStore, name: &str) -> PlayerRow {
    let row = PlayerRow { id: PlayerId(Uuid::new_v4()), name: name.to_owned(), avatar: Avatar::Octopus };
    store.add_player(&row, &hash(row.id)).await.unwrap();
    row
}

fn hash(id: PlayerId) -> [u8; 32] {
    let mut hash = [7; 32];
    hash[..16].copy_from_slice(id.0.as_bytes());
    hash
}

fn room(word: &str) -> RoomRow {
    let room = format!("{{\"word\": \"{word}\"}}");
    RoomRow { table: TableId(Uuid::new_v4()), public: true, used: false, room }
}

async fn a_link_holds_once_for_its_purpose_and_not_for_ever(url: String) {
    let store = open(&url).await;
    let ann = player(&store, "Ann").await.id;
    let table = add(&store, ann, "a", &room("kitchen"), 9).await.unwrap();
    let match_id = MatchId(Uuid::new_v4());
    let (device, seat) = (LinkRow { player: ann, seat: None }, LinkRow { player: ann, seat: Some((table, match_id)) });
    let minute = Duration::from_mins(1);
    store.add_link(&[1; 32], &device, minute).await.unwrap();
    store.add_link(&[2; 32], &seat, minute).await.unwrap();
    let (bo, cy) = (player(&store, "Bo").await.id, player(&store, "Cy").await.id);
    let (first, second) = (CommandId("first".to_owned()), CommandId("second".to_owned()));
    assert_eq!(store.link_to_seat(&[1; 32], bo, &first).await.unwrap(), None);
    assert_eq!(store.take_link(&[2; 32]).await.unwrap(), None);
    assert_eq!(store.take_link(&[1; 32]).await.unwrap(), Some(ann));
    assert_eq!(store.take_link(&[1; 32]).await.unwrap(), None);
    store.add_link(&[3; 32], &seat, minute).await.unwrap();
    assert_eq!(store.link_to_seat(&[2; 32], bo, &first).await.unwrap(), None, "it was followed by another one");
    let mut link = SeatLink { player: ann, table, match_id, used_up: false };
    assert_eq!(store.link_to_seat(&[3; 32], bo, &first).await.unwrap(), Some(link));
    store.use_up_link(&[3; 32], bo, &first).await.unwrap();
    store.use_up_link(&[3; 32], cy, &second).await.unwrap();
    link.used_up = true;
    assert_eq!(store.link_to_seat(&[3; 32], bo, &first).await.unwrap(), Some(link));
    for (by, with) in [(bo, &second), (cy, &first), (cy, &second)] {
        assert_eq!(store.link_to_seat(&[3; 32], by, with).await.unwrap(), None, "it was used up");
    }
    store.add_link(&[4; 32], &device, Duration::ZERO).await.unwrap();
    assert_eq!(store.take_link(&[4; 32]).await.unwrap(), None, "it is too old");
    store.add_link(&[5; 32], &seat, Duration::ZERO).await.unwrap();
    assert_eq!(store.link_to_seat(&[5; 32], bo, &first).await.unwrap(), None, "it is too old");
}

async fn a_player_has_a_token_for_each_device(url: String) {
    let store = open(&url).await;
    let ann = player(&store, "Ann").await;
    store.add_token(ann.id, &[1; 32]).await.unwrap();
    for token in [hash(ann.id), [1; 32]] {
        assert_eq!(store.player_by_token(&token).await.unwrap().as_ref(), Some(&ann));
    }
    let bo = player(&store, "Bo").await;
    assert!(store.add_token(bo.id, &[1; 32]).await.is_err(), "it is Ann's");
}

/// Adds a table by this command, if the maker may.
async fn add(store: &AnyStore, maker: PlayerId, command: &str, row: &RoomRow, limit: u32) -> Option<TableId> {
    store.add_table(maker, &CommandId(command.to_owned()), row, limit).await.unwrap()
}

/// A new table and its owner's epoch.
async fn table(store: &AnyStore, word: &str) -> (RoomRow, i64) {
    let maker = player(store, "Maker").await;
    let row = room(word);
    assert_eq!(add(store, maker.id, "k-1", &row, 10).await, Some(row.table));
    let claimed = store.claim_table(row.table).await.unwrap().unwrap();
    (row, claimed.epoch)
}

fn nothing(table: TableId, epoch: i64) -> Change {
    Change { table, epoch, room: None, begun: None, entries: Vec::new(), ended: None, said: None, unsaid: None }
}

fn new_match(table: TableId) -> MatchRow {
    MatchRow {
        id: MatchId(Uuid::now_v7()),
        table,
        game: "hungry-monkey".to_owned(),
        edition: "cards = \"äpfel 'n' \\\"more\\\"\"\n".to_owned(),
        options: "{}".to_owned(),
        seats: "[]".to_owned(),
        seed: [0xa5; 32],
        entropy: Some([0x5a; 32]),
        contributions: "[]".to_owned(),
        origin: Some(MatchId(Uuid::from_u128(7))),
        origin_version: Some(12),
        began_at: 0,
        ended_at: None,
        outcome: None,
    }
}

fn begins(table: TableId, epoch: i64) -> (MatchId, Change) {
    let begun = new_match(table);
    let entry = EntryRow { match_id: begun.id, version: 0, entry: "{\"deal\":\"…\"}".to_owned() };
    (begun.id, Change { begun: Some(begun), entries: vec![entry], ..nothing(table, epoch) })
}

fn moves(table: TableId, epoch: i64, match_id: MatchId, version: i64) -> Change {
    let entry = EntryRow { match_id, version, entry: format!("{{\"version\":{version}}}") };
    Change { entries: vec![entry], ..nothing(table, epoch) }
}

fn ends(table: TableId, epoch: i64, match_id: MatchId, outcome: Option<&str>) -> Change {
    let ended =
        EndRow { match_id, outcome: outcome.map(str::to_owned), seats: "[]".to_owned(), participants: Vec::new() };
    Change { ended: Some(ended), ..nothing(table, epoch) }
}

/// JSON as a value: stores may keep it with other blanks.
fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap()
}

async fn a_player_is_known_again_by_the_token_alone(url: String) {
    let store = open(&url).await;
    let ann = player(&store, "Änn 🦊").await;
    assert_eq!(store.player_by_token(&hash(ann.id)).await.unwrap(), Some(ann.clone()));
    assert_eq!(store.player(ann.id).await.unwrap(), Some(ann));
    assert_eq!(store.player_by_token(&[9; 32]).await.unwrap(), None);
    assert_eq!(store.player(PlayerId(Uuid::new_v4())).await.unwrap(), None);
}

async fn a_token_belongs_to_one_player(url: String) {
    let store = open(&url).await;
    let ann = player(&store, "Ann").await;
    let other = PlayerRow { id: PlayerId(Uuid::new_v4()), ..ann.clone() };
    assert!(store.add_player(&other, &hash(ann.id)).await.is_err());
}

async fn who_is_being_forgotten_gets_no_token_and_hands_nothing_on(url: String) {
    let store = open(&url).await;
    let ann = player(&store, "Ann").await;
    store.begin_to_forget(ann.id, &[9; 32]).await.unwrap();
    store.add_link(&[1; 32], &LinkRow { player: ann.id, seat: None }, Duration::from_mins(1)).await.unwrap();
    assert_eq!(store.take_link(&[1; 32]).await.unwrap(), None);
    // Had it been kept, it would be in the way of the same one.
    store.add_token(ann.id, &[2; 32]).await.unwrap();
    store.add_token(ann.id, &[2; 32]).await.unwrap();
}

async fn a_player_may_be_renamed(url: String) {
    let store = open(&url).await;
    let ann = player(&store, "Ann").await;
    let renamed = PlayerRow { name: "Anna".to_owned(), avatar: Avatar::Bear, ..ann };
    store.rename_player(&renamed).await.unwrap();
    assert_eq!(store.player(renamed.id).await.unwrap(), Some(renamed));
}

async fn a_table_that_is_claimed_has_a_new_owner(url: String) {
    let store = open(&url).await;
    let (row, first) = table(&store, "soup").await;
    let ClaimedTable { epoch, room } = store.claim_table(row.table).await.unwrap().unwrap();
    assert!(epoch > first);
    assert_eq!(json(&room), json(&row.room));
    assert_eq!(store.claim_table(TableId(Uuid::new_v4())).await.unwrap(), None);
}

async fn a_maker_makes_only_so_many_tables_a_day(url: String) {
    let store = open(&url).await;
    let (ann, bo) = (player(&store, "Ann").await, player(&store, "Bo").await);
    let mut wishes = tokio::task::JoinSet::new();
    for number in 0..8 {
        let (store, command) = (Arc::clone(&store), number.to_string());
        wishes.spawn(async move { add(&store, ann.id, &command, &room(&command), 2).await });
    }
    assert_eq!(wishes.join_all().await.into_iter().flatten().count(), 2, "also when all are asked for at once");
    let next = room("next");
    assert_eq!(add(&store, ann.id, "next", &next, 2).await, None);
    assert_eq!(store.claim_table(next.table).await.unwrap(), None);
    assert!(add(&store, bo.id, "next", &room("other"), 2).await.is_some());
}

async fn a_command_makes_one_table_however_often_it_comes(url: String) {
    let store = open(&url).await;
    let (ann, bo) = (player(&store, "Ann").await, player(&store, "Bo").await);
    let mut wishes = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let store = Arc::clone(&store);
        wishes.spawn(async move { add(&store, ann.id, "mine", &room("kitchen"), 8).await });
    }
    let made = wishes.join_all().await;
    assert!(made[0].is_some());
    assert!(made.iter().all(|table| *table == made[0]), "{made:?}");
    assert_ne!(add(&store, ann.id, "another", &room("diner"), 8).await, made[0]);
    assert_ne!(add(&store, bo.id, "mine", &room("diner"), 8).await, made[0]);
}

async fn the_lobby_gets_public_rooms_latest_change_first(url: String) {
    let store = open(&url).await;
    let (first, epoch) = table(&store, "first").await;
    let (second, _) = table(&store, "second").await;
    let (hidden, hidden_epoch) = table(&store, "hidden").await;
    let hide = RoomRow { public: false, ..hidden.clone() };
    let touch = RoomRow { room: "{\"word\": \"touched\"}".to_owned(), ..first.clone() };
    let changes = [
        Change { room: Some(hide), ..nothing(hidden.table, hidden_epoch) },
        Change { room: Some(touch.clone()), ..nothing(first.table, epoch) },
    ];
    assert_eq!(store.write(&changes).await.unwrap(), [true, true]);
    let rooms = store.public_rooms(10).await.unwrap();
    assert_eq!(rooms.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [first.table, second.table]);
    assert_eq!(json(&rooms[0].1), json(&touch.room));
    assert_eq!(store.public_rooms(1).await.unwrap().len(), 1);
}

async fn a_match_is_read_back_as_it_was_written(url: String) {
    let store = open(&url).await;
    let (row, epoch) = table(&store, "soup").await;
    let (id, begin) = begins(row.table, epoch);
    assert_eq!(store.write(std::slice::from_ref(&begin)).await.unwrap(), [true]);
    for version in 1..4 {
        assert_eq!(store.write(&[moves(row.table, epoch, id, version)]).await.unwrap(), [true]);
    }
    let read = store.match_row(id).await.unwrap().unwrap();
    assert!(read.began_at > 1_600_000_000_000, "{}", read.began_at);
    assert_eq!(MatchRow { began_at: 0, ..read }, begin.begun.unwrap());
    assert!(store.log(id).await.unwrap().iter().all(|logged| logged.age < Duration::from_mins(1)));
    assert_eq!(log(&store, id).await, ["{\"deal\":\"…\"}", "{\"version\":1}", "{\"version\":2}", "{\"version\":3}"]);
    assert_eq!(store.match_row(MatchId(Uuid::new_v4())).await.unwrap(), None);
}

async fn a_write_of_an_earlier_owner_changes_nothing(url: String) {
    let store = open(&url).await;
    let (row, old) = table(&store, "soup").await;
    let (id, begin) = begins(row.table, old);
    store.write(&[begin]).await.unwrap();
    let new = store.claim_table(row.table).await.unwrap().unwrap().epoch;
    let usurped = Change {
        room: Some(RoomRow { room: "{}".to_owned(), ..row.clone() }),
        ended: Some(EndRow { match_id: id, outcome: None, seats: "[]".to_owned(), participants: Vec::new() }),
        ..moves(row.table, old, id, 1)
    };
    assert_eq!(store.write(&[usurped]).await.unwrap(), [false]);
    let (late, late_begin) = begins(row.table, old);
    assert_eq!(store.write(&[late_begin]).await.unwrap(), [false]);
    assert_eq!(store.log(id).await.unwrap().len(), 1);
    assert_eq!(store.match_row(id).await.unwrap().unwrap().ended_at, None);
    assert_eq!(store.match_row(late).await.unwrap(), None);
    assert_eq!(json(&store.claim_table(row.table).await.unwrap().unwrap().room), json(&row.room));
    assert_eq!(store.write(&[moves(row.table, new + 1, id, 1)]).await.unwrap(), [true]);
    let gone = TableId(Uuid::new_v4());
    assert_eq!(store.write(&[nothing(gone, 0)]).await.unwrap(), [false], "nobody owns what is not there");
}

async fn changes_of_many_tables_share_a_write(url: String) {
    let store = open(&url).await;
    let mut changes = Vec::new();
    for number in 0..20 {
        let (row, epoch) = table(&store, &number.to_string()).await;
        let (_, begin) = begins(row.table, if number == 7 { epoch - 1 } else { epoch });
        changes.push(Change { room: Some(RoomRow { used: true, ..row }), ..begin });
    }
    let owned = store.write(&changes).await.unwrap();
    assert_eq!(owned, (0..20).map(|number| number != 7).collect::<Vec<_>>());
    for (change, owned) in changes.iter().zip(owned) {
        let entries = store.log(change.entries[0].match_id).await.unwrap().len();
        assert_eq!(entries, usize::from(owned));
    }
}

async fn a_write_is_whole_or_not_at_all(url: String) {
    let store = open(&url).await;
    let (row, epoch) = table(&store, "before").await;
    let (id, begin) = begins(row.table, epoch);
    store.write(std::slice::from_ref(&begin)).await.unwrap();
    let twice = Change {
        room: Some(RoomRow { room: "{\"word\": \"after\"}".to_owned(), ..row.clone() }),
        entries: moves(row.table, epoch, id, 1).entries,
        ..begin
    };
    assert!(store.write(&[twice]).await.is_err(), "the match has begun already");
    if url.starts_with("postgres") {
        let again =
            Change { room: Some(RoomRow { room: "{}".to_owned(), ..row.clone() }), ..moves(row.table, epoch, id, 0) };
        assert!(store.write(&[again]).await.is_err(), "version 0 is written already");
    }
    assert_eq!(store.log(id).await.unwrap().len(), 1);
    assert_eq!(json(&store.claim_table(row.table).await.unwrap().unwrap().room), json(&row.room));
}

async fn a_bad_change_undoes_no_other_in_its_group(url: String) {
    let store = open(&url).await;
    let (good, good_epoch) = table(&store, "good").await;
    let (bad, bad_epoch) = table(&store, "bad").await;
    let (stale, stale_epoch) = table(&store, "stale").await;
    let (_, begun) = begins(bad.table, bad_epoch);
    store.write(std::slice::from_ref(&begun)).await.unwrap();
    let (good_match, good_begin) = begins(good.table, good_epoch);
    let (writer, writing) = Writer::start(Arc::clone(&store));
    let (first, second, third) = tokio::join!(
        writer.write(good_begin),
        writer.write(begun),
        writer.write(nothing(stale.table, stale_epoch - 1)),
    );
    assert_eq!((first, second, third), (Ok(()), Err(WriteError::Failed), Err(WriteError::Stale)));
    assert_eq!(store.log(good_match).await.unwrap().len(), 1);
    drop(writer);
    writing.await.unwrap();
}

async fn tables_are_written_at_once_by_many(url: String) {
    let store = open(&url).await;
    let (writer, writing) = Writer::start(Arc::clone(&store));
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..16 {
        let (row, epoch) = table(&store, &number.to_string()).await;
        let writer = writer.clone();
        tasks.spawn(async move {
            let (id, begin) = begins(row.table, epoch);
            writer.write(begin).await.unwrap();
            for version in 1..20 {
                writer.write(moves(row.table, epoch, id, version)).await.unwrap();
            }
            id
        });
    }
    for id in tasks.join_all().await {
        assert_eq!(store.log(id).await.unwrap().len(), 20);
    }
    drop(writer);
    writing.await.unwrap();
}

/// So many thousand entries are too many for the tail of the logs on SQLite.
const TOO_MANY: usize = 9;

/// Writes a thousand versions more of a match, and returns what its log is to be by then.
async fn lengthen(store: &AnyStore, (table, epoch, id): (TableId, i64, MatchId), written: &mut Vec<String>) {
    for _ in 0..20 {
        let first = i64::try_from(written.len()).unwrap();
        let entries: Vec<_> =
            (first..first + 50).flat_map(|version| moves(table, epoch, id, version).entries).collect();
        written.extend(entries.iter().map(|row| row.entry.clone()));
        assert_eq!(store.write(&[Change { entries, ..nothing(table, epoch) }]).await.unwrap(), [true]);
    }
}

/// A match that has begun, and its log.
async fn long_match(store: &AnyStore) -> ((TableId, i64, MatchId), Vec<String>) {
    let (row, epoch) = table(store, "soup").await;
    let (id, begin) = begins(row.table, epoch);
    let log = begin.entries.iter().map(|row| row.entry.clone()).collect();
    store.write(&[begin]).await.unwrap();
    ((row.table, epoch, id), log)
}

async fn log(store: &AnyStore, id: MatchId) -> Vec<String> {
    store.log(id).await.unwrap().into_iter().map(|logged| logged.entry).collect()
}

async fn a_long_log_is_read_as_it_was_written(url: String) {
    let store = open(&url).await;
    let ((one, mut log_of_one), (other, mut log_of_other)) = (long_match(&store).await, long_match(&store).await);
    for _ in 0..TOO_MANY {
        lengthen(&store, one, &mut log_of_one).await;
        lengthen(&store, other, &mut log_of_other).await;
        assert_eq!(log(&store, one.2).await, log_of_one);
    }
    store.close().await;
    let store = open(&url).await;
    assert_eq!((log(&store, one.2).await, log(&store, other.2).await), (log_of_one, log_of_other));
}

#[tokio::test]
async fn entries_that_cannot_become_parts_of_logs_on_sqlite_are_kept_and_become_parts_later() {
    let folder = Folder::new();
    let url = folder.sqlite();
    let store = open(&url).await;
    let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
    let fails = "CREATE TRIGGER fails BEFORE INSERT ON log_parts BEGIN SELECT RAISE(ABORT, 'no'); END";
    sqlx::raw_sql(fails).execute(&mut database).await.unwrap();
    let (of_match, mut written) = long_match(&store).await;
    for _ in 0..TOO_MANY {
        lengthen(&store, of_match, &mut written).await;
    }
    assert_eq!(log(&store, of_match.2).await, written);
    let parts = "SELECT count(*) FROM log_parts";
    assert_eq!(sqlx::query_scalar::<_, i64>(parts).fetch_one(&mut database).await.unwrap(), 0);
    sqlx::raw_sql("DROP TRIGGER fails").execute(&mut database).await.unwrap();
    for _ in 0..TOO_MANY {
        lengthen(&store, of_match, &mut written).await;
    }
    assert_eq!(sqlx::query_scalar::<_, i64>(parts).fetch_one(&mut database).await.unwrap(), 1);
    assert_eq!(log(&store, of_match.2).await, written);
}

#[tokio::test]
async fn a_write_that_failed_on_sqlite_leaves_no_trace_in_the_parts_of_a_log() {
    let folder = Folder::new();
    let url = folder.sqlite();
    let store = open(&url).await;
    let (of_match, mut written) = long_match(&store).await;
    lengthen(&store, of_match, &mut written).await;
    let mut database = sqlx::SqliteConnection::connect(&url).await.unwrap();
    let fails = "CREATE TRIGGER fails AFTER INSERT ON log_tail BEGIN SELECT RAISE(ABORT, 'no'); END";
    sqlx::raw_sql(fails).execute(&mut database).await.unwrap();
    let next = i64::try_from(written.len()).unwrap();
    assert!(store.write(&[moves(of_match.0, of_match.1, of_match.2, next)]).await.is_err());
    sqlx::raw_sql("DROP TRIGGER fails").execute(&mut database).await.unwrap();
    for _ in 0..2 * TOO_MANY {
        lengthen(&store, of_match, &mut written).await;
    }
    assert_eq!(log(&store, of_match.2).await, written);
    let parted = "SELECT json_array_length(entries) FROM log_parts ORDER BY version";
    let parted: Vec<i64> = sqlx::query_scalar(parted).fetch_all(&mut database).await.unwrap();
    assert!(parted.len() >= 2 && parted.iter().all(|entries| *entries > 8000), "{parted:?}");
    store.close().await;
    let store = open(&url).await;
    assert_eq!(log(&store, of_match.2).await, written);
    let all = "SELECT sum(json_array_length(entries)) FROM log_parts";
    let all: i64 = sqlx::query_scalar(all).fetch_one(&mut database).await.unwrap();
    assert_eq!(usize::try_from(all).unwrap(), written.len(), "none is a part twice");
}

#[tokio::test]
async fn a_write_to_sqlite_that_is_dropped_before_its_end_holds_no_later_one_up_and_leaves_no_half() {
    let folder = Folder::new();
    let url = folder.sqlite();
    let store = open(&url).await;
    let ((table, epoch, id), mut written) = long_match(&store).await;
    let mut other = sqlx::SqliteConnection::connect(&url).await.unwrap();
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    // Asks for more than moves alone, and so twice.
    let ended = [Change { ended: ends(table, epoch, id, None).ended, ..moves(table, epoch, id, 1) }];
    tokio::select! {
        biased;
        _ = store.write(&ended) => panic!("another process writes"),
        () = tokio::task::yield_now() => {}
    }
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    for _ in 0..2 {
        lengthen(&store, (table, epoch, id), &mut written).await;
        assert_eq!(log(&store, id).await, written);
    }
    assert!(store.match_row(id).await.unwrap().unwrap().ended_at.is_none());
}

#[tokio::test]
async fn a_match_that_is_deleted_while_its_entries_are_the_newest_on_sqlite_leaves_other_logs_as_they_are() {
    let folder = Folder::new();
    let url = folder.sqlite();
    let store = open(&url).await;
    let ((one, _), (other, mut log_of_other)) = (long_match(&store).await, long_match(&store).await);
    store.write(&[ends(one.0, one.1, one.2, None)]).await.unwrap();
    lengthen(&store, other, &mut log_of_other).await;
    assert_eq!(store.delete_ended(0, 10).await.unwrap(), 1);
    for _ in 0..TOO_MANY {
        lengthen(&store, other, &mut log_of_other).await;
    }
    assert_eq!((log(&store, one.2).await, log(&store, other.2).await), (Vec::new(), log_of_other));
}

#[tokio::test]
async fn two_processes_that_have_the_same_file_open_lose_nothing_of_what_either_writes() {
    let folder = Folder::new();
    let url = folder.sqlite();
    let old = open(&url).await;
    let (of_old, mut log_of_old) = long_match(&old).await;
    lengthen(&old, of_old, &mut log_of_old).await;
    // Makes parts of what the other one has written, which does not know.
    let new = store::open(&url).await.unwrap();
    let (of_new, mut log_of_new) = long_match(&new).await;
    for _ in 0..2 * TOO_MANY {
        lengthen(&old, of_old, &mut log_of_old).await;
        lengthen(&new, of_new, &mut log_of_new).await;
    }
    assert_eq!((log(&new, of_old.2).await, log(&old, of_new.2).await), (log_of_old, log_of_new));
}

async fn a_match_that_begins_with_a_long_log_is_written_at_once(url: String) {
    let store = open(&url).await;
    let (row, epoch) = table(&store, "soup").await;
    let (id, begin) = begins(row.table, epoch);
    let later = (1..9000).flat_map(|version| moves(row.table, epoch, id, version).entries);
    let entries: Vec<_> = begin.entries.iter().cloned().chain(later).collect();
    let written: Vec<_> = entries.iter().map(|row| row.entry.clone()).collect();
    assert_eq!(store.write(&[Change { entries, ..begin }]).await.unwrap(), [true]);
    assert_eq!(log(&store, id).await, written);
}

async fn a_match_ends_once(url: String) {
    let store = open(&url).await;
    let (row, epoch) = table(&store, "soup").await;
    let (id, begin) = begins(row.table, epoch);
    store.write(&[begin]).await.unwrap();
    store.write(&[ends(row.table, epoch, id, Some("{\"first\": 1}"))]).await.unwrap();
    store.write(&[ends(row.table, epoch, id, None)]).await.unwrap();
    let outcome = store.match_row(id).await.unwrap().unwrap().outcome;
    assert_eq!(json(&outcome.unwrap()), json("{\"first\": 1}"));
}

async fn who_has_seen_a_match_is_kept_once_and_with_it_who_saw_what_it_was_made_from(url: String) {
    let store = open(&url).await;
    let (row, epoch) = table(&store, "soup").await;
    let first = MatchRow { origin: None, origin_version: None, ..new_match(row.table) };
    let again = MatchRow { origin: Some(first.id), ..new_match(row.table) };
    for begun in [&first, &again] {
        store.write(&[Change { begun: Some(begun.clone()), ..nothing(row.table, epoch) }]).await.unwrap();
    }
    let [ann, bo, cy] = [player(&store, "Ann").await.id, player(&store, "Bo").await.id, player(&store, "Cy").await.id];
    store.note_witnesses(first.id, &[ann]).await.unwrap();
    store.note_witnesses(again.id, &[ann, bo]).await.unwrap();
    store.begin_to_forget(cy, &[9; 32]).await.unwrap();
    store.note_witnesses(first.id, &[cy]).await.unwrap();
    store.note_witnesses(MatchId(Uuid::new_v4()), &[ann]).await.unwrap();
    let among = [ann, bo, cy];
    let mut saw_first = store.witnesses(first.id, &among).await.unwrap();
    saw_first.sort_unstable();
    let mut both = vec![ann, bo];
    both.sort_unstable();
    assert_eq!(saw_first, both);
    assert_eq!(store.witnesses(again.id, &[bo]).await.unwrap(), [bo]);
    assert_eq!(store.witnessed_by(ann).await.unwrap().len(), 2);
    store.begin_to_forget(bo, &[8; 32]).await.unwrap();
    assert_eq!(store.witnesses(first.id, &among).await.unwrap(), [ann]);
}

async fn tables_that_nobody_used_are_deleted(url: String) {
    let store = open(&url).await;
    let (unused, _) = table(&store, "unused").await;
    let (kept, _) = table(&store, "in memory").await;
    let (used, epoch) = table(&store, "used").await;
    let (id, begin) = begins(used.table, epoch);
    let change = Change { room: Some(RoomRow { used: true, ..used.clone() }), ..begin };
    store.write(&[change]).await.unwrap();
    assert_eq!(store.delete_unused(3_600_000, &[]).await.unwrap(), [], "none is an hour old");
    assert_eq!(store.delete_unused(0, &[kept.table]).await.unwrap(), [unused.table]);
    assert_eq!(store.claim_table(unused.table).await.unwrap(), None);
    assert!(store.claim_table(kept.table).await.unwrap().is_some());
    assert!(store.claim_table(used.table).await.unwrap().is_some());
    assert_eq!(store.log(id).await.unwrap().len(), 1);
}

async fn what_was_written_is_there_after_a_restart(url: String) {
    let store = open(&url).await;
    let (row, epoch) = table(&store, "soup").await;
    let (id, begin) = begins(row.table, epoch);
    store.write(&[begin]).await.unwrap();
    store.close().await;
    let store = store::open(&url).await.unwrap();
    assert_eq!(store.log(id).await.unwrap().len(), 1);
    assert_eq!(store.write(&[moves(row.table, epoch, id, 1)]).await.unwrap(), [true]);
}

async fn a_closed_store_is_not_ready(url: String) {
    let store = open(&url).await;
    store.ping().await.unwrap();
    store.close().await;
    assert!(store.ping().await.is_err());
}

#[tokio::test]
async fn an_address_of_another_kind_is_refused() {
    assert!(matches!(store::open("mysql://x").await, Err(store::OpenError::UnknownKind)));
}
