//! Many games behind one face: what a server needs of a match without knowing which game it is.
//!
//! Moves come in as JSON and are read straight into the game's own type; views go out as JSON text.

use std::any::Any;
use std::fmt::{self, Debug};
use std::marker::PhantomData;
use std::sync::Arc;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use thiserror::Error;
use ts_rs::TS;

use crate::{
    BadSetup, Cause, Chance, Edition, EditionData, EditionError, Game, GameKind, Match, PlayError, Seat, SeatCount,
    Status, Step, Viewer,
};

/// All that a match is made from. Together with its log it is the match.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Which game.
    pub kind: GameKind,
    /// The TOML of the edition.
    pub edition: String,
    /// The options as JSON; `{}` for the defaults.
    pub options: String,
    /// How many seats.
    pub seats: SeatCount,
    /// The seed of all randomness.
    pub seed: [u8; 32],
}

impl Setup {
    /// A match with the standard edition and the default options.
    #[must_use]
    pub fn standard(kind: GameKind, seats: SeatCount, seed: [u8; 32]) -> Self {
        Self { kind, edition: kind.rules().standard_edition().to_owned(), options: "{}".to_owned(), seats, seed }
    }

    /// Begins the match, at version 0.
    ///
    /// # Errors
    /// When edition, options or the number of seats are refused.
    pub fn begin(&self) -> Result<Box<dyn AnyMatch>, SetupError> {
        self.kind.rules().begin(self)
    }

    /// The same as under older code, whose records are dealt again.
    ///
    /// # Errors
    /// As [`Setup::begin`].
    pub fn begin_as_before(&self) -> Result<Box<dyn AnyMatch>, SetupError> {
        self.kind.rules().begin_as_before(self)
    }

    /// The match as its log tells it, one entry per version, beginning with version 0.
    ///
    /// # Errors
    /// When edition, options or the number of seats are refused, or an entry of the log cannot be read or
    /// cannot stand where it does.
    ///
    /// # Panics
    /// When the log is another match's: the events of a game cannot happen just anywhere.
    pub fn resume(&self, log: &mut dyn Iterator<Item = &str>) -> Result<Box<dyn AnyMatch>, SetupError> {
        let mut last = None;
        self.replay(log, &mut |version| last = Some(version))?;
        last.ok_or(SetupError::EmptyLog)
    }

    /// Hands out each version that the log tells, one after the other.
    ///
    /// # Errors
    /// As for [`Setup::resume`].
    ///
    /// # Panics
    /// As for [`Setup::resume`].
    pub fn replay(
        &self,
        log: &mut dyn Iterator<Item = &str>,
        each: &mut dyn FnMut(Box<dyn AnyMatch>),
    ) -> Result<(), SetupError> {
        self.kind.rules().replay(self, log, each)
    }
}

/// Why a match cannot begin or be resumed.
#[derive(Debug, Error)]
pub enum SetupError {
    /// The edition is refused.
    #[error(transparent)]
    Edition(#[from] EditionError),
    /// The options are not of the game's form.
    #[error("the options cannot be read: {0}")]
    Options(serde_json::Error),
    /// The game cannot be played like this.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// An entry of the log cannot be read.
    #[error("entry {version} of the log cannot be read: {error}")]
    Log {
        /// The version of the entry.
        version: u64,
        /// Why not.
        error: serde_json::Error,
    },
    /// An entry of the log cannot come where it stands.
    #[error("entry {version} of the log cannot follow what comes before it")]
    LogOrder {
        /// The version of the entry.
        version: u64,
    },
    /// The log has no entry at all.
    #[error("the log is empty")]
    EmptyLog,
}

/// Why a match did not accept a move; it has not changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
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
    /// The JSON is no move of this game.
    #[error("this is no move of the game")]
    Unreadable,
    /// The rules forbid the move; the JSON of the game's reason.
    #[error("the rules forbid the move: {0}")]
    Illegal(String),
}

/// What a server needs to know of a game before there is a match.
pub trait AnyGame: Sync {
    /// The edition that comes with Potluck, as TOML.
    fn standard_edition(&self) -> &'static str;

    /// Whether a host's edition can be played; `file` is its name for the error.
    ///
    /// # Errors
    /// File, line and field of what is wrong.
    fn check_edition(&self, file: &str, text: &str) -> Result<(), EditionError>;

