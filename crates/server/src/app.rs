//! What all requests and sockets share.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::origin::Strangers;
use crate::table::{Tables, World};
use crate::ws::{Addresses, Players};

/// What all requests and sockets share.
pub(crate) struct App {
    pub(crate) world: Arc<World>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) addresses: Addresses,
    pub(crate) strangers: Strangers,
    /// Names the build of the web client, so that an old page knows that it is old.
    pub(crate) build: String,
    /// Numbers sockets.
    pub(crate) sessions: AtomicU64,
    pub(crate) sockets: Sockets,
    pub(crate) leave: Leave,
}

/// All sockets, and how they end when the server does: first nothing more is read, then the tables do
/// what has arrived and answer it, and only then the sockets are closed.
#[derive(Debug, Default)]
pub(crate) struct Sockets {
    pub(crate) players: Players,
    pub(crate) stop_reading: CancellationToken,
    pub(crate) reading: TaskTracker,
    pub(crate) all_answered: CancellationToken,
    pub(crate) open: TaskTracker,
}

/// How much that is no play may go on at the same time.
#[derive(Debug)]
pub(crate) struct Leave {
    /// How many large bodies are taken: each stays in memory.
    pub(crate) uploads: Semaphore,
    /// How many replays are made: they must not take the processors from those who play.
    pub(crate) replays: Arc<Semaphore>,
}

impl Default for Leave {
    fn default() -> Self {
        Self { uploads: Semaphore::new(8), replays: Arc::new(Semaphore::new(2)) }
    }
}
