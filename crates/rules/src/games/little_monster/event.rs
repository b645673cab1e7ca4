//! What happens in Little Monster: the truth for the log, and what a viewer may see of it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Card;
use super::{Food, Monster, Source};
use crate::{BySeat, Outcome, Seat, Viewer};

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Something that everybody sees in full.
    Open(OpenEvent),
    /// Three monsters were offered to each seat.
    Offered {
        /// Who has the first turn.
        starter: Seat,
        /// The three, by seat.
        monsters: BySeat<Vec<Monster>>,
    },
    /// A seat chose the monsters that it keeps.
    Kept {
        /// Who.
        seat: Seat,
        /// The two.
        monsters: [Monster; 2],
    },
    /// The food was shuffled and dealt.
    FoodDealt {
        /// The hands.
        hands: BySeat<Vec<Card>>,
        /// The deck, top card last.
        deck: Vec<Card>,
    },
    /// The discard pile was shuffled and is the new deck.
    Reshuffled {
        /// The deck, top card last.
        deck: Vec<Card>,
    },
    /// A seat drew cards from the top of the deck.
    Drew {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Vec<Food>,
    },
    /// A seat stole cards from another.
    Stole {
        /// Who.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which of the hand's cards.
        stolen: Vec<Card>,
        /// What they are.
        cards: Vec<Food>,
    },
    /// A seat looked at the top card of the deck.
    Looked {
        /// Who.
        seat: Seat,
        /// The card.
        card: Food,
    },
    /// A seat chose what it discards.
    DiscardChosen {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Vec<Food>,
    },
    /// A seat answered whether to stop.
    StopAnswered {
        /// Who.
        seat: Seat,
        /// Whether it wants to.
        agree: bool,
    },
}

impl Event {
    /// Whether the seat that caused it cannot take its move back: something hidden was drawn, shown or
    /// handed in. Movement, covering and choosing alone can be taken back.
    pub(super) const fn is_final(&self) -> bool {
        match self {
            Self::Open(open) => matches!(
                open,
                OpenEvent::MonstersShown { .. }
                    | OpenEvent::Fed { .. }
                    | OpenEvent::TookBack { .. }
                    | OpenEvent::TopPlaced { .. }
                    | OpenEvent::Discarded { .. }
                    | OpenEvent::TurnEnded { .. }
                    | OpenEvent::StopProposed { .. }
                    | OpenEvent::StopDecided { .. }
                    | OpenEvent::MatchOver { .. }
            ),
            _ => true,
        }
    }

    /// What a viewer may see of it.
    pub(super) fn seen_by(&self, viewer: Viewer) -> EventView {
        let count = |cards: &[Food]| u8::try_from(cards.len()).unwrap_or(u8::MAX);
        EventView::Veiled(match self {
            Self::Open(open) => return EventView::Open(open.clone()),
            Self::Offered { starter, monsters } => VeiledEvent::Offered {
                starter: *starter,
                monsters: viewer.seat().map(|seat| monsters[seat].clone()).unwrap_or_default(),
            },
            Self::Kept { seat, .. } => VeiledEvent::Kept { seat: *seat },
            Self::FoodDealt { hands, .. } => {
                let each = hands.values().map(Vec::len).max().unwrap_or_default();
                VeiledEvent::FoodDealt { each: u8::try_from(each).unwrap_or(u8::MAX) }
            }
            Self::Reshuffled { deck } => VeiledEvent::Reshuffled { cards: u8::try_from(deck.len()).unwrap_or(u8::MAX) },
            Self::Drew { seat, cards } => VeiledEvent::Drew {
                seat: *seat,
                count: count(cards),
                cards: viewer.sees_secrets_of(*seat).then(|| in_order(cards)),
            },
            Self::Stole { seat, from, cards, .. } => VeiledEvent::Stole {
                seat: *seat,
                from: *from,
                count: count(cards),
                cards: (viewer.sees_secrets_of(*seat) || viewer.sees_secrets_of(*from)).then(|| in_order(cards)),
            },
            Self::Looked { seat, card } => {
                VeiledEvent::Looked { seat: *seat, card: viewer.sees_secrets_of(*seat).then_some(*card) }
            }
            Self::DiscardChosen { seat, .. } => VeiledEvent::DiscardChosen { seat: *seat },
            Self::StopAnswered { seat, .. } => VeiledEvent::StopAnswered { seat: *seat },
        })
    }
}

/// Cards that come to a hand, in the order of the edition: that in which they lay is nobody's to know.
fn in_order(cards: &[Food]) -> Vec<Food> {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    sorted
}

