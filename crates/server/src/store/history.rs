//! What is read of matches that have ended: of a table, and of a player.

use async_trait::async_trait;
use protocol::{MatchId, PlayerId, TableId};

use super::{PlayerRow, StoreError};

/// Reading what was. Lists go from the latest match to the first, page by page.
#[async_trait]
pub trait History: Send + Sync {
    /// The ended matches of a table or a player.
    async fn past_matches(&self, of: Whose, page: Page<'_>) -> Result<Vec<PastRow>, StoreError>;

    /// What counts at a table, for each player and game, the most wins first and no more than a thousand.
    async fn table_scores(&self, table: TableId) -> Result<Vec<ScoreRow>, StoreError>;

    /// What counts for a player, for each game.
    async fn statistics(&self, player: PlayerId) -> Result<Vec<StatisticsRow>, StoreError>;
}

/// Whose matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those played at a table.
    Table(TableId),
    /// Those in which a player held a seat.
    Player(PlayerId),
}

/// Which part of a list.
#[derive(Clone, Copy, Debug, Default)]
pub struct Page<'a> {
    /// Only matches of this game.
    pub game: Option<&'a str>,
    /// Only those that began before this one.
    pub before: Option<MatchId>,
    /// No more than so many.
    pub limit: u32,
}

/// An ended match, without what is large or secret.
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

/// How a player did at a table in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow {
    /// Who, as they are called now.
    pub player: PlayerRow,
    /// The game's name as in addresses.
    pub game: String,
    /// Matches played.
    pub played: u32,
    /// Matches won.
    pub won: u32,
}

/// How a player did in a game.
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
    /// When the latest of them ended.
    pub last_played: i64,
}

/// How a match ended for a player who held a seat of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParticipantRow {
    /// Which seat.
    pub seat: u8,
    /// Who.
    pub player: PlayerId,
    /// Whether it is in statistics and scoreboards.
    pub counts: bool,
    /// Their place, if there is a result.
    pub place: Option<u8>,
    /// Their points, in games that count points.
    pub points: Option<i32>,
}

/// A number that a database keeps in a wider type than it needs.
pub(super) fn narrow<Wide, Narrow: TryFrom<Wide>>(wide: Wide) -> Result<Narrow, sqlx::Error> {
    wide.try_into().map_err(|_| sqlx::Error::Decode("a number is out of range".into()))
}
