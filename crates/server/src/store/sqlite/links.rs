//! Links on SQLite.

use std::time::Duration;

use async_trait::async_trait;
use protocol::{CommandId, MatchId, PlayerId, TableId};
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};

use super::{NOW, SqliteStore, id};
use crate::store::StoreError;
use crate::store::links::{LinkRow, Links, SeatLink};

#[async_trait]
impl Links for SqliteStore {
    async fn add_link(&self, secret_hash: &[u8; 32], link: &LinkRow, lasts: Duration) -> Result<(), StoreError> {
        let work = async |connection: &mut SqliteConnection| {
            let mut transaction = connection.begin().await?;
            sqlx::query("DELETE FROM links WHERE player_id = ? AND (table_id IS NOT NULL) = ?")
                .bind(link.player.0.hyphenated())
                .bind(link.seat.is_some())
                .execute(&mut *transaction)
                .await?;
            let sql = format!(
                "INSERT INTO links (secret_hash, player_id, table_id, match_id, expires_at) \
                 SELECT ?1, id, ?3, ?4, {NOW} + ?5 FROM players WHERE id = ?2 AND forgotten_at IS NULL"
            );
            sqlx::query(AssertSqlSafe(sql))
                .bind(&secret_hash[..])
                .bind(link.player.0.hyphenated())
                .bind(link.seat.map(|(table, _)| table.0.hyphenated()))
                .bind(link.seat.map(|(_, match_id)| match_id.0.hyphenated()))
                .bind(i64::try_from(lasts.as_millis()).unwrap_or(i64::MAX))
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await
        };
        Ok(self.write.with(work).await?)
    }

    async fn take_link(&self, secret_hash: &[u8; 32]) -> Result<Option<PlayerId>, StoreError> {
        let sql = format!(
            "DELETE FROM links WHERE secret_hash = ? AND table_id IS NULL RETURNING player_id, expires_at > {NOW} AS holds"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(&secret_hash[..]);
        let row = self.write.with(async |connection| query.fetch_optional(connection).await).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(row.try_get::<bool, _>("holds")?.then_some(PlayerId(id(&row, "player_id")?)))
    }

    async fn link_to_seat(
        &self,
        secret_hash: &[u8; 32],
        by: PlayerId,
        with: &CommandId,
    ) -> Result<Option<SeatLink>, StoreError> {
        let sql = format!(
            "SELECT player_id, table_id, match_id, used_by IS NOT NULL AS used_up FROM links \
             WHERE secret_hash = ? AND table_id IS NOT NULL AND expires_at > {NOW} \
             AND (used_by IS NULL OR (used_by = ? AND used_with = ?))"
        );
        let row = sqlx::query(AssertSqlSafe(sql))
            .bind(&secret_hash[..])
            .bind(by.0.hyphenated())
            .bind(&with.0)
            .fetch_optional(&self.read)
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(SeatLink {
            player: PlayerId(id(&row, "player_id")?),
            table: TableId(id(&row, "table_id")?),
            match_id: MatchId(id(&row, "match_id")?),
            used_up: row.try_get("used_up")?,
        }))
    }

    async fn use_up_link(&self, secret_hash: &[u8; 32], by: PlayerId, with: &CommandId) -> Result<(), StoreError> {
        let query =
            sqlx::query("UPDATE links SET used_by = ?, used_with = ? WHERE secret_hash = ? AND used_by IS NULL")
                .bind(by.0.hyphenated())
                .bind(&with.0)
                .bind(&secret_hash[..]);
        self.write.with(async |connection| query.execute(connection).await).await?;
        Ok(())
    }

    async fn add_token(&self, player: PlayerId, token_hash: &[u8; 32]) -> Result<(), StoreError> {
        let query = sqlx::query(
            "INSERT INTO device_tokens (token_hash, player_id) \
             SELECT ?1, id FROM players WHERE id = ?2 AND forgotten_at IS NULL",
        )
        .bind(&token_hash[..])
        .bind(player.0.hyphenated());
        self.write.with(async |connection| query.execute(connection).await).await?;
        Ok(())
    }
}
