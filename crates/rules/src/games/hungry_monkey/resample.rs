//! Another world that a viewer cannot tell from this one, written from who has seen what.

use std::sync::Arc;

use super::clues::Clues;
use super::stage::Stage;
use super::state::{HungryMonkey, RowCard};
use super::{Animal, Cards, Kinds};
use crate::{Chance, Seat, SeatSet, Viewer};

/// How often the hidden cards are dealt anew, until a deal is kept.
const DEALS: usize = 500;

/// The place of a card that the viewer does not know, and what it could be there.
pub(super) struct Hidden {
    pub(super) place: Place,
    pub(super) among: Kinds,
}

#[derive(Clone, Copy)]
pub(super) enum Place {
    Hand(Seat),
    Row(Seat, usize),
    Deck(usize),
    UnderKitty(usize),
}

/// Another world that the viewer cannot tell from this one.
pub(super) fn resample(game: &HungryMonkey, viewer: Viewer, chance: &mut Chance) -> HungryMonkey {
    let mut other = game.clone();
    if viewer == Viewer::Archive {
        return other;
    }
    let (hidden, cards) = game.hidden_from(viewer);
    let dealt = deal(&hidden, cards, chance);
    other.put(viewer, &hidden, &dealt);
    other.others_know(viewer, chance);
    other.others_answered(viewer, chance);
    if !game.is_over() {
        other.beans = game.beans.resample(viewer, game.seats, &game.edition.beans, chance);
    }
    other
}

impl HungryMonkey {
    /// The places whose cards the viewer does not know, the most closely bound first, and all those cards.
    fn hidden_from(&self, viewer: Viewer) -> (Vec<Hidden>, Cards) {
        let (mut hidden, mut cards) = (Vec::new(), Cards::default());
        for (seat, hand) in self.hands.iter().filter(|(seat, _)| !viewer.sees_secrets_of(*seat)) {
            let clues = self.clues_of(viewer, seat);
            let mut rest = *hand;
            clues.known().iter().for_each(|animal| {
                rest.take(animal);
            });
            cards.extend(rest.iter());
            hidden.extend(clues.unknown().map(|among| Hidden { place: Place::Hand(seat), among }));
        }
        let anywhere = |place| Hidden { place, among: Kinds::ALL };
        for (seat, row) in self.rows.iter() {
            for (slot, card) in row.iter().enumerate() {
                let Some(RowCard { animal, known_to }) = *card else { continue };
                let known = self.turned_up() || viewer.seat().is_some_and(|own| known_to.contains(own));
                if !known {
                    cards.add(animal);
                    hidden.push(anywhere(Place::Row(seat, slot)));
                }
            }
        }
        if !self.is_over() {
            cards.extend(self.deck.iter().chain(self.under_kitty.iter()).copied());
            hidden.extend((0..self.deck.len()).map(|at| anywhere(Place::Deck(at))));
            hidden.extend((0..self.under_kitty.len()).map(|at| anywhere(Place::UnderKitty(at))));
        }
        hidden.sort_by_key(|hidden| hidden.among.iter().count());
        (hidden, cards)
    }

    /// Puts the hidden cards to their places.
    fn put(&mut self, viewer: Viewer, hidden: &[Hidden], dealt: &[Animal]) {
        for seat in self.seats.seats().filter(|seat| !viewer.sees_secrets_of(*seat)) {
            self.hands[seat] = *self.clues_of(viewer, seat).known();
        }
        for (hidden, animal) in hidden.iter().zip(dealt) {
            match hidden.place {
                Place::Hand(seat) => self.hands[seat].add(*animal),
                Place::Row(seat, slot) => {
                    if let Some(there) = self.slot_mut(seat, slot) {
                        there.animal = *animal;
                    }
                }
                Place::Deck(at) => self.deck[at] = *animal,
                Place::UnderKitty(at) => Arc::make_mut(&mut self.under_kitty)[at] = *animal,
            }
        }
    }

