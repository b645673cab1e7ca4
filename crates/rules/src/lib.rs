//! Potluck's games as pure state machines.
//!
//! This crate owns the rules of every game and what each viewer may see of it. It refuses to know the
//! time, the network, storage, or where randomness comes from: all of that is handed in.
//!
//! ```
//! use rules::{Chance, GameKind, Seat, SeatCount, Setup, Status, Viewer};
//!
//! let setup = Setup::standard(GameKind::HungryMonkey, SeatCount::new(3).unwrap(), [7; 32]);
//! let mut game = setup.begin().unwrap();
//! let mut chance = Chance::new([1; 32], 0);
//! while let Status::Acting(seats) = game.status() {
//!     let seat = seats.first().unwrap();
//!     let chosen = game.autopilot(seat, &mut chance);
//!     game = game.play(seat, game.ply(seat), &chosen).unwrap();
//! }
//! assert!(game.view(Viewer::Public).get().contains("places"));
//! ```

mod chance;
pub mod conformance;
mod edition;
mod game;
pub mod games;
mod host;
mod kind;
mod play;
mod seat;
mod stopping;
mod viewer;

pub use chance::Chance;
pub use edition::{Edition, EditionData, EditionError, Problem};
pub use game::{BadSetup, Game, Memory, Outcome, Status};
pub use host::{AnyGame, AnyMatch, AnyStep, Refused, Setup, SetupError};
pub use kind::GameKind;
pub use play::{Cause, Match, PlayError, Step};
pub use seat::{BySeat, Seat, SeatCount, SeatSet};
pub use stopping::{Counted, Length, Stopping};
pub use viewer::Viewer;
