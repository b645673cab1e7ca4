//! What happens in a match of Foodie Forest.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Card, Color, Recipe, Score};
use crate::{BySeat, Outcome, Seat};

/// The cards of a trick, in place unless they are many.
pub(super) type Pot = SmallVec<[Card; 8]>;

/// What happened, secrets included: for the log only.
///
/// An event says what came of it, so that a finished match stays what it was when a rule is corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// Cards were dealt.
    Dealt {
        /// Which deal it is, from 1.
        deal: u8,
        /// Who dealt.
        dealer: Seat,
        /// The hands, sorted.
        hands: Box<BySeat<Vec<Card>>>,
        /// The rest of the deck.
        undealt: Vec<Card>,
    },
    /// A seat chose its recipe.
    RecipeChosen {
        /// Who.
        seat: Seat,
        /// Which.
        recipe: Recipe,
        /// Whether it was shown at once.
        open: bool,
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
        /// Whether it was the last card of the hand.
        last_card: bool,
    },
    /// The pot was full: who filled it took the cards.
    PotTaken {
        /// Who.
        seat: Seat,
        /// The cards, in the order in which they were played.
        cards: Pot,
    },
    /// The seat to play had no card: the deal is over and nobody gets the trick.
    TrickUnclaimed {
        /// Who had no card.
        seat: Seat,
        /// The cards, in the order in which they were played.
        cards: Pot,
    },
    /// A deal was scored.
    DealScored {
        /// The score of each seat.
        scores: Box<BySeat<Score>>,
    },
    /// A seat said "continue".
    Continued {
        /// Who.
        seat: Seat,
    },
    /// The match is over.
    MatchOver {
        /// How.
        outcome: Box<Outcome>,
    },
}
