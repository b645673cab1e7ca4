//! What an edition says: the board, the counts, the oven; and whether it can be played.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Board, Colour, Face, Mark, Menu, Point, Space, SpaceId, SpaceKind};
use crate::{EditionData, Problem};

/// An edition of In Teufels Küche.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "in_teufels_kueche.ts", rename = "Edition")]
pub struct Kitchen {
    /// The points that win.
    pub goal: u8,
    /// How many devils each colour has.
    pub devils: u8,
    /// The menus of each colour.
    pub menus: Vec<Menu>,
    /// The faces of each die.
    pub faces: Vec<Face>,
    /// The starts.
    pub starts: Vec<StartData>,
    /// The grills.
    pub grills: Vec<GrillData>,
    /// The stations.
    pub stations: Vec<StationData>,
    /// The paths, each between two starts or stations.
    pub paths: Vec<[String; 2]>,
    /// The oven.
    pub oven: Oven,
    /// When a match without progress is stopped.
    pub endless: Endless,
}

/// A start.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct StartData {
    /// What paths call it.
    pub id: String,
    /// Whose it is.
    pub colour: Colour,
    /// Where it is drawn, from the left.
    pub x: u16,
    /// Where it is drawn, from the top.
    pub y: u16,
}

/// A grill.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct GrillData {
    /// What it is called.
    pub id: String,
    /// Whose it is.
    pub colour: Colour,
    /// Where it is drawn, from the left.
    pub x: u16,
    /// Where it is drawn, from the top.
    pub y: u16,
    /// The stations from which it is entered.
    pub accesses: Vec<String>,
}

/// A station.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct StationData {
    /// What paths call it.
    pub id: String,
    /// Where it is drawn, from the left.
    pub x: u16,
    /// Where it is drawn, from the top.
    pub y: u16,
}

/// The oven.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct Oven {
    /// How many of the presses release the Greater Devil.
    pub releases: u16,
    /// Of how many presses.
    pub presses: u16,
    /// Where it is drawn, from the left.
    pub x: u16,
    /// Where it is drawn, from the top.
    pub y: u16,
}

/// When a match without progress is stopped, in full rounds without a pot served.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct Endless {
    /// After how many a seat may propose to stop.
    pub propose_after: u8,
    /// After how many the match ends by itself.
    pub end_after: u8,
}

/// The most of anything that an edition counts: devils, points of a menu or die, spaces.
const MOST: u8 = 100;

impl EditionData for Kitchen {
    const STANDARD: &'static str = include_str!("../../../data/in-teufels-kueche.toml");

    fn check_sense(&self) -> Result<(), Problem> {
        Problem::unless_named(self.spaces().map(|(path, (id, ..))| (format!("{path}.id"), id)))?;
        Problem::unless_so_many("faces", self.faces.len(), 1..=20)?;
        for (at, face) in self.faces.iter().enumerate() {
            Problem::unless_within(format!("faces[{at}]"), face.points(), 0..=20)?;
        }
        Problem::unless_within("oven.releases", self.oven.releases, 1..=100)?;
        Problem::unless_within("oven.presses", self.oven.presses, 1..=100)?;
        let what = "must be more than `releases`, or the first press would decide every duel";
        Problem::unless(self.oven.presses > self.oven.releases, "oven.presses", what)?;
        Problem::unless_within("endless.propose_after", self.endless.propose_after, 1..=200)?;
        Problem::unless_within("endless.end_after", self.endless.end_after, 1..=200)?;
        let mut places = vec![("the oven".to_owned(), self.oven.x, self.oven.y)];
        for (path, (_, x, y)) in self.spaces() {
            if let Some((other, ..)) = places.iter().find(|(_, its_x, its_y)| (*its_x, *its_y) == (x, y)) {
                return Err(Problem::new(path, format!("lies where {other} lies")));
            }
            places.push((path, x, y));
        }
        Ok(())
    }

    fn check(&self) -> Result<(), Problem> {
        self.check_counts()?;
        self.check_spaces()?;
        self.check_paths()?;
        self.check_grills()?;
        self.check_ways()
    }
}

