//! The secret state of a match, and the contract that it fulfils.

use std::collections::VecDeque;

use super::cards::Card;
use super::larder::Larder;
use super::race::Race;
use super::verbs::{Effect, Ground, Voice};
use super::{Ability, Menu, Monster, Options, Rule, Source, Step};
use crate::{BySeat, Counted, Edition, Length, Outcome, Seat, SeatCount, SeatSet, Stopping};

/// A match of Little Monster.
#[derive(Clone, Debug)]
pub struct LittleMonster {
    pub(super) menu: Edition<Menu>,
    pub(super) options: Options,
    pub(super) seats: SeatCount,
    pub(super) stage: Stage,
    pub(super) starter: Seat,
    pub(super) turn: Seat,
    /// From 1; 0 before the food is dealt.
    pub(super) round: u16,
    /// Rounds since a monster came home.
    pub(super) quiet: u16,
    /// From so many quiet rounds on the seats may be asked to stop.
    pub(super) ask_from: u16,
    /// Whether the seats agreed to stop.
    pub(super) stopped: bool,
    pub(super) race: Race,
    pub(super) larder: Larder,
    /// Monsters that nobody has or is offered.
    pub(super) unused: Vec<Monster>,
    /// The open row of a draft.
    pub(super) row: Vec<Monster>,
    /// The monsters offered to a seat; later the one it did not keep.
    pub(super) offers: BySeat<Vec<Monster>>,
    pub(super) kept: BySeat<Option<[Monster; 2]>>,
    pub(super) drafted: BySeat<Vec<Monster>>,
    pub(super) meal: Option<Meal>,
    pub(super) doing: Option<Doing>,
    /// Abilities that wait until the action under way is done, in the order in which they came up.
    pub(super) gathered: Vec<(Monster, u8)>,
    /// Abilities that are next, in their order.
    pub(super) triggers: VecDeque<(Monster, u8)>,
    pub(super) vote: Option<Vote>,
}

/// Where in its course a match is.
#[derive(Clone, Debug)]
pub(super) enum Stage {
    /// Nobody has a monster.
    Fresh,
    /// The seats choose monsters from what they are offered.
    Keeping,
    /// The seats take monsters from the open row.
    Drafting,
    /// The monsters are known, the food is not dealt.
    Undealt,
    /// A turn has begun; these abilities have yet to be used.
    Start { left: Vec<(Monster, u8)> },
    /// The draw of the turn.
    Draw,
    /// The meals of the turn.
    Meals { fed: u8 },
    /// The match is over.
    Over(Outcome),
}

/// A feeding; its cards lie on the larder's table.
#[derive(Clone, Debug)]
pub(super) struct Meal {
    pub(super) monster: Monster,
    pub(super) feeds_at: u8,
    /// Whether the cards add up to exactly that.
    pub(super) exact: bool,
    pub(super) covered: Option<Card>,
    pub(super) course: Course,
}

/// How far a feeding is.
#[derive(Clone, Debug)]
pub(super) enum Course {
    /// The monster is about to move for it.
    Step,
    /// Cards are covered until it is not too much.
    Cover,
    /// These abilities of the monster have yet to be used.
    WhenFed { left: VecDeque<u8> },
    /// The actions of these cards have yet to be done.
    Actions { left: Vec<Card> },
}

/// An action under way.
#[derive(Clone, Debug)]
pub(super) struct Doing {
    pub(super) seat: Seat,
    pub(super) source: Source,
    /// The first is being done or decided.
    pub(super) steps: Vec<Step>,
    /// What the first step makes happen still, once that is clear.
    pub(super) effects: Option<VecDeque<Effect>>,
    /// What seats chose to discard, while others have yet to choose.
    pub(super) chosen: Vec<(Seat, Vec<Card>)>,
    /// Whether the top card has been looked at.
    pub(super) looked: bool,
}

/// A vote on stopping.
#[derive(Clone, Debug)]
pub(super) struct Vote {
    pub(super) proposer: Seat,
    pub(super) answers: BySeat<Option<bool>>,
}

impl Vote {
    pub(super) fn waiting(&self) -> SeatSet {
        let unheard = self.answers.iter().filter(|(seat, answer)| *seat != self.proposer && answer.is_none());
        unheard.map(|(seat, _)| seat).collect()
    }
}

impl LittleMonster {
    /// A match that waits for its deal.
    pub(super) fn undealt(menu: Edition<Menu>, options: Options, seats: SeatCount) -> Self {
        Self {
            larder: Larder::new(&menu, seats),
            race: Race { finish: menu.plates - 1, runners: Vec::new() },
            ask_from: menu.quiet_rounds,
            unused: (0..).map(Monster).take(menu.monster.len()).collect(),
            menu,
            options,
            seats,
            stage: Stage::Fresh,
            starter: Seat::new(0),
            turn: Seat::new(0),
            round: 0,
            quiet: 0,
            stopped: false,
            row: Vec::new(),
            offers: BySeat::new(seats, |_| Vec::new()),
            kept: BySeat::new(seats, |_| None),
            drafted: BySeat::new(seats, |_| Vec::new()),
            meal: None,
            doing: None,
            gathered: Vec::new(),
            triggers: VecDeque::new(),
            vote: None,
        }
    }

