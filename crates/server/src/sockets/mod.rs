//! What sockets there are, and the way to each: nobody who sends to one has to know how it is served.

mod addresses;
mod line;
mod players;

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

pub(crate) use addresses::{Addresses, Place};
pub(crate) use line::{Close, Ending, Line, Receipt, SessionId};
pub(crate) use players::{Belonging, Players};

/// All sockets, and the stages of their shutdown: first nothing more is read, then the tables execute and answer what
/// has arrived, and only then the sockets are closed.
#[derive(Debug, Default)]
pub(crate) struct Sockets {
    pub(crate) players: Players,
    pub(crate) stop_reading: CancellationToken,
    pub(crate) reading: TaskTracker,
    pub(crate) all_answered: CancellationToken,
    pub(crate) open: TaskTracker,
}
