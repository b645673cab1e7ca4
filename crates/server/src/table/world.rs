//! What every table needs of the server.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use crate::config::Config;
use crate::editions::Editions;
use crate::lobby::Lobby;
use crate::store::{Store, Writer};

/// What every table needs.
pub(crate) struct World {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    pub(crate) lobby: Lobby,
    pub(crate) editions: Editions,
    /// How many moves were accepted since the start, at all tables.
    pub(crate) moves: AtomicU64,
}
