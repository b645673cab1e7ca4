//! A client at a table, reduced to what load needs.

use std::io::{Error, Result};
use std::net::SocketAddr;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::socket::Socket;

/// A player with a socket.
#[derive(Debug)]
pub(crate) struct Player {
    server: SocketAddr,
    socket: Socket,
    token: String,
    next_id: u64,
    /// The latest update, as it came.
    pub(crate) update: String,
    /// Its version.
    pub(crate) version: Option<u64>,
    /// How many updates have come, and how many bytes they had.
    pub(crate) updates: u64,
    /// See `updates`.
    pub(crate) bytes: u64,
}

/// The parts of an update that choosing a move needs.
#[derive(Debug, Deserialize)]
pub(crate) struct Told<'a> {
    /// Which match.
    #[serde(rename = "match", borrow)]
    pub(crate) match_id: &'a str,
    /// Which seats have to act.
    pub(crate) acting: Vec<usize>,
    /// The number of the decision.
    pub(crate) ply: u32,
    /// What the seat sees.
    #[serde(borrow)]
    pub(crate) view: &'a RawValue,
}

#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(borrow)]
    d: Told<'a>,
}

const UPDATE: &str = r#"{"t":"update""#;
const ACK: &str = r#"{"t":"ack""#;
const REFUSED: &str = r#"{"t":"refused""#;

impl Player {
    /// A new guest.
    ///
    /// # Errors
    /// When the server refuses them.
    pub(crate) async fn guest(server: SocketAddr, name: &str) -> Result<Self> {
        let socket = Socket::connect(server).await?;
        let mut this = Self {
            server,
            socket,
            token: String::new(),
            next_id: 0,
            update: String::new(),
            version: None,
            updates: 0,
            bytes: 0,
        };
        let welcome = this.hello(&json!({ "protocol": 2, "name": name, "avatar": "owl" })).await?;
        welcome["token"].as_str().unwrap_or_default().clone_into(&mut this.token);
        Ok(this)
    }

    /// Drops the socket and reopens the table on a new one, saying what was seen.
    ///
    /// # Errors
    /// When the server refuses them.
    pub(crate) async fn reconnect(&mut self, table: &str) -> Result<()> {
        self.socket = Socket::connect(self.server).await?;
        let token = self.token.clone();
        self.hello(&json!({ "protocol": 2, "token": token })).await?;
        let seen = match (self.version, self.told()) {
            (Some(version), Ok(told)) => json!({ "match": told.match_id, "version": version }),
            _ => Value::Null,
        };
        self.does("table_open", &json!({ "table": table, "seen": seen })).await?;
        Ok(())
    }

    async fn hello(&mut self, fields: &Value) -> Result<Value> {
        self.socket.send(&json!({ "t": "hello", "d": fields }).to_string()).await?;
        let welcome: Value = serde_json::from_str(self.socket.next().await?)?;
        if welcome["t"] == "welcome" { Ok(welcome["d"].clone()) } else { Err(Error::other(welcome.to_string())) }
    }

    /// Does a command that must be done; returns the answer.
    ///
    /// # Errors
    /// When the server refuses it.
    pub(crate) async fn does(&mut self, command: &str, fields: &Value) -> Result<Value> {
        self.send(command, &fields.to_string()).await?;
        self.hear(|_, answered| answered).await?;
        Ok(Value::Null)
    }

    /// Makes a table; returns its id.
    ///
    /// # Errors
    /// When the server refuses it.
    pub(crate) async fn makes_table(&mut self) -> Result<String> {
        self.send("table_create", r#"{"name":"Load","public":false}"#).await?;
        let frame = self.socket.next().await?;
        let answer: Value = serde_json::from_str(frame)?;
        let table = answer["d"]["table"].as_str().map(ToOwned::to_owned);
        table.ok_or_else(|| Error::other(frame.to_owned()))
    }

    /// Sends a command.
    ///
    /// # Errors
    /// When the socket has ended.
    pub(crate) async fn send(&mut self, command: &str, fields: &str) -> Result<()> {
        self.next_id += 1;
        let frame = format!(r#"{{"t":"{command}","id":"load-{:016}","d":{fields}}}"#, self.next_id);
        self.socket.send(&frame).await
    }

    /// Reads until this is true of the version of the latest update and of whether a command was answered.
    ///
    /// # Errors
    /// When the socket ends, or something is refused.
    pub(crate) async fn hear(&mut self, enough: impl Fn(Option<u64>, bool) -> bool) -> Result<()> {
        let mut answered = false;
        while !enough(self.version, answered) {
            let frame = self.socket.next().await?;
            if frame.starts_with(UPDATE) {
                self.version = version(frame);
                self.updates += 1;
                self.bytes += frame.len() as u64;
                self.update.clear();
                self.update.push_str(frame);
            } else if frame.starts_with(ACK) {
                answered = true;
            } else if frame.starts_with(REFUSED) {
                return Err(Error::other(frame.to_owned()));
            }
        }
        Ok(())
    }

    /// What the latest update says.
    ///
    /// # Errors
    /// When there is none.
    pub(crate) fn told(&self) -> Result<Told<'_>> {
        Ok(serde_json::from_str::<Frame<'_>>(&self.update)?.d)
    }
}

/// The version of an update, which comes before all that is long.
fn version(frame: &str) -> Option<u64> {
    let (_, rest) = frame.split_once(r#""version":"#)?;
    rest.split([',', '}']).next()?.parse().ok()
}
