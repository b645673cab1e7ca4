//! What all requests and sockets share.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::table::{Tables, World};
use crate::ws::{Addresses, Players};

/// What all requests and sockets share.
pub(crate) struct App {
    pub(crate) world: Arc<World>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) addresses: Addresses,
    /// Names the build of the web client, so that an old page knows that it is old.
    pub(crate) build: String,
    /// Numbers sockets.
    pub(crate) sessions: AtomicU64,
    pub(crate) sockets: Sockets,
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
