//! Plays every match along from its seed and its log in the store, and so knows what each viewer is to see.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;
use std::time::Duration;

use protocol::MatchId;
use rules::{AnyMatch, GameKind, Seat, SeatCount, Setup, Status, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;
use server::store::{Store, StoreError};

/// How long a store that is down is left alone.
const PAUSE: Duration = Duration::from_millis(50);

/// The matches of one table.
#[derive(Default)]
pub(super) struct Referee(BTreeMap<MatchId, Record>);

/// Every version of a match, and what led to it.
pub(super) struct Record {
    pub(super) versions: Vec<Box<dyn AnyMatch>>,
    /// Seat, ply and move of each version that a move led to.
    pub(super) moves: Vec<(usize, u64, Value)>,
}

impl Referee {
    /// The match up to this version at least.
    pub(super) async fn record(&mut self, store: &Arc<dyn Store>, id: MatchId, version: u64) -> &Record {
        if self.0.get(&id).is_none_or(|record| record.versions.len() as u64 <= version) {
            self.read_on(store, id).await;
        }
        let record = &self.0[&id];
        assert!(record.versions.len() as u64 > version, "version {version} was told, but is not in the store");
        record
    }

    /// Reads what is new in the log. It must be what the rules make of the seed and the moves.
    pub(super) async fn read_on(&mut self, store: &Arc<dyn Store>, id: MatchId) -> &Record {
        let log: Vec<String> = answer(|| store.log(id)).await.into_iter().map(|logged| logged.entry).collect();
        let record = match self.0.entry(id) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => {
                let row = answer(|| store.match_row(id)).await.expect("the match is in the store");
                let kind = *GameKind::ALL.iter().find(|kind| kind.slug() == row.game).unwrap();
                let seats: Vec<Value> = serde_json::from_str(&row.seats).unwrap();
                let seats = SeatCount::new(u8::try_from(seats.len()).unwrap()).unwrap();
                let setup = Setup { kind, edition: row.edition, options: row.options, seats, seed: row.seed };
                let begun = setup.begin().unwrap();
                assert_eq!(begun.log_entry(), log[0]);
                new.insert(Record { versions: vec![begun], moves: Vec::new() })
            }
        };
        for entry in &log[record.versions.len()..] {
            let now = record.versions.last().unwrap();
            let cause = serde_json::from_str::<Value>(entry).unwrap()["cause"].clone();
            let acted = if cause["move"].is_null() { &cause["undo"] } else { &cause["move"] };
            let index = usize::try_from(acted["seat"].as_u64().unwrap()).unwrap();
            let seat = Seat::new(u8::try_from(index).unwrap());
            let ply = now.ply(seat);
            let next = match &acted["chosen"] {
                Value::Null => now.undo(seat, ply).unwrap(),
                chosen => now.play(seat, ply, &chosen.to_string()).unwrap(),
            };
            assert_eq!(&next.log_entry(), entry, "the log is what the rules make of the seed");
            record.moves.push((index, ply.into(), acted["chosen"].clone()));
            record.versions.push(next);
        }
        record
    }

    /// Forgets all matches but this.
    pub(super) fn keep(&mut self, id: Option<MatchId>) {
        self.0.retain(|known, _| Some(*known) == id);
    }
}

/// What the store answers as soon as it does.
async fn answer<T, F: Future<Output = Result<T, StoreError>>>(ask: impl Fn() -> F) -> T {
    loop {
        match ask().await {
            Ok(answer) => return answer,
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
    }
}

impl Record {
    pub(super) fn is_over(&self, version: u64) -> bool {
        matches!(self.versions[usize::try_from(version).unwrap()].status(), Status::Over(_))
    }

    /// Checks an update: it must be what the log says that this viewer sees.
    pub(super) fn check(&self, update: &Value, viewer: Viewer) {
        let version = &self.versions[usize::try_from(update["version"].as_u64().unwrap()).unwrap()];
        let json = |raw: Box<RawValue>| serde_json::from_str::<Value>(raw.get()).unwrap();
        assert_eq!(update["view"], json(version.view(viewer)), "{viewer:?} of {:?}", version.kind());
        let events = &update["events"];
        assert!(*events == Value::Array(Vec::new()) || *events == json(version.events(viewer)), "{events}");
        let ply = viewer.seat().map_or(0, |seat| version.ply(seat));
        assert_eq!(update["ply"], ply);
    }
}
