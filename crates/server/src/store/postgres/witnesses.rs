//! Witnesses of matches, on Postgres.

use async_trait::async_trait;
use protocol::{MatchId, PlayerId};
use uuid::Uuid;

use super::PostgresStore;
use crate::store::StoreError;
use crate::store::witnesses::Witnesses;

#[async_trait]
impl Witnesses for PostgresStore {
    async fn note_witnesses(&self, seen: MatchId, by: &[PlayerId]) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO witnesses (match_id, player_id) SELECT matches.id, players.id FROM players CROSS JOIN matches \
             WHERE players.id = ANY ($2) AND players.forgotten_at IS NULL \
             AND matches.id IN (SELECT $1 UNION ALL SELECT origin FROM matches WHERE id = $1) \
             FOR SHARE OF players ON CONFLICT DO NOTHING",
        )
        .bind(seen.0)
        .bind(ids(by))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn witnesses(&self, of: MatchId, among: &[PlayerId]) -> Result<Vec<PlayerId>, StoreError> {
        let players: Vec<Uuid> =
            sqlx::query_scalar("SELECT player_id FROM witnesses WHERE match_id = $1 AND player_id = ANY ($2)")
                .bind(of.0)
                .bind(ids(among))
                .fetch_all(&self.pool)
                .await?;
        Ok(players.into_iter().map(PlayerId).collect())
    }

    async fn witnessed_by(&self, player: PlayerId) -> Result<Vec<MatchId>, StoreError> {
        let matches: Vec<Uuid> =
            sqlx::query_scalar("SELECT match_id FROM witnesses WHERE player_id = $1 ORDER BY match_id DESC")
                .bind(player.0)
                .fetch_all(&self.pool)
                .await?;
        Ok(matches.into_iter().map(MatchId).collect())
    }
}

fn ids(players: &[PlayerId]) -> Vec<Uuid> {
    players.iter().map(|player| player.0).collect()
}
