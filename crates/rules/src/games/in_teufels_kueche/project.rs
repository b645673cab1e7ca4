//! Views, built up from what a viewer may see.

use std::sync::Arc;

use super::state::{Running, Stage, Step};
use super::{DevilMay, DevilView, InTeufelsKueche, May, Phase, PotPlace, PotView, SeatView, View};
use crate::{Game, Seat, SeatSet, Viewer};

pub(super) fn view(game: &InTeufelsKueche, viewer: Viewer) -> View {
    View {
        you: viewer.seat(),
        board: Arc::clone(&game.board),
        phase: game.phase(),
        turn: game.running().map(|running| running.turn.clone()),
        seats: game.colours.map(|seat, _| game.seat_view(seat)),
        devils: game.devil_views(),
        pots: game.pot_views(viewer),
        starter: game.starter,
        goal: game.edition.goal,
        stopping: game.stopping(),
        may: viewer.seat().filter(|seat| game.acting().contains(*seat)).and_then(|seat| game.may(seat)),
        outcome: match &game.stage {
            Stage::Over(outcome) => Some(outcome.clone()),
            _ => None,
        },
    }
}

impl InTeufelsKueche {
    /// Whom the match waits for; nobody once it is over.
    pub(super) fn acting(&self) -> SeatSet {
        match self.phase() {
            Phase::AssignMenus { waiting } | Phase::StopVote { waiting, .. } => waiting,
            Phase::PlacePot { seat } | Phase::Turn { seat, .. } | Phase::Challenge { seat, .. } => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// What a seat that is asked may do now.
    pub(super) fn may(&self, seat: Seat) -> Option<May> {
        let own_pots = || self.own_pots(seat);
        match self.phase() {
            Phase::AssignMenus { .. } => Some(May::AssignMenus {
                pots: own_pots().map(|(id, _)| id).collect(),
                menus: self.edition.menus.clone(),
            }),
            Phase::PlacePot { .. } => {
                let aside = own_pots().filter(|(_, pot)| pot.place == PotPlace::Aside);
                Some(May::PlacePot {
                    pots: aside.map(|(id, _)| id).collect(),
                    spaces: self.free_stations(seat).collect(),
                })
            }
            Phase::Turn { .. } => self.running().map(|running| self.may_in_turn(running)),
            Phase::Challenge { .. } => Some(May::AnswerChallenge),
            Phase::StopVote { .. } => Some(May::AnswerStop),
            Phase::Over => None,
        }
    }

    fn phase(&self) -> Phase {
        match &self.stage {
            Stage::Fresh | Stage::Assigning => {
                Phase::AssignMenus { waiting: self.seats.seats().filter(|seat| !self.has_assigned(*seat)).collect() }
            }
            Stage::Placing(seat) => Phase::PlacePot { seat: *seat },
            Stage::Between { next, .. } => Phase::Turn { seat: *next, spent: false },
            Stage::Running(running) => self.phase_of_turn(running),
            Stage::Over(_) => Phase::Over,
        }
    }

    fn phase_of_turn(&self, running: &Running) -> Phase {
        let seat = running.turn.seat;
        match &running.step {
            Step::Asked(challenge) | Step::Dueling(challenge) => Phase::Challenge {
                seat: self.devil(challenge.attacked).seat.unwrap_or(seat),
                challenger: challenge.challenger,
                attacked: challenge.attacked,
                space: challenge.space,
                challenger_risks: self.fate(challenge.challenger),
                attacked_risks: self.fate(challenge.attacked),
            },
            Step::Vote { voters, answers } => Phase::StopVote {
                proposer: seat,
                waiting: voters.iter().filter(|voter| answers[*voter].is_none()).collect(),
            },
            Step::Free | Step::Arrived(_) | Step::Lost | Step::Stopped => {
                Phase::Turn { seat, spent: !self.something_left(running) }
            }
        }
    }

    fn may_in_turn(&self, running: &Running) -> May {
        let devils = self.devils_of(running.turn.seat).filter_map(|(id, devil)| {
            let space = devil.space?;
            let may = DevilMay {
                devil: id,
                walk: self.walks(running, id, space),
                fly: self.flights(running, id),
                take: self.takeable(running, id, space),
                put_down: self.can_put_down(running, id, space),
            };
            let idle = may.walk.is_empty() && may.fly.is_empty() && may.take.is_empty() && !may.put_down;
            (!idle).then_some(may)
        });
        May::Turn { devils: devils.collect(), propose_stop: self.may_propose(running) }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let count = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        SeatView {
            colour: self.colours[seat],
            points: u8::try_from(self.points(seat)).unwrap_or(u8::MAX),
            served: self.served_by(seat).map(|(id, _)| id).collect(),
            devils: count(self.devils_of(seat).count()),
            hats: count(self.devils_of(seat).filter(|(_, devil)| devil.hat).count()),
            assigned: self.has_assigned(seat),
            menus_left: self.menus_left(self.colours[seat]),
        }
    }

    fn devil_views(&self) -> Vec<DevilView> {
        let has_bonus = |id| self.running().is_some_and(|running| running.bonus.contains(&id));
        self.devils()
            .map(|(id, devil)| DevilView {
                id,
                colour: devil.colour,
                seat: devil.seat,
                hat: devil.hat,
                space: devil.space,
                carries: self.carried_by(id),
                bonus: has_bonus(id),
            })
            .collect()
    }

    fn pot_views(&self, viewer: Viewer) -> Vec<PotView> {
        let mut views = Vec::new();
        for (seat, colour) in self.colours.iter() {
            let left = self.menus_left(*colour);
            let only_one_kind = left.iter().all(|menu| *menu == left[0]);
            for (id, pot) in self.own_pots(seat) {
                let known = viewer.sees_secrets_of(seat) || Self::is_served(pot) || only_one_kind;
                let (colour, mark, place) = (pot.colour, pot.mark, pot.place);
                views.push(PotView { id, colour, mark, place, menu: pot.menu.filter(|_| known) });
            }
        }
        views
    }
}
