//! Errors of requests, and the responses they become.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Code;
use rules::{EditionError, GameKind};
use serde_json::json;
use thiserror::Error;
use tracing::error;

use crate::record::NoRecord;
use crate::store::StoreError;

/// Why a request fails. Details of the database never leave the server.
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
    #[error("came too slowly")]
    TooSlow,
    #[error("too many ask for the same")]
    Busy,
    #[error("the work did not end")]
    Failed,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Row(#[from] serde_json::Error),
    #[error(transparent)]
    Edition(#[from] EditionError),
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
            Self::TooSlow => said(StatusCode::REQUEST_TIMEOUT, "It took too long to arrive. Send it again."),
            Self::Busy => told(StatusCode::SERVICE_UNAVAILABLE, Code::Busy),
            Self::NotVerified(why) => {
                let body = json!({ "code": Code::NotVerified, "text": Code::NotVerified.text(), "why": why });
                (StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response()
            }
            Self::Failed | Self::Store(_) | Self::Row(_) | Self::Edition(_) => {
                error!(error = %self, "a request failed");
                told(StatusCode::INTERNAL_SERVER_ERROR, Code::Internal)
            }
        }
    }
}

impl From<NoRecord> for ApiError {
    fn from(none: NoRecord) -> Self {
        match none {
            NoRecord::NoSuchMatch => Self::NotFound,
            NoRecord::Running => Self::Running,
            NoRecord::Store(error) => Self::Store(error),
            NoRecord::Row(error) => Self::Row(error),
        }
    }
}

/// The game of this name.
pub(super) fn game(slug: &str) -> Result<GameKind, ApiError> {
    GameKind::of_slug(slug).ok_or(ApiError::NotFound)
}
