//! History on Postgres.

use async_trait::async_trait;
use protocol::{MatchId, PlayerId, TableId};
use sqlx::postgres::PgRow;
use sqlx::{AssertSqlSafe, Row};

use super::{PostgresStore, player_row};
use crate::store::StoreError;
use crate::store::history::{History, Page, PastRow, ScoreRow, StatisticsRow, Whose, narrow};

const COLUMNS: &str = "matches.id, matches.table_id, matches.game, matches.options::text AS options, \
    matches.seats::text AS seats, matches.outcome::text AS outcome, \
    (extract(epoch FROM matches.began_at) * 1000)::bigint AS began_at, \
    (extract(epoch FROM matches.ended_at) * 1000)::bigint AS ended_at";

#[async_trait]
impl History for PostgresStore {
    async fn past_matches(&self, of: Whose, page: Page<'_>) -> Result<Vec<PastRow>, StoreError> {
        let (owner, key, from) = match of {
            Whose::Table(table) => (
                table.0,
                "matches.id",
                "NULL::smallint AS seat FROM matches WHERE table_id = $1 AND ended_at IS NOT NULL",
            ),
            Whose::Player(player) => (
                player.0,
                "listed.match_id",
                "listed.seat FROM participants AS listed JOIN matches ON matches.id = listed.match_id \
                 WHERE listed.player_id = $1",
            ),
        };
        let listed = if matches!(of, Whose::Table(_)) { "matches" } else { "listed" };
        // Only the conditions that apply are in the text, so that each kind of query has a plan of its own.
        let game = if page.game.is_some() { format!("AND {listed}.game = $4") } else { "AND $4::text IS NULL".into() };
        let before = if page.before.is_some() { format!("AND {key} < $3") } else { "AND $3::uuid IS NULL".into() };
        let sql = format!("SELECT {COLUMNS}, {from} {game} {before} ORDER BY {key} DESC LIMIT $2");
        let rows = sqlx::query(AssertSqlSafe(sql))
            .bind(owner)
            .bind(i64::from(page.limit))
            .bind(page.before.map(|id| id.0))
            .bind(page.game)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(past_row).collect::<Result<_, _>>()?)
    }

    async fn table_scores(&self, table: TableId) -> Result<Vec<ScoreRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT players.id, players.name, players.avatar, game, played, won FROM ( \
                 SELECT player_id, game, count(*) AS played, count(*) FILTER (WHERE place = 1) AS won \
                 FROM participants WHERE table_id = $1 AND counts GROUP BY player_id, game \
             ) AS score JOIN players ON players.id = player_id ORDER BY won DESC, played DESC, players.id, game \
             LIMIT 1000",
        )
        .bind(table.0)
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &PgRow| {
            Ok::<_, sqlx::Error>(ScoreRow {
                player: player_row(row)?,
                game: row.try_get("game")?,
                played: narrow(row.try_get::<i64, _>("played")?)?,
                won: narrow(row.try_get::<i64, _>("won")?)?,
            })
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    async fn statistics(&self, player: PlayerId) -> Result<Vec<StatisticsRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, count(*) AS played, count(*) FILTER (WHERE place = 1) AS won, min(place) AS best_place, \
             max(points) AS most_points, (extract(epoch FROM max(ended_at)) * 1000)::bigint AS last_played \
             FROM participants WHERE player_id = $1 AND counts GROUP BY game ORDER BY game",
        )
        .bind(player.0)
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &PgRow| {
            Ok::<_, sqlx::Error>(StatisticsRow {
                game: row.try_get("game")?,
                played: narrow(row.try_get::<i64, _>("played")?)?,
                won: narrow(row.try_get::<i64, _>("won")?)?,
                best_place: narrow(row.try_get::<i16, _>("best_place")?)?,
                most_points: row.try_get("most_points")?,
                last_played: row.try_get("last_played")?,
            })
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }
}

fn past_row(row: &PgRow) -> Result<PastRow, sqlx::Error> {
    Ok(PastRow {
        id: MatchId(row.try_get("id")?),
        table: TableId(row.try_get("table_id")?),
        game: row.try_get("game")?,
        options: row.try_get("options")?,
        seats: row.try_get("seats")?,
        seat: row.try_get::<Option<i16>, _>("seat")?.map(narrow).transpose()?,
        outcome: row.try_get("outcome")?,
        began_at: row.try_get("began_at")?,
        ended_at: row.try_get("ended_at")?,
    })
}
