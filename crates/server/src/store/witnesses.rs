//! Players who have seen the deal of a match without playing in it.

use async_trait::async_trait;
use protocol::{MatchId, PlayerId};

use super::StoreError;

/// Players who watched a match, or opened its replay or record with their token.
#[async_trait]
pub trait Witnesses: Send + Sync {
    /// Stores that these players have seen this match and, if it was made from an earlier one, that one as well.
    /// Nothing is stored for an unknown match, or for a player whose deletion has begun.
    async fn note_witnesses(&self, seen: MatchId, by: &[PlayerId]) -> Result<(), StoreError>;

    /// Which of these players have seen this match.
    async fn witnesses(&self, of: MatchId, among: &[PlayerId]) -> Result<Vec<PlayerId>, StoreError>;

    /// The matches that a player has seen without playing in them.
    async fn witnessed_by(&self, player: PlayerId) -> Result<Vec<MatchId>, StoreError>;
}
