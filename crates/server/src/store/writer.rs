//! Group commit: the changes of all tables that arrive while one write is under way share the next.

use std::sync::Arc;

use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tracing::error;

use super::{Change, Store};

/// How many changes wait for a write before tables wait for a place.
const QUEUE: usize = 1024;
/// How many changes share one write at most.
const BATCH: usize = 256;

/// The way of all changes to the store.
#[derive(Clone, Debug)]
pub struct Writer(mpsc::Sender<Request>);

#[derive(Debug)]
struct Request {
    change: Change,
    done: oneshot::Sender<Result<(), WriteError>>,
}

/// Why a change is not known to be durable. Its author must forget what it knows and claim the table anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    /// Somebody else owns the table by now.
    #[error("the table has another owner by now")]
    Stale,
    /// The store failed.
    #[error("the store failed")]
    Failed,
}

impl Writer {
    /// Starts the one task that writes; it ends when the last `Writer` is gone and all is written.
    #[must_use]
    pub fn start(store: Arc<dyn Store>) -> (Self, JoinHandle<()>) {
        let (sender, receiver) = mpsc::channel(QUEUE);
        (Self(sender), tokio::spawn(write_all(store, receiver)))
    }

    /// Writes a change; returns when it is durable.
    ///
    /// # Errors
    /// When the table has another owner, or the store failed: the change may or may not be durable then.
    pub async fn write(&self, change: Change) -> Result<(), WriteError> {
        let (done, result) = oneshot::channel();
        self.0.send(Request { change, done }).await.map_err(|_| WriteError::Failed)?;
        result.await.unwrap_or(Err(WriteError::Failed))
    }
}

async fn write_all(store: Arc<dyn Store>, mut requests: mpsc::Receiver<Request>) {
    let mut batch = Vec::with_capacity(BATCH);
    while requests.recv_many(&mut batch, BATCH).await > 0 {
        let (changes, done): (Vec<_>, Vec<_>) = batch.drain(..).map(|request| (request.change, request.done)).unzip();
        let results = match store.write(&changes).await {
            Ok(owned) => owned.into_iter().map(answer).collect(),
            // One change that the store cannot take must not undo those of other tables.
            Err(_) if changes.len() > 1 => one_by_one(&*store, &changes).await,
            Err(error) => {
                error!(%error, "a write failed");
                vec![Err(WriteError::Failed)]
            }
        };
        for (done, result) in done.into_iter().zip(results) {
            // A table that went away in the meantime needs no answer.
            let _ = done.send(result);
        }
    }
}

async fn one_by_one(store: &dyn Store, changes: &[Change]) -> Vec<Result<(), WriteError>> {
    let mut results = Vec::with_capacity(changes.len());
    for change in changes {
        results.push(match store.write(std::slice::from_ref(change)).await {
            Ok(owned) => answer(owned.first().copied().unwrap_or(false)),
            Err(error) => {
                error!(%error, table = %change.table, "a write failed");
                Err(WriteError::Failed)
            }
        });
    }
    results
}

fn answer(owned: bool) -> Result<(), WriteError> {
    if owned { Ok(()) } else { Err(WriteError::Stale) }
}
