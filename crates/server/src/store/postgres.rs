//! The store of a larger host: a Postgres server.

mod history;
mod links;
mod personal;
mod witnesses;
mod write;

use std::collections::BTreeSet;
use std::sync::LazyLock;
use std::time::Duration;

use async_trait::async_trait;
use protocol::{ChatId, CommandId, MatchId, PlayerId, TableId};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgRow};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row};
use tokio::time::timeout;
use uuid::Uuid;

use super::{
    Change, ChatRow, ClaimedTable, Logged, MatchRow, OpenError, Place, PlayerRow, RoomRow, Store, StoreError, age,
    avatar, avatar_word, seed,
};

/// How long the server may take to answer at all, so that players get an error before they leave.
const PATIENCE: Duration = Duration::from_secs(5);

static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let mut migrations = sqlx::migrate!("../../migrations/postgres");
    migrations.set_locking(false);
    migrations
});

/// The lock that is held during migrations.
const MIGRATING: i64 = 0x0070_6f74_6c75_636b;

/// Postgres' error codes for a prepared statement that is missing, or whose name is taken.
const MIXED_UP: [&str; 2] = ["26000", "42P05"];

const MATCH_COLUMNS: &str = "id, table_id, game, edition, options::text AS options, seats::text AS seats, seed, entropy, \
    contributions::text AS contributions, origin, origin_version, \
    (extract(epoch FROM began_at) * 1000)::bigint AS began_at, \
    (extract(epoch FROM ended_at) * 1000)::bigint AS ended_at, outcome::text AS outcome";

/// A deleted player has no token of their own, and their other tokens don't count.
const PLAYER_BY_TOKEN: &str = "SELECT id, name, avatar FROM players WHERE token_hash = $1 UNION ALL \
    SELECT id, name, avatar FROM device_tokens JOIN players ON players.id = player_id \
    WHERE device_tokens.token_hash = $1 AND players.forgotten_at IS NULL";

/// A Postgres server.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
}

impl PostgresStore {
    /// Connects to the server at this URL.
    ///
    /// # Errors
    /// When the server doesn't answer, its tables are of a newer version, or a pooler in between loses prepared statements.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        // If the URL turned the cache off, every statement would stay on the server under a new name.
        let options = url.parse::<PgConnectOptions>().map_err(|_| OpenError::Address)?.statement_cache_capacity(100);
        // No value is a fraction, and PgBouncer refuses connections that set this.
        let options = options.extra_float_digits(None);
        let place = Place::server(&options);
        let pool = connect(&options).await.map_err(|error| OpenError::Unreachable(place.clone(), error.into()))?;
        if !keeps_statements(&pool).await.map_err(|error| OpenError::Unreachable(place.clone(), error.into()))? {
            return Err(OpenError::Pooler(place));
        }
        let migrated = migrate(&pool).await;
        migrated.map_err(|error| OpenError::migrating(place, &MIGRATIONS, error))?;
        Ok(Self { pool })
    }
}

async fn connect(options: &PgConnectOptions) -> Result<PgPool, sqlx::Error> {
    let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(PATIENCE).connect_with(options.clone()).await;
    match pool {
        // The pool waits for a server that is about to start, and doesn't report why it waited.
        Err(sqlx::Error::PoolTimedOut) => {
            let connected = timeout(PATIENCE, PgConnection::connect_with(options)).await;
            Err(connected.map_or(sqlx::Error::PoolTimedOut, |connected| match connected {
                Ok(_) => sqlx::Error::PoolTimedOut,
                Err(error) => error,
            }))
        }
        pool => pool,
    }
}

/// Checks whether a prepared statement is still known after another connection was used. A pooler that gives each
/// transaction any connection loses it, or confuses it with another client's statement of the same name.
async fn keeps_statements(pool: &PgPool) -> Result<bool, sqlx::Error> {
    let (mut prepares, mut disturbs) = (pool.acquire().await?, pool.acquire().await?);
    let kept = async {
        prepared(&mut prepares).await?;
        // Until it is rolled back, this holds the connection that the pooler would most likely give out next.
        let mut holds = disturbs.begin().await?;
        prepared(&mut holds).await?;
        let again = timeout(PATIENCE, prepared(&mut prepares)).await;
        holds.rollback().await?;
        // A pooler with a single connection confuses nothing.
        again.unwrap_or(Ok(()))
    };
    match kept.await {
        Err(sqlx::Error::Database(error)) if error.code().is_some_and(|code| MIXED_UP.contains(&&*code)) => Ok(false),
        kept => kept.map(|()| true),
    }
}

