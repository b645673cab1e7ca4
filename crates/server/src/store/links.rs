//! Single-use links and what they hand on.

use std::time::Duration;

use async_trait::async_trait;
use protocol::{CommandId, MatchId, PlayerId, TableId};

use super::StoreError;

/// Links, and the tokens of the devices that used one. Only hashes of secrets are stored, and none for a player whose
/// deletion has begun.
#[async_trait]
pub trait Links: Send + Sync {
    /// Stores a link that is valid for this long. It replaces the player's earlier link for the same purpose.
    async fn add_link(&self, secret_hash: &[u8; 32], link: &LinkRow, lasts: Duration) -> Result<(), StoreError>;

    /// Uses up a link to another device, which deletes it. Returns whose it was; `None` if it doesn't exist or has
    /// expired, or is for something else.
    async fn take_link(&self, secret_hash: &[u8; 32]) -> Result<Option<PlayerId>, StoreError>;

    /// The seat that a link hands on to the player who sends this command. `None` if the link doesn't exist or has
    /// expired, was used up by another command, or is for something else.
    async fn link_to_seat(
        &self,
        secret_hash: &[u8; 32],
        by: PlayerId,
        with: &CommandId,
    ) -> Result<Option<SeatLink>, StoreError>;

    /// Uses up a link to a seat: it works for no other command from now on.
    async fn use_up_link(&self, secret_hash: &[u8; 32], by: PlayerId, with: &CommandId) -> Result<(), StoreError>;

    /// Adds a token for another device of a player.
    async fn add_token(&self, player: PlayerId, token_hash: &[u8; 32]) -> Result<(), StoreError>;
}

/// What a link hands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkRow {
    /// Whose it is.
    pub player: PlayerId,
    /// The table and match whose seat it hands on; without them, the link is for another device.
    pub seat: Option<(TableId, MatchId)>,
}

/// A link to a seat, from the view of one player and command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatLink {
    /// Who hands the seat on.
    pub player: PlayerId,
    /// At which table.
    pub table: TableId,
    /// Of which match.
    pub match_id: MatchId,
    /// Whether this player has used it up, with this command.
    pub used_up: bool,
}
