//! What the law suite needs to know.

use std::collections::BTreeMap;

use super::{DevilId, InTeufelsKueche, Menu, Move, Options, PotId, PotPlace, SpaceId};
use crate::conformance::Specimen;
use crate::{Chance, Game, Viewer};

impl Specimen for InTeufelsKueche {
    const HARD_LIMIT: Option<&'static str> = Some("endless");
    const DICE_SHOW: bool = true;
    const MATCHES: u64 = 2;
    const MOST_MOVES: u64 = 20_000;

    fn option_samples() -> Vec<Options> {
        vec![Options::default(), Options { gentle_start: true }]
    }

    fn census(&self) -> BTreeMap<String, usize> {
        let mut count = BTreeMap::new();
        for devil in &self.devils {
            *count.entry(format!("{:?} devil", devil.colour)).or_default() += 1;
        }
        for pot in &self.pots {
            *count.entry(format!("{:?} pot {:?}", pot.colour, pot.mark)).or_default() += 1;
        }
        for (seat, colour) in self.colours.iter() {
            let menus: Vec<Menu> = if self.has_assigned(seat) {
                self.own_pots(seat).filter_map(|(_, pot)| pot.menu).collect()
            } else {
                self.edition.menus.clone()
            };
            for menu in menus {
                *count.entry(format!("{colour:?} {menu:?}")).or_default() += 1;
            }
        }
        count
    }

    fn in_sight(&self, viewer: Viewer) -> Vec<String> {
        let seen = self.view(viewer).pots.into_iter().filter_map(|pot| pot.menu.map(|menu| (pot.id, menu)));
        seen.map(|(pot, menu)| format!("{pot:?} {menu:?}")).collect()
    }

    /// Pots that are served.
    fn progress(&self) -> u64 {
        self.pots.iter().filter(|pot| matches!(pot.place, PotPlace::Served { .. })).count() as u64
    }

    fn garbage(chance: &mut Chance) -> Move {
        let mut number = |bound: usize| u8::try_from(chance.below(bound)).unwrap_or(0);
        let (devil, pot, space) = (DevilId(number(14)), PotId(number(18)), SpaceId(number(26)));
        match number(11) {
            0 => Move::AssignMenus {
                menus: (0..number(6))
                    .map(|_| [Menu::Food(1), Menu::Food(3), Menu::Food(5), Menu::MILK][usize::from(number(4))])
                    .collect(),
            },
            1 => Move::PlacePot { pot, space },
            2 | 3 => Move::Walk { devil, to: space },
            4 => Move::Fly { devil, to: space },
            5 => Move::TakePot { devil, pot },
            6 => Move::PutDown { devil },
            7 => Move::ProposeStop,
            8 => [Move::Decline, Move::Duel][usize::from(number(2))].clone(),
            9 => Move::EndTurn,
            _ => Move::AnswerStop { agree: number(2) == 0 },
        }
    }
}
