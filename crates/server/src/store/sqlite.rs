//! The embedded store: one SQLite file.

/// Milliseconds since 1970, in SQL.
macro_rules! now {
    () => {
        "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
    };
}

mod connection;
mod file;
mod history;
mod links;
mod log;
mod personal;
mod push;
mod tail;
mod witnesses;
mod write;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use protocol::{ChatId, CommandId, MatchId, PlayerId, TableId};
use serde_json::json;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqliteLockingMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row, SqliteConnection};
use tokio::sync::Mutex;
use tracing::{error, warn};
use uuid::fmt::Hyphenated;

use connection::WriteConnection;
use file::Lock;
use tail::{Shortening, Tail};

use super::{
    Change, ChatRow, ClaimedTable, Logged, MatchRow, OpenError, Place, PlayerRow, RoomRow, Store, StoreError, avatar,
    avatar_word, seed,
};

static MIGRATIONS: Migrator = sqlx::migrate!("../../migrations/sqlite");

const NOW: &str = now!();

const MATCH_COLUMNS: &str = "id, table_id, game, edition, options, seats, seed, entropy, contributions, \
    origin, origin_version, began_at, ended_at, outcome";

/// A deleted player has no token of their own, and their other tokens don't count.
const PLAYER_BY_TOKEN: &str = "SELECT id, name, avatar FROM players WHERE token_hash = ?1 UNION ALL \
    SELECT id, name, avatar FROM device_tokens JOIN players ON players.id = player_id \
    WHERE device_tokens.token_hash = ?1 AND players.forgotten_at IS NULL";

/// The embedded store.
#[derive(Debug)]
pub struct SqliteStore {
    write: WriteConnection,
    read: SqlitePool,
    tail: Mutex<Tail>,
    /// Held by the server that owns the file.
    lock: Option<Arc<Lock>>,
}

