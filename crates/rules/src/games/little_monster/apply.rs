//! How events change the state.

use std::collections::VecDeque;

use super::race::Runner;
use super::state::{Course, Doing, LittleMonster, Meal, Stage, Vote};
use super::verbs::{Aim, Effect};
use super::{Event, Food, Monster, OpenEvent, Rule, Source, Step, Whose};
use crate::{BySeat, Seat};

/// Lets an event change the state.
pub(super) fn apply(game: &mut LittleMonster, event: &Event) {
    match event {
        Event::Open(open) => game.apply_open(open),
        Event::Offered { starter, monsters } => {
            game.starter = *starter;
            game.unused.retain(|monster| !monsters.values().any(|offer| offer.contains(monster)));
            game.offers = monsters.clone();
            game.stage = Stage::Keeping;
        }
        Event::Kept { seat, monsters } => game.kept[*seat] = Some(*monsters),
        Event::FoodDealt { hands, deck } => {
            game.larder.deal(hands, deck);
            game.round = 1;
            game.begin_turn(game.starter);
        }
        Event::Reshuffled { deck } => game.larder.reshuffle(deck),
        Event::Drew { seat, cards } => game.drew(*seat, cards.len()),
        Event::Stole { seat, from, stolen, .. } => {
            game.larder.steal(*seat, *from, stolen);
            game.pop_effect();
        }
        Event::Looked { seat, .. } => {
            game.larder.look(*seat);
            if let Some(doing) = &mut game.doing {
                doing.looked = true;
            }
        }
        Event::DiscardChosen { seat, cards } => {
            let cards = game.larder.pick(*seat, cards).unwrap_or_default();
            if let Some(doing) = &mut game.doing {
                doing.chosen.push((*seat, cards));
            }
        }
        Event::StopAnswered { seat, agree } => {
            if let Some(vote) = &mut game.vote {
                vote.answers[*seat] = Some(*agree);
            }
        }
    }
}

impl LittleMonster {
    fn apply_open(&mut self, event: &OpenEvent) {
        match event {
            OpenEvent::MonstersDealt { starter, monsters } => {
                self.starter = *starter;
                self.unused.retain(|monster| !monsters.values().any(|pair| pair.contains(monster)));
                self.enter(&monsters.map(|_, pair| pair.to_vec()));
            }
            OpenEvent::RowLaid { starter, row } => {
                self.starter = *starter;
                self.unused.retain(|monster| !row.contains(monster));
                self.row.clone_from(row);
                self.stage = Stage::Drafting;
            }
            OpenEvent::Drafted { seat, monster } => {
                self.row.retain(|other| other != monster);
                self.drafted[*seat].push(*monster);
                if self.drafter().is_none() {
                    self.unused.append(&mut self.row);
                    let drafted = std::mem::replace(&mut self.drafted, BySeat::new(self.seats, |_| Vec::new()));
                    self.enter(&drafted);
                }
            }
            OpenEvent::MonstersShown { monsters } => {
                for (seat, offer) in self.offers.iter_mut() {
                    offer.retain(|monster| !monsters[seat].contains(monster));
                }
                self.kept = BySeat::new(self.seats, |_| None);
                self.enter(&monsters.map(|_, pair| pair.to_vec()));
            }
            OpenEvent::NothingToDraw { .. } => self.stage = Stage::Meals { fed: 0 },
            OpenEvent::Fed { seat, monster, cards, feeds_at } => self.fed(*seat, *monster, cards, *feeds_at),
            OpenEvent::Moved { monster, to, home, .. } => self.moved(*monster, *to, *home),
            OpenEvent::Covered { card, .. } => {
                let card = self.larder.table.iter().copied().find(|laid| self.larder.face(*laid) == *card);
                if let Some(meal) = &mut self.meal {
                    meal.covered = card;
                }
            }
            OpenEvent::TookBack { seat, .. } => {
                if let Some(card) = self.meal.as_mut().and_then(|meal| meal.covered.take()) {
                    self.larder.table.retain(|laid| *laid != card);
                    self.larder.hands[*seat].push(card);
                }
            }
            OpenEvent::Began { seat, source } => {
                self.dequeue(*source);
                let steps = self.steps(*source).to_vec();
                let (seat, source) = (*seat, *source);
                self.doing = Some(Doing { seat, source, steps, effects: None, chosen: Vec::new(), looked: false });
            }
            OpenEvent::NotDone { source, .. } => self.dequeue(*source),
            OpenEvent::Answered { perform, .. } => self.answered(*perform),
            OpenEvent::Targeted { monster, .. } => self.aimed(Aim::Monster(*monster)),
            OpenEvent::Singled { from, .. } => self.aimed(Aim::Seat(*from)),
            OpenEvent::Discarded { seat, .. } => self.discarded(*seat),
            OpenEvent::TopPlaced { under, .. } => {
                if *under {
                    self.larder.put_top_under();
                }
                self.pop_effect();
            }
            OpenEvent::Cleared { .. } => {
                let mut meal = std::mem::take(&mut self.larder.table);
                self.larder.discard.append(&mut meal);
                self.meal = None;
                if let Stage::Meals { fed } = &mut self.stage {
                    *fed += 1;
                }
            }
            OpenEvent::TurnEnded { seat, next } => self.turn_ended(*seat, *next),
            OpenEvent::StopProposed { seat } => {
                self.vote = Some(Vote { proposer: *seat, answers: BySeat::new(self.seats, |_| None) });
            }
            OpenEvent::StopDecided { stops } => {
                self.vote = None;
                self.stopped = *stops;
                self.ask_from = self.quiet.saturating_add(self.menu.quiet_rounds);
            }
            OpenEvent::MatchOver { outcome } => self.stage = Stage::Over(outcome.clone()),
        }
    }

