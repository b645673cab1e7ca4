//! The JSON messages between Potluck's clients and its server.
//!
//! This crate defines every message, its ids, and the codes of refusals. It knows nothing about sockets or
//! storage. The client's TypeScript types are generated from it.
//!
//! ```
//! use protocol::{ClientMessage, RoomCommand, TableCommand, read_frame};
//!
//! let message = read_frame(r#"{"t":"chair_take","id":"7","d":{"chair":0}}"#).unwrap();
//! let ClientMessage::Table(_, TableCommand::Room(command)) = message else { panic!("of another subject") };
//! assert!(matches!(command, RoomCommand::ChairTake { chair: Some(0) }));
//! ```

mod avatar;
mod chat;
mod client;
mod code;
mod deal;
mod edition;
mod frame;
mod history;
mod ids;
mod pace;
mod personal;
mod record;
mod server;
mod table;
mod table_command;

pub use avatar::Avatar;
pub use chat::{ChatMessage, ChatSide, Reaction, Said};
pub use client::{ClientMessage, Command, Hello, Seen, SessionCommand};
pub use code::Code;
pub use deal::{Bytes32, DealFrom, Origin};
pub use edition::PlayedEdition;
pub use frame::{FrameError, MAX_FRAME_BYTES, read_frame};
pub use history::{GameScore, GameStatistics, PastMatch, PastMatches};
pub use ids::{ChairIndex, ChatId, CommandId, MatchId, PlayerId, TableId};
pub use pace::{AtZero, Away, AwayHow, ClockChoice, ClockView, OnLeave, Pace, Question, Vote};
pub use personal::{PersonalChat, PersonalData, PersonalTable};
pub use record::{Record, Replay, ReplayFrame};
pub use server::{Refusal, ServerMessage, Update, Welcome};
pub use table::{
    Chair, GameVote, LobbyTable, MatchInfo, MatchRecord, MatchSeat, Person, Score, ShownHand, TableSettings, TableView,
    Watching, WatchingFrom,
};
pub use table_command::{ChatCommand, HostCommand, PlayCommand, RoomCommand, TableCommand, WatchCommand};

/// The version of the protocol. Client and server must agree on it.
pub const PROTOCOL: u32 = 2;
