//! The secret state of a match.

use serde::Deserialize;

use super::{Event, EventView, Illegal, Move, Options, View};
use crate::{BadSetup, Chance, Edition, EditionData, Game, GameKind, Problem, Seat, SeatCount, Status, Viewer};

/// A match of In Teufels Küche.
#[derive(Clone, Debug)]
pub struct InTeufelsKueche {}

/// The board and counts of an edition.
#[derive(Clone, Debug, Deserialize)]
pub struct Kitchen {}

impl EditionData for Kitchen {
    const STANDARD: &'static str = "";

    fn check(&self) -> Result<(), Problem> {
        Ok(())
    }
}

impl Game for InTeufelsKueche {
    const KIND: GameKind = GameKind::InTeufelsKueche;
    type Edition = Kitchen;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(_: Edition<Kitchen>, _: Options, _: SeatCount) -> Result<Self, BadSetup> {
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
    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.seen_by(viewer))
    }
}
