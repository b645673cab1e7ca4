//! Matches for reading, as JSON.

use std::sync::Arc;

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use protocol::{MatchId, MatchRecord, Origin};
use rules::GameKind;
use serde_json::json;
use thiserror::Error;
use tracing::error;

use super::history;
use crate::app::App;
use crate::deal::Seed;
use crate::store::{MatchRow, StoreError};

pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/matches/{id}", get(one_match)).merge(history::router()).fallback(async || ApiError::NotFound)
}

/// `GET /api/matches/{id}`
async fn one_match(
    State(app): State<Arc<App>>,
    id: Result<Path<MatchId>, PathRejection>,
) -> Result<Json<MatchRecord>, ApiError> {
    let row = app.world.store.match_row(id?.0).await?.ok_or(ApiError::NotFound)?;
    record(&row).map(Json)
}

/// What may be told of a match: its seed only once it is over.
fn record(row: &MatchRow) -> Result<MatchRecord, ApiError> {
    Ok(MatchRecord {
        id: row.id,
        table: row.table,
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

/// What a match was made from: whose deal it plays again only once it is over.
fn origin(row: &MatchRow) -> Option<Origin> {
    let match_id = row.origin?;
    Some(match row.origin_version.map(u64::try_from) {
        Some(version) => Origin::Practice { match_id, version: version.unwrap_or_default() },
        None => Origin::SameDeal { match_id: row.ended_at.map(|_| match_id) },
    })
}

/// The game of this name.
pub(super) fn game(slug: &str) -> Result<GameKind, ApiError> {
    GameKind::ALL.iter().copied().find(|kind| kind.slug() == slug).ok_or(ApiError::NotFound)
}

/// Why a request is not answered. What the database says stays here.
#[derive(Debug, Error)]
pub(super) enum ApiError {
    #[error("not found")]
    NotFound,
    #[error("what is asked for cannot be read")]
    Unreadable,
    #[error("no known token")]
    Unknown,
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

impl From<QueryRejection> for ApiError {
    fn from(_: QueryRejection) -> Self {
        Self::Unreadable
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, text) = match self {
            Self::NotFound => (StatusCode::NOT_FOUND, "There is nothing here."),
            Self::Unreadable => (StatusCode::BAD_REQUEST, "There is no such list."),
            Self::Unknown => (StatusCode::UNAUTHORIZED, "Only a player with a token of this server may see this."),
            Self::Store(_) | Self::Row(_) => {
                error!(error = %self, "a request failed");
                (StatusCode::INTERNAL_SERVER_ERROR, "Something went wrong on the server.")
            }
        };
        (status, Json(json!({ "text": text }))).into_response()
    }
}
