//! The one connection that writes, so that writers never wait for the file's lock.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::Mutex;

/// A connection that one writer has at a time. A pool of one would ask it before and after each write whether it is
/// there, from one thread to another and back.
#[derive(Debug)]
pub(super) struct WriteConnection {
    options: SqliteConnectOptions,
    present: Mutex<Option<SqliteConnection>>,
}

impl WriteConnection {
    /// This connection, and how to open another.
    pub(super) fn new(connection: SqliteConnection, options: SqliteConnectOptions) -> Self {
        Self { options, present: Mutex::new(Some(connection)) }
    }

    /// Does this with the connection. It is given up if that fails or is given up itself, and the next writer opens
    /// another: when a disk fails, SQLite ends the transaction by itself; the driver does not know, and would begin no
    /// other on this connection, ever.
    pub(super) async fn with<T>(
        &self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, sqlx::Error> {
        let mut present = self.present.lock().await;
        let mut connection = match present.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let done = work(&mut connection).await?;
        *present = Some(connection);
        Ok(done)
    }

    /// Closes the connection when no writer has it any more.
    pub(super) async fn close(&self) {
        if let Some(connection) = self.present.lock().await.take() {
            // What was written is written.
            let _ = connection.close().await;
        }
    }
}
