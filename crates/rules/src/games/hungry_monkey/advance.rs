//! What happens by itself, and all that is drawn from chance.

use super::event::CardRun;
use super::pile;
use super::stage::{Effect, Ending, Stage};
use super::state::HungryMonkey;
use super::{Animal, DiscardReason, Event, SeriesKind, TakeReason};
use crate::{BySeat, Chance, Outcome, Seat, SeatSet};

/// The next thing that happens by itself.
pub(super) fn advance(game: &HungryMonkey, chance: &mut Chance) -> Option<Event> {
    // Everybody sees the kitty the moment it is on top, in the middle of a turn too.
    if game.game > 0 && game.deck.is_empty() && !game.kitty_shows {
        return Some(Event::KittyShows);
    }
    match &game.stage {
        Stage::Deal { starters } => Some(game.deal(*starters, chance)),
        Stage::Vote { waiting, against, .. } if waiting.is_empty() => {
            Some(Event::StopDecided { stops: against.is_empty() })
        }
        // Looked at here and not when the turn begins, so that the log of a match under way by older rules, which
        // counted less, is read as it was written (ruling 15).
        Stage::Turn(_) if game.idle >= game.edition.endless.stop_at => {
            Some(Event::GameOver { places: game.final_places() })
        }
        Stage::Turn(_) | Stage::Swap(_) | Stage::Peek(_) | Stage::Vote { .. } | Stage::Over(_) => None,
        Stage::Invalid(seat) => Some(game.take_pile(*seat, TakeReason::InvalidCard)),
        Stage::Effect(seat, effect) => Some(game.effect(*seat, *effect)),
        Stage::Draw { seat, .. } => Some(game.draw(*seat)),
        Stage::Finish(seat) => Some(Event::Finished { seat: *seat, place: game.next_place() }),
        Stage::Again(seat) => Some(Event::ExtraTurn { seat: *seat }),
        Stage::GameEnd(_) => Some(Event::GameOver { places: game.final_places() }),
        Stage::Beans { left } => {
            let (seat, award) = *left.first()?;
            Some(Event::Beans { seat, change: game.beans.earned(seat, award, &game.edition.beans, chance)? })
        }
        Stage::Between { waiting } => waiting.is_empty().then(|| game.deal(game.last_seats(), chance)),
        Stage::MatchEnd(ending) => Some(Event::MatchOver { outcome: game.outcome(*ending) }),
    }
}

impl HungryMonkey {
    /// The whole pile goes to a hand.
    pub(super) fn take_pile(&self, seat: Seat, reason: TakeReason) -> Event {
        Event::TookPile { seat, cards: self.pile.as_slice().into(), reason }
    }

    fn deal(&self, starters: SeatSet, chance: &mut Chance) -> Event {
        let starters: Vec<Seat> = starters.iter().collect();
        let starter = starters[chance.below(starters.len())];
        let mut deck: Vec<Animal> = self.edition.cards().iter().collect();
        chance.shuffle(&mut deck);
        let mut deal = |count: u8| BySeat::new(self.seats, |_| deck.split_off(deck.len() - usize::from(count)));
        let hands = Box::new(deal(self.edition.hand));
        let rows = Box::new(deal(self.edition.row));
        let drawable = deck.split_off(self.edition.under_kitty(self.seats));
        Event::Dealt { game: self.game + 1, starter, hands, rows, deck: drawable, under_kitty: deck }
    }

    fn effect(&self, seat: Seat, effect: Effect) -> Event {
        let discard = |reason| Event::Discarded { seat, cards: self.pile.as_slice().into(), reason };
        match effect {
            Effect::Gang => discard(DiscardReason::Gang),
            Effect::Tiger => discard(DiscardReason::Tiger),
            Effect::Ant => {
                let cards = self.pile[..pile::beneath_ants(&self.pile)].into();
                Event::TookPile { seat, cards, reason: TakeReason::Ant }
            }
            Effect::Buffalo => Event::BuffaloBinds { seat: self.next_seat(seat) },
            Effect::Nothing => Event::NoEffect { seat },
        }
    }

    fn draw(&self, seat: Seat) -> Event {
        let mut cards: CardRun = self.deck[self.deck.len() - self.missing_cards(seat)..].into();
        cards.sort_unstable();
        Event::Drew { seat, cards }
    }

    fn next_place(&self) -> u8 {
        self.seats.seats().zip(1..).nth(self.seats.get() - self.unfinished().len()).map_or(1, |(_, place)| place)
    }

    /// The places of a game: those who finished as they did, then the others by the cards they have left.
    fn final_places(&self) -> BySeat<u8> {
        let unfinished = self.unfinished();
        self.places.map(|seat, place| {
            place.unwrap_or_else(|| {
                let left = self.cards_left(seat);
                let better = unfinished.iter().filter(|other| self.cards_left(*other) < left);
                better.fold(self.next_place(), |place, _| place + 1)
            })
        })
    }

    /// Who comes last in the game that is over: one of them begins the next (ruling 14).
    fn last_seats(&self) -> SeatSet {
        let last = self.places.values().max();
        self.places.iter().filter(|(_, place)| Some(*place) == last).map(|(seat, _)| seat).collect()
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        let ending_name = ending.name().to_owned();
        match self.options.series {
            SeriesKind::Single => {
                Outcome { places: self.places.map(|_, place| place.unwrap_or(1)), points: None, ending: ending_name }
            }
            SeriesKind::Beans => {
                let totals = self.places.map(|seat, _| self.beans.total(seat));
                let places = totals.map(|_, own| totals.values().filter(|other| *other > own).fold(1, |at, _| at + 1));
                let points = Some(totals.map(|_, total| i32::try_from(*total).unwrap_or(i32::MAX)));
                Outcome { places, points, ending: ending_name }
            }
        }
    }
}
