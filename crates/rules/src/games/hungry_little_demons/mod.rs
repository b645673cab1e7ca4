//! Hungry Little Demons: gather ingredients in a forest that shifts, while demons haunt the houses.

mod advance;
mod apply;
mod autopilot;
mod card;
mod chef;
mod decide;
mod edition;
mod event;
mod grid;
mod household;
mod illegal;
mod may;
mod moves;
mod options;
mod phase;
mod resample;
mod score;
mod score_sheet;
mod show;
mod specimen;
mod state;
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
pub use view::{DeckView, KnownDeckCard, May, Quiet, RecipeColour, RecipeView, SeatView, Spot, Trophy, View};
