//! What the vocabulary of an edition can say happens: an action is steps, done one after another.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a food or an ability does, in order. No step at all is a card without an action.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "little_monster.ts")]
pub struct Action(pub Vec<Step>);

impl Action {
    /// Whether a step, also one that is only done if wanted, names these monsters.
    #[must_use]
    pub fn names(&self, who: Who) -> bool {
        fn names(steps: &[Step], sought: Who) -> bool {
            steps.iter().any(|step| match step {
                Step::Move { who, .. } => *who == sought,
                Step::May { steps } => names(steps, sought),
                _ => false,
            })
        }
        names(&self.0, who)
    }
}

/// One step of an action. "You" is whose action it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "verb", rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum Step {
    /// Monsters move.
    Move {
        /// Which.
        who: Who,
        /// How many plates forward; back when negative.
        plates: i8,
    },
    /// You draw cards.
    Draw {
        /// How many.
        count: u8,
    },
    /// You discard cards of your choice from your hand.
    Discard {
        /// How many.
        count: u8,
    },
    /// Each other player draws cards, clockwise; who cannot is left out.
    OthersDraw {
        /// How many each.
        count: u8,
    },
    /// Each other player discards cards of their choice; who cannot is left out.
    OthersDiscard {
        /// How many each.
        count: u8,
    },
    /// You take cards, unseen, from the hand of a player you choose.
    Steal {
        /// How many.
        count: u8,
    },
    /// You look at the top card of the deck, and leave it there or put it under the deck.
    Look,
    /// These steps only if you want to.
    May {
        /// What you may do.
        steps: Vec<Step>,
    },
}

/// Which monsters a step moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum Who {
    /// The one that is furthest on of all.
    Fastest,
    /// The one that is furthest behind of all.
    Slowest,
    /// The further one of your two.
    YourFastest,
    /// The one of your two that is behind.
    YourSlowest,
    /// The monster whose ability it is.
    Itself,
    /// Your other monster: not the one whose ability it is, or, on a food, not the one just fed.
    YourOther,
    /// The monster just fed.
    Fed,
    /// One of yours, which you choose.
    OneOfYours,
    /// One of anybody's, which you choose.
    Any,
    /// One of somebody else's, which you choose.
    AnotherPlayers,
    /// All that still race.
    All,
    /// All of yours that still race.
    AllYours,
    /// All of the other players' that still race.
    AllOthers,
}
