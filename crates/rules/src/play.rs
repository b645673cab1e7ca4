//! The one driver of a match: a move goes in, all that follows from it happens, the version goes up by one.

#[cfg(test)]
mod tests;

use std::mem::discriminant;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{BySeat, Chance, Game, Seat, SeatCount, SeatSet, Status, Viewer};

/// So many moves are taken back at most before something happens for good: a log does not grow for ever.
const MOST_UNDONE: u32 = 100;

/// A match of one game: its state, how far it has come, and the seed of all that is still to be drawn.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    seed: [u8; 32],
    /// Shared with the versions that may be taken back to, and copied once for each new one.
    game: Arc<G>,
    version: u64,
    plies: BySeat<u32>,
    /// Shared with those who keep the step alone.
    last: Arc<Step<G::Move, G::Event>>,
    taken_back_to: Option<Arc<Before<G>>>,
    /// Whether what happened in the latest version can be taken back.
    undoing: Undoing,
    /// How many moves were taken back since something happened for good.
    undone: u32,
}

/// What happens next by itself.
type Advance<G> = fn(&G, &mut Chance) -> Option<<G as Game>::Event>;

/// Whether something that happened can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Undoing {
    Possible,
    /// It could under older code, and logs may say that it was.
    OnlyInLogs,
    Impossible,
}

impl Undoing {
    fn of<G: Game>(game: &G, event: &G::Event) -> Self {
        if !game.is_final(event) {
            Self::Possible
        } else if G::was_undoable(event) {
            Self::OnlyInLogs
        } else {
            Self::Impossible
        }
    }
}

/// The state before a move that its seat may still take back, and what it may take back after that.
#[derive(Debug)]
struct Before<G> {
    seat: Seat,
    undoing: Undoing,
    game: Arc<G>,
    earlier: Option<Arc<Before<G>>>,
    /// How many moves may be taken back after it.
    depth: u32,
}

/// One version of a match as its log keeps it: its cause, and all that happened then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step<M, E> {
    /// What led to it.
    pub cause: Cause<M>,
    /// What happened, in order; nothing when a move was taken back.
    pub events: Vec<E>,
}

/// What led to a version of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause<M> {
    /// The match began.
    Begin,
    /// A seat moved.
    Move {
        /// Who.
        seat: Seat,
        /// What it asked for.
        chosen: M,
    },
    /// A seat took its latest move back.
    Undo {
        /// Who.
        seat: Seat,
    },
}

/// A step before anything has happened.
impl<M, E> From<Cause<M>> for Step<M, E> {
    fn from(cause: Cause<M>) -> Self {
        Self { cause, events: Vec::new() }
    }
}

/// Why a match did not accept a move; it has not changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError<I: std::error::Error> {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The match does not wait for this seat.
    #[error("it is not this seat's turn")]
    NotActing,
    /// The seat answers another question than the one it is asked now.
    #[error("the seat is asked something else by now")]
    Stale,
    /// There is no move that the seat may take back.
    #[error("nothing can be taken back")]
    NothingToUndo,
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(I),
}

impl<G: Game> Match<G> {
    /// Begins a match: everything happens that comes before the first decision. Version 0.
    #[must_use]
    pub fn begin(game: G, seats: SeatCount, seed: [u8; 32]) -> Self {
        Self::begin_by(game, seats, seed, G::advance)
    }

    /// The same as under older code, whose records are dealt again.
    #[must_use]
    pub fn begin_as_before(game: G, seats: SeatCount, seed: [u8; 32]) -> Self {
        Self::begin_by(game, seats, seed, G::advance_as_before)
    }

    /// The match after a seat's move and all that follows from it.
    ///
    /// `ply` is the number of the decision that the seat answers, see [`Match::ply`].
    ///
    /// # Errors
    /// When the match is over, does not wait for the seat or for this decision, or the rules forbid the move.
    pub fn play(&self, seat: Seat, ply: u32, chosen: &G::Move) -> Result<Self, PlayError<G::Illegal>> {
        self.play_by(seat, ply, chosen, G::advance)
    }

    /// The same as under older code, whose records are dealt again.
    ///
    /// # Errors
    /// As [`Match::play`].
    pub fn play_as_before(&self, seat: Seat, ply: u32, chosen: &G::Move) -> Result<Self, PlayError<G::Illegal>> {
        self.play_by(seat, ply, chosen, G::advance_as_before)
    }