impl SqliteStore {
    /// Opens or creates the file.
    ///
    /// # Errors
    /// When the file can't be created or read, or is of a newer version.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        file::prepare(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .locking_mode(SqliteLockingMode::Normal)
            // What was answered must survive a power cut, not only a crash of the process.
            .synchronous(SqliteSynchronous::Full)
            // Deleted data is overwritten: names and chat of deleted players must not stay in the file.
            .pragma("secure_delete", "on")
            // The journal that undoes a statement failing halfway is written for each, and is useless after a crash.
            .pragma("temp_store", "memory")
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        let place = || Place::File(path.to_owned());
        let unusable = |error: sqlx::Error| OpenError::opening(path, error);
        let read = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await;
        let read = read.map_err(unusable)?;
        MIGRATIONS.run(&read).await.map_err(|error| OpenError::migrating(place(), &MIGRATIONS, error))?;
        file::tighten(path);
        let mut connection = options.connect().await.map_err(unusable)?;
        log::part_all(&mut connection).await.map_err(unusable)?;
        Ok(Self { write: WriteConnection::new(connection, options), read, tail: Mutex::new(Tail::new()), lock: None })
    }

    /// The same, as the only server, until the store is closed.
    ///
    /// # Errors
    /// Also when the file belongs to another server.
    pub async fn own(path: &Path) -> Result<Self, OpenError> {
        let lock = Some(file::lock(path)?);
        Ok(Self { lock, ..Self::open(path).await? })
    }

    /// Empties SQLite's write-ahead log, where deleted data would otherwise stay for a while.
    async fn wipe(&self) -> Result<(), StoreError> {
        let checkpoint = async |connection: &mut SqliteConnection| {
            sqlx::query_scalar("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(connection).await
        };
        let busy: bool = self.write.with(checkpoint).await?;
        if busy {
            warn!("what was deleted stays in the file beside the database until it is written anew: somebody reads it");
        }
        Ok(())
    }

    /// Makes the tail shorter if it is too long.
    async fn shorten(&self, tail: &mut Tail) -> Result<(), StoreError> {
        let Some((shortening, known)) = tail.shorten() else { return Ok(()) };
        match shortening {
            Shortening::Oldest(parts, rows) => {
                self.write.with(async |connection| log::part_oldest(connection, parts, rows).await).await?;
            }
            Shortening::All => self.write.with(log::part_all).await?,
        }
        tail.shortened(known);
        Ok(())
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1 FROM players LIMIT 1").fetch_optional(&self.read).await?;
        Ok(())
    }

    async fn try_write(&self) -> Result<(), StoreError> {
        // Different bytes each time, because equal ones would not be written.
        let query = sqlx::query(
            "INSERT INTO trials (number, bytes) VALUES (1, randomblob(65536)) \
             ON CONFLICT (number) DO UPDATE SET bytes = excluded.bytes",
        );
        self.write.with(async |connection| query.execute(connection).await).await?;
        Ok(())
    }

    async fn add_player(&self, player: &PlayerRow, token_hash: &[u8; 32]) -> Result<(), StoreError> {
        let sql = format!("INSERT INTO players (id, token_hash, name, avatar, seen_at) VALUES (?, ?, ?, ?, {NOW})");
        let query = sqlx::query(AssertSqlSafe(sql))
            .bind(player.id.0.hyphenated())
            .bind(&token_hash[..])
            .bind(&player.name)
            .bind(avatar_word(player.avatar));
        self.write.with(async |connection| query.execute(connection).await).await?;
        Ok(())
    }

    async fn player_by_token(&self, token_hash: &[u8; 32]) -> Result<Option<PlayerRow>, StoreError> {
        let row = sqlx::query(PLAYER_BY_TOKEN).bind(&token_hash[..]).fetch_optional(&self.read).await?;
        Ok(row.as_ref().map(player_row).transpose()?)
    }

    async fn player(&self, id: PlayerId) -> Result<Option<PlayerRow>, StoreError> {
        let row = sqlx::query("SELECT id, name, avatar FROM players WHERE forgotten_at IS NULL AND id = ?")
            .bind(id.0.hyphenated())
            .fetch_optional(&self.read)
            .await?;
        Ok(row.as_ref().map(player_row).transpose()?)
    }

    async fn rename_player(&self, player: &PlayerRow) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE players SET name = ?, avatar = ? WHERE id = ? AND forgotten_at IS NULL")
            .bind(&player.name)
            .bind(avatar_word(player.avatar))
            .bind(player.id.0.hyphenated());
        self.write.with(async |connection| query.execute(connection).await).await?;
        Ok(())
    }

    async fn add_table(
        &self,
        made_by: PlayerId,
        command: &CommandId,
        table: &RoomRow,
        limit: u32,
    ) -> Result<Option<TableId>, StoreError> {
        let add = async |connection: &mut _| add_table(connection, made_by, command, table, limit).await;
        Ok(self.write.with(add).await?)
    }

    async fn claim_table(&self, id: TableId) -> Result<Option<ClaimedTable>, StoreError> {
        let query = sqlx::query("UPDATE tables SET epoch = epoch + 1 WHERE id = ? RETURNING epoch, room")
            .bind(id.0.hyphenated());
        let row = self.write.with(async |connection| query.fetch_optional(connection).await).await?;
        Ok(row
            .map(|row| Ok::<_, sqlx::Error>(ClaimedTable { epoch: row.try_get("epoch")?, room: row.try_get("room")? }))
            .transpose()?)
    }

    async fn public_rooms(&self, limit: u32) -> Result<Vec<(TableId, String)>, StoreError> {
        sqlx::query("SELECT id, room FROM tables WHERE public ORDER BY changed_at DESC LIMIT ?")
            .bind(limit)
            .fetch_all(&self.read)
            .await?
            .iter()
            .map(|row| Ok((TableId(id(row, "id")?), row.try_get("room")?)))
            .collect()
    }

    async fn delete_unused(&self, older_than_ms: i64, except: &[TableId]) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "DELETE FROM tables WHERE NOT used AND changed_at <= {NOW} - ? \
             AND id NOT IN (SELECT value FROM json_each(?)) RETURNING id"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(older_than_ms).bind(json!(except).to_string());
        let rows = self.write.with(async |connection| query.fetch_all(connection).await).await?;
        if !rows.is_empty() {
            self.wipe().await?;
        }
        Ok(rows.iter().map(|row| id(row, "id").map(TableId)).collect::<Result<_, _>>()?)
    }

    async fn match_row(&self, id: MatchId) -> Result<Option<MatchRow>, StoreError> {
        let sql = format!("SELECT {MATCH_COLUMNS} FROM matches WHERE id = ?");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id.0.hyphenated()).fetch_optional(&self.read).await?;
        Ok(row.as_ref().map(match_row).transpose()?)
    }

    async fn log(&self, id: MatchId) -> Result<Vec<Logged>, StoreError> {
        Ok(log::read_log(&self.read, id).await?)
    }

    async fn chat(&self, table: TableId) -> Result<Vec<ChatRow>, StoreError> {
        let rows = sqlx::query("SELECT id, player, message FROM chat WHERE table_id = ? ORDER BY id")
            .bind(table.0.hyphenated())
            .fetch_all(&self.read)
            .await?;
        Ok(rows.iter().map(chat_row).collect::<Result<_, _>>()?)
    }

    async fn write(&self, changes: &[Change]) -> Result<Vec<bool>, StoreError> {
        let mut tail = self.tail.lock().await;
        // Before a write instead of after it, so that whoever waits for that write can go on.
        if let Err(error) = self.shorten(&mut tail).await {
            // The entries are just as safe where they are.
            error!(%error, "the newest entries of the logs did not become parts of them");
        }
        let (place, known) = tail.begin(changes.iter().map(|change| change.entries.len()).sum());
        let answers = self.write.with(async |connection| write::write(connection, changes, place).await).await?;
        let owned = changes.iter().zip(&answers).filter(|(_, owned)| **owned);
        tail.wrote(known, place, owned.flat_map(|(change, _)| &change.entries));
        Ok(answers)
    }

    async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
        if let Some(lock) = &self.lock {
            lock.give_up();
        }
    }
}

