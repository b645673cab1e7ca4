//! What a viewer sees of Foodie Forest.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Card, Color, Recipe, Trick};
use crate::{BySeat, Outcome, Seat, SeatSet};

/// What one viewer may see now, and may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "foodie_forest.ts")]
pub struct View {
    /// The seat that this view is for, if any.
    pub you: Option<Seat>,
    /// What the match waits for.
    pub phase: Phase,
    /// Which deal it is, from 1.
    pub deal: u8,
    /// How many deals the match has.
    pub deals: u8,
    /// Who dealt.
    pub dealer: Seat,
    /// The trick in the pot.
    pub trick: Trick,
    /// The total at which the pot is full.
    pub full_at: u8,
    /// What the Empty pot recipe brings before its cards are counted.
    pub empty_pot_bonus: i32,
    /// The points that each seat began with.
    pub starting_points: i32,
    /// The seats, clockwise.
    pub seats: BySeat<SeatView>,
    /// The viewer's own hand, sorted by colour and number; empty for spectators.
    pub hand: Vec<Card>,
    /// How many cards were not dealt.
    pub undealt: u8,
    /// Those cards, once the match is over.
    pub undealt_cards: Option<Vec<Card>>,
    /// The last trick of a deal that ended without anybody taking it, until the next deal.
    pub unclaimed: Vec<Card>,
    /// What the viewer could have kept in mind: only for seats, with `memory: assisted`.
    pub remembered: Option<Remembered>,
    /// What the viewer may do now; nothing while it is not asked.
    pub may: Option<May>,
    /// The scores of each deal so far.
    pub sheet: Vec<BySeat<Score>>,
    /// How the match ended, once it is over.
    pub outcome: Option<Outcome>,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "foodie_forest.ts")]
pub enum Phase {
    /// Seats choose their recipes.
    Choosing {
        /// Who is asked now.
        waiting: SeatSet,
    },
    /// A seat plays a card.
    Playing {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A deal is scored; everybody says "continue".
    BetweenDeals {
        /// Who has yet to say so.
        waiting: SeatSet,
    },
    /// The match is over.
    Over,
}

/// What is seen of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "foodie_forest.ts")]
pub struct SeatView {
    /// Its points.
    pub points: i32,
    /// The recipes it has yet to cook in a later deal, and until the reveal also the one of this deal.
    pub recipes_left: Vec<Recipe>,
    /// Whether it has chosen its recipe for this deal.
    pub has_chosen: bool,
    /// Its recipe of this deal: once revealed, or as soon as chosen if it is the viewer's own.
    pub recipe: Option<Recipe>,
    /// How many cards it has in hand.
    pub hand_size: u8,
    /// Whether it has announced that it played its last card.
    pub last_card: bool,
    /// How many cards it has taken in this deal.
    pub pile_size: u8,
    /// Those cards, sorted: between deals, and always with `open_piles`.
    pub pile: Option<Vec<PileCard>>,
    /// Its unplayed hand, once the match is over.
    pub shown_hand: Option<Vec<Card>>,
}

/// A card that a seat has taken, with the points that it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "foodie_forest.ts")]
pub struct PileCard {
    /// The card.
    pub card: Card,
    /// What it is worth under the recipe of its owner: 1, 0 or -1.
    pub points: i8,
}

/// What a seat gained and lost in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "foodie_forest.ts")]
pub struct Score {
    /// The recipe it cooked.
    pub recipe: Recipe,
    /// What the recipe brings before any card is counted.
    pub bonus: i32,
    /// How many cards brought a point.
    pub good: u8,
    /// How many cards cost a point.
    pub bad: u8,
    /// The sum of all that.
    pub change: i32,
    /// The seat's points then, which are never below 0.
    pub points: i32,
}

/// What all seats saw in this deal and could have kept in mind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "foodie_forest.ts")]
pub struct Remembered {
    /// The cards of earlier tricks, sorted.
    pub gone: Vec<Card>,
    /// The colours that each seat did not follow, so that it holds none of them.
    pub lacks: BySeat<Vec<Color>>,
}

/// What the viewer may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "foodie_forest.ts")]
pub enum May {
    /// Choose one of these recipes.
    ChooseRecipe {
        /// The recipes.
        recipes: Vec<Recipe>,
    },
    /// Play one of these cards of the hand.
    Play {
        /// The cards, equal ones once.
        cards: Vec<Card>,
    },
    /// Say "continue".
    Continue,
}

/// What one viewer may see of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "foodie_forest.ts")]
pub enum EventView {
    /// Cards were dealt.
    Dealt {
        /// Which deal it is, from 1.
        deal: u8,
        /// Who dealt.
        dealer: Seat,
        /// How many cards each seat got.
        hand_size: u8,
        /// Which, for that seat itself.
        hand: Option<Vec<Card>>,
    },
    /// A seat chose its recipe.
    RecipeChosen {
        /// Who.
        seat: Seat,
        /// Which, for that seat itself, and for all with `open_recipes`.
        recipe: Option<Recipe>,
    },
    /// All recipes were turned up.
    RecipesRevealed {
        /// The recipe of each seat.
        recipes: BySeat<Recipe>,
    },
    /// A card came into the pot.
    Played {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The total with it.
        total: u8,
        /// The colour to follow now, if there is one.
        required: Option<Color>,
        /// Whether the seat announces that it was its last one.
        last_card: bool,
    },
    /// The pot was full: who filled it took the cards.
    PotTaken {
        /// Who.
        seat: Seat,
        /// The cards, in the order in which they were played.
        cards: Vec<Card>,
    },
    /// The seat to play had no card: the deal is over and nobody gets the trick.
    TrickUnclaimed {
        /// Who had no card.
        seat: Seat,
        /// The cards, in the order in which they were played.
        cards: Vec<Card>,
    },
    /// A deal was scored.
    DealScored {
        /// The score of each seat.
        scores: BySeat<Score>,
    },
    /// A seat said "continue".
    Continued {
        /// Who.
        seat: Seat,
    },
    /// The match is over.
    MatchOver {
        /// How.
        outcome: Outcome,
    },
}
