//! The secret state of a match, and how events change it.

use std::sync::Arc;

use arrayvec::ArrayVec;
use smallvec::SmallVec;

use super::{Card, Color, Counts, Options, Recipe, Score, Trick};
use crate::{BySeat, Edition, Outcome, Seat, SeatCount, SeatSet};

/// A match of Foodie Forest.
#[derive(Clone, Debug)]
pub struct FoodieForest {
    pub(super) edition: Edition<Counts>,
    pub(super) options: Options,
    pub(super) seats: SeatCount,
    pub(super) stage: Stage,
    /// Which deal it is, from 1; 0 before the first.
    pub(super) deal: u8,
    pub(super) dealer: Seat,
    /// The cards that nobody was dealt; all of them before the first deal.
    pub(super) undealt: Arc<[Card]>,
    pub(super) trick: Trick,
    /// The trick that nobody took when the deal ended.
    pub(super) unclaimed: Vec<Card>,
    /// Each shared by versions of a match: a move changes what one seat has.
    pub(super) players: BySeat<Arc<Player>>,
    /// Shared by versions of a match, as the cards that nobody was dealt: both change once a deal.
    pub(super) sheet: Arc<Vec<BySeat<Score>>>,
}

/// What the match does now.
#[derive(Clone, Debug)]
pub(super) enum Stage {
    /// Nothing was dealt yet.
    Undealt,
    /// Recipes are chosen.
    Choosing,
    /// A seat plays, or takes the pot that it has filled.
    Playing { turn: Seat },
    /// A deal is scored; these seats have yet to say "continue".
    Scored { waiting: SeatSet },
    /// The match is over.
    Over { outcome: Outcome },
}

/// What a seat has.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) points: i32,
    /// Recipes for this deal and later ones; the one of this deal leaves when it is turned up, since
    /// before that the others may not see which it is.
    pub(super) recipes_left: ArrayVec<Recipe, { Recipe::ALL.len() }>,
    /// The recipe of this deal, once chosen.
    pub(super) recipe: Option<Recipe>,
    /// Sorted, so that its order tells nothing.
    pub(super) hand: Cards,
    /// In the order in which they were taken.
    pub(super) pile: Cards,
    /// For each colour, whether everybody saw it not follow that in this deal: it holds none of them.
    pub(super) lacks: [bool; Color::ALL.len()],
}

/// As many cards as most hands and piles have are kept in place.
type Cards = SmallVec<[Card; 16]>;

impl Player {
    /// The colours that everybody knows it not to hold.
    pub(super) fn lacking(&self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(|color| self.lacks[*color as usize])
    }
}

impl FoodieForest {
    pub(super) fn undealt(edition: Edition<Counts>, options: Options, seats: SeatCount) -> Self {
        let nobody = Seat::new(0);
        let player = Player {
            points: edition.starting_points,
            recipes_left: Recipe::ALL.into(),
            recipe: None,
            hand: Cards::new(),
            pile: Cards::new(),
            lacks: [false; Color::ALL.len()],
        };
        Self {
            undealt: edition.cards().into(),
            edition,
            options,
            seats,
            stage: Stage::Undealt,
            deal: 0,
            dealer: nobody,
            trick: Trick::led_by(nobody),
            unclaimed: Vec::new(),
            players: BySeat::new(seats, |_| Arc::new(player.clone())),
            sheet: Arc::default(),
        }
    }

    /// The seats that have to decide.
    pub(super) fn acting(&self) -> SeatSet {
        match self.stage {
            Stage::Choosing => {
                let undecided = |seat: &Seat| self.is_undecided(*seat);
                if self.options.open_recipes {
                    self.seats.after_clockwise(self.dealer).find(undecided).map_or(SeatSet::EMPTY, SeatSet::only)
                } else {
                    self.seats.seats().filter(undecided).collect()
                }
            }
            Stage::Playing { turn } => SeatSet::only(turn),
            Stage::Scored { waiting } => waiting,
            Stage::Undealt | Stage::Over { .. } => SeatSet::EMPTY,
        }
    }

    pub(super) fn is_undecided(&self, seat: Seat) -> bool {
        self.players[seat].recipe.is_none()
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        Arc::make_mut(&mut self.players[seat])
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over { .. })
    }
}
