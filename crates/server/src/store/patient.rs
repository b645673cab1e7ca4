//! A store that does not wait for ever: whatever is behind it, an answer comes or a failure does.

use std::time::Duration;

use async_trait::async_trait;
use protocol::{CommandId, MatchId, PlayerId, TableId};
use tokio::time::timeout;

use super::{
    Change, ChatRow, ClaimedTable, History, LinkRow, Links, Logged, MatchRow, Page, PastRow, Personal, PlayerRow,
    RoomRow, ScoreRow, SeatLink, StatisticsRow, Store, StoreError, TableWith, Whose, Witnesses,
};

/// How long an answer may take. A database that hangs keeps its connections open and says nothing.
const PATIENCE: Duration = Duration::from_secs(10);

/// A store, and the patience to ask it.
#[derive(Debug)]
pub(super) struct Patient<S>(pub(super) S);

/// What people wait for is given up in time; `whatever it takes` is what only the server itself waits for.
macro_rules! asks {
    (
        $trait:ident:
        in time { $(fn $name:ident($($arg:ident: $type:ty),*) -> $answer:ty;)* }
        whatever it takes { $(fn $slow:ident($($slow_arg:ident: $slow_type:ty),*) -> $slow_answer:ty;)* }
    ) => {
        #[async_trait]
        impl<S: $trait> $trait for Patient<S> {
            $(async fn $name(&self, $($arg: $type),*) -> Result<$answer, StoreError> {
                timeout(PATIENCE, self.0.$name($($arg),*)).await.map_err(|_| StoreError::Silent)?
            })*
            $(async fn $slow(&self, $($slow_arg: $slow_type),*) -> $slow_answer {
                self.0.$slow($($slow_arg),*).await
            })*
        }

        #[cfg(test)]
        #[async_trait]
        impl $trait for tests::Hangs {
            $(async fn $name(&self, $(_: $type),*) -> Result<$answer, StoreError> {
                std::future::pending().await
            })*
            $(async fn $slow(&self, $(_: $slow_type),*) -> $slow_answer {
                std::future::pending().await
            })*
        }
    };
}

asks! {
    Store:
    in time {
        fn ping() -> ();
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
        fn delete_unused(older_than_ms: i64, except: &[TableId]) -> Result<Vec<TableId>, StoreError>;
        // The writer has a patience of its own, for all that it writes together.
        fn write(changes: &[Change]) -> Result<Vec<bool>, StoreError>;
        fn close() -> ();
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
        fn witnessed_by(player: PlayerId) -> Result<Vec<MatchId>, StoreError>;
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
        fn tables_with(player: PlayerId) -> Result<Vec<TableWith>, StoreError>;
        fn chat_of(player: PlayerId) -> Result<Vec<(TableId, String)>, StoreError>;
        fn half_forgotten() -> Result<Vec<PlayerId>, StoreError>;
        fn forget(player: PlayerId, matches: &[MatchId], everywhere: bool) -> Result<(), StoreError>;
        fn unseen_for(ms: i64, limit: u32) -> Result<Vec<PlayerId>, StoreError>;
        fn delete_ended(older_than_ms: i64, limit: u32) -> Result<u64, StoreError>;
        fn delete_quiet(older_than_ms: i64, except: &[TableId], limit: u32) -> Result<Vec<TableId>, StoreError>;
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::Instant;
    use uuid::Uuid;

    use super::*;

    /// A store that keeps all who ask waiting.
    pub(super) struct Hangs;

    #[tokio::test(start_paused = true)]
    async fn what_people_wait_for_is_given_up_in_time() {
        let begun = Instant::now();
        let player = PlayerId(Uuid::nil());
        assert!(matches!(Patient(Hangs).take_link(&[0; 32]).await, Err(StoreError::Silent)));
        assert!(matches!(Patient(Hangs).seen(player).await, Err(StoreError::Silent)));
        assert_eq!(begun.elapsed(), PATIENCE * 2);
    }

    #[tokio::test(start_paused = true)]
    async fn what_the_server_itself_waits_for_may_take_for_ever() {
        assert!(timeout(PATIENCE * 100, Patient(Hangs).half_forgotten()).await.is_err());
    }
}
