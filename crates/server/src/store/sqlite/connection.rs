//! The only connection that writes, so that writers wait for each other instead of for the file's lock.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::Mutex;

/// A connection for one writer at a time. A pool of one would check it before and after each write, each time from one
/// thread to another and back.
#[derive(Debug)]
pub(super) struct WriteConnection {
    options: SqliteConnectOptions,
    /// `None` once it is closed.
    slot: Mutex<Option<Slot>>,
}

#[derive(Debug)]
struct Slot {
    connection: SqliteConnection,
    /// Whether its state is unknown: the last write failed, or was dropped before it finished.
    in_doubt: bool,
}

impl WriteConnection {
    /// This connection, and how to open another.
    pub(super) fn new(connection: SqliteConnection, options: SqliteConnectOptions) -> Self {
        Self { options, slot: Mutex::new(Some(Slot { connection, in_doubt: false })) }
    }

    /// Runs this on the connection, after replacing a connection in an unknown state by a new one. When a disk fails,
    /// SQLite ends the transaction by itself; the driver doesn't notice, and could never begin another one.
    ///
    /// # Errors
    /// When this fails, no new connection can be opened, or it is closed for good.
    pub(super) async fn with<T>(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, sqlx::Error> {
        let mut slot = self.slot.lock().await;
        let Slot { connection, in_doubt } = slot.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        if *in_doubt {
            // Returns when the driver has finished what it was doing: until then it may hold the file's lock.
            let _ = connection.ping().await;
            let old = std::mem::replace(connection, self.options.connect().await?);
            let _ = old.close().await;
        }
        *in_doubt = true;
        let done = work(connection).await;
        if done.is_ok() {
            *in_doubt = false;
        } else {
            // An open transaction would hold the file's lock until the next write, which may never come.
            let _ = sqlx::raw_sql("ROLLBACK").execute(connection).await;
        }
        done
    }

    /// Closes the connection once no writer has it. Later writers are refused.
    pub(super) async fn close(&self) {
        if let Some(Slot { connection, .. }) = self.slot.lock().await.take() {
            // What has been written stays written.
            let _ = connection.close().await;
        }
    }
}
