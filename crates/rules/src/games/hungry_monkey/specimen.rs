//! What the law suite needs to know of Hungry Monkey.

use std::collections::BTreeMap;

use super::edition::MOST_CARDS;
use super::stage::Stage;
use super::{Animal, Cards, HungryMonkey, Move, Options, SeriesKind, Slot, View};
use crate::conformance::Specimen;
use crate::{Chance, Game, Memory, Seat, Viewer};

impl Specimen for HungryMonkey {
    const HARD_LIMIT: Option<&'static str> = Some("stopped_at_limit");
    const MATCHES: u64 = 3;
    const MOST_MOVES: u64 = 20_000;

    fn option_samples() -> Vec<Options> {
        vec![
            Options { series: SeriesKind::Single, memory: Memory::Strict },
            Options { series: SeriesKind::Single, memory: Memory::Assisted },
            Options { series: SeriesKind::Beans, memory: Memory::Strict },
            Options { series: SeriesKind::Beans, memory: Memory::Assisted },
        ]
    }

    fn shows_all(&self) -> bool {
        self.turned_up()
    }

    fn census(&self) -> BTreeMap<String, usize> {
        let rows = self.rows.values().flatten().flatten().map(|card| card.animal);
        let hands = self.hands.values().flat_map(Cards::iter);
        let piles = [&self.deck[..], &self.under_kitty, &self.pile].into_iter().flatten().copied();
        let mut census = BTreeMap::new();
        if self.game > 0 {
            for animal in rows.chain(hands).chain(piles).chain(self.discard.iter()) {
                *census.entry(format!("{animal:?}")).or_default() += 1;
            }
        }
        // Only the cards of 2 and 3: those of 1 are counted out to seats, never shuffled.
        let beans = self.seats.seats().flat_map(|seat| [self.beans.held(seat), self.beans.put_away(seat)].concat());
        for value in beans.filter(|value| *value > 1).chain(self.beans.supply(&self.edition.beans)) {
            *census.entry(format!("bean card of {value}")).or_default() += 1;
        }
        census
    }

    fn in_sight(&self, viewer: Viewer) -> Vec<String> {
        let View { hand, pile, seats, .. } = self.view(viewer);
        let rows = seats.values().flat_map(|seat| &seat.row).filter_map(|slot| match slot {
            Slot::Known { animal } | Slot::FaceUp { animal } => Some(*animal),
            Slot::Empty | Slot::FaceDown => None,
        });
        let animals = hand.into_iter().chain(pile.into_iter().map(|card| card.animal)).chain(rows);
        animals.map(|animal| format!("{animal:?}")).collect()
    }

    /// Cards that have left the draw pile, play or a row, and seats that have finished, game by game (ruling 15).
    fn progress(&self) -> u64 {
        // More than all of these together.
        const A_GAME: usize = 1_000;
        let (deck, rows) = (self.deck.len(), self.seats.seats().map(|seat| self.slots(seat).count()).sum::<usize>());
        let finished = self.seats.get() - self.unfinished().len();
        let ready = match &self.stage {
            Stage::Between { waiting } => self.seats.get() - waiting.len(),
            _ => 0,
        };
        let this_game = 2 * MOST_CARDS - deck - rows + self.discard.len() + finished + ready;
        (usize::from(self.game) * A_GAME + this_game) as u64
    }

    fn garbage(chance: &mut Chance) -> Move {
        let number = u8::try_from(chance.below(256)).unwrap_or(0);
        let small = u8::try_from(chance.below(6)).unwrap_or(0);
        let slot = if chance.below(4) == 0 { number } else { small };
        let animal = Animal::ALL[chance.below(Animal::ALL.len())];
        match chance.below(9) {
            0 => Move::Play { animal, count: small, monkeys_on_top: slot, monkeys_beneath: number },
            1 => Move::Play { animal, count: slot, monkeys_on_top: 0, monkeys_beneath: 0 },
            2 => Move::DrawAndPlay,
            3 => Move::PlayRow { slot },
            4 => Move::TakePile,
            5 => Move::Swap { slot, animal },
            6 => Move::Peek { seat: Seat::new(slot), slot: small },
            7 => Move::AnswerStop { agree: number % 2 == 0 },
            _ => {
                if number % 2 == 0 {
                    Move::ProposeStop
                } else {
                    Move::Continue
                }
            }
        }
    }
}
