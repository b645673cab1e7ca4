//! The rules, sentence by sentence. Numbers in comments are those of `docs/rulings/hungry-monkey.md`.

mod beans;
mod edition;
mod effects;
mod endings;
mod interplay;
mod pile;
mod resample;
mod secrets;
mod stopping;
mod turns;
mod view;
mod whole_matches;

use std::sync::Arc;

use super::stage::Stage;
use super::state::{HungryMonkey, RowCard};
use super::{Animal, Event, Illegal, Move, Options, View};
use crate::conformance::Specimen;
use crate::{BySeat, Chance, Edition, Game, Outcome, Seat, SeatCount, SeatSet, Status, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

/// Cards as they are printed: `"3 11 ?"`.
fn cards(printed: &str) -> Vec<Animal> {
    let animal = |print: &str| {
        let number = |animal: &&Animal| animal.number().map_or_else(|| "?".to_owned(), |n| n.to_string()) == print;
        *Animal::ALL.iter().find(number).unwrap_or_else(|| panic!("no animal is printed {print}"))
    };
    printed.split_whitespace().map(animal).collect()
}

/// The reverse of [`cards`].
fn printed(cards: impl IntoIterator<Item = Animal>) -> String {
    let print = |animal: Animal| animal.number().map_or_else(|| "?".to_owned(), |number| number.to_string());
    cards.into_iter().map(print).collect::<Vec<_>>().join(" ")
}

/// Cards of one animal from the hand.
fn play(print: &str) -> Move {
    play_with(print, 0, 0)
}

/// Cards of one animal from the hand, with Monkeys on top and beneath.
fn play_with(print: &str, monkeys_on_top: u8, monkeys_beneath: u8) -> Move {
    let cards = cards(print);
    let count = u8::try_from(cards.len()).unwrap();
    Move::Play { animal: cards[0], count, monkeys_on_top, monkeys_beneath }
}

/// A match that stands where a test wants it, and all that has happened since.
#[derive(Clone)]
struct Table {
    game: HungryMonkey,
    events: Vec<Event>,
    chance: Chance,
}

impl Table {
    /// Each seat has this hand and one Elephant in its row; nothing can be drawn, the pile is empty, and it is the
    /// first seat's turn.
    fn new(hands: &[&str]) -> Self {
        Self::with(Options::default(), hands)
    }

    fn with(options: Options, hands: &[&str]) -> Self {
        let seats = SeatCount::new(u8::try_from(hands.len()).unwrap()).unwrap();
        let mut game = HungryMonkey::new(Edition::standard(), options, seats).unwrap();
        game.apply(&Event::Dealt {
            game: 1,
            starter: A,
            hands: Box::new(BySeat::new(seats, |seat| cards(hands[seat.index()]))),
            rows: Box::new(BySeat::new(seats, |_| cards("10"))),
            deck: Vec::new(),
            under_kitty: Vec::new(),
        });
        game.kitty_shows = true;
        Self { game, events: Vec::new(), chance: Chance::new([5; 32], 0) }
    }

    /// The rows, slot by slot.
    fn rows(mut self, rows: &[&str]) -> Self {
        let row = |seat: Seat| cards(rows[seat.index()]).into_iter();
        self.game.rows = Arc::new(BySeat::new(self.game.seats, |seat| {
            row(seat).map(|animal| Some(RowCard { animal, known_to: SeatSet::EMPTY })).collect()
        }));
        self
    }

    /// The cards to draw, the top one first.
    fn deck(mut self, deck: &str) -> Self {
        self.game.deck = cards(deck).into_iter().rev().collect();
        self.game.kitty_shows = self.game.deck.is_empty();
        self
    }

    /// The cards under the kitty.
    fn under_kitty(mut self, under: &str) -> Self {
        self.game.under_kitty = cards(under).into();
        self
    }

    /// The pile, lowest card first.
    fn pile(mut self, pile: &str) -> Self {
        self.game.pile = cards(pile);
        self
    }

    /// A Buffalo binds the first seat.
    fn bound(mut self) -> Self {
        self.game.bound = true;
        self
    }

    /// So many turns have passed without progress.
    fn idle(mut self, turns: u16) -> Self {
        self.game.idle = turns;
        self
    }

    /// This seat is on turn.
    fn turn(mut self, seat: Seat) -> Self {
        self.game.stage = Stage::Turn(seat);
        self
    }

    /// A seat moves, and all that follows from it happens. What happened.
    fn act(&mut self, seat: Seat, chosen: Move) -> Vec<Event> {
        let before = self.game.census();
        assert!(self.game.legal_moves(seat).contains(&chosen), "{chosen:?} is not among the legal moves");
        let first = self.game.decide(seat, &chosen).unwrap();
        self.game.apply(&first);
        let mut events = vec![first];
        while let Some(event) = self.game.advance(&mut self.chance) {
            let new_deal = matches!(event, Event::Dealt { .. });
            self.game.apply(&event);
            events.push(event);
            if new_deal {
                return events;
            }
        }
        assert_eq!(self.game.census(), before, "cards were lost or made");
        self.events.extend(events.iter().cloned());
        events
    }

    /// The same table after moves of seats.
    fn after<const N: usize>(mut self, moves: [(Seat, Move); N]) -> Self {
        for (seat, chosen) in moves {
            self.act(seat, chosen);
        }
        self
    }

    /// Why a move of a seat that has to act is refused.
    fn refusal(&self, seat: Seat, chosen: Move) -> Illegal {
        assert!(!self.game.legal_moves(seat).contains(&chosen), "{chosen:?} is among the legal moves");
        self.game.decide(seat, &chosen).unwrap_err()
    }

    fn legal(&self, seat: Seat) -> Vec<Move> {
        self.game.legal_moves(seat)
    }

    fn acting(&self) -> Vec<Seat> {
        self.game.status().acting().iter().collect()
    }

    fn outcome(&self) -> Outcome {
        match self.game.status() {
            Status::Over(outcome) => outcome,
            Status::Acting(seats) => panic!("{seats:?} have still to act"),
        }
    }

    fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    fn hand(&self, seat: Seat) -> String {
        printed(self.game.hands[seat].iter())
    }

    fn row(&self, seat: Seat) -> String {
        printed(self.game.rows[seat].iter().flatten().map(|card| card.animal))
    }

    fn on_pile(&self) -> String {
        printed(self.game.pile.iter().copied())
    }

    fn discarded(&self) -> String {
        printed(self.game.discard.iter())
    }

    /// A move for each event that happened, as the first part of its name in the log.
    fn names(events: &[Event]) -> Vec<String> {
        let name = |event| serde_json::to_value(event).unwrap()["type"].as_str().unwrap().to_owned();
        events.iter().map(name).collect()
    }
}
