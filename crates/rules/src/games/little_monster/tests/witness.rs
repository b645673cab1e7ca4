//! What a seat is reminded of, checked against a witness: somebody at the table who hears only the events
//! that this viewer is told, and forgets nothing ("What a seat can know").

use crate::games::little_monster::{
    EventView, Food, LittleMonster, Menu, MonsterChoice, Move, OpenEvent, Options, VeiledEvent, View,
};
use crate::{BySeat, Chance, Edition, EditionData, Game, Match, Memory, Seat, SeatCount, Viewer};

struct Witness {
    you: Seat,
    hands: BySeat<Hand>,
    /// The top card first; nothing where the witness knows no card.
    deck: Vec<Option<Food>>,
    discards: Vec<Food>,
    table: Vec<Food>,
}

/// How many cards a hand has, and which of them the witness knows.
#[derive(Clone, Default)]
struct Hand {
    size: usize,
    known: Vec<Food>,
}

impl Hand {
    fn gains(&mut self, food: Option<Food>) {
        self.size += 1;
        self.known.extend(food);
    }

    /// A card that the witness sees leaves the hand. Of equal cards it may be the one that was known.
    fn loses(&mut self, food: Food) {
        self.size -= 1;
        if let Some(at) = self.known.iter().position(|known| *known == food) {
            self.known.remove(at);
        }
    }
}

impl Witness {
    fn new(you: Seat, view: &View) -> Self {
        let cards: usize = view.foods.iter().map(|food| usize::from(food.copies)).sum();
        Self {
            you,
            hands: view.seats.map(|_, _| Hand::default()),
            deck: vec![None; cards],
            discards: Vec::new(),
            table: Vec::new(),
        }
    }

    fn hears(&mut self, event: &EventView) {
        match event {
            EventView::Open(event) => self.hears_all_of(event),
            EventView::Veiled(event) => self.hears_part_of(event),
        }
    }

    fn hears_all_of(&mut self, event: &OpenEvent) {
        match event {
            OpenEvent::Fed { seat, cards, .. } => {
                for card in cards {
                    self.hands[*seat].loses(*card);
                }
                self.table.clone_from(cards);
            }
            OpenEvent::TookBack { seat, card } => {
                let at = self.table.iter().position(|laid| laid == card).unwrap();
                self.table.remove(at);
                self.hands[*seat].gains(Some(*card));
            }
            OpenEvent::Discarded { seat, cards } => {
                for card in cards {
                    self.hands[*seat].loses(*card);
                }
                self.discards.extend(cards);
            }
            OpenEvent::Cleared { cards, .. } => {
                assert_eq!(self.table, *cards);
                self.discards.append(&mut self.table);
            }
            OpenEvent::TopPlaced { under: true, .. } => self.deck.rotate_left(1),
            _ => {}
        }
    }

    fn hears_part_of(&mut self, event: &VeiledEvent) {
        match event {
            VeiledEvent::FoodDealt { each } => {
                for (_, hand) in self.hands.iter_mut() {
                    hand.size = usize::from(*each);
                    self.deck.truncate(self.deck.len() - usize::from(*each));
                }
            }
            VeiledEvent::Reshuffled { cards } => {
                assert_eq!(usize::from(*cards), self.discards.len());
                self.deck = vec![None; self.discards.len()];
                self.discards.clear();
            }
            VeiledEvent::Drew { seat, count, cards } => {
                assert_eq!(cards.is_some(), *seat == self.you);
                for card in self.deck.drain(..usize::from(*count)) {
                    self.hands[*seat].gains(card);
                }
            }
            VeiledEvent::Stole { seat, from, count, cards: Some(cards) } => {
                assert_eq!(usize::from(*count), cards.len());
                for card in cards {
                    self.hands[*from].loses(*card);
                    self.hands[*seat].gains(Some(*card));
                }
            }
            VeiledEvent::Stole { seat, from, count, cards: None } => {
                let count = usize::from(*count);
                let robbed = &mut self.hands[*from];
                robbed.size -= count;
                let followed = std::mem::take(&mut robbed.known).into_iter().filter(|_| robbed.size == 0);
                let followed: Vec<Food> = followed.collect();
                self.hands[*seat].known.extend(followed);
                self.hands[*seat].size += count;
            }
            VeiledEvent::Looked { card: Some(card), .. } => self.deck[0] = Some(*card),
            _ => {}
        }
    }

    /// Whether the view shows just what the witness could tell.
    fn confirms(&self, view: &View) {
        assert_eq!(usize::from(view.deck), self.deck.len());
        assert_eq!(view.discards.as_ref(), Some(&self.discards));
        let deck: Vec<(u8, Food)> = view.known_in_deck.iter().map(|known| (known.depth, known.card)).collect();
        let expected = (0..).zip(&self.deck).filter_map(|(depth, card)| Some((depth, (*card)?)));
        assert_eq!(deck, expected.collect::<Vec<_>>());
        for (seat, hand) in self.hands.iter() {
            let shown = &view.seats[seat];
            assert_eq!(usize::from(shown.hand_size), hand.size);
            let mut known = if seat == self.you { Vec::new() } else { hand.known.clone() };
            known.sort_unstable();
            assert_eq!(shown.known, known, "in the hand of {seat:?}");
        }
    }
}

/// Plays a match, half of it at random, with a witness at each seat. How often one knew a card in another's
/// hand, and how often one knew a card in the deck.
fn play(edition: &Edition<Menu>, seats: SeatCount, seed: u8) -> (usize, usize) {
    let options = Options { abilities: true, monsters: MonsterChoice::Dealt, memory: Memory::Assisted };
    let mut table = Match::begin(LittleMonster::new(edition.clone(), options, seats).unwrap(), seats, [seed; 32]);
    let mut chance = Chance::new([seed; 32], u64::MAX);
    let start = table.game().view(Viewer::Public);
    let mut witnesses: Vec<Witness> = seats.seats().map(|seat| Witness::new(seat, &start)).collect();
    let mut known = (0, 0);
    loop {
        for witness in &mut witnesses {
            let viewer = Viewer::Seat(witness.you);
            for event in &table.last().events {
                witness.hears(&LittleMonster::event_view(event, viewer).unwrap());
            }
            let view = table.game().view(viewer);
            witness.confirms(&view);
            known.0 += view.seats.values().map(|seat| seat.known.len()).sum::<usize>();
            known.1 += view.known_in_deck.len();
        }
        let Some(seat) = table.game().status().acting().first() else { return known };
        let sensible = chance.below(2) == 0;
        let chosen: Move = if sensible {
            LittleMonster::autopilot(&table.game().view(Viewer::Seat(seat)), &mut chance)
        } else {
            table.random_move(seat, &mut chance).unwrap()
        };
        table = table.play(seat, table.ply(seat), &chosen).unwrap();
    }
}

#[test]
fn a_seat_is_reminded_of_exactly_what_a_witness_of_its_events_could_tell() {
    let every_word = Edition::read("every-word.toml", include_str!("every-word.toml")).unwrap();
    let standard = Edition::read("standard", Menu::STANDARD).unwrap();
    let mut known = (0, 0);
    for edition in [standard, every_word] {
        for seats in 2..=4 {
            for seed in 0..3 {
                let more = play(&edition, SeatCount::new(seats).unwrap(), seed);
                known = (known.0 + more.0, known.1 + more.1);
            }
        }
    }
    assert!(known.0 > 100 && known.1 > 100, "{known:?}");
}
