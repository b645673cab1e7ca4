//! Group commit: changes of all tables that arrive during one write share the next.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout_at};
use tracing::error;

use super::{Change, Store};

/// How many changes may wait for a write; beyond that, tables have to wait.
const QUEUE: usize = 1024;
/// The most changes that share one write.
const BATCH: usize = 256;

/// How long a write may take. After that, nobody knows whether it is durable, and it counts as failed.
const PATIENCE: Duration = Duration::from_secs(15);

/// Through which all changes go to the store.
#[derive(Clone, Debug)]
pub struct Writer {
    requests: mpsc::Sender<Request>,
    done: Arc<Commits>,
}

/// Counts of what was written since the start.
#[derive(Debug, Default)]
pub struct Commits {
    /// The number of commits.
    pub commits: AtomicU64,
    /// The number of changes in all commits.
    pub changes: AtomicU64,
    /// The duration of all commits.
    pub microseconds: AtomicU64,
}

#[derive(Debug)]
struct Request {
    change: Box<Change>,
    done: oneshot::Sender<Result<(), WriteError>>,
}

/// Why a change isn't known to be durable. Its author must drop its state and claim the table again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    /// The table has another owner by now.
    #[error("the table has another owner by now")]
    Stale,
    /// The store failed.
    #[error("the store failed")]
    Failed,
}

impl Writer {
    /// Starts the only task that writes. It ends when the last `Writer` is gone and everything is written.
    #[must_use]
    pub fn start(store: Arc<dyn Store>) -> (Self, JoinHandle<()>) {
        let (requests, receiver) = mpsc::channel(QUEUE);
        let done = Arc::<Commits>::default();
        let task = tokio::spawn(write_all(store, receiver, Arc::clone(&done)));
        (Self { requests, done }, task)
    }

    /// How much has been written since the start.
    #[must_use]
    pub fn done(&self) -> &Commits {
        &self.done
    }

    /// Writes a change; returns when it is durable.
    ///
    /// # Errors
    /// When the table has another owner, or the store failed: then the change may or may not be durable.
    pub fn write(&self, change: Change) -> impl Future<Output = Result<(), WriteError>> + use<'_> {
        // Outside the future, which would otherwise reserve space for the change beside its box.
        let (done, result) = oneshot::channel();
        let request = Request { change: Box::new(change), done };
        async move {
            self.requests.send(request).await.map_err(|_| WriteError::Failed)?;
            result.await.unwrap_or(Err(WriteError::Failed))
        }
    }
}

async fn write_all(store: Arc<dyn Store>, mut requests: mpsc::Receiver<Request>, sum: Arc<Commits>) {
    let mut batch = Vec::with_capacity(BATCH);
    while requests.recv_many(&mut batch, BATCH).await > 0 {
        // Let other tasks run first: on a busy server more changes then share a write, and an idle one loses nothing.
        while batch.len() < BATCH && more(&mut requests, &mut batch).await {}
        let (changes, done): (Vec<_>, Vec<_>) =
            batch.drain(..).map(|request: Request| (*request.change, request.done)).unzip();
        let began = Instant::now();
        let until = began + PATIENCE;
        let results = match write_by(until, &*store, &changes).await {
            Ok(results) => results,
            // A change that the store can't take must not undo those of other tables.
            Err(_) if changes.len() > 1 && Instant::now() < until => one_by_one(until, &*store, &changes).await,
            Err(failed) => vec![Err(failed); changes.len()],
        };
        sum.add(changes.len(), began.elapsed());
        for (done, result) in done.into_iter().zip(results) {
            // A table that has gone in the meantime needs no answer.
            let _ = done.send(result);
        }
        // A batch that was full at once has let no other task run.
        tokio::task::yield_now().await;
    }
}

/// Lets other tasks run, and takes their changes; returns whether there were any.
async fn more(requests: &mut mpsc::Receiver<Request>, batch: &mut Vec<Request>) -> bool {
    tokio::task::yield_now().await;
    let before = batch.len();
    batch.extend(std::iter::from_fn(|| requests.try_recv().ok()).take(BATCH - before));
    batch.len() > before
}

impl Commits {
    fn add(&self, changes: usize, took: Duration) {
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.changes.fetch_add(changes as u64, Ordering::Relaxed);
        self.microseconds.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }
}

async fn one_by_one(until: Instant, store: &dyn Store, changes: &[Change]) -> Vec<Result<(), WriteError>> {
    let mut results = Vec::with_capacity(changes.len());
    for change in changes {
        let written = write_by(until, store, std::slice::from_ref(change)).await;
        results.push(written.and_then(|results| results.into_iter().next().unwrap_or(Err(WriteError::Failed))));
    }
    results
}

