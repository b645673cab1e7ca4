//! What the server sends.

use rules::{Seat, SeatSet};
use serde::Serialize;
use serde_json::value::RawValue;
use strum::VariantNames;
use ts_rs::TS;

use crate::{Avatar, ChatId, ChatMessage, Code, CommandId, LobbyTable, MatchId, PlayerId, TableId, TableView};

/// A message from the server. On the wire: `{"t": name, "d": fields}`.
#[derive(Debug, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome(Welcome),
    /// A command was done, and what it did is durable.
    Ack {
        /// Which.
        id: CommandId,
        /// The table that `table_create` made.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<TableId>,
        /// The secret of the link that `link_make` made.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        link: Option<String>,
    },
    /// A command was not done, and nothing has changed; or, without an id, a frame could not be read.
    Refused(Refusal),
    /// The public tables.
    Lobby {
        /// All of them, the liveliest first.
        tables: Vec<LobbyTable>,
    },
    /// The open table as it is now.
    Table(Box<TableView>),
    /// A version of the match at the open table.
    Update(Update),
    /// What was said at the open table of late, as far as this socket hears it: instead of all it was told
    /// before.
    Chat {
        /// The oldest first.
        messages: Vec<ChatMessage>,
    },
    /// Something was said at the open table.
    ChatSaid(ChatMessage),
    /// The host took away something that was said.
    ChatRemoved {
        /// What.
        message: ChatId,
    },
    /// The open table is open no longer, for a reason other than the client's wish.
    TableGone {
        /// Which table.
        table: TableId,
        /// Why.
        code: Code,
    },
}

/// Who the client is.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Welcome {
    /// The protocol the server speaks.
    pub protocol: u32,
    /// The build of the server; a page from another build reloads itself.
    pub build: String,
    /// The server's time, in milliseconds since 1970: what is told of clocks is by it.
    pub now: i64,
    /// The player's id.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// The player's picture.
    pub avatar: Avatar,
    /// The secret token of a new guest: told once, kept by the client.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// Why something was not done.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Refusal {
    /// Which command; nothing when the frame could not be read as one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<CommandId>,
    /// The reason: the contract.
    pub code: Code,
    /// The reason in words, for people.
    pub text: String,
    /// With `illegal`: the game's own reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub why: Option<Box<RawValue>>,
}

/// What a viewer may see of one version of a match.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Update {
    /// Which match.
    #[serde(rename = "match")]
    pub match_id: MatchId,
    /// Which version.
    pub version: u64,
    /// In the eyes of which seat: the viewer's own or one that shows it its hand; nothing for the public's.
    pub seat: Option<Seat>,
    /// Whom the match waits for; nobody when it is over.
    pub acting: SeatSet,
    /// The number of the decision the viewer's seat is asked or was asked last; 0 for spectators.
    pub ply: u32,
    /// Whether the viewer may take its latest move back.
    pub may_undo: bool,
    /// The seat that took a move back, if that is what happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undone_by: Option<Seat>,
    /// What happened, in order; empty after a reconnect. For animation and log only.
    #[ts(type = "unknown[]")]
    pub events: Box<RawValue>,
    /// All that the viewer may see now: the game's own view.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
}
