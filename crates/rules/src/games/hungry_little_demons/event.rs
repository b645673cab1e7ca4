//! What happens in Hungry Little Demons, and what a viewer may see of it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Arrow, Card, Chef, Door, Ending, Furniture, Ingredient, IngredientCard, Space};
use crate::{BySeat, Seat, Viewer};

/// What happened: the whole truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Something that everybody may see all of.
    Open(OpenEvent),
    /// Something that not everybody may see all of.
    Secret(SecretEvent),
}

/// Something that not everybody may see all of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SecretEvent {
    /// The forest was laid face up, the deck beside it.
    ForestLaid {
        /// The forest, row by row.
        forest: Vec<Card>,
        /// The deck, top card first.
        deck: Vec<Card>,
    },
    /// A Wood Sprite showed a seat the top of the deck.
    SpritePeeked {
        /// Who looks.
        seat: Seat,
        /// Where the Sprite lies.
        space: Space,
        /// The cards, top card first.
        cards: Vec<Card>,
    },
    /// A seat took one of these cards, or nothing.
    SpriteTook {
        /// Who.
        seat: Seat,
        /// The number of the card among those looked at.
        number: Option<u8>,
        /// The card.
        card: Option<Card>,
    },
    /// The rest and the Sprite went under the deck.
    SpriteOrdered {
        /// Who ordered them.
        seat: Seat,
        /// Where the Sprite lay.
        space: Space,
        /// The numbers of the cards as they were shown, from top to bottom.
        order: Vec<u8>,
    },
}

/// Something that everybody may see all of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum OpenEvent {
    /// The match began.
    Began {
        /// The first player.
        starter: Seat,
        /// The chefs, unless they are picked.
        chefs: Option<BySeat<Chef>>,
    },
    /// A seat picked its chef.
    ChefPicked {
        /// Who.
        seat: Seat,
        /// The chef.
        chef: Chef,
    },
    /// A seat placed its house.
    HousePlaced {
        /// Who.
        seat: Seat,
        /// Where its door is.
        door: Door,
    },
    /// A seat has studied the forest.
    Studied {
        /// Who.
        seat: Seat,
    },
    /// The forest was turned face down.
    Concealed,
    /// The recipes were dealt, for all to see.
    RecipesDealt {
        /// The numbers of each seat's recipes in the edition.
        recipes: BySeat<Vec<usize>>,
    },
    /// A chef moved.
    ChefMoved {
        /// Whose.
        seat: Seat,
        /// Where to; nothing for its house.
        to: Option<Space>,
    },
    /// A card was turned up.
    TurnedUp {
        /// By whom.
        seat: Seat,
        /// Where it lies.
        space: Space,
        /// The card.
        card: Card,
        /// By which action.
        action: Turning,
    },
    /// Saffron looked at no second card.
    StoppedLooking {
        /// Who.
        seat: Seat,
    },
    /// A gathered ingredient went to a seat's recipes.
    IngredientTaken {
        /// Whose.
        seat: Seat,
        /// Where it lay.
        space: Space,
        /// The card.
        card: IngredientCard,
    },
    /// A Demon Bait went to a seat's house.
    BaitTaken {
        /// Whose.
        seat: Seat,
        /// Where it lay.
        space: Space,
    },
    /// A Wood Sprite stays where it is because the deck is empty.
    SpriteIdle {
        /// Where it lies.
        space: Space,
    },
    /// Olive decided whether the forest shifts.
    ShiftChosen {
        /// Who.
        seat: Seat,
        /// Whether it does.
        shift: bool,
    },
    /// A line of the forest shifted, with the chefs on its cards.
    Shifted {
        /// The gap that was filled.
        gap: Space,
        /// Which way the cards moved.
        direction: Arrow,
        /// The new gap: all cards between it and the old one moved.
        edge: Space,
    },
    /// A gap was refilled from the deck, face up.
    Refilled {
        /// Where.
        space: Space,
        /// The card.
        card: Card,
    },
    /// A rightly named card went under the deck.
    Banished {
        /// By whose mischief.
        seat: Seat,
        /// Where it lay.
        space: Space,
        /// The card.
        card: Card,
    },
    /// A demon moved.
    DemonMoved {
        /// Whose.
        seat: Seat,
        /// To whose house.
        house: Seat,
    },
    /// A demon destroyed a piece of furniture.
    Destroyed {
        /// Whose demon.
        seat: Seat,
        /// In whose house.
        victim: Seat,
        /// Which piece.
        furniture: Furniture,
    },
    /// A demon destroyed a Demon Bait instead of furniture; it went under the deck.
    BaitDestroyed {
        /// Whose demon.
        seat: Seat,
        /// In whose house.
        victim: Seat,
    },
    /// After a Bed: a card changed its owner, or nothing was stolen.
    Stole {
        /// Who steals.
        seat: Seat,
        /// From whom.
        victim: Seat,
        /// The number of the card among the victim's.
        number: Option<u8>,
        /// The card.
        card: Option<IngredientCard>,
    },
    /// After a Table: a card went onto the deck.
    CardReturned {
        /// Who chose it.
        seat: Seat,
        /// Whose it was.
        victim: Seat,
        /// Its number among the victim's.
        number: u8,
        /// The card.
        card: IngredientCard,
    },
    /// After a Chair: a chef went home.
    SentHome {
        /// Whose.
        seat: Seat,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// Whose turn it is now.
        next: Seat,
    },
    /// A seat asked to stop.
    StopProposed {
        /// Who.
        seat: Seat,
    },
    /// A seat answered; one refusal is enough to go on.
    StopAnswered {
        /// Who.
        seat: Seat,
        /// What.
        agree: bool,
    },
    /// The match ended.
    Ended {
        /// Which seat ended it, if one did.
        by: Option<Seat>,
        /// How.
        ending: Ending,
        /// Whose demons that seat expelled from its house.
        expelled: Vec<Seat>,
    },
}

