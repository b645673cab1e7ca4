//! Data about players on Postgres.

use async_trait::async_trait;
use protocol::{MatchId, PlayerId, TableId};
use sqlx::Row;
use uuid::Uuid;

use super::PostgresStore;
use crate::store::personal::{FORMER, Personal, TableWith};
use crate::store::{StoreError, avatar_word};

#[async_trait]
impl Personal for PostgresStore {
    async fn seen(&self, player: PlayerId) -> Result<(), StoreError> {
        sqlx::query("UPDATE players SET seen_at = now() WHERE id = $1 AND seen_at < now() - interval '1 day'")
            .bind(player.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn visits(&self, player: PlayerId) -> Result<(i64, i64), StoreError> {
        let row = sqlx::query(
            "SELECT (extract(epoch FROM made_at) * 1000)::bigint AS made_at, \
             (extract(epoch FROM seen_at) * 1000)::bigint AS seen_at FROM players WHERE id = $1",
        )
        .bind(player.0)
        .fetch_one(&self.pool)
        .await?;
        Ok((row.try_get("made_at")?, row.try_get("seen_at")?))
    }

    async fn tables_with(&self, player: PlayerId) -> Result<Vec<TableWith>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, made_by = $1 AS made, (extract(epoch FROM made_at) * 1000)::bigint AS made_at, \
             room::text AS room FROM tables WHERE made_by = $1 OR room::text LIKE '%' || $1::text || '%' \
             OR id IN (SELECT table_id FROM chat WHERE player = $1) ORDER BY id",
        )
        .bind(player.0)
        .fetch_all(&self.pool)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(TableWith {
                    table: TableId(row.try_get("id")?),
                    made: row.try_get("made")?,
                    made_at: row.try_get("made_at")?,
                    room: row.try_get("room")?,
                })
            })
            .collect()
    }

    async fn chat_of(&self, player: PlayerId) -> Result<Vec<(TableId, String)>, StoreError> {
        let rows = sqlx::query("SELECT table_id, message::text AS message FROM chat WHERE player = $1 ORDER BY id")
            .bind(player.0)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok((TableId(row.try_get("table_id")?), row.try_get("message")?))).collect()
    }

    async fn begin_to_forget(&self, player: PlayerId, worthless_hash: &[u8; 32]) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query("UPDATE players SET forgotten_at = now(), token_hash = $2 WHERE id = $1 AND forgotten_at IS NULL")
            .bind(player.0)
            .bind(&worthless_hash[..])
            .execute(&mut *transaction)
            .await?;
        for sql in [
            "DELETE FROM device_tokens WHERE player_id = $1",
            "DELETE FROM links WHERE player_id = $1 OR used_by = $1",
            "DELETE FROM witnesses WHERE player_id = $1",
        ] {
            sqlx::query(sql).bind(player.0).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    async fn half_forgotten(&self) -> Result<Vec<PlayerId>, StoreError> {
        let ids: Vec<Uuid> = sqlx::query_scalar(
            "SELECT id FROM players WHERE forgotten_at IS NOT NULL AND NOT forgotten_everywhere ORDER BY forgotten_at",
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(ids.into_iter().map(PlayerId).collect())
    }

    async fn forget(&self, player: PlayerId, matches: &[MatchId], everywhere: bool) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query(
            "UPDATE matches SET seats = ( \
                 SELECT jsonb_agg(CASE WHEN seat ->> 'player' = $1::uuid::text \
                     THEN seat || jsonb_build_object('name', $2::text, 'avatar', $3::text) ELSE seat END ORDER BY number) \
                 FROM jsonb_array_elements(seats) WITH ORDINALITY AS held (seat, number) \
             ) WHERE id = ANY ($4) OR id IN (SELECT match_id FROM participants WHERE player_id = $1)",
        )
        .bind(player.0)
        .bind(FORMER)
        .bind(avatar_word(protocol::Avatar::default()))
        .bind(matches.iter().map(|id| id.0).collect::<Vec<_>>())
        .execute(&mut *transaction)
        .await?;
        sqlx::query("UPDATE players SET name = $2, avatar = $3, forgotten_everywhere = $4 WHERE id = $1")
            .bind(player.0)
            .bind(FORMER)
            .bind(avatar_word(protocol::Avatar::default()))
            .bind(everywhere)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn unseen_for(&self, ms: i64, limit: u32) -> Result<Vec<PlayerId>, StoreError> {
        let ids: Vec<Uuid> = sqlx::query_scalar(
            "SELECT id FROM players WHERE forgotten_at IS NULL AND seen_at <= now() - $1 * interval '1 millisecond' \
             ORDER BY seen_at LIMIT $2",
        )
        .bind(ms)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(ids.into_iter().map(PlayerId).collect())
    }

    async fn delete_ended(&self, older_than_ms: i64, limit: u32) -> Result<u64, StoreError> {
        let result = sqlx::query(
            "DELETE FROM matches WHERE id IN (SELECT id FROM matches \
             WHERE ended_at <= now() - $1 * interval '1 millisecond' ORDER BY ended_at LIMIT $2)",
        )
        .bind(older_than_ms)
        .bind(i64::from(limit))
        .execute(&self.pool)
        .await?;
        Ok(result.rows_affected())
    }

    async fn delete_quiet(
        &self,
        older_than_ms: i64,
        except: &[TableId],
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let deleted: Vec<Uuid> = sqlx::query_scalar(
            "DELETE FROM tables WHERE id IN (SELECT id FROM tables \
             WHERE changed_at <= now() - $1 * interval '1 millisecond' AND id <> ALL ($2) ORDER BY changed_at LIMIT $3) \
             RETURNING id",
        )
        .bind(older_than_ms)
        .bind(except.iter().map(|table| table.0).collect::<Vec<_>>())
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(deleted.into_iter().map(TableId).collect())
    }
}
