//! Witnesses of matches, on SQLite.

use async_trait::async_trait;
use protocol::{MatchId, PlayerId};
use serde_json::json;

use super::{SqliteStore, id};
use crate::store::StoreError;
use crate::store::witnesses::Witnesses;

#[async_trait]
impl Witnesses for SqliteStore {
    async fn note_witnesses(&self, seen: MatchId, by: &[PlayerId]) -> Result<(), StoreError> {
        let query = sqlx::query(
            "INSERT INTO witnesses (match_id, player_id) SELECT matches.id, players.id FROM players CROSS JOIN matches \
             WHERE players.id IN (SELECT value FROM json_each(?2)) AND players.forgotten_at IS NULL \
             AND matches.id IN (SELECT ?1 UNION ALL SELECT origin FROM matches WHERE id = ?1) \
             ON CONFLICT DO NOTHING",
        )
        .bind(seen.0.hyphenated())
        .bind(json!(by).to_string());
        self.write.with(async |connection| query.execute(connection).await).await?;
        Ok(())
    }

    async fn witnesses(&self, of: MatchId, among: &[PlayerId]) -> Result<Vec<PlayerId>, StoreError> {
        let rows = sqlx::query(
            "SELECT player_id FROM witnesses WHERE match_id = ? AND player_id IN (SELECT value FROM json_each(?))",
        )
        .bind(of.0.hyphenated())
        .bind(json!(among).to_string())
        .fetch_all(&self.read)
        .await?;
        Ok(rows.iter().map(|row| id(row, "player_id").map(PlayerId)).collect::<Result<_, _>>()?)
    }

    async fn witnessed_by(&self, player: PlayerId) -> Result<Vec<MatchId>, StoreError> {
        let rows = sqlx::query("SELECT match_id FROM witnesses WHERE player_id = ? ORDER BY match_id DESC")
            .bind(player.0.hyphenated())
            .fetch_all(&self.read)
            .await?;
        Ok(rows.iter().map(|row| id(row, "match_id").map(MatchId)).collect::<Result<_, _>>()?)
    }
}