    /// In the other world the other seats know as many cards of each hand as in this one, but of that world's.
    fn others_know(&mut self, viewer: Viewer, chance: &mut Chance) {
        for observer in self.seats.seats().filter(|seat| !viewer.sees_secrets_of(*seat)) {
            for owner in self.seats.seats() {
                let mut clues: Clues = self.common_clues[owner];
                let more = clues.unknown().len() - self.clues[owner][observer].unknown().len();
                let mut rest: Cards = self.hands[owner];
                clues.known().iter().for_each(|animal| {
                    rest.take(animal);
                });
                let mut unseen: Vec<Animal> = rest.iter().collect();
                chance.shuffle(&mut unseen);
                unseen.into_iter().take(more).for_each(|animal| clues.learn(animal));
                self.clues[owner][observer] = clues;
            }
        }
    }

    /// What others answered in a vote is told only when all have.
    fn others_answered(&mut self, viewer: Viewer, chance: &mut Chance) {
        let unfinished = self.unfinished();
        if let Stage::Vote { proposer, waiting, against } = &mut self.stage {
            let answered = unfinished.iter().filter(|seat| seat != proposer && !waiting.contains(*seat));
            let hidden: SeatSet = answered.filter(|seat| !viewer.sees_secrets_of(*seat)).collect();
            for seat in hidden.iter() {
                against.remove(seat);
                if chance.below(2) == 0 {
                    against.insert(seat);
                }
            }
        }
    }

    fn clues_of(&self, viewer: Viewer, owner: Seat) -> &Clues {
        match viewer.seat() {
            Some(observer) => &self.clues[owner][observer],
            None => &self.common_clues[owner],
        }
    }
}

/// Deals the cards to the places, each possible deal being equally likely: what comes of the dice does not depend on
/// where the cards truly are.
pub(super) fn deal(hidden: &[Hidden], cards: Cards, chance: &mut Chance) -> Vec<Animal> {
    let free = hidden.iter().position(|hidden| hidden.among == Kinds::ALL).unwrap_or(hidden.len());
    let (bound, free) = hidden.split_at(free);
    let choices = most_choices(bound, cards);
    let (mut dealt, mut rest) =
        (0..DEALS).find_map(|_| deal_bound(bound, &choices, cards, chance)).unwrap_or_else(|| {
            // So unlikely that it matters little which deal it is, as long as it is one.
            let mut rest = cards;
            let mut dealt = Vec::new();
            search(bound, &mut rest, &mut dealt, chance);
            (dealt, rest.iter().collect())
        });
    chance.shuffle(&mut rest);
    dealt.extend(rest.into_iter().take(free.len()));
    dealt
}

/// For each of the bound places, how many cards there can be to choose from when all before it are dealt.
fn most_choices(bound: &[Hidden], cards: Cards) -> Vec<usize> {
    let within = |among: Kinds| cards.iter().filter(|animal| among.contains(*animal)).count();
    let surely_gone =
        |before: &[Hidden], among: Kinds| before.iter().filter(|other| (other.among & !among).is_empty()).count();
    (0..bound.len())
        .map(|at| within(bound[at].among).saturating_sub(surely_gone(&bound[..at], bound[at].among)))
        .collect()
}

/// Deals to the bound places one after the other; what is left besides. A deal is given up as often as needed to make
/// up for how few choices led to it, and when nothing is left to choose.
fn deal_bound(
    bound: &[Hidden],
    choices: &[usize],
    cards: Cards,
    chance: &mut Chance,
) -> Option<(Vec<Animal>, Vec<Animal>)> {
    let mut rest: Vec<Animal> = cards.iter().collect();
    let mut dealt = Vec::with_capacity(bound.len());
    for (hidden, most) in bound.iter().zip(choices) {
        let fit: Vec<usize> = (0..rest.len()).filter(|at| hidden.among.contains(rest[*at])).collect();
        if chance.below((*most).max(1)) >= fit.len() {
            return None;
        }
        dealt.push(rest.swap_remove(*chance.pick(&fit)?));
    }
    Some((dealt, rest))
}

/// Finds some deal to the bound places.
fn search(bound: &[Hidden], rest: &mut Cards, dealt: &mut Vec<Animal>, chance: &mut Chance) -> bool {
    let Some(hidden) = bound.get(dealt.len()) else { return true };
    let mut animals: Vec<Animal> = (rest.kinds() & hidden.among).iter().collect();
    chance.shuffle(&mut animals);
    animals.into_iter().any(|animal| {
        rest.take(animal);
        dealt.push(animal);
        let found = search(bound, rest, dealt, chance);
        if !found {
            dealt.pop();
            rest.add(animal);
        }
        found
    })
}
