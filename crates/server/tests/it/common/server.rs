//! A server of its own for each test.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use clap::Parser;
use server::config::{Action, Cli, Config};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::client::Client;

/// A running server with a store of its own.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) folder: Folder,
    flags: Vec<String>,
    shutdown: CancellationToken,
    running: JoinHandle<Result<(), server::ServeError>>,
}

/// A folder that goes away with its test, with a page in it.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(uuid::Uuid::new_v4().to_string());
        std::fs::create_dir_all(&path).unwrap();
        std::fs::write(path.join("index.html"), "<!doctype html>").unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The address of the SQLite file that a server keeps everything in here.
    pub(crate) fn sqlite(&self) -> String {
        format!("sqlite://{}/potluck.sqlite", self.path().display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What `potluck serve` makes of these flags.
pub(crate) fn config(folder: &Path, flags: &[String]) -> Config {
    let folder = folder.to_str().unwrap();
    let fixed = ["potluck", "serve", "--data", folder, "--web", folder, "--messages-per-second", "10000"];
    let all = fixed.into_iter().chain(["--bot-delay-ms", "0"]).map(str::to_owned).chain(flags.iter().cloned());
    let Action::Serve(config) = Cli::try_parse_from(all).unwrap().command else { panic!("serves") };
    *config
}

impl Server {
    /// A server as most tests want it.
    pub(crate) fn start() -> Self {
        Self::with(&[])
    }

    /// A server with these flags besides.
    pub(crate) fn with(flags: &[&str]) -> Self {
        Self::at(Folder::new(), flags.iter().map(|flag| (*flag).to_owned()).collect())
    }

    pub(crate) fn at(folder: Folder, flags: Vec<String>) -> Self {
        // Shown when a test fails.
        let _ = tracing_subscriber::fmt().with_test_writer().with_env_filter("server=debug").try_init();
        let listener = server::listen("127.0.0.1:0".parse().unwrap()).unwrap();
        let address = listener.local_addr().unwrap();
        let shutdown = CancellationToken::new();
        let config = config(folder.path(), &flags);
        let running = tokio::spawn(server::run(listener, config, shutdown.clone()));
        Self { address, folder, flags, shutdown, running }
    }

    /// Asks the server to stop, without waiting for it.
    pub(crate) fn ask_to_stop(&self) {
        self.shutdown.cancel();
    }

    /// Stops the server and waits until it has.
    pub(crate) async fn stop(self) -> (Folder, Vec<String>) {
        self.shutdown.cancel();
        self.running.await.unwrap().unwrap();
        (self.folder, self.flags)
    }

    /// Stops the server and starts another on the same store.
    pub(crate) async fn restart(self) -> Self {
        let (folder, flags) = self.stop().await;
        Self::at(folder, flags)
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address, name).await
    }

    /// A table at which Ann, its host, and Bo sit, and which Cy has open; its id and the three.
    pub(crate) async fn table_of_two_and_a_spectator(&self, public: bool) -> (String, Client, Client, Client) {
        let mut ann = self.guest("Ann").await;
        let table = ann.makes_table("Kitchen", public).await;
        ann.sits().await;
        let mut bo = self.guest("Bo").await;
        bo.opens(&table).await;
        bo.sits().await;
        let mut cy = self.guest("Cy").await;
        cy.opens(&table).await;
        (table, ann, bo, cy)
    }

    /// The body of a page, and its status and headers as they came.
    pub(crate) async fn get(&self, path: &str) -> Page {
        get(self.address, path).await
    }
}

/// An answer over HTTP.
pub(crate) struct Page {
    pub(crate) status: u16,
    pub(crate) headers: String,
    pub(crate) body: String,
}

impl Page {
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap()
    }
}

/// Asks for a page.
pub(crate) async fn get(address: SocketAddr, path: &str) -> Page {
    request(address, &format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")).await
}

/// Sends a request as it is; returns the whole answer.
pub(crate) async fn request(address: SocketAddr, request: &str) -> Page {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut socket = tokio::net::TcpStream::connect(address).await.unwrap();
    socket.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Page { status, headers: head.to_lowercase(), body: body.to_owned() }
}
