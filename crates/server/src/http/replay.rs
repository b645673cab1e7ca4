//! Records of finished matches and their replays, of matches played here and of records from a file.

use std::sync::Arc;
use std::time::{Duration, Instant};

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
use super::caller::MaybeMe;
use super::error::ApiError;
use crate::app::App;
use crate::editions::Editions;
use crate::record::{self, Eyes};

/// How long one waits for others.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long it may take to deal a record again. Those of whole matches take a small part of it.
const LONGEST_WORK: Duration = Duration::from_secs(5);

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

/// `POST /api/replay`: of a record, if it is true. Nothing of it is kept but who saw it, if it was played here.
async fn replay_of_record(
    State(app): State<Arc<App>>,
    me: MaybeMe,
    wish: Wished,
    body: Result<Upload, ApiError>,
) -> Result<Json<Replay>, ApiError> {
    let Query(Wish { eyes, from }) = wish.map_err(|_| ApiError::BadFields)?;
    let Upload(body) = body?;
    let known = Arc::clone(&app);
    let (match_id, replay) = with_leave(&app, move || {
        let record: Record = serde_json::from_slice(&body).map_err(|_| ApiError::BadFields)?;
        if !is_known(&known.world.editions, &record) {
            return Err(ApiError::NotVerified(
                "the server does not know the edition that it was played with".to_owned(),
            ));
        }
        record::verify(&record, Some(Instant::now() + LONGEST_WORK))
            .map_err(|difference| ApiError::NotVerified(difference.to_string()))?;
        let replay = record::replay(&record, eyes, from).ok_or(ApiError::BadFields)?;
        Ok((record.match_id, replay))
    })
    .await??;
    // Whom the file names as its players is anybody's word.
    note_witness(&app, &me, match_id).await?;
    Ok(Json(replay))
}

/// Whether it was played with an edition of the server's, whatever words stand beside the numbers. Any other could make
/// the rules do any amount of work.
fn is_known(editions: &Editions, Record { game, edition, .. }: &Record) -> bool {
    let rules = game.rules();
    let numbers = |text: &str| rules.edition_data(text).ok().map(|data| data.get().to_owned());
    let known = [editions.of(*game), rules.standard_edition()];
    known.contains(&edition.as_str())
        || numbers(edition).is_some_and(|played| known.map(numbers).contains(&Some(played)))
}

/// Keeps who sees a match, since they know its deal from now on.
async fn has_seen(app: &App, me: &MaybeMe, record: &Record) -> Result<(), ApiError> {
    let played = record.seats.iter().any(|seat| seat.player.is_some() && seat.player == me.0.as_ref().map(|me| me.id));
    if played && record.origin.is_none() { Ok(()) } else { note_witness(app, me, record.match_id).await }
}

/// Keeps that they know the deal of this match, if it was played here. It is kept of nobody but those who say who they
/// are.
async fn note_witness(app: &App, MaybeMe(me): &MaybeMe, seen: MatchId) -> Result<(), ApiError> {
    let Some(me) = me else { return Ok(()) };
    let store = &*app.world.store;
    // A replay is told page by page.
    if store.witnesses(seen, &[me.id]).await?.is_empty() {
        store.note_witnesses(seen, &[me.id]).await?;
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
