//! What a client sends.

use serde::{Deserialize, Serialize};
use strum::VariantNames;
use ts_rs::TS;

use crate::{CommandId, DealFrom, MatchId, TableCommand, TableId};

/// A message from a client. On the wire: `{"t": name, "id": command id, "d": fields}`; `hello` has no id.
#[derive(Debug)]
pub enum ClientMessage {
    /// The first message on every socket.
    Hello(Hello),
    /// Something that the socket itself does; answered by `ack` or `refused` with the same id.
    Session(CommandId, SessionCommand),
    /// Something that is done at the table that the socket has open; answered in the same way.
    Table(CommandId, TableCommand),
}

/// Anything that a client asks for.
#[derive(Debug, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "messages.ts")]
pub enum Command {
    /// Of its socket.
    Session(SessionCommand),
    /// Of the table that the socket has open.
    Table(TableCommand),
}

impl Command {
    /// The names of all commands on the wire.
    pub fn names() -> impl Iterator<Item = &'static str> {
        SessionCommand::VARIANTS.iter().chain(TableCommand::names()).copied()
    }
}

impl ClientMessage {
    /// What is asked for, and by which name the client knows it; nothing of a `hello`.
    #[must_use]
    pub fn command(self) -> Option<(CommandId, Command)> {
        match self {
            Self::Hello(_) => None,
            Self::Session(id, command) => Some((id, Command::Session(command))),
            Self::Table(id, command) => Some((id, Command::Table(command))),
        }
    }
}

/// Who is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Hello {
    /// The protocol the client speaks.
    pub protocol: u32,
    /// The secret token of a known player; without it a new guest is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// The secret of a link that another device of the player made: they are that player from now on.
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

/// A player's picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Avatar {
    /// A fox.
    #[default]
    Fox,
    /// A panda.
    Panda,
    /// An owl.
    Owl,
    /// A bear.
    Bear,
    /// A cat.
    Cat,
    /// A rabbit.
    Rabbit,
    /// A frog.
    Frog,
    /// A koala.
    Koala,
    /// A hedgehog.
    Hedgehog,
    /// A penguin.
    Penguin,
    /// An octopus.
    Octopus,
    /// A unicorn.
    Unicorn,
}

/// What a client asks of the server for its own socket and player, whatever table is open on it.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum SessionCommand {
    /// Change the own name and picture.
    Rename {
        /// The new name.
        name: String,
        /// The new picture.
        avatar: Avatar,
    },
    /// Be answered: whether server and line are still there.
    Ping {},
    /// Hear of the public tables: a `lobby` now and whenever it changes.
    LobbyOpen {},
    /// Hear of them no longer.
    LobbyClose {},
    /// Make a table; its maker is the host. The `ack` names it; it has yet to be opened.
    TableCreate {
        /// The name of the table.
        name: String,
        /// Whether the lobby lists it.
        public: bool,
        /// The finished match that its first one is made from, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<DealFrom>,
    },
    /// Hand something on by a link that holds once: who one is, to another device, or the own seat in a match at
    /// the open table, to somebody else. The `ack` tells the secret in it.
    LinkMake {
        /// The match; without it the link is for another device.
        #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        match_id: Option<MatchId>,
    },
    /// Take over the seat that somebody hands on. The `ack` names the table, which has yet to be opened.
    LinkUse {
        /// The secret in the link.
        link: String,
    },
    /// Come to a table, as a spectator unless one holds a chair: a `table`, and an `update` if a match
    /// is on. A socket has one table open at a time.
    TableOpen {
        /// Which.
        table: TableId,
        /// What the client has seen already, to catch up from there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seen: Option<Seen>,
    },
    /// Look away from the table; a chair is kept.
    TableClose {},
}

/// How far a client has seen a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Seen {
    /// Which match.
    #[serde(rename = "match")]
    pub match_id: MatchId,
    /// The latest version whose update it has.
    pub version: u64,
}
