//! What a viewer sees of Hungry Little Demons.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Arrow, Card, Chef, Door, Furniture, Ingredient, IngredientCard, Phase, ScoreSheet, Space};
use crate::{BySeat, Outcome, Seat, Stopping};

/// What one viewer may see now, and may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct View {
    /// The seat that this view is for, if any.
    pub you: Option<Seat>,
    /// What the match waits for.
    pub phase: Phase,
    /// The first player.
    pub starter: Seat,
    /// Whose turn it is; while houses are placed and chefs picked, who does so.
    pub turn: Seat,
    /// How many actions the turn still has; the one being resolved is not among them.
    pub actions_left: u8,
    /// How many rows the forest has.
    pub rows: u8,
    /// How many columns the forest has.
    pub columns: u8,
    /// The names of the ingredients, by their numbers.
    pub ingredients: Vec<String>,
    /// The forest row by row; empty until it is laid.
    pub forest: Vec<Spot>,
    /// The deck.
    pub deck: DeckView,
    /// The seats, clockwise.
    pub seats: BySeat<SeatView>,
    /// What the viewer may do now; nothing while it is not asked.
    pub may: Option<May>,
    /// How far the match is from being stopped; nothing before the first turn and once it is over.
    pub stopping: Option<Stopping>,
    /// The score, once the match is over.
    pub score: Option<ScoreSheet>,
    /// How the match ended, once it is over.
    pub outcome: Option<Outcome>,
}

/// What is seen of a space of the forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Spot {
    /// No card: it was gathered just now.
    Gap,
    /// A card this viewer is not reminded of.
    FaceDown,
    /// Face down, but this viewer is reminded of it: only with `memory: assisted`.
    Known {
        /// The card.
        card: Card,
    },
    /// Face up, for everybody.
    FaceUp {
        /// The card.
        card: Card,
    },
}

impl Spot {
    /// The card, if the viewer is told it.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Known { card } | Self::FaceUp { card } => Some(card),
            Self::Gap | Self::FaceDown => None,
        }
    }
}

/// What is seen of the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct DeckView {
    /// How many cards it has.
    pub count: usize,
    /// The cards that this viewer is reminded of: only with `memory: assisted`.
    pub known: Vec<KnownDeckCard>,
}

/// A card of the deck that the viewer is reminded of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct KnownDeckCard {
    /// How many cards lie above it.
    pub above: usize,
    /// The card.
    pub card: Card,
}

/// What is seen of a seat. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct SeatView {
    /// Its chef, once it has one.
    pub chef: Option<Chef>,
    /// Where its house stands, once it is placed.
    pub door: Option<Door>,
    /// Where its chef stands; nothing when at home.
    pub chef_at: Option<Space>,
    /// In whose house its demon is; nothing once it has been expelled.
    pub demon_in: Option<Seat>,
    /// What still stands in its house.
    pub furniture: Vec<Furniture>,
    /// How many Demon Baits lie by its house.
    pub baits: u8,
    /// Its recipes.
    pub recipes: Vec<RecipeView>,
    /// The ingredient cards it has gathered, in the order of gathering.
    pub gathered: Vec<IngredientCard>,
    /// The ingredients it still needs; one that it needs twice is named twice.
    pub needed: Vec<Ingredient>,
    /// How many recipes count as completed; each card counts for one recipe only.
    pub completed: u8,
    /// The furniture that its demon has destroyed.
    pub destroyed: Vec<Trophy>,
}

/// A recipe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct RecipeView {
    /// Its name.
    pub name: String,
    /// Its colour.
    pub colour: RecipeColour,
    /// What it takes.
    pub ingredients: Vec<Ingredient>,
    /// Whether all that it takes has been gathered.
    pub complete: bool,
}

/// The colour of a recipe; each seat has one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum RecipeColour {
    /// Blue.
    Blue,
    /// Red.
    Red,
}

/// A destroyed piece of furniture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_little_demons.ts")]
pub struct Trophy {
    /// In whose house it stood.
    pub owner: Seat,
    /// What it was.
    pub furniture: Furniture,
}

/// What the viewer may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum May {
    /// Pick a chef.
    PickChef {
        /// The chefs that are left.
        chefs: Vec<Chef>,
    },
    /// Place the house.
    PlaceHouse {
        /// The doors that are left.
        doors: Vec<Door>,
    },
    /// Say that the forest has been studied.
    Ready,
    /// Take an action or end the turn. Mischief can be made with any ingredient and any space.
    Act {
        /// Where the chef may move in the forest.
        chef_to: Vec<Space>,
        /// Whether the chef may move home.
        chef_home: bool,
        /// Whether the chef may look at any space.
        look: bool,
        /// Where the chef may gather.
        gather: Vec<Space>,
        /// To whose houses the demon may move.
        demon_to: Vec<Seat>,
        /// What the demon may destroy.
        destroy: Vec<Furniture>,
        /// Whether destroying furniture would destroy a Demon Bait instead.
        destroy_bait: bool,
        /// Whether the seats may be asked to stop.
        propose_stop: bool,
        /// Whether the next action turns down what lies face up: no move of chef or demon can be taken
        /// back then.
        turns_down: bool,
        /// Whether the match ends when the chef comes home, so that this cannot be taken back either.
        home_ends: bool,
    },
    /// End the turn: its actions are used up, and the last one can be taken back.
    EndTurn,
    /// Look at a second card, any space, or stop looking.
    SecondLook,
    /// Say whether the forest shifts.
    ChooseShift {
        /// Which way the cards would move.
        direction: Arrow,
        /// The space that is refilled after a shift; without one it is the gap.
        edge: Space,
    },
    /// Take one of the cards, or nothing.
    SpriteTake {
        /// The cards, top of the deck first; for this seat's eyes only.
        cards: Vec<Card>,
        /// The numbers of those that may be taken.
        take: Vec<u8>,
    },
    /// Order what goes under the deck.
    SpriteOrder {
        /// The cards; for this seat's eyes only. The Sprite is the last of them.
        cards: Vec<Card>,
    },
    /// Steal a card, or nothing.
    Steal {
        /// From whom.
        victim: Seat,
        /// The numbers of the victim's gathered cards that may be stolen.
        cards: Vec<u8>,
    },
    /// Choose any of the victim's gathered cards.
    ReturnCard {
        /// Whose.
        victim: Seat,
    },
    /// Say whether to stop.
    AnswerStop,
}
