//! What games are played with.

use rules::GameKind;
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

/// The edition of a match, or of a game's next match. Rules pages take numbers and names from it.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct PlayedEdition {
    /// The game.
    pub game: GameKind,
    /// Whether it differs from the one that comes with Potluck.
    pub own: bool,
    /// Its content: the `Edition` of the game.
    #[ts(type = "unknown")]
    pub edition: Box<RawValue>,
}
