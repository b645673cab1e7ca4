//! Links on Postgres.

use std::time::Duration;

use async_trait::async_trait;
use protocol::{MatchId, PlayerId, TableId};
use sqlx::Row;
use uuid::Uuid;

use super::PostgresStore;
use crate::store::StoreError;
use crate::store::links::{LinkRow, Links};

#[async_trait]
impl Links for PostgresStore {
    async fn add_link(&self, secret_hash: &[u8; 32], link: &LinkRow, lasts: Duration) -> Result<(), StoreError> {
        let mut transaction = self.0.begin().await?;
        sqlx::query("DELETE FROM links WHERE player_id = $1 AND (table_id IS NOT NULL) = $2")
            .bind(link.player.0)
            .bind(link.seat.is_some())
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "INSERT INTO links (secret_hash, player_id, table_id, match_id, expires_at) \
             VALUES ($1, $2, $3, $4, now() + $5 * interval '1 millisecond')",
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

    async fn take_link(&self, secret_hash: &[u8; 32], of_seat: bool) -> Result<Option<LinkRow>, StoreError> {
        let row = sqlx::query(
            "DELETE FROM links WHERE secret_hash = $1 AND (table_id IS NOT NULL) = $2 \
             RETURNING player_id, table_id, match_id, expires_at > now() AS holds",
        )
        .bind(&secret_hash[..])
        .bind(of_seat)
        .fetch_optional(&self.0)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seat = row.try_get::<Option<Uuid>, _>("table_id")?.zip(row.try_get("match_id")?);
        let seat = seat.map(|(table, of)| (TableId(table), MatchId(of)));
        let link = LinkRow { player: PlayerId(row.try_get("player_id")?), seat };
        Ok(row.try_get::<bool, _>("holds")?.then_some(link))
    }

    async fn add_token(&self, player: PlayerId, token_hash: &[u8; 32]) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO device_tokens (token_hash, player_id) VALUES ($1, $2)")
            .bind(&token_hash[..])
            .bind(player.0)
            .execute(&self.0)
            .await?;
        Ok(())
    }
}
