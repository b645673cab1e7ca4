//! The rules: what seats may do, and what follows by itself.

use super::state::{Player, Stage};
use super::{Card, Event, FoodieForest, Illegal, Move, Recipe, Score};
use crate::{BySeat, Chance, Outcome, Seat};

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

    pub(super) fn answer(&self, seat: Seat, chosen: Move) -> Result<Event, Illegal> {
        if !self.acting().contains(seat) {
            return Err(Illegal::NotAsked);
        }
        match (&self.stage, chosen) {
            (Stage::Choosing, Move::ChooseRecipe { recipe }) => match self.refuses_recipe(seat, recipe) {
                Some(why) => Err(why),
                None => Ok(Event::RecipeChosen { seat, recipe, open: self.options.open_recipes }),
            },
            (Stage::Playing { .. }, Move::Play { card }) => self.play(seat, card),
            (Stage::Scored { .. }, Move::Continue) => Ok(Event::Continued { seat }),
            _ => Err(Illegal::NotAsked),
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

    pub(super) fn next(&self, chance: &mut Chance) -> Option<Event> {
        match self.stage {
            Stage::Undealt => {
                let dealer = *chance.pick(&self.seats.seats().collect::<Vec<_>>())?;
                Some(self.dealt_by(dealer, chance))
            }
            Stage::Choosing => self.recipes_of_all().map(|recipes| Event::RecipesRevealed { recipes }),
            Stage::Playing { turn } => self.next_in_trick(turn),
            Stage::Scored { .. } if usize::from(self.deal) == Recipe::ALL.len() => {
                Some(Event::MatchOver { outcome: Box::new(self.outcome()) })
            }
            Stage::Scored { waiting } => {
                waiting.is_empty().then(|| self.dealt_by(self.seats.after(self.dealer), chance))
            }
            Stage::Over { .. } => None,
        }
    }

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
