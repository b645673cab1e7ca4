//! The list of public tables, kept up to date for everybody who has the lobby open.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::{LobbyTable, ServerMessage, TableId};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::sockets::{Line, SessionId};
use crate::wire::{self, Frame};

/// The shortest time between two updates, however much happens.
const PAUSE: Duration = Duration::from_millis(200);
/// How many tables are listed at most.
pub(crate) const LISTED: u32 = 100;

/// How many are remembered. A table that was dropped is listed again when something happens there.
const KEPT: usize = 4 * LISTED as usize;

/// The list of public tables and its subscribers.
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

impl Listing {
    /// Sorts by the number of people there, then by the latest change.
    fn liveliness(&self) -> (usize, u64) {
        (self.table.spectators as usize + self.table.seated.len(), self.changed)
    }
}

impl Lobby {
    /// Adds or updates a table.
    pub(crate) fn list(&self, table: LobbyTable) {
        let mut state = self.state();
        if state.listings.get(&table.id).is_some_and(|listing| listing.table == table) {
            return;
        }
        state.changes += 1;
        let changed = state.changes;
        state.listings.insert(table.id, Listing { table, changed });
        if state.listings.len() > KEPT {
            state.forget_the_quietest();
        }
        self.0.changed.notify_one();
    }

    /// Removes a table.
    pub(crate) fn unlist(&self, table: TableId) {
        if self.state().listings.remove(&table).is_some() {
            self.0.changed.notify_one();
        }
    }

    /// Subscribes a socket: it is sent the list now and whenever it changes.
    pub(crate) fn look(&self, line: &Line) {
        let mut state = self.state();
        state.lines.insert(line.session, line.clone());
        line.send(state.frame());
    }

    /// Unsubscribes a socket.
    pub(crate) fn look_away(&self, session: SessionId) {
        self.state().lines.remove(&session);
    }

    /// Sends updates to the subscribers until it is stopped.
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
        // No code that holds the lock leaves the state half changed.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn forget_the_quietest(&mut self) {
        if let Some(quietest) = self.listings.values().min_by_key(|listing| listing.liveliness()) {
            let table = quietest.table.id;
            self.listings.remove(&table);
        }
    }

    /// The list, most active tables first.
    fn frame(&self) -> Frame {
        let mut listings: Vec<_> = self.listings.values().collect();
        listings.sort_by_key(|listing| Reverse(listing.liveliness()));
        let tables = listings.iter().take(LISTED as usize).map(|listing| listing.table.clone()).collect();
        wire::frame(&ServerMessage::Lobby { tables })
    }
}

#[cfg(test)]
mod tests {
    use rules::GameKind;
    use serde_json::Value;
    use uuid::Uuid;

    use super::*;

    fn table(number: u128, spectators: u32) -> LobbyTable {
        LobbyTable {
            id: TableId(Uuid::from_u128(number)),
            name: number.to_string(),
            host: "Ann".to_owned(),
            game: GameKind::ALL[0],
            seated: Vec::new(),
            free: 6,
            spectators,
            playing: false,
        }
    }

    fn names(lobby: &Lobby) -> Vec<String> {
        let frame: Value = serde_json::from_str(&lobby.state().frame()).unwrap();
        let tables = frame["d"]["tables"].as_array().unwrap();
        tables.iter().map(|table| table["name"].as_str().unwrap().to_owned()).collect()
    }

    #[test]
    fn the_liveliest_tables_come_first_and_then_the_latest() {
        let lobby = Lobby::default();
        for (number, spectators) in [(1, 0), (2, 5), (3, 0)] {
            lobby.list(table(number, spectators));
        }
        assert_eq!(names(&lobby), ["2", "3", "1"]);
    }

    #[test]
    fn the_list_and_what_is_kept_of_it_are_bounded() {
        let lobby = Lobby::default();
        lobby.list(table(0, 1));
        for number in 1..1000 {
            lobby.list(table(number, 0));
        }
        assert_eq!(lobby.state().listings.len(), KEPT);
        let names = names(&lobby);
        assert_eq!((names.len(), &*names[0], &*names[1]), (100, "0", "999"));
    }
}
