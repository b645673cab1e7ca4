//! What a viewer sees of Little Monster.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Food, FoodCard, Monster, MonsterCard, Step};
use crate::{BySeat, Outcome, Seat, SeatSet, Stopping};

/// What one viewer may see now, and may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "little_monster.ts")]
pub struct View {
    /// The seat that this view is for, if any.
    pub you: Option<Seat>,
    /// The foods of this edition; a [`Food`] is a place in this list.
    pub foods: Vec<FoodCard>,
    /// The monsters of this edition; a [`Monster`] is a place in this list. None has an ability when the
    /// match is played without.
    pub monsters: Vec<MonsterCard>,
    /// The taste value that a monster is fed at, unless it has another of its own.
    pub feeds_at: u8,
    /// What the match waits for.
    pub phase: Phase,
    /// Which round it is, from 1; 0 before the first.
    pub round: u16,
    /// How far the match is from being stopped; nothing before the first turn and once it is over.
    pub stopping: Option<Stopping>,
    /// Who has the first turn of each round.
    pub starter: Option<Seat>,
    /// Whose turn it is, once the food is dealt.
    pub turn: Option<Seat>,
    /// How often that seat has fed a monster this turn, the current meal not counted.
    pub fed: u8,
    /// The table to run along.
    pub track: Track,
    /// The monsters in play, in the order of their owners; none before they are known.
    pub racers: Vec<Racer>,
    /// The one racing monster that is further than all others.
    pub fastest: Option<Monster>,
    /// The one racing monster that is behind all others.
    pub slowest: Option<Monster>,
    /// The seats, clockwise.
    pub seats: BySeat<SeatView>,
    /// The monsters to choose from: the open row of a draft, or the three offered to the viewer.
    pub offer: Vec<Monster>,
    /// The two monsters that the viewer chose to keep, until all are shown.
    pub kept: Option<[Monster; 2]>,
    /// The viewer's own hand, in the order of the list of foods; empty for spectators.
    pub hand: Vec<Food>,
    /// What the viewer chose to discard, while others have yet to choose.
    pub discarding: Vec<Food>,
    /// How many cards the deck has.
    pub deck: u8,
    /// How many cards the discard pile has.
    pub discarded: u8,
    /// The card on top of the discard pile.
    pub top_discard: Option<Food>,
    /// The whole discard pile, top card last: only with `memory: assisted`.
    pub discards: Option<Vec<Food>>,
    /// The cards of the deck that the viewer knows: only with `memory: assisted`.
    pub known_in_deck: Vec<CardInDeck>,
    /// The meal on the table.
    pub feeding: Option<FeedingView>,
    /// The action that is being done.
    pub under_way: Option<UnderWay>,
    /// Abilities that wait for it to be done, in their order.
    pub waiting: Vec<Source>,
    /// What the viewer may do now; nothing while it is not asked.
    pub may: Option<May>,
    /// How the match ended, once it is over.
    pub outcome: Option<Outcome>,
}

/// The table to run along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "little_monster.ts")]
pub struct Track {
    /// How many plates it has. The first, number 0, is the start.
    pub plates: u8,
    /// The number of the last plate, the finish.
    pub finish: u8,
}

/// A monster in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "little_monster.ts")]
pub struct Racer {
    /// Which.
    pub monster: Monster,
    /// Whose.
    pub owner: Seat,
    /// On which plate it is; the finish when it has come home.
    pub at: u8,
    /// Whether it has come home and races no more.
    pub home: bool,
    /// The taste value that it is fed at.
    pub feeds_at: u8,
}

/// What is seen of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "little_monster.ts")]
pub struct SeatView {
    /// How many cards it has in hand.
    pub hand_size: u8,
    /// How much it may hold, in taste values, without having to feed.
    pub hand_limit: u8,
    /// The further one of its two monsters, as "your fastest" has it.
    pub fastest: Option<Monster>,
    /// The one of its two monsters that is behind, as "your slowest" has it.
    pub slowest: Option<Monster>,
    /// The monsters it has taken from the open row so far, while there is a draft.
    pub drafted: Vec<Monster>,
    /// Cards in its hand that the viewer knows: only with `memory: assisted`.
    pub known: Vec<Food>,
    /// The monster it did not keep, once the match is over.
    pub rejected: Option<Monster>,
}

