//! The only place where the state changes.

use std::sync::Arc;

use super::clues::Clues;
use super::stage::{Ending, Stage};
use super::state::{Glimpse, HungryMonkey, RowCard};
use super::{Animal, Cards, DiscardReason, Event, Source, TakeReason};
use crate::{BySeat, Seat, SeatSet};

/// Makes an event happen.
pub(super) fn apply(game: &mut HungryMonkey, event: &Event) {
    match event {
        Event::Dealt { game: number, starter, hands, rows, deck, under_kitty } => {
            game.deal_out(hands, rows);
            game.deck.clone_from(deck);
            game.under_kitty = under_kitty.as_slice().into();
            game.game = *number;
            game.stage = Stage::Turn(*starter);
        }
        Event::Played { seat, source, cards, valid } => game.play(*seat, *source, cards, *valid),
        Event::TookPile { seat, cards, reason } => game.take(*seat, cards, *reason),
        Event::Discarded { seat, cards, reason } => {
            game.pile.clear();
            game.discard.extend(cards.iter().copied());
            game.progress();
            game.stage = game.after_effect(*seat, *reason == DiscardReason::Gang);
        }
        Event::BuffaloBinds { .. } => {
            game.bound = true;
            game.effect_done();
        }
        Event::NoEffect { .. } => game.effect_done(),
        Event::Drew { seat, cards } => {
            game.deck.truncate(game.deck.len().saturating_sub(cards.len()));
            game.progress();
            game.hands[*seat].extend(cards.iter().copied());
            game.each_clue(*seat, |clues| clues.gain_unseen(cards.len()));
            let again = matches!(game.stage, Stage::Draw { again: true, .. });
            game.stage = game.after_draw(*seat, again);
        }
        Event::KittyShows => game.kitty_shows = true,
        Event::Swapped { seat, slot, placed, taken } => game.swap(*seat, *slot, *placed, *taken),
        Event::Peeked { seat, owner, slot, .. } => {
            if let Some(card) = game.slot_mut(*owner, *slot) {
                card.known_to.insert(*seat);
            }
            game.glimpses[*seat] = Some(Glimpse { owner: *owner, slot: *slot });
            game.stage = game.after_effect(*seat, false);
        }
        Event::ExtraTurn { seat } => game.stage = Stage::Turn(*seat),
        Event::Finished { seat, place } => {
            game.places[*seat] = Some(*place);
            game.progress();
            game.stage = game.after_finish(*seat);
        }
        Event::StopProposed { seat } => {
            game.glimpses[*seat] = None;
            let mut waiting = game.unfinished();
            waiting.remove(*seat);
            game.stage = Stage::Vote { proposer: *seat, waiting, against: SeatSet::EMPTY };
        }
        Event::StopAnswered { seat, agree } => game.answer(*seat, *agree),
        Event::StopDecided { stops } => game.decide_stop(*stops),
        Event::GameOver { places } => game.end_game(places),
        Event::Beans { seat, change } => {
            game.beans.note(game.game, *seat, change.clone());
            if let Stage::Beans { left } = &game.stage {
                let left = left.iter().filter(|(other, _)| other != seat).copied().collect();
                game.stage = game.after_awards(left);
            }
        }
        Event::Continued { seat } => {
            if let Stage::Between { waiting } = &mut game.stage {
                waiting.remove(*seat);
            }
        }
        Event::MatchOver { outcome } => game.stage = Stage::Over(outcome.clone()),
    }
}

impl HungryMonkey {
    fn deal_out(&mut self, hands: &BySeat<Vec<Animal>>, rows: &BySeat<Vec<Animal>>) {
        let face_down = |animal: &Animal| Some(RowCard { animal: *animal, known_to: SeatSet::EMPTY });
        self.hands = hands.map(|_, hand| hand.iter().copied().collect());
        self.rows = Arc::new(rows.map(|_, row| row.iter().map(face_down).collect()));
        self.kitty_shows = false;
        self.pile.clear();
        self.discard = Cards::default();
        self.bound = false;
        self.progress();
        self.places = BySeat::new(self.seats, |_| None);
        self.glimpses = BySeat::new(self.seats, |_| None);
        self.common_clues = hands.map(|_, hand| {
            let mut clues = Clues::default();
            clues.gain_unseen(hand.len());
            clues
        });
        self.clues = self.common_clues.map(|_, clues| BySeat::new(self.seats, |_| *clues));
    }

