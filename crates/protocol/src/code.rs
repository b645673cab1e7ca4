//! Reasons for refusals. The codes are part of the contract between server and client.

use serde::Serialize;
use strum::VariantNames;
use ts_rs::TS;

/// The reason for a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, VariantNames, TS)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Code {
    /// The frame isn't a JSON message of the protocol.
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
    /// The client has already sent `hello`.
    HelloTwice,
    /// Client and server speak different protocols: reload the page.
    WrongProtocol,
    /// The token belongs to no player.
    BadToken,
    /// The player has seen the hand of another seat and can't play in this match.
    KnowsAHand,
    /// The link has been used, has expired, or never existed.
    LinkUsedUp,
    /// The name is empty, too long, or has no printable character.
    BadName,
    /// The message is empty, too long, or has characters that can't be displayed.
    BadText,
    /// There is no such table.
    NoSuchTable,
    /// No table is open on this socket.
    NoTableOpen,
    /// The host has sent this player away.
    Kicked,
    /// The table has reached its limit of sockets, and this player has no chair.
    Crowded,
    /// There is no such chair.
    NoSuchChair,
    /// The chair is taken.
    ChairTaken,
    /// All chairs are taken.
    TableFull,
    /// The player already has a chair.
    AlreadySeated,
    /// The player has no chair, or no seat in the match.
    NotSeated,
    /// This isn't the commitment of the next match, or no longer.
    WrongCommitment,
    /// The player has already contributed another value to the next match.
    Contributed,
    /// The player knows the deal that is played at this table.
    KnowsTheDeal,
    /// There is no such match.
    NoSuchMatch,
    /// The match has no such seat, or can't be continued from this position.
    NoSuchPosition,
    /// The player is already in line for a chair.
    AlreadyQueued,
    /// The player is not in line for a chair.
    NotQueued,
    /// There is a free chair, so nobody needs to wait for one.
    ChairFree,
    /// There is no bot on this chair.
    NoBotThere,
    /// There is no such player at the table.
    NoSuchPlayer,
    /// There is no such message.
    NoSuchMessage,
    /// This player has, or had, a seat in the match.
    NotASpectator,
    /// The maximum number of people can already see this hand.
    TooManyLook,
    /// The seat doesn't show its hand to this player.
    HandHidden,
    /// Only the host may do this.
    HostOnly,
    /// This player was the host within the last day, and will be again if they come back.
    HostMayReturn,
    /// The player sees the match with a delay, and the answer would depend on its present state.
    SeesLate,
    /// This can't be done while a match is running.
    MatchRunning,
    /// No match is running.
    NoMatch,
    /// The command is for a match other than the running one.
    WrongMatch,
    /// There are too few or too many players for this game.
    WrongSeatCount,
    /// The game has no such options.
    BadOptions,
    /// A bank must have 1 to 7200 seconds, and an increment from one second to the size of the bank.
    BadClock,
    /// The match is paused.
    Paused,
    /// The match is not paused.
    NotPaused,
    /// Another vote has to end first.
    VoteOpen,
    /// There is no such vote.
    NoVote,
    /// The player hasn't been away for long enough, and has time left.
    NotAway,
    /// The seat has time left, or the table's settings don't let the others decide when it runs out.
    TimeLeft,
    /// The record doesn't match a replay of its deal.
    NotVerified,
    /// It is not this seat's turn.
    NotYourTurn,
    /// That decision has passed.
    Stale,
    /// The seat has no move that can be taken back.
    NothingToUndo,
    /// That isn't a move in this game.
    NotAMove,
    /// The rules forbid the move.
    Illegal,
    /// The player has made too many tables recently.
    TooManyTables,
    /// The server is shutting down: come back in a moment.
    GoingDown,
    /// The server is too busy: try again.
    Busy,
    /// The server failed; nothing has changed.
    Internal,
}

impl Code {
    /// The reason as text for people. Clients rely only on the code.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Garbage => "That message could not be read.",
            Self::TooLarge => "That message is too large.",
            Self::TooFast => "Too many messages in a short time. Wait a moment.",
            Self::UnknownMessage => "The server doesn't know this kind of message.",
            Self::BadFields => "Something in that message is missing or of the wrong kind.",
            Self::BadId => "That message has no valid id.",
            Self::HelloFirst => "A connection has to start with a hello.",
            Self::HelloTwice => "This connection has already started.",
            Self::WrongProtocol => "There's a new version. Reload the page to go on.",
            Self::BadToken => "We don't recognise this browser any more. What's your name?",
            Self::KnowsAHand => "You know another player's hand, so you can't play in this match.",
            Self::LinkUsedUp => "This link has been used or has expired.",
            Self::BadName => "A name has 1 to 24 printable characters.",
            Self::BadText => "A message has 1 to 300 printable characters.",
            Self::NoSuchTable => "There's no such table. Check the link, or ask for a new one.",
            Self::NoTableOpen => "Open a table first.",
            Self::Kicked => "The host has asked you to leave this table.",
            Self::Crowded => "This table is full of spectators. Try again later.",
            Self::NoSuchChair => "There's no such chair.",
            Self::ChairTaken => "Somebody's already sitting there.",
            Self::TableFull => "All chairs are taken.",
            Self::AlreadySeated => "You already have a chair.",
            Self::NotSeated => "You need a chair for that.",
            Self::WrongCommitment => "The next match has a new commitment by now.",
            Self::Contributed => "You've already contributed to the next match.",
            Self::KnowsTheDeal => "Somebody who knows this deal can only watch it.",
            Self::NoSuchMatch => "There's no such match.",
            Self::NoSuchPosition => "You can't play on from there.",
            Self::AlreadyQueued => "You're already in line for a chair.",
            Self::NotQueued => "You're not in line for a chair.",
            Self::ChairFree => "There's a free chair. Take it.",
            Self::NoBotThere => "There's no bot on that chair.",
            Self::NoSuchPlayer => "There's no such player at this table.",
            Self::NoSuchMessage => "That message is gone.",
            Self::NotASpectator => "Only spectators can be shown a hand.",
            Self::TooManyLook => "The maximum number of people can already see your hand.",
            Self::HandHidden => "That player isn't showing you their hand.",
            Self::HostOnly => "Only the host can do that.",
            Self::HostMayReturn => "They were the host and may still come back.",
            Self::SeesLate => "You see this match late. Leave that to those who play.",
            Self::MatchRunning => "That has to wait until the match is over.",
            Self::NoMatch => "No match is running.",
            Self::WrongMatch => "That was for another match.",
            Self::WrongSeatCount => "This game needs more or fewer players.",
            Self::BadOptions => "This game doesn't have those options.",
            Self::BadClock => "That clock isn't possible.",
            Self::Paused => "The match is paused.",
            Self::NotPaused => "The match isn't paused.",
            Self::VoteOpen => "Answer the open question first.",
            Self::NoVote => "That question is settled.",
            Self::NotAway => "They're still here.",
            Self::TimeLeft => "There's still time left.",
            Self::NotVerified => "This record doesn't match a replay of its deal.",
            Self::NotYourTurn => "It's not your turn.",
            Self::Stale => "The match has moved on.",
            Self::NothingToUndo => "There's nothing to take back.",
            Self::NotAMove => "That isn't a move in this game.",
            Self::Illegal => "The rules don't allow that.",
            Self::TooManyTables => "You've made a lot of tables today. Use one of those.",
            Self::GoingDown => "The server is restarting. Everything goes on in a moment.",
            Self::Busy => "The server is busy. Try again in a moment.",
            Self::Internal => "Something went wrong on our side. Nothing has changed.",
        }
    }
}
