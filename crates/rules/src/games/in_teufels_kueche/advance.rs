//! What happens by itself: the beginning, dice, challenges, duels, deliveries, ends of turns.

use super::state::{Challenge, Running, Stage, Step};
use super::{Arrival, Colour, DevilId, EventView, Face, InTeufelsKueche, SpaceId, TurnEnd};
use crate::{BySeat, Chance, Seat};

/// How many dice a turn rolls.
const DICE: usize = 2;

pub(super) fn advance(game: &InTeufelsKueche, chance: &mut Chance) -> Option<EventView> {
    match &game.stage {
        Stage::Fresh => Some(game.begin(chance, |seats, chance| chance.below(seats))),
        Stage::Assigning | Stage::Placing(_) | Stage::Over(_) => None,
        Stage::Between { next, first } => game.match_over().or_else(|| Some(game.roll(*next, *first, chance))),
        Stage::Running(running) => game.advanced_turn(running, chance),
    }
}

/// The same under older code: with three seats the unused colour always followed the third, and a turn without
/// anything left to do ended by itself, also when its last action could have been taken back.
pub(super) fn advance_as_before(game: &InTeufelsKueche, chance: &mut Chance) -> Option<EventView> {
    match &game.stage {
        Stage::Fresh => Some(game.begin(chance, |seats, _| seats - 1)),
        Stage::Running(running) if matches!(running.step, Step::Free) => advance(game, chance).or_else(|| {
            let over = EventView::TurnEnded { seat: running.turn.seat, reason: TurnEnd::NothingLeft };
            (!game.something_left(running)).then_some(over)
        }),
        _ => advance(game, chance),
    }
}

impl InTeufelsKueche {
    fn advanced_turn(&self, running: &Running, chance: &mut Chance) -> Option<EventView> {
        let seat = running.turn.seat;
        let over = |reason| EventView::TurnEnded { seat, reason };
        match &running.step {
            Step::Free if self.devils_of(seat).next().is_none() => self.match_over().or(Some(over(TurnEnd::NoDevils))),
            // What can be taken back does not end a turn by itself (ruling 3).
            Step::Free if !running.undoable && !self.something_left(running) => {
                self.match_over().or(Some(over(TurnEnd::NothingLeft)))
            }
            Step::Free | Step::Stopped => self.match_over(),
            Step::Arrived(devil) => self.arrived(seat, *devil),
            Step::Asked(challenge) => {
                let neutral = self.devil(challenge.attacked).seat.is_none();
                neutral.then(|| self.duel(seat, *challenge, chance))
            }
            Step::Dueling(challenge) => Some(self.duel(seat, *challenge, chance)),
            Step::Lost => Some(over(TurnEnd::DuelLost)),
            Step::Vote { voters, answers } => {
                let given: Option<Vec<bool>> = voters.iter().map(|voter| answers[voter]).collect();
                given.map(|given| EventView::StopDecided { stops: given.into_iter().all(|agree| agree) })
            }
        }
    }

    /// The beginning; with three seats this picks the one that the unused colour follows.
    fn begin(&self, chance: &mut Chance, before_the_gap: fn(usize, &mut Chance) -> usize) -> EventView {
        let seats: Vec<Seat> = self.seats.seats().collect();
        let starter = seats[chance.below(seats.len())];
        let first = Colour::ALL[chance.below(Colour::ALL.len())];
        // Who sits opposite of the unused colour is better off.
        let gap = (seats.len() == 3).then(|| before_the_gap(seats.len(), chance));
        let corner = |seat: usize| match gap {
            Some(before) => seat + usize::from(seat > before),
            None => seat * Colour::ALL.len() / seats.len(),
        };
        let colours = BySeat::new(self.seats, |seat| first.further(corner(seat.index())));
        let neutral = gap.map(|before| first.further(before + 1));
        EventView::Began { starter, colours, neutral }
    }

    fn roll(&self, seat: Seat, first: bool, chance: &mut Chance) -> EventView {
        let count = if first && self.options.gentle_start { 1 } else { DICE };
        let faces = &self.edition.faces;
        let dice: Vec<Face> = (0..count).map(|_| faces[chance.below(faces.len())]).collect();
        let flight = count == DICE && dice.iter().all(|face| *face == Face::WING);
        EventView::Rolled { seat, points: dice.iter().map(|face| face.points()).sum(), dice, flight }
    }

    fn arrived(&self, seat: Seat, devil: DevilId) -> Option<EventView> {
        let space = self.devil(devil).space?;
        match self.met(devil, space)? {
            Arrival::Serve { pot } => {
                let menu = self.pot(pot).menu?;
                Some(EventView::Served { seat, devil, pot, menu, space })
            }
            Arrival::Challenge { devil: attacked } => {
                let asked = self.devil(attacked).seat;
                Some(EventView::Challenged { seat, challenger: devil, attacked, asked, space })
            }
            Arrival::Stand => None,
        }
    }

    /// What a devil that has arrived found there.
    pub(super) fn met(&self, id: DevilId, space: SpaceId) -> Option<Arrival> {
        if !self.board.is_station(space) {
            let grill = space == self.board.grill_of(self.devil(id).colour);
            return if grill { self.carried_by(id).map(|pot| Arrival::Serve { pot }) } else { Some(Arrival::Stand) };
        }
        let other = self.devils().find(|(other, devil)| *other != id && devil.space == Some(space));
        Some(other.map_or(Arrival::Stand, |(devil, _)| Arrival::Challenge { devil }))
    }

    fn duel(&self, challenger_seat: Seat, challenge: Challenge, chance: &mut Chance) -> EventView {
        let Challenge { challenger, attacked, space } = challenge;
        let oven = self.edition.oven;
        let mut attempts = Vec::new();
        for presses in 1.. {
            let released = (1..=presses).find(|_| chance.below(oven.presses.into()) < oven.releases.into());
            attempts.push(released.unwrap_or(presses));
            if released.is_some() {
                break;
            }
        }
        let challenger_won = attempts.len() % 2 == 1;
        let loser = if challenger_won { attacked } else { challenger };
        // Whoever sits next presses for a neutral devil (ruling 7).
        let attacked_seat = self.devil(attacked).seat.unwrap_or_else(|| self.seats.after(challenger_seat));
        EventView::Dueled {
            challenger,
            challenger_seat,
            attacked,
            attacked_seat,
            space,
            attempts,
            challenger_won,
            fate: self.fate(loser),
            dropped: self.carried_by(loser),
        }
    }

    fn match_over(&self) -> Option<EventView> {
        self.ending().map(|outcome| EventView::MatchOver { outcome })
    }
}
