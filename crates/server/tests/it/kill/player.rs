//! Somebody who plays, leaves, comes back and changes things by a seeded plan, whatever happens to the server.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{MatchId, PlayerId, TableId};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rules::{Chance, GameKind, Seat, Viewer};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::fleet::{Fleet, Phase, Table};
use super::ledger::{BOT_CHAIR, Effect, PLAYERS};
use super::referee::Record;

/// A match as long as this is given up.
const LONG: u64 = 120;
/// How long a client waits before it tries again what failed.
const PAUSE: Duration = Duration::from_millis(50);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// One of those at a table.
pub(super) struct Player {
    pub(super) index: usize,
    pub(super) id: PlayerId,
    pub(super) token: String,
    pub(super) table: Arc<Table>,
    pub(super) fleet: Arc<Fleet>,
    /// What its plan is drawn from.
    random: Xoshiro256PlusPlus,
    /// What its moves are drawn from.
    chance: Chance,
    /// What it was told last.
    room: Value,
    update: Value,
    /// Whether this update still has to be answered.
    fresh: bool,
    opened: bool,
    /// The command that is not answered yet.
    pending: Option<Command>,
    /// A command whose answer was lost with its socket: it is sent again.
    lost: Option<Command>,
    next_id: u32,
}

#[derive(Debug)]
struct Command {
    id: String,
    kind: &'static str,
    fields: Value,
    effect: Effect,
    again: bool,
}

/// How a socket ended.
enum Ended {
    /// It is worth trying again at once.
    Broken,
    /// Nobody listens.
    Down,
}

impl Player {
    pub(super) fn new(
        index: usize,
        who: (PlayerId, String),
        table: Arc<Table>,
        fleet: Arc<Fleet>,
        mut random: Xoshiro256PlusPlus,
    ) -> Self {
        Self {
            index,
            id: who.0,
            token: who.1,
            table,
            fleet,
            chance: Chance::new(random.random(), 0),
            random,
            room: Value::Null,
            update: Value::Null,
            fresh: false,
            opened: false,
            pending: None,
            lost: None,
            next_id: 0,
        }
    }

    /// Lives until the fleet is told to stop.
    pub(super) async fn live(mut self, mut phase: watch::Receiver<Phase>) {
        loop {
            let now = phase.borrow_and_update().clone();
            let Phase::Up(address) = now else { return };
            while let Ended::Broken = self.socket(&address).await {
                self.break_off();
            }
            self.fleet.down.add_permits(1);
            phase.changed().await.unwrap();
        }
    }

    /// Nobody knows whether the last command arrived.
    fn break_off(&mut self) {
        self.opened = false;
        if let Some(command) =
            self.pending.take().filter(|command| !matches!(command.kind, "table_open" | "table_close"))
        {
            self.lost = Some(Command { again: true, ..command });
        }
    }

    async fn socket(&mut self, address: &str) -> Ended {
        let request = format!("ws://{address}/ws").into_client_request().unwrap();
        let mut socket = match connect_async_with_config(request, None, true).await {
            Ok((socket, _)) => socket,
            Err(_) if TcpStream::connect(address).await.is_err() => return Ended::Down,
            // It stopped just then, or has no time.
            Err(_) => {
                tokio::time::sleep(PAUSE).await;
                return Ended::Broken;
            }
        };
        let hello = json!({ "t": "hello", "d": { "protocol": 2, "token": self.token } });
        let _ = socket.send(Message::text(hello.to_string())).await;
        match next(&mut socket).await {
            None => return Ended::Broken,
            Some(message) if message["t"] == "welcome" => {}
            Some(message) => {
                // The store does not answer just now, or the server is about to stop.
                let code = message["d"]["code"].as_str().unwrap();
                assert!(code == "going_down" || self.fleet.failures && code == "internal", "{message}");
                tokio::time::sleep(PAUSE).await;
                return Ended::Broken;
            }
        }
        loop {
            if self.pending.is_none()
                && let Some(command) = self.chooses().await
            {
                let frame = json!({ "t": command.kind, "id": command.id, "d": command.fields }).to_string();
                self.table.ledger().asked(&command.effect);
                self.pending = Some(command);
                self.fleet.sent();
                if socket.send(Message::text(frame)).await.is_err() || self.random.random_ratio(1, 60) {
                    return Ended::Broken;
                }
            }
            let Some(message) = next(&mut socket).await else { return Ended::Broken };
            self.hears(message).await;
        }
    }

