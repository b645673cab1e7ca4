//! Little Monster as the law suite examines it.

use std::collections::BTreeMap;

use super::list::is_lean;
use super::state::LittleMonster;
use super::{Food, May, Monster, MonsterChoice, Move, Options, View};
use crate::conformance::Specimen;
use crate::{Chance, Game, Memory, Seat, Viewer};

impl Specimen for LittleMonster {
    const HARD_LIMIT: Option<&'static str> = Some("too_long");
    /// Somebody comes home long before it: a hand that is worth too much has to feed.
    const REACHES_LIMIT: bool = false;
    const MATCHES: u64 = 2;
    const MOST_MOVES: u64 = 5_000;

    fn option_samples() -> Vec<Options> {
        let standard = Options::default();
        vec![
            standard,
            Options { memory: Memory::Assisted, ..standard },
            Options { abilities: false, ..standard },
            Options { monsters: MonsterChoice::Choose, ..standard },
            Options { monsters: MonsterChoice::Draft, memory: Memory::Assisted, ..standard },
        ]
    }

    fn census(&self) -> BTreeMap<String, usize> {
        let mut count = BTreeMap::new();
        let larder = &self.larder;
        let piles = [&larder.deck, &larder.discard, &larder.table];
        for card in piles.into_iter().chain(larder.hands.values()).flatten() {
            *count.entry(self.menu.food(larder.face(*card)).name.clone()).or_default() += 1;
        }
        let runners = self.race.runners.iter().map(|runner| runner.monster);
        let waiting = [&self.unused, &self.row].into_iter().chain(self.offers.values()).chain(self.drafted.values());
        for monster in waiting.flatten().copied().chain(runners) {
            *count.entry(self.menu.monster(monster).name.clone()).or_default() += 1;
        }
        count
    }

    /// The discard pile lies face up, though a view shows only its top.
    fn in_sight(&self, viewer: Viewer) -> Vec<String> {
        let View { hand, known_in_deck, seats, may, .. } = self.view(viewer);
        let open = self.larder.foods(&[&*self.larder.table, &*self.larder.discard].concat());
        let looked_at = if let Some(May::PlaceTop { card }) = may { Some(card) } else { None };
        let known = known_in_deck.into_iter().map(|known| known.card);
        let known = known.chain(seats.values().flat_map(|seat| seat.known.iter().copied()));
        let foods = open.into_iter().chain(hand).chain(looked_at).chain(known);
        foods.map(|food| self.menu.food(food).name.clone()).collect()
    }

    /// Rounds that are over: monsters go back as well, so only the length of a match is bounded.
    fn progress(&self) -> u64 {
        self.round.into()
    }

    fn garbage(chance: &mut Chance) -> Move {
        let small = |chance: &mut Chance, bound| u8::try_from(chance.below(bound)).unwrap_or_default();
        let seat = Seat::new(small(chance, 5));
        let card = Food(small(chance, 19));
        let monster = Monster(small(chance, 15));
        let cards = (0..chance.below(5)).map(|_| Food(small(chance, 19))).collect();
        let yes = chance.below(2) == 0;
        match chance.below(14) {
            0 => Move::Keep { monsters: [monster, Monster(small(chance, 15))] },
            1 => Move::Draft { monster },
            2 => Move::UseAbility { monster, ability: small(chance, 3) },
            3 => Move::Feed { monster, cards },
            4 => Move::EndTurn,
            5 => Move::Cover { card },
            6 => Move::Resolve { card },
            7 => Move::Target { monster },
            8 => Move::StealFrom { seat },
            9 => Move::Discard { cards },
            10 => Move::Answer { perform: yes },
            11 => Move::PlaceTop { under: yes },
            12 => Move::ProposeStop,
            _ => Move::AnswerStop { agree: yes },
        }
    }

    fn is_listed(&self, _: Seat, chosen: &Move) -> bool {
        match chosen {
            Move::Keep { monsters: [one, other] } => one < other,
            Move::Feed { monster, cards } => {
                let feeds_at = self.race.runner(*monster).map_or(0, |runner| runner.feeds_at);
                cards.is_sorted() && is_lean(cards, feeds_at, &self.menu.food)
            }
            Move::Discard { cards } => cards.is_sorted(),
            _ => true,
        }
    }
}