    /// The abilities of a monster: none when the match is played without (ruling 15).
    pub(super) fn abilities(&self, monster: Monster) -> &[Ability] {
        if self.options.abilities { &self.menu.monster(monster).abilities } else { &[] }
    }

    /// Each of a monster's abilities with its number.
    pub(super) fn rules(&self, monster: Monster) -> impl Iterator<Item = (u8, &Rule)> {
        (0..).zip(self.abilities(monster).iter().map(|ability| &ability.rule))
    }

    /// How much a seat may hold without having to feed: what the most generous of its racing monsters
    /// says, if any says something (ruling 17).
    pub(super) fn hand_limit(&self, seat: Seat) -> u8 {
        let rules = self.race.racing_of(seat).flat_map(|runner| self.rules(runner.monster));
        let limits = rules.filter_map(|(_, rule)| match rule {
            Rule::HandLimit { value } => Some(*value),
            _ => None,
        });
        limits.max().unwrap_or(self.menu.hand_limit)
    }

    pub(super) fn hand_value(&self, seat: Seat) -> u16 {
        self.larder.value(&self.larder.hands[seat], &self.menu)
    }

    /// Whether the seat has to feed before its turn ends (rulings 3 and 13). A hand cannot change between
    /// the draw and the first meal, so looking now is looking once after the draw.
    pub(super) fn must_feed(&self, seat: Seat) -> bool {
        let held = self.hand_value(seat);
        let over = held > u16::from(self.hand_limit(seat));
        let can = self.race.racing_of(seat).any(|runner| held >= u16::from(runner.feeds_at));
        matches!(self.stage, Stage::Meals { fed: 0 }) && (over || (self.larder.drawable() == 0 && can))
    }

    /// Whether the seats may be asked to stop (ruling 20).
    pub(super) fn may_stop(&self) -> bool {
        let Stopping { quiet, may_ask_at, .. } = self.until_stopped();
        quiet >= may_ask_at
    }

    /// How far the match is from being stopped (ruling 20).
    pub(super) fn until_stopped(&self) -> Stopping {
        let played = u32::from(self.round.saturating_sub(1));
        Stopping {
            counted: Counted::Rounds,
            quiet: self.quiet.into(),
            may_ask_at: self.ask_from.into(),
            stops_at: None,
            length: Some(Length { played, most: self.menu.most_rounds.into() }),
        }
    }

    /// The cards of the meal that are not covered.
    pub(super) fn uncovered(&self) -> Vec<Card> {
        let covered = self.meal.as_ref().and_then(|meal| meal.covered);
        self.larder.table.iter().copied().filter(|card| Some(*card) != covered).collect()
    }

    /// By how much the uncovered cards are over what the monster is fed at.
    pub(super) fn over(&self) -> u16 {
        let feeds_at = self.meal.as_ref().map_or(0, |meal| u16::from(meal.feeds_at));
        self.larder.value(&self.uncovered(), &self.menu).saturating_sub(feeds_at)
    }

    /// The seat whose action the source's would be: the monster's owner, or whoever is eating.
    pub(super) fn speaker(&self, source: Source) -> Seat {
        match source {
            Source::Food { .. } => self.turn,
            Source::Ability { monster, .. } => self.race.runner(monster).map_or(self.turn, |runner| runner.owner),
        }
    }

    pub(super) fn voice(&self, source: Source) -> Voice {
        let itself = match source {
            Source::Food { .. } => None,
            Source::Ability { monster, .. } => Some(monster),
        };
        let fed = self.meal.as_ref().map(|meal| meal.monster);
        Voice { seat: self.speaker(source), itself, fed, turn: self.turn }
    }

    pub(super) fn ground(&self) -> Ground {
        Ground {
            race: self.race.clone(),
            hands: self.larder.hands.map(|_, hand| hand.len()),
            drawable: self.larder.drawable(),
        }
    }

    /// The way in which the match has ended, if it has.
    pub(super) fn ending(&self) -> Option<&'static str> {
        if self.race.winner(self.seats).is_some() {
            Some("home")
        } else if self.stopped {
            Some("stopped")
        } else if self.until_stopped().length.is_some_and(|length| length.played >= length.most) {
            Some("too_long")
        } else {
            None
        }
    }

    /// The order in which monsters are drafted: from the last seat to the first, and back (ruling 15).
    pub(super) fn drafter(&self) -> Option<Seat> {
        let clockwise = std::iter::once(self.starter)
            .chain(self.seats.after_clockwise(self.starter).filter(|seat| *seat != self.starter));
        let there: Vec<Seat> = clockwise.collect();
        let picks: usize = self.drafted.values().map(Vec::len).sum();
        there.iter().rev().chain(&there).nth(picks).copied()
    }
}