async fn write_by(
    until: Instant,
    store: &dyn Store,
    changes: &[Change],
) -> Result<Vec<Result<(), WriteError>>, WriteError> {
    match timeout_at(until, store.write(changes)).await {
        Ok(Ok(owned)) => Ok(owned.into_iter().map(answer).collect()),
        Ok(Err(error)) => {
            error!(%error, changes = changes.len(), "a write failed");
            Err(WriteError::Failed)
        }
        Err(_) => {
            error!(changes = changes.len(), "a write took too long");
            Err(WriteError::Failed)
        }
    }
}

fn answer(owned: bool) -> Result<(), WriteError> {
    if owned { Ok(()) } else { Err(WriteError::Stale) }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use async_trait::async_trait;
    use protocol::{CommandId, MatchId, PlayerId, TableId};
    use tokio::sync::Semaphore;
    use uuid::Uuid;

    use super::*;
    use crate::store::{
        ChatRow, ClaimedTable, History, LinkRow, Links, Logged, MatchRow, Page, PastRow, Personal, PlayerRow, RoomRow,
        ScoreRow, SeatLink, StatisticsRow, StoreError, TableWith, Whose, Witnesses,
    };

    /// A store whose writes wait until they are let through, and which counts the changes of each.
    struct Gate {
        open: Semaphore,
        waiting: Semaphore,
        writes: Mutex<Vec<usize>>,
    }

    #[async_trait]
    impl Store for Gate {
        async fn write(&self, changes: &[Change]) -> Result<Vec<bool>, StoreError> {
            self.waiting.add_permits(1);
            self.open.acquire().await.unwrap().forget();
            self.writes.lock().unwrap().push(changes.len());
            Ok(vec![true; changes.len()])
        }
        async fn ping(&self) -> Result<(), StoreError> {
            unreachable!()
        }
        async fn try_write(&self) -> Result<(), StoreError> {
            unreachable!()
        }
        async fn add_player(&self, _: &PlayerRow, _: &[u8; 32]) -> Result<(), StoreError> {
            unreachable!()
        }
        async fn player_by_token(&self, _: &[u8; 32]) -> Result<Option<PlayerRow>, StoreError> {
            unreachable!()
        }
        async fn player(&self, _: PlayerId) -> Result<Option<PlayerRow>, StoreError> {
            unreachable!()
        }
        async fn rename_player(&self, _: &PlayerRow) -> Result<(), StoreError> {
            unreachable!()
        }
        async fn add_table(
            &self,
            _: PlayerId,
            _: &CommandId,
            _: &RoomRow,
            _: u32,
        ) -> Result<Option<TableId>, StoreError> {
            unreachable!()
        }
        async fn claim_table(&self, _: TableId) -> Result<Option<ClaimedTable>, StoreError> {
            unreachable!()
        }
        async fn public_rooms(&self, _: u32) -> Result<Vec<(TableId, String)>, StoreError> {
            unreachable!()
        }
        async fn delete_unused(&self, _: i64, _: &[TableId]) -> Result<Vec<TableId>, StoreError> {
            unreachable!()
        }
        async fn match_row(&self, _: MatchId) -> Result<Option<MatchRow>, StoreError> {
            unreachable!()
        }
        async fn log(&self, _: MatchId) -> Result<Vec<Logged>, StoreError> {
            unreachable!()
        }
        async fn chat(&self, _: TableId) -> Result<Vec<ChatRow>, StoreError> {
            unreachable!()
        }
        async fn close(&self) {}
    }

    #[async_trait]
    impl History for Gate {
        async fn past_matches(&self, _: Whose, _: Page<'_>) -> Result<Vec<PastRow>, StoreError> {
            unreachable!()
        }
        async fn table_scores(&self, _: TableId) -> Result<Vec<ScoreRow>, StoreError> {
            unreachable!()
        }
        async fn statistics(&self, _: PlayerId) -> Result<Vec<StatisticsRow>, StoreError> {
            unreachable!()
        }
    }

    #[async_trait]
    impl Links for Gate {
        async fn add_link(&self, _: &[u8; 32], _: &LinkRow, _: Duration) -> Result<(), StoreError> {
            unreachable!()
        }
        async fn take_link(&self, _: &[u8; 32]) -> Result<Option<PlayerId>, StoreError> {
            unreachable!()
        }
        async fn link_to_seat(&self, _: &[u8; 32], _: PlayerId, _: &CommandId) -> Result<Option<SeatLink>, StoreError> {
            unreachable!()
        }
        async fn use_up_link(&self, _: &[u8; 32], _: PlayerId, _: &CommandId) -> Result<(), StoreError> {
            unreachable!()
        }
        async fn add_token(&self, _: PlayerId, _: &[u8; 32]) -> Result<(), StoreError> {
            unreachable!()
        }
    }

    #[async_trait]
    impl Witnesses for Gate {
        async fn note_witnesses(&self, _: MatchId, _: &[PlayerId]) -> Result<(), StoreError> {
            unreachable!()
        }
        async fn witnesses(&self, _: MatchId, _: &[PlayerId]) -> Result<Vec<PlayerId>, StoreError> {
            unreachable!()
        }
        async fn witnessed_by(&self, _: PlayerId) -> Result<Vec<MatchId>, StoreError> {
            unreachable!()
        }
    }

    #[async_trait]
    impl Personal for Gate {
        async fn seen(&self, _: PlayerId) -> Result<(), StoreError> {
            unreachable!()
        }
        async fn visits(&self, _: PlayerId) -> Result<(i64, i64), StoreError> {
            unreachable!()
        }
        async fn tables_with(&self, _: PlayerId) -> Result<Vec<TableWith>, StoreError> {
            unreachable!()
        }
        async fn chat_of(&self, _: PlayerId) -> Result<Vec<(TableId, String)>, StoreError> {
            unreachable!()
        }
        async fn begin_to_forget(&self, _: PlayerId, _: &[u8; 32]) -> Result<(), StoreError> {
            unreachable!()
        }
        async fn half_forgotten(&self) -> Result<Vec<PlayerId>, StoreError> {
            unreachable!()
        }
        async fn forget(&self, _: PlayerId, _: &[MatchId], _: bool) -> Result<(), StoreError> {
            unreachable!()
        }
        async fn unseen_for(&self, _: i64, _: u32) -> Result<Vec<PlayerId>, StoreError> {
            unreachable!()
        }
        async fn delete_ended(&self, _: i64, _: u32) -> Result<u64, StoreError> {
            unreachable!()
        }
        async fn delete_quiet(&self, _: i64, _: &[TableId], _: u32) -> Result<Vec<TableId>, StoreError> {
            unreachable!()
        }
    }

    fn change(number: u128) -> Change {
        let table = TableId(Uuid::from_u128(number));
        Change { table, epoch: 1, room: None, begun: None, entries: Vec::new(), ended: None, said: None, unsaid: None }
    }

    #[tokio::test(start_paused = true)]
    async fn a_write_that_takes_for_ever_has_failed_and_holds_no_later_one_up() {
        let gate = Arc::new(Gate { open: Semaphore::new(0), waiting: Semaphore::new(0), writes: Mutex::default() });
        let (writer, _writing) = Writer::start(Arc::clone(&gate) as Arc<dyn Store>);
        assert_eq!(writer.write(change(0)).await, Err(WriteError::Failed));
        gate.open.add_permits(1);
        assert_eq!(writer.write(change(1)).await, Ok(()));
    }

    #[tokio::test]
    async fn changes_that_arrive_one_after_the_other_share_a_write() {
        let gate = Arc::new(Gate { open: Semaphore::new(9), waiting: Semaphore::new(0), writes: Mutex::default() });
        let (writer, _writing) = Writer::start(Arc::clone(&gate) as Arc<dyn Store>);
        let mut tasks = tokio::task::JoinSet::new();
        let mut first: Option<oneshot::Sender<()>> = None;
        for number in 0..5 {
            let (signal, heard) = oneshot::channel();
            let (writer, next) = (writer.clone(), first.replace(signal));
            tasks.spawn(async move {
                heard.await.unwrap();
                // The next write is let through once the writer knows about this one.
                let go_on = async { next.is_none_or(|next| next.send(()).is_ok()) };
                tokio::join!(biased; writer.write(change(number)), go_on).0
            });
        }
        first.unwrap().send(()).unwrap();
        assert!(tasks.join_all().await.iter().all(Result::is_ok));
        assert_eq!(*gate.writes.lock().unwrap(), [5]);
    }

    #[tokio::test]
    async fn changes_that_arrive_during_a_write_share_the_next() {
        let gate = Arc::new(Gate { open: Semaphore::new(0), waiting: Semaphore::new(0), writes: Mutex::default() });
        let (writer, writing) = Writer::start(Arc::clone(&gate) as Arc<dyn Store>);
        let mut tasks = tokio::task::JoinSet::new();
        let first = writer.clone();
        tasks.spawn(async move { first.write(change(0)).await });
        gate.waiting.acquire().await.unwrap().forget();
        for number in 1..=50 {
            let writer = writer.clone();
            tasks.spawn(async move { writer.write(change(number)).await });
        }
        // Nobody is answered before the change is durable.
        while writer.requests.capacity() > QUEUE - 50 {
            tokio::task::yield_now().await;
        }
        assert!(tasks.try_join_next().is_none());
        gate.open.add_permits(2);
        assert!(tasks.join_all().await.iter().all(Result::is_ok));
        assert_eq!(*gate.writes.lock().unwrap(), [1, 50]);
        drop(writer);
        writing.await.unwrap();
    }
}
