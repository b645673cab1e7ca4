//! The pictures that players choose from.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

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
