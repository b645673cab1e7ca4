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
