//! The games, one folder each, and the way from a game's name to its rules.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use crate::host::{AnyGame, Rules};
use crate::{Game, GameKind, for_each_game};

pub mod foodie_forest;
pub mod hungry_little_demons;
pub mod hungry_monkey;
pub mod in_teufels_kueche;
pub mod little_monster;

macro_rules! rules {
    ($($module:ident $game:ident $slug:literal $title:literal,)+) => {
        impl GameKind {
            /// How many can play it.
            #[must_use]
            pub const fn seats(self) -> RangeInclusive<u8> {
                match self {
                    $(Self::$game => $module::$game::SEATS,)+
                }
            }

            /// The game's rules, for a host of many games.
            #[must_use]
            pub fn rules(self) -> &'static dyn AnyGame {
                match self {
                    $(Self::$game => &Rules::<$module::$game>(PhantomData),)+
                }
            }
        }
    };
}

for_each_game!(rules);
