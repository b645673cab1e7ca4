//! What a client asks for at the table that its socket has open, by subject: who may ask for what goes by it.

use rules::{GameKind, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use strum::VariantNames;
use ts_rs::TS;

use crate::{Bytes32, ChairIndex, ChatId, MatchId, PlayerId, Question, Reaction, TableSettings};

/// What a client asks for at the table that its socket has open.
#[derive(Debug, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "messages.ts")]
pub enum TableCommand {
    /// What those who play ask for. Some of it the host may ask for as well.
    Play(PlayCommand),
    /// What anybody at a table asks for: a chair, and what is played next.
    Room(RoomCommand),
    /// What those who watch ask for.
    Watch(WatchCommand),
    /// What is said, and heard.
    Chat(ChatCommand),
    /// What the host alone asks for.
    Host(HostCommand),
}

impl TableCommand {
    /// The names of all commands on the wire.
    pub(crate) fn names() -> impl Iterator<Item = &'static &'static str> {
        let (play, room) = (PlayCommand::VARIANTS, RoomCommand::VARIANTS);
        let (watch, chat, host) = (WatchCommand::VARIANTS, ChatCommand::VARIANTS, HostCommand::VARIANTS);
        [play, room, watch, chat, host].into_iter().flatten()
    }

    /// The command of this name in JSON that has its tag first; nothing if no command at a table is called so.
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

/// What those who play ask for. Some of it the host may ask for as well.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum PlayCommand {
    /// The move is read by the game.
    Move {
        /// In which match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// Which of the seat's decisions this answers, as the `update` said.
        ply: u32,
        /// The game's own move.
        #[serde(rename = "move")]
        #[ts(type = "unknown")]
        chosen: Box<RawValue>,
    },
    /// Take the own latest move back, where the game allows it.
    Undo {
        /// In which match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The seat's present decision, as the `update` said.
        ply: u32,
    },
    /// Let the autopilot make one move for a seat whose time is over, where the others decide.
    SeatSkip {
        /// In which match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// At which version of it, so that a late tap skips nothing else.
        version: u64,
        /// The seat.
        seat: Seat,
    },
    /// Let a bot sit in for somebody who is away or whose time is over, until they sit down again.
    BotSitIn {
        /// Their chair.
        chair: ChairIndex,
    },
    /// Ask the others something about the match, or answer. Who disagrees ends the question.
    Vote {
        /// About which match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// What.
        question: Question,
        /// Whether the player is for it.
        agree: bool,
    },
    /// Go on after a pause.
    Resume {
        /// Which match.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
    /// Let a spectator look at the own hand, until it is hidden again or the next match begins.
    HandShow {
        /// Whom.
        player: PlayerId,
    },
    /// Let a spectator look no longer.
    HandHide {
        /// Whom.
        player: PlayerId,
    },
}

/// What anybody at a table asks for: a chair, and what is played next.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum RoomCommand {
    /// Sit down, on any free chair unless one is named.
    ChairTake {
        /// The chair.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        chair: Option<ChairIndex>,
    },
    /// Stand up. During a match a bot plays on for the seat until its player sits down again.
    ChairLeave {},
    /// Contribute to the seed of the next match, so that nobody else can have chosen it.
    Contribute {
        /// What the table tells as `next_commitment`: the server was bound before it hears this.
        commitment: Bytes32,
        /// Random bytes that the client made.
        value: Bytes32,
    },
    /// Want a chair as soon as there is one: a free one, or that of who has played the most matches in a row
    /// when the match is over.
    QueueJoin {},
    /// Want none any longer.
    QueueLeave {},
    /// Between matches, on a chair: say what to play next. When all on chairs who are there say the same, it
    /// is chosen.
    GameVote {
        /// Which game; nothing takes the vote back.
        game: Option<GameKind>,
    },
}

/// What those who watch ask for.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum WatchCommand {
    /// With the eyes of a seat that shows one its hand, on this socket.
    WatchAs {
        /// Which seat; nothing for the eyes of the public.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<Seat>,
    },
}

/// What is said, and heard.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum ChatCommand {
    /// Say something: among the players or the spectators during a match, else to all.
    ChatSay {
        /// What.
        text: String,
    },
    /// The same with a picture.
    ChatReact {
        /// Which.
        reaction: Reaction,
    },
    /// Hear what spectators say as well, on this socket. Off until wanted.
    ChatHear {
        /// Whether to.
        spectators: bool,
    },
}

/// What the host alone asks for.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum HostCommand {
    /// Take away what somebody said.
    ChatRemove {
        /// What.
        message: ChatId,
    },
    /// Put a bot on a chair.
    BotAdd {
        /// The chair; any free one unless named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        chair: Option<ChairIndex>,
    },
    /// Take a bot off its chair.
    BotRemove {
        /// The chair.
        chair: ChairIndex,
    },
    /// Send a player away, from chair and table, until invited again.
    Kick {
        /// Whom.
        player: PlayerId,
    },
    /// Let a player come back who was sent away.
    Invite {
        /// Whom.
        player: PlayerId,
    },
    /// Make another player the host.
    HostPass {
        /// Whom.
        player: PlayerId,
    },
    /// Between matches: what to play and how.
    SettingsSet {
        /// The new settings.
        settings: TableSettings,
    },
    /// Between matches: start a match with all who sit.
    MatchStart {},
    /// End the match without a result.
    MatchAbandon {
        /// Which, so that a late tap ends no other.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
}
