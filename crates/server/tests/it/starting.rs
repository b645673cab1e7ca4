//! How the process starts: what it says, what it refuses and why, and what it keeps to itself.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Output, Stdio};

use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use tokio::process::Command;

use crate::common::binary::Potluck;
use crate::common::client::Client;
use crate::common::database::Database;
use crate::common::server::{Folder, request};

/// `potluck serve` with a page in this folder, and these flags.
fn serve(folder: &Folder, flags: &[&str]) -> Command {
    let mut potluck = Command::new(env!("CARGO_BIN_EXE_potluck"));
    potluck.args(["serve", "--listen", "127.0.0.1:0", "--web"]).arg(folder.path()).args(flags);
    potluck.env_remove("DATABASE_URL").stdin(Stdio::null()).kill_on_drop(true);
    potluck
}

/// What a server that cannot run says.
async fn refused(folder: &Folder, flags: &[&str]) -> String {
    let Output { status, stderr, .. } = serve(folder, flags).output().await.unwrap();
    let said = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code().map(|code| code != 0), Some(true), "{said}");
    said
}

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap_or_else(|_| panic!("{} is there", path.display())).permissions().mode() & 0o777
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_run_says_what_is_wrong_where_and_what_to_do() {
    let folder = Folder::new();
    let own = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(own("file"), "").unwrap();
    std::fs::create_dir(own("empty")).unwrap();
    std::fs::create_dir(own("potluck.sqlite")).unwrap();
    std::fs::write(own("text"), "This is somebody's letter, and no database.\n".repeat(100)).unwrap();
    let text = format!("sqlite://{}", own("text"));
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let nobody_listens = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let wrong_port = format!("postgres://ann:secret@127.0.0.1:{nobody_listens}/potluck");
    for (flags, says) in [
        (vec!["--web", &own("empty")], vec![own("empty/index.html"), "--web".into()]),
        (vec!["--web", &own("source")], vec![own("source/index.html"), "built".into()]),
        (vec!["--listen", "localhost:8080"], vec!["localhost:8080".into(), "as in 127.0.0.1:8080".into()]),
        (vec!["--data", &own("file/data")], vec![own("file/data"), "Not a directory".into(), "--data".into()]),
        (vec!["--data", &own("")], vec![own("potluck.sqlite"), "cannot be used".into(), "has to be a file".into()]),
        (vec!["--database-url", &text], vec![own("text"), "not a database".into(), "--data".into(), "backup".into()]),
        (vec!["--database-url", "sqlite::memory:"], vec!["path of a file".into(), "DATABASE_URL".into()]),
        (vec!["--database-url", "sqlite://potluck.sqlite?mode=rwc"], vec!["path of a file".into()]),
        (vec!["--listen", &taken], vec![taken.clone(), "in use".into(), "--listen".into()]),
        (vec!["--listen", "192.0.2.1:80"], vec!["192.0.2.1:80".into(), "0.0.0.0".into()]),
        (vec!["--log", "server=loud"], vec!["--log server=loud".into()]),
        (vec!["--editions", &own("nowhere")], vec![own("nowhere")]),
        (vec!["--database-url", "mysql://x"], vec!["postgres:// or sqlite://".into(), "DATABASE_URL".into()]),
        (
            vec!["--database-url", &wrong_port],
            vec![format!("port {nobody_listens}"), "refused".into(), "user ann".into(), "DATABASE_URL".into()],
        ),
        (
            vec!["--database-url", "postgres://ann:se/cret@127.0.0.1:5432/potluck"],
            vec!["percent-encoded".into(), "PGPASSWORD".into()],
        ),
        (vec!["--ping-s", "0"], vec!["--ping-s".into(), "1..=3600".into()]),
    ] {
        let said = refused(&folder, &flags).await;
        for word in &says {
            assert!(said.contains(word), "{flags:?} lacks {word}: {said}");
        }
        assert!(!said.contains("secret") && !said.contains("se/cret"), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_a_database_of_ours_keeps_its_permissions() {
    let folder = Folder::new();
    let (text, other) = (folder.path().join("text"), folder.path().join("other"));
    std::fs::write(&text, "This is somebody's letter, and no database.\n".repeat(100)).unwrap();
    std::fs::create_dir(&other).unwrap();
    for (path, before) in [(&text, 0o644), (&other, 0o755)] {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(before)).unwrap();
        refused(&folder, &["--database-url", &format!("sqlite://{}", path.display())]).await;
        assert_eq!(mode(path), before, "{}", path.display());
    }
}

/// Writes into the list of migrations what a later version will have done.
const LATER: &str = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                     SELECT 99, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_newer_version_are_left_alone_and_named() {
    let folder = Folder::new();
    server::store::open(&folder.sqlite()).await.unwrap().close().await;
    let mut file = SqliteConnection::connect(&folder.sqlite()).await.unwrap();
    sqlx::query(LATER).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let said = refused(&folder, &["--data", folder.path().to_str().unwrap()]).await;
    assert!(said.contains("potluck.sqlite was used by a newer Potluck (its tables have version 99,"), "{said}");

    let database = Database::make().await;
    server::store::open(&database.url).await.unwrap().close().await;
    let mut connection = PgConnection::connect(&database.url).await.unwrap();
    sqlx::query(LATER).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let said = refused(&folder, &["--database-url", &database.url]).await;
    assert!(said.contains("was used by a newer Potluck (its tables have version 99,"), "{said}");
    database.drop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_takes_no_writes_is_refused_at_the_start() {
    let database = Database::make().await;
    server::store::open(&database.url).await.unwrap().close().await;
    let mut connection = PgConnection::connect(&database.url).await.unwrap();
    let (_, name) = database.url.rsplit_once('/').unwrap();
    let sql = format!("ALTER DATABASE {name} SET default_transaction_read_only = on");
    sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let said = refused(&Folder::new(), &["--database-url", &database.url]).await;
    assert!(said.contains("cannot be written to") && said.contains("read-only"), "{said}");
    database.drop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_a_file_that_is_in_use_does_not_start_until_the_first_is_gone_which_tells_its_host() {
    let folder = Folder::new();
    let data = folder.path().to_str().unwrap();
    let mut first = Potluck::serve(&folder, &[]).await;
    let said = refused(&folder, &["--data", data]).await;
    let process = format!("potluck.sqlite belongs to a server that runs already (process {})", first.id());
    assert!(said.contains(&process) && said.contains("--data"), "{said}");
    let link = folder.path().join("link.sqlite");
    std::os::unix::fs::symlink(folder.path().join("potluck.sqlite"), &link).unwrap();
    let said = refused(&folder, &["--database-url", &format!("sqlite://{}", link.display())]).await;
    assert!(said.contains(&process), "by a link: {said}");
    // The first goes on, and tells its host.
    Client::guest(first.address, "Ann").await;
    let told = |log: &str| log.lines().any(|line| line.contains("was started on this database and refused"));
    while !told(&first.log.lock().unwrap()) {
        tokio::task::yield_now().await;
    }
    first.kill_at_once().await;
    Potluck::serve(&folder, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_line_tells_version_store_and_editions_and_a_log_that_is_piped_has_no_colours() {
    let folder = Folder::new();
    let editions = folder.path().join("editions");
    std::fs::create_dir(&editions).unwrap();
    let own = include_str!("../../../rules/data/hungry-monkey.toml");
    std::fs::write(editions.join("hungry-monkey.toml"), format!("# Our own\n{own}")).unwrap();
    let flags = ["--log", "debug", "--data", folder.path().to_str().unwrap(), "--editions", editions.to_str().unwrap()];
    let mut potluck = serve(&folder, &flags).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = tokio::io::AsyncBufReadExt::lines(tokio::io::BufReader::new(potluck.stderr.take().unwrap()));
    let line = loop {
        let line = lines.next_line().await.unwrap().expect("it says that it listens");
        assert!(!line.contains('\u{1b}'), "{line:?}");
        if line.contains("listening") {
            break line;
        }
    };
    let store = format!("store=\"{}\"", folder.path().join("potluck.sqlite").display());
    for told in [concat!("version=\"", env!("CARGO_PKG_VERSION"), "\""), &store, "editions=\"own for hungry-monkey\""] {
        assert!(line.contains(told), "{told} is not in {line}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_server_keeps_is_for_its_own_user_alone_whatever_the_umask() {
    let folder = Folder::new();
    let data = folder.path().join("kept/data");
    let flags = ["--data", data.to_str().unwrap()];
    let mut potluck = Potluck::serve_under(&["sh", "-c", "umask 0; exec \"$@\"", "sh"], &folder, &flags).await;
    Client::guest(potluck.address, "Ann").await;
    assert_eq!(mode(&data), 0o700);
    let files = ["potluck.sqlite", "potluck.sqlite-wal", "potluck.sqlite-shm", "potluck.sqlite-lock"];
    for file in files {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
    // What an older version left open to all is closed.
    potluck.kill_at_once().await;
    for file in files {
        std::fs::set_permissions(data.join(file), std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    let potluck = Potluck::serve(&folder, &flags).await;
    Client::guest(potluck.address, "Bo").await;
    for file in &files[..3] {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_may_not_connect_is_told_to_the_host_but_not_without_end() {
    let folder = Folder::new();
    let potluck = Potluck::serve(&folder, &[]).await;
    let address = potluck.address;
    let endless = format!("https://{}.example", "x".repeat(4000));
    let strange = ["https://evil.example".to_owned(), "https://a\u{7f}b".to_owned(), endless];
    for origin in strange.iter().cycle().take(60) {
        let head = format!(
            "GET /ws HTTP/1.1\r\nHost: {address}\r\nOrigin: {origin}\r\nConnection: Upgrade, close\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        assert!([403, 400].contains(&request(address, &head).await.status));
    }
    let logged = loop {
        let log = potluck.log.lock().unwrap().clone();
        if log.matches("may not connect").count() >= 10 {
            break log;
        }
        tokio::task::yield_now().await;
    };
    assert_eq!(logged.matches("may not connect").count(), 10);
    assert!(
        logged.contains(r#""origin":"https://evil.example""#) && logged.contains(&format!(r#""host":"{address}""#))
    );
    assert!(logged.lines().all(|line| line.len() < 1000), "{logged}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hang_up_is_a_stop_like_any_other_unless_the_host_said_not_to_mind_it() {
    let folder = Folder::new();
    let mut minds = Potluck::serve(&folder, &[]).await;
    let mut ann = Client::guest(minds.address, "Ann").await;
    minds.signal("HUP").await;
    assert_eq!(ann.closed().await, Some(1012));
    assert!(minds.ended().await.success());

    let mut ignores = Potluck::serve_under(&["nohup"], &folder, &[]).await;
    let mut ann = ann.again(ignores.address).await;
    ignores.signal("HUP").await;
    ann.does("lobby_open", json!({})).await;
    ignores.ask_to_stop().await;
    assert!(ignores.ended().await.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn any_password_does_with_docker_compose() {
    let database = Database::make().await;
    let (server, name) = database.url.strip_prefix("postgres://postgres@").unwrap().split_once('/').unwrap();
    let compose = include_str!("../../../../docker-compose.yml");
    let folder = Folder::new();
    let mut potluck = serve(&folder, &["--log-format", "json"]);
    let of_server = compose.split("environment:").nth(1).unwrap().split("depends_on:").next().unwrap();
    for line in of_server.lines().filter(|line| !line.trim().is_empty()) {
        let (key, value) = line.trim().split_once(": ").unwrap();
        let value = value.replace("${POSTGRES_PASSWORD:-potluck}", "/#?@:%&= ");
        let value = value.replace("postgres:5432/potluck", &format!("{server}/{name}"));
        potluck.env(key, if key == "PGUSER" { "postgres" } else { &value });
    }
    let mut potluck = potluck.stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = tokio::io::AsyncBufReadExt::lines(tokio::io::BufReader::new(potluck.stderr.take().unwrap()));
    let line = lines.next_line().await.unwrap().expect("it says something");
    assert!(line.contains("listening") && line.contains(name), "{line}");
    potluck.kill().await.unwrap();
    database.drop().await;
}
