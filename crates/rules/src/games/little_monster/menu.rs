//! What an edition of Little Monster is: its numbers, foods and monsters.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Ability, Action, Food, Monster, Rule, Who};
use crate::{EditionData, Problem};

/// An edition.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Menu {
    /// The taste value that a monster is fed at, unless it has another of its own.
    pub feeds_at: u8,
    /// How much a seat may hold, in taste values, without having to feed.
    pub hand_limit: u8,
    /// How many cards each seat is dealt.
    pub dealt: u8,
    /// How many plates the track has, start and finish included.
    pub plates: u8,
    /// After how many rounds without a monster coming home the seats may agree to stop.
    pub quiet_rounds: u16,
    /// After how many rounds the match ends by itself.
    pub most_rounds: u16,
    /// The foods.
    pub food: Vec<FoodCard>,
    /// The monsters.
    pub monster: Vec<MonsterCard>,
}

/// A kind of food.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "little_monster.ts")]
pub struct FoodCard {
    /// What it is called.
    pub name: String,
    /// Its taste value.
    pub value: u8,
    /// How many cards of it there are.
    pub copies: u8,
    /// What it does.
    pub action: Action,
}

/// A monster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "little_monster.ts")]
pub struct MonsterCard {
    /// What it is called.
    pub name: String,
    /// What is special about it.
    pub abilities: Vec<Ability>,
}

impl EditionData for Menu {
    const STANDARD: &'static str = include_str!("../../../data/little-monster.toml");

    fn check(&self) -> Result<(), Problem> {
        self.check_numbers()?;
        self.check_foods()?;
        self.check_monsters()
    }
}

impl Menu {
    /// The card of a food.
    ///
    /// # Panics
    /// When the edition has no such food.
    #[must_use]
    pub fn food(&self, food: Food) -> &FoodCard {
        &self.food[food.index()]
    }

    /// The card of a monster.
    ///
    /// # Panics
    /// When the edition has no such monster.
    #[must_use]
    pub fn monster(&self, monster: Monster) -> &MonsterCard {
        &self.monster[monster.index()]
    }

    fn check_numbers(&self) -> Result<(), Problem> {
        within("feeds_at", self.feeds_at, 1, self.hand_limit)?;
        within("hand_limit", self.hand_limit, 1, 99)?;
        within("dealt", self.dealt, 0, 4)?;
        within("plates", self.plates, 2, 40)?;
        if self.most_rounds == 0 {
            return Err(Problem::new("most_rounds", "must be at least 1"));
        }
        Ok(())
    }

    fn check_foods(&self) -> Result<(), Problem> {
        let (mut cards, mut values) = (0_u32, 0_u32);
        for (at, food) in self.food.iter().enumerate() {
            let field = |name: &str| format!("food[{at}].{name}");
            within(field("value"), food.value, 1, 30)?;
            within(field("copies"), food.copies, 1, 40)?;
            if food.action.names(Who::Itself) {
                return Err(Problem::new(field("action"), "only a monster's ability can say \"self\"; see \"fed\""));
            }
            cards += u32::from(food.copies);
            values += u32::from(food.copies) * u32::from(food.value);
        }
        if !(20..=200).contains(&cards) {
            return Err(Problem::new("food", format!("has {cards} cards; there must be 20 to 200")));
        }
        // Else all seats could hold so little that nobody has to feed while nothing is left to draw.
        let most_held = 4 * u32::from(self.highest_limit());
        if values <= most_held {
            let what = format!("has a taste value of {values} in all; it must be more than {most_held}");
            return Err(Problem::new("food", what));
        }
        Ok(())
    }

    fn check_monsters(&self) -> Result<(), Problem> {
        if !(12..=100).contains(&self.monster.len()) {
            let what = format!("has {} monsters; there must be 12 to 100", self.monster.len());
            return Err(Problem::new("monster", what));
        }
        let lowest_limit = self.limits().fold(self.hand_limit, u8::min);
        for (at, monster) in self.monster.iter().enumerate() {
            for (number, ability) in monster.abilities.iter().enumerate() {
                let field = format!("monster[{at}].abilities[{number}]");
                // A seat that must feed has to be able to.
                match ability.rule {
                    Rule::FeedsAt { value } if value > lowest_limit => {
                        let what = format!("feeds at {value}, more than a hand limit of {lowest_limit}");
                        return Err(Problem::new(field, what));
                    }
                    Rule::HandLimit { value } if value < self.feeds_at => {
                        let what = format!("a hand limit of {value} is less than the usual {} to feed", self.feeds_at);
                        return Err(Problem::new(field, what));
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }

    fn limits(&self) -> impl Iterator<Item = u8> {
        self.monster.iter().flat_map(|monster| &monster.abilities).filter_map(|ability| match ability.rule {
            Rule::HandLimit { value } => Some(value),
            _ => None,
        })
    }

    fn highest_limit(&self) -> u8 {
        self.limits().fold(self.hand_limit, u8::max)
    }
}

fn within(field: impl Into<String>, number: u8, least: u8, most: u8) -> Result<(), Problem> {
    if (least..=most).contains(&number) {
        Ok(())
    } else {
        Err(Problem::new(field, format!("is {number}; it must be {least} to {most}")))
    }
}
