//! What a viewer sees of In Teufels Küche.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Board, Colour, DevilId, Face, Mark, Menu, PotId, PotPlace, SpaceId};
use crate::{BySeat, Outcome, Seat, SeatSet, Stopping};

/// What one viewer may see now, and may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct View {
    /// The seat that this view is for, if any.
    pub you: Option<Seat>,
    /// The board.
    pub board: Arc<Board>,
    /// What the match waits for.
    pub phase: Phase,
    /// The turn that is on, also while a challenge or a proposal interrupts it.
    pub turn: Option<Turn>,
    /// The seats, clockwise.
    pub seats: BySeat<SeatView>,
    /// All devils, in the order of their ids.
    pub devils: Vec<DevilView>,
    /// All pots, in the order of their ids.
    pub pots: Vec<PotView>,
    /// The seat that places the first pot and has the first turn.
    pub starter: Seat,
    /// The points that win.
    pub goal: u8,
    /// How far the match is from being stopped; nothing before the first turn and once it is over.
    pub stopping: Option<Stopping>,
    /// What the viewer may do now; nothing while it is not asked.
    pub may: Option<May>,
    /// How the match ended, once it is over.
    pub outcome: Option<Outcome>,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum Phase {
    /// The seats hide their menus in their pots.
    AssignMenus {
        /// Who has yet to do so.
        waiting: SeatSet,
    },
    /// A seat places a pot.
    PlacePot {
        /// Who.
        seat: Seat,
    },
    /// A seat moves its devils.
    Turn {
        /// Who.
        seat: Seat,
        /// Whether nothing is left to do: the seat ends its turn, or takes something back.
        spent: bool,
    },
    /// A seat declines a challenge or fights.
    Challenge {
        /// Who has to answer.
        seat: Seat,
        /// The devil that came.
        challenger: DevilId,
        /// The devil that was there.
        attacked: DevilId,
        /// Where.
        space: SpaceId,
        /// What becomes of the devil that came if it loses the duel.
        challenger_risks: Fate,
        /// What becomes of the devil that was there if it loses the duel.
        attacked_risks: Fate,
    },
    /// The other seats answer whether to stop.
    StopVote {
        /// Who proposed it.
        proposer: Seat,
        /// Who has yet to answer.
        waiting: SeatSet,
    },
    /// The match is over.
    Over,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// What was rolled.
    pub dice: Vec<Face>,
    /// The points that are left for any devil of the seat.
    pub points: u8,
    /// Whether a devil may still fly.
    pub flight: bool,
}

/// What is seen of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct SeatView {
    /// Its colour.
    pub colour: Colour,
    /// The points on its grill.
    pub points: u8,
    /// The pots on its grill, of any colour.
    pub served: Vec<PotId>,
    /// How many of its devils are in the game; with none the seat is out.
    pub devils: u8,
    /// How many of them have their hat.
    pub hats: u8,
    /// Whether its menus are in its pots.
    pub assigned: bool,
    /// The menus of its colour that have not been served by anybody, in ascending order, milk last.
    pub menus_left: Vec<Menu>,
}

/// What is seen of a devil.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct DevilView {
    /// Its id.
    pub id: DevilId,
    /// Its colour.
    pub colour: Colour,
    /// Whose it is; nobody's if it is neutral.
    pub seat: Option<Seat>,
    /// Whether it has its hat.
    pub hat: bool,
    /// Where it stands; nowhere once it is out of the game.
    pub space: Option<SpaceId>,
    /// The pot on its hand.
    pub carries: Option<PotId>,
    /// Whether it has a bonus point of its own from a duel.
    pub bonus: bool,
}

/// What is seen of a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct PotView {
    /// Its id.
    pub id: PotId,
    /// Its colour.
    pub colour: Colour,
    /// Its mark.
    pub mark: Mark,
    /// Where it is.
    pub place: PotPlace,
    /// What is in it, if this viewer may know: it is served, the viewer's own, or can be nothing else.
    pub menu: Option<Menu>,
}

/// What the viewer may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum May {
    /// Hide these menus in these pots, in any order.
    AssignMenus {
        /// The own pots, in the order of their marks.
        pots: Vec<PotId>,
        /// The own menus.
        menus: Vec<Menu>,
    },
    /// Place any of these pots on any of these stations.
    PlacePot {
        /// The own pots that are still aside.
        pots: Vec<PotId>,
        /// The stations without a pot of the own colour.
        spaces: Vec<SpaceId>,
    },
    /// Move devils, or end the turn.
    Turn {
        /// The own devils that can do something.
        devils: Vec<DevilMay>,
        /// Whether the seats may be asked to stop.
        propose_stop: bool,
    },
    /// Decline the challenge or fight.
    AnswerChallenge,
    /// Say whether to stop.
    AnswerStop,
}

/// What a devil of the viewer can do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct DevilMay {
    /// The devil.
    pub devil: DevilId,
    /// Where it can walk.
    pub walk: Vec<Target>,
    /// Where it can fly.
    pub fly: Vec<Target>,
    /// The pots it can take from its station; if it carries one, that stays there instead.
    pub take: Vec<PotId>,
    /// Whether it can put its pot down.
    pub put_down: bool,
}

/// Where a devil can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "in_teufels_kueche.ts")]
pub struct Target {
    /// The space.
    pub space: SpaceId,
    /// The points it takes; none in flight.
    pub cost: u8,
    /// What happens there.
    pub arrival: Arrival,
}

/// What happens when a devil arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum Arrival {
    /// It stands there.
    Stand,
    /// It challenges the devil there.
    Challenge {
        /// Which.
        devil: DevilId,
    },
    /// It serves its pot.
    Serve {
        /// Which.
        pot: PotId,
    },
}

/// What becomes of the loser of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "in_teufels_kueche.ts")]
pub enum Fate {
    /// It goes home without its hat.
    LosesHat,
    /// It has no hat left and goes home, since it is its player's last devil.
    GoesHome,
    /// It is out of the game.
    Out,
}
