//! Foodie Forest: fill the pot when it holds what your recipe wants, and only then.

mod autopilot;
mod card;
mod edition;
mod event;
mod illegal;
mod moves;
mod options;
mod play;
mod project;
mod recipe;
mod resample;
mod specimen;
mod state;
#[cfg(test)]
mod tests;
mod trick;
mod view;

pub use card::{Card, Color, Face};
pub use edition::Counts;
use edition::SEATS;
pub use event::Event;
pub use illegal::Illegal;
pub use moves::Move;
pub use options::Options;
pub use recipe::Recipe;
pub use state::FoodieForest;
pub use trick::{PlayedCard, Trick};
pub use view::{EventView, May, Phase, PileCard, Remembered, Score, SeatView, View};

use crate::{BadSetup, Chance, Edition, Game, GameKind, Memory, Seat, SeatCount, Status, Viewer};
use state::Stage;

impl Game for FoodieForest {
    const KIND: GameKind = GameKind::FoodieForest;
    type Edition = Counts;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(edition: Edition<Counts>, options: Options, seats: SeatCount) -> Result<Self, BadSetup> {
        if SEATS.contains(&seats.into()) {
            Ok(Self::undealt(edition, options, seats))
        } else {
            Err(BadSetup::Seats { min: *SEATS.start(), max: *SEATS.end() })
        }
    }

    fn status(&self) -> Status {
        match &self.stage {
            Stage::Over { outcome } => Status::Over(outcome.clone()),
            _ => Status::Acting(self.acting()),
        }
    }

    fn add_legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.add_moves(seat, moves);
    }

    fn decide(&self, seat: Seat, chosen: &Move) -> Result<Event, Illegal> {
        self.answer(seat, *chosen)
    }

    fn advance(&self, chance: &mut Chance) -> Option<Event> {
        self.next(chance)
    }

    fn apply(&mut self, event: &Event) {
        self.happen(event);
    }

    fn resample(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        self.another_world(viewer, chance)
    }

    fn autopilot(view: &View, chance: &mut Chance) -> Move {
        autopilot::choose(view, chance)
    }

    fn set_memory(&mut self, memory: Memory) {
        self.options.memory = memory;
    }

    fn view(&self, viewer: Viewer) -> View {
        self.shown_to(viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.shown_to(viewer))
    }
}