/// What one viewer may see of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
#[ts(export_to = "little_monster.ts")]
pub enum EventView {
    /// All of it.
    Open(OpenEvent),
    /// A part of it.
    Veiled(VeiledEvent),
}

/// What everybody sees in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum OpenEvent {
    /// Two monsters were dealt to each seat.
    MonstersDealt {
        /// Who has the first turn.
        starter: Seat,
        /// The two, by seat.
        monsters: BySeat<[Monster; 2]>,
    },
    /// An open row of monsters was laid out to draft from.
    RowLaid {
        /// Who has the first turn, and drafts last in the way there.
        starter: Seat,
        /// The row.
        row: Vec<Monster>,
    },
    /// A seat took a monster from the row.
    Drafted {
        /// Who.
        seat: Seat,
        /// Which.
        monster: Monster,
    },
    /// All seats have chosen the monsters that they keep.
    MonstersShown {
        /// The two, by seat.
        monsters: BySeat<[Monster; 2]>,
    },
    /// The draw of the turn was left out, since there is no card to draw.
    NothingToDraw {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A seat feeds a monster.
    Fed {
        /// Who.
        seat: Seat,
        /// The monster.
        monster: Monster,
        /// The cards it laid down.
        cards: Vec<Food>,
        /// The taste value that the monster is fed at.
        feeds_at: u8,
    },
    /// A monster moved.
    Moved {
        /// Which.
        monster: Monster,
        /// The plate it left.
        from: u8,
        /// The plate it came to.
        to: u8,
        /// Whether that is the finish.
        home: bool,
    },
    /// A card of the meal was covered.
    Covered {
        /// Who.
        seat: Seat,
        /// The card.
        card: Food,
    },
    /// The meal is still too much: the covered card went back to the hand.
    TookBack {
        /// Who.
        seat: Seat,
        /// The card.
        card: Food,
    },
    /// The action of a food or an ability begins.
    Began {
        /// Whose action it is.
        seat: Seat,
        /// What it comes from.
        source: Source,
    },
    /// The action of a food or an ability was not done at all.
    NotDone {
        /// Whose action it is.
        seat: Seat,
        /// What it comes from.
        source: Source,
        /// Whether its condition is not met; if so, whether it could be done was never asked.
        unmet: bool,
    },
    /// A seat said whether it does what it may do.
    Answered {
        /// Who.
        seat: Seat,
        /// Whether it does it.
        perform: bool,
    },
    /// A seat chose the monster that its action moves.
    Targeted {
        /// Who.
        seat: Seat,
        /// The monster.
        monster: Monster,
    },
    /// A seat chose whom to steal from.
    Singled {
        /// Who.
        seat: Seat,
        /// From whom.
        from: Seat,
    },
    /// A seat's chosen cards went onto the discard pile.
    Discarded {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Vec<Food>,
    },
    /// The card looked at was left or put under the deck.
    TopPlaced {
        /// Who.
        seat: Seat,
        /// Whether it went under the deck.
        under: bool,
    },
    /// A meal is over: its cards went onto the discard pile.
    Cleared {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Vec<Food>,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// Whose turn it is now.
        next: Seat,
    },
    /// A seat asked to stop.
    StopProposed {
        /// Who.
        seat: Seat,
    },
    /// All have answered whether to stop.
    StopDecided {
        /// Whether the match stops.
        stops: bool,
    },
    /// The match is over.
    MatchOver {
        /// How.
        outcome: Outcome,
    },
}

/// What a viewer sees of an event that is not open to all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum VeiledEvent {
    /// Three monsters were offered to each seat.
    Offered {
        /// Who has the first turn.
        starter: Seat,
        /// The three offered to the viewer; empty for spectators.
        monsters: Vec<Monster>,
    },
    /// A seat chose the monsters that it keeps.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// The food was shuffled and dealt.
    FoodDealt {
        /// How many cards each seat got.
        each: u8,
    },
    /// The discard pile was shuffled and is the new deck.
    Reshuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// A seat drew cards.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, for that seat itself.
        cards: Option<Vec<Food>>,
    },
    /// A seat stole cards from another.
    Stole {
        /// Who.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// How many.
        count: u8,
        /// Which, for these two seats.
        cards: Option<Vec<Food>>,
    },
    /// A seat looked at the top card of the deck.
    Looked {
        /// Who.
        seat: Seat,
        /// The card, for that seat itself.
        card: Option<Food>,
    },
    /// A seat chose what it discards; what, is told when all have.
    DiscardChosen {
        /// Who.
        seat: Seat,
    },
    /// A seat answered whether to stop; how, is told when all have.
    StopAnswered {
        /// Who.
        seat: Seat,
    },
}
