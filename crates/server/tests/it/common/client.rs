//! A client that speaks the protocol and remembers what it was told.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// A test that waits longer than this for a message has failed.
const PATIENCE: Duration = Duration::from_secs(20);

/// How a socket ended: with which code, if the server gave one, and in words.
pub(crate) struct End {
    code: Option<u16>,
    how: String,
}

pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) player: String,
    pub(crate) token: String,
    /// Messages that arrived while another was waited for.
    pub(crate) waiting: VecDeque<Value>,
    /// Every frame that ever arrived, as it came.
    pub(crate) frames: Vec<String>,
    next_id: u32,
}

impl Client {
    /// A socket that has not said hello.
    pub(crate) async fn connect(address: SocketAddr) -> Self {
        let request = format!("ws://{address}/ws").into_client_request().unwrap();
        let (socket, _) = connect_async_with_config(request, None, true).await.unwrap();
        Self {
            socket,
            player: String::new(),
            token: String::new(),
            waiting: VecDeque::new(),
            frames: Vec::new(),
            next_id: 0,
        }
    }

    /// A new guest.
    pub(crate) async fn guest(address: SocketAddr, name: &str) -> Self {
        let mut client = Self::connect(address).await;
        client.hello(json!({ "protocol": 2, "name": name, "avatar": "owl" })).await;
        client
    }

    /// The same player on another socket, perhaps of another server.
    pub(crate) async fn again(&self, address: SocketAddr) -> Self {
        let mut client = Self::connect(address).await;
        client.token.clone_from(&self.token);
        // Ids of commands are never used twice, by whichever socket.
        client.next_id = self.next_id + 1000;
        client.hello(json!({ "protocol": 2, "token": self.token })).await;
        assert_eq!(client.player, self.player);
        client
    }

    async fn hello(&mut self, fields: Value) {
        self.send_raw(&json!({ "t": "hello", "d": fields }).to_string()).await;
        let welcome = self.wait("welcome").await;
        welcome["player"].as_str().unwrap().clone_into(&mut self.player);
        if let Some(token) = welcome["token"].as_str() {
            token.clone_into(&mut self.token);
        }
    }

    pub(crate) async fn send_raw(&mut self, text: &str) {
        if let Err(error) = self.socket.send(Message::text(text)).await {
            panic!("{text} is not sent, {error}; the socket: {}", self.end().await.how);
        }
    }

    /// Sends a command; returns its id.
    pub(crate) async fn send(&mut self, command: &str, fields: Value) -> String {
        self.next_id += 1;
        let id = format!("c{}", self.next_id);
        self.send_raw(&json!({ "t": command, "id": id, "d": fields }).to_string()).await;
        id
    }

    /// Does a command that must be done; returns the `ack`.
    pub(crate) async fn does(&mut self, command: &str, fields: Value) -> Value {
        let id = self.send(command, fields.clone()).await;
        let answer = self.answer(&id).await;
        assert_eq!(answer["t"], "ack", "{command} {fields}: {answer}");
        answer["d"].clone()
    }

    /// Asks for something that must be refused; returns the refusal.
    pub(crate) async fn may_not(&mut self, command: &str, fields: Value, code: &str) -> Value {
        let id = self.send(command, fields.clone()).await;
        let answer = self.answer(&id).await;
        assert_eq!(answer["d"]["code"], code, "{command} {fields}: {answer}");
        assert!(!answer["d"]["text"].as_str().unwrap().is_empty());
        answer["d"].clone()
    }

    /// The answer to the command with this id.
    pub(crate) async fn answer(&mut self, id: &str) -> Value {
        self.wait_for(|message| matches!(message["t"].as_str(), Some("ack" | "refused")) && message["d"]["id"] == id)
            .await
    }

    /// The fields of the next message of this kind.
    pub(crate) async fn wait(&mut self, kind: &str) -> Value {
        self.wait_for(|message| message["t"] == kind).await["d"].clone()
    }

    /// The fields of the first `table` from now on of which this is true.
    pub(crate) async fn wait_table(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        self.wait_for(|message| message["t"] == "table" && wanted(&message["d"])).await["d"].clone()
    }

    /// The first message of which this is true; it and those before it of the same kind are used up.
    pub(crate) async fn wait_for(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        if let Some(index) = self.waiting.iter().position(&wanted) {
            return self.waiting.remove(index).unwrap();
        }
        loop {
            let message = match self.receive().await {
                Ok(message) => message,
                Err(end) => panic!("the socket ended, {}; waiting: {:#?}", end.how, self.waiting),
            };
            if wanted(&message) {
                return message;
            }
            self.waiting.push_back(message);
        }
    }

    /// The next message, or how the socket ended.
    pub(crate) async fn receive(&mut self) -> Result<Value, End> {
        match self.next_frame().await? {
            Message::Text(text) => {
                self.frames.push(text.to_string());
                Ok(serde_json::from_str(&text).unwrap())
            }
            frame => panic!("the server sends only text: {frame:?}"),
        }
    }

    async fn next_frame(&mut self) -> Result<Message, End> {
        // Not started anew by a ping: the server keeps asking whether one is alive.
        let until = Instant::now() + PATIENCE;
        loop {
            let next = timeout_at(until, self.socket.next()).await;
            let frame = next.unwrap_or_else(|_| panic!("nothing came; waiting: {:#?}", self.waiting));
            match frame {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(farewell))) => {
                    let code = farewell.as_ref().map(|farewell| farewell.code.into());
                    return Err(End { code, how: format!("closed: {farewell:?}") });
                }
                Some(Ok(frame)) => return Ok(frame),
                Some(Err(error)) => return Err(End { code: None, how: error.to_string() }),
                None => return Err(End { code: None, how: "closed earlier".to_owned() }),
            }
        }
    }

    /// How the server ends the socket, after all that it still sends.
    async fn end(&mut self) -> End {
        loop {
            match self.next_frame().await {
                Ok(Message::Text(text)) => self.frames.push(text.to_string()),
                Ok(_) => {}
                Err(end) => return end,
            }
        }
    }

    /// The code with which the server closes the socket, after all that it still sends.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        self.end().await.code
    }

    /// Forgets what has arrived and was not waited for.
    pub(crate) fn forget(&mut self) {
        self.waiting.clear();
    }

    /// Makes a table and opens it; returns its id.
    pub(crate) async fn makes_table(&mut self, name: &str, public: bool) -> String {
        let ack = self.does("table_create", json!({ "name": name, "public": public })).await;
        let table = ack["table"].as_str().unwrap().to_owned();
        self.opens(&table).await;
        table
    }

    /// Opens a table; returns it as it was told first.
    pub(crate) async fn opens(&mut self, table: &str) -> Value {
        self.does("table_open", json!({ "table": table })).await;
        // What came before belongs to an earlier visit.
        let first = self.waiting.iter().rposition(|message| message["t"] == "table").unwrap();
        self.waiting.drain(..first);
        self.wait("table").await
    }

    pub(crate) async fn sits(&mut self) {
        self.does("chair_take", json!({})).await;
    }

    /// Goes away without a word, as a phone does.
    pub(crate) fn vanishes(self) {
        drop(self);
    }
}
