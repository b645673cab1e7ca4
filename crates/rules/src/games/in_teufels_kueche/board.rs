//! The board: spaces and the paths between them, in the form in which it is also drawn.

use serde::Serialize;
use ts_rs::TS;

use super::{Colour, SpaceId};

/// The board, as a graph with places for drawing: x and y run from 0 to 1000, from the top left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct Board {
    /// The spaces, in the order of their ids.
    pub spaces: Vec<Space>,
    /// The paths; each can be walked both ways. Accesses of grills are not among them.
    pub paths: Vec<(SpaceId, SpaceId)>,
    /// Where the oven stands, which is no space.
    pub oven: Point,
    /// Whether all colours have ways of the same lengths. If not, the players should be told.
    pub alike: bool,
}

/// A space of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct Space {
    /// Its id.
    pub id: SpaceId,
    /// What it is called.
    pub name: String,
    /// Where it is drawn.
    pub at: Point,
    /// What it is.
    #[serde(flatten)]
    pub kind: SpaceKind,
}

/// A place for drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct Point {
    /// From the left.
    pub x: u16,
    /// From the top.
    pub y: u16,
}

/// What a space is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum SpaceKind {
    /// A round station, for one devil and any number of pots.
    Station,
    /// The start of a colour, for any number of its devils and no pot.
    Start {
        /// Whose.
        colour: Colour,
    },
    /// The grill of a colour.
    Grill {
        /// Whose.
        colour: Colour,
        /// The stations from which that colour's devils step into it.
        accesses: Vec<SpaceId>,
    },
}
