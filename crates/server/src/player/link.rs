//! Links that hold once: who is on another device, or a seat for somebody else.

use std::time::Duration;

use protocol::{MatchId, Person, PlayerId, TableId};

use super::Token;
use crate::store::{LinkRow, Store, StoreError};

/// How long another device may take to follow its link.
const DEVICE: Duration = Duration::from_mins(10);
/// How long somebody may take to take a seat over.
const SEAT: Duration = Duration::from_hours(24);

/// Makes a link; returns its secret, which is told once.
pub(crate) async fn make(
    store: &dyn Store,
    player: PlayerId,
    seat: Option<(TableId, MatchId)>,
) -> Result<Token, StoreError> {
    let secret = Token::new();
    let lasts = if seat.is_some() { SEAT } else { DEVICE };
    store.add_link(&secret.hash(), &LinkRow { player, seat }, lasts).await?;
    Ok(secret)
}

/// The player whom a link makes of another device, with a token for it; nothing if the link is used up.
pub(crate) async fn follow(store: &dyn Store, secret: &str) -> Result<Option<(Person, Token)>, StoreError> {
    let Some(secret) = Token::read(secret) else { return Ok(None) };
    let Some(link) = store.take_link(&secret.hash(), false).await? else { return Ok(None) };
    let token = Token::new();
    store.add_token(link.player, &token.hash()).await?;
    let known = store.player_by_token(&token.hash()).await?;
    Ok(known.map(|row| (row.into(), token)))
}

/// Whose seat a link hands on, and where; nothing if the link is used up.
pub(crate) async fn take_seat(
    store: &dyn Store,
    secret: &str,
) -> Result<Option<(PlayerId, TableId, MatchId)>, StoreError> {
    let Some(secret) = Token::read(secret) else { return Ok(None) };
    let link = store.take_link(&secret.hash(), true).await?;
    Ok(link.and_then(|LinkRow { player, seat }| seat.map(|(table, match_id)| (player, table, match_id))))
}

/// Makes a link hold again that led nowhere.
pub(crate) async fn give_back(
    store: &dyn Store,
    secret: &str,
    player: PlayerId,
    seat: (TableId, MatchId),
) -> Result<(), StoreError> {
    let Some(secret) = Token::read(secret) else { return Ok(()) };
    store.add_link(&secret.hash(), &LinkRow { player, seat: Some(seat) }, SEAT).await
}