impl Kitchen {
    fn check_counts(&self) -> Result<(), Problem> {
        Problem::unless_within("devils", self.devils, 1..=9)?;
        Problem::unless(self.menus.len() == Mark::ALL.len(), "menus", "must be one for each of the four marks")?;
        for (at, menu) in self.menus.iter().enumerate() {
            let good = *menu == Menu::MILK || (1..=MOST / 4).contains(&menu.points());
            Problem::unless(good, format!("menus[{at}]"), "must be 1 to 25 points or \"milk\"")?;
        }
        let food: u8 = self.menus.iter().map(|menu| menu.points()).sum();
        Problem::unless(food > 0, "menus", "must not be milk alone")?;
        let what = format!("is {}; it must be from 1 to {}, the food of two colours", self.goal, food * 2);
        Problem::unless((1..=food * 2).contains(&self.goal), "goal", what)?;
        for (at, face) in self.faces.iter().enumerate() {
            let good = *face == Face::WING || (1..=MOST).contains(&face.points());
            Problem::unless(good, format!("faces[{at}]"), "must be 1 to 100 points or \"wing\"")?;
        }
        Problem::unless(self.faces.iter().any(|face| face.points() > 0), "faces", "must have one with points")?;
        Problem::unless(self.oven.releases > 0, "oven.releases", "must not be 0, or a duel would never end")?;
        Problem::unless(self.oven.presses >= self.oven.releases, "oven.presses", "must be no fewer than `releases`")?;
        Problem::unless(self.endless.end_after > 0, "endless.end_after", "must not be 0")?;
        Problem::unless(
            self.endless.propose_after <= self.endless.end_after,
            "endless.propose_after",
            "must be no more than `end_after`",
        )
    }

    fn check_spaces(&self) -> Result<(), Problem> {
        Problem::unless(
            self.stations.len() >= Mark::ALL.len(),
            "stations",
            "must be at least 4, for the pots of a colour",
        )?;
        Problem::unless(self.stations.len() <= MOST.into(), "stations", "must be at most 100")?;
        let mut ids = Vec::new();
        for (path, (id, x, y)) in self.spaces() {
            Problem::unless_within(format!("{path}.x"), x, 0..=1000)?;
            Problem::unless_within(format!("{path}.y"), y, 0..=1000)?;
            Problem::unless(!ids.contains(&id), format!("{path}.id"), format!("\"{id}\" is there twice"))?;
            ids.push(id);
        }
        Problem::unless_within("oven.x", self.oven.x, 0..=1000)?;
        Problem::unless_within("oven.y", self.oven.y, 0..=1000)?;
        one_of_each("starts", self.starts.iter().map(|start| start.colour))?;
        one_of_each("grills", self.grills.iter().map(|grill| grill.colour))
    }

    fn check_paths(&self) -> Result<(), Problem> {
        for (at, path) in self.paths.iter().enumerate() {
            for (end, id) in path.iter().enumerate() {
                let known = self.is_station(id) || self.is_start(id);
                let what = format!("\"{id}\" is no start and no station");
                Problem::unless(known, format!("paths[{at}][{end}]"), what)?;
            }
            let [from, to] = path;
            Problem::unless(from != to, format!("paths[{at}]"), "leads back to where it begins")?;
            Problem::unless(
                !(self.is_start(from) && self.is_start(to)),
                format!("paths[{at}]"),
                "leads from start to start",
            )?;
            let again = self.paths[..at].iter().any(|other| other.contains(from) && other.contains(to));
            Problem::unless(!again, format!("paths[{at}]"), "is there already")?;
        }
        for (at, start) in self.starts.iter().enumerate() {
            let exits = self.paths.iter().any(|path| path.contains(&start.id));
            Problem::unless(exits, format!("starts[{at}]"), "has no exit")?;
        }
        Ok(())
    }

