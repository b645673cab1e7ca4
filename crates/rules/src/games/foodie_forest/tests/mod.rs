//! The rules of Foodie Forest, one sentence each; the numbers are those of `docs/rulings/foodie-forest.md`.

mod autopilot;
mod deals;
mod edition;
mod recipes;
mod scores;
mod secrets;
mod table;
mod tricks;
mod worlds;
