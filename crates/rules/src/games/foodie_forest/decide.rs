//! What seats may do.

use super::state::Stage;
use super::{Card, Event, FoodieForest, Illegal, Move, Recipe};
use crate::Seat;

pub(super) fn decide(game: &FoodieForest, seat: Seat, chosen: Move) -> Result<Event, Illegal> {
    if !game.acting().contains(seat) {
        return Err(Illegal::NotAsked);
    }
    match (&game.stage, chosen) {
        (Stage::Choosing, Move::ChooseRecipe { recipe }) => match game.refuses_recipe(seat, recipe) {
            Some(why) => Err(why),
            None => Ok(Event::RecipeChosen { seat, recipe, open: game.options.open_recipes }),
        },
        (Stage::Playing { .. }, Move::Play { card }) => game.play(seat, card),
        (Stage::Scored { .. }, Move::Continue) => Ok(Event::Continued { seat }),
        _ => Err(Illegal::NotAsked),
    }
}

impl FoodieForest {
    /// The recipes that a seat may choose from.
    pub(super) fn recipes_to_choose(&self, seat: Seat) -> impl Iterator<Item = Recipe> {
        let left = &self.players[seat].recipes_left;
        left.iter().copied().filter(move |recipe| self.refuses_recipe(seat, *recipe).is_none())
    }

    /// The different cards of its hand that a seat may play.
    pub(super) fn cards_to_play(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let allowed = self.trick.allowed(&self.players[seat].hand);
        let mut last = None;
        allowed.iter().copied().filter(move |card| last.replace(*card) != Some(*card))
    }

    pub(super) fn add_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.stage {
            _ if !self.acting().contains(seat) => {}
            Stage::Choosing => {
                moves.extend(self.recipes_to_choose(seat).map(|recipe| Move::ChooseRecipe { recipe }));
            }
            Stage::Playing { .. } => moves.extend(self.cards_to_play(seat).map(|card| Move::Play { card })),
            Stage::Scored { .. } => moves.push(Move::Continue),
            Stage::Undealt | Stage::Over { .. } => {}
        }
    }

    fn refuses_recipe(&self, seat: Seat, recipe: Recipe) -> Option<Illegal> {
        if !self.players[seat].recipes_left.contains(&recipe) {
            return Some(Illegal::RecipeUsed);
        }
        let left_seat = self.seats.after(self.dealer);
        // The dealer always has another one: whoever is asked has at least two left (ruling 14).
        let must_differ = self.options.open_recipes && seat == self.dealer;
        (must_differ && self.players[left_seat].recipe == Some(recipe)).then_some(Illegal::SameAsLeftSeat)
    }

    fn play(&self, seat: Seat, card: Card) -> Result<Event, Illegal> {
        let hand = &self.players[seat].hand;
        if hand.binary_search(&card).is_err() {
            return Err(Illegal::NotInHand);
        }
        if let Some(required) = self.trick.required
            && !self.trick.allowed(hand).contains(&card)
        {
            return Err(Illegal::MustFollow { required });
        }
        Ok(Event::Played {
            seat,
            card,
            total: self.trick.total_with(card, self.edition.full_at),
            required: self.trick.required_with(card),
            last_card: hand.len() == 1,
        })
    }
}
