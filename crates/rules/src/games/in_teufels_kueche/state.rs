//! The secret state of a match, and the questions that are asked of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Board, Colour, DevilId, Fate, Illegal, Kitchen, Mark, Menu, Options, PotId, PotPlace, SpaceId, Turn};
use crate::{BySeat, Counted, Edition, Outcome, Seat, SeatCount, SeatSet, Stopping};

/// A match of In Teufels Küche.
#[derive(Clone, Debug)]
pub struct InTeufelsKueche {
    pub(super) edition: Edition<Kitchen>,
    pub(super) options: Options,
    pub(super) board: Arc<Board>,
    pub(super) seats: SeatCount,
    pub(super) starter: Seat,
    pub(super) colours: BySeat<Colour>,
    pub(super) devils: Vec<Devil>,
    pub(super) pots: Vec<Pot>,
    pub(super) stage: Stage,
    /// How many turns have ended since a pot was served.
    pub(super) quiet_turns: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Devil {
    pub(super) colour: Colour,
    pub(super) seat: Option<Seat>,
    pub(super) hat: bool,
    /// Nowhere once it is out of the game.
    pub(super) space: Option<SpaceId>,
}

#[derive(Clone, Debug)]
pub(super) struct Pot {
    pub(super) colour: Colour,
    pub(super) mark: Mark,
    /// Nothing until its owner has assigned it.
    pub(super) menu: Option<Menu>,
    pub(super) place: PotPlace,
}

/// How far the match is.
#[derive(Clone, Debug)]
pub(super) enum Stage {
    Fresh,
    Assigning,
    Placing(Seat),
    /// A turn is about to begin.
    Between {
        next: Seat,
        first: bool,
    },
    Running(Running),
    Over(Outcome),
}

/// A turn that is on.
#[derive(Clone, Debug)]
pub(super) struct Running {
    pub(super) turn: Turn,
    /// The devils that have a bonus point.
    pub(super) bonus: BTreeSet<DevilId>,
    /// The devils that may handle a pot where they stand (ruling 5).
    pub(super) may_handle: BTreeSet<DevilId>,
    /// Whether a pot was served in this turn.
    pub(super) served: bool,
    /// Whether it was proposed in this turn to stop.
    pub(super) proposed: bool,
    /// Whether what was done last can be taken back.
    pub(super) undoable: bool,
    pub(super) step: Step,
}

/// What a turn waits for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Step {
    /// For its seat.
    Free,
    /// A devil arrived on its grill, or where another one stands.
    Arrived(DevilId),
    /// For the answer to a challenge.
    Asked(Challenge),
    /// For the oven.
    Dueling(Challenge),
    /// Its devil lost a duel: the turn is over.
    Lost,
    /// For the answers of these seats to a proposal to stop.
    Vote { voters: SeatSet, answers: BySeat<Option<bool>> },
    /// All agreed to stop.
    Stopped,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Challenge {
    pub(super) challenger: DevilId,
    pub(super) attacked: DevilId,
    pub(super) space: SpaceId,
}

impl InTeufelsKueche {
    /// A match that waits for its deal.
    pub(super) fn undealt(edition: Edition<Kitchen>, options: Options, seats: SeatCount) -> Self {
        Self {
            board: Arc::new(Board::from(&*edition)),
            edition,
            options,
            seats,
            starter: Seat::new(0),
            colours: BySeat::new(seats, |seat| Colour::ALL[seat.index()]),
            devils: Vec::new(),
            pots: Vec::new(),
            stage: Stage::Fresh,
            quiet_turns: 0,
        }
    }

    pub(super) fn running(&self) -> Option<&Running> {
        match &self.stage {
            Stage::Running(running) => Some(running),
            _ => None,
        }
    }

    pub(super) fn running_mut(&mut self) -> Option<&mut Running> {
        match &mut self.stage {
            Stage::Running(running) => Some(running),
            _ => None,
        }
    }

    pub(super) fn devil(&self, id: DevilId) -> &Devil {
        &self.devils[usize::from(id.0)]
    }

    pub(super) fn devil_mut(&mut self, id: DevilId) -> &mut Devil {
        &mut self.devils[usize::from(id.0)]
    }

    pub(super) fn pot(&self, id: PotId) -> &Pot {
        &self.pots[usize::from(id.0)]
    }

    pub(super) fn pot_mut(&mut self, id: PotId) -> &mut Pot {
        &mut self.pots[usize::from(id.0)]
    }