    /// The match after a seat took its latest move back.
    ///
    /// # Errors
    /// When the match is over, does not wait for the seat or for this decision, or something happened
    /// since its latest move that cannot be undone, or it has taken moves back too often.
    pub fn undo(&self, seat: Seat, ply: u32) -> Result<Self, PlayError<G::Illegal>> {
        self.undo_what(seat, ply, Undoing::Possible)
    }

    /// The same as under older code, whose records are dealt again.
    ///
    /// # Errors
    /// As [`Match::undo`].
    pub fn undo_as_before(&self, seat: Seat, ply: u32) -> Result<Self, PlayError<G::Illegal>> {
        self.undo_what(seat, ply, Undoing::OnlyInLogs)
    }

    fn undo_what(&self, seat: Seat, ply: u32, at_most: Undoing) -> Result<Self, PlayError<G::Illegal>> {
        let still_asked = self.asked_besides(seat, ply)?;
        if !self.can_take_back(seat, at_most) {
            return Err(PlayError::NothingToUndo);
        }
        let mut next = self.next(Arc::new(Cause::Undo { seat }.into()));
        next.take_back();
        next.ask(still_asked);
        Ok(next)
    }

    /// Whether the seat may take its latest move back.
    #[must_use]
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.can_take_back(seat, Undoing::Possible) && self.game.status().acting().contains(seat)
    }

    fn can_take_back(&self, seat: Seat, at_most: Undoing) -> bool {
        self.taken_back_to.as_ref().is_some_and(|last| last.seat == seat && last.undoing <= at_most)
            && self.undone < MOST_UNDONE
    }

    /// A match at version 0 from the first entry of its log.
    #[must_use]
    pub fn replay_begin(game: G, seats: SeatCount, seed: [u8; 32], first: Step<G::Move, G::Event>) -> Self {
        let mut this = Self::before(game, seats, seed);
        this.last = Arc::new(first);
        this.happen_again();
        this.ask(SeatSet::EMPTY);
        this
    }

    /// The match after the step that its next version is, without asking the rules again; nothing when such
    /// a step cannot come next, whatever the rules are: the log is damaged then.
    #[must_use]
    pub fn replay(&self, step: Arc<Step<G::Move, G::Event>>) -> Option<Self> {
        let (Cause::Move { seat, .. } | Cause::Undo { seat }) = step.cause else { return None };
        self.plies.get(seat)?;
        let mut still_asked = self.game.status().acting();
        still_asked.remove(seat);
        let mut next = self.next(step);
        if let Cause::Undo { .. } = next.last.cause {
            self.taken_back_to.as_ref().filter(|before| before.seat == seat)?;
            next.take_back();
            next.ask(still_asked);
        } else {
            next.happen_again();
            next.ask(still_asked);
            next.remember(self);
        }
        Some(next)
    }

    /// The state of the game.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many moves have been accepted.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The number of the decision that the seat was asked last; its answer has to name it.
    ///
    /// # Panics
    /// When the match has no such seat.
    #[must_use]
    pub fn ply(&self, seat: Seat) -> u32 {
        self.plies[seat]
    }

    /// What happened in the latest version.
    #[must_use]
    pub const fn last(&self) -> &Arc<Step<G::Move, G::Event>> {
        &self.last
    }

    /// A random legal move of a seat that has to act: first the kind of move, each equally likely, then
    /// the move, so that a kind with many variants does not crowd out the others. Nothing without a move.
    #[must_use]
    pub fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<G::Move> {
        let mut kinds: Vec<Vec<G::Move>> = Vec::new();
        for chosen in self.game.legal_moves(seat) {
            match kinds.iter_mut().find(|kind| discriminant(&kind[0]) == discriminant(&chosen)) {
                Some(kind) => kind.push(chosen),
                None => kinds.push(vec![chosen]),
            }
        }
        let kind = chance.pick(&kinds)?;
        chance.pick(kind).cloned()
    }

    /// The same match in another world that the viewer cannot tell from this one. Nothing can be taken
    /// back in it, and what happened last is unknown: states and events from before belong to this world,
    /// and would tell whoever looks ahead in the other one what this one hides.
    #[must_use]
    pub fn resample(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut other = self.clone();
        other.game = Arc::new(self.game.resample(viewer, chance));
        other.seed = chance.seed();
        other.last = Arc::new(Cause::Begin.into());
        other.taken_back_to = None;
        other
    }

    fn begin_by(game: G, seats: SeatCount, seed: [u8; 32], advance: Advance<G>) -> Self {
        let mut this = Self::before(game, seats, seed);
        this.settle(SeatSet::EMPTY, advance);
        this
    }

    fn play_by(
        &self,
        seat: Seat,
        ply: u32,
        chosen: &G::Move,
        advance: Advance<G>,
    ) -> Result<Self, PlayError<G::Illegal>> {
        let still_asked = self.asked_besides(seat, ply)?;
        let event = self.game.decide(seat, chosen).map_err(PlayError::Illegal)?;
        let mut next = self.next(Arc::new(Cause::Move { seat, chosen: chosen.clone() }.into()));
        next.happen(event);
        next.settle(still_asked, advance);
        next.remember(self);
        Ok(next)
    }

    fn before(game: G, seats: SeatCount, seed: [u8; 32]) -> Self {
        Self {
            seed,
            game: Arc::new(game),
            version: 0,
            plies: BySeat::new(seats, |_| 0),
            last: Arc::new(Cause::Begin.into()),
            taken_back_to: None,
            undoing: Undoing::Possible,
            undone: 0,
        }
    }

    /// The next version with this step, before any of it has happened.
    fn next(&self, last: Arc<Step<G::Move, G::Event>>) -> Self {
        Self {
            seed: self.seed,
            game: Arc::clone(&self.game),
            version: self.version + 1,
            plies: self.plies.clone(),
            last,
            taken_back_to: self.taken_back_to.clone(),
            undoing: Undoing::Possible,
            undone: self.undone,
        }
    }

    fn happen(&mut self, event: G::Event) {
        self.undoing = self.undoing.max(Undoing::of(&*self.game, &event));
        Arc::make_mut(&mut self.game).apply(&event);
        Arc::make_mut(&mut self.last).events.push(event);
    }

    /// Makes all happen that the step says.
    fn happen_again(&mut self) {
        let game = Arc::make_mut(&mut self.game);
        for event in &self.last.events {
            self.undoing = self.undoing.max(Undoing::of(game, event));
            game.apply(event);
        }
    }

    /// Whom the match waits for besides this seat, which answers the decision with this number.
    fn asked_besides(&self, seat: Seat, ply: u32) -> Result<SeatSet, PlayError<G::Illegal>> {
        let Status::Acting(mut acting) = self.game.status() else { return Err(PlayError::Over) };
        if !acting.contains(seat) {
            return Err(PlayError::NotActing);
        }
        if ply != self.plies[seat] {
            return Err(PlayError::Stale);
        }
        acting.remove(seat);
        Ok(acting)
    }

    /// Lets everything happen that happens by itself.
    fn settle(&mut self, still_asked: SeatSet, advance: Advance<G>) {
        // The stream is the version, so a step that is tried again after a crash draws the same.
        let mut chance = Chance::new(self.seed, self.version);
        while let Some(event) = advance(&self.game, &mut chance) {
            self.happen(event);
        }
        // Servers keep the latest steps of a match, and most have one event or two.
        Arc::make_mut(&mut self.last).events.shrink_to_fit();
        self.ask(still_asked);
    }

    /// Counts a new decision for each seat that is asked now and was not already being asked.
    fn ask(&mut self, still_asked: SeatSet) {
        for seat in self.game.status().acting().iter() {
            if !still_asked.contains(seat) {
                self.plies[seat] += 1;
            }
        }
    }

    /// Keeps the state before the latest move, if that may be taken back.
    fn remember(&mut self, earlier: &Self) {
        self.taken_back_to = match self.last.cause {
            Cause::Move { seat, .. } if self.undoing != Undoing::Impossible => {
                // More could not be taken back anyway, and a forged log would fill memory and stack with them.
                let keep = |before: &Arc<Before<G>>| before.seat == seat && before.depth < MOST_UNDONE;
                let before = earlier.taken_back_to.clone().filter(keep);
                Some(Arc::new(Before {
                    seat,
                    undoing: self.undoing,
                    game: Arc::clone(&earlier.game),
                    depth: before.as_ref().map_or(0, |before| before.depth + 1),
                    earlier: before,
                }))
            }
            _ => None,
        };
        if self.undoing != Undoing::Possible {
            self.undone = 0;
        }
    }

    fn take_back(&mut self) {
        if let Some(before) = self.taken_back_to.take() {
            self.game = Arc::clone(&before.game);
            self.taken_back_to.clone_from(&before.earlier);
        }
        self.undone += 1;
    }
}
