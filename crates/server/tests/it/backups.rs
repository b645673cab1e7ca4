//! What `docs/hosting.md` says of backups, done: made while the server runs, put back after it was killed.

use std::path::{Path, PathBuf};

use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use tokio::process::Command;

use crate::common::binary::Potluck;
use crate::common::client::Client;
use crate::common::cluster;
use crate::common::database::Database;
use crate::common::server::{Folder, Server};

/// Ann has this table open again, and this one is gone.
async fn there_and_not(mut ann: Client, there: &str, gone: &str) {
    let now = ann.opens(there).await;
    assert_eq!(now["chairs"][0]["person"]["id"], ann.player.as_str());
    ann.may_not("table_open", json!({ "table": gone }), "no_such_table").await;
    ann.makes_table("Later", false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_the_file_goes_back_in_place_of_that_of_a_killed_server() {
    let folder = Folder::new();
    let mut potluck = Potluck::serve(&folder, &[]).await;
    let mut ann = Client::guest(potluck.address, "Ann").await;
    let kept = ann.makes_table("Kept", false).await;
    ann.sits().await;
    let backup = folder.path().join("copy.sqlite");
    // As sqlite3 does it.
    let mut connection = SqliteConnection::connect(&folder.sqlite()).await.unwrap();
    sqlx::query("VACUUM INTO ?").bind(backup.to_str().unwrap()).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let lost = ann.makes_table("Lost", false).await;
    potluck.kill_at_once().await;
    let own = |suffix: &str| PathBuf::from(format!("{}{suffix}", folder.path().join("potluck.sqlite").display()));
    assert!(own("-wal").exists(), "what was written last is in the file beside it");
    for suffix in ["-wal", "-shm"] {
        std::fs::remove_file(own(suffix)).unwrap();
    }
    std::fs::copy(&backup, own("")).unwrap();
    let potluck = Potluck::serve(&folder, &[]).await;
    there_and_not(ann.again(potluck.address).await, &kept, &lost).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_files_of_a_stopped_server_are_a_backup() {
    let (first, second) = (Folder::new(), Folder::new());
    let mut potluck = Potluck::serve(&first, &[]).await;
    let mut ann = Client::guest(potluck.address, "Ann").await;
    let kept = ann.makes_table("Kept", false).await;
    ann.sits().await;
    potluck.ask_to_stop().await;
    assert!(potluck.ended().await.success());
    std::fs::copy(first.path().join("potluck.sqlite"), second.path().join("potluck.sqlite")).unwrap();
    let mut potluck = Potluck::serve(&first, &[]).await;
    let lost = ann.again(potluck.address).await.makes_table("Lost", false).await;
    potluck.kill_at_once().await;
    let potluck = Potluck::serve(&second, &[]).await;
    there_and_not(ann.again(potluck.address).await, &kept, &lost).await;
}

/// Runs a program of PostgreSQL.
async fn run(programs: &Path, name: &str, arguments: &[&str]) {
    let done = Command::new(programs.join(name)).args(arguments).output().await.unwrap();
    assert!(done.status.success(), "{name}: {}", String::from_utf8_lossy(&done.stderr));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dump_of_the_database_goes_back_in_its_place() {
    let programs = cluster::programs().await;
    let database = Database::make().await;
    let server = Server::with(&["--database-url", &database.url]);
    let mut ann = server.guest("Ann").await;
    let kept = ann.makes_table("Kept", false).await;
    ann.sits().await;
    let dump = server.folder.path().join("potluck.dump");
    let dump = dump.to_str().unwrap();
    run(&programs, "pg_dump", &["--format=custom", "--file", dump, &database.url]).await;
    let lost = ann.makes_table("Lost", false).await;
    let (folder, flags) = server.stop().await;
    let restore = ["--clean", "--if-exists", "--single-transaction", "--dbname", &database.url, dump];
    run(&programs, "pg_restore", &restore).await;
    let server = Server::at(folder, flags);
    there_and_not(ann.again(server.address).await, &kept, &lost).await;
    drop(server.stop().await);
    database.drop().await;
}
