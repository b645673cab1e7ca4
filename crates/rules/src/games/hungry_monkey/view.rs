//! What a viewer sees of Hungry Monkey.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Animal;
use crate::{BySeat, Outcome, Seat, SeatSet, Stopping};

/// What one viewer may see now, and may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_monkey.ts")]
pub struct View {
    /// The seat that this view is for, if any.
    pub you: Option<Seat>,
    /// What the match waits for.
    pub phase: Phase,
    /// What a card must be to be valid on the pile now.
    pub required: Required,
    /// The pile, lowest card first.
    pub pile: Vec<PileCard>,
    /// How many cards can still be drawn before the kitty shows.
    pub drawable: u8,
    /// How many cards lie under the kitty and stay out of the game.
    pub under_kitty: u8,
    /// The cards that nobody has seen, once the match is over.
    pub left_over: Option<LeftOver>,
    /// How many cards were discarded.
    pub discarded: u8,
    /// Each discarded animal with its count: only with `memory: assisted`.
    pub discarded_kinds: Option<Vec<(Animal, u8)>>,
    /// The seats, clockwise.
    pub seats: BySeat<SeatView>,
    /// The viewer's own hand in ascending order; empty for spectators.
    pub hand: Vec<Animal>,
    /// What the viewer may do now; nothing while it is not asked.
    pub may: Option<May>,
    /// The series, when beans are played for.
    pub series: Option<Series>,
    /// How far this game is from being stopped; nothing once it is over.
    pub stopping: Option<Stopping>,
    /// How the match ended, once it is over.
    pub outcome: Option<Outcome>,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum Phase {
    /// A seat plays.
    Turn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A seat chooses what its Sparrow swaps.
    Swap {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A seat chooses where its Snake looks.
    Peek {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The unfinished seats answer whether to stop.
    StopVote {
        /// Who proposed it.
        proposer: Seat,
        /// Who has yet to answer.
        waiting: SeatSet,
    },
    /// A game of the series is over; everybody says "continue".
    BetweenGames {
        /// Who has yet to say so.
        waiting: SeatSet,
    },
    /// The match is over.
    Over,
}

/// What a card must be to be valid on the pile now; Ant and Monkey always are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum Required {
    /// Any card.
    Anything,
    /// This number or higher.
    AtLeast {
        /// The number.
        number: u8,
    },
    /// This number or lower: a Buffalo binds.
    AtMost {
        /// The number.
        number: u8,
    },
}

/// A card of the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_monkey.ts")]
pub struct PileCard {
    /// What is printed on it.
    pub animal: Animal,
    /// What it counts as now; differs for Monkeys, nothing for Monkeys with no animal to copy.
    pub counts_as: Option<Animal>,
}

/// The cards that a game ended without.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_monkey.ts")]
pub struct LeftOver {
    /// The draw pile, top card first.
    pub draw_pile: Vec<Animal>,
    /// The cards under the kitty in ascending order.
    pub under_kitty: Vec<Animal>,
}

/// What is seen of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_monkey.ts")]
pub struct SeatView {
    /// How many cards it has in hand.
    pub hand_size: u8,
    /// Its row, slot by slot.
    pub row: Vec<Slot>,
    /// Its place in this game, once it has finished or lost.
    pub place: Option<u8>,
    /// How many bean cards it has (their number is public, their value is not).
    pub bean_cards: u8,
    /// The hand of the seat that lost, turned up when a game is over.
    pub shown_hand: Option<Vec<Animal>>,
}

/// A slot of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum Slot {
    /// Its card was played.
    Empty,
    /// A card this viewer does not know.
    FaceDown,
    /// Face down, but this viewer may know it: just peeked at, or remembered with `memory: assisted`.
    Known {
        /// The card.
        animal: Animal,
    },
    /// Face up, after the game.
    FaceUp {
        /// The card.
        animal: Animal,
    },
}

/// What the viewer may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum May {
    /// It is the viewer's turn.
    Turn {
        /// The animals in hand that are valid: any number of them, with any number of Monkeys.
        play: Vec<Animal>,
        /// Whether the top of the draw pile may be played.
        draw: bool,
        /// The own slots that may be played.
        row: Vec<u8>,
        /// Whether taking the pile is the one thing left.
        take_pile: bool,
        /// Whether the seats may be asked to stop.
        propose_stop: bool,
    },
    /// Choose an own slot and a card of the hand.
    Swap {
        /// The own slots with a card.
        slots: Vec<u8>,
    },
    /// Choose a face-down card of anybody.
    Peek {
        /// The slots with a card, by seat.
        slots: BySeat<Vec<u8>>,
    },
    /// Say whether to stop.
    AnswerStop,
    /// Say "continue".
    Continue,
}