    fn enter(&mut self, monsters: &BySeat<Vec<Monster>>) {
        let each = monsters.iter().flat_map(|(seat, own)| own.iter().map(move |monster| (*monster, seat)));
        self.race.runners = each
            .map(|(monster, seat)| Runner::new(monster, seat, self.menu.feeds_at, self.abilities(monster)))
            .collect();
        self.stage = Stage::Undealt;
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        let own = self.race.racing_of(seat).map(|runner| runner.monster);
        let left = own
            .flat_map(|monster| {
                let at_start = self.rules(monster).filter(|(_, rule)| matches!(rule, Rule::StartOfTurn { .. }));
                at_start.map(move |(ability, _)| (monster, ability))
            })
            .collect();
        self.stage = Stage::Start { left };
    }

    fn turn_ended(&mut self, seat: Seat, next: Seat) {
        if matches!(self.stage, Stage::Meals { fed: 0 }) {
            // Whoever has to feed cannot end the turn, so everybody learns something about this hand.
            let limit = u16::from(self.hand_limit(seat));
            let least = self.race.racing_of(seat).map(|runner| u16::from(runner.feeds_at)).min().unwrap_or(u16::MAX);
            let most = if self.larder.drawable() == 0 { limit.min(least - 1) } else { limit };
            self.larder.conclude(seat, most);
        }
        if next == self.starter {
            self.round += 1;
            self.quiet += 1;
        }
        self.begin_turn(next);
    }

    fn drew(&mut self, seat: Seat, count: usize) {
        for _ in 0..count {
            self.larder.draw(seat);
        }
        let effect = self.doing.as_mut().and_then(|doing| doing.effects.as_mut()).and_then(|queue| queue.front_mut());
        match effect {
            Some(Effect::Draw { count: left, .. }) if usize::from(*left) > count => {
                *left -= u8::try_from(count).unwrap_or(*left);
            }
            Some(_) => self.pop_effect(),
            None => self.stage = Stage::Meals { fed: 0 },
        }
    }

