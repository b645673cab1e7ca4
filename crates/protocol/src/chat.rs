//! What people at a table say to each other.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{ChatId, Person};

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct ChatMessage {
    /// Its id.
    pub id: ChatId,
    /// Who said it, with their name and picture at the time.
    pub from: Person,
    /// Who can read it.
    pub side: ChatSide,
    /// What was said.
    pub said: Said,
    /// When it was said, in milliseconds since 1970.
    pub at: i64,
}

/// Who can read a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum ChatSide {
    /// Everybody: said between matches.
    All,
    /// The players of the running match.
    Players,
    /// Its spectators. Stored chats from before say `watchers`.
    #[serde(alias = "watchers")]
    Spectators,
}

/// The content of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Said {
    /// Plain text, never markup.
    Text {
        /// The text.
        text: String,
    },
    /// A quick reaction.
    Reaction {
        /// Which one.
        reaction: Reaction,
    },
}

/// A quick reaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Reaction {
    /// Delicious.
    Yum,
    /// Laughing.
    Laugh,
    /// Clapping.
    Clap,
    /// Amazed.
    Wow,
    /// In tears.
    Cry,
    /// Waiting: time passes.
    Hurry,
}
