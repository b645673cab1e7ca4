//! Storage of what outlives the process: players, tables, matches and their logs.
//!
//! This module knows nothing about sockets and rules: to it, a room, an outcome and an entry of a log are JSON text.

mod history;
mod links;
mod open;
mod open_error;
mod patient;
mod personal;
mod postgres;
mod sqlite;
mod witnesses;
mod writer;

use std::time::Duration;

use async_trait::async_trait;
use protocol::{Avatar, ChatId, Code, CommandId, MatchId, PlayerId, TableId};
use thiserror::Error;
use tracing::error;

pub use history::{History, Page, ParticipantRow, PastRow, ScoreRow, StatisticsRow, Whose};
pub use links::{LinkRow, Links, SeatLink};
pub use open::{open, own, place};
pub use open_error::{OpenError, Place};
pub(crate) use personal::FORMER;
pub use personal::{Personal, TableWith};
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
pub use witnesses::Witnesses;
pub use writer::{Commits, WriteError, Writer};

/// Storage of players, tables and matches. Every adapter passes the same suite (`tests/it/store.rs`).
#[async_trait]
pub trait Store: History + Links + Personal + Witnesses + Send + Sync + 'static {
    /// Checks that the store answers.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Checks that the store takes writes, with a meaningless write as large as that of a step at a table.
    async fn try_write(&self) -> Result<(), StoreError>;

    /// Adds a new player.
    async fn add_player(&self, player: &PlayerRow, token_hash: &[u8; 32]) -> Result<(), StoreError>;

    /// The player with this token.
    async fn player_by_token(&self, token_hash: &[u8; 32]) -> Result<Option<PlayerRow>, StoreError>;

    /// The player with this id.
    async fn player(&self, id: PlayerId) -> Result<Option<PlayerRow>, StoreError>;

    /// Changes a player's name and picture.
    async fn rename_player(&self, player: &PlayerRow) -> Result<(), StoreError>;

    /// Adds a new table and returns its id. If this command has already made a table, returns that one; if the maker
    /// has made `limit` tables within the last day, returns `None`.
    async fn add_table(
        &self,
        made_by: PlayerId,
        command: &CommandId,
        table: &RoomRow,
        limit: u32,
    ) -> Result<Option<TableId>, StoreError>;

    /// Makes the caller the owner of a table; earlier owners can't write to it any more.
    async fn claim_table(&self, id: TableId) -> Result<Option<ClaimedTable>, StoreError>;

    /// The rooms of the public tables, most recently changed first.
    async fn public_rooms(&self, limit: u32) -> Result<Vec<(TableId, String)>, StoreError>;

    /// Deletes the tables that were never used and haven't changed for this long; returns which.
    async fn delete_unused(&self, older_than_ms: i64, except: &[TableId]) -> Result<Vec<TableId>, StoreError>;

    /// A match without its log.
    async fn match_row(&self, id: MatchId) -> Result<Option<MatchRow>, StoreError>;

    /// A match's log, from version 0 on.
    async fn log(&self, id: MatchId) -> Result<Vec<Logged>, StoreError>;

    /// The stored chat of a table, oldest first.
    async fn chat(&self, table: TableId) -> Result<Vec<ChatRow>, StoreError>;

    /// Writes one change each of many tables, all or none. Returns for each whether its author still owns the table: if
    /// not, nothing of that change was written.
    async fn write(&self, changes: &[Change]) -> Result<Vec<bool>, StoreError>;

    /// Closes all connections.
    async fn close(&self);
}

/// A failure of the store.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database hangs.
    #[error("the database took too long to answer")]
    Silent,
    /// The database does not answer or refuses.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

impl StoreError {
    /// The code for the player. Details of the database only go to the log.
    pub(crate) fn refusal(&self) -> Code {
        error!(error = %self, "the store failed");
        Code::Internal
    }
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// Their id.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// Their picture.
    pub avatar: Avatar,
}

/// The lasting state of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    /// Which table.
    pub table: TableId,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Whether anybody but its maker has sat there.
    pub used: bool,
    /// Everything, as JSON.
    pub room: String,
}

