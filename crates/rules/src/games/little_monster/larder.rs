//! The food cards: where each is, and which seats know what it is.

use std::sync::Arc;

use super::cards::Card;
use super::{Food, Menu};
use crate::{BySeat, Seat, SeatCount, SeatSet};

/// All food cards of a match.
#[derive(Clone, Debug)]
pub(super) struct Larder {
    /// What each card is.
    pub(super) faces: Arc<[Food]>,
    /// For each card, the seats that have seen it and could follow it since.
    pub(super) seen: Vec<SeatSet>,
    /// For each card, the reshuffle that it came into the deck by, 0 for the first deck. Everybody saw which
    /// cards were reshuffled, so what a batch holds is known, though not which of its cards lies where.
    pub(super) batch: Arc<Vec<u16>>,
    pub(super) hands: BySeat<Vec<Card>>,
    /// Top card last.
    pub(super) deck: Vec<Card>,
    /// Top card last.
    pub(super) discard: Vec<Card>,
    /// The meal being eaten.
    pub(super) table: Vec<Card>,
    /// What everybody could conclude about hands.
    pub(super) ceilings: Vec<Ceiling>,
}

/// These cards, together in one hand once, have at most so much taste value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ceiling {
    pub(super) cards: Vec<Card>,
    pub(super) most: u16,
}

impl Larder {
    /// All cards of the edition, none dealt.
    pub(super) fn new(menu: &Menu, seats: SeatCount) -> Self {
        let copies = |(kind, food): (u8, &super::FoodCard)| std::iter::repeat_n(Food(kind), food.copies.into());
        let faces: Arc<[Food]> = (0..).zip(&menu.food).flat_map(copies).collect();
        Self {
            seen: vec![SeatSet::EMPTY; faces.len()],
            batch: Arc::new(vec![0; faces.len()]),
            deck: (0..).map(Card).take(faces.len()).collect(),
            hands: BySeat::new(seats, |_| Vec::new()),
            discard: Vec::new(),
            table: Vec::new(),
            ceilings: Vec::new(),
            faces,
        }
    }

    pub(super) fn face(&self, card: Card) -> Food {
        self.faces[card.index()]
    }

    pub(super) fn foods(&self, cards: &[Card]) -> Vec<Food> {
        cards.iter().map(|card| self.face(*card)).collect()
    }

    /// The foods in a hand, in the order of the edition.
    pub(super) fn hand(&self, seat: Seat) -> Vec<Food> {
        let mut foods = self.foods(&self.hands[seat]);
        foods.sort_unstable();
        foods
    }

    /// The taste value of cards.
    pub(super) fn value(&self, cards: &[Card], menu: &Menu) -> u16 {
        cards.iter().map(|card| u16::from(menu.food(self.face(*card)).value)).sum()
    }

    /// How many cards can be drawn; those on the table do not count (ruling 2).
    pub(super) fn drawable(&self) -> usize {
        self.deck.len() + self.discard.len()
    }

    pub(super) fn deal(&mut self, hands: &BySeat<Vec<Card>>, deck: &[Card]) {
        self.hands = hands.clone();
        self.deck = deck.to_vec();
        for (seat, hand) in hands.iter() {
            for card in hand {
                self.seen[card.index()].insert(seat);
            }
        }
    }

    /// The discard pile, in this order, is the deck. Nobody could follow a card.
    pub(super) fn reshuffle(&mut self, deck: &[Card]) {
        self.discard.clear();
        self.deck = deck.to_vec();
        let latest = self.batch.iter().max().copied().unwrap_or(0);
        let batch = Arc::make_mut(&mut self.batch);
        for card in deck {
            self.seen[card.index()] = SeatSet::EMPTY;
            batch[card.index()] = latest.saturating_add(1);
        }
    }

    pub(super) fn draw(&mut self, seat: Seat) {
        if let Some(card) = self.deck.pop() {
            self.seen[card.index()].insert(seat);
            self.hands[seat].push(card);
        }
    }

    pub(super) fn look(&mut self, seat: Seat) {
        if let Some(card) = self.deck.last() {
            self.seen[card.index()].insert(seat);
        }
    }

    pub(super) fn put_top_under(&mut self) {
        self.deck.rotate_right(1);
    }

    /// The cards of a hand with these faces, or nothing when the hand does not have them all.
    pub(super) fn pick(&self, seat: Seat, foods: &[Food]) -> Option<Vec<Card>> {
        let mut rest = self.hands[seat].clone();
        let take = |food: &Food| {
            let at = rest.iter().position(|card| self.face(*card) == *food)?;
            Some(rest.remove(at))
        };
        foods.iter().map(take).collect()
    }

    /// A card leaves a hand for all to see. Of equal cards nobody else can tell which it was, so whoever
    /// knew of another one is no longer sure that it is still there.
    pub(super) fn show(&mut self, seat: Seat, card: Card, menu: &Menu) {
        self.hands[seat].retain(|held| *held != card);
        for other in self.hands.count().seats().filter(|other| *other != seat) {
            self.forget_a_twin(other, seat, card);
        }
        self.seen[card.index()] = self.hands.count().seats().collect();
        let value = u16::from(menu.food(self.face(card)).value);
        for ceiling in &mut self.ceilings {
            if ceiling.cards.contains(&card) {
                ceiling.cards.retain(|held| *held != card);
                ceiling.most = ceiling.most.saturating_sub(value);
            }
        }
        self.ceilings.retain(|ceiling| !ceiling.cards.is_empty());
    }

    /// Cards change hands; only the two seats see them.
    pub(super) fn steal(&mut self, seat: Seat, from: Seat, stolen: &[Card]) {
        self.hands[from].retain(|card| !stolen.contains(card));
        // When nothing is left, everybody knows where each card went.
        let followed = self.hands[from].is_empty();
        for card in stolen {
            self.forget_a_twin(seat, from, *card);
        }
        let concerned = SeatSet::from_iter([seat, from]);
        if !followed {
            for card in stolen.iter().chain(&self.hands[from]) {
                let seen = &mut self.seen[card.index()];
                *seen = seen.iter().filter(|knower| concerned.contains(*knower)).collect();
            }
        }
        for card in stolen {
            self.seen[card.index()].insert(seat);
        }
        self.hands[seat].extend(stolen);
    }

    /// A seat sees a card come out of a hand. If it knows of no such card but of an equal one in that
    /// hand, this may have been it.
    fn forget_a_twin(&mut self, knower: Seat, owner: Seat, card: Card) {
        if self.seen[card.index()].contains(knower) {
            return;
        }
        let known_twin = |held: &&Card| self.face(**held) == self.face(card) && self.knows(knower, **held);
        if let Some(twin) = self.hands[owner].iter().find(known_twin).copied() {
            self.seen[twin.index()].remove(knower);
        }
    }

    pub(super) fn knows(&self, seat: Seat, card: Card) -> bool {
        self.seen[card.index()].contains(seat)
    }

    /// Everybody sees that this hand has at most so much taste value.
    pub(super) fn conclude(&mut self, seat: Seat, most: u16) {
        let cards = self.hands[seat].clone();
        self.ceilings.retain(|old| old.most < most || !old.cards.iter().all(|card| cards.contains(card)));
        if !cards.is_empty() {
            self.ceilings.push(Ceiling { cards, most });
        }
    }
}
