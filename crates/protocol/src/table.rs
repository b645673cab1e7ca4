//! What is told of tables.

use rules::{GameKind, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Avatar, Away, Bytes32, ChairIndex, ClockView, MatchId, Origin, Pace, PlayerId, TableId, Vote};

/// What the host has chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct TableSettings {
    /// The name of the table.
    pub name: String,
    /// Whether the lobby lists it.
    pub public: bool,
    /// The game of the next match.
    pub game: GameKind,
    /// The game's own options.
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// How it keeps time, and what it does about those who are away.
    #[serde(default)]
    pub pace: Pace,
    /// What spectators get to see and hear of a match.
    #[serde(default)]
    pub watching: Watching,
}

/// What those without a seat get to see and hear of a match while it is on. Once it is over, everything
/// that was public is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(export_to = "messages.ts")]
pub struct Watching {
    /// When they see what happens.
    pub from: WatchingFrom,
    /// Whether they hear what the players say, as late as they see; else only after the match.
    pub hear_players: bool,
}

impl Default for Watching {
    fn default() -> Self {
        Self { from: WatchingFrom::Now, hear_players: true }
    }
}

/// How late spectators see what happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum WatchingFrom {
    /// At once.
    #[default]
    Now,
    /// So many moves late.
    Moves {
        /// How many.
        late: u8,
    },
    /// So many minutes late.
    Minutes {
        /// How many.
        late: u8,
    },
    /// When the match is over.
    End,
}

impl WatchingFrom {
    /// The most moves.
    pub const MOST_MOVES: u8 = 20;
    /// The most minutes.
    pub const MOST_MINUTES: u8 = 30;

    /// Whether it is one that a table may have.
    #[must_use]
    pub fn is_allowed(self) -> bool {
        match self {
            Self::Now | Self::End => true,
            Self::Moves { late } => (1..=Self::MOST_MOVES).contains(&late),
            Self::Minutes { late } => (1..=Self::MOST_MINUTES).contains(&late),
        }
    }
}

/// A table as everybody at it sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct TableView {
    /// Its id.
    pub id: TableId,
    /// What the host has chosen.
    pub settings: TableSettings,
    /// Who the host is.
    pub host: PlayerId,
    /// The chairs.
    pub chairs: Vec<Chair>,
    /// Those at the table without a chair: some of them by name.
    pub spectators: Vec<Person>,
    /// How many they are altogether.
    pub watching: u32,
    /// Who lets whom look at their hand.
    pub hands: Vec<ShownHand>,
    /// Those without a chair who want one as soon as there is one, first come first.
    pub queue: Vec<Person>,
    /// Those sent away; only told to the host.
    pub kicked: Vec<Person>,
    /// The match that is on, or the last one until the next starts.
    #[serde(rename = "match")]
    pub current: Option<MatchInfo>,
    /// The commitment of the next match: SHA-256 of the server's part of its seed, told before the
    /// players' clients contribute theirs. Nothing when the next match is dealt as an earlier one was.
    pub next_commitment: Option<String>,
    /// How many seats the next match has, when it is made from an earlier one.
    pub next_seats: Option<usize>,
    /// What time its seats have, if it is limited.
    pub clock: Option<ClockView>,
    /// Since when the match is paused, in milliseconds since 1970.
    pub paused: Option<i64>,
    /// The question that those who play have to answer.
    pub vote: Option<Vote>,
    /// What those on chairs would like to play next.
    pub game_votes: Vec<GameVote>,
    /// Wins at this table, most first.
    pub scores: Vec<Score>,
}

/// What a player would like to play next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct GameVote {
    /// Who.
    pub player: PlayerId,
    /// Which game.
    pub game: GameKind,
}

/// A place at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Chair {
    /// Nobody sits here.
    Free,
    /// A player sits here.
    Player {
        /// Who.
        person: Person,
        /// Whether a socket of theirs has the table open.
        online: bool,
        /// Since when not.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        away: Option<Away>,
        /// From when on a bot may sit in for them, if they are away for so long; in milliseconds since 1970.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot_from: Option<i64>,
    },
    /// A bot sits here.
    Bot {
        /// Its name.
        name: String,
        /// Its picture.
        avatar: Avatar,
        /// The player it stands in for, who may sit down again.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        stands_in_for: Option<Person>,
    },
}

/// A player as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Person {
    /// Their id.
    pub id: PlayerId,
    /// Their name.
    pub name: String,
    /// Their picture.
    pub avatar: Avatar,
}

/// A seat's hand, shown to somebody who watches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct ShownHand {
    /// Whose hand.
    pub seat: Seat,
    /// Who may look.
    pub to: Person,
}

/// A match at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct MatchInfo {
    /// Its id.
    pub id: MatchId,
    /// Which game.
    pub game: GameKind,
    /// The game's own options.
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// Who holds each seat.
    pub seats: Vec<MatchSeat>,
    /// SHA-256 of the server's part of the seed, in hex: told before the players' clients contributed.
    pub commitment: String,
    /// What the client of each seat contributed to the seed; nothing for bots and for clients that did not.
    #[serde(default)]
    pub contributions: Vec<Option<Bytes32>>,
    /// The server's part of the seed, once the match is over.
    #[serde(default)]
    pub entropy: Option<Bytes32>,
    /// The seed, in hex, once the match is over.
    pub seed: Option<String>,
    /// What it was made from, if not from a deal of its own.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// Whom it waits for. Not told with the table, but with each version of the match.
    #[serde(skip)]
    pub acting: SeatSet,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
    /// Whether the host ended it without a result.
    pub abandoned: bool,
}

/// A seat of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct MatchSeat {
    /// The chair it sits on.
    pub chair: ChairIndex,
    /// Its player; nothing for a bot.
    pub player: Option<PlayerId>,
    /// The name of its player or bot.
    pub name: String,
    /// The picture of its player or bot.
    pub avatar: Avatar,
}

/// Wins at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Score {
    /// Whose.
    pub person: Person,
    /// Matches played to the end at this table.
    pub played: u32,
    /// Matches won, shared wins included.
    pub won: u32,
}

/// A public table in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct LobbyTable {
    /// Its id.
    pub id: TableId,
    /// Its name.
    pub name: String,
    /// The host's name.
    pub host: String,
    /// The game that is or will be played.
    pub game: GameKind,
    /// Who sits.
    pub seated: Vec<String>,
    /// How many chairs are free for the game.
    pub free: u8,
    /// How many watch.
    pub spectators: u32,
    /// Whether a match is on.
    pub playing: bool,
}

/// A match as `GET /api/matches/{id}` tells it: not where it was played, since the link to a table lets people in.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct MatchRecord {
    /// Its id.
    pub id: MatchId,
    /// Which game.
    pub game: GameKind,
    /// The game's own options.
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// Who held each seat, at the end if it is over.
    pub seats: Vec<MatchSeat>,
    /// SHA-256 of the server's part of the seed, in hex.
    pub commitment: String,
    /// The seed, in hex, once the match is over.
    pub seed: Option<String>,
    /// What it was made from, if not from a deal of its own.
    pub origin: Option<Origin>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
    /// Whether the host ended it without a result.
    pub abandoned: bool,
    /// When it began, in milliseconds since 1970.
    pub began_at: i64,
    /// When it ended.
    pub ended_at: Option<i64>,
}
