//! The public tables, told live to everybody who looks.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{LobbyTable, ServerMessage, TableId};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::wire;
use crate::ws::{Line, SessionId};

/// However much happens, those who look are told no more often than this.
const PAUSE: Duration = Duration::from_millis(200);
/// How many tables are listed at most.
pub(crate) const LISTED: u32 = 100;

/// The list of public tables and those who look at it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lobby(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    state: Mutex<State>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct State {
    listings: BTreeMap<TableId, Listing>,
    lines: BTreeMap<SessionId, Line>,
    /// Counts changes, to order by recency.
    changes: u64,
}

#[derive(Debug)]
struct Listing {
    table: LobbyTable,
    changed: u64,
}

impl Lobby {
    /// Lists a table as it is now.
    pub(crate) fn list(&self, table: LobbyTable) {
        let mut state = self.state();
        if state.listings.get(&table.id).is_some_and(|listing| listing.table == table) {
            return;
        }
        state.changes += 1;
        let changed = state.changes;
        state.listings.insert(table.id, Listing { table, changed });
        self.0.changed.notify_one();
    }

    /// Lists a table no longer.
    pub(crate) fn unlist(&self, table: TableId) {
        if self.state().listings.remove(&table).is_some() {
            self.0.changed.notify_one();
        }
    }

    /// Tells a socket the list, now and whenever it changes.
    pub(crate) fn look(&self, line: &Line) {
        let mut state = self.state();
        state.lines.insert(line.session, line.clone());
        line.send(state.frame());
    }

    /// Tells a socket no more of it.
    pub(crate) fn look_away(&self, session: SessionId) {
        self.state().lines.remove(&session);
    }

    /// Tells everybody who looks, until stopped.
    pub(crate) async fn run(self, stop: CancellationToken) {
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                () = self.0.changed.notified() => {}
            }
            {
                let state = self.state();
                if !state.lines.is_empty() {
                    let frame = state.frame();
                    state.lines.values().for_each(|line| line.send(frame.clone()));
                }
            }
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(PAUSE) => {}
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing that holds the lock leaves the state half changed.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The list, the liveliest tables first.
    fn frame(&self) -> Utf8Bytes {
        let mut listings: Vec<_> = self.listings.values().collect();
        listings.sort_by_key(|listing| {
            let people = listing.table.watchers as usize + listing.table.seated.len();
            std::cmp::Reverse((people, listing.changed))
        });
        let tables = listings.iter().take(LISTED as usize).map(|listing| listing.table.clone()).collect();
        wire::frame(&ServerMessage::Lobby { tables })
    }
}
