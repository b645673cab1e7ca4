//! What a seat may ask for in Hungry Little Demons.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Chef, Door, Furniture, Ingredient, Space};
use crate::Seat;

/// What a seat asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Move {
    /// Setup: be this chef.
    PickChef {
        /// The chef.
        chef: Chef,
    },
    /// Setup: place the house so that its door is here.
    PlaceHouse {
        /// The door.
        door: Door,
    },
    /// Setup: the forest has been studied.
    Ready,
    /// Chef: move to this space.
    MoveChef {
        /// Where to.
        space: Space,
    },
    /// Chef: move through the own door into the own house.
    MoveChefHome,
    /// Chef: turn up a card anywhere; also Saffron's second look within the same action.
    Look {
        /// Which card.
        space: Space,
    },
    /// Saffron: no second look.
    StopLooking,
    /// Chef: gather from the own space, as Salmon also from the one above.
    Gather {
        /// Which card.
        space: Space,
    },
    /// Olive: whether the forest shifts after she gathered.
    ChooseShift {
        /// Whether it does.
        shift: bool,
    },
    /// Wood Sprite: take one of the cards looked at, or nothing.
    SpriteTake {
        /// Its number among the cards looked at, from 0.
        card: Option<u8>,
    },
    /// Wood Sprite: put the rest and the Sprite under the deck.
    SpriteOrder {
        /// The numbers of the cards shown, from 0, in the order from top to bottom.
        order: Vec<u8>,
    },
    /// Demon: move to a house.
    MoveDemon {
        /// Whose house.
        house: Seat,
    },
    /// Demon: destroy a piece of furniture in the house it is in.
    Destroy {
        /// Which piece.
        furniture: Furniture,
    },
    /// Demon: destroy furniture in a house that has a Demon Bait, which is destroyed instead.
    DestroyBait,
    /// Bed: steal a card, or nothing.
    Steal {
        /// Its number among the victim's gathered cards, from 0.
        card: Option<u8>,
    },
    /// Table: put a card of the victim on the deck.
    ReturnCard {
        /// Its number among the victim's gathered cards, from 0.
        card: u8,
    },
    /// Demon: name an ingredient and turn up a card.
    MakeMischief {
        /// The ingredient.
        ingredient: Ingredient,
        /// Which card.
        space: Space,
    },
    /// End the turn before its actions are used up.
    EndTurn,
    /// Ask the others to end a match in which nothing happens any more.
    ProposeStop,
    /// Answer to such a proposal.
    AnswerStop {
        /// Whether this seat wants to stop.
        agree: bool,
    },
}
