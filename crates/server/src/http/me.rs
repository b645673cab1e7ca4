//! Who asks over HTTP: a player who shows the own token.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;

use super::api::ApiError;
use crate::app::App;
use crate::player::Token;
use crate::store::PlayerRow;

/// The player whose token the request carries, as `Authorization: Bearer` and the token. Never a part of the
/// address, which ends up in histories and logs.
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
