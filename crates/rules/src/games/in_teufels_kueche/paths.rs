//! Where a devil may go, and what happens there (rulings 3, 4, 6 and 8).

use super::board::Ways;
use super::state::Running;
use super::{Arrival, DevilId, Illegal, InTeufelsKueche, SpaceId, SpaceKind, Target};

impl InTeufelsKueche {
    /// The shortest open ways of a devil. Whatever a way leads past has no effect, so the shortest will do.
    pub(super) fn open_ways(&self, id: DevilId, from: SpaceId) -> Ways {
        let colour = self.devil(id).colour;
        let carries = self.carried_by(id).is_some();
        let blocked = |space| self.devils().any(|(_, other)| other.space == Some(space) && other.colour != colour);
        self.board.ways(colour, from, |space| if self.board.is_station(space) { !blocked(space) } else { !carries })
    }

    /// What happens when a devil ends its walk on a space.
    ///
    /// # Errors
    /// When it may not end there, wherever it comes from.
    pub(super) fn arrival(&self, id: DevilId, to: SpaceId) -> Result<Arrival, Illegal> {
        let devil = self.devil(id);
        match &self.board.space(to).ok_or(Illegal::NoWay)?.kind {
            SpaceKind::Start { colour } if *colour != devil.colour => Err(Illegal::ForeignStart),
            SpaceKind::Start { .. } if self.carried_by(id).is_some() => Err(Illegal::StartWithPot),
            SpaceKind::Start { .. } => Ok(Arrival::Stand),
            SpaceKind::Grill { colour, .. } if *colour != devil.colour => Err(Illegal::ForeignGrill),
            SpaceKind::Grill { .. } => {
                self.carried_by(id).map(|pot| Arrival::Serve { pot }).ok_or(Illegal::GrillNeedsPot)
            }
            SpaceKind::Station => match self.devils().find(|(_, other)| other.space == Some(to)) {
                None => Ok(Arrival::Stand),
                Some((_, other)) if other.colour == devil.colour => Err(Illegal::OwnDevilThere),
                Some((other, _)) => Ok(Arrival::Challenge { devil: other }),
            },
        }
    }

    /// What a walk of a devil costs and what happens at its end.
    ///
    /// # Errors
    /// When no open way leads there, or the devil cannot pay for it.
    pub(super) fn walk(&self, running: &Running, id: DevilId, to: SpaceId, ways: &Ways) -> Result<Target, Illegal> {
        let arrival = self.arrival(id, to)?;
        let cost = ways.cost(to).ok_or(Illegal::NoWay)?;
        let points = running.purse(id);
        match cost {
            0 => Err(Illegal::NoWay),
            _ if cost > points => Err(Illegal::TooFar { cost, points }),
            _ => Ok(Target { space: to, cost, arrival }),
        }
    }

    /// What happens at the end of a flight.
    ///
    /// # Errors
    /// When no devil may fly, or not to this space.
    pub(super) fn flight(&self, running: &Running, id: DevilId, to: SpaceId) -> Result<Arrival, Illegal> {
        if !running.turn.flight {
            return Err(Illegal::NoFlight);
        }
        if !self.board.is_station(to) {
            return Err(Illegal::NotAStation);
        }
        self.arrival(id, to)
    }

    /// Where a devil can walk now.
    pub(super) fn walks(&self, running: &Running, id: DevilId, from: SpaceId) -> Vec<Target> {
        let purse = running.purse(id);
        if purse == 0 {
            return Vec::new();
        }
        let ways = self.open_ways(id, from);
        // Most spaces are too far, which is seen sooner than what would happen there.
        let near = self.board.spaces.iter().filter(|space| ways.cost(space.id).is_some_and(|cost| cost <= purse));
        near.filter_map(|space| self.walk(running, id, space.id, &ways).ok()).collect()
    }

    /// Where a devil can fly now.
    pub(super) fn flights(&self, running: &Running, id: DevilId) -> Vec<Target> {
        let target = |space| Some(Target { space, cost: 0, arrival: self.flight(running, id, space).ok()? });
        self.board.stations().filter_map(target).collect()
    }
}

impl Running {
    /// What a devil may spend: the points that are left and its bonus point.
    pub(super) fn purse(&self, id: DevilId) -> u8 {
        self.turn.points.saturating_add(self.bonus.contains(&id).into())
    }

    /// Takes the price of a walk, the bonus point first (ruling 7).
    pub(super) fn pay(&mut self, id: DevilId, cost: u8) {
        let rest = if self.bonus.remove(&id) { cost.saturating_sub(1) } else { cost };
        self.turn.points = self.turn.points.saturating_sub(rest);
    }
}
