//! The contract that every game fulfils.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use crate::{BySeat, Chance, Edition, EditionData, GameKind, Seat, SeatCount, SeatSet, Stopping, Viewer};

/// The rules of one game: its secret state, what seats may do, and what each viewer sees.
///
/// The state has deliberately no serializer: only [`Game::View`] and [`Game::EventView`] ever reach a
/// client, and they are built up from what the viewer may see.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// Which of the games this is.
    const KIND: GameKind;
    /// How many can play it.
    const SEATS: RangeInclusive<u8>;
    /// Counts, decks and boards, as a printed copy has them.
    type Edition: EditionData;
    /// What a table may choose before a match; `{}` in JSON means the defaults.
    type Options: Clone + Debug + Default + Serialize + DeserializeOwned + TS + Send + Sync + 'static;
    /// What a seat asks for.
    type Move: Clone + Debug + PartialEq + Serialize + DeserializeOwned + TS + Send + Sync + 'static;
    /// What happened, random outcomes included: the whole truth, for the log only.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What one viewer may see of the state, and may do now. It can be read back, so that whoever was sent
    /// it can play by it.
    type View: Clone + Debug + Serialize + DeserializeOwned + TS + 'static;
    /// What one viewer may see of an event.
    type EventView: Clone + Debug + Serialize + TS + 'static;
    /// Why a move is refused: one variant per rule.
    type Illegal: std::error::Error + Clone + PartialEq + Serialize + TS + 'static;

    /// The match before its deal.
    ///
    /// # Errors
    /// When the game cannot be played by so many.
    fn new(edition: Edition<Self::Edition>, options: Self::Options, seats: SeatCount) -> Result<Self, BadSetup> {
        if Self::SEATS.contains(&seats.into()) {
            Ok(Self::before_the_deal(edition, options, seats))
        } else {
            Err(BadSetup::Seats { min: *Self::SEATS.start(), max: *Self::SEATS.end() })
        }
    }

    /// The match before its deal, for a number of seats that can play it.
    fn before_the_deal(edition: Edition<Self::Edition>, options: Self::Options, seats: SeatCount) -> Self;

    /// Who has to decide, or how the match ended. Asked only when [`Game::advance`] has nothing to do.
    fn status(&self) -> Status;

    /// Adds the moves of a seat that has to act: all of them, or a documented canonical part.
    ///
    /// To a list of the caller's, so that whoever plays many moves needs no memory for each.
    fn add_legal_moves(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// The moves of a seat that has to act, as [`Game::add_legal_moves`] adds them.
    fn legal_moves(&self, seat: Seat) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.add_legal_moves(seat, &mut moves);
        moves
    }

    /// What the move of a seat that has to act makes happen.
    ///
    /// # Errors
    /// When the rules forbid the move; nothing has changed then.
    fn decide(&self, seat: Seat, chosen: &Self::Move) -> Result<Self::Event, Self::Illegal>;

    /// The next thing that happens by itself: deals, dice, ends of tricks, scoring. Nothing when seats
    /// have to act or the match is over. The only place where chance enters.
    fn advance(&self, chance: &mut Chance) -> Option<Self::Event>;

    /// The same under older code, where that dealt otherwise or did by itself what a seat is asked for by now: records
    /// of that time are dealt again.
    fn advance_as_before(&self, chance: &mut Chance) -> Option<Self::Event> {
        self.advance(chance)
    }

    /// Makes an event happen: the only way in which the state changes.
    fn apply(&mut self, event: &Self::Event);

    /// Whether this event, about to happen now, is a point of no return: the seat that caused it cannot
    /// take its move back. Whatever draws from chance, shows something hidden, hides something that can be
    /// seen, or asks another seat must be one.
    #[must_use]
    fn is_final(&self, _event: &Self::Event) -> bool {
        true
    }

    /// Whether this event is final now but was not under older code, whose logs have to be read still: they
    /// may hold moves that were taken back.
    #[must_use]
    fn was_undoable(_event: &Self::Event) -> bool {
        false
    }

    /// Another world that the viewer cannot tell from this one, drawn at random.
    ///
    /// Written from who has seen what, never from [`Game::view`]: a twin built from the view under test
    /// would hide that view's leaks.
    #[must_use]
    fn resample(&self, viewer: Viewer, chance: &mut Chance) -> Self;

    /// A legal and sensible move for the seat that this view is for, which has to act.
    fn autopilot(view: &Self::View, chance: &mut Chance) -> Self::Move;

    /// What is played for a seat whose player is away: what the autopilot would, unless the rules say
    /// otherwise.
    fn when_absent(view: &Self::View, chance: &mut Chance) -> Self::Move {
        Self::autopilot(view, chance)
    }

    /// Adds the moves that are worth a good player's thought: some of [`Game::add_legal_moves`], at least one, in
    /// an order that tells the seat nothing it may not know.
    fn add_candidates(&self, seat: Seat, moves: &mut Vec<Self::Move>) {
        self.add_legal_moves(seat, moves);
    }

    /// Which share of the others each seat may expect to finish before, between none and all of them (0.0 and 1.0),
    /// while the match is on. Judged from the whole state, so only ever asked of worlds that were drawn. Nothing
    /// where the game has no idea, and the match has to be played on.
    fn prospects(&self) -> Option<BySeat<f64>> {
        None
    }

    /// Whether the prospects can be trusted more here than some decisions earlier, as at the end of a deal: whoever
    /// plays on only to learn who wins may stop here.
    fn is_cut(&self) -> bool {
        false
    }

    /// From now on seats are reminded as this says, whatever the table chose: for the worlds in which bots think,
    /// never for a match. Spectators are reminded of nothing in them either.
    fn set_memory(&mut self, _memory: Memory) {}

    /// How many seconds the seats that are asked now have altogether; nothing when they have all the time
    /// there is.
    fn seconds_to_decide(&self) -> Option<u16> {
        None
    }

    /// How far the match is from being stopped because it gets nowhere; nothing while nothing can be stopped,
    /// and in a game that always ends by its own rules. The view of such a game says the same to everybody.
    fn stopping(&self) -> Option<Stopping> {
        None
    }

    /// Whether people need a moment for what this event shows, because nothing shows it later.
    #[must_use]
    fn takes_reading(_event: &Self::Event) -> bool {
        false
    }

    /// What the viewer may see now, built up from it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What the viewer may see of an event; nothing when it may not even know that it happened.
    fn event_view(event: &Self::Event, viewer: Viewer) -> Option<Self::EventView>;
}

/// Whom a match waits for, or how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// These seats have to decide.
    Acting(SeatSet),
    /// The match is over.
    Over(Outcome),
}

impl Status {
    /// The seats that have to decide; none when the match is over.
    #[must_use]
    pub const fn acting(&self) -> SeatSet {
        match self {
            Self::Acting(seats) => *seats,
            Self::Over(_) => SeatSet::EMPTY,
        }
    }
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "rules.ts")]
pub struct Outcome {
    /// The place of each seat, 1 for the winners; seats that tie share a place.
    pub places: BySeat<u8>,
    /// The points of each seat, in games that count points.
    pub points: Option<BySeat<i32>>,
    /// Which of the game's ways of ending it was, in `snake_case`.
    pub ending: String,
}

/// Why a match cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum BadSetup {
    /// The game cannot be played by so many.
    #[error("this game is for {min} to {max} players")]
    Seats {
        /// The smallest number of seats.
        min: u8,
        /// The largest number of seats.
        max: u8,
    },
}

/// What a seat is reminded of: the table option `memory`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "rules.ts")]
pub enum Memory {
    /// Only of what lies face up now.
    #[default]
    Strict,
    /// Also of what the seat has legitimately seen and could have followed.
    Assisted,
}
