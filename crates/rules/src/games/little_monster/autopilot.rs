//! A sensible player that sees what its seat sees: it tries each choice on the ground, with the verbs of
//! the rules themselves, and takes the one after which it stands best.

use super::list::meals;
use super::mind::Mind;
use super::verbs::{Aim, Ground};
use super::{FeedingView, Food, May, Monster, Move, Portion, Rule, Source, Step, View};
use crate::Chance;

/// Of larger hands only so many cards are thought about for a meal.
const MOST_CARDS: usize = 12;

/// A legal and sensible move for the seat that the view is for.
pub(super) fn choose(view: &View, chance: &mut Chance) -> Move {
    let mind = Mind::new(view);
    match &view.may {
        Some(May::Keep) => {
            let mut liked = mind.liked(&view.offer, chance);
            liked.truncate(2);
            liked.sort_unstable();
            Move::Keep { monsters: liked.try_into().unwrap_or([Monster(0); 2]) }
        }
        Some(May::Draft) => Move::Draft { monster: mind.liked(&view.offer, chance)[0] },
        Some(May::UseAbility { abilities }) => mind.use_ability(abilities),
        Some(May::Turn { feed, must_feed, .. }) => mind.turn(feed, *must_feed),
        Some(May::Cover { cards }) => mind.cover(cards),
        Some(May::Resolve { cards }) => Move::Resolve { card: mind.next_action(cards, &mind.ground, mind.fed()).0 },
        Some(May::Target { .. } | May::StealFrom { .. }) => mind.aim(),
        Some(May::Discard { count }) => {
            let mut cards = view.hand.clone();
            cards.sort_by_key(|card| mind.worth(*card));
            cards.truncate(usize::from(*count));
            cards.sort_unstable();
            Move::Discard { cards }
        }
        Some(May::Answer { steps }) => mind.answer(steps),
        Some(May::PlaceTop { card }) => {
            let all = view.foods.iter().zip(0..).map(|(food, kind)| (i32::from(food.copies), mind.worth(Food(kind))));
            let (copies, worth) = all.fold((0, 0), |sum, (copies, worth)| (sum.0 + copies, sum.1 + copies * worth));
            Move::PlaceTop { under: mind.worth(*card) * copies < worth }
        }
        Some(May::AnswerStop) => Move::AnswerStop { agree: true },
        None => Move::EndTurn,
    }
}

