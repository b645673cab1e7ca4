//! Why a move of In Teufels Küche is refused.

use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;

/// The rule that forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, TS)]
#[serde(tag = "rule", rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum Illegal {
    /// The match waits for something else.
    #[error("the match waits for something else")]
    NotNow,
    /// Each of the own menus goes into exactly one pot (ruling 1).
    #[error("each of the own menus goes into exactly one pot")]
    OtherMenus,
    /// Only own pots that are still aside are placed (ruling 1).
    #[error("this pot is not the seat's to place")]
    NotYourPot,
    /// Pots are placed on stations, and devils fly to stations (rulings 1 and 3).
    #[error("this is not a station")]
    NotAStation,
    /// At first no two pots of a colour stand on one station (ruling 1).
    #[error("a pot of this colour is there already")]
    ColourIsThere,
    /// A seat moves its own devils only.
    #[error("this devil is not the seat's")]
    NotYourDevil,
    /// The devil is out of the game.
    #[error("this devil is out of the game")]
    DevilIsOut,
    /// No open way leads there: devils of others and foreign spaces block it (ruling 4).
    #[error("no open way leads there")]
    NoWay,
    /// The way costs more than the devil may spend (ruling 4).
    #[error("the way costs {cost}, the devil may spend {points}")]
    TooFar {
        /// What the shortest open way costs.
        cost: u8,
        /// What the devil may spend, its bonus point included.
        points: u8,
    },
    /// Two devils of a colour never stand on one station (ruling 4).
    #[error("an own devil stands there")]
    OwnDevilThere,
    /// Nobody enters the start of another colour (ruling 4).
    #[error("this is the start of another colour")]
    ForeignStart,
    /// Nobody enters the grill of another colour (ruling 4).
    #[error("this is the grill of another colour")]
    ForeignGrill,
    /// The grill is entered with a pot only (ruling 8).
    #[error("the grill is entered with a pot only")]
    GrillNeedsPot,
    /// The start is not entered with a pot (ruling 5).
    #[error("the start is not entered with a pot")]
    StartWithPot,
    /// There are no two wings to fly with, or a devil has flown already (ruling 3).
    #[error("no devil may fly now")]
    NoFlight,
    /// The devil stands on no station.
    #[error("the devil stands on no station")]
    NotOnStation,
    /// The pot is not on the devil's station.
    #[error("the pot is not there")]
    PotNotThere,
    /// The devil carries nothing.
    #[error("the devil carries nothing")]
    NothingCarried,
    /// A devil handles a pot once where it stands at first and once after each arrival (ruling 5).
    #[error("the devil has handled a pot here already")]
    HandledAlready,
    /// A match is stopped only after long without a pot served, and asked about once a turn (ruling 15).
    #[error("it is too early to stop the match")]
    TooEarlyToStop,
}
