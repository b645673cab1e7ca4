//! Another world that a viewer cannot tell from this one.

use std::sync::Arc;

use super::cards::Card;
use super::larder::Ceiling;
use super::state::{LittleMonster, Stage};
use crate::{Chance, Viewer};

/// How often the hidden cards are dealt anew before they are exchanged.
const DEALS: usize = 64;
/// How many exchanges there are for each hidden card.
const EXCHANGES: usize = 16;
/// One exchange in so many may make things worse.
const DETOUR: usize = 16;

/// The same public state, with the cards that the viewer has not seen, or could not follow, being
/// others. What everybody could conclude about a hand stays true.
pub(super) fn resample(game: &LittleMonster, viewer: Viewer, chance: &mut Chance) -> LittleMonster {
    let mut twin = game.clone();
    if viewer == Viewer::Archive {
        return twin;
    }
    twin.swap_foods(viewer, chance);
    // After the end, everybody is shown what was not kept.
    if !matches!(game.stage, Stage::Over(_)) {
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

impl LittleMonster {
    /// Deals the hidden cards of each batch anew until no conclusion is contradicted. Where that takes too long, cards
    /// are exchanged until none is, and then so often that all such worlds are about equally likely. Either way, which
    /// world comes of the dice does not depend on the true one.
    fn swap_foods(&mut self, viewer: Viewer, chance: &mut Chance) {
        let face_down = self.larder.deck.iter().chain(self.larder.hands.values().flatten());
        let seen = |card: &Card| viewer.seat().is_some_and(|seat| self.larder.knows(seat, *card));
        let mut hidden: Vec<Card> = face_down.copied().filter(|card| !seen(card)).collect();
        hidden.sort_unstable_by_key(|card| (self.larder.batch[card.index()], *card));
        let batches: Vec<Vec<Card>> =
            hidden.chunk_by(|one, other| self.same_batch(*one, *other)).map(<[Card]>::to_vec).collect();
        for _ in 0..DEALS {
            for batch in &batches {
                self.deal_batch(batch, chance);
            }
            if self.excess() == 0 {
                return;
            }
        }
        let mut excess = self.excess();
        while excess > 0 {
            // Now and then a step away, since the way out of a dead end may begin with one.
            let allowed = if chance.below(DETOUR) == 0 { u16::MAX } else { excess };
            excess = self.exchange(&hidden, allowed, chance);
        }
        for _ in 0..hidden.len() * EXCHANGES {
            self.exchange(&hidden, 0, chance);
        }
    }

    fn same_batch(&self, one: Card, other: Card) -> bool {
        self.larder.batch[one.index()] == self.larder.batch[other.index()]
    }

    fn deal_batch(&mut self, batch: &[Card], chance: &mut Chance) {
        let mut foods = self.larder.foods(batch);
        foods.sort_unstable();
        chance.shuffle(&mut foods);
        let faces = Arc::make_mut(&mut self.larder.faces);
        for (card, food) in batch.iter().zip(foods) {
            faces[card.index()] = food;
        }
    }

    /// Exchanges two of the cards if they are of one batch and the excess stays at most what is allowed; what it is
    /// then.
    fn exchange(&mut self, hidden: &[Card], allowed: u16, chance: &mut Chance) -> u16 {
        let (one, other) = (hidden[chance.below(hidden.len())].index(), hidden[chance.below(hidden.len())].index());
        let before = self.excess();
        if self.larder.batch[one] != self.larder.batch[other] {
            return before;
        }
        Arc::make_mut(&mut self.larder.faces).swap(one, other);
        let excess = self.excess();
        if excess <= allowed {
            return excess;
        }
        Arc::make_mut(&mut self.larder.faces).swap(one, other);
        before
    }

    /// By how much hands are worth more than everybody could conclude; 0 in a possible world.
    fn excess(&self) -> u16 {
        let over = |ceiling: &Ceiling| self.larder.value(&ceiling.cards, &self.menu).saturating_sub(ceiling.most);
        self.larder.ceilings.iter().map(over).sum()
    }

    fn swap_offers(&mut self, viewer: Viewer, chance: &mut Chance) {
        let own = viewer.seat();
        let others = |seat| own != Some(seat);
        let mut hidden = self.unused.clone();
        hidden.extend(self.offers.iter().filter(|(seat, _)| others(*seat)).flat_map(|(_, offer)| offer));
        hidden.sort_unstable();
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
