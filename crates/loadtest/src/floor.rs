//! The floor: the cost of a server that does nothing but serve its sockets. It sends the same frames, with four private
//! views of the same form and size, but has no rules, no checks and no storage: it plays back one recorded match, over
//! and over.

use std::collections::HashMap;
use std::io::{Error, Result};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use axum::serve::ListenerExt;
use rules::{Chance, GameKind, Seat, SeatCount, Setup, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use uuid::Uuid;

/// The most versions that are recorded.
const RECORDED: usize = 200;

/// One version of the recorded match, as each seat sees it.
struct Step {
    acting: Vec<u8>,
    seats: Vec<Seen>,
}

struct Seen {
    ply: u32,
    events: Value,
    view: Value,
}

struct Floor {
    script: Vec<Step>,
    tables: Mutex<HashMap<Uuid, Arc<Mutex<Table>>>>,
}

struct Table {
    id: Uuid,
    version: usize,
    seats: Vec<mpsc::Sender<Utf8Bytes>>,
}

/// A frame from a client.
#[derive(Deserialize)]
struct Frame<'a> {
    t: &'a str,
    #[serde(default)]
    id: String,
    #[serde(default)]
    d: Fields,
}

/// The fields that a frame may have.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Fields {
    table: Option<Uuid>,
    #[serde(rename = "match")]
    match_id: Option<Uuid>,
    ply: Option<u32>,
    #[serde(rename = "move")]
    chosen: Value,
}

#[derive(Serialize)]
struct Update<'a> {
    #[serde(rename = "match")]
    match_id: Uuid,
    version: usize,
    acting: &'a [u8],
    ply: u32,
    may_undo: bool,
    events: &'a Value,
    view: &'a Value,
}

#[derive(Serialize)]
struct Told<'a> {
    t: &'a str,
    d: Update<'a>,
}

/// Serves until killed.
///
/// # Errors
/// When it cannot listen.
pub(crate) async fn serve(listen: SocketAddr, kind: GameKind, seats: SeatCount) -> Result<()> {
    let floor = Arc::new(Floor { script: record(kind, seats)?, tables: Mutex::default() });
    let router = Router::new().route("/ws", get(upgrade)).with_state(floor);
    let listener = TcpListener::bind(listen).await?.tap_io(|stream| {
        // Otherwise Nagle's delay would be measured.
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, router).await
}

/// Records what the seats of a match between bots see.
fn record(kind: GameKind, seats: SeatCount) -> Result<Vec<Step>> {
    let mut play = Setup::standard(kind, seats, [1; 32]).begin().map_err(Error::other)?;
    let mut chance = Chance::new([2; 32], 0);
    let mut script = Vec::new();
    while let Some(mover) = play.status().acting().first()
        && script.len() < RECORDED
    {
        let seen = |seat: Seat| {
            let read = |json: Box<RawValue>| serde_json::from_str(json.get()).unwrap_or_default();
            let viewer = Viewer::Seat(seat);
            Seen { ply: play.ply(seat), events: read(play.events(viewer)), view: read(play.view(viewer)) }
        };
        let acting = play.status().acting().iter().map(u8::from).collect();
        script.push(Step { acting, seats: seats.seats().map(seen).collect() });
        let chosen = play.autopilot(mover, &mut chance);
        play = play.play(mover, play.ply(mover), &chosen).map_err(Error::other)?;
    }
    Ok(script)
}

async fn upgrade(State(floor): State<Arc<Floor>>, upgrade: WebSocketUpgrade) -> axum::response::Response {
    upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .on_upgrade(move |socket| async move { talk(&floor, socket).await })
}

/// The task of one socket: reads its frames and writes what the table has for it.
async fn talk(floor: &Floor, mut socket: WebSocket) {
    let (sender, mut frames) = mpsc::channel(64);
    let mut table: Option<Arc<Mutex<Table>>> = None;
    loop {
        let frame = tokio::select! {
            biased;
            Some(frame) = frames.recv() => frame,
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => match floor.answer(&text, &mut table, &sender) {
                    Some(frame) => frame,
                    None => return,
                },
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => return,
            },
        };
        if socket.send(Message::Text(frame)).await.is_err() {
            return;
        }
    }
}

impl Floor {
    /// Executes a client's command; returns the answer, or `None` if the command makes no sense.
    fn answer(
        &self,
        text: &str,
        table: &mut Option<Arc<Mutex<Table>>>,
        sender: &mpsc::Sender<Utf8Bytes>,
    ) -> Option<Utf8Bytes> {
        let Frame { t, id, d } = serde_json::from_str(text).ok()?;
        let mut answer = ("ack", json!({ "id": id }));
        match t {
            "hello" => answer = ("welcome", json!({ "token": "none" })),
            "table_create" => {
                let id = Uuid::new_v4();
                let made = Table { id, version: 0, seats: Vec::new() };
                lock(&self.tables).insert(id, Arc::new(Mutex::new(made)));
                answer.1["table"] = json!(id);
            }
            "table_open" => *table = lock(&self.tables).get(&d.table?).cloned(),
            "chair_take" => lock(table.as_ref()?).seats.push(sender.clone()),
            "match_start" => lock(table.as_ref()?).tell(&self.script),
            "move" => {
                let mut table = lock(table.as_ref()?);
                if d.match_id != Some(table.id) || d.ply.is_none() || d.chosen.is_null() {
                    return None;
                }
                table.version += 1;
                table.tell(&self.script);
            }
            _ => {}
        }
        let (t, d) = answer;
        Some(format!(r#"{{"t":"{t}","d":{d}}}"#).into())
    }
}

impl Table {
    fn tell(&self, script: &[Step]) {
        let Step { acting, seats } = &script[self.version % script.len()];
        for (sender, Seen { ply, events, view }) in self.seats.iter().zip(seats) {
            let update =
                Update { match_id: self.id, version: self.version, acting, ply: *ply, may_undo: false, events, view };
            let frame = serde_json::to_string(&Told { t: "update", d: update });
            let _ = sender.try_send(frame.unwrap_or_default().into());
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
