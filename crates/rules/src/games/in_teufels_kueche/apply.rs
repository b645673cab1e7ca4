//! How each event changes the state.

use std::collections::BTreeSet;

use super::state::{Challenge, Devil, Pot, Running, Stage, Step};
use super::{
    Arrival, Colour, DevilId, Event, EventView, Fate, InTeufelsKueche, Mark, Menu, PotId, PotPlace, SpaceId, Turn,
};
use crate::{BySeat, Game, Seat};

pub(super) fn apply(game: &mut InTeufelsKueche, event: &Event) {
    let undoable = !game.is_final(event);
    match event {
        Event::MenusAssigned { seat, menus } => game.menus_assigned(*seat, menus),
        Event::StopAnswered { seat, agree } => {
            if let Some(Running { step: Step::Vote { answers, .. }, .. }) = game.running_mut() {
                answers[*seat] = Some(*agree);
            }
        }
        Event::Open(event) => game.applied_open(event),
    }
    if let Some(running) = game.running_mut() {
        running.undoable = undoable;
    }
}

impl InTeufelsKueche {
    fn applied_open(&mut self, event: &EventView) {
        match event {
            EventView::Began { starter, colours, neutral } => self.began(*starter, colours, *neutral),
            EventView::PotPlaced { seat, pot, space } => self.pot_placed(*seat, *pot, *space),
            EventView::Rolled { seat, dice, points, flight } => {
                let turn = Turn { seat: *seat, dice: dice.clone(), points: *points, flight: *flight };
                self.stage = Stage::Running(Running {
                    turn,
                    bonus: BTreeSet::new(),
                    may_handle: self.devils_of(*seat).map(|(id, _)| id).collect(),
                    served: false,
                    proposed: false,
                    undoable: false,
                    step: Step::Free,
                });
            }
            EventView::Walked { devil, way, .. } => {
                let cost = u8::try_from(way.len().saturating_sub(1)).unwrap_or(u8::MAX);
                if let Some(running) = self.running_mut() {
                    running.pay(*devil, cost);
                }
                if let Some(to) = way.last() {
                    self.arrive(*devil, *to);
                }
            }
            EventView::Flew { devil, to, .. } => {
                if let Some(running) = self.running_mut() {
                    running.turn.flight = false;
                }
                self.arrive(*devil, *to);
            }
            EventView::PotTaken { devil, pot, left, space, .. } => {
                if let Some(left) = left {
                    self.pot_mut(*left).place = PotPlace::Station { space: *space };
                }
                self.pot_mut(*pot).place = PotPlace::Carried { devil: *devil };
                self.handled(*devil);
            }
            EventView::PotPutDown { devil, pot, space, .. } => {
                self.pot_mut(*pot).place = PotPlace::Station { space: *space };
                self.handled(*devil);
            }
            EventView::Challenged { challenger, attacked, space, .. } => {
                let challenge = Challenge { challenger: *challenger, attacked: *attacked, space: *space };
                self.step_to(Step::Asked(challenge));
            }
            EventView::Accepted { .. } => {
                if let Some(Running { step, .. }) = self.running_mut()
                    && let Step::Asked(challenge) = *step
                {
                    *step = Step::Dueling(challenge);
                }
            }
            EventView::Declined { devil, dropped, space, .. } => {
                self.drop_pot(*dropped, *space);
                self.send_home(*devil);
                self.step_to(Step::Free);
            }
            EventView::Dueled { challenger, attacked, space, challenger_won, fate, dropped, .. } => {
                self.drop_pot(*dropped, *space);
                let loser = if *challenger_won { *attacked } else { *challenger };
                self.beaten(loser, *fate);
                self.step_to(if *challenger_won { Step::Free } else { Step::Lost });
                if let (true, Some(running)) = (*challenger_won, self.running_mut()) {
                    running.bonus.insert(*challenger);
                }
            }
            EventView::Served { devil, pot, menu, space, .. } => self.served(*devil, *pot, *menu, *space),
            EventView::TurnEnded { seat, .. } => self.turn_ended(*seat),
            EventView::StopProposed { seat } => {
                let mut voters = self.in_game();
                voters.remove(*seat);
                let answers = self.colours.map(|_, _| None);
                if let Some(running) = self.running_mut() {
                    running.proposed = true;
                    running.step = Step::Vote { voters, answers };
                }
            }
            EventView::StopDecided { stops } => self.step_to(if *stops { Step::Stopped } else { Step::Free }),
            EventView::MatchOver { outcome } => self.stage = Stage::Over(outcome.clone()),
            // As the state changes by them, these are told by events of their own.
            EventView::MenusAssigned { .. } | EventView::StopAnswered { .. } => {}
        }
    }

