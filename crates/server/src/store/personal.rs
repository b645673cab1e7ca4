//! Data about a player: reading it, deleting it, and limiting how long it is kept.

use async_trait::async_trait;
use protocol::{MatchId, PlayerId, TableId};

use super::StoreError;

/// The name of a deleted player in their matches.
pub(crate) const FORMER: &str = "A former player";

/// Reading and deleting data about players.
#[async_trait]
pub trait Personal: Send + Sync {
    /// Notes that a player was here, to the day.
    async fn seen(&self, player: PlayerId) -> Result<(), StoreError>;

    /// When a player first came, and the day of their last visit, in milliseconds since 1970.
    async fn visits(&self, player: PlayerId) -> Result<(i64, i64), StoreError>;

    /// The tables that a player belongs to in any way, with their rooms.
    async fn tables_with(&self, player: PlayerId) -> Result<Vec<TableWith>, StoreError>;

    /// A player's stored chat messages, each with its table, as JSON.
    async fn chat_of(&self, player: PlayerId) -> Result<Vec<(TableId, String)>, StoreError>;

    /// Replaces the token of a player by a worthless one: the first step of their deletion. After it, the other steps
    /// are done even if the server stops in between.
    async fn begin_to_forget(&self, player: PlayerId, worthless_hash: &[u8; 32]) -> Result<(), StoreError>;

    /// The players whose deletion has begun.
    async fn half_forgotten(&self) -> Result<Vec<PlayerId>, StoreError>;

    /// Removes the name of a player from their ended matches, from the given ones, and from the list of players. This
    /// is the last step of their deletion, unless a table still names them.
    async fn forget(&self, player: PlayerId, matches: &[MatchId], everywhere: bool) -> Result<(), StoreError>;

    /// Some players who haven't been here for this long.
    async fn unseen_for(&self, ms: i64, limit: u32) -> Result<Vec<PlayerId>, StoreError>;

    /// Deletes some matches that ended at least this long ago; returns how many.
    async fn delete_ended(&self, older_than_ms: i64, limit: u32) -> Result<u64, StoreError>;

    /// Deletes some tables where nothing has changed for this long, with all their matches; returns which.
    async fn delete_quiet(
        &self,
        older_than_ms: i64,
        except: &[TableId],
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError>;
}

/// A table that a player belongs to in any way.
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