/// The action that turns up a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Turning {
    /// Look for ingredients.
    Look,
    /// Saffron's second look, in the same action.
    SecondLook,
    /// Gather ingredients.
    Gather,
    /// Make mischief.
    Mischief {
        /// The ingredient that was named.
        named: Ingredient,
    },
}

/// What one viewer may see of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum EventView {
    /// All of it.
    Open(OpenEvent),
    /// What this viewer may see of something secret.
    Partial(PartialEvent),
}

/// What one viewer may see of something that not everybody may see all of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum PartialEvent {
    /// The forest was laid face up, the deck beside it.
    ForestLaid {
        /// The forest, row by row.
        forest: Vec<Card>,
        /// How many cards the deck has.
        deck: usize,
    },
    /// A Wood Sprite showed a seat the top of the deck.
    SpritePeeked {
        /// Who looks.
        seat: Seat,
        /// Where the Sprite lies.
        space: Space,
        /// How many cards it shows.
        count: usize,
        /// The cards, top card first, for that seat itself.
        cards: Option<Vec<Card>>,
    },
    /// A seat revealed and took one of these cards, or nothing.
    SpriteTook {
        /// Who.
        seat: Seat,
        /// The card.
        card: Option<Card>,
    },
    /// The rest and the Sprite went under the deck.
    SpriteOrdered {
        /// Who ordered them.
        seat: Seat,
        /// Where the Sprite lay.
        space: Space,
        /// How many cards went under the deck, the Sprite included.
        count: usize,
    },
}

impl Event {
    pub(super) fn seen_by(&self, viewer: Viewer) -> EventView {
        match self {
            Self::Open(event) => EventView::Open(event.clone()),
            Self::Secret(event) => EventView::Partial(event.seen_by(viewer)),
        }
    }
}

impl SecretEvent {
    fn seen_by(&self, viewer: Viewer) -> PartialEvent {
        match self {
            Self::ForestLaid { forest, deck } => PartialEvent::ForestLaid { forest: forest.clone(), deck: deck.len() },
            Self::SpritePeeked { seat, space, cards } => PartialEvent::SpritePeeked {
                seat: *seat,
                space: *space,
                count: cards.len(),
                cards: viewer.sees_secrets_of(*seat).then(|| cards.clone()),
            },
            Self::SpriteTook { seat, card, .. } => PartialEvent::SpriteTook { seat: *seat, card: *card },
            Self::SpriteOrdered { seat, space, order } => {
                PartialEvent::SpriteOrdered { seat: *seat, space: *space, count: order.len() }
            }
        }
    }
}
