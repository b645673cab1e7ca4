//! How far a match that gets nowhere is from being stopped.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How far a match is from being stopped because it gets nowhere, as views tell it in a field `stopping`.
///
/// The field is an `Option`: nothing while nothing can be stopped, as between two games and once the match is over.
/// A game that always ends by its own rules has no such field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "rules.ts")]
pub struct Stopping {
    /// What is counted.
    pub counted: Counted,
    /// How many of them have passed since the match last got anywhere.
    pub quiet: u32,
    /// From so many quiet ones on the seats may agree to stop.
    pub may_ask_at: u32,
    /// At so many quiet ones the match stops by itself; nothing if only its length stops it.
    pub stops_at: Option<u32>,
    /// How long the match is, where the rules limit that whatever happens.
    pub length: Option<Length>,
}

/// What a game counts until it stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "rules.ts")]
pub enum Counted {
    /// Turns of one seat.
    Turns,
    /// Rounds, in which each seat has a turn.
    Rounds,
}

/// How long a match is, and may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "rules.ts")]
pub struct Length {
    /// How many turns or rounds have been completed.
    pub played: u32,
    /// After how many the match stops by itself.
    pub most: u32,
}
