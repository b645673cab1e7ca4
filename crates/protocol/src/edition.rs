//! What games are played with.

use rules::GameKind;
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

/// The edition of a match, or of the next one of a game: where a rules page takes numbers and names from.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct PlayedEdition {
    /// The game.
    pub game: GameKind,
    /// Whether it is a host's own rather than the one that comes with Potluck.
    pub own: bool,
    /// All that it says: the `Edition` of the game.
    #[ts(type = "unknown")]
    pub edition: Box<RawValue>,
}
