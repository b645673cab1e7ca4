//! The laws that every game must keep, checked by playing matches and looking at each position.
//!
//! A game takes part by being a [`Specimen`]; [`examine`] plays one match of it and reports the first law
//! that is broken. The suite itself is tested on a toy game that can be made to break each law.

mod laws;
mod stubborn;
#[cfg(test)]
pub(crate) mod toy;

use std::collections::BTreeMap;
use std::fmt;

use crate::{Chance, Game, Seat, SeatCount, Status, Viewer};

pub use laws::examine;

/// What the law suite needs to know of a game beyond its rules.
pub trait Specimen: Game {
    /// The name of the ending that comes when a match gets nowhere for too long; nothing for a game in which every
    /// move gets it on, so that it needs none.
    const HARD_LIMIT: Option<&'static str>;
    /// Whether stubborn players of the standard edition come to that ending.
    const REACHES_LIMIT: bool = Self::HARD_LIMIT.is_some();
    /// How many matches are played with each combination of seats, options and policy: fewer where they are long.
    const MATCHES: u64;
    /// After how many moves a match must have ended, whatever is played.
    const MOST_MOVES: u64;
    /// Whether dice are shown by an event alone, so that worlds are compared in which they fall alike.
    const DICE_SHOW: bool = false;

    /// Options to play with: each that changes the rules at least once.
    fn option_samples() -> Vec<Self::Options>;

    /// How many there are of each card or piece, wherever in the state it is: the same all match long.
    fn census(&self) -> BTreeMap<String, usize>;

    /// What the viewer can see of things that may be hidden again, such as cards that lie face up: each by
    /// its name, as often as it is seen.
    fn in_sight(&self, viewer: Viewer) -> Vec<String>;

    /// Whether all that is left lies open to everybody, as when a game of a series is over.
    fn shows_all(&self) -> bool {
        matches!(self.status(), Status::Over(_))
    }

    /// How far the match has come, as a number that never falls and can grow only so often: cards that are gone,
    /// things that are done, rounds that are over. While it does not grow, what the game counts until it stops must.
    fn progress(&self) -> u64;

    /// A move of the right type made of random values, most of them nonsense.
    fn garbage(chance: &mut Chance) -> Self::Move;

    /// Whether `legal_moves` promises to list this move if it is legal: all, unless the game documents
    /// that it lists a canonical part only.
    fn is_listed(&self, _seat: Seat, _chosen: &Self::Move) -> bool {
        true
    }
}

/// How the seats of an examined match choose their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// By the game's autopilot.
    Autopilot,
    /// At random: the kind of move first, then the move.
    Random,
    /// So that nothing comes of it: back to the latest position there was, if possible, else on without progress.
    Stubborn,
}

/// One match to be examined.
#[derive(Clone, Debug)]
pub struct Case<O> {
    /// The options.
    pub options: O,
    /// How many seats.
    pub seats: SeatCount,
    /// How they choose.
    pub policy: Policy,
    /// The seed of the match, of the seats' choices and of the twins.
    pub seed: u64,
    /// After how many moves the match must have ended.
    pub most_moves: u64,
    /// Every how many moves the costly laws (twins, garbage, replay) look at the position.
    pub look_every: u64,
}

/// What an examined match was like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How it ended.
    pub ending: String,
    /// How many moves it took.
    pub moves: u64,
    /// How many twin worlds were compared.
    pub twins: u64,
    /// How many of them differ from the real world; with none the comparison says nothing.
    pub twins_that_differ: u64,
    /// How many moves were taken back.
    pub undone: u64,
}

/// A law of the suite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// Every match comes to an end.
    Ends,
    /// Progress is never undone, and what is counted until a match stops starts over only with progress. A match that
    /// does not count gets on with every move.
    GetsSomewhere,
    /// A view says how far the match is from being stopped, as the game itself does.
    TellsWhenItStops,
    /// A seat that has to act has a move.
    SomebodyCanMove,
    /// Every listed move is accepted.
    ListedMovesAreAccepted,
    /// Every accepted move is listed.
    AcceptedMovesAreListed,
    /// While the number of a seat's decision stays, so do its choices: a late answer never meets another question.
    SamePlySameQuestion,
    /// The log, folded, is the live state, moves that were taken back included.
    LogIsTheMatch,
    /// No card appears or vanishes.
    CardsAreConserved,
    /// The autopilot moves legally, and always finds a move, whatever it is reminded of; so does the first one.
    AutopilotIsLegal,
    /// A seat that has to act has a candidate, and candidates are legal moves.
    CandidatesAreLegal,
    /// Prospects are a share for each seat, as if each two seats shared one point, and there are some at a cut.
    ProspectsAreShares,
    /// A viewer sees the same in every world that it cannot tell from the real one.
    TwinsLookAlike,
    /// Such a world has the same cards, and is one in which play can go on.
    TwinsAreWorlds,
    /// Which world is drawn for a viewer follows from what the viewer may know and from chance alone: who thinks in
    /// such worlds thinks the same in every world that it cannot tell from the real one.
    TwinsDrawAlike,
    /// What was taken back is as it was before, and nothing was learnt, hidden or drawn and nobody asked
    /// meanwhile.
    UndoneIsUnseen,
}

/// A law that a game broke, and where.
#[derive(Clone, Debug)]
pub struct Violation {
    /// Which law.
    pub law: Law,
    /// At which version of the match.
    pub version: u64,
    /// What was seen.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is broken at version {}: {}", self.law, self.version, self.what)
    }
}

impl std::error::Error for Violation {}
