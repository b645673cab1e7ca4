//! Foodie Forest: fill the pot when it holds what your recipe wants, and only then.

mod advance;
mod apply;
mod autopilot;
mod card;
mod decide;
mod edition;
mod event;
mod illegal;
mod moves;
mod options;
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

use std::ops::RangeInclusive;

use crate::{Chance, Edition, Game, GameKind, Memory, Seat, SeatCount, Status, Viewer};
use state::Stage;

impl Game for FoodieForest {
    const KIND: GameKind = GameKind::FoodieForest;
    const SEATS: RangeInclusive<u8> = SEATS;
    type Edition = Counts;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn before_the_deal(edition: Edition<Counts>, options: Options, seats: SeatCount) -> Self {
        Self::undealt(edition, options, seats)
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
        decide::decide(self, seat, *chosen)
    }

    fn advance(&self, chance: &mut Chance) -> Option<Event> {
        advance::advance(self, chance)
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn resample(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        resample::resample(self, viewer, chance)
    }

    fn autopilot(view: &View, chance: &mut Chance) -> Move {
        autopilot::choose(view, chance)
    }

    fn set_memory(&mut self, memory: Memory) {
        self.options.memory = memory;
    }

    fn view(&self, viewer: Viewer) -> View {
        project::view(self, viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.seen_by(viewer))
    }
}
