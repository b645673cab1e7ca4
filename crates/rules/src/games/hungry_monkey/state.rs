//! The secret state of a match.

use serde::{Deserialize, Serialize};

use super::{EventView, Illegal, Move, Options, View};
use crate::{BadSetup, Chance, Edition, EditionData, Game, GameKind, Problem, Seat, SeatCount, Status, Viewer};

/// A match of Hungry Monkey.
#[derive(Clone, Debug)]
pub struct HungryMonkey {}

/// Counts of an edition.
#[derive(Clone, Debug, Deserialize)]
pub struct Counts {}

impl EditionData for Counts {
    const STANDARD: &'static str = "";

    fn check(&self) -> Result<(), Problem> {
        Ok(())
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {}

impl Game for HungryMonkey {
    const KIND: GameKind = GameKind::HungryMonkey;
    type Edition = Counts;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(_: Edition<Counts>, _: Options, _: SeatCount) -> Result<Self, BadSetup> {
        todo!()
    }
    fn status(&self) -> Status {
        todo!()
    }
    fn legal_moves(&self, _: Seat) -> Vec<Move> {
        todo!()
    }
    fn decide(&self, _: Seat, _: &Move) -> Result<Event, Illegal> {
        todo!()
    }
    fn advance(&self, _: &mut Chance) -> Option<Event> {
        todo!()
    }
    fn apply(&mut self, _: &Event) {
        todo!()
    }
    fn resample(&self, _: Viewer, _: &mut Chance) -> Self {
        todo!()
    }
    fn autopilot(_: &View, _: &mut Chance) -> Move {
        todo!()
    }
    fn view(&self, _: Viewer) -> View {
        todo!()
    }
    fn event_view(_: &Event, _: Viewer) -> Option<EventView> {
        todo!()
    }
}
