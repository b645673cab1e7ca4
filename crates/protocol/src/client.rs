//! What a client sends.

use rules::{GameKind, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use strum::VariantNames;
use ts_rs::TS;

use crate::{
    Bytes32, ChairIndex, ChatId, CommandId, DealFrom, MatchId, PlayerId, Question, Reaction, TableId, TableSettings,
};

/// A message from a client. On the wire: `{"t": name, "id": command id, "d": fields}`; `hello` has no id.
#[derive(Debug)]
pub enum ClientMessage {
    /// The first message on every socket.
    Hello(Hello),
    /// Something to do; answered by `ack` or `refused` with the same id.
    Command {
        /// The client's name for it.
        id: CommandId,
        /// What to do.
        command: Command,
    },
}

/// Who is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Hello {
    /// The protocol the client speaks.
    pub protocol: u32,
    /// The secret token of a known player; without it a new guest is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// The secret of a link that another device of the player made: they are that player from now on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<String>,
    /// The name of a new guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The picture of a new guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub avatar: Option<Avatar>,
}

/// A player's picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Avatar {
    /// A fox.
    #[default]
    Fox,
    /// A panda.
    Panda,
    /// An owl.
    Owl,
    /// A bear.
    Bear,
    /// A cat.
    Cat,
    /// A rabbit.
    Rabbit,
    /// A frog.
    Frog,
    /// A koala.
    Koala,
    /// A hedgehog.
    Hedgehog,
    /// A penguin.
    Penguin,
    /// An octopus.
    Octopus,
    /// A unicorn.
    Unicorn,
}

/// What a client asks for. From `table_close` on, each concerns the table that the socket has open, and so does
/// `link_make` for a seat.
#[derive(Debug, Deserialize, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Command {
    /// Change the own name and picture.
    Rename {
        /// The new name.
        name: String,
        /// The new picture.
        avatar: Avatar,
    },
    /// Be answered: whether server and line are still there.
    Ping {},
    /// Hear of the public tables: a `lobby` now and whenever it changes.
    LobbyOpen {},
    /// Hear of them no longer.
    LobbyClose {},
    /// Make a table; its maker is the host. The `ack` names it; it has yet to be opened.
    TableCreate {
        /// The name of the table.
        name: String,
        /// Whether the lobby lists it.
        public: bool,
        /// The finished match that its first one is made from, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<DealFrom>,
    },
    /// Hand something on by a link that holds once: who one is, to another device, or the own seat in a match at
    /// the open table, to somebody else. The `ack` tells the secret in it.
    LinkMake {
        /// The match; without it the link is for another device.
        #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        match_id: Option<MatchId>,
    },
    /// Take over the seat that somebody hands on. The `ack` names the table, which has yet to be opened.
    LinkUse {
        /// The secret in the link.
        link: String,
    },
    /// Come to a table, as a spectator unless one holds a chair: a `table`, and an `update` if a match
    /// is on. A socket has one table open at a time.
    TableOpen {
        /// Which.
        table: TableId,
        /// What the client has seen already, to catch up from there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seen: Option<Seen>,
    },
    /// Look away from the table; a chair is kept.
    TableClose {},
    /// Sit down, on any free chair unless one is named.
    ChairTake {
        /// The chair.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        chair: Option<ChairIndex>,
    },
    /// Stand up. During a match a bot plays on for the seat until its player sits down again.
    ChairLeave {},
    /// Seated: contribute to the seed of the next match, so that nobody else can have chosen it.
    Contribute {
        /// What the table tells as `next_commitment`: the server was bound before it hears this.
        commitment: Bytes32,
        /// Random bytes that the client made.
        value: Bytes32,
    },
    /// Play: let the autopilot make one move for a seat whose time is over, where the others decide.
    SeatSkip {
        /// In which match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// At which version of it, so that a late tap skips nothing else.
        version: u64,
        /// The seat.
        seat: Seat,
    },
    /// Play: let a bot sit in for somebody who is away or whose time is over, until they sit down again.
    BotSitIn {
        /// Their chair.
        chair: ChairIndex,
    },
    /// Play: ask the others something about the match, or answer. Who disagrees ends the question.
    Vote {
        /// About which match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// What.
        question: Question,
        /// Whether the player is for it.
        agree: bool,
    },
    /// Play: go on after a pause.
    Resume {
        /// Which match.
        #[serde(rename = "match")]
        match_id: MatchId,
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
    /// Play: let a spectator look at the own hand, until it is hidden again or the next match begins.
    HandShow {
        /// Whom.
        player: PlayerId,
    },
    /// Play: let a spectator look no longer.
    HandHide {
        /// Whom.
        player: PlayerId,
    },
    /// Watch: with the eyes of a seat that shows one its hand, on this socket.
    WatchAs {
        /// Which seat; nothing for the eyes of the public.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<Seat>,
    },
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
    /// Play: hear what spectators say as well, on this socket. Off until wanted.
    ChatHear {
        /// Whether to.
        spectators: bool,
    },
    /// Host: take away what somebody said.
    ChatRemove {
        /// What.
        message: ChatId,
    },
    /// Host: put a bot on a chair.
    BotAdd {
        /// The chair; any free one unless named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        chair: Option<ChairIndex>,
    },
    /// Host: take a bot off its chair.
    BotRemove {
        /// The chair.
        chair: ChairIndex,
    },
    /// Host: send a player away, from chair and table, until invited again.
    Kick {
        /// Whom.
        player: PlayerId,
    },
    /// Host: let a player come back who was sent away.
    Invite {
        /// Whom.
        player: PlayerId,
    },
    /// Host: make another player the host.
    HostPass {
        /// Whom.
        player: PlayerId,
    },
    /// Host, between matches: what to play and how.
    SettingsSet {
        /// The new settings.
        settings: TableSettings,
    },
    /// Host, between matches: start a match with all who sit.
    MatchStart {},
    /// Host: end the match without a result.
    MatchAbandon {
        /// Which, so that a late tap ends no other.
        #[serde(rename = "match")]
        match_id: MatchId,
    },
    /// Play: the move is read by the game.
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
    /// Play: take the own latest move back, where the game allows it.
    Undo {
        /// In which match.
        #[serde(rename = "match")]
        match_id: MatchId,
        /// The seat's present decision, as the `update` said.
        ply: u32,
    },
}

/// How far a client has seen a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Seen {
    /// Which match.
    #[serde(rename = "match")]
    pub match_id: MatchId,
    /// The latest version whose update it has.
    pub version: u64,
}
