//! Where a match stands.

use super::series::Award;
use crate::{Outcome, Seat, SeatSet};

/// Where a match stands. Each stage either waits for seats or leads to exactly one event.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Stage {
    /// A game is to be dealt; one of these begins.
    Deal {
        /// Who may begin.
        starters: SeatSet,
    },
    /// A seat plays.
    Turn(Seat),
    /// A seat chooses what its Sparrow swaps.
    Swap(Seat),
    /// A seat chooses where its Snake looks.
    Peek(Seat),
    /// The unfinished seats answer whether to stop.
    Vote {
        /// Who proposed it, and has agreed by that.
        proposer: Seat,
        /// Who has yet to answer.
        waiting: SeatSet,
        /// Who answered no.
        against: SeatSet,
    },
    /// An unseen card was invalid: the pile goes to the hand.
    Invalid(Seat),
    /// What landed on the pile has an effect that needs no choice.
    Effect(Seat, Effect),
    /// A seat draws back up.
    Draw {
        /// Who.
        seat: Seat,
        /// Whether it takes another turn then.
        again: bool,
    },
    /// A seat has no cards left.
    Finish(Seat),
    /// A seat takes another turn.
    Again(Seat),
    /// A game is over: its places are told.
    GameEnd(Ending),
    /// Bean cards change hands, one seat after the other.
    Beans {
        /// Who still gains or loses what.
        left: Vec<(Seat, Award)>,
    },
    /// Everybody says "continue".
    Between {
        /// Who has yet to say so.
        waiting: SeatSet,
    },
    /// The match is over: its outcome is told.
    MatchEnd(Ending),
    /// The match is over.
    Over(Outcome),
}

/// What happens by itself when cards have landed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Four or more of a kind: the pile is discarded.
    Gang,
    /// The pile is discarded.
    Tiger,
    /// The cards beneath the Ants are taken.
    Ant,
    /// The next seat is bound.
    Buffalo,
    /// A Sparrow or Snake finds nothing to do.
    Nothing,
}

/// The ways in which a game or a match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// All but one seat have finished.
    LastSeatLeft,
    /// The unfinished seats agreed to stop.
    StoppedByAgreement,
    /// There was no progress for too long.
    StoppedAtLimit,
    /// All games of the series were played.
    BeansFourGames,
    /// A seat had enough beans before that.
    BeansTarget,
}

impl Ending {
    /// Its name in the outcome.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::LastSeatLeft => "last_seat_left",
            Self::StoppedByAgreement => "stopped_by_agreement",
            Self::StoppedAtLimit => "stopped_at_limit",
            Self::BeansFourGames => "beans_four_games",
            Self::BeansTarget => "beans_target",
        }
    }
}
