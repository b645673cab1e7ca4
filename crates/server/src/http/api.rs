//! Editions and matches, as JSON.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use protocol::{MatchId, MatchRecord, PlayedEdition};

use super::error::{ApiError, game};
use super::{history, me, replay};
use crate::app::App;
use crate::deal::Seed;
use crate::editions;
use crate::record::origin;
use crate::store::MatchRow;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/editions", get(all_editions))
        .route("/matches/{id}", get(one_match))
        .route("/matches/{id}/edition", get(edition_of_match))
        .merge(history::router())
        .merge(me::router())
        .merge(replay::router())
        .fallback(async || ApiError::NotFound)
}

/// `GET /api/editions`: the edition of each game's next match.
async fn all_editions(State(app): State<Arc<App>>) -> Response {
    Json(app.world.editions.told()).into_response()
}

/// `GET /api/matches/{id}`
async fn one_match(
    State(app): State<Arc<App>>,
    id: Result<Path<MatchId>, PathRejection>,
) -> Result<Json<MatchRecord>, ApiError> {
    let row = app.world.store.match_row(id?.0).await?.ok_or(ApiError::NotFound)?;
    record(&row).map(Json)
}

/// `GET /api/matches/{id}/edition`: the edition that the match was started with, whatever the host has changed since.
async fn edition_of_match(
    State(app): State<Arc<App>>,
    id: Result<Path<MatchId>, PathRejection>,
) -> Result<Json<PlayedEdition>, ApiError> {
    let row = app.world.store.match_row(id?.0).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(editions::told(game(&row.game)?, &row.edition)?))
}

/// The public part of a match; its seed only once it is over.
fn record(row: &MatchRow) -> Result<MatchRecord, ApiError> {
    Ok(MatchRecord {
        id: row.id,
        game: game(&row.game)?,
        options: serde_json::from_str(&row.options)?,
        seats: serde_json::from_str(&row.seats)?,
        commitment: Seed { value: row.seed, entropy: row.entropy }.commitment(),
        seed: row.ended_at.map(|_| hex::encode(row.seed)),
        origin: origin(row),
        abandoned: row.ended_at.is_some() && row.outcome.is_none(),
        outcome: row.outcome.as_deref().map(serde_json::from_str).transpose()?,
        began_at: row.began_at,
        ended_at: row.ended_at,
    })
}
