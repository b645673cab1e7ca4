//! What a match of Hungry Little Demons waits for. All of it is public.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Arrow, Space};
use crate::{Seat, SeatSet};

/// What the match waits for. Unless it says otherwise, it waits for the seat whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_little_demons.ts")]
pub enum Phase {
    /// A seat picks its chef.
    PickChef,
    /// A seat places its house.
    PlaceHouse,
    /// Everybody studies the forest.
    Study {
        /// Who is not ready yet.
        waiting: SeatSet,
        /// At least half are ready: so many seconds are left from then on, if the table has no clock.
        seconds: Option<u16>,
    },
    /// A seat takes an action or ends its turn.
    Act,
    /// A seat has used up its actions, and can take the last one back: it ends its turn.
    EndTurn,
    /// Saffron looks at a second card, or not.
    SecondLook,
    /// Olive decides whether the forest shifts.
    ChooseShift {
        /// Where she gathered.
        gap: Space,
        /// The arrow on the card.
        arrow: Arrow,
    },
    /// A seat takes one of the cards that a Wood Sprite shows it, or not.
    SpriteTake {
        /// Where the Sprite lies.
        space: Space,
        /// How many cards it shows.
        cards: u8,
    },
    /// A seat orders what goes under the deck.
    SpriteOrder {
        /// Where the Sprite lies.
        space: Space,
        /// How many cards go under the deck, the Sprite included.
        cards: u8,
    },
    /// A seat steals a card, or not, after it destroyed a Bed.
    Steal {
        /// From whom.
        victim: Seat,
    },
    /// A seat chooses the card that goes onto the deck after it destroyed a Table.
    ReturnCard {
        /// Whose card.
        victim: Seat,
    },
    /// The seats answer whether to stop.
    StopVote {
        /// Who has yet to answer.
        waiting: SeatSet,
    },
    /// The match is over.
    Over,
}
