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
mod moves;
mod options;
mod paths;
mod pieces;
mod project;
mod resample;
mod rules;
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