    async fn hears(&mut self, mut message: Value) {
        let fields = message["d"].take();
        match message["t"].as_str().unwrap() {
            "table" => {
                self.room = fields;
                if self.running() {
                    self.sees_the_clock();
                } else if !self.room["match"].is_null() {
                    self.table.ledger().over(match_id(&self.room["match"]["id"]));
                }
            }
            "update" => {
                let id = match_id(&fields["match"]);
                let version = fields["version"].as_u64().unwrap();
                let store = self.fleet.store();
                let mut referee = self.table.referee.lock().await;
                let record = referee.record(&store, id, version).await;
                record.check(&fields, self.viewer(record.is_over(version)));
                if self.is_late() && !record.is_over(version) {
                    let known = self.may_know(referee.read_on(&store, id).await);
                    assert!(known >= Some(version), "version {version} was told, but only {known:?} may be");
                }
                drop(referee);
                self.table.ledger().told(id, version);
                self.update = fields;
                self.fresh = true;
            }
            "ack" => {
                let command = self.answered(&fields);
                self.fleet.acknowledged();
                if let (Effect::Said { said, .. }, false) = (&command.effect, command.again) {
                    assert!(self.table.ledger().said.was_told(self.id, said), "what is said is told, then answered");
                }
                match command.kind {
                    "table_open" => self.opened = true,
                    "table_close" => self.opened = false,
                    // It was done now, or long ago and something else after it: both may be.
                    _ if command.again && !command.effect.lasts() => {}
                    _ => self.table.ledger().done(command.effect),
                }
            }
            "refused" => {
                let command = self.answered(&fields);
                let code = fields["code"].as_str().unwrap();
                let known = match code {
                    "internal" => self.fleet.failures,
                    "going_down" | "no_table_open" | "chair_taken" | "already_seated" | "not_seated"
                    | "no_bot_there" | "host_only" | "match_running" | "no_match" | "wrong_match"
                    | "wrong_seat_count" | "not_your_turn" | "stale" | "nothing_to_undo" | "no_such_player"
                    | "table_full" | "too_fast" | "busy" => true,
                    _ => false,
                };
                assert!(known, "{command:?}: {fields}");
                if code == "no_table_open" {
                    self.opened = false;
                }
                // After a failure nobody knows; what comes again may have been done the first time.
                if code != "internal" && !command.again {
                    self.table.ledger().refused(&command.effect);
                }
                if command.kind == "table_open" {
                    tokio::time::sleep(PAUSE).await;
                }
            }
            "chat_said" => self.is_told(&[fields]).await,
            "chat" => self.is_told(fields["messages"].as_array().unwrap()).await,
            // What else is told concerns nothing that it has to know.
            _ => {}
        }
    }

    fn sees_the_clock(&self) {
        let clock = &self.room["clock"];
        if self.is_late() {
            assert!(clock.is_null(), "a clock tells more than who watches late may know");
        } else if !clock.is_null() {
            let id = &self.room["match"]["id"];
            // What was told of another match says nothing of this one.
            let version = self.update["version"].as_u64().filter(|_| self.update["match"] == *id);
            self.table.ledger().clocks.told(match_id(id), version.unwrap_or_default(), clock);
        }
    }

    async fn is_told(&self, messages: &[Value]) {
        let from_players = |message: &&Value| message["side"] == "players";
        if self.watches() && messages.iter().any(|message| from_players(&message)) {
            let id = match_id(&self.room["match"]["id"]);
            let store = self.fleet.store();
            let up_to = self.may_know(self.table.referee.lock().await.read_on(&store, id).await);
            let hears = self.room["settings"]["watching"]["hear_players"] == true;
            for message in messages.iter().filter(from_players) {
                self.table.ledger().said.overheard(message, id, up_to.filter(|_| hears));
            }
        }
        for message in messages {
            self.table.ledger().said.told(message);
        }
    }

    fn watches(&self) -> bool {
        self.running() && self.seat(false).is_none()
    }

    /// Whether it watches a match that is told later to those who watch.
    fn is_late(&self) -> bool {
        self.watches() && self.room["settings"]["watching"]["from"]["type"] != "now"
    }

