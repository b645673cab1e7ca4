//! What a seat of Hungry Little Demons is reminded of, checked against a witness: somebody at the table who
//! hears only the events that this viewer is told, sees the own choices, and forgets nothing (ruling 3).

use std::collections::VecDeque;

use crate::games::hungry_little_demons::{
    Arrow, Card, EventView, HungryLittleDemons, KnownDeckCard, Move, OpenEvent, Options, PartialEvent, Space, Spot,
    Turning, View,
};
use crate::{Chance, Edition, Game, Match, Memory, Seat, SeatCount, Viewer};

/// A place for a card of the forest: a gap, or a card that the witness may know.
#[derive(Clone, Copy, Debug)]
enum Place {
    Gap,
    Lies { card: Option<Card>, face_up: bool },
}

#[derive(Clone, Debug)]
struct Witness {
    viewer: Viewer,
    columns: u8,
    forest: Vec<Place>,
    deck: VecDeque<Option<Card>>,
    /// How many cards the latest Sprite showed to whoever found it.
    shown: usize,
}

impl Witness {
    const fn new(viewer: Viewer, columns: u8) -> Self {
        Self { viewer, columns, forest: Vec::new(), deck: VecDeque::new(), shown: 0 }
    }

    fn place(&mut self, space: Space) -> &mut Place {
        let at = usize::from(space.row) * usize::from(self.columns) + usize::from(space.column);
        &mut self.forest[at]
    }

    fn lift(&mut self, space: Space) -> Option<Card> {
        match std::mem::replace(self.place(space), Place::Gap) {
            Place::Gap => None,
            Place::Lies { card, .. } => card,
        }
    }

    fn all_down(&mut self) {
        for place in &mut self.forest {
            if let Place::Lies { face_up, .. } = place {
                *face_up = false;
            }
        }
    }

    fn is(&self, seat: Seat) -> bool {
        self.viewer.seat() == Some(seat)
    }

    /// Hears an event that came of a seat's move.
    fn hears(&mut self, event: &EventView, chosen: Option<&Move>) {
        match event {
            EventView::Open(event) => self.hears_all_of(event),
            EventView::Partial(event) => self.hears_part_of(event, chosen),
        }
    }

    fn hears_all_of(&mut self, event: &OpenEvent) {
        match event {
            OpenEvent::Concealed
            | OpenEvent::ChefMoved { .. }
            | OpenEvent::DemonMoved { .. }
            | OpenEvent::Destroyed { .. } => self.all_down(),
            OpenEvent::BaitDestroyed { .. } => {
                self.all_down();
                self.deck.push_back(Some(Card::DemonBait));
            }
            OpenEvent::TurnedUp { space, card, action, .. } => {
                if *action != Turning::SecondLook {
                    self.all_down();
                }
                *self.place(*space) = Place::Lies { card: Some(*card), face_up: true };
            }
            OpenEvent::IngredientTaken { space, .. } | OpenEvent::BaitTaken { space, .. } => {
                self.lift(*space);
            }
            OpenEvent::Shifted { gap, direction, edge } => {
                let mut to = *gap;
                while to != *edge {
                    let from = match direction {
                        Arrow::Up => Space { row: to.row + 1, ..to },
                        Arrow::Down => Space { row: to.row - 1, ..to },
                        Arrow::Left => Space { column: to.column + 1, ..to },
                        Arrow::Right => Space { column: to.column - 1, ..to },
                    };
                    *self.place(to) = *self.place(from);
                    to = from;
                }
                *self.place(*edge) = Place::Gap;
            }
            OpenEvent::Refilled { space, card } => {
                let top = self.deck.pop_front().expect("the deck is not empty");
                assert!(top.is_none_or(|top| top == *card), "the top card was {top:?}, not {card:?}");
                *self.place(*space) = Place::Lies { card: Some(*card), face_up: true };
            }
            OpenEvent::Banished { space, .. } => {
                let card = self.lift(*space);
                self.deck.push_back(card);
            }
            OpenEvent::CardReturned { card, .. } => self.deck.push_front(Some(Card::Ingredient(*card))),
            _ => {}
        }
    }

