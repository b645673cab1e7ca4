//! Links on Postgres.

use std::time::Duration;

use async_trait::async_trait;
use protocol::{CommandId, MatchId, PlayerId, TableId};
use sqlx::Row;

use super::PostgresStore;
use crate::store::StoreError;
use crate::store::links::{LinkRow, Links, SeatLink};

#[async_trait]
impl Links for PostgresStore {
    async fn add_link(&self, secret_hash: &[u8; 32], link: &LinkRow, lasts: Duration) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query("DELETE FROM links WHERE player_id = $1 AND (table_id IS NOT NULL) = $2")
            .bind(link.player.0)
            .bind(link.seat.is_some())
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "INSERT INTO links (secret_hash, player_id, table_id, match_id, expires_at) \
             SELECT $1, id, $3, $4, now() + $5 * interval '1 millisecond' \
             FROM players WHERE id = $2 AND forgotten_at IS NULL FOR SHARE",
        )
        .bind(&secret_hash[..])
        .bind(link.player.0)
        .bind(link.seat.map(|(table, _)| table.0))
        .bind(link.seat.map(|(_, match_id)| match_id.0))
        .bind(i64::try_from(lasts.as_millis()).unwrap_or(i64::MAX))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn take_link(&self, secret_hash: &[u8; 32]) -> Result<Option<PlayerId>, StoreError> {
        let row = sqlx::query(
            "DELETE FROM links WHERE secret_hash = $1 AND table_id IS NULL RETURNING player_id, expires_at > now() AS holds",
        )
        .bind(&secret_hash[..])
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(row.try_get::<bool, _>("holds")?.then_some(PlayerId(row.try_get("player_id")?)))
    }

    async fn link_to_seat(
        &self,
        secret_hash: &[u8; 32],
        by: PlayerId,
        with: &CommandId,
    ) -> Result<Option<SeatLink>, StoreError> {
        let row = sqlx::query(
            "SELECT player_id, table_id, match_id, used_by IS NOT NULL AS used_up FROM links \
             WHERE secret_hash = $1 AND table_id IS NOT NULL AND expires_at > now() \
             AND (used_by IS NULL OR (used_by = $2 AND used_with = $3))",
        )
        .bind(&secret_hash[..])
        .bind(by.0)
        .bind(&with.0)
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(SeatLink {
            player: PlayerId(row.try_get("player_id")?),
            table: TableId(row.try_get("table_id")?),
            match_id: MatchId(row.try_get("match_id")?),
            used_up: row.try_get("used_up")?,
        }))
    }

    async fn use_up_link(&self, secret_hash: &[u8; 32], by: PlayerId, with: &CommandId) -> Result<(), StoreError> {
        sqlx::query("UPDATE links SET used_by = $1, used_with = $2 WHERE secret_hash = $3 AND used_by IS NULL")
            .bind(by.0)
            .bind(&with.0)
            .bind(&secret_hash[..])
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn add_token(&self, player: PlayerId, token_hash: &[u8; 32]) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO device_tokens (token_hash, player_id) \
             SELECT $1, id FROM players WHERE id = $2 AND forgotten_at IS NULL FOR SHARE",
        )
        .bind(&token_hash[..])
        .bind(player.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
