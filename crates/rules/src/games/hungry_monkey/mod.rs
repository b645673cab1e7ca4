//! Hungry Monkey: be rid of your hand, then of your unseen row.

mod advance;
mod animal;
mod apply;
mod autopilot;
mod cards;
mod clues;
mod course;
mod decide;
mod edition;
mod event;
mod illegal;
mod moves;
mod options;
mod pile;
mod possible;
mod project;
mod resample;
mod series;
mod specimen;
mod stage;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use animal::Animal;
pub use edition::Counts;
pub use event::Event;
pub use illegal::Illegal;
pub use moves::Move;
pub use options::{Options, SeriesKind};
pub use series::BeanChange;
pub use state::HungryMonkey;
pub use view::{
    DiscardReason, EventView, LeftOver, May, Phase, PileCard, Required, SeatView, Series, Slot, Source, TakeReason,
    View,
};

use cards::{Cards, Kinds};

use std::ops::RangeInclusive;

use crate::{Chance, Counted, Edition, Game, GameKind, Memory, Seat, SeatCount, SeatSet, Status, Stopping, Viewer};
use stage::Stage;

impl Game for HungryMonkey {
    const KIND: GameKind = GameKind::HungryMonkey;
    const SEATS: RangeInclusive<u8> = 2..=6;
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
        Status::Acting(match &self.stage {
            Stage::Turn(seat) | Stage::Swap(seat) | Stage::Peek(seat) => SeatSet::only(*seat),
            Stage::Vote { waiting, .. } | Stage::Between { waiting } => *waiting,
            Stage::Over(outcome) => return Status::Over(outcome.clone()),
            _ => SeatSet::EMPTY,
        })
    }

    /// All of them: each number of each valid animal, with each number of Monkeys above and below.
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

    fn stopping(&self) -> Option<Stopping> {
        (!self.turned_up()).then(|| Stopping {
            counted: Counted::Turns,
            quiet: self.idle.into(),
            may_ask_at: self.propose_from.into(),
            stops_at: Some(self.edition.endless.stop_at.into()),
            length: None,
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        project::view(self, viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.seen_by(viewer))
    }
}
