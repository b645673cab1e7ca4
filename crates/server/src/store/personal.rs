//! What is kept about a player: to tell it, to forget it, and to keep none of it longer than a host wants.

use async_trait::async_trait;
use protocol::{MatchId, PlayerId, TableId};

use super::StoreError;

/// By which name the matches of a player who was forgotten are kept.
pub(crate) const FORMER: &str = "A former player";

/// Telling and forgetting.
#[async_trait]
pub trait Personal: Send + Sync {
    /// Notes that a player was here, to the day.
    async fn seen(&self, player: PlayerId) -> Result<(), StoreError>;

    /// When a player first came, and the day they came last, in milliseconds since 1970.
    async fn visits(&self, player: PlayerId) -> Result<(i64, i64), StoreError>;

    /// The tables where a player is anything, with their rooms.
    async fn tables_with(&self, player: PlayerId) -> Result<Vec<TableWith>, StoreError>;

    /// What a player said that is still kept, with its table, as JSON.
    async fn chat_of(&self, player: PlayerId) -> Result<Vec<(TableId, String)>, StoreError>;

    /// Makes the token of a player worthless: the first step of forgetting them, after which the others are
    /// done however often the server stops.
    async fn begin_to_forget(&self, player: PlayerId, worthless_hash: &[u8; 32]) -> Result<(), StoreError>;

    /// The players whom the server has begun to forget.
    async fn half_forgotten(&self) -> Result<Vec<PlayerId>, StoreError>;

    /// Takes the name of a player out of their ended matches and these others, and out of the list of
    /// players: the last step of forgetting them, unless there is a table that still names them.
    async fn forget(&self, player: PlayerId, matches: &[MatchId], everywhere: bool) -> Result<(), StoreError>;

    /// Some players who have not been here for so long.
    async fn unseen_for(&self, ms: i64, limit: u32) -> Result<Vec<PlayerId>, StoreError>;

    /// Deletes some matches that ended so long ago; says how many.
    async fn delete_ended(&self, older_than_ms: i64, limit: u32) -> Result<u64, StoreError>;

    /// Deletes some tables at which nothing has changed for so long, with all their matches; says which.
    async fn delete_quiet(
        &self,
        older_than_ms: i64,
        except: &[TableId],
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError>;
}

/// A table where a player is anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableWith {
    /// Which.
    pub table: TableId,
    /// Whether the player made it.
    pub made: bool,
    /// When it was made, in milliseconds since 1970.
    pub made_at: i64,
    /// The room, as JSON.
    pub room: String,
}
