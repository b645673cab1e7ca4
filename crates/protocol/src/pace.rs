//! Clocks, absence, and votes.

use rules::SeatSet;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::PlayerId;

/// The host's settings for time and absence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(export_to = "messages.ts")]
pub struct Pace {
    /// How much time a seat has to decide.
    pub clock: ClockChoice,
    /// What happens when it runs out.
    pub at_zero: AtZero,
    /// What happens when a player leaves the match for good.
    pub on_leave: OnLeave,
}

/// How much time a seat has to decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum ClockChoice {
    /// No limit.
    #[default]
    None,
    /// A generous limit per turn.
    Relaxed,
    /// A time bank per seat for the whole match.
    Bank {
        /// What each seat starts with, and the most it can have, in seconds.
        seconds: u16,
        /// What a seat gains per turn, in seconds.
        increment: u16,
    },
}

/// What happens when a seat runs out of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum AtZero {
    /// The autopilot makes the move.
    #[default]
    Autopilot,
    /// The others may let the autopilot make the move, or let a bot take the seat.
    OthersDecide,
}

/// What happens when a player leaves their seat during a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum OnLeave {
    /// A bot plays on.
    #[default]
    BotPlaysOn,
    /// The match ends without a result.
    MatchEnds,
}

/// The clock of the running match. Clients count down on their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct ClockView {
    /// When the times given here were measured, in milliseconds since 1970; they have been running since.
    /// `null` while the clock is stopped.
    pub since: Option<i64>,
    /// What the seats in `asked` have left, in milliseconds.
    pub left: u64,
    /// What each seat's bank has left, in milliseconds. Only the banks of the seats in `asked` run.
    pub banks: Vec<u64>,
    /// The seats whose time is running: those that have to act and have a player.
    pub asked: SeatSet,
    /// Whether they are out of time and the others decide.
    pub over: bool,
}

/// A player's absence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Away {
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// How they left.
    pub how: AwayHow,
}

/// How a player went away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum AwayHow {
    /// They closed the page or the table.
    Closed,
    /// The connection was lost.
    Lost,
}

/// What the players vote on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Question {
    /// Whether to pause the match.
    Pause,
    /// Whether to end it without a result.
    End,
}

/// An open vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Vote {
    /// The question.
    pub question: Question,
    /// Who has agreed, starting with whoever asked.
    pub agreed: Vec<PlayerId>,
}
