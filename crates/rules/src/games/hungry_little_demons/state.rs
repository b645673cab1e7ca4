//! The secret state of a match, and the contract that it fulfils.

use std::collections::VecDeque;

use super::household::Household;
use super::{
    Arrow, Card, Ending, Event, EventView, Grid, Illegal, May, Move, OpenEvent, Options, Pantry, Phase, Space, View,
};
use crate::{
    BadSetup, BySeat, Chance, Edition, Game, GameKind, Memory, Outcome, Seat, SeatCount, SeatSet, Status, Stopping,
    Viewer,
};

/// A match of Hungry Little Demons.
#[derive(Clone, Debug)]
pub struct HungryLittleDemons {
    pub(super) edition: Edition<Pantry>,
    pub(super) options: Options,
    pub(super) phase: Phase,
    /// What happens by itself before the phase waits for anybody.
    pub(super) pending: Option<Pending>,
    pub(super) starter: Seat,
    pub(super) turn: Seat,
    pub(super) actions_left: u8,
    /// Whether Saffron's action still has its second look.
    pub(super) second_look: bool,
    /// Row by row; empty until it is laid.
    pub(super) forest: Vec<Option<Placed>>,
    /// The top card first.
    pub(super) deck: VecDeque<Placed>,
    pub(super) houses: BySeat<Household>,
    pub(super) pace: Pace,
    pub(super) ended: Option<Ended>,
}

/// A card of the forest or the deck.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    pub(super) card: Card,
    /// Who has seen it and could follow it since.
    pub(super) known_by: SeatSet,
    pub(super) face_up: bool,
}

/// What happens next by itself.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pending {
    Begin,
    LayForest,
    Conceal,
    DealRecipes,
    TakeIngredient { space: Space },
    TakeBait { space: Space },
    Sprite { space: Space },
    Banish { space: Space },
    Shift { gap: Space, arrow: Arrow },
    Refill { space: Space },
    SendHome { victim: Seat },
}

/// How the match gets on (ruling 21).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pace {
    /// Turns that have ended.
    pub(super) turns: usize,
    /// Turns that have ended since a card was taken or furniture destroyed.
    pub(super) quiet_turns: usize,
    /// Whether that happened in the present turn.
    pub(super) progress: bool,
    /// Whether the present turn has asked for a stop.
    pub(super) stop_proposed: bool,
}

/// How the match ended.
#[derive(Clone, Debug)]
pub(super) struct Ended {
    pub(super) by: Option<Seat>,
    pub(super) ending: Ending,
    pub(super) expelled: Vec<Seat>,
}

impl HungryLittleDemons {
    pub(super) fn grid(&self) -> Grid {
        self.edition.forest
    }

    pub(super) fn seats(&self) -> SeatCount {
        self.houses.count()
    }

    pub(super) fn everybody(&self) -> SeatSet {
        self.seats().seats().collect()
    }

    /// Whether a card lies face up, which the next action turns down.
    pub(super) fn lies_open(&self) -> bool {
        self.forest.iter().flatten().any(|placed| placed.face_up)
    }

    /// The card on the space; nothing in a gap, outside the forest, or before it is laid.
    pub(super) fn spot(&self, space: Space) -> Option<Placed> {
        if self.grid().contains(space) { self.forest.get(self.grid().index(space)).copied().flatten() } else { None }
    }
}

impl Game for HungryLittleDemons {
    const KIND: GameKind = GameKind::HungryLittleDemons;
    type Edition = Pantry;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(edition: Edition<Pantry>, options: Options, seats: SeatCount) -> Result<Self, BadSetup> {
        let first = Seat::new(0);
        Ok(Self {
            edition,
            options,
            phase: Phase::PlaceHouse,
            pending: Some(Pending::Begin),
            starter: first,
            turn: first,
            actions_left: 0,
            second_look: false,
            forest: Vec::new(),
            deck: VecDeque::new(),
            houses: BySeat::new(seats, Household::new),
            pace: Pace::default(),
            ended: None,
        })
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over => {
                let score = self.score();
                Status::Over(Outcome {
                    places: score.scores.map(|_, score| score.place),
                    points: Some(score.scores.map(|_, score| score.total)),
                    ending: score.ending.name().to_owned(),
                })
            }
            Phase::Study { waiting, .. } | Phase::StopVote { waiting } => Status::Acting(waiting),
            _ => Status::Acting(SeatSet::only(self.turn)),
        }
    }

    fn add_legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if let Some(may) = self.may(seat) {
            self.add_moves(&may, moves);
        }
    }

    fn decide(&self, seat: Seat, chosen: &Move) -> Result<Event, Illegal> {
        self.answer(seat, chosen)
    }

    fn advance(&self, chance: &mut Chance) -> Option<Event> {
        self.next_event(chance)
    }

    /// Under older code a third action ended the turn by itself, also when it could have been taken back.
    fn advance_as_before(&self, chance: &mut Chance) -> Option<Event> {
        let waits = self.phase == Phase::EndTurn;
        self.advance(chance).or_else(|| waits.then(|| Event::Open(self.end_turn())))
    }

    fn apply(&mut self, event: &Event) {
        self.happen(event);
    }

    /// Moves of chefs and demons can be taken back, unless they turned something down (ruling 22).
    fn is_final(&self, event: &Event) -> bool {
        !Self::was_undoable(event) || self.lies_open()
    }

    fn was_undoable(event: &Event) -> bool {
        matches!(event, Event::Open(OpenEvent::ChefMoved { .. } | OpenEvent::DemonMoved { .. }))
    }

    fn stopping(&self) -> Option<Stopping> {
        (self.has_begun() && self.ended.is_none()).then(|| self.until_stopped())
    }

    fn seconds_to_decide(&self) -> Option<u16> {
        match self.phase {
            Phase::Study { seconds, .. } => seconds,
            _ => None,
        }
    }

    /// A card is held up long enough to be read, whatever comes next (ruling 3).
    fn takes_reading(event: &Event) -> bool {
        matches!(event, Event::Open(OpenEvent::TurnedUp { .. } | OpenEvent::Refilled { .. }))
    }

    fn resample(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        self.another_world(viewer, chance)
    }

    fn autopilot(view: &View, chance: &mut Chance) -> Move {
        super::autopilot::choose(view, chance)
    }

    fn set_memory(&mut self, memory: Memory) {
        self.options.memory = memory;
    }

    /// For whoever is away the forest shifts (ruling 10).
    fn when_absent(view: &View, chance: &mut Chance) -> Move {
        if let Some(May::ChooseShift { .. }) = view.may {
            Move::ChooseShift { shift: true }
        } else {
            Self::autopilot(view, chance)
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.seen_by(viewer))
    }
}
