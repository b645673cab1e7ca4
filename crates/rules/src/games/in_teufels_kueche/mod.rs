//! In Teufels Küche: carry pots through the Devil's kitchen to the own grill, and mind the milk.

mod advance;
mod apply;
mod autopilot;
mod board;
mod decide;
mod ending;
mod event;
mod illegal;
mod kitchen;
mod may;
mod moves;
mod options;
mod paths;
mod pieces;
mod project;
mod resample;
mod specimen;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use board::{Board, Point, Space, SpaceKind, Ways};
pub use event::{Event, EventView, TurnEnd};
pub use illegal::Illegal;
pub use kitchen::{Endless, GrillData, Kitchen, Oven, StartData, StationData};
pub use moves::Move;
pub use options::Options;
pub use pieces::{Colour, DevilId, Face, Mark, Menu, Milk, PotId, PotPlace, SpaceId, Wing};
pub use state::InTeufelsKueche;
pub use view::{Arrival, DevilMay, DevilView, Fate, May, Phase, PotView, SeatView, Target, Turn, View};

use std::ops::RangeInclusive;

use crate::{Chance, Edition, Game, GameKind, Seat, SeatCount, Status, Stopping, Viewer};
use state::Stage;

impl Game for InTeufelsKueche {
    const KIND: GameKind = GameKind::InTeufelsKueche;
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Edition = Kitchen;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn before_the_deal(edition: Edition<Kitchen>, options: Options, seats: SeatCount) -> Self {
        Self::undealt(edition, options, seats)
    }

    fn status(&self) -> Status {
        match &self.stage {
            Stage::Over(outcome) => Status::Over(outcome.clone()),
            _ => Status::Acting(self.acting()),
        }
    }

    fn add_legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if let Some(may) = self.may(seat) {
            may.add_moves(moves);
        }
    }

    fn decide(&self, seat: Seat, chosen: &Move) -> Result<Event, Illegal> {
        decide::decide(self, seat, chosen)
    }

    fn advance(&self, chance: &mut Chance) -> Option<Event> {
        advance::advance(self, chance).map(Event::Open)
    }

    fn advance_as_before(&self, chance: &mut Chance) -> Option<Event> {
        advance::advance_as_before(self, chance).map(Event::Open)
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn is_final(&self, event: &Event) -> bool {
        let Event::Open(event) = event else { return true };
        !matches!(
            event,
            EventView::Walked { .. }
                | EventView::Flew { .. }
                | EventView::PotTaken { .. }
                | EventView::PotPutDown { .. }
        )
    }

    fn stopping(&self) -> Option<Stopping> {
        matches!(self.stage, Stage::Between { .. } | Stage::Running(_)).then(|| self.until_stopped())
    }

    fn resample(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        resample::resample(self, viewer, chance)
    }

    fn autopilot(view: &View, chance: &mut Chance) -> Move {
        autopilot::choose(view, chance)
    }

    /// Nobody goes home because its player is away (ruling 6).
    fn when_absent(view: &View, chance: &mut Chance) -> Move {
        if view.may == Some(May::AnswerChallenge) { Move::Duel } else { autopilot::choose(view, chance) }
    }

    fn view(&self, viewer: Viewer) -> View {
        project::view(self, viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.seen_by(viewer))
    }
}