    /// All that an edition says, as JSON, for pages that tell its numbers and names.
    ///
    /// # Errors
    /// When it cannot be played.
    fn edition_data(&self, text: &str) -> Result<Box<RawValue>, EditionError>;

    /// Whether these options, as JSON, are ones of this game.
    fn accepts_options(&self, options: &str) -> bool;

    /// The options of a table that has chosen none, as JSON.
    fn default_options(&self) -> String;

    /// What the simple bot would play in the seat that this view, as JSON, is for: it needs no more than
    /// what that seat was sent.
    ///
    /// # Errors
    /// When the JSON is no view of this game. The seat has to act.
    fn autopilot(&self, view: &str, chance: &mut Chance) -> Result<String, serde_json::Error>;

    /// Writes the TypeScript types of all that this game sends and reads.
    ///
    /// # Errors
    /// When a file cannot be written.
    fn export_types(&self, config: &ts_rs::Config) -> Result<(), ts_rs::ExportError>;

    /// Begins a match of this game.
    ///
    /// # Errors
    /// See [`Setup::begin`].
    fn begin(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, SetupError>;

    /// Begins a match of this game as older code did.
    ///
    /// # Errors
    /// See [`Setup::begin_as_before`].
    fn begin_as_before(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, SetupError>;

    /// Hands out each version of a match of this game that its log tells.
    ///
    /// # Errors
    /// See [`Setup::resume`].
    fn replay(
        &self,
        setup: &Setup,
        log: &mut dyn Iterator<Item = &str>,
        each: &mut dyn FnMut(Box<dyn AnyMatch>),
    ) -> Result<(), SetupError>;
}

/// The one implementation of [`AnyGame`], for every game.
pub(crate) struct Rules<G>(pub(crate) PhantomData<fn() -> G>);

impl<G: Game> Rules<G> {
    fn before_the_deal(setup: &Setup) -> Result<G, SetupError> {
        let edition = Edition::of_a_match(&setup.edition)?;
        let options = serde_json::from_str(&setup.options).map_err(SetupError::Options)?;
        Ok(G::new(edition, options, setup.seats)?)
    }
}

impl<G: Game> AnyGame for Rules<G> {
    fn standard_edition(&self) -> &'static str {
        G::Edition::STANDARD
    }

    fn check_edition(&self, file: &str, text: &str) -> Result<(), EditionError> {
        Edition::<G::Edition>::read(file, text).map(drop)
    }

    fn edition_data(&self, text: &str) -> Result<Box<RawValue>, EditionError> {
        Ok(raw_json(&*Edition::<G::Edition>::of_a_match(text)?))
    }

    fn accepts_options(&self, options: &str) -> bool {
        serde_json::from_str::<G::Options>(options).is_ok()
    }

    fn default_options(&self) -> String {
        json(&G::Options::default())
    }

    fn autopilot(&self, view: &str, chance: &mut Chance) -> Result<String, serde_json::Error> {
        let view: G::View = serde_json::from_str(view)?;
        Ok(json(&G::autopilot(&view, chance)))
    }

    fn export_types(&self, config: &ts_rs::Config) -> Result<(), ts_rs::ExportError> {
        G::Edition::export_all(config)?;
        G::Options::export_all(config)?;
        G::Move::export_all(config)?;
        G::View::export_all(config)?;
        G::EventView::export_all(config)?;
        G::Illegal::export_all(config)
    }

    fn begin(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Match::begin(Self::before_the_deal(setup)?, setup.seats, setup.seed)))
    }

    fn begin_as_before(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Match::begin_as_before(Self::before_the_deal(setup)?, setup.seats, setup.seed)))
    }

    fn replay(
        &self,
        setup: &Setup,
        log: &mut dyn Iterator<Item = &str>,
        each: &mut dyn FnMut(Box<dyn AnyMatch>),
    ) -> Result<(), SetupError> {
        let game: G = Self::before_the_deal(setup)?;
        let mut log = log
            .zip(0_u64..)
            .map(|(json, version)| serde_json::from_str(json).map_err(|error| SetupError::Log { version, error }));
        let first: Step<G::Move, G::Event> = log.next().ok_or(SetupError::EmptyLog)??;
        if !matches!(first.cause, Cause::Begin) {
            return Err(SetupError::LogOrder { version: 0 });
        }
        let mut resumed = Match::replay_begin(game, setup.seats, setup.seed, first);
        for step in log {
            let version = resumed.version() + 1;
            let next = resumed.replay(Arc::new(step?)).ok_or(SetupError::LogOrder { version })?;
            each(Box::new(std::mem::replace(&mut resumed, next)));
        }
        each(Box::new(resumed));
        Ok(())
    }
}

