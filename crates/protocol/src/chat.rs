//! What people at a table say to each other.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{ChatId, Person};

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct ChatMessage {
    /// Its id.
    pub id: ChatId,
    /// Who said it, by the name and picture of that moment.
    pub from: Person,
    /// Among whom it was said.
    pub side: ChatSide,
    /// What.
    pub said: Said,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Among whom something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum ChatSide {
    /// Among all, between matches.
    All,
    /// Among those who play, during a match.
    Players,
    /// Among those who watch it. Chats that were kept earlier say `watchers`.
    #[serde(alias = "watchers")]
    Spectators,
}

/// What was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Said {
    /// Words, which are text and never markup.
    Text {
        /// The words.
        text: String,
    },
    /// A picture.
    Reaction {
        /// Which.
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
    /// Time passes.
    Hurry,
}
