//! The secret state of a match.

use super::{Event, EventView, Illegal, Menu, Move, Options, View};
use crate::{BadSetup, Chance, Edition, Game, GameKind, Seat, SeatCount, Status, Viewer};

/// A match of Little Monster.
#[derive(Clone, Debug)]
pub struct LittleMonster {}

impl Game for LittleMonster {
    const KIND: GameKind = GameKind::LittleMonster;
    type Edition = Menu;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(_: Edition<Menu>, _: Options, _: SeatCount) -> Result<Self, BadSetup> {
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
