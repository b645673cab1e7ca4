//! Another world that a viewer cannot tell from this one, written from who has seen what.

use std::sync::Arc;

use super::clues::Clues;
use super::stage::Stage;
use super::state::{HungryMonkey, RowCard};
use super::{Animal, Cards, Kinds};
use crate::{Chance, Seat, SeatSet, Viewer};

/// How often every hidden card is offered another place. Once is an exact shuffle where nothing is known of the
/// hidden cards; more are needed where bounds forbid some of the exchanges.
const SWEEPS: usize = 8;

/// A card the viewer does not know, where it lies, and what it could be there.
struct Hidden {
    place: Place,
    among: Kinds,
    animal: Animal,
}

#[derive(Clone, Copy)]
enum Place {
    Hand(Seat),
    Row(Seat, usize),
    Deck(usize),
    UnderKitty(usize),
}

impl HungryMonkey {
    /// Another world that the viewer cannot tell from this one.
    pub(super) fn other_world(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut other = self.clone();
        if viewer == Viewer::Archive {
            return other;
        }
        let mut hidden = self.hidden_from(viewer);
        for _ in 0..SWEEPS {
            for last in (1..hidden.len()).rev() {
                let first = chance.below(last + 1);
                let (here, there) = (hidden[last].animal, hidden[first].animal);
                if hidden[last].among.contains(there) && hidden[first].among.contains(here) {
                    hidden[last].animal = there;
                    hidden[first].animal = here;
                }
            }
        }
        other.put(viewer, &hidden);
        other.others_know(viewer, chance);
        other.others_answered(viewer, chance);
        if !self.is_over() {
            other.beans = self.beans.resample(viewer, self.seats, &self.edition.beans, chance);
        }
        other
    }

    /// The cards that the viewer does not know.
    fn hidden_from(&self, viewer: Viewer) -> Vec<Hidden> {
        let mut hidden = Vec::new();
        for (seat, hand) in self.hands.iter().filter(|(seat, _)| !viewer.sees_secrets_of(*seat)) {
            let clues = self.clues_of(viewer, seat);
            let mut rest = *hand;
            clues.known().iter().for_each(|animal| {
                rest.take(animal);
            });
            // The tightest bounds come first; each lets more through than the one before, so none is left without.
            for among in clues.unknown() {
                if let Some(animal) = (rest.kinds() & among).iter().next() {
                    rest.take(animal);
                    hidden.push(Hidden { place: Place::Hand(seat), among, animal });
                }
            }
        }
        let anywhere = |place, animal| Hidden { place, among: Kinds::ALL, animal };
        for (seat, row) in self.rows.iter() {
            for (slot, card) in row.iter().enumerate() {
                let Some(RowCard { animal, known_to }) = *card else { continue };
                let known = self.turned_up() || viewer.seat().is_some_and(|own| known_to.contains(own));
                if !known {
                    hidden.push(anywhere(Place::Row(seat, slot), animal));
                }
            }
        }
        if self.is_over() {
            return hidden;
        }
        hidden.extend(self.deck.iter().enumerate().map(|(at, animal)| anywhere(Place::Deck(at), *animal)));
        hidden.extend(self.under_kitty.iter().enumerate().map(|(at, animal)| anywhere(Place::UnderKitty(at), *animal)));
        hidden
    }

    /// Puts the hidden cards to their places.
    fn put(&mut self, viewer: Viewer, hidden: &[Hidden]) {
        for seat in self.seats.seats().filter(|seat| !viewer.sees_secrets_of(*seat)) {
            self.hands[seat] = *self.clues_of(viewer, seat).known();
        }
        for card in hidden {
            match card.place {
                Place::Hand(seat) => self.hands[seat].add(card.animal),
                Place::Row(seat, slot) => {
                    if let Some(there) = self.slot_mut(seat, slot) {
                        there.animal = card.animal;
                    }
                }
                Place::Deck(at) => self.deck[at] = card.animal,
                Place::UnderKitty(at) => Arc::make_mut(&mut self.under_kitty)[at] = card.animal,
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
