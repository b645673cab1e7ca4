//! Who has seen the deal of a match without playing in it.

use async_trait::async_trait;
use protocol::{MatchId, PlayerId};

use super::StoreError;

/// Those who watched a match, or opened its replay or record as themselves.
#[async_trait]
pub trait Witnesses: Send + Sync {
    /// Keeps that these players have seen this match and, if it was made from an earlier one, that one
    /// as well. Nothing is kept of a match that is not here, or of a player whom the server has begun to forget.
    async fn note_witnesses(&self, seen: MatchId, by: &[PlayerId]) -> Result<(), StoreError>;

    /// Those of these players who have seen this match.
    async fn witnesses(&self, of: MatchId, among: &[PlayerId]) -> Result<Vec<PlayerId>, StoreError>;

    /// The matches that a player has seen without playing in them.
    async fn witnessed_by(&self, player: PlayerId) -> Result<Vec<MatchId>, StoreError>;
}
