//! Finished matches of a table, for whoever has its link, and of a player, for that player only.

use std::sync::Arc;

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::routing::get;
use axum::{Json, Router};
use protocol::{GameScore, GameStatistics, MatchId, PastMatch, PastMatches, TableId};
use rules::{GameKind, Seat};
use serde::Deserialize;

use super::caller::Me;
use super::error::{ApiError, game};
use crate::app::App;
use crate::store::{Page, PastRow, Whose};

/// The default size of a page, in matches.
const PAGE: u32 = 20;
/// The largest size of a page.
const LONGEST_PAGE: u32 = 100;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/tables/{id}/matches", get(matches_of_table))
        .route("/tables/{id}/scores", get(scores_of_table))
        .route("/me/matches", get(own_matches))
        .route("/me/statistics", get(own_statistics))
}

/// The requested part of a list.
#[derive(Debug, Default, Deserialize)]
struct Wanted {
    game: Option<GameKind>,
    before: Option<MatchId>,
    limit: Option<u32>,
}

/// `GET /api/tables/{id}/matches`: the ended matches, latest first.
async fn matches_of_table(
    State(app): State<Arc<App>>,
    id: Result<Path<TableId>, PathRejection>,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Json<PastMatches>, ApiError> {
    page(&app, Whose::Table(id?.0), &wanted?.0).await
}

/// `GET /api/tables/{id}/scores`
async fn scores_of_table(
    State(app): State<Arc<App>>,
    id: Result<Path<TableId>, PathRejection>,
) -> Result<Json<Vec<GameScore>>, ApiError> {
    let rows = app.world.store.table_scores(id?.0).await?;
    let scores = rows.into_iter().map(|row| {
        Ok(GameScore { person: row.player.into(), game: game(&row.game)?, played: row.played, won: row.won })
    });
    scores.collect::<Result<_, _>>().map(Json)
}

/// `GET /api/me/matches`
async fn own_matches(
    State(app): State<Arc<App>>,
    Me(me): Me,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Json<PastMatches>, ApiError> {
    page(&app, Whose::Player(me.id), &wanted?.0).await
}

/// `GET /api/me/statistics`
async fn own_statistics(State(app): State<Arc<App>>, Me(me): Me) -> Result<Json<Vec<GameStatistics>>, ApiError> {
    let rows = app.world.store.statistics(me.id).await?;
    let statistics = rows.into_iter().map(|row| {
        Ok(GameStatistics {
            game: game(&row.game)?,
            played: row.played,
            won: row.won,
            best_place: row.best_place,
            most_points: row.most_points,
            last_played: row.last_played,
        })
    });
    statistics.collect::<Result<_, _>>().map(Json)
}

async fn page(app: &App, of: Whose, wanted: &Wanted) -> Result<Json<PastMatches>, ApiError> {
    let limit = wanted.limit.unwrap_or(PAGE).clamp(1, LONGEST_PAGE);
    // One more than the page holds shows whether there is another page.
    let page = Page { game: wanted.game.map(GameKind::slug), before: wanted.before, limit: limit + 1 };
    let mut rows = app.world.store.past_matches(of, page).await?;
    let more = rows.len() > limit as usize;
    rows.truncate(limit as usize);
    let next = rows.last().filter(|_| more).map(|row| row.id);
    let matches = rows.iter().map(past_match).collect::<Result<_, _>>()?;
    Ok(Json(PastMatches { matches, next }))
}

/// A match as it is listed.
pub(super) fn past_match(row: &PastRow) -> Result<PastMatch, ApiError> {
    Ok(PastMatch {
        id: row.id,
        table: row.table,
        game: game(&row.game)?,
        options: serde_json::from_str(&row.options)?,
        seats: serde_json::from_str(&row.seats)?,
        seat: row.seat.map(Seat::new),
        outcome: row.outcome.as_deref().map(serde_json::from_str).transpose()?,
        began_at: row.began_at,
        ended_at: row.ended_at,
    })
}
