//! The rules of In Teufels Küche, one test for each; numbers are those of `docs/rulings/in-teufels-kueche.md`.

mod autopilot;
mod challenges;
mod editions;
mod endings;
mod everywhere;
mod grills;
mod pots;
mod scene;
mod secrets;
mod setup;
mod stopping;
mod turns;
mod undo;
mod ways;
