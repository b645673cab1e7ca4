//! How a table keeps time, and what it does about those who are away.

use rules::SeatSet;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::PlayerId;

/// What the host has chosen about time and absence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(export_to = "messages.ts")]
pub struct Pace {
    /// How much time seats have to decide.
    pub clock: ClockChoice,
    /// What happens when it is over.
    pub at_zero: AtZero,
    /// What happens when a player leaves the match for good.
    pub on_leave: OnLeave,
}

/// How much time seats have to decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum ClockChoice {
    /// All the time there is.
    #[default]
    None,
    /// A generous limit for each turn.
    Relaxed,
    /// A supply for the whole match.
    Bank {
        /// What each seat begins with, and never has more of, in seconds.
        seconds: u16,
        /// What a seat gets back for each turn, in seconds.
        increment: u16,
    },
}

/// What happens when a seat's time is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum AtZero {
    /// The autopilot moves.
    #[default]
    Autopilot,
    /// The others may let the autopilot move, or a bot take the seat.
    OthersDecide,
}

/// What happens when a player stands up during a match.
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

/// What time the seats of the match have. Clients count down by themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct ClockView {
    /// The rest was what is told here at this time, in milliseconds since 1970, and has run since then;
    /// nothing while the clock stands still.
    pub since: Option<i64>,
    /// What is left for the seats in `asked`, in milliseconds.
    pub left: u64,
    /// What is left of each seat's bank, in milliseconds; those of the seats in `asked` run.
    pub banks: Vec<u64>,
    /// The seats that run out of time: those that are asked and have a player.
    pub asked: SeatSet,
    /// Whether their time is over and the others decide.
    pub over: bool,
}

/// That a player is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Away {
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// How they went.
    pub how: AwayHow,
}

/// How somebody went away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum AwayHow {
    /// They closed the page or looked away from the table.
    Closed,
    /// The line broke.
    Lost,
}

/// A question to all who play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "messages.ts")]
pub enum Question {
    /// Whether to pause the match.
    Pause,
    /// Whether to end it without a result.
    End,
}

/// A question that is not answered by all yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "messages.ts")]
pub struct Vote {
    /// What is asked.
    pub question: Question,
    /// Who has agreed; who asked comes first.
    pub agreed: Vec<PlayerId>,
}
