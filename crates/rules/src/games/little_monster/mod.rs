//! Little Monster That Came for Lunch and Stayed for Tea: bring both of your monsters round the table
//! by feeding them what you hold.

mod action;
mod ask;
mod autopilot;
mod cards;
mod event;
mod happen;
mod illegal;
mod judge;
mod larder;
mod list;
mod menu;
mod mind;
mod moves;
mod options;
mod project;
mod race;
mod resample;
mod rule;
mod specimen;
mod state;
mod suffer;
#[cfg(test)]
mod tests;
mod tidy;
mod verbs;
mod view;
mod words;

pub use action::{Action, Step, Who};
pub use cards::{Food, Monster};
pub use event::{Event, EventView, OpenEvent, VeiledEvent};
pub use illegal::Illegal;
pub use menu::{FoodCard, Menu, MonsterCard};
pub use moves::Move;
pub use options::{MonsterChoice, Options};
pub use rule::{Ability, Condition, Portion, Rule, Whose};
pub use state::LittleMonster;
pub use view::{
    CardInDeck, FeedingStage, FeedingView, May, Phase, Racer, SeatView, Source, TableCard, Track, UnderWay, View,
};
pub use words::NotUnderstood;
