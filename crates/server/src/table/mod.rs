//! Tables: lasting rooms, each owned by one task while it is in memory.
//!
//! A table's task owns its room, its match and those who are there. Sockets send it messages and wait
//! for a place in its mailbox; it only ever tries to send to sockets.

mod actor;
mod answers;
mod audience;
mod begin;
mod bots;
mod clock;
mod eyes;
mod heard;
mod made_from;
mod namesakes;
mod next_deal;
mod playing;
mod registry;
mod room;
mod versions;
mod world;

use protocol::{AwayHow, Code, CommandId, Person, PlayerId, Seen, TableCommand};
use tokio::sync::{mpsc, oneshot};

use crate::sockets::{Line, SessionId};
use crate::store::SeatLink;

#[cfg(test)]
pub(crate) use actor::{Plant, Planted};
pub(crate) use registry::Tables;
pub(crate) use room::Room;
pub(crate) use world::World;

/// How many messages wait for a table before sockets wait for a place.
const MAILBOX: usize = 64;

/// The way to a table in memory.
#[derive(Clone, Debug)]
pub(crate) struct Handle(mpsc::Sender<Box<Message>>);

/// What sockets tell a table. Who somebody is was settled when the socket said hello.
#[derive(Debug)]
pub(crate) enum Message {
    /// A socket opens the table.
    Open {
        line: Line,
        person: Person,
        id: CommandId,
        seen: Option<Seen>,
        /// Whether the table is open on this socket now; dropped if the table left memory meanwhile.
        opened: oneshot::Sender<bool>,
    },
    /// A socket looks away by the wish of its player.
    Close { line: Line, player: PlayerId, id: CommandId },
    /// A socket is gone, or has another table open.
    Gone { session: SessionId, how: AwayHow },
    /// A player asks for something.
    Command { line: Line, player: PlayerId, id: CommandId, command: TableCommand },
    /// The server forgets a player; answered with the match that the table keeps.
    Forget { player: PlayerId, forgotten: oneshot::Sender<Option<protocol::MatchId>> },
    /// A player takes over the seat that another one hands on.
    TakeOver { person: Person, id: CommandId, link: SeatLink, done: oneshot::Sender<Result<(), Code>> },
    /// A player has another name or picture.
    Renamed(Person),
    /// Old matches were deleted: perhaps the one that the table shows.
    MatchesDeleted,
    /// A test puts a match on the table.
    #[cfg(test)]
    Plant(Plant),
}

impl Handle {
    /// Sends a message; it comes back when the table has left memory.
    pub(crate) async fn send(&self, message: Message) -> Result<(), Box<Message>> {
        self.0.send(Box::new(message)).await.map_err(|error| error.0)
    }

    fn is_closed(&self) -> bool {
        self.0.is_closed()
    }
}

/// Why a table does not do something; nothing has changed.
#[derive(Debug)]
enum Denied {
    /// It may not be done.
    Refused(Code, Option<Box<serde_json::value::RawValue>>),
    /// The store failed or has another owner for the table: what is in memory may not be true any more.
    Broken,
}

impl From<Code> for Denied {
    fn from(code: Code) -> Self {
        Self::Refused(code, None)
    }
}

impl From<crate::store::WriteError> for Denied {
    fn from(_: crate::store::WriteError) -> Self {
        Self::Broken
    }
}
