//! Why a move of Hungry Little Demons is refused.

use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;

/// The rule that forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, TS)]
#[serde(tag = "rule", rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Illegal {
    /// The seat is asked something else now.
    #[error("something else has to be decided now")]
    NotNow,
    /// Another seat has this chef.
    #[error("somebody else is this chef")]
    ChefTaken,
    /// The forest has no such door.
    #[error("there is no such door")]
    NoSuchDoor,
    /// A house stands there or right beside it.
    #[error("another house stands there or right beside it")]
    DoorTooClose,
    /// The forest has no such space.
    #[error("there is no such space")]
    NoSuchSpace,
    /// A chef leaves its house only through its own door.
    #[error("the chef leaves its house only through its own door")]
    NotThroughOwnDoor,
    /// A chef moves one space at a time.
    #[error("the chef cannot reach that in one move")]
    OutOfReach,
    /// The chef is at home.
    #[error("the chef is in its house")]
    ChefAtHome,
    /// A chef gathers where it stands; Salmon also one space above.
    #[error("the chef cannot gather from there")]
    NotGatheredFromThere,
    /// There is no such house.
    #[error("there is no such house")]
    NoSuchHouse,
    /// The demon is there already.
    #[error("the demon is in that house already")]
    DemonThereAlready,
    /// The demon is in its own house.
    #[error("nobody destroys their own furniture")]
    OwnFurniture,
    /// No furniture is left in the house, or not this piece.
    #[error("that furniture has been destroyed already")]
    NoSuchFurniture,
    /// A Demon Bait lies there and is destroyed instead.
    #[error("a demon bait protects the furniture")]
    BaitProtects,
    /// No Demon Bait lies there.
    #[error("no demon bait lies there")]
    NoBait,
    /// The edition has no such ingredient.
    #[error("there is no such ingredient")]
    NoSuchIngredient,
    /// There is no card with this number.
    #[error("there is no such card")]
    NoSuchCard,
    /// Only ingredients that are still needed can be taken.
    #[error("this card is not needed")]
    NotNeeded,
    /// The order must name each card once.
    #[error("the order must name each card once")]
    NotAnOrder,
    /// Too much has happened lately to ask for a stop, or this turn has asked already.
    #[error("a stop cannot be proposed now")]
    NoStopYet,
}