    fn play(&mut self, seat: Seat, source: Source, cards: &[Animal], valid: bool) {
        self.begin_action(seat);
        match source {
            Source::Hand => {
                for animal in cards {
                    self.hands[seat].take(*animal);
                    self.each_clue(seat, |clues| clues.lose(*animal));
                }
            }
            Source::DrawPile => {
                self.deck.pop();
                self.progress();
            }
            Source::Row { slot } => {
                *self.slot_mut(seat, slot) = None;
                self.progress();
            }
        }
        self.pile.extend(cards);
        self.stage = if valid { self.after_landing(seat) } else { Stage::Invalid(seat) };
    }

    fn take(&mut self, seat: Seat, cards: &[Animal], reason: TakeReason) {
        if reason == TakeReason::NoValidCard {
            // All see that nothing in the hand was valid.
            let invalid = !self.required().allowed();
            self.each_clue(seat, |clues| clues.all_among(invalid));
            self.begin_action(seat);
        }
        self.pile.drain(..cards.len());
        self.hands[seat].extend(cards.iter().copied());
        self.each_clue(seat, |clues| cards.iter().for_each(|animal| clues.gain(*animal)));
        self.stage = match reason {
            TakeReason::Ant => self.after_effect(seat, false),
            TakeReason::NoValidCard | TakeReason::InvalidCard => Stage::Turn(self.next_seat(seat)),
        };
    }

    fn swap(&mut self, seat: Seat, slot: u8, placed: Animal, taken: Animal) {
        self.hands[seat].take(placed);
        self.hands[seat].add(taken);
        let card = self.slot_mut(seat, slot);
        let seen_by = card.map_or(SeatSet::EMPTY, |before| before.known_to);
        *card = Some(RowCard { animal: placed, known_to: SeatSet::only(seat) });
        self.each_clue(seat, Clues::lose_unseen);
        self.common_clues[seat].gain_unseen(1);
        for (observer, clues) in self.clues[seat].iter_mut() {
            if seen_by.contains(observer) {
                clues.gain(taken);
            } else {
                clues.gain_unseen(1);
            }
        }
        self.glimpses[seat] = None;
        self.stage = self.after_effect(seat, false);
    }

    fn answer(&mut self, seat: Seat, agree: bool) {
        self.glimpses[seat] = None;
        if let Stage::Vote { waiting, against, .. } = &mut self.stage {
            waiting.remove(seat);
            if !agree {
                against.insert(seat);
            }
        }
    }

    fn decide_stop(&mut self, stops: bool) {
        let Stage::Vote { proposer, .. } = self.stage else { return };
        if stops {
            self.stage = Stage::GameEnd(Ending::StoppedByAgreement);
        } else {
            self.propose_from = self.idle.saturating_add(self.edition.endless.propose_again);
            self.stage = Stage::Turn(proposer);
        }
    }

    /// The cards that are left are turned up (ruling 16).
    fn end_game(&mut self, places: &BySeat<u8>) {
        let ending = match self.stage {
            Stage::GameEnd(ending) => ending,
            Stage::Turn(_) => Ending::StoppedAtLimit,
            _ => return,
        };
        self.places = places.map(|_, place| Some(*place));
        for seat in self.seats.seats() {
            let mut open = Clues::default();
            self.hands[seat].iter().for_each(|animal| open.gain(animal));
            self.each_clue(seat, |clues| *clues = open);
        }
        self.stage = self.after_game(ending, places);
    }

    /// A seat plays or takes the pile: the turn counts, and a Buffalo is used up by it.
    fn begin_action(&mut self, seat: Seat) {
        self.glimpses[seat] = None;
        self.bound = false;
        self.idle = self.idle.saturating_add(1);
    }

    /// A card left the draw pile or play, a row card was played, or a seat finished. Each of them can happen only so
    /// often, so a game in which they keep happening ends.
    fn progress(&mut self) {
        self.idle = 0;
        self.propose_from = self.edition.endless.propose_from;
    }

    fn effect_done(&mut self) {
        if let Stage::Effect(seat, _) = self.stage {
            self.stage = self.after_effect(seat, false);
        }
    }

    /// All see the same happen to the hand of this seat.
    fn each_clue(&mut self, seat: Seat, change: impl Fn(&mut Clues)) {
        change(&mut self.common_clues[seat]);
        self.clues[seat].iter_mut().for_each(|(_, clues)| change(clues));
    }
}
