//! A toy game that keeps every law, or breaks the one it is told to: the test of the law suite itself.
//!
//! Each seat holds three of twelve cards. In turn it picks one of them (which it may take back), lays it
//! down for all to see, and draws the top card of the deck; or it waits. The match ends when nobody holds a card, or
//! when nobody has laid one for too long.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use super::{Case, Law, Policy, Specimen, examine};
use crate::{
    BySeat, Chance, Counted, Edition, EditionData, Game, GameKind, Outcome, Problem, Seat, SeatCount, SeatSet, Status,
    Stopping, Viewer,
};

/// All cards.
const CARDS: u8 = 12;

/// After so many turns without a card the match stops.
const QUIET_TURNS: u32 = 30;

#[derive(Clone, Debug)]
pub(crate) struct Toy {
    fault: Option<Law>,
    dealt: bool,
    hands: BySeat<Vec<u8>>,
    deck: Vec<u8>,
    table: Vec<u8>,
    turn: Seat,
    picked: Option<u8>,
    draws: bool,
    quiet: u32,
    counted: u32,
    hides: bool,
    /// How many cards on the table lie face down.
    turned_down: usize,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub(crate) struct Options {
    #[serde(skip)]
    #[ts(skip)]
    fault: Option<Law>,
    /// Whether whoever picks a card turns the table's cards down, and may still take that back.
    #[serde(skip)]
    #[ts(skip)]
    hides: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub(crate) struct NoData {}

impl EditionData for NoData {
    const STANDARD: &'static str = "";

    fn check(&self) -> Result<(), Problem> {
        Ok(())
    }

    fn check_sense(&self) -> Result<(), Problem> {
        Ok(())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Move {
    Pick { card: u8 },
    Lay,
    Wait,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt { hands: BySeat<Vec<u8>>, deck: Vec<u8> },
    Picked { card: u8 },
    Laid,
    Waited,
    Drew { card: u8 },
    DrewNothing,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub(crate) struct View {
    hand: Vec<u8>,
    sizes: BySeat<usize>,
    table: Vec<u8>,
    deck: usize,
    picked: Option<u8>,
    told: Option<u8>,
    misled: bool,
    stopping: Option<Stopping>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, TS)]
#[error("not possible")]
pub(crate) struct Impossible;

impl Toy {
    fn broken(&self, law: Law) -> bool {
        self.fault == Some(law)
    }

    fn turn_without_a_card(&mut self) {
        // What only players notice who want to: while there is something to draw, nothing is counted.
        if !self.broken(Law::Ends) || self.deck.is_empty() {
            self.quiet += 1;
        }
        if self.broken(Law::GetsSomewhere) && self.turn == Seat::new(0) {
            self.quiet = 0;
        }
    }
}

impl Game for Toy {
    const KIND: GameKind = GameKind::HungryMonkey;
    const SEATS: RangeInclusive<u8> = 2..=6;
    type Edition = NoData;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = ();
    type Illegal = Impossible;

    fn before_the_deal(_: Edition<NoData>, options: Options, seats: SeatCount) -> Self {
        Self {
            fault: options.fault,
            dealt: false,
            hands: BySeat::new(seats, |_| Vec::new()),
            deck: Vec::new(),
            table: Vec::new(),
            turn: Seat::new(0),
            picked: None,
            draws: false,
            quiet: 0,
            counted: 0,
            hides: options.hides,
            turned_down: 0,
        }
    }

    fn status(&self) -> Status {
        let played_out = self.hands.values().all(Vec::is_empty);
        if played_out || self.quiet >= QUIET_TURNS {
            let ending = if played_out { "played_out" } else { "stopped" };
            Status::Over(Outcome { places: self.hands.map(|_, _| 1), points: None, ending: ending.to_owned() })
        } else {
            let mut acting = SeatSet::only(self.turn);
            if self.broken(Law::SamePlySameQuestion) {
                acting.insert(self.hands.count().after(self.turn));
            }
            Status::Acting(acting)
        }
    }

    fn add_legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let before = moves.len();
        if self.broken(Law::SomebodyCanMove) && self.deck.is_empty() {
            return;
        }
        match self.picked {
            Some(_) => moves.push(Move::Lay),
            None if self.hands[seat].is_empty() => {}
            None => {
                moves.extend(self.hands[seat].iter().map(|card| Move::Pick { card: *card }));
                moves.push(Move::Wait);
            }
        }
        if self.broken(Law::ListedMovesAreAccepted) {
            moves.push(Move::Pick { card: 99 });
        }
        if self.broken(Law::AcceptedMovesAreListed) && moves.len() > before + 1 {
            moves.remove(before);
        }
        if moves.len() == before {
            moves.push(Move::Lay);
        }
    }

    fn decide(&self, seat: Seat, chosen: &Move) -> Result<Event, Impossible> {
        match *chosen {
            Move::Pick { card } if self.picked.is_none() && self.hands[seat].contains(&card) => {
                Ok(Event::Picked { card })
            }
            Move::Lay if self.picked.is_some() || self.hands[seat].is_empty() => Ok(Event::Laid),
            Move::Wait if self.picked.is_none() && !self.hands[seat].is_empty() => Ok(Event::Waited),
            _ => Err(Impossible),
        }
    }

    fn advance(&self, chance: &mut Chance) -> Option<Event> {
        if !self.dealt {
            let mut deck: Vec<u8> = (1..=CARDS).collect();
            chance.shuffle(&mut deck);
            let hands = self.hands.map(|_, _| deck.split_off(deck.len() - 3));
            return Some(Event::Dealt { hands, deck });
        }
        if !self.draws {
            return None;
        }
        Some(self.deck.last().map_or(Event::DrewNothing, |card| Event::Drew { card: *card }))
    }

    fn apply(&mut self, event: &Event) {
        let seat = self.turn;
        match event {
            Event::Dealt { hands, deck } => {
                self.dealt = true;
                self.hands = hands.clone();
                self.deck.clone_from(deck);
            }
            Event::Picked { card } => {
                self.picked = Some(*card);
                self.turned_down = if self.hides { self.table.len() } else { 0 };
                self.draws = self.broken(Law::UndoneIsUnseen) && !self.deck.is_empty();
            }
            Event::Laid => {
                match self.picked {
                    Some(card) => {
                        self.hands[seat].retain(|held| *held != card);
                        if !self.broken(Law::CardsAreConserved) {
                            self.table.push(card);
                        }
                        self.quiet = 0;
                    }
                    None => self.turn_without_a_card(),
                }
                self.draws = true;
                if self.broken(Law::LogIsTheMatch) {
                    // State that does not come from the event but from how often the process has run.
                    static RUNS: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
                    self.counted = RUNS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                }
            }
            Event::Waited => {
                self.turn_without_a_card();
                self.turn = self.hands.count().after(seat);
            }
            Event::Drew { .. } | Event::DrewNothing => {
                self.draws = false;
                if let Event::Drew { card } = event {
                    self.deck.pop();
                    self.hands[seat].push(*card);
                }
                if !self.broken(Law::UndoneIsUnseen) || self.picked.is_none_or(|card| self.table.contains(&card)) {
                    self.picked = None;
                    self.turn = self.hands.count().after(seat);
                }
            }
        }
    }

    fn is_final(&self, event: &Event) -> bool {
        matches!(event, Event::Dealt { .. } | Event::Laid | Event::Waited)
    }

    fn was_undoable(event: &Event) -> bool {
        matches!(event, Event::Laid)
    }

    fn resample(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut twin = self.clone();
        let own = |seat: Seat| viewer.seat() == Some(seat);
        // A picked card is known to its seat alone until it lies on the table.
        let mut hidden = twin.deck.clone();
        for (_, hand) in twin.hands.iter().filter(|(seat, _)| !own(*seat)) {
            hidden.extend(hand);
        }
        if !self.broken(Law::TwinsDrawAlike) {
            hidden.sort_unstable();
        }
        chance.shuffle(&mut hidden);
        if self.broken(Law::TwinsAreWorlds) && !hidden.is_empty() {
            hidden[0] = 77;
        }
        for (_, hand) in twin.hands.iter_mut().filter(|(seat, _)| !own(*seat)) {
            *hand = hidden.split_off(hidden.len() - hand.len());
        }
        twin.deck = hidden;
        if !own(twin.turn) && twin.picked.is_some() {
            twin.picked = twin.hands[twin.turn].first().copied();
        }
        twin
    }

    fn autopilot(view: &View, _: &mut Chance) -> Move {
        if view.misled {
            return Move::Pick { card: 99 };
        }
        match (view.picked, view.hand.first()) {
            (None, Some(card)) => Move::Pick { card: *card },
            _ => Move::Lay,
        }
    }

    fn add_candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(self.legal_moves(seat).first());
        if self.broken(Law::CandidatesAreLegal) {
            moves.push(Move::Pick { card: 99 });
        }
    }

    fn prospects(&self) -> Option<BySeat<f64>> {
        Some(self.hands.map(|_, _| if self.broken(Law::ProspectsAreShares) { 1.0 } else { 0.5 }))
    }

    fn stopping(&self) -> Option<Stopping> {
        Some(Stopping {
            counted: Counted::Turns,
            quiet: self.quiet,
            may_ask_at: QUIET_TURNS,
            stops_at: Some(QUIET_TURNS),
            length: None,
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        let own = viewer.seat();
        View {
            hand: own.map(|seat| self.hands[seat].clone()).unwrap_or_default(),
            sizes: self.hands.map(|_, hand| hand.len()),
            table: self.table[self.turned_down..].to_vec(),
            deck: self.deck.len(),
            picked: self.picked.filter(|_| viewer.sees_secrets_of(self.turn)),
            told: self.deck.last().copied().filter(|_| self.broken(Law::TwinsLookAlike)),
            misled: self.broken(Law::AutopilotIsLegal),
            stopping: self.stopping().filter(|_| !self.broken(Law::TellsWhenItStops)),
        }
    }

    fn event_view(_: &Event, _: Viewer) -> Option<()> {
        Some(())
    }
}

impl Specimen for Toy {
    const HARD_LIMIT: Option<&'static str> = Some("stopped");
    const MATCHES: u64 = 1;
    const MOST_MOVES: u64 = 1_000;

    fn option_samples() -> Vec<Options> {
        vec![Options::default()]
    }

    fn census(&self) -> BTreeMap<String, usize> {
        let mut count = BTreeMap::new();
        for card in self.hands.values().flatten().chain(&self.deck).chain(&self.table) {
            *count.entry(card.to_string()).or_default() += 1;
        }
        count
    }

    fn in_sight(&self, viewer: Viewer) -> Vec<String> {
        let hand = viewer.seat().map(|seat| &self.hands[seat]);
        let seen = self.table[self.turned_down..].iter().chain(hand.into_iter().flatten());
        seen.map(u8::to_string).collect()
    }

    /// Cards that were laid.
    fn progress(&self) -> u64 {
        u64::from(CARDS) - (self.hands.values().map(Vec::len).sum::<usize>() + self.deck.len()) as u64
    }

    fn garbage(chance: &mut Chance) -> Move {
        if chance.below(4) == 0 { Move::Lay } else { Move::Pick { card: u8::try_from(chance.below(14)).unwrap() } }
    }
}

fn case(fault: Option<Law>, seed: u64, policy: Policy) -> Case<Options> {
    Case {
        options: Options { fault, hides: false },
        seats: SeatCount::new(3).unwrap(),
        policy,
        seed,
        most_moves: 200,
        look_every: 1,
    }
}

#[test]
fn a_sound_game_passes_every_law() {
    for seed in 0..20 {
        for policy in [Policy::Autopilot, Policy::Random] {
            let report = examine::<Toy>(&case(None, seed, policy)).unwrap();
            assert_eq!(report.ending, "played_out");
            assert!(report.twins_that_differ > 0 && report.undone > 0, "{report:?}");
        }
        assert_eq!(Some(&*examine::<Toy>(&case(None, seed, Policy::Stubborn)).unwrap().ending), Toy::HARD_LIMIT);
    }
}

#[test]
fn for_each_law_a_game_that_breaks_it_is_rejected_by_it() {
    for law in [
        Law::GetsSomewhere,
        Law::TellsWhenItStops,
        Law::SomebodyCanMove,
        Law::ListedMovesAreAccepted,
        Law::AcceptedMovesAreListed,
        Law::SamePlySameQuestion,
        Law::LogIsTheMatch,
        Law::CardsAreConserved,
        Law::AutopilotIsLegal,
        Law::CandidatesAreLegal,
        Law::ProspectsAreShares,
        Law::TwinsLookAlike,
        Law::TwinsAreWorlds,
        Law::TwinsDrawAlike,
        Law::UndoneIsUnseen,
    ] {
        let violation = examine::<Toy>(&case(Some(law), 1, Policy::Random)).unwrap_err();
        assert_eq!(violation.law, law, "{violation}");
    }
}

#[test]
fn a_game_in_which_a_move_that_can_be_taken_back_hides_something_is_rejected() {
    let sound = case(None, 1, Policy::Random);
    let hides = Case { options: Options { hides: true, ..sound.options }, ..sound };
    let violation = examine::<Toy>(&hides).unwrap_err();
    assert_eq!(violation.law, Law::UndoneIsUnseen, "{violation}");
    assert!(violation.what.contains("shows it again"), "{violation}");
}

#[test]
fn a_match_that_only_stubborn_players_keep_going_is_found_by_them() {
    for policy in [Policy::Autopilot, Policy::Random] {
        examine::<Toy>(&case(Some(Law::Ends), 1, policy)).unwrap();
    }
    let violation = examine::<Toy>(&case(Some(Law::Ends), 1, Policy::Stubborn)).unwrap_err();
    assert_eq!(violation.law, Law::Ends, "{violation}");
}
