//! One of two servers that are alike in all but the match at their table.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Parser;
use protocol::{MatchId, TableId};
use rules::{AnyMatch, Seat, Setup, Viewer};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::tap::Tap;
use crate::app::App;
use crate::config::{Action, Cli};
use crate::table::{Message, Plant, Planted};

/// Who sits on the six chairs, and who watches: a stranger, and the first player under another account.
const NAMES: [&str; 8] = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Ann"];
const CHAIRS: usize = 6;
const STRANGER: usize = 6;
const OTHER_ACCOUNT: usize = 7;

/// What this server says besides, as one with a fault would: the frame and the match.
pub(super) type Fault = fn(&str, &dyn AnyMatch) -> String;

/// A server with a table, six players on its chairs, two spectators, and a match that a test put there.
pub(super) struct House {
    address: SocketAddr,
    app: Arc<App>,
    folder: PathBuf,
    shutdown: CancellationToken,
    serving: JoinHandle<()>,
    table: TableId,
    tokens: Vec<String>,
    taps: Vec<Tap>,
    /// How many sockets there were.
    sockets: u32,
    /// What is told of the table to somebody who comes back, and in the lobby, by a faulty server.
    pub(super) faulty_snapshot: Option<Fault>,
    pub(super) faulty_lobby: Option<Fault>,
    game: MatchId,
    commitments: Vec<String>,
}

/// How to reach a running server from inside.
struct Served {
    address: SocketAddr,
    app: Arc<App>,
    shutdown: CancellationToken,
    serving: JoinHandle<()>,
}

async fn serve(folder: &Path) -> Served {
    let path = folder.to_str().unwrap();
    let database = format!("sqlite://{path}/potluck.sqlite");
    let flags = ["--database-url", &database, "--web", path, "--messages-per-second", "100000", "--outbox", "4096"];
    let patient = ["--connections-per-address", "1000", "--unload-s", "3600", "--host-grace-s", "3600"];
    let cli = Cli::try_parse_from(["potluck", "serve"].iter().chain(&flags).chain(&patient)).unwrap();
    let Action::Serve(config) = cli.command else { panic!("serves") };
    let listener = crate::listen("127.0.0.1:0".parse().unwrap()).unwrap();
    let address = listener.local_addr().unwrap();
    let shutdown = CancellationToken::new();
    let (app, written) = crate::open(*config).await.unwrap();
    let (served, stop) = (Arc::clone(&app), shutdown.clone());
    let serving = tokio::spawn(async move { crate::serve(listener, served, written, stop).await.unwrap() });
    Served { address, app, shutdown, serving }
}

impl House {
    /// Two servers with the same table and the same players: one store, copied.
    pub(super) async fn two() -> (Self, Self) {
        // Shown when a test fails.
        let _ = tracing_subscriber::fmt().with_test_writer().with_env_filter("server=warn").try_init();
        let [first, second] = [(); 2].map(|()| std::env::temp_dir().join(format!("potluck-{}", uuid::Uuid::new_v4())));
        for folder in [&first, &second] {
            std::fs::create_dir_all(folder).unwrap();
            std::fs::write(folder.join("index.html"), "<!doctype html>").unwrap();
        }
        let Served { address, app, shutdown, serving } = serve(&first).await;
        let mut tokens = Vec::new();
        let mut taps = Vec::new();
        for (name, number) in NAMES.iter().zip(0..) {
            let hello = json!({ "protocol": 2, "name": name, "avatar": "owl" });
            let (tap, welcome) = Tap::connect(address, format!("n{number}"), &hello).await;
            let welcome: Value = serde_json::from_str(&welcome).unwrap();
            tokens.push(welcome["d"]["token"].as_str().unwrap().to_owned());
            taps.push(tap);
        }
        let made = taps[0].does("table_create", &json!({ "name": "Kitchen", "public": true })).await;
        let table: TableId = serde_json::from_value(made["table"].clone()).unwrap();
        for tap in &mut taps[..CHAIRS] {
            tap.does("table_open", &json!({ "table": table })).await;
            tap.does("chair_take", &json!({})).await;
        }
        shutdown.cancel();
        drop((app, taps));
        serving.await.unwrap();
        for file in std::fs::read_dir(&first).unwrap() {
            let file = file.unwrap();
            std::fs::copy(file.path(), second.join(file.file_name())).unwrap();
        }
        (Self::enter(first, table, tokens.clone()).await, Self::enter(second, table, tokens).await)
    }

    async fn enter(folder: PathBuf, table: TableId, tokens: Vec<String>) -> Self {
        let Served { address, app, shutdown, serving } = serve(&folder).await;
        let mut house = Self {
            address,
            app,
            folder,
            shutdown,
            serving,
            table,
            tokens,
            taps: Vec::new(),
            sockets: 0,
            faulty_snapshot: None,
            faulty_lobby: None,
            game: MatchId(uuid::Uuid::nil()),
            commitments: Vec::new(),
        };
        for guest in 0..NAMES.len() {
            let (mut tap, _) = house.connect(guest).await;
            tap.does("table_open", &json!({ "table": table })).await;
            house.taps.push(tap);
        }
        house
    }

    /// Stops the server.
    pub(super) async fn close(self) {
        self.shutdown.cancel();
        drop((self.app, self.taps));
        self.serving.await.unwrap();
        std::fs::remove_dir_all(&self.folder).unwrap();
    }

    /// Puts a match on the table. The seed that the table keeps is another in each house.
    pub(super) async fn plant(&mut self, mut setup: Setup, version: Arc<dyn AnyMatch>, seed: u8) {
        setup.seed = [seed; 32];
        let (planted, answer) = oneshot::channel();
        let table = self.app.tables.open(self.table).await.unwrap();
        table.send(Message::Plant(Plant { setup, version, planted })).await.unwrap();
        let Planted { id, commitments } = answer.await.unwrap();
        self.game = id;
        self.commitments = commitments;
    }