    /// The latest version of a match that it watches of which it may know by now, if of any.
    fn may_know(&self, record: &Record) -> Option<u64> {
        let last = record.versions.len() as u64 - 1;
        let from = &self.room["settings"]["watching"]["from"];
        match from["type"].as_str().unwrap() {
            "now" => Some(last),
            "moves" => last.checked_sub(from["late"].as_u64().unwrap()),
            _ => None,
        }
    }

    fn answered(&mut self, fields: &Value) -> Command {
        let command = self.pending.take().unwrap_or_else(|| panic!("nothing was asked: {fields}"));
        assert_eq!(fields["id"], command.id.as_str(), "each command is answered once");
        command
    }

    /// In whose eyes it sees the match.
    fn viewer(&self, over: bool) -> Viewer {
        self.seat(over || !self.running()).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The seat it has in the match; whoever played sees a match that is over as its seat, wherever they are.
    fn seat(&self, over: bool) -> Option<Seat> {
        let me = json!(self.id);
        let seats = self.room["match"]["seats"].as_array()?;
        let seat = seats.iter().position(|seat| seat["player"] == me)?;
        let chair = usize::try_from(seats[seat]["chair"].as_u64()?).unwrap();
        (over || self.room["chairs"][chair]["person"]["id"] == me).then(|| Seat::new(u8::try_from(seat).unwrap()))
    }

    fn sits(&self) -> bool {
        let me = json!(self.id);
        self.room["chairs"].as_array().unwrap().iter().any(|chair| chair["person"]["id"] == me)
    }

    fn running(&self) -> bool {
        let current = &self.room["match"];
        !current.is_null() && current["outcome"].is_null() && current["abandoned"] == false
    }

    fn command(&mut self, kind: &'static str, fields: Value, effect: Effect) -> Command {
        self.next_id += 1;
        // Its guest has made the table, with ids of another kind.
        Command { id: format!("p{}", self.next_id), kind, fields, effect, again: false }
    }

    /// What it does next; nothing when it waits.
    async fn chooses(&mut self) -> Option<Command> {
        if !self.opened {
            return Some(self.opens());
        }
        if let Some(lost) = self.lost.take() {
            return Some(lost);
        }
        let host = self.room["host"] == json!(self.id);
        let roll = self.random.random_range(0..100);
        if self.running() {
            let version = self.update["version"].as_u64().unwrap_or_default();
            let other = match roll {
                0..6 if host && version > LONG => Some(self.abandons()),
                0..2 if host => Some(self.changes_the_table()),
                2..5 => self.changes_itself(),
                6..9 => Some(self.says()),
                _ => None,
            };
            if other.is_some() || !self.fresh {
                return other;
            }
            self.fresh = false;
            return self.moves().await;
        }
        let other = match roll {
            0..10 => self.changes_itself(),
            10..60 if host => Some(self.changes_the_table()),
            90..100 => Some(self.says()),
            10..90 if !host && self.index < PLAYERS && !self.sits() => Some(self.takes_a_seat()),
            _ => None,
        };
        // Everybody waits for the host, who waits for nobody.
        if host { other.or_else(|| Some(self.command("match_start", json!({}), Effect::Nothing))) } else { other }
    }

    fn opens(&mut self) -> Command {
        let table: TableId = self.table.id;
        let seen = json!({ "match": self.update["match"], "version": self.update["version"] });
        let fields = if self.update.is_null() || self.random.random() {
            json!({ "table": table })
        } else {
            json!({ "table": table, "seen": seen })
        };
        self.command("table_open", fields, Effect::Nothing)
    }

    /// A legal move, if it is asked for one.
    async fn moves(&mut self) -> Option<Command> {
        let seat = self.seat(false)?;
        let id = match_id(&self.update["match"]);
        if self.room["match"]["id"] != self.update["match"] {
            return None;
        }
        let version = self.update["version"].as_u64()?;
        let ply = self.update["ply"].as_u64()?;
        let fields = json!({ "match": id, "ply": ply });
        if self.update["may_undo"] == true && self.random.random_ratio(1, 5) {
            let effect = Effect::Moved { id, seat: seat.index(), ply, chosen: Value::Null };
            return Some(self.command("undo", fields, effect));
        }
        let store = self.fleet.store();
        let chosen = {
            let mut referee = self.table.referee.lock().await;
            let record = referee.record(&store, id, version).await;
            record.versions[usize::try_from(version).unwrap()].random_move(seat, &mut self.chance)?
        };
        let chosen: Value = serde_json::from_str(&chosen).unwrap();
        let mut fields = fields;
        fields["move"] = chosen.clone();
        Some(self.command("move", fields, Effect::Moved { id, seat: seat.index(), ply, chosen }))
    }

    fn abandons(&mut self) -> Command {
        let id = match_id(&self.room["match"]["id"]);
        self.command("match_abandon", json!({ "match": id }), Effect::Abandoned(id))
    }

    fn takes_a_seat(&mut self) -> Command {
        self.command("chair_take", json!({ "chair": self.index }), Effect::Sits(self.index, true))
    }

    fn says(&mut self) -> Command {
        let (kind, form, said) = if self.random.random_ratio(1, 4) {
            ("chat_react", "reaction", (*["yum", "laugh", "hurry"].choose(&mut self.random).unwrap()).to_owned())
        } else {
            ("chat_say", "text", format!("Message {}", self.table.ledger().next_number()))
        };
        let command = self.command(kind, json!({ (form): said }), Effect::Nothing);
        let said = json!({ "type": form, (form): said });
        let effect = Effect::Said { player: self.id, command: command.id.clone(), said };
        Command { effect, ..command }
    }

    fn changes_itself(&mut self) -> Option<Command> {
        match self.random.random_range(0..4) {
            0 => {
                let number = self.table.ledger().next_number();
                let name = format!("Player {number}");
                let fields = json!({ "name": name, "avatar": "owl" });
                Some(self.command("rename", fields, Effect::Called(self.index, number)))
            }
            1 if self.index < PLAYERS && self.sits() => {
                Some(self.command("chair_leave", json!({}), Effect::Sits(self.index, false)))
            }
            1 if self.index < PLAYERS => Some(self.takes_a_seat()),
            // A host without a chair who looks away would not be the host any more.
            2 if self.sits() => Some(self.command("table_close", json!({}), Effect::Nothing)),
            _ => None,
        }
    }

    fn changes_the_table(&mut self) -> Command {
        match self.random.random_range(0..4) {
            0 => {
                let heir = self.table.ledger().players[self.random.random_range(0..PLAYERS)];
                self.command("host_pass", json!({ "player": heir }), Effect::Host(heir))
            }
            1 => {
                let number = self.table.ledger().next_number();
                let game = *GameKind::ALL.choose(&mut self.random).unwrap();
                let mut settings = self.room["settings"].clone();
                settings["name"] = json!(format!("Table {number}"));
                settings["public"] = json!(number.is_multiple_of(2));
                settings["game"] = json!(game.slug());
                settings["options"] = json!({});
                settings["pace"]["clock"] = clock(self.random.random_range(0..3));
                settings["watching"] = watching(self.random.random_range(0..6));
                self.command("settings_set", json!({ "settings": settings }), Effect::Name(number))
            }
            _ => {
                let there = self.room["chairs"][BOT_CHAIR]["type"] == "bot";
                let kind = if there { "bot_remove" } else { "bot_add" };
                self.command(kind, json!({ "chair": BOT_CHAIR }), Effect::Bot(!there))
            }
        }
    }
}

/// One of three clocks, with so much time that nobody runs out of it.
pub(super) fn clock(which: usize) -> Value {
    match which % 3 {
        0 => json!({ "type": "bank", "seconds": 7200, "increment": 1 }),
        1 => json!({ "type": "relaxed" }),
        _ => json!({ "type": "none" }),
    }
}

/// One of six ways to watch.
pub(super) fn watching(which: usize) -> Value {
    let from = match which % 3 {
        0 => json!({ "type": "moves", "late": 8 }),
        1 => json!({ "type": "now" }),
        _ => json!({ "type": "end" }),
    };
    json!({ "from": from, "hear_players": which % 6 < 3 })
}

/// The next message; nothing when the socket is at its end.
async fn next(socket: &mut Socket) -> Option<Value> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            _ => return None,
        }
    }
}

fn match_id(json: &Value) -> MatchId {
    serde_json::from_value(json.clone()).unwrap()
}
