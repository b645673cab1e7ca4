//! What happens by itself: deals, ends of tricks, scoring.

use super::state::{Player, Stage};
use super::{Event, FoodieForest, Recipe, Score};
use crate::{BySeat, Chance, Outcome, Seat};

pub(super) fn advance(game: &FoodieForest, chance: &mut Chance) -> Option<Event> {
    match game.stage {
        Stage::Undealt => {
            let dealer = *chance.pick(&game.seats.seats().collect::<Vec<_>>())?;
            Some(game.dealt_by(dealer, chance))
        }
        Stage::Choosing => game.recipes_of_all().map(|recipes| Event::RecipesRevealed { recipes }),
        Stage::Playing { turn } => game.next_in_trick(turn),
        Stage::Scored { .. } if usize::from(game.deal) == Recipe::ALL.len() => {
            Some(Event::MatchOver { outcome: Box::new(game.outcome()) })
        }
        Stage::Scored { waiting } => waiting.is_empty().then(|| game.dealt_by(game.seats.after(game.dealer), chance)),
        Stage::Over { .. } => None,
    }
}

impl FoodieForest {
    fn dealt_by(&self, dealer: Seat, chance: &mut Chance) -> Event {
        let deck = self.edition.cards();
        let hand_size = self.edition.hand_size(self.seats);
        let mut order: Vec<usize> = (0..deck.len()).collect();
        chance.shuffle(&mut order);
        // Handing the sorted deck out to those who get its cards sorts all hands at once.
        let mut owners = vec![None; deck.len()];
        for (seat, dealt) in self.seats.seats().zip(order.chunks_exact(hand_size)) {
            for at in dealt {
                owners[*at] = Some(seat);
            }
        }
        let mut hands = BySeat::new(self.seats, |_| Vec::with_capacity(hand_size));
        let mut undealt = Vec::new();
        for (card, owner) in deck.into_iter().zip(owners) {
            owner.map_or(&mut undealt, |seat| &mut hands[seat]).push(card);
        }
        Event::Dealt { deal: self.deal + 1, dealer, hands: Box::new(hands), undealt }
    }

    /// The recipe of each seat, as soon as nobody has anything to choose any more.
    fn recipes_of_all(&self) -> Option<BySeat<Recipe>> {
        let settled = |player: &Player| {
            // The only one left is taken by itself (ruling 11).
            let only = if let [only] = player.recipes_left[..] { Some(only) } else { None };
            player.recipe.or(only)
        };
        let all_settled = self.players.values().all(|player| settled(player).is_some());
        all_settled.then(|| self.players.map(|_, player| settled(player).expect("all have chosen")))
    }

    fn next_in_trick(&self, turn: Seat) -> Option<Event> {
        let cards = || self.trick.cards.iter().map(|played| played.card).collect();
        if self.trick.total >= self.edition.full_at {
            Some(Event::PotTaken { seat: turn, cards: cards() })
        } else if !self.players[turn].hand.is_empty() {
            None
        } else if !self.trick.cards.is_empty() {
            Some(Event::TrickUnclaimed { seat: turn, cards: cards() })
        } else {
            Some(Event::DealScored { scores: Box::new(self.scores()) })
        }
    }

    fn scores(&self) -> BySeat<Score> {
        self.players.map(|_, player| {
            let recipe = player.recipe.expect("a deal is scored after its recipes were revealed");
            let bonus = if recipe == Recipe::EmptyPot { self.edition.empty_pot_bonus } else { 0 };
            let worth = |points: i8| player.pile.iter().filter(|card| recipe.points_for(**card) == points).count();
            let (good, bad) = (small(worth(1)), small(worth(-1)));
            let change = bonus + i32::from(good) - i32::from(bad);
            Score { recipe, bonus, good, bad, change, points: (player.points + change).max(0) }
        })
    }

    fn outcome(&self) -> Outcome {
        let points = self.players.map(|_, player| player.points);
        let better_than = |own: i32| points.values().filter(|other| **other > own).count();
        let places = points.map(|_, own| 1 + small(better_than(*own)));
        let winners = places.iter().filter(|(_, place)| **place == 1).count();
        let ending = if winners == 1 { "sole_victory" } else { "shared_victory" };
        Outcome { places, points: Some(points), ending: ending.to_owned() }
    }
}

/// A number of cards or seats.
pub(super) fn small(count: usize) -> u8 {
    u8::try_from(count).expect("an edition has at most 255 cards")
}
