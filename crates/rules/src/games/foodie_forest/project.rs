//! What each viewer may see, built up from it.

use super::advance::small;
use super::state::{Player, Stage};
use super::{Event, EventView, FoodieForest, May, Phase, PileCard, Recipe, Remembered, SeatView, View};
use crate::{BySeat, Memory, Outcome, Seat, Viewer};

pub(super) fn view(game: &FoodieForest, viewer: Viewer) -> View {
    let everything = game.is_over() || viewer == Viewer::Archive;
    View {
        you: viewer.seat(),
        phase: game.phase(),
        deal: game.deal,
        deals: small(Recipe::ALL.len()),
        dealer: game.dealer,
        trick: game.trick.clone(),
        full_at: game.edition.full_at,
        empty_pot_bonus: game.edition.empty_pot_bonus,
        starting_points: game.edition.starting_points,
        seats: game.players.map(|seat, player| game.seat_shown_to(viewer, seat, player)),
        hand: viewer.seat().map(|seat| game.players[seat].hand.to_vec()).unwrap_or_default(),
        undealt: small(game.undealt.len()),
        undealt_cards: everything.then(|| game.undealt.to_vec()),
        unclaimed: game.unclaimed.clone(),
        remembered: viewer.seat().and_then(|_| game.remembered()),
        may: viewer.seat().and_then(|seat| game.may(seat)),
        sheet: game.sheet.to_vec(),
        outcome: match &game.stage {
            Stage::Over { outcome } => Some(outcome.clone()),
            _ => None,
        },
    }
}

impl FoodieForest {
    fn phase(&self) -> Phase {
        match self.stage {
            Stage::Undealt | Stage::Choosing => Phase::Choosing { waiting: self.acting() },
            Stage::Playing { turn } => Phase::Playing { seat: turn },
            Stage::Scored { waiting } => Phase::BetweenDeals { waiting },
            Stage::Over { .. } => Phase::Over,
        }
    }

    fn seat_shown_to(&self, viewer: Viewer, seat: Seat, player: &Player) -> SeatView {
        let scored = matches!(self.stage, Stage::Scored { .. } | Stage::Over { .. });
        let revealed = !matches!(self.stage, Stage::Choosing) || self.options.open_recipes;
        let everything = self.is_over() || viewer == Viewer::Archive;
        SeatView {
            points: player.points,
            recipes_left: player.recipes_left.to_vec(),
            has_chosen: player.recipe.is_some(),
            recipe: player.recipe.filter(|_| revealed || viewer.sees_secrets_of(seat)),
            hand_size: small(player.hand.len()),
            last_card: player.hand.is_empty() && matches!(self.stage, Stage::Playing { .. }),
            pile_size: small(player.pile.len()),
            pile: (scored || self.options.open_piles || viewer == Viewer::Archive).then(|| player.pile_cards()),
            shown_hand: everything.then(|| player.hand.to_vec()),
        }
    }

    fn remembered(&self) -> Option<Remembered> {
        (self.options.memory == Memory::Assisted).then(|| {
            let mut gone: Vec<_> = self.players.values().flat_map(|player| player.pile.iter().copied()).collect();
            gone.sort_unstable();
            Remembered { gone, lacks: self.players.map(|_, player| player.lacking().collect()) }
        })
    }

    fn may(&self, seat: Seat) -> Option<May> {
        match self.stage {
            _ if !self.acting().contains(seat) => None,
            Stage::Choosing => Some(May::ChooseRecipe { recipes: self.recipes_to_choose(seat).collect() }),
            Stage::Playing { .. } => Some(May::Play { cards: self.cards_to_play(seat).collect() }),
            Stage::Scored { .. } => Some(May::Continue),
            Stage::Undealt | Stage::Over { .. } => None,
        }
    }
}

impl Player {
    /// Nothing is taken before the recipes are known, so each card has its points.
    fn pile_cards(&self) -> Vec<PileCard> {
        let recipe = self.recipe;
        let points_for = |card| recipe.map_or(0, |recipe| recipe.points_for(card));
        let mut pile = self.pile.to_vec();
        pile.sort_unstable();
        pile.into_iter().map(|card| PileCard { card, points: points_for(card) }).collect()
    }
}

impl Event {
    pub(super) fn seen_by(&self, viewer: Viewer) -> EventView {
        match *self {
            Self::Dealt { deal, dealer, ref hands, .. } => EventView::Dealt {
                deal,
                dealer,
                hand_size: small(hands[dealer].len()),
                hand: viewer.seat().map(|seat| hands[seat].clone()),
            },
            Self::RecipeChosen { seat, recipe, open } => {
                EventView::RecipeChosen { seat, recipe: (open || viewer.sees_secrets_of(seat)).then_some(recipe) }
            }
            Self::RecipesRevealed { ref recipes } => EventView::RecipesRevealed { recipes: recipes.clone() },
            Self::Played { seat, card, total, required, last_card } => {
                EventView::Played { seat, card, total, required, last_card }
            }
            Self::PotTaken { seat, ref cards } => EventView::PotTaken { seat, cards: cards.to_vec() },
            Self::TrickUnclaimed { seat, ref cards } => EventView::TrickUnclaimed { seat, cards: cards.to_vec() },
            Self::DealScored { ref scores } => EventView::DealScored { scores: BySeat::clone(scores) },
            Self::Continued { seat } => EventView::Continued { seat },
            Self::MatchOver { ref outcome } => EventView::MatchOver { outcome: Outcome::clone(outcome) },
        }
    }
}