    pub(super) fn devils(&self) -> impl Iterator<Item = (DevilId, &Devil)> {
        (0..).map(DevilId).zip(&self.devils)
    }

    pub(super) fn pots(&self) -> impl Iterator<Item = (PotId, &Pot)> {
        (0..).map(PotId).zip(&self.pots)
    }

    /// The devils of a seat that are in the game.
    pub(super) fn devils_of(&self, seat: Seat) -> impl Iterator<Item = (DevilId, &Devil)> {
        self.devils().filter(move |(_, devil)| devil.seat == Some(seat) && devil.space.is_some())
    }

    /// The seats that have devils.
    pub(super) fn in_game(&self) -> SeatSet {
        self.devils.iter().filter(|devil| devil.space.is_some()).filter_map(|devil| devil.seat).collect()
    }

    pub(super) fn pots_at(&self, place: PotPlace) -> impl Iterator<Item = (PotId, &Pot)> {
        self.pots().filter(move |(_, pot)| pot.place == place)
    }

    pub(super) fn carried_by(&self, devil: DevilId) -> Option<PotId> {
        self.pots_at(PotPlace::Carried { devil }).map(|(id, _)| id).next()
    }

    /// The pots of a seat's colour, in the order of their marks.
    pub(super) fn own_pots(&self, seat: Seat) -> impl Iterator<Item = (PotId, &Pot)> {
        let colour = self.colours[seat];
        self.pots().filter(move |(_, pot)| pot.colour == colour)
    }

    pub(super) fn has_assigned(&self, seat: Seat) -> bool {
        self.own_pots(seat).all(|(_, pot)| pot.menu.is_some())
    }

    /// The stations on which a seat may place a pot (ruling 1).
    pub(super) fn free_stations(&self, seat: Seat) -> impl Iterator<Item = SpaceId> {
        let taken: Vec<PotPlace> = self.own_pots(seat).map(|(_, pot)| pot.place).collect();
        self.board.stations().filter(move |space| !taken.contains(&PotPlace::Station { space: *space }))
    }

    pub(super) fn served_by(&self, seat: Seat) -> impl Iterator<Item = (PotId, &Pot)> {
        self.pots_at(PotPlace::Served { space: self.board.grill_of(self.colours[seat]) })
    }

    pub(super) fn points(&self, seat: Seat) -> u16 {
        self.served_by(seat).filter_map(|(_, pot)| pot.menu).map(|menu| u16::from(menu.points())).sum()
    }

    pub(super) fn is_served(pot: &Pot) -> bool {
        matches!(pot.place, PotPlace::Served { .. })
    }

    /// The menus of a colour that have not been served: public, since the served ones lie open (ruling 12).
    pub(super) fn menus_left(&self, colour: Colour) -> Vec<Menu> {
        let mut left = self.edition.menus.clone();
        for pot in self.pots.iter().filter(|pot| pot.colour == colour && Self::is_served(pot)) {
            if let Some(at) = left.iter().position(|menu| Some(*menu) == pot.menu) {
                left.remove(at);
            }
        }
        left.sort_unstable();
        left
    }

    /// What becomes of a devil that loses a duel (rulings 2 and 7).
    pub(super) fn fate(&self, id: DevilId) -> Fate {
        let devil = self.devil(id);
        match devil.seat {
            Some(_) if devil.hat => Fate::LosesHat,
            Some(seat) if self.devils_of(seat).count() == 1 => Fate::GoesHome,
            _ => Fate::Out,
        }
    }

    /// How far the match is from being stopped (rulings 11 and 15).
    pub(super) fn until_stopped(&self) -> Stopping {
        let round = u32::try_from(self.in_game().len().max(1)).unwrap_or(1);
        Stopping {
            counted: Counted::Rounds,
            quiet: self.quiet_turns / round,
            may_ask_at: self.edition.endless.propose_after.into(),
            stops_at: Some(self.edition.endless.end_after.into()),
            length: None,
        }
    }

    /// The own devil that a seat wants to do something with, and where it stands.
    pub(super) fn own_devil(&self, seat: Seat, id: DevilId) -> Result<SpaceId, Illegal> {
        let devil = self.devils.get(usize::from(id.0)).ok_or(Illegal::NotYourDevil)?;
        if devil.seat != Some(seat) {
            return Err(Illegal::NotYourDevil);
        }
        devil.space.ok_or(Illegal::DevilIsOut)
    }
}
