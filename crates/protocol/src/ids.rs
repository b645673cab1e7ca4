//! Ids of players, tables, matches, messages, chairs and commands.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

macro_rules! uuid_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[serde(transparent)]
        #[ts(as = "String", export_to = "messages.ts")]
        pub struct $name(pub Uuid);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<Self, uuid::Error> {
                text.parse().map(Self)
            }
        }
    };
}

uuid_id! {
    /// A person with a guest identity.
    PlayerId
}
uuid_id! {
    /// A lasting table; its link holds this id.
    TableId
}
uuid_id! {
    /// A match played at a table.
    MatchId
}

uuid_id! {
    /// A chat message; later messages have larger ids.
    ChatId
}

/// A place at a table, counted from 0. When a match starts, the occupied chairs become its seats, in
/// the same order.
pub type ChairIndex = u8;

/// A command's id, chosen by the client. The answer repeats it, and the same id is executed only once.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(as = "String", export_to = "messages.ts")]
pub struct CommandId(pub String);

impl CommandId {
    /// The longest id that is accepted, in bytes.
    pub const MAX_BYTES: usize = 40;

    /// Whether this is a valid id: not empty, not too long, and without characters that a store can't keep.
    #[must_use]
    pub fn is_proper(&self) -> bool {
        !self.0.is_empty() && self.0.len() <= Self::MAX_BYTES && !self.0.contains(char::is_control)
    }
}