/// A card of the deck that the viewer knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "little_monster.ts")]
pub struct CardInDeck {
    /// How many cards lie on it.
    pub depth: u8,
    /// What it is.
    pub card: Food,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum Phase {
    /// The seats choose two of three monsters.
    Keep {
        /// Who has yet to choose.
        waiting: SeatSet,
    },
    /// A seat takes a monster from the open row.
    Draft {
        /// Who.
        seat: Seat,
    },
    /// A seat chooses which of its abilities at the start of the turn comes next.
    StartAbility {
        /// Who.
        seat: Seat,
    },
    /// A seat feeds a monster or ends its turn.
    Turn {
        /// Who.
        seat: Seat,
    },
    /// A seat covers a card of its meal.
    Cover {
        /// Who.
        seat: Seat,
    },
    /// A seat chooses which card's action comes next.
    Order {
        /// Who.
        seat: Seat,
    },
    /// A seat chooses the monster that its action moves.
    Target {
        /// Who.
        seat: Seat,
    },
    /// A seat chooses whom to steal from.
    Steal {
        /// Who.
        seat: Seat,
    },
    /// Seats choose what they discard.
    Discard {
        /// Who has yet to choose.
        waiting: SeatSet,
        /// How many cards each.
        count: u8,
    },
    /// A seat says whether it does what it may do.
    Answer {
        /// Who.
        seat: Seat,
    },
    /// A seat has looked at the top card and says where it goes.
    PlaceTop {
        /// Who.
        seat: Seat,
    },
    /// The seats answer whether to stop.
    StopVote {
        /// Who proposed it.
        proposer: Seat,
        /// Who has yet to answer.
        waiting: SeatSet,
    },
    /// The match is over.
    Over,
}

/// Where an action comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum Source {
    /// An uncovered card of the meal.
    Food {
        /// The card.
        card: Food,
    },
    /// A monster's ability.
    Ability {
        /// The monster.
        monster: Monster,
        /// Which of its abilities.
        ability: u8,
    },
}

/// The action that is being done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "little_monster.ts")]
pub struct UnderWay {
    /// Whose action it is.
    pub seat: Seat,
    /// Where it comes from.
    pub source: Source,
    /// The steps still to be done; the first is the one that somebody decides now.
    pub steps: Vec<Step>,
}

/// A meal on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "little_monster.ts")]
pub struct FeedingView {
    /// Whose.
    pub seat: Seat,
    /// The monster that is fed.
    pub monster: Monster,
    /// The taste value that it is fed at.
    pub feeds_at: u8,
    /// The cards on the table.
    pub cards: Vec<TableCard>,
    /// By how much the uncovered cards are over that value; 0 when they are not.
    pub over: u16,
    /// How far it has come.
    pub stage: FeedingStage,
}

/// A card of a meal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "little_monster.ts")]
pub struct TableCard {
    /// What it is.
    pub card: Food,
    /// Whether it is covered.
    pub covered: bool,
    /// Whether its action has yet to be done.
    pub pending: bool,
}

/// How far a meal has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum FeedingStage {
    /// The monster moves for the meal itself.
    Step,
    /// What is too much is covered.
    Cover,
    /// The monster's own abilities.
    WhenFed,
    /// The actions of the uncovered cards.
    Actions,
}

/// What the viewer may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "little_monster.ts")]
pub enum May {
    /// Keep two of the monsters offered.
    Keep,
    /// Take a monster from the open row.
    Draft,
    /// Choose which ability comes next.
    UseAbility {
        /// The abilities.
        abilities: Vec<Source>,
    },
    /// Feed a monster or end the turn.
    Turn {
        /// The own monsters that can be fed, if the hand is enough; none after two feedings.
        feed: Vec<Monster>,
        /// Whether a monster has to be fed before the turn can end.
        must_feed: bool,
        /// Whether the seats may be asked to stop.
        propose_stop: bool,
    },
    /// Cover one of these cards.
    Cover {
        /// The cards.
        cards: Vec<Food>,
    },
    /// Do the action of one of these cards next.
    Resolve {
        /// The cards.
        cards: Vec<Food>,
    },
    /// Choose one of these monsters.
    Target {
        /// The monsters.
        monsters: Vec<Monster>,
    },
    /// Steal from one of these seats.
    StealFrom {
        /// The seats.
        seats: SeatSet,
    },
    /// Discard cards from the hand.
    Discard {
        /// How many.
        count: u8,
    },
    /// Say whether to do these steps.
    Answer {
        /// What the viewer may do.
        steps: Vec<Step>,
    },
    /// Say where the card looked at goes.
    PlaceTop {
        /// The card.
        card: Food,
    },
    /// Say whether to stop.
    AnswerStop,
}
