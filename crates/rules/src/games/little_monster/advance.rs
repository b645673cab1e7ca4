//! What happens by itself: deals, draws, thefts, movement, and the course of turns and meals.

use super::cards::Card;
use super::race::Runner;
use super::state::{Course, Doing, LittleMonster, Meal, Stage};
use super::verbs::{Effect, possible};
use super::{Condition, Event, Monster, MonsterChoice, OpenEvent, Rule, Source, Step};
use crate::{BySeat, Chance, Outcome, Seat};

/// The next thing that happens by itself.
pub(super) fn advance(game: &LittleMonster, chance: &mut Chance) -> Option<Event> {
    if matches!(game.stage, Stage::Over(_)) {
        return None;
    }
    if let Some(ending) = game.ending() {
        return Some(Event::Open(OpenEvent::MatchOver { outcome: game.outcome(ending) }));
    }
    if game.ask().is_some() {
        return None;
    }
    if let Some(vote) = &game.vote {
        let against = vote.answers.values().any(|answer| *answer == Some(false));
        return Some(Event::Open(OpenEvent::StopDecided { stops: !against }));
    }
    if let Some(doing) = &game.doing {
        return game.effect(doing, chance);
    }
    if let Some((monster, ability)) = game.triggers.front() {
        return Some(game.begin(Source::Ability { monster: *monster, ability: *ability }));
    }
    if let Some(meal) = &game.meal {
        return Some(game.next_of_meal(meal));
    }
    match &game.stage {
        Stage::Fresh => Some(game.deal_monsters(chance)),
        Stage::Keeping => {
            let monsters = game.kept.map(|_, kept| kept.unwrap_or([Monster(0); 2]));
            Some(Event::Open(OpenEvent::MonstersShown { monsters }))
        }
        Stage::Undealt => Some(game.deal_food(chance)),
        Stage::Start { left } => {
            left.first().map(|(monster, ability)| game.begin(Source::Ability { monster: *monster, ability: *ability }))
        }
        Stage::Draw if game.larder.drawable() == 0 => Some(Event::Open(OpenEvent::NothingToDraw { seat: game.turn })),
        Stage::Draw => Some(game.draw(game.turn, 1, chance)),
        Stage::Drafting | Stage::Meals { .. } | Stage::Over(_) => None,
    }
}

impl LittleMonster {
    /// Begins an action, or passes over it when it cannot be done in full or its condition is not met.
    pub(super) fn begin(&self, source: Source) -> Event {
        let seat = self.speaker(source);
        let unmet = self.condition(source).is_some_and(|(monster, condition)| !self.holds(monster, condition));
        // When all of it is optional, what matters is whether it could be wanted.
        let steps = match self.steps(source) {
            [Step::May { steps }] => steps,
            steps => steps,
        };
        if unmet || !possible(steps, &self.ground(), self.voice(source)) {
            Event::Open(OpenEvent::NotDone { seat, source, unmet })
        } else {
            Event::Open(OpenEvent::Began { seat, source })
        }
    }

    /// The action of a food or an ability.
    pub(super) fn steps(&self, source: Source) -> &[Step] {
        match source {
            Source::Food { card } => &self.menu.food(card).action.0,
            Source::Ability { monster, ability } => match self.rule(monster, ability) {
                Some(
                    Rule::StartOfTurn { action, .. } | Rule::WhenFed { action, .. } | Rule::WhenFinishes { action, .. },
                ) => &action.0,
                _ => &[],
            },
        }
    }

    fn rule(&self, monster: Monster, ability: u8) -> Option<&Rule> {
        self.abilities(monster).get(usize::from(ability)).map(|ability| &ability.rule)
    }

    fn condition(&self, source: Source) -> Option<(Monster, Condition)> {
        match source {
            Source::Food { .. } => None,
            Source::Ability { monster, ability } => match self.rule(monster, ability) {
                Some(Rule::StartOfTurn { condition, .. }) => condition.map(|condition| (monster, condition)),
                _ => None,
            },
        }
    }

    fn holds(&self, monster: Monster, condition: Condition) -> bool {
        let Some(this) = self.race.runner(monster) else { return false };
        match condition {
            Condition::Slowest => self.race.slowest() == Some(this),
            Condition::Fastest => self.race.fastest() == Some(this),
            Condition::SharesPlate { with_your_other, not_the_start } => {
                let company = |it: &Runner| {
                    it.monster != monster && it.at == this.at && (!with_your_other || it.owner == this.owner)
                };
                !(not_the_start && this.at == 0) && self.race.racing().any(|it| company(&it))
            }
            Condition::HandOfAtMost { cards } => self.larder.hands[this.owner].len() <= usize::from(cards),
        }
    }

