//! Hungry Little Demons: gather ingredients in a forest that shifts, while demons haunt the houses.

mod advance;
mod apply;
mod autopilot;
mod card;
mod chef;
mod chef_actions;
mod decide;
mod demon_actions;
mod edition;
mod ending;
mod event;
mod grid;
mod household;
mod illegal;
mod may;
mod moves;
mod options;
mod phase;
mod project;
mod resample;
mod score;
mod score_sheet;
mod setup;
mod specimen;
mod sprite;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use card::{Arrow, Card, Ingredient, IngredientCard};
pub use chef::{Chef, Furniture};
pub use edition::{IngredientData, Limits, OtherCards, Pantry, RecipeData};
pub use event::{Event, EventView, OpenEvent, PartialEvent, SecretEvent, Turning};
pub use grid::{Door, Grid, Side, Space};
pub use illegal::Illegal;
pub use moves::Move;
pub use options::{Chefs, Options};
pub use phase::Phase;
pub use score_sheet::{Ending, Reason, Score, ScoreLine, ScoreSheet, TieBreaker};
pub use state::HungryLittleDemons;
pub use view::{DeckView, KnownDeckCard, May, RecipeColour, RecipeView, SeatView, Spot, Trophy, View};

use std::ops::RangeInclusive;

use crate::{Chance, Edition, Game, GameKind, Memory, Outcome, Seat, SeatCount, SeatSet, Status, Stopping, Viewer};

impl Game for HungryLittleDemons {
    const KIND: GameKind = GameKind::HungryLittleDemons;
    const SEATS: RangeInclusive<u8> = 2..=6;
    type Edition = Pantry;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn before_the_deal(edition: Edition<Pantry>, options: Options, seats: SeatCount) -> Self {
        Self::undealt(edition, options, seats)
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over => {
                let score = self.score();
                Status::Over(Outcome {
                    places: score.scores.map(|_, score| score.place),
                    points: Some(score.scores.map(|_, score| score.total)),
                    ending: score.ending.name().to_owned(),
                })
            }
            Phase::Study { waiting, .. } | Phase::StopVote { waiting } => Status::Acting(waiting),
            _ => Status::Acting(SeatSet::only(self.turn)),
        }
    }

    fn add_legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if let Some(may) = self.may(seat) {
            self.add_moves(&may, moves);
        }
    }

    fn decide(&self, seat: Seat, chosen: &Move) -> Result<Event, Illegal> {
        decide::decide(self, seat, chosen)
    }

    fn advance(&self, chance: &mut Chance) -> Option<Event> {
        advance::advance(self, chance)
    }

    /// Under older code a third action ended the turn by itself, also when it could have been taken back.
    fn advance_as_before(&self, chance: &mut Chance) -> Option<Event> {
        let waits = self.phase == Phase::EndTurn;
        self.advance(chance).or_else(|| waits.then(|| Event::Open(self.end_turn())))
    }

    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    /// Moves of chefs and demons can be taken back, unless they turned something down (ruling 22).
    fn is_final(&self, event: &Event) -> bool {
        !Self::was_undoable(event) || self.lies_open()
    }

    fn was_undoable(event: &Event) -> bool {
        matches!(event, Event::Open(OpenEvent::ChefMoved { .. } | OpenEvent::DemonMoved { .. }))
    }

    fn stopping(&self) -> Option<Stopping> {
        (self.has_begun() && self.ended.is_none()).then(|| self.until_stopped())
    }

    fn seconds_to_decide(&self) -> Option<u16> {
        match self.phase {
            Phase::Study { seconds, .. } => seconds,
            _ => None,
        }
    }

    /// A card is held up long enough to be read, whatever comes next (ruling 3).
    fn takes_reading(event: &Event) -> bool {
        matches!(event, Event::Open(OpenEvent::TurnedUp { .. } | OpenEvent::Refilled { .. }))
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

    /// For whoever is away the forest shifts (ruling 10).
    fn when_absent(view: &View, chance: &mut Chance) -> Move {
        if let Some(May::ChooseShift { .. }) = view.may {
            Move::ChooseShift { shift: true }
        } else {
            Self::autopilot(view, chance)
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        project::view(self, viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.seen_by(viewer))
    }
}
