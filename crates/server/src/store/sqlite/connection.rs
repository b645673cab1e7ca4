//! The one connection that writes, so that writers wait for each other and not for the file's lock.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::Mutex;

/// A connection that one writer has at a time. A pool of one would ask it before and after each write whether it is
/// there, from one thread to another and back.
#[derive(Debug)]
pub(super) struct WriteConnection {
    options: SqliteConnectOptions,
    /// Nothing once it is closed.
    slot: Mutex<Option<Slot>>,
}

#[derive(Debug)]
struct Slot {
    connection: SqliteConnection,
    /// Whether nobody knows what it is amid: the last write failed, or was dropped before its end.
    in_doubt: bool,
}

impl WriteConnection {
    /// This connection, and how to open another.
    pub(super) fn new(connection: SqliteConnection, options: SqliteConnectOptions) -> Self {
        Self { options, slot: Mutex::new(Some(Slot { connection, in_doubt: false })) }
    }

    /// Does this with the connection, and gives up a connection that is in doubt for another. When a disk fails,
    /// SQLite ends the transaction by itself; the driver does not know, and would begin no other on it, ever.
    ///
    /// # Errors
    /// When that fails, or no other connection can be opened, or it is closed for good.
    pub(super) async fn with<T>(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, sqlx::Error> {
        let mut slot = self.slot.lock().await;
        let Slot { connection, in_doubt } = slot.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        if *in_doubt {
            // Answers when the driver is done with whatever it is amid: until then it may hold the file's lock.
            let _ = connection.ping().await;
            let old = std::mem::replace(connection, self.options.connect().await?);
            let _ = old.close().await;
        }
        *in_doubt = true;
        let done = work(connection).await;
        if done.is_ok() {
            *in_doubt = false;
        } else {
            // An open transaction would hold the file's lock until the next write. There may be none.
            let _ = sqlx::raw_sql("ROLLBACK").execute(connection).await;
        }
        done
    }

    /// Closes the connection when no writer has it any more. Whoever wants to write later is refused.
    pub(super) async fn close(&self) {
        if let Some(Slot { connection, .. }) = self.slot.lock().await.take() {
            // What was written is written.
            let _ = connection.close().await;
        }
    }
}
