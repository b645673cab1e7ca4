//! Each ruling and each example of the rulebook as a test; `docs/rulings/hungry-little-demons.md` has the numbers.

mod autopilot;
mod chefs;
mod demons;
mod edition;
mod ending;
mod gathering;
mod memory;
mod scene;
mod scoring;
mod setup;
mod sprites;
mod undoing;
mod whole_matches;
mod witness;
