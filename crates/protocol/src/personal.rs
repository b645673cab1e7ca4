//! Everything stored about a player, as sent to that player over HTTP.

use serde::Serialize;

use crate::{MatchId, PastMatch, Person, TableId};

/// Everything stored about a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PersonalData {
    /// How others see them. Their token is stored only as a hash.
    pub player: Person,
    /// When they first came, in milliseconds since 1970.
    pub first_seen: i64,
    /// When they were last seen, to the day.
    pub last_seen: i64,
    /// The tables they belong to in any way.
    pub tables: Vec<PersonalTable>,
    /// Their ended matches, latest first.
    pub matches: Vec<PastMatch>,
    /// The matches they watched, or whose replay or record they opened.
    pub watched: Vec<MatchId>,
    /// Their stored chat messages.
    pub chat: Vec<PersonalChat>,
}

/// A stored chat message.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PersonalChat {
    /// The table.
    pub table: TableId,
    /// The message as it is stored.
    pub message: serde_json::Value,
}

/// A table that a player belongs to in any way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "people read it, for whom each is a fact of its own")]
pub struct PersonalTable {
    /// Its id, which is its link.
    pub id: TableId,
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub made_at: i64,
    /// Whether they made it.
    pub made: bool,
    /// Whether they are its host.
    pub host: bool,
    /// Whether they have a chair there.
    pub seated: bool,
    /// Whether they are in line for one.
    pub waiting: bool,
    /// Whether its host has sent them away.
    pub sent_away: bool,
}
