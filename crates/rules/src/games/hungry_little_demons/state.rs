//! The secret state of a match, and the contract that it fulfils.

use std::collections::VecDeque;

use super::household::Household;
use super::{Arrow, Card, Ending, Grid, Options, Pantry, Phase, Space};
use crate::{BySeat, Edition, Seat, SeatCount, SeatSet};

/// A match of Hungry Little Demons.
#[derive(Clone, Debug)]
pub struct HungryLittleDemons {
    pub(super) edition: Edition<Pantry>,
    pub(super) options: Options,
    pub(super) phase: Phase,
    /// What happens by itself before the phase waits for anybody.
    pub(super) pending: Option<Pending>,
    pub(super) starter: Seat,
    pub(super) turn: Seat,
    pub(super) actions_left: u8,
    /// Whether Saffron's action still has its second look.
    pub(super) second_look: bool,
    /// Row by row; empty until it is laid.
    pub(super) forest: Vec<Option<Placed>>,
    /// The top card first.
    pub(super) deck: VecDeque<Placed>,
    pub(super) houses: BySeat<Household>,
    pub(super) pace: Pace,
    pub(super) ended: Option<Ended>,
}

/// A card of the forest or the deck.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    pub(super) card: Card,
    /// Who has seen it and could follow it since.
    pub(super) known_by: SeatSet,
    pub(super) face_up: bool,
}

/// What happens next by itself.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pending {
    Begin,
    LayForest,
    Conceal,
    DealRecipes,
    TakeIngredient { space: Space },
    TakeBait { space: Space },
    Sprite { space: Space },
    Banish { space: Space },
    Shift { gap: Space, arrow: Arrow },
    Refill { space: Space },
    SendHome { victim: Seat },
}

/// How the match gets on (ruling 21).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pace {
    /// Turns that have ended.
    pub(super) turns: usize,
    /// Turns that have ended since a card was taken or furniture destroyed.
    pub(super) quiet_turns: usize,
    /// Whether that happened in the present turn.
    pub(super) progress: bool,
    /// Whether the present turn has asked for a stop.
    pub(super) stop_proposed: bool,
}

/// How the match ended.
#[derive(Clone, Debug)]
pub(super) struct Ended {
    pub(super) by: Option<Seat>,
    pub(super) ending: Ending,
    pub(super) expelled: Vec<Seat>,
}

impl HungryLittleDemons {
    /// A match that waits for its deal.
    pub(super) fn undealt(edition: Edition<Pantry>, options: Options, seats: SeatCount) -> Self {
        let first = Seat::new(0);
        Self {
            edition,
            options,
            phase: Phase::PlaceHouse,
            pending: Some(Pending::Begin),
            starter: first,
            turn: first,
            actions_left: 0,
            second_look: false,
            forest: Vec::new(),
            deck: VecDeque::new(),
            houses: BySeat::new(seats, Household::new),
            pace: Pace::default(),
            ended: None,
        }
    }

    pub(super) fn grid(&self) -> Grid {
        self.edition.forest
    }

    pub(super) fn seats(&self) -> SeatCount {
        self.houses.count()
    }

    pub(super) fn everybody(&self) -> SeatSet {
        self.seats().seats().collect()
    }

    /// Whether a card lies face up, which the next action turns down.
    pub(super) fn lies_open(&self) -> bool {
        self.forest.iter().flatten().any(|placed| placed.face_up)
    }

    /// The card on the space; nothing in a gap, outside the forest, or before it is laid.
    pub(super) fn spot(&self, space: Space) -> Option<Placed> {
        if self.grid().contains(space) { self.forest.get(self.grid().index(space)).copied().flatten() } else { None }
    }
}