/// What happened in one version of a match of any game. With it the version before becomes this one.
#[derive(Clone)]
pub struct AnyStep(Arc<dyn Any + Send + Sync>);

// It holds secrets of the match.
impl Debug for AnyStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AnyStep")
    }
}

/// A match of any game.
pub trait AnyMatch: Debug + Send + Sync {
    /// Which game it is.
    fn kind(&self) -> GameKind;

    /// How many moves have been accepted.
    fn version(&self) -> u64;

    /// Whom the match waits for, or how it ended.
    fn status(&self) -> Status;

    /// The number of the decision that the seat was asked last; its answer has to name it.
    fn ply(&self, seat: Seat) -> u32;

    /// The match after the move, given as JSON, of a seat.
    ///
    /// # Errors
    /// When the move is not accepted; see [`Refused`].
    fn play(&self, seat: Seat, ply: u32, chosen: &str) -> Result<Box<dyn AnyMatch>, Refused>;

    /// The match after the seat took its latest move back.
    ///
    /// # Errors
    /// When nothing can be taken back; see [`Refused`].
    fn undo(&self, seat: Seat, ply: u32) -> Result<Box<dyn AnyMatch>, Refused>;

    /// As [`AnyMatch::play`], under older code, whose records are dealt again.
    ///
    /// # Errors
    /// When the move is not accepted; see [`Refused`].
    fn play_as_before(&self, seat: Seat, ply: u32, chosen: &str) -> Result<Box<dyn AnyMatch>, Refused>;

    /// As [`AnyMatch::undo`], under older code, whose records are dealt again.
    ///
    /// # Errors
    /// When nothing can be taken back; see [`Refused`].
    fn undo_as_before(&self, seat: Seat, ply: u32) -> Result<Box<dyn AnyMatch>, Refused>;

    /// Whether the seat may take its latest move back.
    fn may_undo(&self, seat: Seat) -> bool;

    /// The seat that took a move back in the latest version, if that is what happened.
    fn undone_by(&self) -> Option<Seat>;

    /// What happened in the latest version: far smaller than the match.
    fn step(&self) -> AnyStep;

    /// The match after the step that its next version is; nothing when such a step cannot come next.
    fn follow(&self, step: &AnyStep) -> Option<Box<dyn AnyMatch>>;

    /// The log's entry of the latest version, as JSON. It holds every secret: for the store alone.
    fn log_entry(&self) -> String;

    /// What the viewer may see now, as JSON.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;

    /// What the viewer may see of what happened in the latest version, as a JSON list.
    fn events(&self, viewer: Viewer) -> Box<RawValue>;

    /// A legal and sensible move for a seat that has to act, as JSON; made from what that seat sees.
    fn autopilot(&self, seat: Seat, chance: &mut Chance) -> String;

    /// The move of a seat that has to act and whose player is away, as JSON; made from what that seat sees.
    fn when_absent(&self, seat: Seat, chance: &mut Chance) -> String;

    /// How many seconds the seats that are asked now have altogether, if the game sets a limit.
    fn seconds_to_decide(&self) -> Option<u16>;

    /// How many things happened in the latest version that people need a moment for.
    fn things_to_read(&self) -> u32;

    /// The legal moves of a seat, each as JSON; none when the match does not wait for it.
    fn legal_moves(&self, seat: Seat) -> Vec<String>;

    /// A random legal move of a seat, as JSON: first the kind of move, then the move. Nothing when the
    /// match does not wait for the seat.
    fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<String>;

    /// The same match in another world that the viewer cannot tell from this one.
    fn resample(&self, viewer: Viewer, chance: &mut Chance) -> Box<dyn AnyMatch>;
}

