//! What the match waits for, worked out from the state alone.

use super::cards::Card;
use super::state::{Course, LittleMonster, Stage};
use super::verbs::{Aim, Effect, Way, open_ways};
use super::{Food, Monster, Phase, Source, Step};
use crate::{Seat, SeatSet};

/// A question to one seat or several, with the answers that everybody may know to be possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    Keep { waiting: SeatSet },
    Draft { seat: Seat },
    StartAbility { seat: Seat, abilities: Vec<Source> },
    Turn { seat: Seat },
    Cover { seat: Seat, cards: Vec<Food> },
    Order { seat: Seat, cards: Vec<Food> },
    Target { seat: Seat, monsters: Vec<Monster> },
    Steal { seat: Seat, seats: SeatSet },
    Discard { waiting: SeatSet, count: u8 },
    Answer { seat: Seat, steps: Vec<Step> },
    PlaceTop { seat: Seat },
    StopVote { proposer: Seat, waiting: SeatSet },
}

impl Ask {
    /// Who is asked.
    pub(super) fn seats(&self) -> SeatSet {
        match self {
            Self::Keep { waiting } | Self::Discard { waiting, .. } | Self::StopVote { waiting, .. } => *waiting,
            Self::Draft { seat }
            | Self::StartAbility { seat, .. }
            | Self::Turn { seat }
            | Self::Cover { seat, .. }
            | Self::Order { seat, .. }
            | Self::Target { seat, .. }
            | Self::Steal { seat, .. }
            | Self::Answer { seat, .. }
            | Self::PlaceTop { seat } => SeatSet::only(*seat),
        }
    }

    /// As everybody sees it.
    pub(super) const fn phase(&self) -> Phase {
        match *self {
            Self::Keep { waiting } => Phase::Keep { waiting },
            Self::Draft { seat } => Phase::Draft { seat },
            Self::StartAbility { seat, .. } => Phase::StartAbility { seat },
            Self::Turn { seat } => Phase::Turn { seat },
            Self::Cover { seat, .. } => Phase::Cover { seat },
            Self::Order { seat, .. } => Phase::Order { seat },
            Self::Target { seat, .. } => Phase::Target { seat },
            Self::Steal { seat, .. } => Phase::Steal { seat },
            Self::Discard { waiting, count } => Phase::Discard { waiting, count },
            Self::Answer { seat, .. } => Phase::Answer { seat },
            Self::PlaceTop { seat } => Phase::PlaceTop { seat },
            Self::StopVote { proposer, waiting } => Phase::StopVote { proposer, waiting },
        }
    }
}

impl LittleMonster {
    /// What the match waits for; nothing while something is about to happen by itself, and after the end.
    ///
    /// A choice that has, for all to see, a single answer is not asked. What a hand holds is not for all
    /// to see, so what depends on it is asked even then.
    pub(super) fn ask(&self) -> Option<Ask> {
        if self.ending().is_some() {
            return None;
        }
        if let Some(vote) = &self.vote {
            let waiting = vote.waiting();
            return (!waiting.is_empty()).then_some(Ask::StopVote { proposer: vote.proposer, waiting });
        }
        if self.doing.is_some() {
            return self.ask_of_action();
        }
        if !self.triggers.is_empty() {
            return None;
        }
        if self.meal.is_some() {
            return self.ask_of_meal();
        }
        match &self.stage {
            Stage::Keeping => {
                let waiting: SeatSet =
                    self.kept.iter().filter(|(_, kept)| kept.is_none()).map(|(seat, _)| seat).collect();
                (!waiting.is_empty()).then_some(Ask::Keep { waiting })
            }
            Stage::Drafting => self.drafter().map(|seat| Ask::Draft { seat }),
            Stage::Start { left } if left.len() > 1 => {
                let abilities =
                    left.iter().map(|(monster, ability)| Source::Ability { monster: *monster, ability: *ability });
                Some(Ask::StartAbility { seat: self.turn, abilities: abilities.collect() })
            }
            Stage::Meals { .. } => Some(Ask::Turn { seat: self.turn }),
            Stage::Fresh | Stage::Undealt | Stage::Start { .. } | Stage::Draw | Stage::Over(_) => None,
        }
    }

    fn ask_of_action(&self) -> Option<Ask> {
        let doing = self.doing.as_ref()?;
        let seat = doing.seat;
        match doing.effects.as_ref().map(|effects| effects.front()) {
            Some(Some(Effect::Discard { seats, count })) => {
                let mut waiting = *seats;
                for (seat, _) in &doing.chosen {
                    waiting.remove(*seat);
                }
                (!waiting.is_empty()).then_some(Ask::Discard { waiting, count: *count })
            }
            Some(Some(Effect::Look)) => doing.looked.then_some(Ask::PlaceTop { seat }),
            Some(_) => None,
            None => match doing.steps.first()? {
                Step::May { steps } => Some(Ask::Answer { seat, steps: steps.clone() }),
                _ => Some(Self::ask_for_aim(seat, &self.ways_of_step())),
            },
        }
    }

    /// The ways in which the next step of the action under way can be done.
    pub(super) fn ways_of_step(&self) -> Vec<Way> {
        self.doing
            .as_ref()
            .map_or_else(Vec::new, |doing| open_ways(&doing.steps, &self.ground(), self.voice(doing.source)))
    }

    fn ask_for_aim(seat: Seat, ways: &[Way]) -> Ask {
        let (mut monsters, mut seats) = (Vec::new(), SeatSet::EMPTY);
        for aim in ways.iter().filter_map(|way| way.aim) {
            match aim {
                Aim::Monster(monster) => monsters.push(monster),
                Aim::Seat(seat) => seats.insert(seat),
            }
        }
        if seats.is_empty() { Ask::Target { seat, monsters } } else { Ask::Steal { seat, seats } }
    }

    fn ask_of_meal(&self) -> Option<Ask> {
        let seat = self.turn;
        match &self.meal.as_ref()?.course {
            Course::Cover => {
                let cards = self.kinds(&self.uncovered());
                (self.must_cover() && cards.len() > 1).then_some(Ask::Cover { seat, cards })
            }
            Course::Actions { left } => {
                let cards = self.kinds(left);
                (cards.len() > 1).then_some(Ask::Order { seat, cards })
            }
            Course::Step | Course::WhenFed { .. } => None,
        }
    }

    /// Whether the meal is too much and no card is covered, or the one that was has gone back.
    pub(super) fn must_cover(&self) -> bool {
        self.over() > 0 && self.meal.as_ref().is_some_and(|meal| meal.covered.is_none())
    }

    /// The different foods among cards, in the order of the edition.
    pub(super) fn kinds(&self, cards: &[Card]) -> Vec<Food> {
        let mut foods = self.larder.foods(cards);
        foods.sort_unstable();
        foods.dedup();
        foods
    }
}