impl Mind<'_> {
    fn turn(&self, feed: &[Monster], must: bool) -> Move {
        let hand = self.thought_about();
        let mut best: Option<(i32, Move)> = None;
        for monster in feed {
            let Some(racer) = self.view.racers.iter().find(|racer| racer.monster == *monster) else { continue };
            for cards in meals(&hand, racer.feeds_at, &self.view.foods) {
                let gain = self.meal_gain(*monster, racer.feeds_at, &cards);
                if best.as_ref().is_none_or(|(most, _)| gain > *most) {
                    best = Some((gain, Move::Feed { monster: *monster, cards }));
                }
            }
        }
        match best {
            Some((gain, feed)) if must || gain >= 0 => feed,
            // The cards thought about are not enough, but the whole hand has to be.
            None if must => {
                let easiest = self.view.racers.iter().filter(|racer| feed.contains(&racer.monster));
                let monster = easiest.min_by_key(|racer| racer.feeds_at).map_or(Monster(0), |racer| racer.monster);
                Move::Feed { monster, cards: self.view.hand.clone() }
            }
            _ => Move::EndTurn,
        }
    }

    /// The hand, or of a large one the cards of least and of most taste value.
    fn thought_about(&self) -> Vec<Food> {
        let mut hand = self.view.hand.clone();
        hand.sort_by_key(|card| self.food(*card).value);
        if hand.len() > MOST_CARDS {
            hand.drain(MOST_CARDS / 2..hand.len() - MOST_CARDS / 2);
        }
        hand.sort_unstable();
        hand
    }

    /// How much better the seat stands after a meal, all it has to do then included.
    fn meal_gain(&self, monster: Monster, feeds_at: u8, cards: &[Food]) -> i32 {
        let mut ground = self.ground.clone();
        let step = ground.race.destination(monster, 1);
        ground.race.place(monster, step);
        ground.hands[self.me] = ground.hands[self.me].saturating_sub(cards.len());
        let total: u16 = cards.iter().map(|card| u16::from(self.food(*card).value)).sum();
        if total == u16::from(feeds_at) {
            self.when_fed(monster, true, cards.len(), &mut ground);
            return self.gain(cards, cards, &ground, monster);
        }
        self.when_fed(monster, false, cards.len(), &mut ground);
        let covers = self.covers(cards, feeds_at);
        let gains = covers.into_iter().map(|cover| self.gain(cards, &without(cards, cover), &ground, monster));
        gains.max().unwrap_or(i32::MIN / 2)
    }

    /// The cards that are enough to cover.
    fn covers(&self, cards: &[Food], feeds_at: u8) -> Vec<Food> {
        let total: u16 = cards.iter().map(|card| u16::from(self.food(*card).value)).sum();
        let enough = |card: &&Food| total - u16::from(self.food(**card).value) <= u16::from(feeds_at);
        let mut covers: Vec<Food> = cards.iter().filter(enough).copied().collect();
        covers.dedup();
        covers
    }

    fn gain(&self, eaten: &[Food], uncovered: &[Food], ground: &Ground, monster: Monster) -> i32 {
        let mut ground = ground.clone();
        let mut left = uncovered.to_vec();
        while !left.is_empty() {
            let (card, next) = self.next_action(&left, &ground, Some(monster));
            left = without(&left, card);
            ground = next;
        }
        let eaten: i32 = eaten.iter().map(|card| self.taste(*card)).sum();
        self.standing(&ground) - self.standing(&self.ground) - eaten
    }

    /// What the monster's own abilities do with such a meal.
    fn when_fed(&self, monster: Monster, exact: bool, cards: usize, ground: &mut Ground) {
        for ability in &self.view.monsters[monster.index()].abilities {
            let Rule::WhenFed { portion, action } = &ability.rule else { continue };
            let works = match portion {
                Portion::Any => true,
                Portion::Exactly => exact,
                Portion::AtLeast { cards: least } => cards >= usize::from(*least),
            };
            if works && ground.race.is_racing(monster) {
                *ground = self.outlook(&action.0, ground, self.voice(Some(monster), Some(monster)));
            }
        }
    }

    fn cover(&self, options: &[Food]) -> Move {
        let Some(FeedingView { cards, feeds_at, monster, .. }) = &self.view.feeding else { return Move::EndTurn };
        let uncovered: Vec<Food> = cards.iter().filter(|laid| !laid.covered).map(|laid| laid.card).collect();
        let enough = self.covers(&uncovered, *feeds_at);
        let best = enough.into_iter().max_by_key(|cover| {
            let rest = without(&uncovered, *cover);
            self.gain(&uncovered, &rest, &self.ground, *monster)
        });
        // When no single card is enough, one comes back: the best one.
        let card = best.or_else(|| options.iter().copied().max_by_key(|card| self.worth(*card)));
        Move::Cover { card: card.unwrap_or(Food(0)) }
    }

    fn aim(&self) -> Move {
        let way = self.view.under_way.as_ref().and_then(|doing| {
            let itself = match doing.source {
                Source::Food { .. } => None,
                Source::Ability { monster, .. } => Some(monster),
            };
            self.best_way(&doing.steps, &self.ground, self.voice(itself, self.fed()))
        });
        match way.and_then(|way| way.aim) {
            Some(Aim::Monster(monster)) => Move::Target { monster },
            Some(Aim::Seat(seat)) => Move::StealFrom { seat },
            None => Move::EndTurn,
        }
    }

    fn answer(&self, wanted: &[Step]) -> Move {
        let perform = self.view.under_way.as_ref().is_none_or(|doing| {
            let itself = match doing.source {
                Source::Food { .. } => None,
                Source::Ability { monster, .. } => Some(monster),
            };
            let voice = self.voice(itself, self.fed());
            let rest = doing.steps.get(1..).unwrap_or_default();
            self.prospect(&[wanted, rest].concat(), &self.ground, voice) >= self.prospect(rest, &self.ground, voice)
        });
        Move::Answer { perform }
    }

    fn use_ability(&self, abilities: &[Source]) -> Move {
        let prospect = |monster: Monster, ability: u8| {
            let ability = self.view.monsters[monster.index()].abilities.get(usize::from(ability));
            match ability.map(|ability| &ability.rule) {
                Some(Rule::StartOfTurn { action, .. }) => {
                    self.prospect(&action.0, &self.ground, self.voice(Some(monster), None))
                }
                _ => i32::MIN,
            }
        };
        let used = abilities.iter().filter_map(|source| match source {
            Source::Ability { monster, ability } => Some((*monster, *ability)),
            Source::Food { .. } => None,
        });
        let best = used.max_by_key(|(monster, ability)| prospect(*monster, *ability));
        best.map_or(Move::EndTurn, |(monster, ability)| Move::UseAbility { monster, ability })
    }

    /// The monsters, the most useful first.
    fn liked(&self, monsters: &[Monster], chance: &mut Chance) -> Vec<Monster> {
        let mut liked = monsters.to_vec();
        chance.shuffle(&mut liked);
        liked.sort_by_key(|monster| {
            let rating = |rule: &Rule| match rule {
                Rule::FeedsAt { value } => 2 * (i32::from(self.view.feeds_at) - i32::from(*value)),
                Rule::StartOfTurn { .. } | Rule::WhenFed { .. } => 3,
                Rule::HandLimit { .. } | Rule::WhenFinishes { .. } | Rule::NotBackByOthers => 1,
                Rule::FurtherWithAll { plates } => i32::from(*plates),
            };
            let abilities = &self.view.monsters[monster.index()].abilities;
            -abilities.iter().map(|ability| rating(&ability.rule)).sum::<i32>()
        });
        liked
    }
}

/// The cards without one of this kind.
fn without(cards: &[Food], one: Food) -> Vec<Food> {
    let mut rest = cards.to_vec();
    if let Some(at) = rest.iter().position(|card| *card == one) {
        rest.remove(at);
    }
    rest
}
