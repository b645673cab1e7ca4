//! How events change the state.

use std::sync::Arc;

use super::state::Stage;
use super::{Card, Color, Event, FoodieForest};
use crate::{BySeat, Outcome, Seat};

/// Makes an event happen.
pub(super) fn apply(game: &mut FoodieForest, event: &Event) {
    match event {
        Event::Dealt { deal, dealer, hands, undealt } => game.deal_out(*deal, *dealer, hands, undealt),
        Event::RecipeChosen { seat, recipe, open } => {
            let player = game.player_mut(*seat);
            player.recipe = Some(*recipe);
            if *open {
                player.recipes_left.retain(|left| *left != *recipe);
                if !game.seats.seats().any(|seat| game.is_undecided(seat)) {
                    game.begin_tricks();
                }
            }
        }
        Event::RecipesRevealed { recipes } => {
            for (seat, recipe) in recipes.iter() {
                let player = game.player_mut(seat);
                player.recipe = Some(*recipe);
                player.recipes_left.retain(|left| *left != *recipe);
            }
            game.begin_tricks();
        }
        Event::Played { seat, card, total, required, .. } => game.put_into_pot(*seat, *card, *total, *required),
        Event::PotTaken { seat, cards } => {
            game.player_mut(*seat).pile.extend_from_slice(cards);
            game.trick.restart(*seat);
        }
        Event::TrickUnclaimed { seat, cards } => {
            game.unclaimed = cards.to_vec();
            game.trick.restart(*seat);
        }
        Event::DealScored { scores } => {
            for (seat, score) in scores.iter() {
                game.player_mut(seat).points = score.points;
            }
            Arc::make_mut(&mut game.sheet).push(BySeat::clone(scores));
            game.stage = Stage::Scored { waiting: game.seats.seats().collect() };
        }
        Event::Continued { seat } => {
            if let Stage::Scored { waiting } = &mut game.stage {
                waiting.remove(*seat);
            }
        }
        Event::MatchOver { outcome } => game.stage = Stage::Over { outcome: Outcome::clone(outcome) },
    }
}

impl FoodieForest {
    fn deal_out(&mut self, deal: u8, dealer: Seat, hands: &BySeat<Vec<Card>>, undealt: &[Card]) {
        self.deal = deal;
        self.dealer = dealer;
        self.undealt = undealt.into();
        self.trick.restart(self.seats.after(dealer));
        self.unclaimed.clear();
        for (seat, hand) in hands.iter() {
            let player = self.player_mut(seat);
            player.hand = hand.as_slice().into();
            player.pile.clear();
            player.recipe = None;
            player.lacks = [false; Color::ALL.len()];
        }
        self.stage = Stage::Choosing;
    }

    fn begin_tricks(&mut self) {
        self.stage = Stage::Playing { turn: self.seats.after(self.dealer) };
    }

    fn put_into_pot(&mut self, seat: Seat, card: Card, total: u8, required: Option<Color>) {
        let not_followed = self.trick.required.filter(|required| *required != card.color);
        let player = self.player_mut(seat);
        if let Some(to_follow) = not_followed {
            player.lacks[to_follow as usize] = true;
        }
        if let Ok(at) = player.hand.binary_search(&card) {
            player.hand.remove(at);
        }
        self.trick.add(seat, card, total, required);
        // Who has filled the pot takes it and leads the next trick.
        let turn = if total >= self.edition.full_at { seat } else { self.seats.after(seat) };
        self.stage = Stage::Playing { turn };
    }
}