    /// The sockets that see with these eyes: the seat's and, since it sees all that is public, a spectator's;
    /// or all that watch.
    pub(super) fn eyes(viewer: Viewer, seats: usize) -> Vec<usize> {
        match viewer.seat() {
            Some(seat) => vec![seat.index(), STRANGER],
            None => (seats..NAMES.len()).collect(),
        }
    }

    /// All that has come to these sockets, socket by socket.
    pub(super) async fn hear(&mut self, eyes: &[usize]) -> Vec<Vec<String>> {
        let mut heard = Vec::new();
        for eye in eyes {
            heard.push(self.taps[*eye].hear().await);
        }
        heard
    }

    /// A player moves; returns all that these sockets hear of it, the answer included.
    pub(super) async fn tries(
        &mut self,
        mover: usize,
        command: &str,
        fields: Value,
        eyes: &[usize],
    ) -> Vec<Vec<String>> {
        let fields = self.of_match(fields);
        let answer = self.taps[mover].ask(command, &fields).await;
        let mut heard = self.hear(eyes).await;
        if let Some(place) = eyes.iter().position(|eye| *eye == mover) {
            heard[place].splice(0..0, answer);
        }
        heard
    }

    /// A seat moves; see [`House::tries`].
    pub(super) async fn moves(&mut self, seat: Seat, ply: u32, chosen: &str, eyes: &[usize]) -> Vec<Vec<String>> {
        self.tries(seat.index(), "move", move_of(ply, chosen), eyes).await
    }

    /// What the table answers to each of these, which it must refuse.
    pub(super) async fn refuses(&mut self, guest: usize, wishes: &[(&str, Value)]) -> Vec<String> {
        for (command, fields) in wishes {
            let fields = self.of_match(fields.clone());
            self.taps[guest].send(command, &fields).await;
        }
        self.taps[guest].hear().await
    }

    /// All that a new socket of a guest is told that opens the table for the first time, or having seen this
    /// version, and takes the place of the old one.
    pub(super) async fn comes_back(&mut self, guest: usize, seen: Option<u64>, now: &dyn AnyMatch) -> Vec<String> {
        let (mut tap, welcome) = self.connect(guest).await;
        let mut told = vec![welcome];
        let fields = match seen {
            Some(version) => json!({ "table": self.table, "seen": { "match": self.game, "version": version } }),
            None => json!({ "table": self.table }),
        };
        for frame in tap.ask("table_open", &fields).await {
            told.push(self.faulty_snapshot.map_or_else(|| frame.clone(), |fault| fault(&frame, now)));
        }
        // Who has the table open anew has it no longer where it was open before.
        self.taps[guest] = tap;
        told
    }

    /// What the lobby shows. It tells of changes at most five times a second, so how often it says the same
    /// is a matter of the clock.
    pub(super) async fn lobby(&mut self, guest: usize, now: &dyn AnyMatch) -> Vec<String> {
        let (mut tap, _) = self.connect(guest).await;
        let mut told = tap.ask("lobby_open", &json!({})).await;
        told.dedup();
        told.iter().map(|frame| self.faulty_lobby.map_or_else(|| frame.clone(), |fault| fault(frame, now))).collect()
    }

    /// What `GET /api/matches/{id}` tells.
    pub(super) async fn record(&self) -> Vec<String> {
        let mut socket = TcpStream::connect(self.address).await.unwrap();
        let request = format!("GET /api/matches/{} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", self.game.0);
        socket.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).await.unwrap();
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        vec![body.to_owned()]
    }

    /// The frame with a placeholder for what is drawn afresh in each house, and for what its clock says: the id of
    /// the match, commitments to seeds, and times.
    pub(super) fn but_for_chance(&self, frame: &str) -> String {
        let mut frame = frame.replace(&self.game.0.to_string(), "<match>");
        for commitment in &self.commitments {
            frame = frame.replace(commitment, "<commitment>");
        }
        if is_update(&frame) { frame } else { but_for_time(&frame) }
    }

    async fn connect(&mut self, guest: usize) -> (Tap, String) {
        self.sockets += 1;
        let hello = json!({ "protocol": 2, "token": self.tokens[guest] });
        Tap::connect(self.address, format!("s{}", self.sockets), &hello).await
    }

    fn of_match(&self, mut fields: Value) -> Value {
        fields["match"] = json!(self.game);
        fields
    }
}

pub(super) fn is_update(frame: &str) -> bool {
    frame.starts_with(r#"{"t":"update""#)
}

/// The frame without what a clock says: the hour, and how much time is left.
fn but_for_time(frame: &str) -> String {
    let mut parts = frame.split_inclusive("\":");
    let mut timeless = parts.next().unwrap_or_default().to_owned();
    let mut field = timeless.clone();
    for part in parts {
        let of_clock = ["now", "since", "left", "began_at", "ended_at"]
            .iter()
            .any(|name| field.ends_with(&format!("\"{name}\":")));
        let value = if of_clock { part.trim_start_matches(|digit: char| digit.is_ascii_digit()) } else { part };
        timeless.push_str(if value.len() < part.len() { "<time>" } else { "" });
        timeless.push_str(value);
        part.clone_into(&mut field);
    }
    timeless
}

/// The fields of a `move`, but for its match.
pub(super) fn move_of(ply: u32, chosen: &str) -> Value {
    json!({ "ply": ply, "move": serde_json::from_str::<Value>(chosen).unwrap() })
}

/// The account that watches besides having a seat on another.
pub(super) const SECOND_ACCOUNT: usize = OTHER_ACCOUNT;
