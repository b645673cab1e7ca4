//! Records of finished matches and their replays, of matches played here and of records from a file.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::{HeaderName, header};
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::{MatchId, Record, Replay};
use serde::Deserialize;
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;

use super::body::{LARGEST, Upload};
use super::error::ApiError;
use super::me::MaybeMe;
use crate::app::App;
use crate::record::{self, Eyes};

/// How long one waits for others.
const PATIENCE: Duration = Duration::from_secs(10);

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/matches/{id}/record", get(one_record))
        .route("/matches/{id}/replay", get(replay_of_match))
        .route("/replay", post(replay_of_record).layer(DefaultBodyLimit::max(LARGEST)))
        .layer(CompressionLayer::new())
}

/// Which part of a replay, and in whose eyes.
#[derive(Debug, Deserialize)]
struct Wish {
    #[serde(rename = "as")]
    eyes: Eyes,
    #[serde(default)]
    from: u64,
}

type Wished = Result<Query<Wish>, QueryRejection>;

/// `GET /api/matches/{id}/record`
async fn one_record(
    State(app): State<Arc<App>>,
    me: MaybeMe,
    id: Result<Path<MatchId>, PathRejection>,
) -> Result<([(HeaderName, &'static str); 1], Json<Record>), ApiError> {
    let record = record::record(&*app.world.store, id?.0).await?;
    has_seen(&app, &me, &record).await?;
    Ok(([(header::CONTENT_DISPOSITION, "attachment; filename=\"potluck-match.json\"")], Json(record)))
}

/// `GET /api/matches/{id}/replay`
async fn replay_of_match(
    State(app): State<Arc<App>>,
    me: MaybeMe,
    id: Result<Path<MatchId>, PathRejection>,
    wish: Wished,
) -> Result<Json<Replay>, ApiError> {
    let Query(Wish { eyes, from }) = wish.map_err(|_| ApiError::BadFields)?;
    let record = record::record(&*app.world.store, id?.0).await?;
    has_seen(&app, &me, &record).await?;
    let replay = with_leave(&app, move || record::replay(&record, eyes, from)).await?;
    replay.map(Json).ok_or(ApiError::NotFound)
}

/// `POST /api/replay`: of a record, if it is true. Nothing of it is kept.
async fn replay_of_record(
    State(app): State<Arc<App>>,
    wish: Wished,
    body: Result<Upload, ApiError>,
) -> Result<Json<Replay>, ApiError> {
    let Query(Wish { eyes, from }) = wish.map_err(|_| ApiError::BadFields)?;
    let Upload(body) = body?;
    let known = Arc::clone(&app);
    with_leave(&app, move || {
        let record: Record = serde_json::from_slice(&body).map_err(|_| ApiError::BadFields)?;
        // Any other edition could make the rules do any amount of work.
        let known = [known.world.editions.of(record.game), record.game.rules().standard_edition()];
        if !known.contains(&record.edition.as_str()) {
            return Err(ApiError::NotVerified(
                "the server does not know the edition that it was played with".to_owned(),
            ));
        }
        record::verify(&record).map_err(|difference| ApiError::NotVerified(difference.to_string()))?;
        record::replay(&record, eyes, from).map(Json).ok_or(ApiError::BadFields)
    })
    .await?
}

/// Keeps who sees a match, since they know its deal from now on. It is kept of nobody but those who say who they are.
async fn has_seen(app: &App, MaybeMe(me): &MaybeMe, record: &Record) -> Result<(), ApiError> {
    let Some(me) = me else { return Ok(()) };
    let store = &*app.world.store;
    let played = record.seats.iter().any(|seat| seat.player == Some(me.id)) && record.origin.is_none();
    // A replay is told page by page.
    if !played && store.witnesses(record.match_id, &[me.id]).await?.is_empty() {
        store.note_witnesses(record.match_id, &[me.id]).await?;
    }
    Ok(())
}

/// Does work for a replay when few others do, away from those who play.
async fn with_leave<T: Send + 'static>(app: &App, work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
    let leave = timeout(PATIENCE, Arc::clone(&app.leave.replays).acquire_owned()).await.map_err(|_| ApiError::Busy)?;
    let leave = leave.map_err(|_| ApiError::Failed)?;
    let work = move || {
        // Whoever asked may be gone by now; the work goes on to its end all the same.
        let _leave = leave;
        work()
    };
    spawn_blocking(work).await.map_err(|_| ApiError::Failed)
}
