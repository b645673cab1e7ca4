//! What each move makes happen, or which rule forbids it.

use super::state::{Running, Stage, Step};
use super::{DevilId, Event, EventView, Illegal, InTeufelsKueche, Menu, Move, PotId, PotPlace, SpaceId, TurnEnd};
use crate::{Seat, Stopping};

pub(super) fn decide(game: &InTeufelsKueche, seat: Seat, chosen: &Move) -> Result<Event, Illegal> {
    match (&game.stage, chosen) {
        (Stage::Assigning, Move::AssignMenus { menus }) => game.assign(seat, menus),
        (Stage::Placing(_), Move::PlacePot { pot, space }) => game.place(seat, *pot, *space).map(Event::Open),
        (Stage::Running(running), _) => match &running.step {
            Step::Free => game.act(running, seat, chosen).map(Event::Open),
            Step::Asked(challenge) => {
                let (devil, space) = (challenge.attacked, challenge.space);
                let dropped = game.carried_by(devil);
                match chosen {
                    Move::Decline => Ok(Event::Open(EventView::Declined { seat, devil, dropped, space })),
                    Move::Duel => Ok(Event::Open(EventView::Accepted { seat, devil })),
                    _ => Err(Illegal::NotNow),
                }
            }
            Step::Vote { .. } => match chosen {
                Move::AnswerStop { agree } => Ok(Event::StopAnswered { seat, agree: *agree }),
                _ => Err(Illegal::NotNow),
            },
            _ => Err(Illegal::NotNow),
        },
        _ => Err(Illegal::NotNow),
    }
}

impl InTeufelsKueche {
    /// Whether a seat may ask the others to stop (ruling 15).
    pub(super) fn may_propose(&self, running: &Running) -> bool {
        let Stopping { quiet, may_ask_at, .. } = self.until_stopped();
        !running.proposed && quiet >= may_ask_at
    }

    /// The pots that a devil can take from its station.
    pub(super) fn takeable(&self, running: &Running, id: DevilId, space: SpaceId) -> Vec<PotId> {
        if self.may_handle(running, id, space).is_err() {
            return Vec::new();
        }
        self.pots_at(PotPlace::Station { space }).map(|(pot, _)| pot).collect()
    }

    /// Whether a devil can put its pot down.
    pub(super) fn can_put_down(&self, running: &Running, id: DevilId, space: SpaceId) -> bool {
        self.may_handle(running, id, space).is_ok() && self.carried_by(id).is_some()
    }

    /// Whether the seat has something left to do: a point, a flight or a pot action (ruling 3).
    pub(super) fn something_left(&self, running: &Running) -> bool {
        let turn = &running.turn;
        turn.points > 0
            || turn.flight
            || !running.bonus.is_empty()
            || self.devils_of(turn.seat).any(|(id, devil)| {
                devil.space.is_some_and(|space| {
                    self.can_put_down(running, id, space) || !self.takeable(running, id, space).is_empty()
                })
            })
    }

    fn assign(&self, seat: Seat, menus: &[Menu]) -> Result<Event, Illegal> {
        let sorted = |menus: &[Menu]| {
            let mut menus = menus.to_vec();
            menus.sort_unstable();
            menus
        };
        if sorted(menus) == sorted(&self.edition.menus) {
            Ok(Event::MenusAssigned { seat, menus: menus.to_vec() })
        } else {
            Err(Illegal::OtherMenus)
        }
    }

    fn place(&self, seat: Seat, pot: PotId, space: SpaceId) -> Result<EventView, Illegal> {
        if !self.own_pots(seat).any(|(id, own)| id == pot && own.place == PotPlace::Aside) {
            return Err(Illegal::NotYourPot);
        }
        if !self.board.is_station(space) {
            return Err(Illegal::NotAStation);
        }
        if !self.free_stations(seat).any(|free| free == space) {
            return Err(Illegal::ColourIsThere);
        }
        Ok(EventView::PotPlaced { seat, pot, space })
    }

    fn act(&self, running: &Running, seat: Seat, chosen: &Move) -> Result<EventView, Illegal> {
        match *chosen {
            Move::Walk { devil, to } => {
                let from = self.own_devil(seat, devil)?;
                let ways = self.open_ways(devil, from);
                self.walk(running, devil, to, &ways)?;
                let way = ways.way(to).ok_or(Illegal::NoWay)?;
                Ok(EventView::Walked { seat, devil, way })
            }
            Move::Fly { devil, to } => {
                let from = self.own_devil(seat, devil)?;
                self.flight(running, devil, to)?;
                Ok(EventView::Flew { seat, devil, from, to })
            }
            Move::TakePot { devil, pot } => {
                let space = self.own_devil(seat, devil)?;
                self.may_handle(running, devil, space)?;
                if !self.takeable(running, devil, space).contains(&pot) {
                    return Err(Illegal::PotNotThere);
                }
                Ok(EventView::PotTaken { seat, devil, pot, left: self.carried_by(devil), space })
            }
            Move::PutDown { devil } => {
                let space = self.own_devil(seat, devil)?;
                self.may_handle(running, devil, space)?;
                let pot = self.carried_by(devil).ok_or(Illegal::NothingCarried)?;
                Ok(EventView::PotPutDown { seat, devil, pot, space })
            }
            Move::EndTurn => Ok(EventView::TurnEnded { seat, reason: TurnEnd::Chosen }),
            Move::ProposeStop if self.may_propose(running) => Ok(EventView::StopProposed { seat }),
            Move::ProposeStop => Err(Illegal::TooEarlyToStop),
            Move::AssignMenus { .. } | Move::PlacePot { .. } | Move::Decline | Move::Duel | Move::AnswerStop { .. } => {
                Err(Illegal::NotNow)
            }
        }
    }

    fn may_handle(&self, running: &Running, id: DevilId, space: SpaceId) -> Result<(), Illegal> {
        if !self.board.is_station(space) {
            Err(Illegal::NotOnStation)
        } else if !running.may_handle.contains(&id) {
            Err(Illegal::HandledAlready)
        } else {
            Ok(())
        }
    }
}
