//! What happens in a match: the whole truth, for the log, and what a viewer sees of it.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::cards::small;
use super::series::BeanChange;
use super::{Animal, DiscardReason, EventView, Source, TakeReason};
use crate::{BySeat, Outcome, Seat, Viewer};

/// Cards in an order, in place as long as they are few, as those of most moves are.
pub(super) type CardRun = SmallVec<[Animal; 16]>;

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A game was dealt.
    Dealt {
        /// Which game of the series, from 1.
        game: u8,
        /// Who begins.
        starter: Seat,
        /// The hands.
        hands: Box<BySeat<Vec<Animal>>>,
        /// The rows, slot by slot.
        rows: Box<BySeat<Vec<Animal>>>,
        /// The cards to draw, the top one last.
        deck: Vec<Animal>,
        /// The cards under the kitty.
        under_kitty: Vec<Animal>,
    },
    /// Cards came onto the pile.
    Played {
        /// Who played.
        seat: Seat,
        /// Where from.
        source: Source,
        /// The cards, lowest first.
        cards: CardRun,
        /// Whether they were valid.
        valid: bool,
    },
    /// A seat took cards of the pile into its hand.
    TookPile {
        /// Who.
        seat: Seat,
        /// The cards, lowest first: always the lowest of the pile.
        cards: CardRun,
        /// Why.
        reason: TakeReason,
    },
    /// The whole pile was discarded.
    Discarded {
        /// Whose play it was.
        seat: Seat,
        /// The cards, lowest first.
        cards: CardRun,
        /// Why.
        reason: DiscardReason,
    },
    /// A Buffalo binds the next seat.
    BuffaloBinds {
        /// Who is bound.
        seat: Seat,
    },
    /// A seat drew cards.
    Drew {
        /// Who.
        seat: Seat,
        /// The cards, in ascending order: the order of a hand means nothing.
        cards: CardRun,
    },
    /// The kitty shows.
    KittyShows,
    /// A Sparrow swapped a hand card with a row card.
    Swapped {
        /// Whose row.
        seat: Seat,
        /// The slot.
        slot: u8,
        /// The card that went into the slot.
        placed: Animal,
        /// The card that came to the hand.
        taken: Animal,
    },
    /// A Snake looked at a row card.
    Peeked {
        /// Who looked.
        seat: Seat,
        /// Whose row.
        owner: Seat,
        /// The slot.
        slot: u8,
        /// The card.
        animal: Animal,
    },
    /// A Sparrow or Snake found nothing to do.
    NoEffect {
        /// Whose play it was.
        seat: Seat,
    },
    /// A seat takes another turn.
    ExtraTurn {
        /// Who.
        seat: Seat,
    },
    /// A seat has no cards left.
    Finished {
        /// Who.
        seat: Seat,
        /// In which place.
        place: u8,
    },
    /// A seat asked to stop.
    StopProposed {
        /// Who.
        seat: Seat,
    },
    /// A seat answered.
    StopAnswered {
        /// Who.
        seat: Seat,
        /// What.
        agree: bool,
    },
    /// All have answered.
    StopDecided {
        /// Whether the game stops.
        stops: bool,
    },
    /// A game is over.
    GameOver {
        /// The place of each seat.
        places: BySeat<u8>,
    },
    /// Bean cards changed hands after a game.
    Beans {
        /// Whose.
        seat: Seat,
        /// How.
        change: BeanChange,
    },
    /// A seat said "continue".
    Continued {
        /// Who.
        seat: Seat,
    },
    /// The match is over.
    MatchOver {
        /// How.
        outcome: Outcome,
    },
}

impl Event {
    /// What the viewer may see of it.
    pub(super) fn seen_by(&self, viewer: Viewer) -> EventView {
        match *self {
            Self::Dealt { game, starter, .. } => EventView::Dealt { game, starter },
            Self::Played { seat, source, ref cards, valid } => {
                EventView::Played { seat, source, cards: cards.to_vec(), valid }
            }
            Self::TookPile { seat, ref cards, reason } => EventView::TookPile { seat, cards: cards.to_vec(), reason },
            Self::Discarded { seat, ref cards, reason } => EventView::Discarded { seat, cards: cards.to_vec(), reason },
            Self::BuffaloBinds { seat } => EventView::BuffaloBinds { seat },
            Self::Drew { seat, ref cards } => EventView::Drew {
                seat,
                count: small(cards.len()),
                cards: viewer.sees_secrets_of(seat).then(|| cards.to_vec()),
            },
            Self::KittyShows => EventView::KittyShows,
            Self::Swapped { seat, slot, placed, taken } => {
                let own = viewer.sees_secrets_of(seat);
                EventView::Swapped { seat, slot, placed: own.then_some(placed), taken: own.then_some(taken) }
            }
            Self::Peeked { seat, owner, slot, animal } => {
                EventView::Peeked { seat, owner, slot, animal: viewer.sees_secrets_of(seat).then_some(animal) }
            }
            Self::NoEffect { seat } => EventView::NoEffect { seat },
            Self::ExtraTurn { seat } => EventView::ExtraTurn { seat },
            Self::Finished { seat, place } => EventView::Finished { seat, place },
            Self::StopProposed { seat } => EventView::StopProposed { seat },
            Self::StopAnswered { seat, .. } => EventView::StopAnswered { seat },
            Self::StopDecided { stops } => EventView::StopDecided { stops },
            Self::GameOver { ref places } => EventView::GameOver { places: places.clone() },
            Self::Beans { seat, ref change } => {
                let told = change.is_public() || viewer.sees_secrets_of(seat);
                EventView::Beans { seat, change: change.cards(), values: told.then(|| change.values()) }
            }
            Self::Continued { seat } => EventView::Continued { seat },
            Self::MatchOver { ref outcome } => EventView::MatchOver { outcome: outcome.clone() },
        }
    }
}
