//! The geometry of the forest: spaces, the doors around them, ways and shifts.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Arrow;

/// A space of the forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct Space {
    /// The row, 0 at the top.
    pub row: u8,
    /// The column, 0 at the left.
    pub column: u8,
}

/// A side of the forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Side {
    /// Above row 0.
    Top,
    /// Beyond the last column.
    Right,
    /// Below the last row.
    Bottom,
    /// Before column 0.
    Left,
}

/// Where a house may stand: its door opens on one space at the edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct Door {
    /// The side of the forest.
    pub side: Side,
    /// The column at the top and bottom, the row at the right and left.
    pub index: u8,
}

/// The size of the forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct Grid {
    /// How many rows.
    pub rows: u8,
    /// How many columns.
    pub columns: u8,
}

/// What moves when a line of the forest shifts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shift {
    /// Which way the cards move.
    pub(super) direction: Arrow,
    /// The spaces whose cards move one space that way, the one next to the gap first.
    pub(super) moving: Vec<Space>,
    /// The new gap, at the edge.
    pub(super) edge: Space,
}

impl Grid {
    /// How many spaces there are.
    #[must_use]
    pub fn size(self) -> usize {
        usize::from(self.rows) * usize::from(self.columns)
    }

    /// All spaces, row by row.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        (0..self.rows).flat_map(move |row| (0..self.columns).map(move |column| Space { row, column }))
    }

    /// Whether the forest has this space.
    #[must_use]
    pub const fn contains(self, space: Space) -> bool {
        space.row < self.rows && space.column < self.columns
    }

    /// The place of the space in a list row by row.
    #[must_use]
    pub fn index(self, space: Space) -> usize {
        usize::from(space.row) * usize::from(self.columns) + usize::from(space.column)
    }

    /// The next space that way, or nothing at the edge.
    #[must_use]
    pub fn step(self, from: Space, way: Arrow) -> Option<Space> {
        let to = match way {
            Arrow::Up => Space { row: from.row.checked_sub(1)?, ..from },
            Arrow::Down => Space { row: from.row + 1, ..from },
            Arrow::Left => Space { column: from.column.checked_sub(1)?, ..from },
            Arrow::Right => Space { column: from.column + 1, ..from },
        };
        self.contains(to).then_some(to)
    }

    /// All doors, clockwise from the top left.
    pub fn doors(self) -> impl Iterator<Item = Door> {
        [Side::Top, Side::Right, Side::Bottom, Side::Left]
            .into_iter()
            .flat_map(move |side| (0..self.length(side)).map(move |index| Door { side, index }))
    }

    /// Whether there is such a door.
    #[must_use]
    pub const fn has_door(self, door: Door) -> bool {
        door.index < self.length(door.side)
    }

    /// The space that the door opens on.
    #[must_use]
    pub const fn behind(self, door: Door) -> Space {
        match door.side {
            Side::Top => Space { row: 0, column: door.index },
            Side::Right => Space { row: door.index, column: self.columns - 1 },
            Side::Bottom => Space { row: self.rows - 1, column: door.index },
            Side::Left => Space { row: door.index, column: 0 },
        }
    }

    /// How many doors the side has.
    #[must_use]
    pub const fn length(self, side: Side) -> u8 {
        match side {
            Side::Top | Side::Bottom => self.columns,
            Side::Right | Side::Left => self.rows,
        }
    }

    /// What moves when the card that lay at `gap` is gathered (ruling 8): the cards behind the gap move
    /// along the arrow; if there are none, the rest of the line moves the other way.
    pub(super) fn shift(self, gap: Space, arrow: Arrow) -> Shift {
        let direction = if self.step(gap, arrow.opposite()).is_some() { arrow } else { arrow.opposite() };
        let moving: Vec<Space> =
            std::iter::successors(self.step(gap, direction.opposite()), |at| self.step(*at, direction.opposite()))
                .collect();
        let edge = moving.last().copied().unwrap_or(gap);
        Shift { direction, moving, edge }
    }
}

impl Space {
    /// Whether a chef may go from here to there in one move.
    #[must_use]
    pub const fn is_next_to(self, other: Self, diagonally: bool) -> bool {
        self.moves_to(other, diagonally) == 1
    }

    /// How many moves it is from here to there.
    #[must_use]
    pub const fn moves_to(self, other: Self, diagonally: bool) -> u8 {
        let (down, across) = (self.row.abs_diff(other.row), self.column.abs_diff(other.column));
        if !diagonally {
            down.saturating_add(across)
        } else if down > across {
            down
        } else {
            across
        }
    }
}

impl Door {
    /// Whether houses at both doors would get in each other's way.
    #[must_use]
    pub fn is_too_close_to(self, other: Self) -> bool {
        self.side == other.side && self.index.abs_diff(other.index) <= 1
    }
}
