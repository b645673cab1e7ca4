//! The rules of Little Monster, ruling by ruling: `docs/rulings/little-monster.md`.

mod abilities;
mod actions;
mod autopilot;
mod choices;
mod edition;
mod ending;
mod examples;
mod kitchen;
mod meals;
mod movement;
mod options;
mod secrets;
mod turns;
mod undoing;
mod witness;