async fn prepared(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT $1::bigint").bind(1_i64).execute(connection).await.map(drop)
}

/// In one transaction, whose end releases the lock: a session lock would stay with a pooler's connection.
async fn migrate(pool: &PgPool) -> Result<(), MigrateError> {
    let mut transaction = pool.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATING).execute(&mut *transaction).await?;
    // The body of `run`, whose future isn't `Send` with a borrowed connection.
    MIGRATIONS.run_direct(None, &mut *transaction, false).await?;
    Ok(transaction.commit().await?)
}

#[async_trait]
impl Store for PostgresStore {
    async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    async fn try_write(&self) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO trials (number, at) VALUES (1, clock_timestamp()) \
             ON CONFLICT (number) DO UPDATE SET at = excluded.at",
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn add_player(&self, player: &PlayerRow, token_hash: &[u8; 32]) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO players (id, token_hash, name, avatar) VALUES ($1, $2, $3, $4)")
            .bind(player.id.0)
            .bind(&token_hash[..])
            .bind(&player.name)
            .bind(avatar_word(player.avatar))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn player_by_token(&self, token_hash: &[u8; 32]) -> Result<Option<PlayerRow>, StoreError> {
        let row = sqlx::query(PLAYER_BY_TOKEN).bind(&token_hash[..]).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(player_row).transpose()?)
    }

    async fn player(&self, id: PlayerId) -> Result<Option<PlayerRow>, StoreError> {
        let row = sqlx::query("SELECT id, name, avatar FROM players WHERE forgotten_at IS NULL AND id = $1")
            .bind(id.0)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(player_row).transpose()?)
    }

    async fn rename_player(&self, player: &PlayerRow) -> Result<(), StoreError> {
        sqlx::query("UPDATE players SET name = $1, avatar = $2 WHERE id = $3 AND forgotten_at IS NULL")
            .bind(&player.name)
            .bind(avatar_word(player.avatar))
            .bind(player.id.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn add_table(
        &self,
        made_by: PlayerId,
        command: &CommandId,
        table: &RoomRow,
        limit: u32,
    ) -> Result<Option<TableId>, StoreError> {
        let mut transaction = self.pool.begin().await?;
        // One at a time for each maker: otherwise two at once could both pass the daily limit.
        sqlx::query("SELECT FROM players WHERE id = $1 FOR NO KEY UPDATE")
            .bind(made_by.0)
            .execute(&mut *transaction)
            .await?;
        let earlier: Option<Uuid> = sqlx::query_scalar("SELECT id FROM tables WHERE made_by = $1 AND made_with = $2")
            .bind(made_by.0)
            .bind(&command.0)
            .fetch_optional(&mut *transaction)
            .await?;
        if let Some(earlier) = earlier {
            return Ok(Some(TableId(earlier)));
        }
        let result = sqlx::query(
            "INSERT INTO tables (id, made_by, made_with, public, used, room) SELECT $1, $2, $3, $4, $5, $6::jsonb \
             WHERE (SELECT count(*) FROM tables WHERE made_by = $2 AND made_at > now() - interval '1 day') < $7",
        )
        .bind(table.table.0)
        .bind(made_by.0)
        .bind(&command.0)
        .bind(table.public)
        .bind(table.used)
        .bind(&table.room)
        .bind(i64::from(limit))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok((result.rows_affected() == 1).then_some(table.table))
    }

    async fn claim_table(&self, id: TableId) -> Result<Option<ClaimedTable>, StoreError> {
        let row = sqlx::query("UPDATE tables SET epoch = epoch + 1 WHERE id = $1 RETURNING epoch, room::text AS room")
            .bind(id.0)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row
            .map(|row| Ok::<_, sqlx::Error>(ClaimedTable { epoch: row.try_get("epoch")?, room: row.try_get("room")? }))
            .transpose()?)
    }

    async fn public_rooms(&self, limit: u32) -> Result<Vec<(TableId, String)>, StoreError> {
        sqlx::query("SELECT id, room::text AS room FROM tables WHERE public ORDER BY changed_at DESC LIMIT $1")
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?
            .iter()
            .map(|row| Ok((TableId(row.try_get("id")?), row.try_get("room")?)))
            .collect()
    }

    async fn delete_unused(&self, older_than_ms: i64, except: &[TableId]) -> Result<Vec<TableId>, StoreError> {
        let deleted: Vec<Uuid> = sqlx::query_scalar(
            "DELETE FROM tables WHERE NOT used AND changed_at <= now() - $1 * interval '1 millisecond' \
             AND id <> ALL ($2) RETURNING id",
        )
        .bind(older_than_ms)
        .bind(except.iter().map(|table| table.0).collect::<Vec<_>>())
        .fetch_all(&self.pool)
        .await?;
        Ok(deleted.into_iter().map(TableId).collect())
    }

    async fn match_row(&self, id: MatchId) -> Result<Option<MatchRow>, StoreError> {
        let sql = format!("SELECT {MATCH_COLUMNS} FROM matches WHERE id = $1");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id.0).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(match_row).transpose()?)
    }

    async fn log(&self, id: MatchId) -> Result<Vec<Logged>, StoreError> {
        let rows = sqlx::query(
            "SELECT entry, (extract(epoch FROM now() - at) * 1000)::bigint AS age FROM log WHERE match_id = $1 \
             ORDER BY version",
        )
        .bind(id.0)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(logged).collect::<Result<_, _>>()?)
    }

    async fn chat(&self, table: TableId) -> Result<Vec<ChatRow>, StoreError> {
        let rows = sqlx::query("SELECT id, player, message FROM chat WHERE table_id = $1 ORDER BY id")
            .bind(table.0)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(chat_row).collect::<Result<_, _>>()?)
    }

    async fn write(&self, changes: &[Change]) -> Result<Vec<bool>, StoreError> {
        let owned: Vec<Uuid> = write::statement(changes).build_query_scalar().fetch_all(&self.pool).await?;
        let owned: BTreeSet<Uuid> = owned.into_iter().collect();
        Ok(changes.iter().map(|change| owned.contains(&change.table.0)).collect())
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}

