//! The real program, as a process of its own.

use std::net::SocketAddr;
use std::process::{ExitStatus, Stdio};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use super::server::Folder;

pub(crate) struct Potluck {
    pub(crate) address: SocketAddr,
    /// All that it has logged.
    pub(crate) log: Arc<Mutex<String>>,
    process: Child,
}

impl Potluck {
    /// Runs `potluck serve` on a free port with its data in this folder.
    pub(crate) async fn serve(folder: &Folder, flags: &[&str]) -> Self {
        Self::serve_under(&["env"], folder, flags).await
    }

    /// The same, run by another program.
    pub(crate) async fn serve_under(runner: &[&str], folder: &Folder, flags: &[&str]) -> Self {
        let mut process = Command::new(runner[0])
            .args(&runner[1..])
            .arg(env!("CARGO_BIN_EXE_potluck"))
            .args(["serve", "--listen", "127.0.0.1:0", "--log-format", "json", "--bot-delay-ms", "0"])
            .args(["--messages-per-second", "10000", "--data"])
            .arg(folder.path())
            .arg("--web")
            .arg(folder.path())
            .args(flags)
            .env_remove("DATABASE_URL")
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut log = BufReader::new(process.stderr.take().unwrap()).lines();
        let address = loop {
            let line = log.next_line().await.unwrap().expect("it listens before it ends");
            let entry: serde_json::Value =
                serde_json::from_str(&line).unwrap_or_else(|_| panic!("it does not listen: {line}"));
            if let Some(address) = entry["fields"]["address"].as_str() {
                break address.parse().unwrap();
            }
        };
        // Read on, so that the process never waits for its log.
        let logged = Arc::<Mutex<String>>::default();
        let keep = Arc::clone(&logged);
        tokio::spawn(async move {
            while let Ok(Some(line)) = log.next_line().await {
                keep.lock().unwrap().extend([&*line, "\n"]);
            }
        });
        Self { address, log: logged, process }
    }

    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.process.id().unwrap()
    }

    /// Ends the process without warning, as a power cut does.
    pub(crate) async fn kill_at_once(&mut self) {
        self.process.kill().await.unwrap();
    }

    /// Sends SIGTERM.
    pub(crate) async fn ask_to_stop(&self) {
        self.signal("TERM").await;
    }

    /// Sends a signal.
    pub(crate) async fn signal(&self, name: &str) {
        let id = self.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().await.unwrap().success());
    }

    /// How the process ended.
    pub(crate) async fn ended(&mut self) -> ExitStatus {
        self.process.wait().await.unwrap()
    }
}
