//! The public tables, told live to everybody who looks.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::{LobbyTable, ServerMessage, TableId};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::sockets::{Line, SessionId};
use crate::wire::{self, Frame};

/// However much happens, those who look are told no more often than this.
const PAUSE: Duration = Duration::from_millis(200);
/// How many tables are listed at most.
pub(crate) const LISTED: u32 = 100;

/// How many are kept in mind: one that is forgotten is listed again when something happens at it.
const KEPT: usize = 4 * LISTED as usize;

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

impl Listing {
    /// By how many people are there, then by when something happened last.
    fn liveliness(&self) -> (usize, u64) {
        (self.table.spectators as usize + self.table.seated.len(), self.changed)
    }
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
        if state.listings.len() > KEPT {
            state.forget_the_quietest();
        }
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
    fn forget_the_quietest(&mut self) {
        if let Some(quietest) = self.listings.values().min_by_key(|listing| listing.liveliness()) {
            let table = quietest.table.id;
            self.listings.remove(&table);
        }
    }

    /// The list, the liveliest tables first.
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
