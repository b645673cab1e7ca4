//! Many tables whose players go on whatever happens, and what must be true when all is quiet.

use std::collections::BTreeSet;
use std::net::{SocketAddr, TcpListener};
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use protocol::{MatchId, TableId};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use rules::Status;
use serde_json::{Value, json};
use server::store::Store;
use tokio::sync::{Semaphore, watch};

use super::ledger::Ledger;
use super::referee::Referee;

/// Whether there is a server to go to.
#[derive(Clone, Debug)]
pub(super) enum Phase {
    /// At this address.
    Up(String),
    Over,
}

/// A table, by what its players know of it.
pub(super) struct Table {
    pub(super) id: TableId,
    ledger: Mutex<Ledger>,
    pub(super) referee: tokio::sync::Mutex<Referee>,
}

impl Table {
    pub(super) fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap()
    }
}

/// All tables, and what is counted of them.
pub(super) struct Fleet {
    tables: Mutex<Vec<Arc<Table>>>,
    /// Whether the store may fail.
    pub(super) failures: bool,
    /// One permit for each player that found nobody to talk to.
    pub(super) down: Semaphore,
    store: Mutex<Arc<dyn Store>>,
    sent: watch::Sender<u64>,
    acknowledged: watch::Sender<u64>,
    moves: AtomicU64,
}

impl Fleet {
    pub(super) fn new(store: Arc<dyn Store>, failures: bool) -> Arc<Self> {
        Arc::new(Self {
            tables: Mutex::default(),
            failures,
            down: Semaphore::new(0),
            store: Mutex::new(store),
            sent: watch::Sender::new(0),
            acknowledged: watch::Sender::new(0),
            moves: AtomicU64::new(0),
        })
    }

    /// One more table, that its players know so well.
    pub(super) fn add_table(&self, id: TableId, ledger: Ledger) -> Arc<Table> {
        let table = Arc::new(Table { id, ledger: Mutex::new(ledger), referee: tokio::sync::Mutex::default() });
        self.tables.lock().unwrap().push(Arc::clone(&table));
        table
    }

    pub(super) fn store(&self) -> Arc<dyn Store> {
        Arc::clone(&self.store.lock().unwrap())
    }

    /// From now on this is where everything is kept.
    pub(super) async fn moves_to(&self, store: Arc<dyn Store>) {
        let earlier = std::mem::replace(&mut *self.store.lock().unwrap(), store);
        earlier.close().await;
    }

    pub(super) fn sent(&self) {
        self.sent.send_modify(|sent| *sent += 1);
    }

    pub(super) fn acknowledged(&self) {
        self.acknowledged.send_modify(|acknowledged| *acknowledged += 1);
    }

    /// Waits until so many more commands are on their way.
    pub(super) async fn more_sent(&self, more: usize) {
        waited(&self.sent, more).await;
    }

    /// Waits until so many more commands are acknowledged.
    pub(super) async fn more_acknowledged(&self, more: usize) {
        waited(&self.acknowledged, more).await;
    }

    /// What was counted, in words.
    pub(super) fn figures(&self) -> String {
        let (sent, acknowledged) = (*self.sent.borrow(), *self.acknowledged.borrow());
        let moves = self.moves.load(Ordering::Relaxed);
        let tables = self.tables.lock().unwrap();
        let sum = |count: fn(&Ledger) -> u64| tables.iter().map(|table| count(&table.ledger())).sum::<u64>();
        let (said, heard) = (sum(|ledger| ledger.said.sent), sum(|ledger| ledger.said.acknowledged));
        let clocks = sum(|ledger| ledger.clocks.compared);
        format!(
            "{sent} commands, {acknowledged} acknowledged, {moves} moves in the logs; {said} messages, {heard} \
             acknowledged; {clocks} clocks compared; acknowledged lost: 0"
        )
    }

    /// Compares everything that anybody was answered or told with what is in the store, while nobody else
    /// writes to it, after a server that lived for so long.
    pub(super) async fn check(&self, lived: Range<i64>) {
        let store = self.store();
        let tables = self.tables.lock().unwrap().clone();
        for table in tables {
            let claimed = store.claim_table(table.id).await.unwrap().expect("the table is there");
            let room: Value = serde_json::from_str(&claimed.room).unwrap();
            let said = store.chat(table.id).await.unwrap();
            let people = table.ledger().players.clone();
            let mut names = Vec::new();
            for player in people {
                names.push(store.player(player).await.unwrap().expect("the player is there").name);
            }
            let current: Option<MatchId> = serde_json::from_value(room["current"]["id"].clone()).unwrap();
            let played = {
                let mut ledger = table.ledger();
                ledger.check(&room, &names);
                ledger.said.check(&said);
                if let Some(id) = current {
                    ledger.matches.entry(id).or_default();
                }
                ledger.matches.clone()
            };
            let mut referee = table.referee.lock().await;
            for (id, played) in &played {
                let record = referee.read_on(&store, *id).await;
                assert!(record.versions.len() as u64 > played.told, "no version that was told is lost");
                for moved in &played.moved {
                    assert!(record.moves.contains(moved), "no acknowledged move is lost");
                }
                for (version, moved) in record.moves.iter().enumerate() {
                    let again = record.moves[..version].iter().any(|other| (other.0, other.1) == (moved.0, moved.1));
                    assert!(!again, "a decision is answered once");
                }
                let row = store.match_row(*id).await.unwrap().unwrap();
                let status = record.versions.last().unwrap().status();
                let outcome = row.outcome.map(|outcome| serde_json::from_str::<Value>(&outcome).unwrap());
                let shown = &room["current"];
                if Some(*id) == current {
                    assert_eq!(json!(outcome), shown["outcome"], "room and match agree on the outcome");
                    let abandoned = row.ended_at.is_some() && outcome.is_none();
                    assert_eq!(shown["abandoned"], abandoned, "room and match agree on the end");
                } else {
                    assert!(row.ended_at.is_some(), "a match ends before another begins");
                }
                match status {
                    Status::Over(over) => assert_eq!(outcome, Some(json!(over)), "match and log agree on the outcome"),
                    Status::Acting(_) => assert_eq!(outcome, None, "a match that goes on has no outcome"),
                }
                assert!(!played.over || row.ended_at.is_some(), "no end that was told is lost");
                if row.ended_at.is_some() || Some(*id) != current {
                    self.moves.fetch_add(record.moves.len() as u64, Ordering::Relaxed);
                }
            }
            let running =
                current.filter(|_| room["current"]["outcome"].is_null() && room["current"]["abandoned"] == false);
            let on = match running {
                Some(id) => Some((id, &*referee.read_on(&store, id).await.versions)),
                None => None,
            };
            let mut ledger = table.ledger();
            ledger.matches.retain(|id, _| Some(*id) == running);
            ledger.clocks.check(on, &room, &lived);
            drop(ledger);
            referee.keep(running);
        }
    }
}

async fn waited(count: &watch::Sender<u64>, more: usize) {
    let target = *count.borrow() + more as u64;
    count.subscribe().wait_for(|now| *now >= target).await.unwrap();
}

/// An address that stays free while its server is down: from none of the ports that systems give to
/// outgoing connections, and given to no other test.
pub(super) fn own_address(random: &mut Xoshiro256PlusPlus) -> SocketAddr {
    static GIVEN: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());
    loop {
        let port = random.random_range(20_000..30_000);
        if let Ok(listener) = TcpListener::bind(("127.0.0.1", port))
            && GIVEN.lock().unwrap().insert(port)
        {
            return listener.local_addr().unwrap();
        }
    }
}