/// A claimed table, with its new owner's epoch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedTable {
    /// The owner's epoch, which every later write has to name.
    pub epoch: i64,
    /// The room, as JSON.
    pub room: String,
}

/// A match without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRow {
    /// Its id.
    pub id: MatchId,
    /// The table it is played at.
    pub table: TableId,
    /// The game's name as in addresses.
    pub game: String,
    /// The edition, as TOML.
    pub edition: String,
    /// The options, as JSON.
    pub options: String,
    /// Who holds each seat, as a JSON list.
    pub seats: String,
    /// The seed of all randomness: secret until the match is over.
    pub seed: [u8; 32],
    /// The server's part of the seed, secret as well; `None` in a match that is older than seeds with parts.
    pub entropy: Option<[u8; 32]>,
    /// The contributions of the seats' clients to the seed, as a JSON list.
    pub contributions: String,
    /// The match that this one was made from.
    pub origin: Option<MatchId>,
    /// The version that this match continues from, as practice that doesn't count. `None` if it repeats the deal.
    pub origin_version: Option<i64>,
    /// When it began, in milliseconds since 1970; set by the store.
    pub began_at: i64,
    /// When it ended.
    pub ended_at: Option<i64>,
    /// How it ended, as JSON; nothing if it was abandoned.
    pub outcome: Option<String>,
}

/// The changes of one step at a table, written as a whole or not at all.
#[derive(Clone, Debug)]
pub struct Change {
    /// Which table.
    pub table: TableId,
    /// The epoch of the author.
    pub epoch: i64,
    /// The new room, if it changed.
    pub room: Option<RoomRow>,
    /// A match that begins.
    pub begun: Option<MatchRow>,
    /// Entries of a match's log.
    pub entries: Vec<EntryRow>,
    /// A match that ends.
    pub ended: Option<EndRow>,
    /// A new chat message.
    pub said: Option<ChatRow>,
    /// A chat message that is deleted.
    pub unsaid: Option<ChatId>,
}

impl Change {
    /// Whether it consists only of log entries, as most do.
    fn is_log_alone(&self) -> bool {
        let Self { table: _, epoch: _, room, begun, entries, ended, said, unsaid } = self;
        !entries.is_empty()
            && room.is_none()
            && begun.is_none()
            && ended.is_none()
            && said.is_none()
            && unsaid.is_none()
    }
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its id.
    pub id: ChatId,
    /// Who said it.
    pub player: PlayerId,
    /// All of it, as JSON.
    pub message: String,
}

/// A new entry of a match's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// Which match.
    pub match_id: MatchId,
    /// Which version. The table's owner writes each only once: SQLite doesn't check whether it exists.
    pub version: i64,
    /// The entry, as JSON. It contains every secret of the match.
    pub entry: String,
}

/// A stored entry of a match's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// The entry, as JSON. It contains every secret of the match.
    pub entry: String,
    /// How long ago it was written.
    pub age: Duration,
}

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndRow {
    /// Which match.
    pub match_id: MatchId,
    /// How it ended, as JSON; nothing if it was abandoned.
    pub outcome: Option<String>,
    /// Who holds each seat by then, as a JSON list.
    pub seats: String,
    /// The players who held its seats.
    pub participants: Vec<ParticipantRow>,
}

/// Parses a stored picture; one that no longer exists becomes the default.
fn avatar(text: &str) -> Avatar {
    serde_json::from_value(serde_json::Value::from(text)).unwrap_or_default()
}

/// The name under which a picture is stored.
fn avatar_word(avatar: Avatar) -> String {
    serde_json::to_value(avatar).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

/// Parses a seed, or a part of one.
fn seed(bytes: &[u8]) -> Result<[u8; 32], sqlx::Error> {
    bytes.try_into().map_err(|_| sqlx::Error::Decode("a seed has 32 bytes".into()))
}

/// How long ago something was written; zero if a clock was set back since.
fn age(milliseconds: i64) -> Duration {
    Duration::from_millis(milliseconds.try_into().unwrap_or_default())
}
