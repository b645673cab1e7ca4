//! Data about players on SQLite.

use async_trait::async_trait;
use protocol::{MatchId, PlayerId, TableId};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};

use super::{NOW, SqliteStore, id};
use crate::store::personal::{FORMER, Personal, TableWith};
use crate::store::{StoreError, avatar_word};

#[async_trait]
impl Personal for SqliteStore {
    async fn seen(&self, player: PlayerId) -> Result<(), StoreError> {
        // Written once a day at most, to spare the only connection that writes.
        let sql = format!("SELECT 1 FROM players WHERE id = ? AND seen_at < {NOW} - 86400000");
        let due = sqlx::query(AssertSqlSafe(sql)).bind(player.0.hyphenated()).fetch_optional(&self.read).await?;
        if due.is_some() {
            let sql = format!("UPDATE players SET seen_at = {NOW} WHERE id = ?");
            let query = sqlx::query(AssertSqlSafe(sql)).bind(player.0.hyphenated());
            self.write.with(async |connection| query.execute(connection).await).await?;
        }
        Ok(())
    }

    async fn visits(&self, player: PlayerId) -> Result<(i64, i64), StoreError> {
        let row = sqlx::query("SELECT made_at, seen_at FROM players WHERE id = ?")
            .bind(player.0.hyphenated())
            .fetch_one(&self.read)
            .await?;
        Ok((row.try_get("made_at")?, row.try_get("seen_at")?))
    }

    async fn tables_with(&self, player: PlayerId) -> Result<Vec<TableWith>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, made_by = ?1 AS made, made_at, room FROM tables \
             WHERE made_by = ?1 OR instr(room, ?1) > 0 OR id IN (SELECT table_id FROM chat WHERE player = ?1) ORDER BY id",
        )
        .bind(player.0.hyphenated())
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(TableWith {
                    table: TableId(id(row, "id")?),
                    made: row.try_get("made")?,
                    made_at: row.try_get("made_at")?,
                    room: row.try_get("room")?,
                })
            })
            .collect()
    }

    async fn chat_of(&self, player: PlayerId) -> Result<Vec<(TableId, String)>, StoreError> {
        let rows = sqlx::query("SELECT table_id, message FROM chat WHERE player = ? ORDER BY id")
            .bind(player.0.hyphenated())
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| Ok((TableId(id(row, "table_id")?), row.try_get("message")?))).collect()
    }

    async fn begin_to_forget(&self, player: PlayerId, worthless_hash: &[u8; 32]) -> Result<(), StoreError> {
        let sql =
            format!("UPDATE players SET forgotten_at = {NOW}, token_hash = ?2 WHERE id = ?1 AND forgotten_at IS NULL");
        let work = async |connection: &mut SqliteConnection| {
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            sqlx::query(AssertSqlSafe(sql))
                .bind(player.0.hyphenated())
                .bind(&worthless_hash[..])
                .execute(&mut *transaction)
                .await?;
            for sql in [
                "DELETE FROM device_tokens WHERE player_id = ?",
                "DELETE FROM links WHERE player_id = ?1 OR used_by = ?1",
                "DELETE FROM witnesses WHERE player_id = ?",
            ] {
                sqlx::query(sql).bind(player.0.hyphenated()).execute(&mut *transaction).await?;
            }
            transaction.commit().await
        };
        Ok(self.write.with(work).await?)
    }

    async fn half_forgotten(&self) -> Result<Vec<PlayerId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM players WHERE forgotten_at IS NOT NULL AND NOT forgotten_everywhere ORDER BY forgotten_at",
        )
        .fetch_all(&self.read)
        .await?;
        Ok(rows.iter().map(|row| id(row, "id").map(PlayerId)).collect::<Result<_, _>>()?)
    }

    async fn forget(&self, player: PlayerId, matches: &[MatchId], everywhere: bool) -> Result<(), StoreError> {
        let work = async |connection: &mut SqliteConnection| {
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            sqlx::query(
                "UPDATE matches SET seats = ( \
                     SELECT json_group_array(json(CASE WHEN value ->> 'player' = ?1 \
                         THEN json_set(value, '$.name', ?2, '$.avatar', ?3) ELSE value END) ORDER BY key) \
                     FROM json_each(seats) \
                 ) WHERE id IN (SELECT value FROM json_each(?4)) \
                 OR id IN (SELECT match_id FROM participants WHERE player_id = ?1)",
            )
            .bind(player.0.hyphenated())
            .bind(FORMER)
            .bind(avatar_word(protocol::Avatar::default()))
            .bind(json!(matches).to_string())
            .execute(&mut *transaction)
            .await?;
            sqlx::query("UPDATE players SET name = ?2, avatar = ?3, forgotten_everywhere = ?4 WHERE id = ?1")
                .bind(player.0.hyphenated())
                .bind(FORMER)
                .bind(avatar_word(protocol::Avatar::default()))
                .bind(everywhere)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await
        };
        self.write.with(work).await?;
        self.wipe().await
    }

    async fn unseen_for(&self, ms: i64, limit: u32) -> Result<Vec<PlayerId>, StoreError> {
        let sql = format!(
            "SELECT id FROM players WHERE forgotten_at IS NULL AND seen_at <= {NOW} - ? ORDER BY seen_at LIMIT ?"
        );
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(ms).bind(limit).fetch_all(&self.read).await?;
        Ok(rows.iter().map(|row| id(row, "id").map(PlayerId)).collect::<Result<_, _>>()?)
    }

    async fn delete_ended(&self, older_than_ms: i64, limit: u32) -> Result<u64, StoreError> {
        let sql = format!(
            "DELETE FROM matches WHERE id IN (SELECT id FROM matches WHERE ended_at <= {NOW} - ? \
             ORDER BY ended_at LIMIT ?)"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(older_than_ms).bind(limit);
        let deleted = self.write.with(async |connection| query.execute(connection).await).await?.rows_affected();
        if deleted > 0 {
            self.wipe().await?;
        }
        Ok(deleted)
    }

    async fn delete_quiet(
        &self,
        older_than_ms: i64,
        except: &[TableId],
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE changed_at <= {NOW} - ? \
             AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY changed_at LIMIT ?) RETURNING id"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(older_than_ms).bind(json!(except).to_string()).bind(limit);
        let rows = self.write.with(async |connection| query.fetch_all(connection).await).await?;
        if !rows.is_empty() {
            self.wipe().await?;
        }
        Ok(rows.iter().map(|row| id(row, "id").map(TableId)).collect::<Result<_, _>>()?)
    }
}
