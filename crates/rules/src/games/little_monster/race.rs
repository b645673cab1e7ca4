//! The monsters on the track: where they are, and which of them is fastest and slowest.

use super::{Ability, Monster, Rule};
use crate::{Seat, SeatCount};

/// All monsters in play, in the order of their owners.
#[derive(Clone, Debug)]
pub(super) struct Race {
    pub(super) finish: u8,
    pub(super) runners: Vec<Runner>,
}

/// A monster in play, with what its abilities say of how it is fed and moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Runner {
    pub(super) monster: Monster,
    pub(super) owner: Seat,
    pub(super) at: u8,
    pub(super) feeds_at: u8,
    pub(super) not_back_by_others: bool,
    pub(super) further_with_all: u8,
}

impl Runner {
    /// A monster at the start, with what its abilities say.
    pub(super) fn new(monster: Monster, owner: Seat, feeds_at: u8, abilities: &[Ability]) -> Self {
        let mut this = Self { monster, owner, at: 0, feeds_at, not_back_by_others: false, further_with_all: 0 };
        for ability in abilities {
            match ability.rule {
                Rule::FeedsAt { value } => this.feeds_at = value,
                Rule::NotBackByOthers => this.not_back_by_others = true,
                Rule::FurtherWithAll { plates } => this.further_with_all = plates,
                Rule::HandLimit { .. }
                | Rule::StartOfTurn { .. }
                | Rule::WhenFed { .. }
                | Rule::WhenFinishes { .. } => {}
            }
        }
        this
    }
}

impl Race {
    pub(super) fn runner(&self, monster: Monster) -> Option<Runner> {
        self.runners.iter().copied().find(|runner| runner.monster == monster)
    }

    /// Whether the monster is in play and has not come home (ruling 8).
    pub(super) fn is_racing(&self, monster: Monster) -> bool {
        self.runner(monster).is_some_and(|runner| runner.at < self.finish)
    }

    /// The monsters that still race.
    pub(super) fn racing(&self) -> impl Iterator<Item = Runner> + Clone + '_ {
        self.runners.iter().copied().filter(|runner| runner.at < self.finish)
    }

    /// The monsters of a seat that still race.
    pub(super) fn racing_of(&self, seat: Seat) -> impl Iterator<Item = Runner> + Clone + '_ {
        self.racing().filter(move |runner| runner.owner == seat)
    }

    /// The one that is further than all others (ruling 7).
    pub(super) fn fastest(&self) -> Option<Runner> {
        alone(self.racing(), |runner| runner.at)
    }

    /// The one that is behind all others (ruling 7).
    pub(super) fn slowest(&self) -> Option<Runner> {
        alone(self.racing(), |runner| self.finish - runner.at)
    }

    /// The further one of a seat's two, while both race (ruling 7).
    pub(super) fn fastest_of(&self, seat: Seat) -> Option<Runner> {
        let own = self.racing_of(seat);
        if own.clone().count() < 2 { None } else { alone(own, |runner| runner.at) }
    }

    /// The one of a seat's two that is behind, while both race (ruling 7).
    pub(super) fn slowest_of(&self, seat: Seat) -> Option<Runner> {
        let own = self.racing_of(seat);
        if own.clone().count() < 2 { None } else { alone(own, |runner| self.finish - runner.at) }
    }

    /// Puts a monster on another plate, the finish at most.
    pub(super) fn place(&mut self, monster: Monster, at: u8) {
        let finish = self.finish;
        if let Some(runner) = self.runners.iter_mut().find(|runner| runner.monster == monster) {
            runner.at = at.min(finish);
        }
    }

    /// The plate that a monster comes to when it moves so far.
    pub(super) fn destination(&self, monster: Monster, plates: i8) -> u8 {
        let at = self.runner(monster).map_or(0, |runner| runner.at);
        at.saturating_add_signed(plates).min(self.finish)
    }

    /// The seat whose monsters have all come home (ruling 9).
    pub(super) fn winner(&self, seats: SeatCount) -> Option<Seat> {
        let begun = !self.runners.is_empty();
        seats.seats().find(|seat| begun && self.racing_of(*seat).next().is_none())
    }
}

/// The runner with the highest rank, if it has that rank alone.
fn alone(runners: impl Iterator<Item = Runner> + Clone, rank: impl Fn(Runner) -> u8) -> Option<Runner> {
    let first = runners.clone().max_by_key(|runner| rank(*runner))?;
    let ties = runners.filter(|runner| rank(*runner) == rank(first)).count();
    (ties == 1).then_some(first)
}
