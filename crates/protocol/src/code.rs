//! Why something is refused: the contract between server and client.

use serde::Serialize;
use strum::VariantNames;
use ts_rs::TS;

/// The reason of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Code {
    /// The frame is no JSON message of the protocol.
    Garbage,
    /// The frame is larger than allowed.
    TooLarge,
    /// Too many frames in a short time.
    TooFast,
    /// There is no command of this name.
    UnknownMessage,
    /// The fields of the command are missing or of the wrong kind.
    BadFields,
    /// The id of the command is missing, empty or too long.
    BadId,
    /// The first message must be `hello`.
    HelloFirst,
    /// `hello` was said already.
    HelloTwice,
    /// Client and server speak different protocols: reload the page.
    WrongProtocol,
    /// The token belongs to no player.
    BadToken,
    /// The player was shown the hand of another seat, and cannot play in this match.
    KnowsAHand,
    /// The link has been used, is too old, or never was one.
    LinkUsedUp,
    /// The name is empty, too long, or has no printable character.
    BadName,
    /// The message is empty, too long, or has characters that cannot be shown.
    BadText,
    /// There is no such table.
    NoSuchTable,
    /// No table is open on this socket.
    NoTableOpen,
    /// The host has sent this player away.
    Kicked,
    /// As many as a table holds are there, and this player has no chair.
    Crowded,
    /// There is no such chair.
    NoSuchChair,
    /// The chair is taken.
    ChairTaken,
    /// All chairs are taken.
    TableFull,
    /// The player sits already.
    AlreadySeated,
    /// The player does not sit.
    NotSeated,
    /// The commitment is not, or no longer, the one of the next match.
    WrongCommitment,
    /// The player has contributed something else to the next match.
    Contributed,
    /// Who played or saw a deal may not sit where it is played again.
    KnowsTheDeal,
    /// There is no such match.
    NoSuchMatch,
    /// The match has no such position from which it can go on, or no such seat.
    NoSuchPosition,
    /// The player wants a chair already.
    AlreadyQueued,
    /// The player is not among those who want a chair.
    NotQueued,
    /// There is a free chair: no need to wait for one.
    ChairFree,
    /// There is no bot on this chair.
    NoBotThere,
    /// There is no such player at the table.
    NoSuchPlayer,
    /// There is no such message.
    NoSuchMessage,
    /// This player has, or had, a hand of their own in the match.
    NotASpectator,
    /// As many as may look at this hand do already.
    TooManyLook,
    /// The seat does not show this player its hand.
    HandHidden,
    /// Only the host may do this.
    HostOnly,
    /// This player was the host until a moment ago, and is again when they come back.
    HostMayReturn,
    /// The player sees the match later than it is played, and this depends on how far it is.
    SeesLate,
    /// This cannot be done while a match is on.
    MatchRunning,
    /// No match is on.
    NoMatch,
    /// The command concerns another match than the one that is on.
    WrongMatch,
    /// Too few or too many sit for this game.
    WrongSeatCount,
    /// The options are not ones of this game.
    BadOptions,
    /// There is no such clock: a bank has 1 to 7200 seconds, and gets back at least one and no more than it has.
    BadClock,
    /// The match is paused.
    Paused,
    /// The match is not paused.
    NotPaused,
    /// Another question has to be answered first.
    VoteOpen,
    /// Nobody asks that.
    NoVote,
    /// The player is there or was a moment ago, and has time left.
    NotAway,
    /// The seat has time left, or the others have no say when it is over.
    TimeLeft,
    /// The record is not what happens when its match is dealt again.
    NotVerified,
    /// It is not this seat's turn.
    NotYourTurn,
    /// The seat is asked something else by now.
    Stale,
    /// There is no move that the seat may take back.
    NothingToUndo,
    /// This is no move of the game.
    NotAMove,
    /// The rules forbid the move.
    Illegal,
    /// The player has made too many tables of late.
    TooManyTables,
    /// The server is shutting down: come back in a moment.
    GoingDown,
    /// The server is too busy: try again.
    Busy,
    /// The server could not do it, through no fault of the client; nothing has changed.
    Internal,
}

