//! Little Monster That Came for Lunch and Stayed for Tea: bring both of your monsters round the table
//! by feeding them what you hold.

mod action;
mod advance;
mod apply;
mod ask;
mod autopilot;
mod cards;
mod decide;
mod event;
mod illegal;
mod larder;
mod list;
mod menu;
mod mind;
mod moves;
mod options;
mod project;
mod race;
mod resample;
mod rule;
mod settle;
mod specimen;
mod state;
#[cfg(test)]
mod tests;
mod verbs;
mod view;
mod words;

pub use action::{Action, Step, Who};
pub use cards::{Food, Monster};
pub use event::{Event, EventView, OpenEvent, VeiledEvent};
pub use illegal::Illegal;
pub use menu::{FoodCard, Menu, MonsterCard};
pub use moves::Move;
pub use options::{MonsterChoice, Options};
pub use rule::{Ability, Condition, Portion, Rule, Whose};
pub use state::LittleMonster;
pub use view::{
    CardInDeck, FeedingStage, FeedingView, May, Phase, Racer, SeatView, Source, TableCard, Track, UnderWay, View,
};
pub use words::NotUnderstood;

use std::ops::RangeInclusive;

use crate::{Chance, Edition, Game, GameKind, Memory, Seat, SeatCount, SeatSet, Status, Stopping, Viewer};
use state::Stage;

impl Game for LittleMonster {
    const KIND: GameKind = GameKind::LittleMonster;
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Edition = Menu;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn before_the_deal(menu: Edition<Menu>, options: Options, seats: SeatCount) -> Self {
        Self::undealt(menu, options, seats)
    }

    fn status(&self) -> Status {
        match &self.stage {
            Stage::Over(outcome) => Status::Over(outcome.clone()),
            _ => Status::Acting(self.ask().map_or(SeatSet::EMPTY, |ask| ask.seats())),
        }
    }

    fn add_legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.add_moves(seat, moves);
    }

    fn decide(&self, seat: Seat, chosen: &Move) -> Result<Event, Illegal> {
        decide::decide(self, seat, chosen)
    }

    fn advance(&self, chance: &mut Chance) -> Option<Event> {
        advance::advance(self, chance)
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
        settle::settle(self);
    }

    fn stopping(&self) -> Option<Stopping> {
        let running = self.round > 0 && !matches!(self.stage, Stage::Over(_));
        running.then(|| self.until_stopped())
    }

    fn is_final(&self, event: &Event) -> bool {
        event.is_final()
    }

    fn was_undoable(event: &Event) -> bool {
        matches!(event, Event::Open(OpenEvent::TookBack { .. } | OpenEvent::TopPlaced { .. }))
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
