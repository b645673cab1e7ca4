//! Matches for reading, as JSON.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use protocol::{MatchId, MatchRecord, Origin, TableId};
use rules::GameKind;
use serde_json::json;
use thiserror::Error;
use tracing::error;

use crate::app::App;
use crate::deal::Seed;
use crate::store::{MatchRow, StoreError};

/// How many matches of a table are listed.
const LISTED: u32 = 100;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/matches/{id}", get(one_match))
        .route("/tables/{id}/matches", get(matches_of_table))
        .fallback(async || ApiError::NotFound)
}

/// `GET /api/matches/{id}`
async fn one_match(
    State(app): State<Arc<App>>,
    id: Result<Path<MatchId>, PathRejection>,
) -> Result<Json<MatchRecord>, ApiError> {
    let row = app.world.store.match_row(id?.0).await?.ok_or(ApiError::NotFound)?;
    record(&row).map(Json)
}

/// `GET /api/tables/{id}/matches`: the ended ones, the latest first.
async fn matches_of_table(
    State(app): State<Arc<App>>,
    id: Result<Path<TableId>, PathRejection>,
) -> Result<Json<Vec<MatchRecord>>, ApiError> {
    let rows = app.world.store.ended_matches(id?.0, LISTED).await?;
    rows.iter().map(record).collect::<Result<_, _>>().map(Json)
}

/// What may be told of a match: its seed only once it is over.
fn record(row: &MatchRow) -> Result<MatchRecord, ApiError> {
    let game = GameKind::ALL.iter().copied().find(|kind| kind.slug() == row.game).ok_or(ApiError::NotFound)?;
    Ok(MatchRecord {
        id: row.id,
        table: row.table,
        game,
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

/// What a match was made from: whose deal it plays again only once it is over.
fn origin(row: &MatchRow) -> Option<Origin> {
    let match_id = row.origin?;
    Some(match row.origin_version.map(u64::try_from) {
        Some(version) => Origin::Practice { match_id, version: version.unwrap_or_default() },
        None => Origin::SameDeal { match_id: row.ended_at.map(|_| match_id) },
    })
}

/// Why a request is not answered. What the database says stays here.
#[derive(Debug, Error)]
enum ApiError {
    #[error("not found")]
    NotFound,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Row(#[from] serde_json::Error),
}

impl From<PathRejection> for ApiError {
    fn from(_: PathRejection) -> Self {
        Self::NotFound
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, text) = match self {
            Self::NotFound => (StatusCode::NOT_FOUND, "There is nothing here."),
            Self::Store(_) | Self::Row(_) => {
                error!(error = %self, "a request failed");
                (StatusCode::INTERNAL_SERVER_ERROR, "Something went wrong on the server.")
            }
        };
        (status, Json(json!({ "text": text }))).into_response()
    }
}
