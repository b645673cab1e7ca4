//! Commands to the table that is open on a socket, by subject. The subject decides who may give them.

use rules::{GameKind, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use strum::VariantNames;
use ts_rs::TS;

use crate::{Bytes32, ChairIndex, ChatId, MatchId, PlayerId, Question, Reaction, TableSettings};

/// A command to the table that is open on a socket.
#[derive(Debug, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "messages.ts")]
pub enum TableCommand {
    /// Commands of the players in the match; the host may give some of them as well.
    Play(PlayCommand),
    /// Commands of anybody at the table, about chairs and the next game.
    Room(RoomCommand),
    /// Commands of spectators.
    Watch(WatchCommand),
    /// Chat commands.
    Chat(ChatCommand),
    /// Commands of the host.
    Host(HostCommand),
}

impl TableCommand {
    /// The names of all commands, as on the wire.
    pub(crate) fn names() -> impl Iterator<Item = &'static &'static str> {
        let (play, room) = (PlayCommand::VARIANTS, RoomCommand::VARIANTS);
        let (watch, chat, host) = (WatchCommand::VARIANTS, ChatCommand::VARIANTS, HostCommand::VARIANTS);
        [play, room, watch, chat, host].into_iter().flatten()
    }

    /// Parses the command of this name from JSON that starts with its tag; `None` if no table command has the name.
    pub(crate) fn read(name: &str, json: &str) -> Option<serde_json::Result<Self>> {
        fn of<C: DeserializeOwned + VariantNames>(
            name: &str,
            json: &str,
            subject: fn(C) -> TableCommand,
        ) -> Option<serde_json::Result<TableCommand>> {
            C::VARIANTS.contains(&name).then(|| serde_json::from_str(json).map(subject))
        }
        of(name, json, Self::Play)
            .or_else(|| of(name, json, Self::Room))
            .or_else(|| of(name, json, Self::Watch))
            .or_else(|| of(name, json, Self::Chat))
            .or_else(|| of(name, json, Self::Host))
    }
}

/// Commands of the players in the match; the host may give some of them as well.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum PlayCommand {
    /// Make a move, which the game itself parses.
    Move {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The number of the decision that this answers, from the `update`.
        ply: u32,
        /// The game's own move.
        #[serde(rename = "move")]
        #[ts(type = "unknown")]
        chosen: Box<RawValue>,
    },
    /// Take one's latest move back, if the game allows it.
    Undo {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The number of the seat's current decision, from the `update`.
        ply: u32,
    },
    /// Let the autopilot make one move for a seat that is out of time, if the table lets the others decide.
    SeatSkip {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// Its version, so that a late tap skips nothing else.
        version: u64,
        /// The seat.
        seat: Seat,
    },
    /// Let a bot sit in for somebody who is away or out of time, until they take the chair back.
    BotSitIn {
        /// Their chair.
        chair: ChairIndex,
    },
    /// Start a vote among the players, or answer it. Anyone who disagrees ends it.
    Vote {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The question.
        question: Question,
        /// Whether the player agrees.
        agree: bool,
    },
    /// Resume the paused match.
    Resume {
        /// The match.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
    /// Show one's hand to a spectator, until it is hidden or the next match begins.
    HandShow {
        /// Whom.
        player: PlayerId,
    },
    /// Stop showing it to a spectator.
    HandHide {
        /// Whom.
        player: PlayerId,
    },
}

/// Commands of anybody at the table, about chairs and the next game.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum RoomCommand {
    /// Take the given chair, otherwise the one that a bot keeps for the player, otherwise any free one.
    ChairTake {
        /// The chair.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        chair: Option<ChairIndex>,
    },
    /// Leave one's chair. During a match the table's settings decide whether a bot plays on or the match ends.
    ChairLeave {},
    /// Contribute to the seed of the next match, so that nobody else can choose it.
    Contribute {
        /// The table's `next_commitment`: the server commits before it receives contributions.
        commitment: Bytes32,
        /// Random bytes from the client.
        value: Bytes32,
    },
    /// Join the line for a chair: one that becomes free, or, after a match, the chair of a bot, of somebody who
    /// is away, or of whoever has played the most matches in a row.
    QueueJoin {},
    /// Leave the line.
    QueueLeave {},
    /// Between matches, with a chair: vote for the next game. If all seated players who are present agree, it
    /// is chosen.
    GameVote {
        /// The game; `null` withdraws the vote.
        game: Option<GameKind>,
    },
}

/// Commands of spectators.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum WatchCommand {
    /// Watch as a seat that shows its hand to one, on this socket.
    WatchAs {
        /// The seat; without it, the public view.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<Seat>,
    },
}

/// Chat commands.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum ChatCommand {
    /// Send a message: to the players or to the spectators during a match, otherwise to everybody.
    ChatSay {
        /// What.
        text: String,
    },
    /// Send a quick reaction in the same way.
    ChatReact {
        /// Which.
        reaction: Reaction,
    },
    /// Choose whether to hear spectators too, on this socket. Off by default.
    ChatHear {
        /// Whether to hear them.
        spectators: bool,
    },
}

/// Commands of the host.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum HostCommand {
    /// Remove a chat message.
    ChatRemove {
        /// What.
        message: ChatId,
    },
    /// Add a bot.
    BotAdd {
        /// The chair; otherwise any free one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        chair: Option<ChairIndex>,
    },
    /// Remove a bot.
    BotRemove {
        /// The chair.
        chair: ChairIndex,
    },
    /// Send a player away from the table until they are invited again.
    Kick {
        /// Whom.
        player: PlayerId,
    },
    /// Let a player who was sent away return.
    Invite {
        /// Whom.
        player: PlayerId,
    },
    /// Make another player the host.
    HostPass {
        /// Whom.
        player: PlayerId,
    },
    /// Between matches: change the table's settings.
    SettingsSet {
        /// The new settings.
        settings: TableSettings,
    },
    /// Between matches: start a match with everybody on a chair.
    MatchStart {},
    /// End the match without a result.
    MatchAbandon {
        /// The match, so that a late tap ends no other.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
}
