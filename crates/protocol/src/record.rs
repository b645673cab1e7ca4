//! Finished matches: the complete record, and the replay as a viewer saw it.

use rules::{GameKind, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::{Bytes32, MatchId, MatchSeat, Origin};

/// A complete finished match: enough to deal it again and compare.
#[derive(Debug, Serialize, Deserialize)]
pub struct Record {
    /// The format of the record.
    pub format: u32,
    /// Which match.
    #[serde(rename = "match")]
    pub match_id: MatchId,
    /// Which game.
    pub game: GameKind,
    /// The edition it was played with, as TOML.
    pub edition: String,
    /// The game's own options.
    pub options: serde_json::Map<String, serde_json::Value>,
    /// Who held each seat when it began.
    pub seats: Vec<MatchSeat>,
    /// The commitment to the entropy that was published before anybody contributed, in hex.
    pub commitment: String,
    /// The server's part of the seed.
    pub entropy: Bytes32,
    /// The contribution of each seat's client to the seed.
    pub contributions: Vec<Option<Bytes32>>,
    /// The seed.
    pub seed: Bytes32,
    /// The earlier match it was made from, if it hasn't a deal of its own.
    pub origin: Option<Origin>,
    /// Its log: the cause and the events of each version, nothing hidden.
    pub log: Vec<Box<RawValue>>,
    /// The outcome; `null` if it was abandoned.
    pub outcome: Option<Outcome>,
    /// When it began, in milliseconds since 1970.
    pub began_at: i64,
    /// When it ended.
    pub ended_at: i64,
}

impl Record {
    /// The current format.
    pub const FORMAT: u32 = 1;
}

/// A finished match, or part of it, as one viewer saw it.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Replay {
    /// Which match.
    #[serde(rename = "match")]
    pub match_id: MatchId,
    /// Which game.
    pub game: GameKind,
    /// The game's own options.
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// Who held each seat when it began.
    pub seats: Vec<MatchSeat>,
    /// The earlier match it was made from, if it hasn't a deal of its own.
    pub origin: Option<Origin>,
    /// The outcome; `null` if it was abandoned.
    pub outcome: Option<Outcome>,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// How many versions it has.
    pub versions: usize,
    /// Consecutive versions, as many as fit.
    pub frames: Vec<ReplayFrame>,
}

/// A version of a finished match as one viewer saw it.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct ReplayFrame {
    /// Which version.
    pub version: u64,
    /// The seats that had to act.
    pub acting: SeatSet,
    /// The seat that took a move back, if that's what happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undone_by: Option<Seat>,
    /// The events, in order.
    #[ts(type = "unknown[]")]
    pub events: Box<RawValue>,
    /// What the viewer saw: the game's own view.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
}
