//! What is told and forgotten of who asks.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{delete, get};
use axum::{Json, Router};
use protocol::{PastMatch, PersonalChat, PersonalData};

use super::caller::Me;
use super::error::ApiError;
use super::history::past_match;
use crate::app::App;
use crate::forgetting::{Progress, forget};
use crate::store::{Page, Whose};
use crate::table::Room;

/// How many matches are read at once.
const PORTION: u32 = 500;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/me", delete(forget_me)).route("/me/data", get(all_about_me))
}

/// `DELETE /api/me`: deletes the player; 202 if something is left to be done later.
async fn forget_me(State(app): State<Arc<App>>, Me(me): Me) -> Result<StatusCode, ApiError> {
    // A client that disconnects must not leave it half done.
    let forgetting = async move { forget(&*app.world.store, &app.tables, &app.sockets.players, me.id).await };
    match tokio::spawn(forgetting).await {
        Ok(Ok(Progress::Done)) => Ok(StatusCode::NO_CONTENT),
        Ok(Ok(Progress::Begun)) => Ok(StatusCode::ACCEPTED),
        Ok(Err(error)) => Err(error.into()),
        Err(_) => Err(ApiError::Failed),
    }
}

/// `GET /api/me/data`: everything stored about the player.
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