async fn add_table(
    connection: &mut SqliteConnection,
    made_by: PlayerId,
    command: &CommandId,
    table: &RoomRow,
    limit: u32,
) -> Result<Option<TableId>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let earlier = sqlx::query("SELECT id FROM tables WHERE made_by = ? AND made_with = ?")
        .bind(made_by.0.hyphenated())
        .bind(&command.0)
        .fetch_optional(&mut *transaction)
        .await?;
    if let Some(earlier) = earlier {
        return Ok(Some(TableId(id(&earlier, "id")?)));
    }
    let sql = format!(
        "INSERT INTO tables (id, made_by, made_with, public, used, room) SELECT ?1, ?2, ?3, ?4, ?5, ?6 \
         WHERE (SELECT count(*) FROM tables WHERE made_by = ?2 AND made_at > {NOW} - 86400000) < ?7"
    );
    let result = sqlx::query(AssertSqlSafe(sql))
        .bind(table.table.0.hyphenated())
        .bind(made_by.0.hyphenated())
        .bind(&command.0)
        .bind(table.public)
        .bind(table.used)
        .bind(&table.room)
        .bind(limit)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok((result.rows_affected() == 1).then_some(table.table))
}

fn id(row: &SqliteRow, column: &str) -> Result<uuid::Uuid, sqlx::Error> {
    row.try_get::<Hyphenated, _>(column).map(Hyphenated::into_uuid)
}

fn player_row(row: &SqliteRow) -> Result<PlayerRow, sqlx::Error> {
    Ok(PlayerRow { id: PlayerId(id(row, "id")?), name: row.try_get("name")?, avatar: avatar(row.try_get("avatar")?) })
}

fn chat_row(row: &SqliteRow) -> Result<ChatRow, sqlx::Error> {
    let (id, player) = (ChatId(id(row, "id")?), PlayerId(id(row, "player")?));
    Ok(ChatRow { id, player, message: row.try_get("message")? })
}

fn match_row(row: &SqliteRow) -> Result<MatchRow, sqlx::Error> {
    Ok(MatchRow {
        id: MatchId(id(row, "id")?),
        table: TableId(id(row, "table_id")?),
        game: row.try_get("game")?,
        edition: row.try_get("edition")?,
        options: row.try_get("options")?,
        seats: row.try_get("seats")?,
        seed: seed(row.try_get("seed")?)?,
        entropy: row.try_get::<Option<&[u8]>, _>("entropy")?.map(seed).transpose()?,
        contributions: row.try_get("contributions")?,
        origin: row.try_get::<Option<Hyphenated>, _>("origin")?.map(|id| MatchId(id.into_uuid())),
        origin_version: row.try_get("origin_version")?,
        began_at: row.try_get("began_at")?,
        ended_at: row.try_get("ended_at")?,
        outcome: row.try_get("outcome")?,
    })
}
