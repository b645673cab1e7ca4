//! Links that hold once: who is on another device, or a seat for somebody else.

use std::time::Duration;

use protocol::{CommandId, MatchId, Person, PlayerId, TableId};

use super::Token;
use crate::store::{LinkRow, SeatLink, Store, StoreError};

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
    let Some(player) = store.take_link(&secret.hash()).await? else { return Ok(None) };
    let token = Token::new();
    store.add_token(player, &token.hash()).await?;
    let known = store.player_by_token(&token.hash()).await?;
    Ok(known.map(|row| (row.into(), token)))
}

/// The seat that a link hands on to a player who asks for it with this command; nothing if it was used up by
/// another.
pub(crate) async fn to_seat(
    store: &dyn Store,
    secret: &str,
    by: PlayerId,
    with: &CommandId,
) -> Result<Option<(Token, SeatLink)>, StoreError> {
    let Some(secret) = Token::read(secret) else { return Ok(None) };
    let link = store.link_to_seat(&secret.hash(), by, with).await?;
    Ok(link.map(|link| (secret, link)))
}