fn player_row(row: &PgRow) -> Result<PlayerRow, sqlx::Error> {
    let word: String = row.try_get("avatar")?;
    Ok(PlayerRow { id: PlayerId(row.try_get("id")?), name: row.try_get("name")?, avatar: avatar(&word) })
}

fn logged(row: &PgRow) -> Result<Logged, sqlx::Error> {
    Ok(Logged { entry: row.try_get("entry")?, age: age(row.try_get("age")?) })
}

fn chat_row(row: &PgRow) -> Result<ChatRow, sqlx::Error> {
    let (id, player) = (ChatId(row.try_get("id")?), PlayerId(row.try_get("player")?));
    Ok(ChatRow { id, player, message: row.try_get("message")? })
}

fn match_row(row: &PgRow) -> Result<MatchRow, sqlx::Error> {
    Ok(MatchRow {
        id: MatchId(row.try_get("id")?),
        table: TableId(row.try_get("table_id")?),
        game: row.try_get("game")?,
        edition: row.try_get("edition")?,
        options: row.try_get("options")?,
        seats: row.try_get("seats")?,
        seed: seed(row.try_get("seed")?)?,
        entropy: row.try_get::<Option<&[u8]>, _>("entropy")?.map(seed).transpose()?,
        contributions: row.try_get("contributions")?,
        origin: row.try_get::<Option<Uuid>, _>("origin")?.map(MatchId),
        origin_version: row.try_get("origin_version")?,
        began_at: row.try_get("began_at")?,
        ended_at: row.try_get("ended_at")?,
        outcome: row.try_get("outcome")?,
    })
}
