//! The score sheet: each point with its reason.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{BySeat, Seat};

/// The score of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct ScoreSheet {
    /// Who ended the match, if a seat did.
    pub ended_by: Option<Seat>,
    /// How.
    pub ending: Ending,
    /// How many demons that seat expelled from its house.
    pub expelled: u8,
    /// The score of each seat.
    pub scores: BySeat<Score>,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Ending {
    /// A chef was in its house with a completed recipe.
    CameHome,
    /// A space could not be refilled.
    DeckEmpty,
    /// Nothing happened for long, and the seats agreed to stop.
    Agreed,
    /// Nothing happened for very long, or the match was too long altogether.
    Endless,
}

impl Ending {
    /// Its name in an outcome.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::CameHome => "came_home",
            Self::DeckEmpty => "deck_empty",
            Self::Agreed => "agreed",
            Self::Endless => "endless",
        }
    }
}

/// The score of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct Score {
    /// Its points, reason by reason; reasons without points are left out.
    pub lines: Vec<ScoreLine>,
    /// All its points.
    pub total: i32,
    /// Its place, 1 for the winner; seats that no tie-breaker parts share a place.
    pub place: u8,
    /// What put it behind a seat with as many points.
    pub tie_breaker: Option<TieBreaker>,
    /// How many moves its chef was from home.
    pub moves_home: u8,
}

/// Points for one reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct ScoreLine {
    /// The reason.
    pub reason: Reason,
    /// How many recipes, cards, pieces or demons were counted.
    pub count: u8,
    /// The points.
    pub points: i32,
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Reason {
    /// Completed recipes.
    Recipes,
    /// Nobody gathered more.
    MostIngredients,
    /// Nobody destroyed more.
    MostFurniture,
    /// Gathered ingredients.
    Ingredients,
    /// Charcoal: destroyed furniture.
    CharcoalFurniture,
    /// Demons in the house.
    Demons,
}

/// What decides between seats with as many points, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum TieBreaker {
    /// Who ended the match.
    EndedMatch,
    /// More completed recipes.
    Recipes,
    /// More gathered ingredients.
    Ingredients,
    /// More destroyed furniture.
    Furniture,
    /// Fewer demons in the house.
    Demons,
    /// The chef closer to home.
    MovesHome,
}
