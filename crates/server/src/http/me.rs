//! Who asks over HTTP, shown by the own token; and what is told and forgotten of them.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::routing::{delete, get};
use axum::{Json, Router};
use protocol::{PastMatch, PersonalChat, PersonalData};

use super::error::ApiError;
use super::history::past_match;
use crate::app::App;
use crate::player::{Progress, Token, forget};
use crate::store::{Page, PlayerRow, Whose};
use crate::table::Room;

/// How many matches are read at once.
const PORTION: u32 = 500;

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

/// The player whose token the request carries, if it carries one that is known.
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

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/me", delete(forget_me)).route("/me/data", get(all_about_me))
}

/// `DELETE /api/me`: who asks is forgotten; 202 when something of it is left for later.
async fn forget_me(State(app): State<Arc<App>>, Me(me): Me) -> Result<StatusCode, ApiError> {
    // A client that hangs up must not leave it half done.
    let forgetting = async move { forget(&*app.world.store, &app.tables, &app.sockets.players, me.id).await };
    match tokio::spawn(forgetting).await {
        Ok(Ok(Progress::Done)) => Ok(StatusCode::NO_CONTENT),
        Ok(Ok(Progress::Begun)) => Ok(StatusCode::ACCEPTED),
        Ok(Err(error)) => Err(error.into()),
        Err(_) => Err(ApiError::Failed),
    }
}

/// `GET /api/me/data`: all that is kept about who asks.
async fn all_about_me(State(app): State<Arc<App>>, Me(me): Me) -> Result<Json<PersonalData>, ApiError> {
    let store = &app.world.store;
    let (first_seen, last_seen) = store.visits(me.id).await?;
    let tables = store.tables_with(me.id).await?;
    let tables = tables.iter().map(|with| Ok(Room::read(&with.room)?.personal(me.id, with)));
    let mut matches: Vec<PastMatch> = Vec::new();
    loop {
        let page = Page { game: None, before: matches.last().map(|last| last.id), limit: PORTION };
        let rows = store.past_matches(Whose::Player(me.id), page).await?;
        if rows.is_empty() {
            break;
        }
        for row in &rows {
            matches.push(past_match(row)?);
        }
    }
    let watched = store.witnessed_by(me.id).await?;
    let chat = store.chat_of(me.id).await?;
    let chat =
        chat.iter().map(|(table, json)| Ok(PersonalChat { table: *table, message: serde_json::from_str(json)? }));
    let chat = chat.collect::<Result<_, ApiError>>()?;
    let tables = tables.collect::<Result<_, ApiError>>()?;
    Ok(Json(PersonalData { player: me.into(), first_seen, last_seen, tables, matches, watched, chat }))
}
