//! A Postgres server of a test's own, which may crash without disturbing anybody else.

use std::path::PathBuf;
use std::process::Stdio;

use tokio::process::Command;
use uuid::Uuid;

pub(crate) struct Cluster {
    pub(crate) url: String,
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
}

impl Cluster {
    pub(crate) async fn start() -> Self {
        let programs = programs().await;
        // Not where the project is: the owner of the server has to get there.
        let folder = std::env::temp_dir().join(format!("potluck-{}", Uuid::new_v4().simple()));
        std::fs::create_dir(&folder).unwrap();
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let url = format!("postgres://postgres@127.0.0.1:{port}/postgres");
        let cluster = Self { url, folder, programs, port };
        if is_root().await {
            run(Command::new("chown").arg("postgres").arg(&cluster.folder)).await;
        }
        run(cluster.program("initdb").await.args(["-U", "postgres", "--auth=trust", "-D"]).arg(cluster.data())).await;
        cluster.go_on().await;
        cluster
    }

    /// Ends it as a crash does.
    pub(crate) async fn crash(&mut self) {
        self.control(&["-m", "immediate", "stop"]).await;
    }

    /// Starts it on what it has kept.
    pub(crate) async fn go_on(&self) {
        let options = format!("-p {} -k {} -c listen_addresses=127.0.0.1", self.port, self.folder.display());
        let log = self.folder.join("log");
        self.control(&["-w", "-l", log.to_str().unwrap(), "-o", &options, "start"]).await;
    }

    /// Leaves its connections open, but does nothing more.
    pub(crate) async fn freeze(&self) {
        self.signal("-STOP").await;
    }

    pub(crate) async fn thaw(&self) {
        self.signal("-CONT").await;
    }

    async fn signal(&self, signal: &str) {
        let pid = std::fs::read_to_string(self.data().join("postmaster.pid")).unwrap();
        let pid = pid.lines().next().unwrap();
        let children = Command::new("pgrep").args(["-P", pid]).output().await.unwrap();
        let children = String::from_utf8(children.stdout).unwrap();
        run(Command::new("kill").arg(signal).arg(pid).args(children.lines())).await;
    }

    async fn control(&self, arguments: &[&str]) {
        run(self.program("pg_ctl").await.arg("-D").arg(self.data()).args(arguments)).await;
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// PostgreSQL refuses to run as root.
    async fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        if is_root().await {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Ok(pid) = std::fs::read_to_string(self.data().join("postmaster.pid")) {
            // An immediate end, as pg_ctl would ask for it.
            let _ = std::process::Command::new("kill").args(["-QUIT", pid.lines().next().unwrap_or_default()]).status();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The folder of PostgreSQL's programs.
pub(crate) async fn programs() -> PathBuf {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/postgres-programs");
    let found = Command::new(script).output().await.unwrap();
    assert!(found.status.success(), "this test needs the programs of a PostgreSQL server: install one");
    PathBuf::from(String::from_utf8(found.stdout).unwrap().trim())
}

/// Whether the tests run as root, which neither PostgreSQL nor `PgBouncer` does.
pub(crate) async fn is_root() -> bool {
    Command::new("id").arg("-u").output().await.unwrap().stdout == b"0\n"
}

async fn run(command: &mut Command) {
    let status = command.current_dir(std::env::temp_dir()).stdout(Stdio::null()).stdin(Stdio::null()).status().await;
    assert!(status.unwrap().success(), "{command:?}");
}
