//! In Teufels Küche: carry pots through the Devil's kitchen to the own grill, and mind the milk.

mod board;
mod event;
mod illegal;
mod moves;
mod options;
mod pieces;
mod state;
mod view;

pub use board::{Board, Point, Space, SpaceKind};
pub use event::{Event, EventView, TurnEnd};
pub use illegal::Illegal;
pub use moves::Move;
pub use options::Options;
pub use pieces::{Colour, DevilId, Face, Mark, Menu, Milk, PotId, PotPlace, SpaceId, Wing};
pub use state::{InTeufelsKueche, Kitchen};
pub use view::{Arrival, DevilMay, DevilView, Fate, May, Phase, PotView, Quiet, SeatView, Target, Turn, View};
