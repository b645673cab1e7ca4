//! Records and replays of finished matches, played on this server or uploaded as a record.

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

/// How long a replay waits for others to finish.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long dealing a record again may take. Whole matches take a fraction of this.
const LONGEST_WORK: Duration = Duration::from_secs(5);

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/matches/{id}/record", get(one_record))
        .route("/matches/{id}/replay", get(replay_of_match))
        .route("/replay", post(replay_of_record).layer(DefaultBodyLimit::max(LARGEST)))
        .layer(CompressionLayer::new())
}

/// The requested part of a replay, and whose view of it.
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

/// `POST /api/replay`: the replay of an uploaded record, if it verifies. The record isn't stored, only who saw it, if
/// the match was played here.
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
    // Anybody could have written the names in the file.
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

/// Stores who sees a match, because from now on they know its deal.
async fn has_seen(app: &App, me: &MaybeMe, record: &Record) -> Result<(), ApiError> {
    let played = record.seats.iter().any(|seat| seat.player.is_some() && seat.player == me.0.as_ref().map(|me| me.id));
    if played && record.origin.is_none() { Ok(()) } else { note_witness(app, me, record.match_id).await }
}

/// Stores that the player knows the deal of this match, if it was played here. Without a token there is nobody to
/// store.
async fn note_witness(app: &App, MaybeMe(me): &MaybeMe, seen: MatchId) -> Result<(), ApiError> {
    let Some(me) = me else { return Ok(()) };
    let store = &*app.world.store;
    // A replay is sent page by page.
    if store.witnesses(seen, &[me.id]).await?.is_empty() {
        store.note_witnesses(seen, &[me.id]).await?;
    }
    Ok(())
}

/// Computes a replay on another thread, once few enough others are running.
async fn with_leave<T: Send + 'static>(app: &App, work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
    let leave = timeout(PATIENCE, Arc::clone(&app.leave.replays).acquire_owned()).await.map_err(|_| ApiError::Busy)?;
    let leave = leave.map_err(|_| ApiError::Failed)?;
    let work = move || {
        // The client may be gone by now; the work is finished all the same.
        let _leave = leave;
        work()
    };
    spawn_blocking(work).await.map_err(|_| ApiError::Failed)
}
