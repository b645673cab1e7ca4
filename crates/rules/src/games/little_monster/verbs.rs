//! What each verb of the vocabulary does, and whether an action can be done in full.
//!
//! This is the only place that knows what a verb means. It works on a [`Ground`], which is a copy of what
//! is public of a match, so that an action can be tried before it is begun.

use std::collections::VecDeque;

use super::race::{Race, Runner};
use super::{Monster, Step, Who};
use crate::{BySeat, Seat, SeatSet};

/// What is public of a match and matters to an action.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    pub(super) race: Race,
    pub(super) hands: BySeat<usize>,
    pub(super) drawable: usize,
}

/// Who speaks when an action says "you", "self" and "fed".
#[derive(Clone, Copy, Debug)]
pub(super) struct Voice {
    pub(super) seat: Seat,
    pub(super) itself: Option<Monster>,
    pub(super) fed: Option<Monster>,
    /// Whose turn it is: its monsters move first (ruling 9).
    pub(super) turn: Seat,
}

/// One way to do a step.
#[derive(Clone, Debug)]
pub(super) struct Way {
    /// What has to be chosen for it, if the step has a choice.
    pub(super) aim: Option<Aim>,
    /// What then happens, in order.
    pub(super) effects: VecDeque<Effect>,
}

/// What a step is aimed at by choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    Monster(Monster),
    Seat(Seat),
}

/// Something that a step makes happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    Shift { monster: Monster, plates: i8 },
    Draw { seat: Seat, count: u8 },
    Discard { seats: SeatSet, count: u8 },
    Steal { from: Seat, count: u8 },
    Look,
}

/// Whether these steps can be done in full, one way or another (rulings 5 and 6).
pub(super) fn possible(steps: &[Step], ground: &Ground, voice: Voice) -> bool {
    // A match that is won stops at once, so nothing is left to be done in full.
    if ground.race.winner(ground.hands.count()).is_some() {
        return true;
    }
    match steps.split_first() {
        None => true,
        // It can be declined when a part of the action is done already, so it does not count (ruling 24).
        Some((Step::May { .. }, rest)) => possible(rest, ground, voice),
        Some((step, rest)) => {
            let ways = ways(step, ground, voice);
            ways.iter().any(|way| possible(rest, &ground.after(way, voice), voice))
        }
    }
}

/// The ways to do the first of these steps so that the others can be done as well (ruling 6).
pub(super) fn open_ways(steps: &[Step], ground: &Ground, voice: Voice) -> Vec<Way> {
    let Some((step, rest)) = steps.split_first() else { return Vec::new() };
    let mut ways = ways(step, ground, voice);
    ways.retain(|way| possible(rest, &ground.after(way, voice), voice));
    ways
}

fn ways(step: &Step, ground: &Ground, voice: Voice) -> Vec<Way> {
    let others = || ground.hands.count().after_clockwise(voice.seat).filter(|seat| *seat != voice.seat);
    let holds = |seat: &Seat, count: u8| ground.hands[*seat] >= usize::from(count);
    match *step {
        Step::Move { who, plates } => moves(who, plates, ground, voice),
        Step::Draw { count } if ground.drawable >= usize::from(count) => {
            only([Effect::Draw { seat: voice.seat, count }])
        }
        Step::Discard { count } if holds(&voice.seat, count) => {
            only([Effect::Discard { seats: SeatSet::only(voice.seat), count }])
        }
        Step::OthersDraw { count } => {
            let fed = ground.drawable / usize::from(count);
            let draws = others().take(fed).map(|seat| Effect::Draw { seat, count });
            some(draws.collect())
        }
        Step::OthersDiscard { count } => {
            let seats: SeatSet = others().filter(|seat| holds(seat, count)).collect();
            if seats.is_empty() { Vec::new() } else { only([Effect::Discard { seats, count }]) }
        }
        Step::Steal { count } => others()
            .filter(|from| holds(from, count))
            .map(|from| Way { aim: Some(Aim::Seat(from)), effects: [Effect::Steal { from, count }].into() })
            .collect(),
        Step::Look if ground.drawable > 0 => only([Effect::Look]),
        Step::Draw { .. } | Step::Discard { .. } | Step::Look | Step::May { .. } => Vec::new(),
    }
}

