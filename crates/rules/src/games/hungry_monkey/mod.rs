//! Hungry Monkey: be rid of your hand, then of your unseen row.

mod advance;
mod animal;
mod apply;
mod autopilot;
mod cards;
mod clues;
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
