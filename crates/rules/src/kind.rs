//! The registry: which games there are, and what they are called.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The registry: hands every game to a macro, each as its module, its type, its name in addresses, files and commands,
/// and its title. Whatever has to exist for every game is made by such a macro, so that none is forgotten.
#[macro_export]
macro_rules! for_each_game {
    ($with:ident) => {
        $with! {
            hungry_monkey HungryMonkey "hungry-monkey" "Hungry Monkey",
            foodie_forest FoodieForest "foodie-forest" "Foodie Forest",
            hungry_little_demons HungryLittleDemons "hungry-little-demons" "Hungry Little Demons",
            in_teufels_kueche InTeufelsKueche "in-teufels-kueche" "In Teufels Küche",
            little_monster LittleMonster "little-monster" "Little Monster That Came for Lunch and Stayed for Tea",
        }
    };
}

macro_rules! registry {
    ($($module:ident $game:ident $slug:literal $title:literal,)+) => {
        /// Which of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[serde(rename_all = "kebab-case")]
        #[ts(export_to = "rules.ts")]
        pub enum GameKind {
            $(#[doc = concat!($title, ".")] $game,)+
        }

        impl GameKind {
            /// Every game there is.
            pub const ALL: &[Self] = &[$(Self::$game),+];

            /// The name in addresses, files and commands, as in `hungry-monkey`.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$game => $slug,)+
                }
            }
        }
    };
}

for_each_game!(registry);

impl GameKind {
    /// The game of this name, if there is one.
    #[must_use]
    pub fn of_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.slug() == slug)
    }
}
