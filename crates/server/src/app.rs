//! What all requests and sockets share.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use tokio::sync::Semaphore;

use crate::origin::Strangers;
use crate::sockets::{Addresses, Sockets};
use crate::table::{Tables, World};

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
