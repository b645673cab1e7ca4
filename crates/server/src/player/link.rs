//! Single-use links: to continue on another device, or to hand a seat to somebody else.

use std::time::Duration;

use protocol::{CommandId, MatchId, Person, PlayerId, TableId};

use super::Token;
use crate::store::{LinkRow, SeatLink, Store, StoreError};

/// How long a link to another device is valid.
const DEVICE: Duration = Duration::from_mins(10);
/// How long a link to a seat is valid.
const SEAT: Duration = Duration::from_hours(24);

/// Makes a link; returns its secret, which is sent once.
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

/// Uses up a link to another device: returns its player, with a token for the device; `None` if the link is used up.
pub(crate) async fn follow(store: &dyn Store, secret: &str) -> Result<Option<(Person, Token)>, StoreError> {
    let Some(secret) = Token::read(secret) else { return Ok(None) };
    let Some(player) = store.take_link(&secret.hash()).await? else { return Ok(None) };
    let token = Token::new();
    store.add_token(player, &token.hash()).await?;
    let known = store.player_by_token(&token.hash()).await?;
    Ok(known.map(|row| (row.into(), token)))
}

/// The seat that a link hands on to the player who sends this command; `None` if another command has used it up.
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
