//! The secret state of a match, and how events change it.

use std::collections::BTreeSet;

use super::{Card, Color, Counts, Event, Options, Recipe, Score, Trick};
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
    pub(super) undealt: Vec<Card>,
    pub(super) trick: Trick,
    /// The trick that nobody took when the deal ended.
    pub(super) unclaimed: Vec<Card>,
    pub(super) players: BySeat<Player>,
    pub(super) sheet: Vec<BySeat<Score>>,
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
    pub(super) recipes_left: Vec<Recipe>,
    /// The recipe of this deal, once chosen.
    pub(super) recipe: Option<Recipe>,
    /// Sorted, so that its order tells nothing.
    pub(super) hand: Vec<Card>,
    /// Sorted.
    pub(super) pile: Vec<Card>,
    /// The colours that everybody saw it not follow in this deal: it holds none of them.
    pub(super) lacks: BTreeSet<Color>,
}

impl FoodieForest {
    pub(super) fn undealt(edition: Edition<Counts>, options: Options, seats: SeatCount) -> Self {
        let nobody = Seat::new(0);
        let player = Player {
            points: edition.starting_points,
            recipes_left: Recipe::ALL.to_vec(),
            recipe: None,
            hand: Vec::new(),
            pile: Vec::new(),
            lacks: BTreeSet::new(),
        };
        Self {
            undealt: edition.cards(),
            edition,
            options,
            seats,
            stage: Stage::Undealt,
            deal: 0,
            dealer: nobody,
            trick: Trick::led_by(nobody),
            unclaimed: Vec::new(),
            players: BySeat::new(seats, |_| player.clone()),
            sheet: Vec::new(),
        }
    }

    /// The seats that have to decide.
    pub(super) fn acting(&self) -> SeatSet {
        match self.stage {
            Stage::Choosing => {
                let mut undecided = self.seats.after_clockwise(self.dealer).filter(|seat| self.is_undecided(*seat));
                if self.options.open_recipes { undecided.next().into_iter().collect() } else { undecided.collect() }
            }
            Stage::Playing { turn } => SeatSet::only(turn),
            Stage::Scored { waiting } => waiting,
            Stage::Undealt | Stage::Over { .. } => SeatSet::EMPTY,
        }
    }

    fn is_undecided(&self, seat: Seat) -> bool {
        self.players[seat].recipe.is_none()
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over { .. })
    }

    /// Makes an event happen.
    pub(super) fn happen(&mut self, event: &Event) {
        match event {
            Event::Dealt { deal, dealer, hands, undealt } => self.deal_out(*deal, *dealer, hands, undealt),
            Event::RecipeChosen { seat, recipe, open } => {
                self.players[*seat].recipe = Some(*recipe);
                if *open {
                    self.players[*seat].recipes_left.retain(|left| left != recipe);
                    if !self.seats.seats().any(|seat| self.is_undecided(seat)) {
                        self.begin_tricks();
                    }
                }
            }
            Event::RecipesRevealed { recipes } => {
                for (seat, player) in self.players.iter_mut() {
                    player.recipe = Some(recipes[seat]);
                    player.recipes_left.retain(|left| *left != recipes[seat]);
                }
                self.begin_tricks();
            }
            Event::Played { seat, card, total, required, .. } => self.put_into_pot(*seat, *card, *total, *required),
            Event::PotTaken { seat, cards } => {
                let pile = &mut self.players[*seat].pile;
                pile.extend(cards);
                pile.sort_unstable();
                self.trick = Trick::led_by(*seat);
            }
            Event::TrickUnclaimed { seat, cards } => {
                self.unclaimed.clone_from(cards);
                self.trick = Trick::led_by(*seat);
            }
            Event::DealScored { scores } => {
                for (seat, player) in self.players.iter_mut() {
                    player.points = scores[seat].points;
                }
                self.sheet.push(scores.clone());
                self.stage = Stage::Scored { waiting: self.seats.seats().collect() };
            }
            Event::Continued { seat } => {
                if let Stage::Scored { waiting } = &mut self.stage {
                    waiting.remove(*seat);
                }
            }
            Event::MatchOver { outcome } => self.stage = Stage::Over { outcome: outcome.clone() },
        }
    }

    fn deal_out(&mut self, deal: u8, dealer: Seat, hands: &BySeat<Vec<Card>>, undealt: &[Card]) {
        self.deal = deal;
        self.dealer = dealer;
        self.undealt = undealt.to_vec();
        self.trick = Trick::led_by(self.seats.after(dealer));
        self.unclaimed.clear();
        for (seat, player) in self.players.iter_mut() {
            player.hand.clone_from(&hands[seat]);
            player.pile.clear();
            player.recipe = None;
            player.lacks.clear();
        }
        self.stage = Stage::Choosing;
    }

    fn begin_tricks(&mut self) {
        self.stage = Stage::Playing { turn: self.seats.after(self.dealer) };
    }

    fn put_into_pot(&mut self, seat: Seat, card: Card, total: u8, required: Option<Color>) {
        let player = &mut self.players[seat];
        player.lacks.extend(self.trick.required.filter(|to_follow| *to_follow != card.color));
        if let Some(at) = player.hand.iter().position(|held| *held == card) {
            player.hand.remove(at);
        }
        self.trick.add(seat, card, total, required);
        // Who has filled the pot takes it and leads the next trick.
        let turn = if total >= self.edition.full_at { seat } else { self.seats.after(seat) };
        self.stage = Stage::Playing { turn };
    }
}
