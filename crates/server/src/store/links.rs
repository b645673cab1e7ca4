//! What is handed on by links that hold once.

use std::time::Duration;

use async_trait::async_trait;
use protocol::{MatchId, PlayerId, TableId};

use super::StoreError;

/// Links, and the tokens of the devices that came by one. Only hashes of secrets are kept.
#[async_trait]
pub trait Links: Send + Sync {
    /// Keeps a link for so long, in place of an earlier one of the player for the same purpose.
    async fn add_link(&self, secret_hash: &[u8; 32], link: &LinkRow, lasts: Duration) -> Result<(), StoreError>;

    /// Uses a link up: it is there no longer. Nothing if it is not there, or not any more, or is for something
    /// else.
    async fn take_link(&self, secret_hash: &[u8; 32], of_seat: bool) -> Result<Option<LinkRow>, StoreError>;

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
