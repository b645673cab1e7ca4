//! The player who sends a request, identified by their token.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;

use super::error::ApiError;
use crate::app::App;
use crate::player::Token;
use crate::store::PlayerRow;

/// The player whose token the request carries, as `Authorization: Bearer` and the token. It is never part of the URL,
/// because URLs end up in histories and logs.
pub(super) struct Me(pub(super) PlayerRow);

impl FromRequestParts<Arc<App>> for Me {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let said = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = said.and_then(|said| said.strip_prefix("Bearer ")).and_then(Token::read);
        let token = token.ok_or(ApiError::Unknown)?;
        let player = app.world.store.player_by_token(&token.hash()).await?;
        player.map(Self).ok_or(ApiError::Unknown)
    }
}

/// The player whose token the request carries, if it carries a known token.
pub(super) struct MaybeMe(pub(super) Option<PlayerRow>);

impl FromRequestParts<Arc<App>> for MaybeMe {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        match Me::from_request_parts(parts, app).await {
            Ok(Me(me)) => Ok(Self(Some(me))),
            Err(ApiError::Unknown) => Ok(Self(None)),
            Err(error) => Err(error),
        }
    }
}
