//! What follows from the state after an event, without anything happening.

use super::cards::Card;
use super::state::{Course, LittleMonster, Stage};
use super::verbs::possible;
use super::{Portion, Rule, Step};

/// Goes on, after an event, to the next point at which something is asked, happens or is over. All of
/// it follows from the state.
pub(super) fn settle(game: &mut LittleMonster) {
    game.settle_action();
    if game.doing.is_some() {
        return;
    }
    game.settle_triggers();
    if !game.triggers.is_empty() {
        return;
    }
    game.settle_meal();
    if let Stage::Start { left } = &mut game.stage {
        left.retain(|(monster, _)| game.race.is_racing(*monster));
        if left.is_empty() {
            game.stage = Stage::Draw;
        }
    }
}

impl LittleMonster {
    /// Steps that leave no choice are turned into their effects; what cannot be done any more is dropped.
    fn settle_action(&mut self) {
        while let Some(doing) = &mut self.doing {
            match &doing.effects {
                Some(effects) if !effects.is_empty() => return,
                Some(_) => {
                    doing.effects = None;
                    doing.steps.remove(0);
                }
                None => {}
            }
            let Some((step, rest)) = self.doing.as_ref().and_then(|doing| doing.steps.split_first()) else {
                self.doing = None;
                return;
            };
            if let Step::May { steps } = step {
                let wanted = [steps.as_slice(), rest].concat();
                let voice = self.doing.as_ref().map(|doing| self.voice(doing.source));
                if voice.is_some_and(|voice| possible(&wanted, &self.ground(), voice)) {
                    return;
                }
                self.answered(false);
                continue;
            }
            let mut ways = self.ways_of_step();
            match (ways.pop(), ways.is_empty(), &mut self.doing) {
                (Some(way), true, Some(doing)) => doing.effects = Some(way.effects),
                (Some(_), false, _) => return,
                _ => self.doing = None,
            }
        }
    }

    fn settle_triggers(&mut self) {
        let mut gathered = std::mem::take(&mut self.gathered);
        gathered.sort_by_key(|(monster, _)| {
            let owner = self.race.runner(*monster).map_or(self.turn, |runner| runner.owner);
            (owner.index() + self.seats.get() - self.turn.index()) % self.seats.get()
        });
        self.triggers.extend(gathered);
        self.triggers.retain(|(monster, _)| self.race.is_racing(*monster));
    }

    fn settle_meal(&mut self) {
        let over = self.over() > 0;
        let dishes = self.uncovered();
        let on_table = self.larder.table.len();
        let Some(meal) = &self.meal else { return };
        let racing = self.race.is_racing(meal.monster);
        let course = match &meal.course {
            Course::Cover if !over => {
                let portion = |portion: &Portion| match portion {
                    Portion::Any => true,
                    Portion::Exactly => meal.exact,
                    Portion::AtLeast { cards } => on_table >= usize::from(*cards),
                };
                let worked = |rule: &Rule| matches!(rule, Rule::WhenFed { portion: needed, .. } if portion(needed));
                let rules = self.rules(meal.monster).filter(|(_, rule)| worked(rule));
                Some(Course::WhenFed { left: rules.map(|(ability, _)| ability).collect() })
            }
            _ => None,
        };
        let course = match course.as_ref().unwrap_or(&meal.course) {
            Course::WhenFed { left } if left.is_empty() || !racing => {
                let acts = |card: &Card| !self.menu.food(self.larder.face(*card)).action.0.is_empty();
                Some(Course::Actions { left: dishes.into_iter().filter(acts).collect() })
            }
            _ => course,
        };
        if let (Some(course), Some(meal)) = (course, &mut self.meal) {
            meal.course = course;
        }
    }
}
