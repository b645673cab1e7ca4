//! Tables, their chairs and matches, as clients see them.

use rules::{GameKind, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Avatar, Away, Bytes32, ChairIndex, ClockView, MatchId, Origin, Pace, PlayerId, TableId, Vote};

/// The table's settings, chosen by the host.
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
    /// Time and absence.
    #[serde(default)]
    pub pace: Pace,
    /// What spectators see and hear of a match.
    #[serde(default)]
    pub watching: Watching,
}

/// What spectators see and hear of a running match. Once it is over, they see all that was public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(export_to = "messages.ts")]
pub struct Watching {
    /// When they see it.
    pub from: WatchingFrom,
    /// Whether they hear the players, with the same delay; otherwise only after the match.
    pub hear_players: bool,
}

impl Default for Watching {
    fn default() -> Self {
        Self { from: WatchingFrom::Now, hear_players: true }
    }
}

/// The delay for spectators.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum WatchingFrom {
    /// At once.
    #[default]
    Now,
    /// A number of moves late.
    Moves {
        /// How many.
        late: u8,
    },
    /// A number of minutes late.
    Minutes {
        /// How many.
        late: u8,
    },
    /// When the match is over.
    End,
}

impl WatchingFrom {
    /// The longest delay, in moves.
    pub const MOST_MOVES: u8 = 20;
    /// The longest delay, in minutes.
    pub const MOST_MINUTES: u8 = 30;

    /// Whether a table may have this delay.
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
    /// The table's settings, chosen by the host.
    pub settings: TableSettings,
    /// Who the host is.
    pub host: PlayerId,
    /// The chairs.
    pub chairs: Vec<Chair>,
    /// Those at the table without a chair; at most the first 20.
    pub spectators: Vec<Person>,
    /// How many people without a chair there are in all.
    pub watching: u32,
    /// Which hands are shown, and to whom.
    pub hands: Vec<ShownHand>,
    /// Those in line for a chair, in order.
    pub queue: Vec<Person>,
    /// The people who were sent away; sent only to the host.
    pub kicked: Vec<Person>,
    /// The running match, or the last one until the next starts.
    #[serde(rename = "match")]
    pub current: Option<MatchInfo>,
    /// The commitment of the next match: SHA-256 over the server's part of its seed, published before the
    /// players' clients contribute theirs. `null` when the next match repeats an earlier deal.
    pub next_commitment: Option<String>,
    /// The number of seats of the next match, if it is made from an earlier one.
    pub next_seats: Option<usize>,
    /// The clock of the match, if time is limited.
    pub clock: Option<ClockView>,
    /// Since when the match is paused, in milliseconds since 1970.
    pub paused: Option<i64>,
    /// The open vote of the players.
    pub vote: Option<Vote>,
    /// The votes of seated players for the next game.
    pub game_votes: Vec<GameVote>,
    /// Wins at this table, most first.
    pub scores: Vec<Score>,
}

/// A player's vote for the next game.
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
    /// A free chair.
    Free,
    /// A player's chair.
    Player {
        /// Who.
        person: Person,
        /// Whether a socket of theirs has the table open.
        online: bool,
        /// Since when it is not open, and why.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        away: Option<Away>,
        /// When a bot may sit in for them, should they still be away; in milliseconds since 1970.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot_from: Option<i64>,
    },
    /// A bot's chair.
    Bot {
        /// Its name.
        name: String,
        /// Its picture.
        avatar: Avatar,
        /// The player it stands in for, who may take the chair back.
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

/// A hand that is shown to a spectator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct ShownHand {
    /// The seat whose hand it is.
    pub seat: Seat,
    /// Who may see it.
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
    /// SHA-256 over the server's part of the seed, in hex; published before the players' clients contributed.
    pub commitment: String,
    /// Each seat's contribution to the seed; `null` for bots and for clients that didn't contribute.
    #[serde(default)]
    pub contributions: Vec<Option<Bytes32>>,
    /// The server's part of the seed, once the match is over.
    #[serde(default)]
    pub entropy: Option<Bytes32>,
    /// The seed, in hex, once the match is over.
    pub seed: Option<String>,
    /// The earlier match it was made from, if it hasn't a deal of its own.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// The seats that have to act. Sent with each version of the match, not with the table.
    #[serde(skip)]
    pub acting: SeatSet,
    /// The outcome, once it is over.
    pub outcome: Option<Outcome>,
    /// Whether the host ended it without a result.
    pub abandoned: bool,
}

/// A seat of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct MatchSeat {
    /// Its chair.
    pub chair: ChairIndex,
    /// Its player; `null` for a bot.
    pub player: Option<PlayerId>,
    /// The name of its player or bot.
    pub name: String,
    /// The picture of its player or bot.
    pub avatar: Avatar,
}

/// A player's score at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Score {
    /// The player.
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
    /// The game of the running or next match.
    pub game: GameKind,
    /// The names of those who have a chair.
    pub seated: Vec<String>,
    /// How many chairs are free.
    pub free: u8,
    /// How many people are there without a chair.
    pub spectators: u32,
    /// Whether a match is running.
    pub playing: bool,
}

/// A match as `GET /api/matches/{id}` returns it. It doesn't name the table, whose link would let people in.
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
    /// The earlier match it was made from, if it hasn't a deal of its own.
    pub origin: Option<Origin>,
    /// The outcome, once it is over.
    pub outcome: Option<Outcome>,
    /// Whether the host ended it without a result.
    pub abandoned: bool,
    /// When it began, in milliseconds since 1970.
    pub began_at: i64,
    /// When it ended.
    pub ended_at: Option<i64>,
}
