//! The rules as the contract of all games asks for them.

use std::sync::Arc;

use super::state::{InTeufelsKueche, Stage};
use super::{Board, Colour, Event, EventView, Illegal, Kitchen, May, Menu, Move, Options, View, autopilot};
use crate::{BadSetup, BySeat, Chance, Edition, Game, GameKind, Seat, SeatCount, Status, Stopping, Viewer};

impl Game for InTeufelsKueche {
    const KIND: GameKind = GameKind::InTeufelsKueche;
    type Edition = Kitchen;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Illegal = Illegal;

    fn new(edition: Edition<Kitchen>, options: Options, seats: SeatCount) -> Result<Self, BadSetup> {
        let playable = Self::KIND.seats();
        if !playable.clone().any(|count| usize::from(count) == seats.get()) {
            return Err(BadSetup::Seats { min: *playable.start(), max: *playable.end() });
        }
        Ok(Self {
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
        })
    }

    fn status(&self) -> Status {
        match &self.stage {
            Stage::Over(outcome) => Status::Over(outcome.clone()),
            _ => Status::Acting(self.acting()),
        }
    }

    fn add_legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if let Some(may) = self.may(seat) {
            may.add_moves(moves);
        }
    }

    fn decide(&self, seat: Seat, chosen: &Move) -> Result<Event, Illegal> {
        self.decided(seat, chosen)
    }

    fn advance(&self, chance: &mut Chance) -> Option<Event> {
        self.advanced(chance).map(Event::Open)
    }

    fn advance_as_before(&self, chance: &mut Chance) -> Option<Event> {
        self.advanced_as_before(chance).map(Event::Open)
    }

    fn apply(&mut self, event: &Event) {
        self.applied(event);
    }

    fn is_final(&self, event: &Event) -> bool {
        let Event::Open(event) = event else { return true };
        !matches!(
            event,
            EventView::Walked { .. }
                | EventView::Flew { .. }
                | EventView::PotTaken { .. }
                | EventView::PotPutDown { .. }
        )
    }

    fn stopping(&self) -> Option<Stopping> {
        matches!(self.stage, Stage::Between { .. } | Stage::Running(_)).then(|| self.until_stopped())
    }

    fn resample(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        self.resampled(viewer, chance)
    }

    fn autopilot(view: &View, chance: &mut Chance) -> Move {
        autopilot::choose(view, chance)
    }

    /// Nobody goes home because its player is away (ruling 6).
    fn when_absent(view: &View, chance: &mut Chance) -> Move {
        if view.may == Some(May::AnswerChallenge) { Move::Duel } else { autopilot::choose(view, chance) }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.viewed(viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.seen_by(viewer))
    }
}

impl May {
    /// Adds every move that this allows.
    fn add_moves(&self, moves: &mut Vec<Move>) {
        match self {
            Self::AssignMenus { menus, .. } => {
                moves.extend(orders(menus).into_iter().map(|menus| Move::AssignMenus { menus }));
            }
            Self::PlacePot { pots, spaces } => {
                for pot in pots {
                    moves.extend(spaces.iter().map(|space| Move::PlacePot { pot: *pot, space: *space }));
                }
            }
            Self::Turn { devils, propose_stop } => {
                for may in devils {
                    let devil = may.devil;
                    moves.extend(may.walk.iter().map(|target| Move::Walk { devil, to: target.space }));
                    moves.extend(may.fly.iter().map(|target| Move::Fly { devil, to: target.space }));
                    moves.extend(may.take.iter().map(|pot| Move::TakePot { devil, pot: *pot }));
                    moves.extend(may.put_down.then_some(Move::PutDown { devil }));
                }
                moves.push(Move::EndTurn);
                moves.extend(propose_stop.then_some(Move::ProposeStop));
            }
            Self::AnswerChallenge => moves.extend([Move::Decline, Move::Duel]),
            Self::AnswerStop => moves.extend([true, false].map(|agree| Move::AnswerStop { agree })),
        }
    }
}

/// Every order of the menus, each once.
fn orders(menus: &[Menu]) -> Vec<Vec<Menu>> {
    if menus.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, first) in menus.iter().enumerate() {
        if menus[..at].contains(first) {
            continue;
        }
        let mut rest = menus.to_vec();
        rest.remove(at);
        all.extend(orders(&rest).into_iter().map(|rest| [&[*first], &*rest].concat()));
    }
    all
}