fn moves(who: Who, plates: i8, ground: &Ground, voice: Voice) -> Vec<Way> {
    let race = &ground.race;
    let racing = |monster: Option<Monster>| monster.and_then(|monster| race.racing().find(|it| it.monster == monster));
    let one = |runner: Option<Runner>| {
        some(runner.filter(|it| can_move(*it, plates, voice)).map(|it| shift(it, plates)).into_iter().collect())
    };
    let chosen = |belongs: &dyn Fn(Runner) -> bool| {
        race.racing()
            .filter(|it| belongs(*it) && can_move(*it, plates, voice))
            .map(|it| Way { aim: Some(Aim::Monster(it.monster)), effects: [shift(it, plates)].into() })
            .collect()
    };
    let all = |belongs: &dyn Fn(Runner) -> bool| {
        let mut group: Vec<Runner> = race.racing().filter(|it| belongs(*it)).collect();
        if !group.iter().all(|it| can_move(*it, plates, voice)) {
            return Vec::new();
        }
        let seats = ground.hands.count();
        group.sort_by_key(|it| (it.owner.index() + seats.get() - voice.turn.index()) % seats.get());
        some(group.into_iter().map(|it| shift(it, with_all(it, plates))).collect())
    };
    match who {
        Who::Fastest => one(race.fastest()),
        Who::Slowest => one(race.slowest()),
        Who::YourFastest => one(race.fastest_of(voice.seat)),
        Who::YourSlowest => one(race.slowest_of(voice.seat)),
        // Whoever has come home during its own action or meal is named still, without effect (ruling 8).
        Who::Itself if racing(voice.itself).is_none() => only([]),
        Who::Fed if racing(voice.fed).is_none() => only([]),
        Who::Itself => one(racing(voice.itself)),
        Who::Fed => one(racing(voice.fed)),
        Who::YourOther => {
            let this = voice.itself.or(voice.fed);
            one(race.racing_of(voice.seat).find(|it| Some(it.monster) != this))
        }
        Who::OneOfYours => chosen(&|it| it.owner == voice.seat),
        Who::Any => chosen(&|_| true),
        Who::AnotherPlayers => chosen(&|it| it.owner != voice.seat),
        Who::All => all(&|_| true),
        Who::AllYours => all(&|it| it.owner == voice.seat),
        Who::AllOthers => all(&|it| it.owner != voice.seat),
    }
}

fn can_move(runner: Runner, plates: i8, voice: Voice) -> bool {
    let back = plates.min(0).unsigned_abs();
    back == 0 || (runner.at >= back && !(runner.not_back_by_others && runner.owner != voice.seat))
}

fn with_all(runner: Runner, plates: i8) -> i8 {
    if plates > 0 { plates.saturating_add_unsigned(runner.further_with_all) } else { plates }
}

const fn shift(runner: Runner, plates: i8) -> Effect {
    Effect::Shift { monster: runner.monster, plates }
}

/// The one way, without a choice, in which just this happens.
fn only<const N: usize>(effects: [Effect; N]) -> Vec<Way> {
    vec![Way { aim: None, effects: effects.into() }]
}

/// The one way, without a choice, in which all this happens; no way when that is nothing.
fn some(effects: VecDeque<Effect>) -> Vec<Way> {
    if effects.is_empty() { Vec::new() } else { vec![Way { aim: None, effects }] }
}

impl Ground {
    /// The ground after a step was done in this way.
    pub(super) fn after(&self, way: &Way, voice: Voice) -> Self {
        let mut next = self.clone();
        for effect in &way.effects {
            next.apply(*effect, voice);
        }
        next
    }

    fn apply(&mut self, effect: Effect, voice: Voice) {
        match effect {
            Effect::Shift { monster, plates } => {
                let to = self.race.destination(monster, plates);
                self.race.place(monster, to);
            }
            Effect::Draw { seat, count } => {
                self.hands[seat] += usize::from(count);
                self.drawable -= usize::from(count);
            }
            Effect::Discard { seats, count } => {
                for seat in seats.iter() {
                    self.hands[seat] -= usize::from(count);
                    self.drawable += usize::from(count);
                }
            }
            Effect::Steal { from, count } => {
                self.hands[from] -= usize::from(count);
                self.hands[voice.seat] += usize::from(count);
            }
            Effect::Look => {}
        }
    }
}
