//! The moves of a seat that has to act.

use super::ask::Ask;
use super::state::{LittleMonster, Stage};
use super::{Food, FoodCard, Move, Source};
use crate::Seat;

impl LittleMonster {
    /// Adds the moves of a seat that has to act: all of them, but of equal ones (the same cards in another
    /// order) one, and of feedings only those in which at most one card could be left out (ruling 16).
    pub(super) fn add_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let Some(ask) = self.ask().filter(|ask| ask.seats().contains(seat)) else { return };
        match ask {
            Ask::Keep { .. } => {
                let offer = &self.offers[seat];
                let pairs = offer.iter().flat_map(|one| offer.iter().map(move |other| [*one, *other]));
                moves.extend(pairs.filter(|[one, other]| one < other).map(|monsters| Move::Keep { monsters }));
            }
            Ask::Draft { .. } => moves.extend(self.row.iter().map(|monster| Move::Draft { monster: *monster })),
            Ask::StartAbility { abilities, .. } => {
                moves.extend(abilities.into_iter().filter_map(|source| match source {
                    Source::Ability { monster, ability } => Some(Move::UseAbility { monster, ability }),
                    Source::Food { .. } => None,
                }));
            }
            Ask::Turn { .. } => self.add_turn(seat, moves),
            Ask::Cover { cards, .. } => moves.extend(cards.into_iter().map(|card| Move::Cover { card })),
            Ask::Order { cards, .. } => moves.extend(cards.into_iter().map(|card| Move::Resolve { card })),
            Ask::Target { monsters, .. } => {
                moves.extend(monsters.into_iter().map(|monster| Move::Target { monster }));
            }
            Ask::Steal { seats, .. } => moves.extend(seats.iter().map(|seat| Move::StealFrom { seat })),
            Ask::Discard { count, .. } => {
                let mut all = Vec::new();
                choose(&counted(&self.larder.hand(seat)), count.into(), &mut Vec::new(), &mut all);
                moves.extend(all.into_iter().map(|cards| Move::Discard { cards }));
            }
            Ask::Answer { .. } => moves.extend([true, false].map(|perform| Move::Answer { perform })),
            Ask::PlaceTop { .. } => moves.extend([true, false].map(|under| Move::PlaceTop { under })),
            Ask::StopVote { .. } => moves.extend([true, false].map(|agree| Move::AnswerStop { agree })),
        }
    }

    fn add_turn(&self, seat: Seat, moves: &mut Vec<Move>) {
        if !self.must_feed(seat) {
            moves.push(Move::EndTurn);
        }
        if self.may_stop() {
            moves.push(Move::ProposeStop);
        }
        if !matches!(self.stage, Stage::Meals { fed: 2.. }) {
            let hand = self.larder.hand(seat);
            for runner in self.race.racing_of(seat) {
                let meals = meals(&hand, runner.feeds_at, &self.menu.food);
                moves.extend(meals.into_iter().map(|cards| Move::Feed { monster: runner.monster, cards }));
            }
        }
    }
}

/// Whether at most one of the cards could be left out of a meal for this value.
pub(super) fn is_lean(cards: &[Food], feeds_at: u8, foods: &[FoodCard]) -> bool {
    let value = |card: &Food| u16::from(foods[card.index()].value);
    let total: u16 = cards.iter().map(value).sum();
    cards.iter().filter(|card| total.saturating_sub(value(card)) >= u16::from(feeds_at)).count() <= 1
}

/// The meals from a hand in which at most one card could be left out.
pub(super) fn meals(hand: &[Food], feeds_at: u8, foods: &[FoodCard]) -> Vec<Vec<Food>> {
    let mut all = Vec::new();
    extend(&counted(hand), feeds_at, foods, &mut Vec::new(), &mut all);
    all
}

/// Adds, for each number of copies of the next food, all meals that can be made of the others.
fn extend(kinds: &[(Food, usize)], feeds_at: u8, foods: &[FoodCard], meal: &mut Vec<Food>, all: &mut Vec<Vec<Food>>) {
    let value = |card: &Food| u32::from(foods[card.index()].value);
    let Some(((food, copies), rest)) = kinds.split_first() else {
        if meal.iter().map(value).sum::<u32>() >= u32::from(feeds_at) {
            all.push(meal.clone());
        }
        return;
    };
    let before = meal.len();
    for _ in 0..=*copies {
        // What can be left out can be left out of a larger meal as well.
        if !is_lean(meal, feeds_at, foods) {
            break;
        }
        extend(rest, feeds_at, foods, meal, all);
        meal.push(*food);
    }
    meal.truncate(before);
}

/// All ways to take so many cards.
fn choose(kinds: &[(Food, usize)], count: usize, taken: &mut Vec<Food>, all: &mut Vec<Vec<Food>>) {
    if count == 0 {
        all.push(taken.clone());
        return;
    }
    let Some(((food, copies), rest)) = kinds.split_first() else { return };
    let before = taken.len();
    for copies in 0..=(*copies).min(count) {
        choose(rest, count - copies, taken, all);
        taken.push(*food);
    }
    taken.truncate(before);
}

/// Each food of a sorted hand with its number.
fn counted(hand: &[Food]) -> Vec<(Food, usize)> {
    hand.chunk_by(|one, other| one == other).map(|equal| (equal[0], equal.len())).collect()
}
