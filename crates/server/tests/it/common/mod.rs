//! A server on a free port and clients that talk to it, for tests over real sockets.

pub(crate) mod binary;
pub(crate) mod client;
pub(crate) mod cluster;
pub(crate) mod database;
pub(crate) mod play;
pub(crate) mod pooler;
pub(crate) mod server;
pub(crate) mod stores;
