//! What a server plays its games with.

use rules::GameKind;
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

/// The edition that the next match of a game begins with: what its rules page tells numbers and names from.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct HouseEdition {
    /// The game.
    pub game: GameKind,
    /// Whether it is the house's own rather than the one that comes with Potluck.
    pub own: bool,
    /// All that it says: the `Edition` of the game.
    #[ts(type = "unknown")]
    pub edition: Box<RawValue>,
}
