//! Which tables are in memory, and how they get there.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Code, CommandId, DealFrom, Person, TableId, TableSettings};
use rules::GameKind;
use tokio::sync::{OnceCell, mpsc};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::{Instrument, error, info_span};
use uuid::Uuid;

use super::actor::{LoadError, load};
use super::made_from::made_from;
use super::{Handle, MAILBOX, Message, Room, World};
use crate::lobby::LISTED;
use crate::store::{RoomRow, StoreError};

/// All tables.
pub(crate) struct Tables {
    world: Arc<World>,
    /// Those in memory or on their way there: whoever comes second waits for the same.
    open: Mutex<HashMap<TableId, Arc<OnceCell<Handle>>>>,
    tasks: TaskTracker,
    stop: CancellationToken,
}

impl Tables {
    pub(crate) fn new(world: Arc<World>) -> Arc<Self> {
        Arc::new(Self { world, open: Mutex::default(), tasks: TaskTracker::new(), stop: CancellationToken::new() })
    }

    /// Makes a table, unless this command made it already.
    pub(crate) async fn create(
        &self,
        host: &Person,
        id: &CommandId,
        name: &str,
        public: bool,
        game: Option<GameKind>,
        from: Option<DealFrom>,
    ) -> Result<TableId, Code> {
        let mut room = Room::new(host.clone(), name, public)?;
        if let Some(game) = game {
            room = room.set(TableSettings { game, ..room.settings.clone() })?;
        }
        if let Some(from) = from {
            room = made_from(&*self.world.store, room, from).await?;
        }
        // The id is all that keeps a private table private.
        let table = TableId(Uuid::new_v4());
        let row = RoomRow::of(table, &room)?;
        let limit = self.world.config.tables_per_player;
        let made = self.world.store.add_table(host.id, id, &row, limit).await.map_err(|error| error.refusal())?;
        if public && made == Some(table) {
            self.world.lobby.list(room.listing_as_left(table));
        }
        made.ok_or(Code::TooManyTables)
    }

    /// The way to a table, which is loaded if it is not in memory.
    pub(crate) async fn open(self: &Arc<Self>, id: TableId) -> Result<Handle, Code> {
        if self.stop.is_cancelled() {
            return Err(Code::GoingDown);
        }
        let cell = {
            let mut open = lock(&self.open);
            let cell = open.entry(id).or_default();
            if cell.get().is_some_and(Handle::is_closed) {
                *cell = Arc::default();
            }
            Arc::clone(cell)
        };
        let handle = cell.get_or_try_init(|| self.load(id, Arc::clone(&cell))).await;
        handle.cloned().map_err(|error| {
            self.forget(id, &cell);
            if !matches!(error, LoadError::NoSuchTable) {
                error!(%error, table = %id, "a table cannot be loaded");
            }
            Code::from(&error)
        })
    }

    /// The tables in memory.
    pub(crate) fn in_memory(&self) -> Vec<TableId> {
        lock(&self.open).keys().copied().collect()
    }

    /// Old matches were deleted: no table shows one of them any longer.
    pub(crate) async fn matches_were_deleted(&self) {
        let handles: Vec<_> = lock(&self.open).values().filter_map(|cell| cell.get().cloned()).collect();
        for handle in handles {
            // A table that has left memory finds it out when it comes back.
            let _ = handle.send(Message::MatchesDeleted).await;
        }
    }

    /// Lists the public tables in the lobby, as they were left.
    pub(crate) async fn list_public(&self) -> Result<(), StoreError> {
        let rooms = self.world.store.public_rooms(LISTED).await?;
        for (id, json) in rooms.into_iter().rev() {
            match serde_json::from_str::<Room>(&json) {
                Ok(room) => self.world.lobby.list(room.listing_as_left(id)),
                Err(error) => error!(%error, table = %id, "a room cannot be read"),
            }
        }
        Ok(())
    }

    /// Lets every table finish what has arrived, and waits for it.
    pub(crate) async fn stop(&self) {
        self.stop.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }

    async fn load(self: &Arc<Self>, id: TableId, cell: Arc<OnceCell<Handle>>) -> Result<Handle, LoadError> {
        let actor = Box::new(load(id, &self.world).await?);
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        let (tables, stop) = (Arc::clone(self), self.stop.clone());
        let task = async move {
            actor.run(mailbox, stop).await;
            tables.forget(id, &cell);
        };
        self.tasks.spawn(task.instrument(info_span!(parent: None, "table", %id)));
        Ok(Handle(sender))
    }

    fn forget(&self, id: TableId, cell: &Arc<OnceCell<Handle>>) {
        let mut open = lock(&self.open);
        if open.get(&id).is_some_and(|present| Arc::ptr_eq(present, cell)) {
            open.remove(&id);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing that holds one of these locks leaves things half changed.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
