//! A toy game that keeps its secrets, or has the fault it is told to have: the test of the suite itself.
//!
//! There are five numbers, four cards of each. Each seat holds three cards, three lie face down in a row, and the
//! rest is the deck. In its turn a seat does something with the row or leaves it: it turns a card up, replaces
//! one that is up by a card of its hand, face down, or shuffles the row, face down. Then it lays a card that is
//! higher than the last and draws another, or passes. After twelve turns the match is over.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use rules::conformance::Specimen;
use rules::{
    BySeat, Chance, Edition, EditionData, Game, GameKind, Outcome, Problem, Seat, SeatCount, SeatSet, Status, Viewer,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

const TURNS: u8 = 12;

/// How the game tells what it should not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Cards of the row keep the numbers they were dealt with, and views tell them.
    IdSurvivesShuffle,
    /// Views list the places of the row, in the order of what lies there.
    OrderOfList,
    /// Views tell how many moves the seat has that is asked.
    NumberOfMoves,
    /// Who asks for a card that it has not is told who has it.
    TellingError,
    /// The event of a drawn card names it to everybody.
    EventNamesDrawn,
    /// The event of a card that is turned up tells nobody which it is.
    SilentEvent,
    /// A card that is put face down in the place of one that is up is shown as if it were up.
    FieldForgotten,
    /// Views tell a number that was drawn with the deal.
    RandomState,
    /// Views are longer if the top card of the deck is higher.
    Size,
    /// A seat that cannot lay a card is not asked.
    FasterPass,
    /// Bots leave people time to read that somebody drew a high card.
    LongerPause,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Card {
    id: u8,
    number: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Place {
    card: Card,
    /// Whether it is shown.
    up: bool,
    /// Whether everybody has seen it.
    seen: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Toy {
    fault: Option<Fault>,
    hands: BySeat<Vec<Card>>,
    row: Vec<Place>,
    deck: Vec<Card>,
    pile: Vec<u8>,
    turn: Seat,
    turns: u8,
    stage: Stage,
    salt: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(super) enum Stage {
    Deal,
    Row,
    Shuffle,
    Lay,
    Draw,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub(super) struct Options {
    #[serde(skip)]
    #[ts(skip)]
    pub(super) fault: Option<Fault>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub(super) struct NoData {}

impl EditionData for NoData {
    const STANDARD: &'static str = "";

    fn check(&self) -> Result<(), Problem> {
        Ok(())
    }

    fn check_sense(&self) -> Result<(), Problem> {
        Ok(())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Move {
    Leave,
    Turn { place: usize },
    Replace { place: usize, number: u8 },
    Shuffle,
    Lay { number: u8 },
    Pass,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Event {
    Dealt { hands: BySeat<Vec<Card>>, row: Vec<Place>, deck: Vec<Card>, salt: u8 },
    Left,
    Turned { place: usize, number: u8, told: bool },
    Replaced { seat: Seat, place: usize, number: u8, forgotten: bool },
    WillShuffle,
    Shuffled { row: Vec<Place> },
    Laid { number: u8 },
    Drew { seat: Seat, card: Option<Card>, named: bool, slow: bool },
    Passed,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub(super) struct View {
    hand: Vec<u8>,
    sizes: BySeat<usize>,
    row: Vec<Option<u8>>,
    pile: Vec<u8>,
    deck: usize,
    turn: Seat,
    stage: Stage,
    told: Vec<u8>,
    padding: String,
}

#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum EventView {
    Happened,
    Shown { number: u8 },
    Drew { seat: Seat, number: Option<u8> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, TS)]
#[error("not possible")]
#[serde(tag = "rule", rename_all = "snake_case")]
pub(super) enum Impossible {
    NotNow,
    NotInHand,
    TooLow,
    HeldBy { seat: Seat },
}

impl Toy {
    fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    fn can_lay(&self, number: u8) -> bool {
        // The highest card is followed by any.
        self.pile.last().is_none_or(|last| number > *last || *last == 5)
    }

    fn holds(&self, seat: Seat, number: u8) -> bool {
        self.hands[seat].iter().any(|card| card.number == number)
    }

    fn take(&mut self, number: u8) -> Card {
        let hand = &mut self.hands[self.turn];
        let index = hand.iter().position(|card| card.number == number).unwrap();
        hand.remove(index)
    }

    fn end_turn(&mut self) {
        self.turn = self.hands.count().after(self.turn);
        self.turns += 1;
        self.stage = Stage::Row;
    }

    /// What a view tells besides what it should.
    fn told(&self) -> Vec<u8> {
        let row = self.row.iter().map(|place| place.card);
        match self.fault {
            Some(Fault::IdSurvivesShuffle) => row.map(|card| card.id).collect(),
            Some(Fault::OrderOfList) => {
                let mut places: Vec<(u8, u8)> = row.map(|card| card.number).zip(0..).collect();
                places.sort_unstable();
                places.into_iter().map(|(_, place)| place).collect()
            }
            Some(Fault::NumberOfMoves) => vec![u8::try_from(self.legal_moves(self.turn).len()).unwrap()],
            Some(Fault::RandomState) => vec![self.salt],
            _ => Vec::new(),
        }
    }
}

impl Game for Toy {
    const KIND: GameKind = GameKind::HungryMonkey;
    const SEATS: RangeInclusive<u8> = 2..=6;
    type Edition = NoData;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Illegal = Impossible;

    fn before_the_deal(_: Edition<NoData>, options: Options, seats: SeatCount) -> Self {
        Self {
            fault: options.fault,
            hands: BySeat::new(seats, |_| Vec::new()),
            row: Vec::new(),
            deck: Vec::new(),
            pile: Vec::new(),
            turn: Seat::new(0),
            turns: 0,
            stage: Stage::Deal,
            salt: 0,
        }
    }

    fn status(&self) -> Status {
        if self.turns < TURNS {
            return Status::Acting(SeatSet::only(self.turn));
        }
        let places = self.hands.map(|_, _| 1);
        Status::Over(Outcome { places, points: None, ending: "played_out".to_owned() })
    }

    fn add_legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let numbers = || (1..=5).filter(move |number| self.holds(seat, *number));
        if self.stage == Stage::Lay {
            let laid = numbers().filter(|number| self.can_lay(*number)).map(|number| Move::Lay { number });
            return moves.extend(laid.chain([Move::Pass]));
        }
        moves.extend([Move::Leave, Move::Shuffle]);
        for (place, shown) in self.row.iter().enumerate() {
            if shown.up {
                moves.extend(numbers().map(|number| Move::Replace { place, number }));
            } else {
                moves.push(Move::Turn { place });
            }
        }
    }

    fn decide(&self, seat: Seat, chosen: &Move) -> Result<Event, Impossible> {
        let at_row = matches!(*chosen, Move::Leave | Move::Turn { .. } | Move::Replace { .. } | Move::Shuffle);
        if at_row != (self.stage == Stage::Row) {
            return Err(Impossible::NotNow);
        }
        if let Move::Replace { number, .. } | Move::Lay { number } = *chosen
            && !self.holds(seat, number)
        {
            let holder = self.hands.iter().map(|(other, _)| other).find(|other| self.holds(*other, number));
            return Err(match holder {
                Some(seat) if self.has(Fault::TellingError) => Impossible::HeldBy { seat },
                _ => Impossible::NotInHand,
            });
        }
        match *chosen {
            Move::Leave => Ok(Event::Left),
            Move::Shuffle => Ok(Event::WillShuffle),
            Move::Pass => Ok(Event::Passed),
            Move::Lay { number } if self.can_lay(number) => Ok(Event::Laid { number }),
            Move::Lay { .. } => Err(Impossible::TooLow),
            Move::Turn { place } if self.row.get(place).is_some_and(|place| !place.up) => {
                let number = self.row[place].card.number;
                Ok(Event::Turned { place, number, told: !self.has(Fault::SilentEvent) })
            }
            Move::Replace { place, number } if self.row.get(place).is_some_and(|place| place.up) => {
                Ok(Event::Replaced { seat, place, number, forgotten: self.has(Fault::FieldForgotten) })
            }
            Move::Turn { .. } | Move::Replace { .. } => Err(Impossible::NotNow),
        }
    }

    fn advance(&self, chance: &mut Chance) -> Option<Event> {
        match self.stage {
            Stage::Deal => {
                let mut deck: Vec<Card> = (0..20).map(|id| Card { id, number: id / 4 + 1 }).collect();
                chance.shuffle(&mut deck);
                let hands = self.hands.map(|_, _| deck.split_off(deck.len() - 3));
                let row = deck.split_off(deck.len() - 3);
                let row = row.into_iter().map(|card| Place { card, up: false, seen: false }).collect();
                Some(Event::Dealt { hands, row, deck, salt: u8::try_from(chance.below(256)).unwrap() })
            }
            Stage::Shuffle => {
                let mut row = self.row.clone();
                chance.shuffle(&mut row);
                Some(Event::Shuffled {
                    row: row.into_iter().map(|place| Place { up: false, seen: false, ..place }).collect(),
                })
            }
            Stage::Draw => {
                let card = self.deck.last().copied();
                let high = card.is_some_and(|card| card.number > 3);
                let (named, slow) = (self.has(Fault::EventNamesDrawn), high && self.has(Fault::LongerPause));
                Some(Event::Drew { seat: self.turn, card, named, slow })
            }
            Stage::Lay if self.has(Fault::FasterPass) && self.legal_moves(self.turn) == [Move::Pass] => {
                Some(Event::Passed)
            }
            Stage::Row | Stage::Lay => None,
        }
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Dealt { hands, row, deck, salt } => {
                self.hands = hands.clone();
                self.row.clone_from(row);
                self.deck.clone_from(deck);
                self.salt = *salt;
                self.stage = Stage::Row;
            }
            Event::Left => self.stage = Stage::Lay,
            Event::Turned { place, .. } => {
                self.row[*place].up = true;
                self.row[*place].seen = true;
                self.stage = Stage::Lay;
            }
            Event::Replaced { place, number, forgotten, .. } => {
                let card = self.take(*number);
                let replaced = std::mem::replace(&mut self.row[*place], Place { card, up: *forgotten, seen: false });
                self.pile.push(replaced.card.number);
                self.stage = Stage::Lay;
            }
            Event::WillShuffle => self.stage = Stage::Shuffle,
            Event::Shuffled { row } => {
                self.row.clone_from(row);
                self.stage = Stage::Lay;
            }
            Event::Laid { number } => {
                self.take(*number);
                self.pile.push(*number);
                self.stage = Stage::Draw;
            }
            Event::Drew { card, .. } => {
                self.deck.pop();
                self.hands[self.turn].extend(card);
                self.end_turn();
            }
            Event::Passed => self.end_turn(),
        }
    }

    fn resample(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut twin = self.clone();
        let unknown = |seat: Seat| viewer.seat() != Some(seat);
        let mut hidden = std::mem::take(&mut twin.deck);
        hidden.extend(self.row.iter().filter(|place| !place.seen).map(|place| place.card));
        for (_, hand) in twin.hands.iter().filter(|(seat, _)| unknown(*seat)) {
            hidden.extend(hand);
        }
        chance.shuffle(&mut hidden);
        for (seat, hand) in twin.hands.iter_mut() {
            if unknown(seat) {
                *hand = hidden.split_off(hidden.len() - hand.len());
            }
        }
        for place in twin.row.iter_mut().filter(|place| !place.seen) {
            place.card = hidden.pop().unwrap();
        }
        twin.deck = hidden;
        twin.salt = u8::try_from(chance.below(256)).unwrap();
        twin
    }

    fn autopilot(view: &View, _: &mut Chance) -> Move {
        if view.stage == Stage::Lay { Move::Pass } else { Move::Leave }
    }

    fn takes_reading(event: &Event) -> bool {
        matches!(event, Event::Drew { slow: true, .. })
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = viewer.seat().map(|seat| self.hands[seat].iter().map(|card| card.number).collect());
        let padded = self.deck.last().filter(|_| self.has(Fault::Size));
        View {
            hand: hand.unwrap_or_default(),
            sizes: self.hands.map(|_, hand| hand.len()),
            row: self.row.iter().map(|place| Some(place.card.number).filter(|_| place.up)).collect(),
            pile: self.pile.clone(),
            deck: self.deck.len(),
            turn: self.turn,
            stage: self.stage,
            told: self.told(),
            padding: " ".repeat(padded.map_or(0, |card| card.number.into())),
        }
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(match event {
            Event::Drew { seat, card, named, .. } => {
                let card = card.filter(|_| *named || viewer.sees_secrets_of(*seat));
                EventView::Drew { seat: *seat, number: card.map(|card| card.number) }
            }
            Event::Turned { number, told: true, .. } | Event::Laid { number } => EventView::Shown { number: *number },
            _ => EventView::Happened,
        })
    }
}

impl Specimen for Toy {
    const HARD_LIMIT: Option<&'static str> = None;
    const MATCHES: u64 = 1;
    const MOST_MOVES: u64 = 1_000;

    fn option_samples() -> Vec<Options> {
        vec![Options::default()]
    }

    fn census(&self) -> BTreeMap<String, usize> {
        BTreeMap::new()
    }

    fn in_sight(&self, viewer: Viewer) -> Vec<String> {
        let hand = viewer.seat().into_iter().flat_map(|seat| &self.hands[seat]);
        let up = self.row.iter().filter(|place| place.up).map(|place| &place.card);
        hand.chain(up)
            .map(|card| card.number)
            .chain(self.pile.iter().copied())
            .map(|number| number.to_string())
            .collect()
    }

    fn progress(&self) -> u64 {
        0
    }

    fn garbage(chance: &mut Chance) -> Move {
        let (place, number) = (chance.below(4), u8::try_from(chance.below(7)).unwrap());
        let moves =
            [Move::Leave, Move::Turn { place }, Move::Replace { place, number }, Move::Lay { number }, Move::Pass];
        moves[chance.below(5)]
    }
}