/// A bean series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "hungry_monkey.ts")]
pub struct Series {
    /// Which game of the series it is, from 1.
    pub game: u8,
    /// How many games are played at most.
    pub games: u8,
    /// The viewer's own bean cards in ascending order; empty for spectators.
    pub own_beans: Vec<u8>,
    /// Everybody's bean cards, once the series is over.
    pub all_beans: Option<BySeat<Vec<u8>>>,
}

/// What one viewer may see of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum EventView {
    /// A game was dealt.
    Dealt {
        /// Which game of the series, from 1.
        game: u8,
        /// Who begins.
        starter: Seat,
    },
    /// Cards came onto the pile.
    Played {
        /// Who played.
        seat: Seat,
        /// Where from.
        source: Source,
        /// The cards, lowest first.
        cards: Vec<Animal>,
        /// Whether they were valid; if not, the pile goes to the hand.
        valid: bool,
    },
    /// A seat took the whole pile, or what lay under its Ants, into its hand.
    TookPile {
        /// Who took it.
        seat: Seat,
        /// The cards, lowest first.
        cards: Vec<Animal>,
        /// Why.
        reason: TakeReason,
    },
    /// The pile was discarded.
    Discarded {
        /// Whose play it was.
        seat: Seat,
        /// The cards, lowest first.
        cards: Vec<Animal>,
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
        /// Who drew.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, for that seat itself.
        cards: Option<Vec<Animal>>,
    },
    /// The kitty shows: the draw pile is empty from now on.
    KittyShows,
    /// A Sparrow swapped a hand card with a row card.
    Swapped {
        /// Whose row.
        seat: Seat,
        /// The slot.
        slot: u8,
        /// The card that went into the slot, for that seat itself.
        placed: Option<Animal>,
        /// The card that came to the hand, for that seat itself.
        taken: Option<Animal>,
    },
    /// A Snake looked at a row card.
    Peeked {
        /// Who looked.
        seat: Seat,
        /// Whose row.
        owner: Seat,
        /// The slot.
        slot: u8,
        /// The card, for the seat that looked.
        animal: Option<Animal>,
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
    /// A seat answered; what it said is told when all have.
    StopAnswered {
        /// Who.
        seat: Seat,
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
        /// How many cards it gained; negative when it lost one.
        change: i8,
        /// The values of these cards, for that seat itself, and for all of cards whose value is public.
        values: Option<Vec<u8>>,
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

/// Where played cards came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum Source {
    /// The hand.
    Hand,
    /// The top of the draw pile.
    DrawPile,
    /// The row.
    Row {
        /// The slot.
        slot: u8,
    },
}

/// Why a seat took cards of the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum TakeReason {
    /// It had no valid card.
    NoValidCard,
    /// Its unseen card was invalid.
    InvalidCard,
    /// Its Ant.
    Ant,
}

/// Why the pile was discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hungry_monkey.ts")]
pub enum DiscardReason {
    /// Four or more of a kind on top.
    Gang,
    /// A Tiger.
    Tiger,
}
