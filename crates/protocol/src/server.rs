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
    /// A command was executed, and its effect is durable.
    Ack {
        /// Which command.
        id: CommandId,
        /// The table that `table_create` made, or whose seat `link_use` took over.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<TableId>,
        /// The secret of the link that `link_make` made.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        link: Option<String>,
    },
    /// A command was refused and changed nothing; without an id, a frame could not be read.
    Refused(Refusal),
    /// The public tables.
    Lobby {
        /// The tables, most active first.
        tables: Vec<LobbyTable>,
    },
    /// The current state of the open table.
    Table(Box<TableView>),
    /// A version of the match at the open table.
    Update(Update),
    /// The latest chat messages at the open table that this socket may read. They replace what it was sent
    /// before.
    Chat {
        /// The messages, oldest first.
        messages: Vec<ChatMessage>,
    },
    /// A new chat message at the open table.
    ChatSaid(ChatMessage),
    /// The host removed a chat message.
    ChatRemoved {
        /// Which message.
        message: ChatId,
    },
    /// The table is no longer open on this socket, and not because the client closed it.
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
    /// The server's time, in milliseconds since 1970. Clocks refer to it.
    pub now: i64,
    /// The player's id.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// The player's picture.
    pub avatar: Avatar,
    /// The secret token of a new guest, sent once and kept by the client.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// A refusal.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Refusal {
    /// The command's id; missing if the frame could not be read as a command.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<CommandId>,
    /// The reason, as a code that clients can rely on.
    pub code: Code,
    /// The reason as text for people.
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
    /// Whose view this is: the viewer's own seat, or one that shows its hand to them; `null` for the public view.
    pub seat: Option<Seat>,
    /// The seats that have to act; none when the match is over.
    pub acting: SeatSet,
    /// The number of the seat's current or latest decision; 0 for spectators.
    pub ply: u32,
    /// Whether the viewer may take their latest move back.
    pub may_undo: bool,
    /// The seat that took a move back, if that's what happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undone_by: Option<Seat>,
    /// The events, in order; empty after a reconnect. Only for animation and the log.
    #[ts(type = "unknown[]")]
    pub events: Box<RawValue>,
    /// Everything the viewer may see now: the game's own view.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
}