    fn began(&mut self, starter: Seat, colours: &BySeat<Colour>, neutral: Option<Colour>) {
        self.starter = starter;
        self.colours = colours.clone();
        for (seat, colour) in colours.iter() {
            let start = self.board.start_of(*colour);
            for _ in 0..self.edition.devils {
                self.devils.push(Devil { colour: *colour, seat: Some(seat), hat: true, space: Some(start) });
            }
            for mark in Mark::ALL {
                self.pots.push(Pot { colour: *colour, mark, menu: None, place: PotPlace::Aside });
            }
        }
        if let Some(colour) = neutral {
            for exit in self.board.neighbours(self.board.start_of(colour)) {
                self.devils.push(Devil { colour, seat: None, hat: true, space: Some(exit) });
            }
        }
        self.stage = Stage::Assigning;
    }

    fn menus_assigned(&mut self, seat: Seat, menus: &[Menu]) {
        let pots: Vec<PotId> = self.own_pots(seat).map(|(id, _)| id).collect();
        for (pot, menu) in pots.into_iter().zip(menus) {
            self.pot_mut(pot).menu = Some(*menu);
        }
        if self.seats.seats().all(|seat| self.has_assigned(seat)) {
            self.stage = Stage::Placing(self.starter);
        }
    }

    fn pot_placed(&mut self, seat: Seat, pot: PotId, space: SpaceId) {
        self.pot_mut(pot).place = PotPlace::Station { space };
        let all_placed = self.pots.iter().all(|pot| pot.place != PotPlace::Aside);
        self.stage = if all_placed {
            Stage::Between { next: self.starter, first: true }
        } else {
            Stage::Placing(self.seats.after(seat))
        };
    }

    fn arrive(&mut self, devil: DevilId, to: SpaceId) {
        self.devil_mut(devil).space = Some(to);
        let met = self.met(devil, to);
        if let Some(running) = self.running_mut() {
            running.may_handle.insert(devil);
            running.step = if met == Some(Arrival::Stand) { Step::Free } else { Step::Arrived(devil) };
        }
    }

    fn handled(&mut self, devil: DevilId) {
        if let Some(running) = self.running_mut() {
            running.may_handle.remove(&devil);
        }
    }

    fn drop_pot(&mut self, pot: Option<PotId>, space: SpaceId) {
        if let Some(pot) = pot {
            self.pot_mut(pot).place = PotPlace::Station { space };
        }
    }

    fn send_home(&mut self, devil: DevilId) {
        let start = self.board.start_of(self.devil(devil).colour);
        self.devil_mut(devil).space = Some(start);
    }

    fn beaten(&mut self, devil: DevilId, fate: Fate) {
        self.devil_mut(devil).hat = false;
        if fate == Fate::Out {
            self.devil_mut(devil).space = None;
        } else {
            self.send_home(devil);
        }
    }

    fn served(&mut self, devil: DevilId, pot: PotId, menu: Menu, space: SpaceId) {
        self.pot_mut(pot).place = PotPlace::Served { space };
        if menu == Menu::MILK {
            self.devil_mut(devil).space = None;
        } else {
            self.send_home(devil);
        }
        self.quiet_turns = 0;
        if let Some(running) = self.running_mut() {
            running.served = true;
            if menu == Menu::MILK {
                running.bonus.remove(&devil);
            }
            running.step = Step::Free;
        }
    }

    fn turn_ended(&mut self, seat: Seat) {
        if !self.running().is_some_and(|running| running.served) {
            self.quiet_turns += 1;
        }
        let in_game = self.in_game();
        let next = self.seats.after_clockwise(seat).find(|next| in_game.contains(*next)).unwrap_or(seat);
        self.stage = Stage::Between { next, first: false };
    }

    fn step_to(&mut self, next: Step) {
        if let Some(running) = self.running_mut() {
            running.step = next;
        }
    }
}
