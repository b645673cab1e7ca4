//! A store with a time limit: whatever is behind it, there is an answer or an error. After an error it only counts as
//! working once it takes a write again.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use protocol::{CommandId, MatchId, PlayerId, TableId};
use tokio::time::timeout;

use super::{
    Change, ChatRow, ClaimedTable, History, LinkRow, Links, Logged, MatchRow, Page, PastRow, Personal, PlayerRow,
    RoomRow, ScoreRow, SeatLink, StatisticsRow, Store, StoreError, TableWith, Whose, Witnesses,
};

/// How long an answer may take. A database that hangs keeps its connections open and never answers.
const PATIENCE: Duration = Duration::from_secs(10);

/// A store with a time limit.
#[derive(Debug)]
pub(super) struct Patient<S> {
    store: S,
    /// Whether it has failed since its last successful write.
    failed: AtomicBool,
}

impl<S: Store> Patient<S> {
    pub(super) const fn new(store: S) -> Self {
        Self { store, failed: AtomicBool::new(false) }
    }

    /// Remembers a failure: a full disk is noticed by whoever writes.
    fn noted<T>(&self, answer: Result<T, StoreError>) -> Result<T, StoreError> {
        if answer.is_err() {
            self.failed.store(true, Ordering::Relaxed);
        }
        answer
    }

    async fn ping_or_write(&self) -> Result<(), StoreError> {
        if self.failed.swap(false, Ordering::Relaxed) {
            self.try_write().await
        } else {
            self.noted(in_time(self.store.ping()).await)
        }
    }
}

async fn in_time<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(PATIENCE, answer).await.map_err(|_| StoreError::Silent)?
}

/// Queries that people wait for have a time limit (`in time`); those that only the server waits for don't (`whatever it
/// takes`). Methods under `by hand` have an implementation of their own.
macro_rules! asks {
    (
        $trait:ident:
        in time { $(fn $name:ident($($arg:ident: $type:ty),*) -> $answer:ty;)* }
        whatever it takes { $(fn $slow:ident($($slow_arg:ident: $slow_type:ty),*) -> $slow_answer:ty;)* }
        $(by hand { $(fn $own:ident($this:ident) -> $own_answer:ty = $does:expr;)* })?
    ) => {
        #[async_trait]
        impl<S: Store> $trait for Patient<S> {
            $(async fn $name(&self, $($arg: $type),*) -> Result<$answer, StoreError> {
                self.noted(in_time(self.store.$name($($arg),*)).await)
            })*
            $(async fn $slow(&self, $($slow_arg: $slow_type),*) -> Result<$slow_answer, StoreError> {
                self.noted(self.store.$slow($($slow_arg),*).await)
            })*
            $($(async fn $own(&self) -> $own_answer {
                let $this = self;
                $does.await
            })*)?
        }

        #[cfg(test)]
        #[async_trait]
        impl $trait for tests::Hangs {
            $(async fn $name(&self, $(_: $type),*) -> Result<$answer, StoreError> {
                std::future::pending().await
            })*
            $(async fn $slow(&self, $(_: $slow_type),*) -> Result<$slow_answer, StoreError> {
                std::future::pending().await
            })*
            $($(async fn $own(&self) -> $own_answer {
                std::future::pending().await
            })*)?
        }
    };
}

asks! {
    Store:
    in time {
        fn try_write() -> ();
        fn add_player(player: &PlayerRow, token_hash: &[u8; 32]) -> ();
        fn player_by_token(token_hash: &[u8; 32]) -> Option<PlayerRow>;
        fn player(id: PlayerId) -> Option<PlayerRow>;
        fn rename_player(player: &PlayerRow) -> ();
        fn add_table(made_by: PlayerId, command: &CommandId, table: &RoomRow, limit: u32) -> Option<TableId>;
        fn claim_table(id: TableId) -> Option<ClaimedTable>;
        fn public_rooms(limit: u32) -> Vec<(TableId, String)>;
        fn match_row(id: MatchId) -> Option<MatchRow>;
        fn log(id: MatchId) -> Vec<Logged>;
        fn chat(table: TableId) -> Vec<ChatRow>;
    }
    whatever it takes {
        fn delete_unused(older_than_ms: i64, except: &[TableId]) -> Vec<TableId>;
        // The writer has its own time limit for everything it writes together.
        fn write(changes: &[Change]) -> Vec<bool>;
    }
    by hand {
        fn ping(this) -> Result<(), StoreError> = this.ping_or_write();
        fn close(this) -> () = this.store.close();
    }
}

asks! {
    History:
    in time {
        fn past_matches(of: Whose, page: Page<'_>) -> Vec<PastRow>;
        fn table_scores(table: TableId) -> Vec<ScoreRow>;
        fn statistics(player: PlayerId) -> Vec<StatisticsRow>;
    }
    whatever it takes {}
}

asks! {
    Links:
    in time {
        fn add_link(secret_hash: &[u8; 32], link: &LinkRow, lasts: Duration) -> ();
        fn take_link(secret_hash: &[u8; 32]) -> Option<PlayerId>;
        fn link_to_seat(secret_hash: &[u8; 32], by: PlayerId, with: &CommandId) -> Option<SeatLink>;
        fn use_up_link(secret_hash: &[u8; 32], by: PlayerId, with: &CommandId) -> ();
        fn add_token(player: PlayerId, token_hash: &[u8; 32]) -> ();
    }
    whatever it takes {}
}

asks! {
    Witnesses:
    in time {
        fn note_witnesses(seen: MatchId, by: &[PlayerId]) -> ();
        fn witnesses(of: MatchId, among: &[PlayerId]) -> Vec<PlayerId>;
    }
    whatever it takes {
        fn witnessed_by(player: PlayerId) -> Vec<MatchId>;
    }
}

asks! {
    Personal:
    in time {
        fn seen(player: PlayerId) -> ();
        fn visits(player: PlayerId) -> (i64, i64);
        fn begin_to_forget(player: PlayerId, worthless_hash: &[u8; 32]) -> ();
    }
    whatever it takes {
        fn tables_with(player: PlayerId) -> Vec<TableWith>;
        fn chat_of(player: PlayerId) -> Vec<(TableId, String)>;
        fn half_forgotten() -> Vec<PlayerId>;
        fn forget(player: PlayerId, matches: &[MatchId], everywhere: bool) -> ();
        fn unseen_for(ms: i64, limit: u32) -> Vec<PlayerId>;
        fn delete_ended(older_than_ms: i64, limit: u32) -> u64;
        fn delete_quiet(older_than_ms: i64, except: &[TableId], limit: u32) -> Vec<TableId>;
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::Instant;
    use uuid::Uuid;

    use super::*;

    /// A store that never answers.
    pub(super) struct Hangs;

    #[tokio::test(start_paused = true)]
    async fn what_people_wait_for_is_given_up_in_time() {
        let begun = Instant::now();
        let player = PlayerId(Uuid::nil());
        assert!(matches!(Patient::new(Hangs).take_link(&[0; 32]).await, Err(StoreError::Silent)));
        assert!(matches!(Patient::new(Hangs).seen(player).await, Err(StoreError::Silent)));
        assert_eq!(begun.elapsed(), PATIENCE * 2);
    }

    #[tokio::test(start_paused = true)]
    async fn what_the_server_itself_waits_for_may_take_for_ever() {
        assert!(timeout(PATIENCE * 100, Patient::new(Hangs).half_forgotten()).await.is_err());
    }
}