    fn effect(&self, doing: &Doing, chance: &mut Chance) -> Option<Event> {
        match *doing.effects.as_ref()?.front()? {
            Effect::Shift { monster, plates } => Some(self.shift(monster, plates)),
            Effect::Draw { seat, count } => Some(self.draw(seat, count, chance)),
            Effect::Discard { .. } => {
                let seats = std::iter::once(self.turn).chain(self.seats.after_clockwise(self.turn));
                let mut chosen = seats.filter_map(|seat| doing.chosen.iter().find(|(chooser, _)| *chooser == seat));
                let (seat, cards) = chosen.next()?;
                Some(Event::Open(OpenEvent::Discarded { seat: *seat, cards: self.larder.foods(cards) }))
            }
            Effect::Steal { from, count } => {
                let mut stolen = self.larder.hands[from].clone();
                chance.shuffle(&mut stolen);
                stolen.truncate(count.into());
                let cards = self.larder.foods(&stolen);
                Some(Event::Stole { seat: doing.seat, from, stolen, cards })
            }
            Effect::Look => Some(match self.larder.deck.last() {
                Some(top) => Event::Looked { seat: doing.seat, card: self.larder.face(*top) },
                None => self.reshuffle(chance),
            }),
        }
    }

    fn shift(&self, monster: Monster, plates: i8) -> Event {
        let from = self.race.runner(monster).map_or(0, |runner| runner.at);
        let to = self.race.destination(monster, plates);
        Event::Open(OpenEvent::Moved { monster, from, to, home: to == self.race.finish })
    }

    /// Draws what the deck still has of so many cards, or makes a new deck first (ruling 12).
    fn draw(&self, seat: Seat, count: u8, chance: &mut Chance) -> Event {
        let deck = &self.larder.deck;
        if deck.is_empty() {
            return self.reshuffle(chance);
        }
        let cards: Vec<Card> = deck.iter().rev().take(count.into()).copied().collect();
        Event::Drew { seat, cards: self.larder.foods(&cards) }
    }

    fn reshuffle(&self, chance: &mut Chance) -> Event {
        let mut deck = self.larder.discard.clone();
        chance.shuffle(&mut deck);
        Event::Reshuffled { deck }
    }

    fn next_of_meal(&self, meal: &Meal) -> Event {
        let seat = self.turn;
        match &meal.course {
            Course::Step => self.shift(meal.monster, 1),
            Course::Cover => match meal.covered {
                Some(covered) => Event::Open(OpenEvent::TookBack { seat, card: self.larder.face(covered) }),
                // All cards are equal, so nobody has to be asked.
                None => Event::Open(OpenEvent::Covered { seat, card: self.larder.face(self.larder.table[0]) }),
            },
            Course::WhenFed { left } => {
                let ability = left.front().copied().unwrap_or_default();
                self.begin(Source::Ability { monster: meal.monster, ability })
            }
            Course::Actions { left } => match left.first() {
                Some(card) => self.begin(Source::Food { card: self.larder.face(*card) }),
                None => Event::Open(OpenEvent::Cleared { seat, cards: self.larder.foods(&self.larder.table) }),
            },
        }
    }

    fn deal_monsters(&self, chance: &mut Chance) -> Event {
        let starter = Seat::new(u8::try_from(chance.below(self.seats.get())).unwrap_or_default());
        let mut all = self.unused.clone();
        chance.shuffle(&mut all);
        match self.options.monsters {
            MonsterChoice::Dealt => {
                let mut pairs = all.chunks_exact(2).map(|pair| [pair[0].min(pair[1]), pair[0].max(pair[1])]);
                let monsters = BySeat::new(self.seats, |_| pairs.next().unwrap_or([Monster(0); 2]));
                Event::Open(OpenEvent::MonstersDealt { starter, monsters })
            }
            MonsterChoice::Choose => {
                let mut threes = all.chunks_exact(3);
                let monsters = BySeat::new(self.seats, |_| {
                    let mut offer = threes.next().unwrap_or_default().to_vec();
                    offer.sort_unstable();
                    offer
                });
                Event::Offered { starter, monsters }
            }
            MonsterChoice::Draft => {
                all.truncate(2 * self.seats.get() + 2);
                all.sort_unstable();
                Event::Open(OpenEvent::RowLaid { starter, row: all })
            }
        }
    }

    fn deal_food(&self, chance: &mut Chance) -> Event {
        let mut deck = self.larder.deck.clone();
        chance.shuffle(&mut deck);
        let each = usize::from(self.menu.dealt);
        let hands = BySeat::new(self.seats, |_| deck.split_off(deck.len() - each));
        Event::FoodDealt { hands, deck }
    }

    /// The winner is first; the others are ranked by how many of their monsters are home, then by how far
    /// both have come (ruling 19). Without a winner all are ranked so.
    fn outcome(&self, ending: &str) -> Outcome {
        let winner = self.race.winner(self.seats);
        let standing = BySeat::new(self.seats, |seat| {
            let own = || self.race.runners.iter().filter(move |runner| runner.owner == seat);
            let home = own().filter(|runner| runner.at == self.race.finish).count();
            (winner == Some(seat), home, own().map(|runner| u32::from(runner.at)).sum::<u32>())
        });
        let places = standing.map(|_, own| {
            let better = standing.values().filter(|other| *other > own).count();
            u8::try_from(better + 1).unwrap_or(u8::MAX)
        });
        Outcome { places, points: None, ending: ending.to_owned() }
    }
}
