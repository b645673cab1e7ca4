//! What happens in In Teufels Küche, and what a viewer may see of it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Colour, DevilId, Face, Fate, Menu, PotId, SpaceId};
use crate::{BySeat, Outcome, Seat, Viewer};

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat hid its menus in its pots; they are in the order of the marks.
    MenusAssigned {
        /// Who.
        seat: Seat,
        /// The menus.
        menus: Vec<Menu>,
    },
    /// A seat answered a proposal to stop.
    StopAnswered {
        /// Who.
        seat: Seat,
        /// Whether it agreed.
        agree: bool,
    },
    /// Anything else: it happens for all to see.
    Open(EventView),
}

impl Event {
    /// What the viewer may see of it.
    pub(super) fn seen_by(&self, viewer: Viewer) -> EventView {
        match self {
            Self::MenusAssigned { seat, menus } => {
                EventView::MenusAssigned { seat: *seat, menus: viewer.sees_secrets_of(*seat).then(|| menus.clone()) }
            }
            Self::StopAnswered { seat, agree } => {
                EventView::StopAnswered { seat: *seat, agree: viewer.sees_secrets_of(*seat).then_some(*agree) }
            }
            Self::Open(event) => event.clone(),
        }
    }
}

/// What one viewer may see of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum EventView {
    /// The match began.
    Began {
        /// Who places the first pot and has the first turn.
        starter: Seat,
        /// The colour of each seat.
        colours: BySeat<Colour>,
        /// The colour of the neutral devils, with three players.
        neutral: Option<Colour>,
    },
    /// A seat hid its menus in its pots.
    MenusAssigned {
        /// Who.
        seat: Seat,
        /// The menus in the order of the marks, for that seat itself.
        menus: Option<Vec<Menu>>,
    },
    /// A seat placed a pot.
    PotPlaced {
        /// Who.
        seat: Seat,
        /// The pot.
        pot: PotId,
        /// The station.
        space: SpaceId,
    },
    /// A turn began with a roll of the dice.
    Rolled {
        /// Whose turn.
        seat: Seat,
        /// What the dice show.
        dice: Vec<Face>,
        /// The points to move with.
        points: u8,
        /// Whether a devil may fly.
        flight: bool,
    },
    /// A devil walked.
    Walked {
        /// Whose.
        seat: Seat,
        /// The devil.
        devil: DevilId,
        /// Its way, from where it stood to where it arrived; one point for each step.
        way: Vec<SpaceId>,
    },
    /// A devil flew.
    Flew {
        /// Whose.
        seat: Seat,
        /// The devil.
        devil: DevilId,
        /// Where from.
        from: SpaceId,
        /// Where to.
        to: SpaceId,
    },
    /// A devil took a pot from its station.
    PotTaken {
        /// Whose devil.
        seat: Seat,
        /// The devil.
        devil: DevilId,
        /// The pot it took.
        pot: PotId,
        /// The pot it left for it.
        left: Option<PotId>,
        /// The station.
        space: SpaceId,
    },
    /// A devil put its pot down.
    PotPutDown {
        /// Whose devil.
        seat: Seat,
        /// The devil.
        devil: DevilId,
        /// The pot.
        pot: PotId,
        /// The station.
        space: SpaceId,
    },
    /// A devil arrived where another one stands.
    Challenged {
        /// Whose devil arrived.
        seat: Seat,
        /// The devil that arrived.
        challenger: DevilId,
        /// The devil that was there.
        attacked: DevilId,
        /// Who has to answer; nobody for a neutral devil, which fights.
        asked: Option<Seat>,
        /// The station.
        space: SpaceId,
    },
    /// The attacked devil went home with its hat on.
    Declined {
        /// Whose.
        seat: Seat,
        /// The devil.
        devil: DevilId,
        /// The pot it left on the station.
        dropped: Option<PotId>,
        /// The station.
        space: SpaceId,
    },
    /// The attacked devil fights.
    Accepted {
        /// Whose.
        seat: Seat,
        /// The devil.
        devil: DevilId,
    },
    /// A duel was fought.
    Dueled {
        /// The devil that arrived.
        challenger: DevilId,
        /// Who pressed for it.
        challenger_seat: Seat,
        /// The devil that was there.
        attacked: DevilId,
        /// Who pressed for it.
        attacked_seat: Seat,
        /// The station.
        space: SpaceId,
        /// How often was pressed in each attempt, alternately, the challenger's first. The very last
        /// press released the Greater Devil.
        attempts: Vec<u32>,
        /// Whether the challenger won. It has a bonus point then; otherwise its turn is over.
        challenger_won: bool,
        /// What became of the loser.
        fate: Fate,
        /// The pot that the loser left on the station.
        dropped: Option<PotId>,
    },
    /// A pot was served and its menu shown. Food: the devil went home. Milk: it is out of the game.
    Served {
        /// Who served it.
        seat: Seat,
        /// The devil that brought it.
        devil: DevilId,
        /// The pot.
        pot: PotId,
        /// What was in it.
        menu: Menu,
        /// The grill.
        space: SpaceId,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// Why.
        reason: TurnEnd,
    },
    /// A seat asked to stop.
    StopProposed {
        /// Who.
        seat: Seat,
    },
    /// A seat answered; nobody is told what it said.
    StopAnswered {
        /// Who.
        seat: Seat,
        /// Whether it agreed, for that seat itself.
        agree: Option<bool>,
    },
    /// All have answered.
    StopDecided {
        /// Whether the match stops.
        stops: bool,
    },
    /// The match is over.
    MatchOver {
        /// How.
        outcome: Outcome,
    },
}

/// Why a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum TurnEnd {
    /// The seat ended it.
    Chosen,
    /// Nothing was left to do.
    NothingLeft,
    /// Its devil lost a duel.
    DuelLost,
    /// Its last devil left the game.
    NoDevils,
}
