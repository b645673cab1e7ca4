//! State shared by all requests and sockets.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use tokio::sync::Semaphore;

use crate::origin::Strangers;
use crate::sockets::{Addresses, Sockets};
use crate::table::{Tables, World};

/// State shared by all requests and sockets.
pub(crate) struct App {
    pub(crate) world: Arc<World>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) addresses: Addresses,
    pub(crate) strangers: Strangers,
    /// The build of the web client, by which an outdated page is recognised.
    pub(crate) build: String,
    /// Numbers sockets.
    pub(crate) sessions: AtomicU64,
    pub(crate) sockets: Sockets,
    pub(crate) leave: Leave,
}

/// Limits for work besides playing that runs at the same time.
#[derive(Debug)]
pub(crate) struct Leave {
    /// How many large bodies are accepted: each is held in memory.
    pub(crate) uploads: Semaphore,
    /// How many replays are computed: they must not slow down running matches.
    pub(crate) replays: Arc<Semaphore>,
}

impl Default for Leave {
    fn default() -> Self {
        Self { uploads: Semaphore::new(8), replays: Arc::new(Semaphore::new(2)) }
    }
}
