//! Another world that a viewer cannot tell from this one.

use std::sync::Arc;

use super::cards::Card;
use super::state::{LittleMonster, Stage};
use crate::{Chance, Viewer};

impl LittleMonster {
    /// The same public state, with the cards that the viewer has not seen, or could not follow, being
    /// others. What everybody could conclude about a hand stays true.
    pub(super) fn twin(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut twin = self.clone();
        if viewer == Viewer::Archive {
            return twin;
        }
        twin.swap_foods(viewer, chance);
        // After the end, everybody is shown what was not kept.
        if !matches!(self.stage, Stage::Over(_)) {
            twin.swap_offers(viewer, chance);
        }
        if let Some(vote) = &mut twin.vote {
            for (seat, answer) in vote.answers.iter_mut() {
                if viewer.seat() != Some(seat) && answer.is_some() {
                    *answer = Some(chance.below(2) == 0);
                }
            }
        }
        twin
    }

    /// Many exchanges of two hidden cards of the same batch, each made unless it contradicts a conclusion,
    /// lead to any world in which all conclusions hold, each equally likely.
    fn swap_foods(&mut self, viewer: Viewer, chance: &mut Chance) {
        let face_down = self.larder.deck.iter().chain(self.larder.hands.values().flatten());
        let seen = |card: &Card| viewer.seat().is_some_and(|seat| self.larder.knows(seat, *card));
        let hidden: Vec<Card> = face_down.copied().filter(|card| !seen(card)).collect();
        for _ in 0..hidden.len() * 8 {
            let (Some(one), Some(other)) = (chance.pick(&hidden), chance.pick(&hidden)) else { return };
            if self.larder.batch[one.index()] != self.larder.batch[other.index()] {
                continue;
            }
            Arc::make_mut(&mut self.larder.faces).swap(one.index(), other.index());
            if !self.holds_every_ceiling() {
                Arc::make_mut(&mut self.larder.faces).swap(one.index(), other.index());
            }
        }
    }

    fn holds_every_ceiling(&self) -> bool {
        self.larder.ceilings.iter().all(|ceiling| self.larder.value(&ceiling.cards, &self.menu) <= ceiling.most)
    }

    fn swap_offers(&mut self, viewer: Viewer, chance: &mut Chance) {
        let own = viewer.seat();
        let others = |seat| own != Some(seat);
        let mut hidden = self.unused.clone();
        hidden.extend(self.offers.iter().filter(|(seat, _)| others(*seat)).flat_map(|(_, offer)| offer));
        chance.shuffle(&mut hidden);
        for (_, offer) in self.offers.iter_mut().filter(|(seat, _)| others(*seat)) {
            *offer = hidden.split_off(hidden.len() - offer.len());
            offer.sort_unstable();
        }
        self.unused = hidden;
        if matches!(self.stage, Stage::Keeping) {
            let offers = &self.offers;
            for (seat, kept) in self.kept.iter_mut().filter(|(seat, _)| others(*seat)) {
                if kept.is_some() {
                    let rejected = chance.below(3);
                    *kept =
                        Some([offers[seat][usize::from(rejected == 0)], offers[seat][2 - usize::from(rejected == 2)]]);
                }
            }
        }
    }
}
