//! Hungry Monkey: be rid of your hand, then of your unseen row.

mod animal;
mod illegal;
mod moves;
mod options;
mod state;
mod view;

pub use animal::Animal;
pub use illegal::Illegal;
pub use moves::Move;
pub use options::{Options, SeriesKind};
pub use state::{Counts, Event, HungryMonkey};
pub use view::{
    DiscardReason, EventView, May, Phase, PileCard, Required, SeatView, Series, Slot, Source, TakeReason, View,
};