impl Code {
    /// The reason in words, for people. Clients rely on the code alone.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Garbage => "That message could not be read.",
            Self::TooLarge => "That message is too large.",
            Self::TooFast => "Too many messages in a short time. Wait a moment.",
            Self::UnknownMessage => "The server does not know this kind of message.",
            Self::BadFields => "Something in that message is missing or of the wrong kind.",
            Self::BadId => "That message lacks a proper id.",
            Self::HelloFirst => "The connection has to begin with a hello.",
            Self::HelloTwice => "The connection has begun already.",
            Self::WrongProtocol => "This page is out of date. Reload it.",
            Self::BadToken => "The server does not know you by this token.",
            Self::KnowsAHand => "You know another player's hand, so you cannot play in this match.",
            Self::LinkUsedUp => "This link has been used, or is too old.",
            Self::BadName => "A name has 1 to 24 printable characters.",
            Self::BadText => "A message has 1 to 300 printable characters.",
            Self::NoSuchTable => "There is no such table. The link may be wrong or too old.",
            Self::NoTableOpen => "Open a table first.",
            Self::Kicked => "The host has asked you to leave this table.",
            Self::Crowded => "Too many are at this table already. Try again later.",
            Self::NoSuchChair => "There is no such chair.",
            Self::ChairTaken => "Somebody sits there already.",
            Self::TableFull => "All chairs are taken.",
            Self::AlreadySeated => "You have a chair already.",
            Self::NotSeated => "You have no chair.",
            Self::WrongCommitment => "The next match has another commitment by now.",
            Self::Contributed => "You have contributed to the next match already.",
            Self::KnowsTheDeal => "Somebody who knows this deal can only watch it.",
            Self::NoSuchMatch => "There is no such match.",
            Self::NoSuchPosition => "That match cannot go on from there.",
            Self::AlreadyQueued => "You wait for a chair already.",
            Self::NotQueued => "You do not wait for a chair.",
            Self::ChairFree => "There is a free chair. Take it.",
            Self::NoBotThere => "There is no bot on that chair.",
            Self::NoSuchPlayer => "There is no such player at this table.",
            Self::NoSuchMessage => "That message is there no longer.",
            Self::NotASpectator => "Only who does not play in this match may look.",
            Self::TooManyLook => "As many as may look at your hand do already.",
            Self::HandHidden => "That hand is not shown to you.",
            Self::HostOnly => "Only the host can do that.",
            Self::HostMayReturn => "They were the host and may still come back.",
            Self::SeesLate => "You see this match late. Leave that to those who play.",
            Self::MatchRunning => "That has to wait until the match is over.",
            Self::NoMatch => "No match is on.",
            Self::WrongMatch => "That was for another match.",
            Self::WrongSeatCount => "Too few or too many sit for this game.",
            Self::BadOptions => "This game has no such options.",
            Self::BadClock => "There is no such clock.",
            Self::Paused => "The match is paused.",
            Self::NotPaused => "The match is not paused.",
            Self::VoteOpen => "Another question has to be answered first.",
            Self::NoVote => "That question is settled.",
            Self::NotAway => "They are still here.",
            Self::TimeLeft => "There is time left.",
            Self::NotVerified => "Dealt again, that match does not go as its record says.",
            Self::NotYourTurn => "It is not your turn.",
            Self::Stale => "The match has moved on.",
            Self::NothingToUndo => "There is nothing to take back.",
            Self::NotAMove => "That is no move of this game.",
            Self::Illegal => "The rules do not allow that.",
            Self::TooManyTables => "You have made many tables today. Use one of them.",
            Self::GoingDown => "The server restarts. Everything goes on in a moment.",
            Self::Busy => "The server is busy. Try again in a moment.",
            Self::Internal => "Something went wrong on the server. Nothing has changed.",
        }
    }
}
