//! Why a move of Little Monster is refused.

use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;

/// The rule that forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, TS)]
#[serde(tag = "rule", rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum Illegal {
    /// The seat is asked something else.
    #[error("something else is to be decided now")]
    NotAskedNow,
    /// This is none of the options offered.
    #[error("this is not one of the options")]
    NotAnOption,
    /// Two different monsters have to be kept (ruling 15).
    #[error("two different monsters have to be kept")]
    SameMonsterTwice,
    /// Only an own monster that still races can be fed (ruling 4).
    #[error("only an own monster that still races can be fed")]
    NotYourRacer,
    /// A turn has at most two feedings (ruling 1).
    #[error("there are two feedings in a turn at most")]
    FedTwice,
    /// The hand does not hold these cards.
    #[error("the hand does not hold these cards")]
    NotInHand,
    /// The cards add up to less than the monster is fed at (ruling 4).
    #[error("the cards are too little for this monster")]
    TooLittle,
    /// The hand is over its limit, or nothing can be drawn any more: feed first (rulings 3 and 13).
    #[error("a monster has to be fed this turn")]
    MustFeed,
    /// Another number of cards has to be discarded (ruling 10).
    #[error("another number of cards has to be discarded")]
    WrongCount,
    /// There was progress not long ago (ruling 20).
    #[error("there was progress not long ago")]
    TooEarlyToStop,
}