impl<G: Game> AnyMatch for Match<G> {
    fn kind(&self) -> GameKind {
        G::KIND
    }

    fn version(&self) -> u64 {
        self.version()
    }

    fn status(&self) -> Status {
        self.game().status()
    }

    fn ply(&self, seat: Seat) -> u32 {
        self.ply(seat)
    }

    fn play(&self, seat: Seat, ply: u32, chosen: &str) -> Result<Box<dyn AnyMatch>, Refused> {
        let chosen: G::Move = serde_json::from_str(chosen).map_err(|_| Refused::Unreadable)?;
        Ok(Box::new(self.play(seat, ply, &chosen)?))
    }

    fn undo(&self, seat: Seat, ply: u32) -> Result<Box<dyn AnyMatch>, Refused> {
        Ok(Box::new(self.undo(seat, ply)?))
    }

    fn play_as_before(&self, seat: Seat, ply: u32, chosen: &str) -> Result<Box<dyn AnyMatch>, Refused> {
        let chosen: G::Move = serde_json::from_str(chosen).map_err(|_| Refused::Unreadable)?;
        Ok(Box::new(self.play_as_before(seat, ply, &chosen)?))
    }

    fn undo_as_before(&self, seat: Seat, ply: u32) -> Result<Box<dyn AnyMatch>, Refused> {
        Ok(Box::new(self.undo_as_before(seat, ply)?))
    }

    fn may_undo(&self, seat: Seat) -> bool {
        self.may_undo(seat)
    }

    fn undone_by(&self) -> Option<Seat> {
        match self.last().cause {
            Cause::Undo { seat } => Some(seat),
            Cause::Begin | Cause::Move { .. } => None,
        }
    }

    fn step(&self) -> AnyStep {
        AnyStep(Arc::clone(self.last()) as Arc<dyn Any + Send + Sync>)
    }

    fn follow(&self, step: &AnyStep) -> Option<Box<dyn AnyMatch>> {
        let step = Arc::clone(&step.0).downcast().ok()?;
        Some(Box::new(self.replay(step)?))
    }

    fn log_entry(&self) -> String {
        json(&**self.last())
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw_json(&self.game().view(viewer))
    }

    fn events(&self, viewer: Viewer) -> Box<RawValue> {
        let seen: Vec<G::EventView> =
            self.last().events.iter().filter_map(|event| G::event_view(event, viewer)).collect();
        raw_json(&seen)
    }

    fn autopilot(&self, seat: Seat, chance: &mut Chance) -> String {
        json(&G::autopilot(&self.game().view(Viewer::Seat(seat)), chance))
    }

    fn when_absent(&self, seat: Seat, chance: &mut Chance) -> String {
        json(&G::when_absent(&self.game().view(Viewer::Seat(seat)), chance))
    }

    fn seconds_to_decide(&self) -> Option<u16> {
        self.game().seconds_to_decide()
    }

    fn things_to_read(&self) -> u32 {
        self.last().events.iter().map(|event| u32::from(G::takes_reading(event))).sum()
    }

    fn legal_moves(&self, seat: Seat) -> Vec<String> {
        if self.game().status().acting().contains(seat) {
            self.game().legal_moves(seat).iter().map(json).collect()
        } else {
            Vec::new()
        }
    }

    fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<String> {
        let acting = self.game().status().acting().contains(seat);
        acting.then(|| self.random_move(seat, chance)).flatten().as_ref().map(json)
    }

    fn resample(&self, viewer: Viewer, chance: &mut Chance) -> Box<dyn AnyMatch> {
        Box::new(self.resample(viewer, chance))
    }
}

impl<I: std::error::Error + Serialize> From<PlayError<I>> for Refused {
    fn from(error: PlayError<I>) -> Self {
        match error {
            PlayError::Over => Self::Over,
            PlayError::NotActing => Self::NotActing,
            PlayError::Stale => Self::Stale,
            PlayError::NothingToUndo => Self::NothingToUndo,
            PlayError::Illegal(why) => Self::Illegal(json(&why)),
        }
    }
}

const NEVER: &str = "moves, events and views have only string keys and no failing serializer";

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect(NEVER)
}

/// JSON that needs no second reading to become a part of other JSON.
fn raw_json(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect(NEVER)
}
