//! What the first autopilot thinks of a position: it tries actions on the ground, with the verbs of the rules.

use std::cmp::Reverse;

use crate::Seat;
use crate::games::little_monster::race::{Race, Runner};
use crate::games::little_monster::verbs::{Aim, Ground, Voice, Way, open_ways, possible};
use crate::games::little_monster::{Food, FoodCard, Monster, Racer, Step, View};

/// What a plate is worth, in the unit of all worth here.
const PLATE: i32 = 10;
/// What a card in hand is worth besides its taste value.
const CARD: i32 = 2;

/// A view, and what is public in it as a ground to try things on.
pub(super) struct Mind<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    pub(super) ground: Ground,
}

impl<'a> Mind<'a> {
    /// What the seat that the view is for can think about.
    pub(super) fn new(view: &'a View) -> Self {
        Self { view, me: view.you.unwrap_or(Seat::new(0)), ground: ground(view) }
    }

    /// How well the seat stands.
    pub(super) fn standing(&self, ground: &Ground) -> i32 {
        let seats = ground.hands.count();
        if let Some(winner) = ground.race.winner(seats) {
            return if winner == self.me { 1000 * PLATE } else { -1000 * PLATE };
        }
        let held = |seat: Seat| i32::try_from(ground.hands[seat]).unwrap_or_default();
        let come = |seat: Seat| {
            let own = ground.race.runners.iter().filter(move |runner| runner.owner == seat);
            own.map(|runner| i32::from(runner.at)).sum::<i32>()
        };
        let others = seats.seats().filter(|seat| *seat != self.me);
        // Whoever leads is to be held back first.
        let rivals: i32 = others.map(|seat| PLATE * come(seat) + come(seat) * come(seat) / 2 + held(seat)).sum();
        let rivals = rivals / i32::try_from(seats.get() - 1).unwrap_or(1);
        2 * PLATE * come(self.me) + 2 * CARD * held(self.me) - rivals
    }

    /// How well the seat can stand after these steps, which are its own.
    pub(super) fn prospect(&self, steps: &[Step], ground: &Ground, voice: Voice) -> i32 {
        match steps.split_first() {
            _ if ground.race.winner(ground.hands.count()).is_some() => self.standing(ground),
            None => self.standing(ground),
            Some((Step::May { steps: wanted }, rest)) => {
                let declined = self.prospect(rest, ground, voice);
                let wanted = [wanted, rest].concat();
                if possible(&wanted, ground, voice) {
                    declined.max(self.prospect(&wanted, ground, voice))
                } else {
                    declined
                }
            }
            Some((_, rest)) => {
                let ways = open_ways(steps, ground, voice);
                let prospects = ways.iter().map(|way| self.prospect(rest, &ground.after(way, voice), voice));
                prospects.max().unwrap_or_else(|| self.standing(ground))
            }
        }
    }

    /// The ground after these steps, done as well as possible.
    pub(super) fn outlook(&self, steps: &[Step], ground: &Ground, voice: Voice) -> Ground {
        match steps.split_first() {
            None => ground.clone(),
            Some((Step::May { steps: wanted }, rest)) => {
                let wanted = [wanted, rest].concat();
                let better = possible(&wanted, ground, voice)
                    && self.prospect(&wanted, ground, voice) >= self.prospect(rest, ground, voice);
                self.outlook(if better { &wanted } else { rest }, ground, voice)
            }
            Some((_, rest)) => match self.best_way(steps, ground, voice) {
                Some(way) => self.outlook(rest, &ground.after(&way, voice), voice),
                None => ground.clone(),
            },
        }
    }

    pub(super) fn best_way(&self, steps: &[Step], ground: &Ground, voice: Voice) -> Option<Way> {
        let rest = steps.get(1..)?;
        let ways = open_ways(steps, ground, voice);
        ways.into_iter()
            .max_by_key(|way| (self.prospect(rest, &ground.after(way, voice), voice), Reverse(self.turns_until(way))))
    }

    /// How many turns after this seat's whoever is aimed at has theirs: among equals the next one is
    /// chosen, so that no seat is better off for its number.
    fn turns_until(&self, way: &Way) -> Option<usize> {
        let seat = match way.aim? {
            Aim::Monster(monster) => self.view.racers.iter().find(|racer| racer.monster == monster)?.owner,
            Aim::Seat(seat) => seat,
        };
        self.ground.hands.count().after_clockwise(self.me).position(|after| after == seat)
    }

    pub(super) fn voice(&self, itself: Option<Monster>, fed: Option<Monster>) -> Voice {
        Voice { seat: self.me, itself, fed, turn: self.view.turn.unwrap_or(self.me) }
    }

    pub(super) fn fed(&self) -> Option<Monster> {
        self.view.feeding.as_ref().map(|meal| meal.monster)
    }

    pub(super) fn food(&self, food: Food) -> &FoodCard {
        &self.view.foods[food.index()]
    }

    /// What it is worth to hold a card: what it adds to a meal, and what it does then.
    pub(super) fn worth(&self, food: Food) -> i32 {
        let own = self.view.racers.iter().find(|racer| racer.owner == self.me && !racer.home);
        let voice = self.voice(None, own.map(|racer| racer.monster));
        let does = self.prospect(&self.food(food).action.0, &self.ground, voice) - self.standing(&self.ground);
        self.taste(food) + does / 2
    }

    /// What a card's taste value is worth: a whole meal moves a monster by one plate.
    pub(super) fn taste(&self, food: Food) -> i32 {
        2 * PLATE * i32::from(self.food(food).value) / i32::from(self.view.feeds_at).max(1)
    }

    /// The card whose action is best done next, and the ground after it.
    pub(super) fn next_action(&self, cards: &[Food], ground: &Ground, fed: Option<Monster>) -> (Food, Ground) {
        let voice = self.voice(None, fed);
        let after = |card: &Food| (*card, self.outlook(&self.food(*card).action.0, ground, voice));
        let best = cards.iter().map(after).max_by_key(|(_, next)| self.standing(next));
        best.unwrap_or_else(|| (Food(0), ground.clone()))
    }
}

/// What is public of a match, from a view of it.
fn ground(view: &View) -> Ground {
    let runner = |racer: &Racer| {
        let abilities = &view.monsters[racer.monster.index()].abilities;
        Runner { at: racer.at, ..Runner::new(racer.monster, racer.owner, view.feeds_at, abilities) }
    };
    Ground {
        race: Race { finish: view.track.finish, runners: view.racers.iter().map(runner).collect() },
        hands: view.seats.map(|_, seat| usize::from(seat.hand_size)),
        drawable: usize::from(view.deck) + usize::from(view.discarded),
    }
}
