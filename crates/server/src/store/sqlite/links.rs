//! Links on SQLite.

use std::time::Duration;

use async_trait::async_trait;
use protocol::{MatchId, PlayerId, TableId};
use sqlx::{AssertSqlSafe, Row};
use uuid::fmt::Hyphenated;

use super::{NOW, SqliteStore, id};
use crate::store::StoreError;
use crate::store::links::{LinkRow, Links};

#[async_trait]
impl Links for SqliteStore {
    async fn add_link(&self, secret_hash: &[u8; 32], link: &LinkRow, lasts: Duration) -> Result<(), StoreError> {
        let mut transaction = self.write.begin().await?;
        sqlx::query("DELETE FROM links WHERE player_id = ? AND (table_id IS NOT NULL) = ?")
            .bind(link.player.0.hyphenated())
            .bind(link.seat.is_some())
            .execute(&mut *transaction)
            .await?;
        let sql = format!(
            "INSERT INTO links (secret_hash, player_id, table_id, match_id, expires_at) VALUES (?, ?, ?, ?, {NOW} + ?)"
        );
        sqlx::query(AssertSqlSafe(sql))
            .bind(&secret_hash[..])
            .bind(link.player.0.hyphenated())
            .bind(link.seat.map(|(table, _)| table.0.hyphenated()))
            .bind(link.seat.map(|(_, match_id)| match_id.0.hyphenated()))
            .bind(i64::try_from(lasts.as_millis()).unwrap_or(i64::MAX))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn take_link(&self, secret_hash: &[u8; 32], of_seat: bool) -> Result<Option<LinkRow>, StoreError> {
        let sql = format!(
            "DELETE FROM links WHERE secret_hash = ? AND (table_id IS NOT NULL) = ? \
             RETURNING player_id, table_id, match_id, expires_at > {NOW} AS holds"
        );
        let row =
            sqlx::query(AssertSqlSafe(sql)).bind(&secret_hash[..]).bind(of_seat).fetch_optional(&self.write).await?;
        let Some(row) = row else { return Ok(None) };
        let part =
            |column| Ok::<_, sqlx::Error>(row.try_get::<Option<Hyphenated>, _>(column)?.map(Hyphenated::into_uuid));
        let seat = part("table_id")?.zip(part("match_id")?).map(|(table, of)| (TableId(table), MatchId(of)));
        let link = LinkRow { player: PlayerId(id(&row, "player_id")?), seat };
        Ok(row.try_get::<bool, _>("holds")?.then_some(link))
    }

    async fn add_token(&self, player: PlayerId, token_hash: &[u8; 32]) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO device_tokens (token_hash, player_id) VALUES (?, ?)")
            .bind(&token_hash[..])
            .bind(player.0.hyphenated())
            .execute(&self.write)
            .await?;
        Ok(())
    }
}
