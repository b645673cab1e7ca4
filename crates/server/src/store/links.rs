//! What is handed on by links that hold once.

use std::time::Duration;

use async_trait::async_trait;
use protocol::{CommandId, MatchId, PlayerId, TableId};

use super::StoreError;

/// Links, and the tokens of the devices that came by one. Only hashes of secrets are kept, and none of a player whom
/// the server has begun to forget.
#[async_trait]
pub trait Links: Send + Sync {
    /// Keeps a link for so long, in place of an earlier one of the player for the same purpose.
    async fn add_link(&self, secret_hash: &[u8; 32], link: &LinkRow, lasts: Duration) -> Result<(), StoreError>;

    /// Uses up a link to another device: it is there no longer. Says whose it was; nothing if it is not there,
    /// or not any more, or is for something else.
    async fn take_link(&self, secret_hash: &[u8; 32]) -> Result<Option<PlayerId>, StoreError>;

    /// The seat that a link hands on to a player who asks for it with this command. Nothing if it is not there,
    /// or not any more, or was used up by another command, or is for something else.
    async fn link_to_seat(
        &self,
        secret_hash: &[u8; 32],
        by: PlayerId,
        with: &CommandId,
    ) -> Result<Option<SeatLink>, StoreError>;

    /// Uses up a link to a seat: it holds for no other command from now on.
    async fn use_up_link(&self, secret_hash: &[u8; 32], by: PlayerId, with: &CommandId) -> Result<(), StoreError>;

    /// Gives a player one more token, by which another device of theirs is known.
    async fn add_token(&self, player: PlayerId, token_hash: &[u8; 32]) -> Result<(), StoreError>;
}

/// What a link hands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkRow {
    /// Whose it is.
    pub player: PlayerId,
    /// Their seat in this match; without it, who they are.
    pub seat: Option<(TableId, MatchId)>,
}

/// A link to a seat, as one player and command find it.
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
