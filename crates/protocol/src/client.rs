//! What a client sends.

use rules::GameKind;
use serde::{Deserialize, Serialize};
use strum::VariantNames;
use ts_rs::TS;

use crate::{Avatar, CommandId, DealFrom, MatchId, TableCommand, TableId};

/// A message from a client. On the wire: `{"t": name, "id": command id, "d": fields}`; `hello` has no id.
#[derive(Debug)]
pub enum ClientMessage {
    /// The first message on every socket.
    Hello(Hello),
    /// A command about the socket or its player; answered by `ack` or `refused` with the same id.
    Session(CommandId, SessionCommand),
    /// A command to the table that is open on the socket; answered in the same way.
    Table(CommandId, TableCommand),
}

/// Any command of a client.
#[derive(Debug, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "messages.ts")]
pub enum Command {
    /// About its socket or player.
    Session(SessionCommand),
    /// To the table that is open on its socket.
    Table(TableCommand),
}

impl Command {
    /// The names of all commands, as on the wire.
    pub fn names() -> impl Iterator<Item = &'static str> {
        SessionCommand::VARIANTS.iter().chain(TableCommand::names()).copied()
    }
}

impl ClientMessage {
    /// The command and its id; `None` for a `hello`.
    #[must_use]
    pub fn command(self) -> Option<(CommandId, Command)> {
        match self {
            Self::Hello(_) => None,
            Self::Session(id, command) => Some((id, Command::Session(command))),
            Self::Table(id, command) => Some((id, Command::Table(command))),
        }
    }
}

/// Who the client is, or wants to become.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Hello {
    /// The protocol the client speaks.
    pub protocol: u32,
    /// The secret token of a known player. Without it, the client becomes a new guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// The secret of a link made on another device: the client becomes that device's player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<String>,
    /// The name of a new guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The picture of a new guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub avatar: Option<Avatar>,
}

/// Commands about the client's own socket and player, independent of the open table.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum SessionCommand {
    /// Change one's name and picture.
    Rename {
        /// The new name.
        name: String,
        /// The new picture.
        avatar: Avatar,
    },
    /// Check that the connection is alive: always answered.
    Ping {},
    /// Subscribe to the public tables: a `lobby` now and after each change.
    LobbyOpen {},
    /// Unsubscribe from them.
    LobbyClose {},
    /// Create a table, with oneself as host. The `ack` names it; opening it is another command.
    TableCreate {
        /// The name of the table.
        name: String,
        /// Whether the lobby lists it.
        public: bool,
        /// The game of its first match; one of the server's choice if not told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        game: Option<GameKind>,
        /// The finished match that its first match is made from, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<DealFrom>,
    },
    /// Make a single-use link: to continue as oneself on another device, or to hand one's seat in the match at
    /// the open table to somebody else. The `ack` contains its secret.
    LinkMake {
        /// The match; without it the link is for another device.
        #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        match_id: Option<MatchId>,
    },
    /// Take over a seat that somebody hands on. The `ack` names the table; opening it is another command.
    LinkUse {
        /// The secret in the link.
        link: String,
    },
    /// Open a table, as a spectator unless one has a chair there. The server sends a `table`, and an `update`
    /// if a match is running. A socket has one table open at a time.
    TableOpen {
        /// Which.
        table: TableId,
        /// What the client has already seen, so that it only gets what it missed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seen: Option<Seen>,
    },
    /// Close the table. The player keeps their chair.
    TableClose {},
}

/// How much of a match a client has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Seen {
    /// Which match.
    #[serde(rename = "match")]
    pub match_id: MatchId,
    /// The latest version it received an update for.
    pub version: u64,
}
