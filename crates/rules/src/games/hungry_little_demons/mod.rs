//! Hungry Little Demons: gather ingredients in a forest that shifts, while demons haunt the houses.

mod card;
mod chef;
mod edition;
mod event;
mod grid;
mod illegal;
mod moves;
mod options;
mod phase;
mod score_sheet;
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
