//! The board: spaces and the paths between them, in the form in which it is also drawn.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Colour, SpaceId};

/// The board, as a graph with places for drawing: x and y run from 0 to 1000, from the top left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
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

impl Space {
    const fn is_station(&self) -> bool {
        matches!(self.kind, SpaceKind::Station)
    }
}

/// A place for drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct Point {
    /// From the left.
    pub x: u16,
    /// From the top.
    pub y: u16,
}

/// What a space is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
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

impl Board {
    /// The space, if there is one with this id.
    #[must_use]
    pub fn space(&self, id: SpaceId) -> Option<&Space> {
        self.spaces.get(usize::from(id.0))
    }

    /// Whether this is a station.
    #[must_use]
    pub fn is_station(&self, id: SpaceId) -> bool {
        self.space(id).is_some_and(Space::is_station)
    }

    /// The stations.
    pub fn stations(&self) -> impl Iterator<Item = SpaceId> {
        self.spaces.iter().filter(|space| space.is_station()).map(|space| space.id)
    }

    /// The start of a colour.
    #[must_use]
    pub fn start_of(&self, colour: Colour) -> SpaceId {
        self.first(|kind| *kind == SpaceKind::Start { colour })
    }

    /// The grill of a colour.
    #[must_use]
    pub fn grill_of(&self, colour: Colour) -> SpaceId {
        self.first(|kind| matches!(kind, SpaceKind::Grill { colour: its, .. } if *its == colour))
    }

    /// Where one path leads to from here, in the order of the paths.
    pub fn neighbours(&self, from: SpaceId) -> impl Iterator<Item = SpaceId> {
        self.paths.iter().filter_map(move |(one, other)| match from {
            _ if *one == from => Some(*other),
            _ if *other == from => Some(*one),
            _ => None,
        })
    }

    /// The shortest ways of a devil of this colour to all spaces that it may reach, if it passes only
    /// spaces that `may_pass` allows. It never passes a foreign start or any grill.
    #[must_use]
    pub fn ways(&self, colour: Colour, from: SpaceId, may_pass: impl Fn(SpaceId) -> bool) -> Ways {
        let mut ways = Ways { from, reached: vec![None; self.spaces.len()] };
        let mut open = VecDeque::from([from]);
        while let Some(here) = open.pop_front() {
            let cost = ways.cost(here).map_or(0, |cost| cost.saturating_add(1));
            for next in self.neighbours(here).chain(self.grill_beside(here, colour)) {
                let kind = &self.spaces[usize::from(next.0)].kind;
                let foreign = matches!(kind, SpaceKind::Start { colour: its } if *its != colour);
                if foreign || ways.cost(next).is_some() {
                    continue;
                }
                ways.reached[usize::from(next.0)] = Some(Reached { cost, before: here });
                if !matches!(kind, SpaceKind::Grill { .. }) && may_pass(next) {
                    open.push_back(next);
                }
            }
        }
        ways
    }

    /// The grill of this colour, if its devils step into it from here.
    fn grill_beside(&self, here: SpaceId, colour: Colour) -> Option<SpaceId> {
        self.spaces.iter().find_map(|space| match &space.kind {
            SpaceKind::Grill { colour: its, accesses } if *its == colour && accesses.contains(&here) => Some(space.id),
            _ => None,
        })
    }

    fn first(&self, wanted: impl Fn(&SpaceKind) -> bool) -> SpaceId {
        self.spaces.iter().find(|space| wanted(&space.kind)).map(|space| space.id).expect("editions are checked for it")
    }

    /// The lengths of all ways that matter to a colour, shortest first: from its start to each station,
    /// and from there on to its grill.
    pub(super) fn lengths(&self, colour: Colour) -> Vec<(Option<u8>, Option<u8>)> {
        let (start, grill) = (self.start_of(colour), self.grill_of(colour));
        let from_start = self.ways(colour, start, |_| true);
        let mut lengths: Vec<_> = self
            .stations()
            .map(|station| (from_start.cost(station), self.ways(colour, station, |_| true).cost(grill)))
            .collect();
        lengths.sort_unstable();
        lengths
    }
}

/// The shortest ways from one space.
#[derive(Clone, Debug)]
pub struct Ways {
    from: SpaceId,
    /// Only spaces that some way leads to, without where all begin.
    reached: Vec<Option<Reached>>,
}

/// How the shortest way gets to a space.
#[derive(Clone, Copy, Debug)]
struct Reached {
    cost: u8,
    before: SpaceId,
}

impl Ways {
    /// How many steps it takes to the space; nothing if no way leads there.
    #[must_use]
    pub fn cost(&self, to: SpaceId) -> Option<u8> {
        if to == self.from { Some(0) } else { Some(self.reached(to)?.cost) }
    }

    /// The way to the space, both ends included; nothing if none leads there.
    #[must_use]
    pub fn way(&self, to: SpaceId) -> Option<Vec<SpaceId>> {
        let mut way = vec![to];
        let mut here = to;
        while here != self.from {
            here = self.reached(here)?.before;
            way.push(here);
        }
        way.reverse();
        Some(way)
    }

    fn reached(&self, to: SpaceId) -> Option<Reached> {
        *self.reached.get(usize::from(to.0))?
    }
}
