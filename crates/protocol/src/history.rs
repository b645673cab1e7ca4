//! Finished matches and statistics, as sent over HTTP.

use rules::{GameKind, Outcome, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::{MatchId, MatchSeat, Person, TableId};

/// A page of ended matches, latest first.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct PastMatches {
    /// The matches.
    pub matches: Vec<PastMatch>,
    /// The value of `before` that requests the next page; `null` on the last page.
    pub next: Option<MatchId>,
}

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct PastMatch {
    /// Its id.
    pub id: MatchId,
    /// The table it was played at.
    pub table: TableId,
    /// Which game.
    pub game: GameKind,
    /// The game's own options.
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// Who held each seat, at the end if it is over.
    pub seats: Vec<MatchSeat>,
    /// In a player's own history: their seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// The outcome; `null` if it ended without a result.
    pub outcome: Option<Outcome>,
    /// When it began, in milliseconds since 1970.
    pub began_at: i64,
    /// When it ended.
    pub ended_at: i64,
}

/// A player's score at a table in one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct GameScore {
    /// The player.
    pub person: Person,
    /// The game.
    pub game: GameKind,
    /// Matches played to the end.
    pub played: u32,
    /// Matches won, shared wins included.
    pub won: u32,
}

/// A player's statistics in one game, over all tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct GameStatistics {
    /// The game.
    pub game: GameKind,
    /// Matches played to the end.
    pub played: u32,
    /// Matches won, shared wins included.
    pub won: u32,
    /// The best place.
    pub best_place: u8,
    /// The most points in a match, where the game counts points.
    pub most_points: Option<i32>,
    /// When the latest match ended, in milliseconds since 1970.
    pub last_played: i64,
}
