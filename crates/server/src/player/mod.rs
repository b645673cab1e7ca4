//! A player's identity: a name, a picture, and a secret token that only they have.

pub(crate) mod link;
mod name;
mod token;

use protocol::{Avatar, Hello, Person, PlayerId};
use uuid::Uuid;

use crate::store::{PlayerRow, Store, StoreError};

pub(crate) use name::{clean, clean_said, looks};
pub(crate) use token::Token;

/// The result of a `hello`.
pub(crate) enum Greeting {
    /// A known player.
    Known(Person),
    /// A new guest, or a player on another device, with a token that is sent once.
    Guest(Person, Token),
    /// The token is unknown.
    BadToken,
    /// The link is used up.
    LinkUsedUp,
    /// The name of the new guest is refused.
    BadName,
}

/// Finds the player who says `hello`, or creates a new guest.
pub(crate) async fn greet(store: &dyn Store, hello: &Hello) -> Result<Greeting, StoreError> {
    if let Some(secret) = &hello.link {
        let followed = link::follow(store, secret).await?;
        return Ok(followed.map_or(Greeting::LinkUsedUp, |(person, token)| Greeting::Guest(person, token)));
    }
    if let Some(token) = &hello.token {
        let found = match Token::read(token) {
            Some(token) => store.player_by_token(&token.hash()).await?,
            None => None,
        };
        if let Some(row) = &found {
            store.seen(row.id).await?;
        }
        return Ok(found.map_or(Greeting::BadToken, |row| Greeting::Known(row.into())));
    }
    let Some(name) = hello.name.as_deref().and_then(clean) else { return Ok(Greeting::BadName) };
    let token = Token::new();
    let row = PlayerRow { id: PlayerId(Uuid::now_v7()), name, avatar: hello.avatar.unwrap_or_default() };
    store.add_player(&row, &token.hash()).await?;
    Ok(Greeting::Guest(row.into(), token))
}

/// Changes a player's name and picture; `None` if the name is refused.
pub(crate) async fn rename(
    store: &dyn Store,
    id: PlayerId,
    name: &str,
    avatar: Avatar,
) -> Result<Option<Person>, StoreError> {
    let Some(name) = clean(name) else { return Ok(None) };
    let row = PlayerRow { id, name, avatar };
    store.rename_player(&row).await?;
    Ok(Some(row.into()))
}

impl From<PlayerRow> for Person {
    fn from(row: PlayerRow) -> Self {
        Self { id: row.id, name: row.name, avatar: row.avatar }
    }
}
