//! What a player is told over HTTP of all that is kept about them.

use serde::Serialize;

use crate::{MatchId, PastMatch, Person, TableId};

/// Everything that is kept about a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PersonalData {
    /// Who they are to others. The token is kept as a hash alone.
    pub player: Person,
    /// When they first came, in milliseconds since 1970.
    pub first_seen: i64,
    /// When they were here last, to the day.
    pub last_seen: i64,
    /// The tables where they are anything.
    pub tables: Vec<PersonalTable>,
    /// Their ended matches, the latest first.
    pub matches: Vec<PastMatch>,
    /// The matches that they watched, or whose replay or record they opened.
    pub watched: Vec<MatchId>,
    /// What they said that is still kept.
    pub chat: Vec<PersonalChat>,
}

/// Something a player said.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PersonalChat {
    /// At which table.
    pub table: TableId,
    /// All that is kept of it.
    pub message: serde_json::Value,
}

/// A table where a player is anything.
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
    /// Whether they wait for one.
    pub waiting: bool,
    /// Whether its host has sent them away.
    pub sent_away: bool,
}
