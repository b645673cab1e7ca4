//! Matches for reading, as JSON.

use std::sync::Arc;

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use protocol::{Code, MatchId, MatchRecord};
use rules::GameKind;
use serde_json::json;
use thiserror::Error;
use tracing::error;

use super::{history, me, replay};
use crate::app::App;
use crate::deal::Seed;
use crate::record::origin;
use crate::store::{MatchRow, StoreError};

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/editions", get(editions))
        .route("/matches/{id}", get(one_match))
        .merge(history::router())
        .merge(me::router())
        .merge(replay::router())
        .fallback(async || ApiError::NotFound)
}

/// `GET /api/editions`: what the games are played with here.
async fn editions(State(app): State<Arc<App>>) -> Response {
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

/// What may be told of a match: its seed only once it is over.
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

/// The game of this name.
pub(super) fn game(slug: &str) -> Result<GameKind, ApiError> {
    GameKind::of_slug(slug).ok_or(ApiError::NotFound)
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
    #[error("not over yet")]
    Running,
    #[error("not understood")]
    BadFields,
    #[error("too large")]
    TooLarge,
    #[error("not true: {0}")]
    NotVerified(String),
    #[error("the work did not end")]
    Failed,
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
        let told = |status, code: Code| (status, Json(json!({ "code": code, "text": code.text() }))).into_response();
        let said = |status, text: &str| (status, Json(json!({ "text": text }))).into_response();
        match self {
            Self::NotFound => said(StatusCode::NOT_FOUND, "There is nothing here."),
            Self::Unreadable => said(StatusCode::BAD_REQUEST, "There is no such list."),
            Self::Unknown => said(StatusCode::UNAUTHORIZED, "Only a player with a token of this server may see this."),
            Self::Running => told(StatusCode::CONFLICT, Code::MatchRunning),
            Self::BadFields => told(StatusCode::BAD_REQUEST, Code::BadFields),
            Self::TooLarge => told(StatusCode::PAYLOAD_TOO_LARGE, Code::TooLarge),
            Self::NotVerified(why) => {
                let body = json!({ "code": Code::NotVerified, "text": Code::NotVerified.text(), "why": why });
                (StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response()
            }
            Self::Failed | Self::Store(_) | Self::Row(_) => {
                error!(error = %self, "a request failed");
                told(StatusCode::INTERNAL_SERVER_ERROR, Code::Internal)
            }
        }
    }
}
