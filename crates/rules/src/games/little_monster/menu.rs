//! What an edition of Little Monster is: its numbers, foods and monsters.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Ability, Action, Food, Monster, Rule, Who};
use crate::{EditionData, Problem};

/// An edition.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "little_monster.ts", rename = "Edition")]
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

    fn check_sense(&self) -> Result<(), Problem> {
        let named = |list: &'static str| move |(at, name)| (format!("{list}[{at}].name"), name);
        let foods = self.food.iter().map(|food| food.name.as_str()).enumerate();
        let monsters = self.monster.iter().map(|monster| monster.name.as_str()).enumerate();
        Problem::unless_named(foods.map(named("food")))?;
        Problem::unless_named(monsters.map(named("monster")))?;
        for (at, monster) in self.monster.iter().enumerate() {
            for (number, ability) in monster.abilities.iter().enumerate() {
                let earlier = monster.abilities[..number].iter().find(|earlier| earlier.rule.overrides(&ability.rule));
                if let Some(earlier) = earlier {
                    let what = format!("\"{}\" cannot go with \"{}\"", ability.words, earlier.words);
                    return Err(Problem::new(format!("monster[{at}].abilities[{number}]"), what));
                }
            }
        }
        Problem::unless_within("most_rounds", self.most_rounds, 2..=1000)?;
        Problem::unless_within("quiet_rounds", self.quiet_rounds, 1..=self.most_rounds - 1)
    }

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
        Problem::unless_within("hand_limit", self.hand_limit, 1..=99)?;
        Problem::unless_within("feeds_at", self.feeds_at, 1..=self.hand_limit)?;
        Problem::unless_within("dealt", self.dealt, 0..=4)?;
        Problem::unless_within("plates", self.plates, 2..=40)?;
        Problem::unless(self.most_rounds > 0, "most_rounds", "is 0; it must be at least 1")
    }

    fn check_foods(&self) -> Result<(), Problem> {
        let (mut cards, mut values) = (0_u32, 0_u32);
        for (at, food) in self.food.iter().enumerate() {
            let field = |name: &str| format!("food[{at}].{name}");
            Problem::unless_within(field("value"), food.value, 1..=30)?;
            Problem::unless_within(field("copies"), food.copies, 1..=40)?;
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
        Problem::unless_so_many("monster", self.monster.len(), 12..=100)?;
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