    fn check_grills(&self) -> Result<(), Problem> {
        for (at, grill) in self.grills.iter().enumerate() {
            Problem::unless(!grill.accesses.is_empty(), format!("grills[{at}].accesses"), "must not be empty")?;
            for (nth, id) in grill.accesses.iter().enumerate() {
                let path = format!("grills[{at}].accesses[{nth}]");
                Problem::unless(self.is_station(id), &path, format!("\"{id}\" is no station"))?;
                Problem::unless(!grill.accesses[..nth].contains(id), path, "is there already")?;
            }
        }
        Ok(())
    }

    fn check_ways(&self) -> Result<(), Problem> {
        let board = Board::from(self);
        for (at, grill) in self.grills.iter().enumerate() {
            let ways = board.ways(grill.colour, board.start_of(grill.colour), |_| true);
            let reached = ways.cost(board.grill_of(grill.colour)).is_some();
            Problem::unless(
                reached,
                format!("grills[{at}]"),
                "cannot be reached from its colour's start without foreign starts",
            )?;
        }
        Ok(())
    }

    /// Every space with the path of its data: its id, and where it is drawn.
    fn spaces(&self) -> impl Iterator<Item = (String, (&str, u16, u16))> {
        let starts = self.starts.iter().map(|start| (start.id.as_str(), start.x, start.y));
        let grills = self.grills.iter().map(|grill| (grill.id.as_str(), grill.x, grill.y));
        let stations = self.stations.iter().map(|station| (station.id.as_str(), station.x, station.y));
        path_of("starts", starts).chain(path_of("grills", grills)).chain(path_of("stations", stations))
    }

    fn is_station(&self, id: &str) -> bool {
        self.stations.iter().any(|station| station.id == id)
    }

    fn is_start(&self, id: &str) -> bool {
        self.starts.iter().any(|start| start.id == id)
    }
}

fn path_of<T>(list: &str, items: impl Iterator<Item = T>) -> impl Iterator<Item = (String, T)> {
    items.enumerate().map(move |(at, item)| (format!("{list}[{at}]"), item))
}

fn one_of_each(list: &str, colours: impl Iterator<Item = Colour>) -> Result<(), Problem> {
    let mut seen = Vec::new();
    for (path, colour) in path_of(list, colours) {
        Problem::unless(!seen.contains(&colour), format!("{path}.colour"), "has one already")?;
        seen.push(colour);
    }
    Problem::unless(seen.len() == Colour::ALL.len(), list, "must be one for each of the four colours")
}

impl From<&Kitchen> for Board {
    fn from(kitchen: &Kitchen) -> Self {
        let ids = kitchen.starts.iter().map(|start| &start.id);
        let ids = ids.chain(kitchen.grills.iter().map(|grill| &grill.id));
        let ids: Vec<&String> = ids.chain(kitchen.stations.iter().map(|station| &station.id)).collect();
        let id_of = |id: &String| {
            let at = ids.iter().position(|known| *known == id).expect("editions are checked for it");
            SpaceId(u8::try_from(at).expect("editions are checked for it"))
        };
        let space = |id: &String, x, y, kind| Space { id: id_of(id), name: id.clone(), at: Point { x, y }, kind };

        let mut spaces = Vec::new();
        for start in &kitchen.starts {
            spaces.push(space(&start.id, start.x, start.y, SpaceKind::Start { colour: start.colour }));
        }
        for grill in &kitchen.grills {
            let accesses = grill.accesses.iter().map(id_of).collect();
            spaces.push(space(&grill.id, grill.x, grill.y, SpaceKind::Grill { colour: grill.colour, accesses }));
        }
        for station in &kitchen.stations {
            spaces.push(space(&station.id, station.x, station.y, SpaceKind::Station));
        }
        let paths = kitchen.paths.iter().map(|[from, to]| (id_of(from), id_of(to))).collect();
        let oven = Point { x: kitchen.oven.x, y: kitchen.oven.y };
        let mut board = Self { spaces, paths, oven, alike: true };
        let lengths = Colour::ALL.map(|colour| board.lengths(colour));
        board.alike = lengths.iter().all(|of_colour| *of_colour == lengths[0]);
        board
    }
}
