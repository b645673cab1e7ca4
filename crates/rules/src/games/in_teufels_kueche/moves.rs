//! What a seat may ask for in In Teufels Küche.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{DevilId, Menu, PotId, SpaceId};

/// What a seat asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum Move {
    /// Hide the own menus in the own pots (ruling 1).
    AssignMenus {
        /// The menus, in the order of the pots' marks.
        menus: Vec<Menu>,
    },
    /// Put an own pot on the board before the first turn (ruling 1).
    PlacePot {
        /// The pot.
        pot: PotId,
        /// The station.
        space: SpaceId,
    },
    /// Walk by a shortest open way (ruling 4). A challenge if an opponent's devil stands there (ruling 6),
    /// a delivery if it is the own grill (ruling 8).
    Walk {
        /// The devil.
        devil: DevilId,
        /// Where to.
        to: SpaceId,
    },
    /// Fly after two wings (ruling 3).
    Fly {
        /// The devil.
        devil: DevilId,
        /// The station.
        to: SpaceId,
    },
    /// Take a pot from the devil's station; a pot that it carries already is left there instead (ruling 5).
    TakePot {
        /// The devil.
        devil: DevilId,
        /// The pot.
        pot: PotId,
    },
    /// Put the carried pot down on the devil's station (ruling 5).
    PutDown {
        /// The devil.
        devil: DevilId,
    },
    /// End the turn (ruling 3).
    EndTurn,
    /// Answer to a challenge: go home with the hat on (ruling 6).
    Decline,
    /// Answer to a challenge: fight at the oven (ruling 6).
    Duel,
    /// Ask the others to stop a match that does not end (ruling 15).
    ProposeStop,
    /// Answer to such a proposal.
    AnswerStop {
        /// Whether this seat wants to stop.
        agree: bool,
    },
}