    fn fed(&mut self, seat: Seat, monster: Monster, cards: &[Food], feeds_at: u8) {
        let cards = self.larder.pick(seat, cards).unwrap_or_default();
        for card in &cards {
            self.larder.show(seat, *card, &self.menu);
        }
        let exact = self.larder.value(&cards, &self.menu) == u16::from(feeds_at);
        self.larder.table = cards;
        self.meal = Some(Meal { monster, feeds_at, exact, covered: None, course: Course::Step });
    }

    fn moved(&mut self, monster: Monster, to: u8, home: bool) {
        self.race.place(monster, to);
        if home {
            self.quiet = 0;
            self.ask_from = self.menu.quiet_rounds;
            self.gather(monster);
        }
        match &mut self.meal {
            Some(meal) if matches!(meal.course, Course::Step) => meal.course = Course::Cover,
            _ => self.pop_effect(),
        }
    }

    /// Notes the abilities that wait for this monster to come home (ruling 9).
    fn gather(&mut self, home: Monster) {
        let Some(owner) = self.race.runner(home).map(|runner| runner.owner) else { return };
        let mut gathered = Vec::new();
        for runner in self.race.racing() {
            for (ability, rule) in self.rules(runner.monster) {
                let waits = match rule {
                    Rule::WhenFinishes { whose: Whose::Another, .. } => true,
                    Rule::WhenFinishes { whose: Whose::YourOther, .. } => runner.owner == owner,
                    _ => false,
                };
                if waits {
                    gathered.push((runner.monster, ability));
                }
            }
        }
        self.gathered.append(&mut gathered);
    }

    pub(super) fn answered(&mut self, perform: bool) {
        let Some(doing) = &mut self.doing else { return };
        if doing.steps.is_empty() {
            return;
        }
        if let Step::May { steps } = doing.steps.remove(0)
            && perform
        {
            doing.steps.splice(0..0, steps);
        }
    }

    fn aimed(&mut self, aim: Aim) {
        let way = self.ways_of_step().into_iter().find(|way| way.aim == Some(aim));
        if let (Some(doing), Some(way)) = (&mut self.doing, way) {
            doing.effects = Some(way.effects);
        }
    }

    fn discarded(&mut self, seat: Seat) {
        let Some(doing) = &mut self.doing else { return };
        let Some(at) = doing.chosen.iter().position(|(chooser, _)| *chooser == seat) else { return };
        let (_, cards) = doing.chosen.remove(at);
        let all_have = doing.chosen.is_empty();
        if let Some(Effect::Discard { seats, .. }) = doing.effects.as_mut().and_then(VecDeque::front_mut) {
            seats.remove(seat);
        }
        for card in cards {
            self.larder.show(seat, card, &self.menu);
            self.larder.discard.push(card);
        }
        if all_have {
            self.pop_effect();
        }
    }

    fn pop_effect(&mut self) {
        if let Some(doing) = &mut self.doing {
            doing.looked = false;
            if let Some(effects) = &mut doing.effects {
                effects.pop_front();
            }
        }
    }

    /// Takes an action out of the queue that it waits in.
    fn dequeue(&mut self, source: Source) {
        if let Source::Ability { monster, ability } = source
            && self.triggers.front() == Some(&(monster, ability))
        {
            self.triggers.pop_front();
            return;
        }
        match (source, self.meal.as_mut().map(|meal| &mut meal.course), &mut self.stage) {
            (Source::Food { card }, Some(Course::Actions { left }), _) => {
                if let Some(at) = left.iter().position(|laid| self.larder.face(*laid) == card) {
                    left.remove(at);
                }
            }
            (Source::Ability { .. }, Some(Course::WhenFed { left }), _) => {
                left.pop_front();
            }
            (Source::Ability { monster, ability }, None, Stage::Start { left }) => {
                left.retain(|waiting| *waiting != (monster, ability));
            }
            _ => {}
        }
    }
}
