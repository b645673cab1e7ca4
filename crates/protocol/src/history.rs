//! What is told over HTTP of matches that have ended.

use rules::{GameKind, Outcome, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::{MatchId, MatchSeat, Person, TableId};

/// A page of matches that have ended, the latest first.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct PastMatches {
    /// The matches.
    pub matches: Vec<PastMatch>,
    /// Where the next page goes on, to be asked for with `before`; nothing on the last page.
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
    /// The own seat, in the own history.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// How it ended; nothing if it ended without a result.
    pub outcome: Option<Outcome>,
    /// When it began, in milliseconds since 1970.
    pub began_at: i64,
    /// When it ended.
    pub ended_at: i64,
}

/// How a player did at a table in one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct GameScore {
    /// Who.
    pub person: Person,
    /// In which game.
    pub game: GameKind,
    /// Matches played to the end.
    pub played: u32,
    /// Matches won, shared wins included.
    pub won: u32,
}

/// How a player did in one of the games, wherever it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct GameStatistics {
    /// In which game.
    pub game: GameKind,
    /// Matches played to the end.
    pub played: u32,
    /// Matches won, shared wins included.
    pub won: u32,
    /// The best place.
    pub best_place: u8,
    /// The most points in a match, where the game counts points.
    pub most_points: Option<i32>,
    /// When the latest of them ended, in milliseconds since 1970.
    pub last_played: i64,
}