    fn hears_part_of(&mut self, event: &PartialEvent, chosen: Option<&Move>) {
        match event {
            PartialEvent::ForestLaid { forest, deck } => {
                self.forest = forest.iter().map(|card| Place::Lies { card: Some(*card), face_up: true }).collect();
                self.deck = std::iter::repeat_n(None, *deck).collect();
            }
            PartialEvent::SpritePeeked { count, cards, .. } => {
                self.shown = *count;
                for (place, card) in self.deck.iter_mut().take(*count).zip(cards.iter().flatten()) {
                    *place = Some(*card);
                }
            }
            PartialEvent::SpriteTook { seat, .. } if self.is(*seat) => {
                if let Some(Move::SpriteTake { card: Some(number) }) = chosen {
                    self.deck.remove(usize::from(*number));
                }
            }
            PartialEvent::SpriteTook { card, .. } => {
                // The others are in the chooser's hands by now, and any of them could be any.
                if card.is_some() {
                    self.deck.pop_front();
                }
                let left = self.shown - usize::from(card.is_some());
                self.deck.iter_mut().take(left).for_each(|place| *place = None);
            }
            PartialEvent::SpriteOrdered { seat, space, count } => {
                let mut cards: Vec<Option<Card>> = self.deck.drain(..count - 1).collect();
                cards.push(self.lift(*space));
                match chosen {
                    Some(Move::SpriteOrder { order }) if self.is(*seat) || cards.len() == 1 => {
                        self.deck.extend(order.iter().map(|number| cards[usize::from(*number)]));
                    }
                    _ => self.deck.extend(cards.iter().map(|_| None)),
                }
            }
        }
    }

    /// Whether the view shows just what the witness could tell: what lies face up, and, if reminded, the rest.
    fn confirms(&self, view: &View, reminded: bool) {
        let spot = |place: &Place| match *place {
            Place::Gap => Spot::Gap,
            Place::Lies { card: Some(card), face_up: true } => Spot::FaceUp { card },
            Place::Lies { card: Some(card), .. } if reminded => Spot::Known { card },
            Place::Lies { .. } => Spot::FaceDown,
        };
        assert_eq!(view.forest, self.forest.iter().map(spot).collect::<Vec<_>>());
        let known =
            self.deck.iter().enumerate().filter_map(|(above, card)| Some(KnownDeckCard { above, card: (*card)? }));
        assert_eq!(view.deck.known, known.filter(|_| reminded).collect::<Vec<_>>());
        assert_eq!(view.deck.count, self.deck.len());
    }
}

fn begin(memory: Memory, seats: SeatCount, seed: u8) -> Match<HungryLittleDemons> {
    let options = Options { memory, ..Options::default() };
    Match::begin(HungryLittleDemons::new(Edition::standard(), options, seats).unwrap(), seats, [seed; 32])
}

#[test]
fn a_seat_is_reminded_of_exactly_what_a_witness_of_its_events_could_tell_and_under_strict_memory_of_nothing() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)] {
        let seats = SeatCount::new(seats).unwrap();
        let (mut assisted, mut strict) = (begin(Memory::Assisted, seats, seed), begin(Memory::Strict, seats, seed));
        let mut chance = Chance::new([seed; 32], u64::MAX);
        let columns = assisted.game().view(Viewer::Public).columns;
        let viewers = seats.seats().map(Viewer::Seat).chain([Viewer::Public]);
        let mut witnesses: Vec<Witness> = viewers.map(|viewer| Witness::new(viewer, columns)).collect();
        let mut chosen = None;
        loop {
            for witness in &mut witnesses {
                for event in &assisted.last().events {
                    let event = HungryLittleDemons::event_view(event, witness.viewer).unwrap();
                    witness.hears(&event, chosen.as_ref());
                }
                witness.confirms(&assisted.game().view(witness.viewer), witness.viewer != Viewer::Public);
                witness.confirms(&strict.game().view(witness.viewer), false);
            }
            let Some(seat) = assisted.game().status().acting().first() else { break };
            let next = assisted.random_move(seat, &mut chance).unwrap();
            assisted = assisted.play(seat, assisted.ply(seat), &next).unwrap();
            strict = strict.play(seat, strict.ply(seat), &next).unwrap();
            chosen = Some(next);
        }
    }
}
