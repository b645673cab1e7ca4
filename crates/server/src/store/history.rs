//! Queries about finished matches of a table or a player.

use async_trait::async_trait;
use protocol::{MatchId, PlayerId, TableId};

use super::{PlayerRow, StoreError};

/// Queries about finished matches. Lists go from the latest match to the first, page by page.
#[async_trait]
pub trait History: Send + Sync {
    /// The ended matches of a table or a player.
    async fn past_matches(&self, of: Whose, page: Page<'_>) -> Result<Vec<PastRow>, StoreError>;

    /// The scores at a table for each player and game, most wins first, at most a thousand.
    async fn table_scores(&self, table: TableId) -> Result<Vec<ScoreRow>, StoreError>;

    /// A player's statistics for each game.
    async fn statistics(&self, player: PlayerId) -> Result<Vec<StatisticsRow>, StoreError>;
}

/// Whose matches to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those played at a table.
    Table(TableId),
    /// Those in which a player held a seat.
    Player(PlayerId),
}

/// The requested part of a list.
#[derive(Clone, Copy, Debug, Default)]
pub struct Page<'a> {
    /// Only matches of this game.
    pub game: Option<&'a str>,
    /// Only those older than this one.
    pub before: Option<MatchId>,
    /// At most this many.
    pub limit: u32,
}

/// An ended match, without its large or secret parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastRow {
    /// Its id.
    pub id: MatchId,
    /// The table it was played at.
    pub table: TableId,
    /// The game's name as in addresses.
    pub game: String,
    /// The options, as JSON.
    pub options: String,
    /// Who held each seat, as a JSON list.
    pub seats: String,
    /// The seat of the player whose matches are listed.
    pub seat: Option<u8>,
    /// How it ended, as JSON; nothing if it was abandoned.
    pub outcome: Option<String>,
    /// When it began, in milliseconds since 1970.
    pub began_at: i64,
    /// When it ended.
    pub ended_at: i64,
}

/// A player's score at a table in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow {
    /// The player, with their current name.
    pub player: PlayerRow,
    /// The game's name as in addresses.
    pub game: String,
    /// Matches played.
    pub played: u32,
    /// Matches won.
    pub won: u32,
}

/// A player's statistics in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticsRow {
    /// The game's name as in addresses.
    pub game: String,
    /// Matches played.
    pub played: u32,
    /// Matches won.
    pub won: u32,
    /// The best place.
    pub best_place: u8,
    /// The most points.
    pub most_points: Option<i32>,
    /// When the latest match ended.
    pub last_played: i64,
}

/// The result of a match for a player who held a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParticipantRow {
    /// Which seat.
    pub seat: u8,
    /// Who.
    pub player: PlayerId,
    /// Whether it counts in statistics and scoreboards.
    pub counts: bool,
    /// Their place, if there is a result.
    pub place: Option<u8>,
    /// Their points, in games that count points.
    pub points: Option<i32>,
}

/// Converts a number that the database stores in a wider type.
pub(super) fn narrow<Wide, Narrow: TryFrom<Wide>>(wide: Wide) -> Result<Narrow, sqlx::Error> {
    wide.try_into().map_err(|_| sqlx::Error::Decode("a number is out of range".into()))
}
