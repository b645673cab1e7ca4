//! A `PgBouncer` of a test's own, before the server that `POTLUCK_TEST_POSTGRES` names.

use std::path::PathBuf;

use sqlx::postgres::PgConnectOptions;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use uuid::Uuid;

use super::cluster::is_root;
use super::database::Database;

pub(crate) struct Pooler {
    pub(crate) url: String,
    folder: PathBuf,
    _process: Child,
}

/// The version of `PgBouncer` on this machine, as in 1.18; nothing if there is none.
pub(crate) async fn version() -> Option<(u32, u32)> {
    let told = Command::new("pgbouncer").arg("--version").output().await.ok()?;
    let told = String::from_utf8(told.stdout).unwrap();
    let mut numbers = told.lines().next()?.split_whitespace().last()?.split('.').map(|number| number.parse().unwrap());
    Some((numbers.next()?, numbers.next()?))
}

impl Pooler {
    /// One with these settings besides, for this database.
    pub(crate) async fn start(database: &Database, settings: &str) -> Self {
        let server: PgConnectOptions = database.url.parse().unwrap();
        let folder = std::env::temp_dir().join(format!("potluck-{}", Uuid::new_v4().simple()));
        std::fs::create_dir(&folder).unwrap();
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let (host, at, user) = (server.get_host(), server.get_port(), server.get_username());
        let text = format!(
            "[databases]\n* = host={host} port={at} user={user}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n\
             listen_port = {port}\nauth_type = any\nunix_socket_dir =\n{settings}\n"
        );
        let file = folder.join("pgbouncer.ini");
        std::fs::write(&file, text).unwrap();
        let mut command = Command::new("pgbouncer");
        if is_root().await {
            command.args(["--user", "postgres"]);
        }
        let process = command.arg("--quiet").arg(&file).current_dir("/").kill_on_drop(true).spawn().unwrap();
        while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
            tokio::task::yield_now().await;
        }
        let url = format!("postgres://{user}@127.0.0.1:{port}/{}", server.get_database().unwrap());
        Self { url, folder, _process: process }
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
