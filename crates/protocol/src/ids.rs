//! The ids of things that client and server talk about.

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
    /// Something said at a table; later ones have larger ids.
    ChatId
}

/// A place at a table, counted from 0. When a match starts, the occupied chairs become its seats, in
/// the same order.
pub type ChairIndex = u8;

/// The client's own name for a command, by which it is answered; the same id is executed once only.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(as = "String", export_to = "messages.ts")]
pub struct CommandId(pub String);

impl CommandId {
    /// The longest id that is accepted, in bytes.
    pub const MAX_BYTES: usize = 40;

    /// Whether this may be an id: not empty, not too long, and nothing in it that a store cannot keep.
    #[must_use]
    pub fn is_proper(&self) -> bool {
        !self.0.is_empty() && self.0.len() <= Self::MAX_BYTES && !self.0.contains(char::is_control)
    }
}
