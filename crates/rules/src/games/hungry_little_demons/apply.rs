//! How an event changes the state: the only place where it does.

use std::mem;

use super::household::Recipe;
use super::state::{ACTIONS, Ended, HungryLittleDemons, Pace, Pending, Placed};
use super::{Arrow, Card, Chef, Event, Furniture, OpenEvent, Phase, SecretEvent, Space, Trophy, Turning};
use crate::{BySeat, Seat, SeatSet};

impl HungryLittleDemons {
    pub(super) fn happen(&mut self, event: &Event) {
        self.pending = None;
        match event {
            Event::Open(event) => self.happen_openly(event),
            Event::Secret(event) => self.happen_secretly(event),
        }
    }

    fn happen_secretly(&mut self, event: &SecretEvent) {
        match event {
            SecretEvent::ForestLaid { forest, deck } => self.forest_laid(forest, deck),
            SecretEvent::SpritePeeked { seat, space, cards } => {
                for placed in self.deck.iter_mut().take(cards.len()) {
                    placed.known_by.insert(*seat);
                }
                self.phase = Phase::SpriteTake { space: *space, cards: count(cards.len()) };
            }
            SecretEvent::SpriteTook { seat, number, .. } => self.sprite_took(*seat, *number),
            SecretEvent::SpriteOrdered { seat, space, order } => self.sprite_ordered(*seat, *space, order),
        }
    }

    fn happen_openly(&mut self, event: &OpenEvent) {
        match event {
            OpenEvent::Began { starter, chefs } => self.began(*starter, chefs.as_ref()),
            OpenEvent::ChefPicked { seat, chef } => {
                self.houses[*seat].chef = Some(*chef);
                if self.pass_setup_on() {
                    self.pending = Some(Pending::LayForest);
                }
            }
            OpenEvent::HousePlaced { seat, door } => {
                self.houses[*seat].door = Some(*door);
                if self.pass_setup_on() {
                    self.phase = Phase::Study { waiting: self.everybody(), seconds: None };
                }
            }
            OpenEvent::Studied { seat } => self.studied(*seat),
            OpenEvent::Concealed => {
                self.turn_all_down();
                self.pending = Some(Pending::DealRecipes);
            }
            OpenEvent::RecipesDealt { recipes } => {
                for (seat, numbers) in recipes.iter() {
                    self.houses[seat].recipes = numbers.iter().filter_map(|number| self.recipe(*number)).collect();
                }
                self.phase = Phase::Act;
                self.actions_left = ACTIONS;
            }
            OpenEvent::ChefMoved { seat, to } => {
                self.begin_action();
                self.houses[*seat].chef_at = *to;
            }
            OpenEvent::TurnedUp { seat, space, card, action } => self.turned_up(*seat, *space, *card, *action),
            OpenEvent::StoppedLooking { .. } => {
                self.second_look = false;
                self.resolved();
            }
            OpenEvent::IngredientTaken { seat, space, card } => {
                self.lift(*space);
                self.houses[*seat].gathered.push(*card);
                self.pace.progressed();
                self.ask_or_shift(*seat, *space, card.arrow);
            }
            OpenEvent::BaitTaken { seat, space } => {
                self.lift(*space);
                self.houses[*seat].baits += 1;
                self.pace.progressed();
                self.pending = Some(Pending::Refill { space: *space });
            }
            OpenEvent::SpriteIdle { .. } => self.resolved(),
            OpenEvent::ShiftChosen { shift, .. } => {
                if let Phase::ChooseShift { gap, arrow } = self.phase {
                    self.pending =
                        Some(if *shift { Pending::Shift { gap, arrow } } else { Pending::Refill { space: gap } });
                }
            }
            OpenEvent::Shifted { gap, direction, .. } => self.shifted(*gap, *direction),
            OpenEvent::Refilled { space, .. } => {
                let top = self.deck.pop_front();
                self.lay(*space, top.map(|top| Placed { known_by: self.everybody(), face_up: true, ..top }));
                self.resolved();
            }
            OpenEvent::Banished { space, .. } => {
                let card = self.lift(*space);
                self.deck.extend(card.map(|card| Placed { face_up: false, ..card }));
                self.pending = Some(Pending::Refill { space: *space });
            }
            OpenEvent::DemonMoved { seat, house } => {
                self.begin_action();
                self.houses[*seat].demon_in = Some(*house);
            }
            OpenEvent::Destroyed { seat, victim, furniture } => self.destroyed(*seat, *victim, *furniture),
            OpenEvent::BaitDestroyed { victim, .. } => {
                self.begin_action();
                self.houses[*victim].baits -= 1;
                let bait = self.seen_by_all(Card::DemonBait);
                self.deck.push_back(bait);
            }
            OpenEvent::Stole { seat, victim, number, .. } => {
                if let Some(number) = number {
                    let card = self.houses[*victim].gathered.remove((*number).into());
                    self.houses[*seat].gathered.push(card);
                }
                self.resolved();
            }
            OpenEvent::CardReturned { victim, number, .. } => {
                let card = self.houses[*victim].gathered.remove((*number).into());
                let card = self.seen_by_all(Card::Ingredient(card));
                self.deck.push_front(card);
                self.resolved();
            }
            OpenEvent::SentHome { seat } => self.houses[*seat].chef_at = None,
            OpenEvent::TurnEnded { next, .. } => {
                self.pace.turn_ended();
                self.turn = *next;
                self.actions_left = ACTIONS;
            }
            OpenEvent::StopProposed { seat } => {
                self.pace.stop_proposed = true;
                let mut waiting = self.everybody();
                waiting.remove(*seat);
                self.phase = Phase::StopVote { waiting };
            }
            OpenEvent::StopAnswered { seat, agree } => self.stop_answered(*seat, *agree),
            OpenEvent::Ended { by, ending, expelled } => {
                for seat in expelled {
                    self.houses[*seat].demon_in = None;
                }
                self.ended = Some(Ended { by: *by, ending: *ending, expelled: expelled.clone() });
                self.phase = Phase::Over;
            }
        }
    }

    fn began(&mut self, starter: Seat, chefs: Option<&BySeat<Chef>>) {
        self.starter = starter;
        self.turn = starter;
        let Some(chefs) = chefs else {
            self.phase = Phase::PickChef;
            return;
        };
        for (seat, chef) in chefs.iter() {
            self.houses[seat].chef = Some(*chef);
        }
        self.pending = Some(Pending::LayForest);
    }

    fn forest_laid(&mut self, forest: &[Card], deck: &[Card]) {
        let face_up = |card: &Card| Some(Placed { face_up: true, ..self.seen_by_all(*card) });
        self.forest = forest.iter().map(face_up).collect();
        let unseen = |card: &Card| Placed { card: *card, known_by: SeatSet::EMPTY, face_up: false };
        self.deck = deck.iter().map(unseen).collect();
        for (_, house) in self.houses.iter_mut().filter(|(_, house)| house.is(Chef::Cream)) {
            house.baits = Chef::CREAM_BAITS;
        }
        self.phase = Phase::PlaceHouse;
    }

    /// Setup goes on with the next seat clockwise. Whether all have had their turn.
    fn pass_setup_on(&mut self) -> bool {
        self.turn = self.seats().after(self.turn);
        self.turn == self.starter
    }

    fn studied(&mut self, seat: Seat) {
        let Phase::Study { mut waiting, .. } = self.phase else { return };
        waiting.remove(seat);
        if waiting.is_empty() {
            self.pending = Some(Pending::Conceal);
        }
        let hurry = waiting.len() * 2 < self.seats().get();
        self.phase = Phase::Study { waiting, seconds: hurry.then_some(self.edition.limits.study_seconds) };
    }

    fn recipe(&self, number: usize) -> Option<Recipe> {
        let data = self.edition.recipes.get(number)?;
        let ingredients = data.ingredients.iter().filter_map(|name| self.edition.ingredient(name)).collect();
        Some(Recipe { name: data.name.clone(), colour: data.colour, ingredients })
    }

    /// An action begins: what lies face up is turned down (ruling 3).
    fn begin_action(&mut self) {
        self.turn_all_down();
        self.actions_left = self.actions_left.saturating_sub(1);
    }

    /// A choice or effect is over: on with Saffron's second look or the next action.
    fn resolved(&mut self) {
        self.phase = if self.second_look { Phase::SecondLook } else { Phase::Act };
    }

    fn turned_up(&mut self, seat: Seat, space: Space, card: Card, action: Turning) {
        if action == Turning::SecondLook {
            self.second_look = false;
        } else {
            self.begin_action();
            self.second_look = action == Turning::Look && self.houses[seat].is(Chef::Saffron);
        }
        let everybody = self.everybody();
        let placed = self.lift(space);
        self.lay(space, placed.map(|placed| Placed { known_by: everybody, face_up: true, ..placed }));
        self.pending = self.effect(seat, space, card, action);
        if self.pending.is_none() {
            self.resolved();
        }
    }

    /// What comes of a card that was turned up.
    fn effect(&self, seat: Seat, space: Space, card: Card, action: Turning) -> Option<Pending> {
        match (action, card) {
            (Turning::Mischief { named }, Card::Ingredient(card)) if card.ingredient == named => {
                Some(Pending::Banish { space })
            }
            (Turning::Mischief { .. }, _) => None,
            (_, Card::DemonBait) => Some(Pending::TakeBait { space }),
            (_, Card::WoodSprite) => Some(Pending::Sprite { space }),
            (Turning::Gather, Card::Ingredient(card)) if self.houses[seat].needs(card) => {
                Some(Pending::TakeIngredient { space })
            }
            (_, Card::Ingredient(_)) => None,
        }
    }

    /// Olive is asked whether the forest shifts, unless everybody sees that the deck is empty (ruling 10).
    fn ask_or_shift(&mut self, seat: Seat, gap: Space, arrow: Arrow) {
        if self.houses[seat].is(Chef::Olive) && !self.deck.is_empty() {
            self.phase = Phase::ChooseShift { gap, arrow };
        } else {
            self.pending = Some(Pending::Shift { gap, arrow });
        }
    }

    fn shifted(&mut self, gap: Space, direction: Arrow) {
        let grid = self.grid();
        let shift = grid.shift(gap, direction);
        let mut to = gap;
        for from in &shift.moving {
            let card = self.lift(*from);
            self.lay(to, card);
            to = *from;
        }
        for (_, house) in self.houses.iter_mut() {
            let rides = house.chef_at.filter(|space| shift.moving.contains(space));
            if let Some(to) = rides.and_then(|from| grid.step(from, direction)) {
                house.chef_at = Some(to);
            }
        }
        self.pending = Some(Pending::Refill { space: shift.edge });
    }

    fn sprite_took(&mut self, seat: Seat, number: Option<u8>) {
        let Phase::SpriteTake { space, cards } = self.phase else { return };
        let taken = number.and_then(|number| self.deck.remove(number.into()));
        match taken.map(|placed| placed.card) {
            Some(Card::Ingredient(card)) => self.houses[seat].gathered.push(card),
            Some(_) => self.houses[seat].baits += 1,
            None => {}
        }
        if taken.is_some() {
            self.pace.progressed();
        }
        // The taken card's place is not shown, so nobody else knows any more which card lies where.
        let left = cards - u8::from(taken.is_some());
        for placed in self.deck.iter_mut().take(left.into()) {
            placed.known_by = SeatSet::only(seat);
        }
        self.phase = Phase::SpriteOrder { space, cards: left + 1 };
    }

    fn sprite_ordered(&mut self, seat: Seat, space: Space, order: &[u8]) {
        // A single card is the Sprite that everybody saw: there is no order to be secret.
        let known_by = if order.len() == 1 { self.everybody() } else { SeatSet::only(seat) };
        let mut cards: Vec<Placed> = self.deck.drain(..order.len() - 1).collect();
        cards.extend(self.lift(space));
        let under = order.iter().map(|number| cards[usize::from(*number)]);
        self.deck.extend(under.map(|placed| Placed { known_by, face_up: false, ..placed }));
        self.pending = Some(Pending::Refill { space });
    }

    fn destroyed(&mut self, seat: Seat, victim: Seat, furniture: Furniture) {
        self.begin_action();
        self.houses[victim].furniture.retain(|piece| *piece != furniture);
        self.houses[seat].destroyed.push(Trophy { owner: victim, furniture });
        self.pace.progressed();
        let gathered = &self.houses[victim].gathered;
        match furniture {
            Furniture::Bed if gathered.iter().any(|card| self.houses[seat].needs(*card)) => {
                self.phase = Phase::Steal { victim };
            }
            Furniture::Table if !gathered.is_empty() => self.phase = Phase::ReturnCard { victim },
            Furniture::Chair if self.houses[victim].chef_at.is_some() => {
                self.pending = Some(Pending::SendHome { victim });
            }
            _ => {}
        }
    }

    fn stop_answered(&mut self, seat: Seat, agree: bool) {
        let Phase::StopVote { mut waiting } = self.phase else { return };
        waiting.remove(seat);
        self.phase = if agree { Phase::StopVote { waiting } } else { Phase::Act };
    }

    fn turn_all_down(&mut self) {
        for placed in self.forest.iter_mut().flatten() {
            placed.face_up = false;
        }
    }

    fn seen_by_all(&self, card: Card) -> Placed {
        Placed { card, known_by: self.everybody(), face_up: false }
    }

    /// Takes the card off the space, which leaves a gap.
    fn lift(&mut self, space: Space) -> Option<Placed> {
        let at = self.grid().index(space);
        self.forest.get_mut(at).and_then(mem::take)
    }

    fn lay(&mut self, space: Space, card: Option<Placed>) {
        let at = self.grid().index(space);
        if let Some(spot) = self.forest.get_mut(at) {
            *spot = card;
        }
    }
}

impl Pace {
    fn progressed(&mut self) {
        self.progress = true;
        self.quiet_turns = 0;
    }

    fn turn_ended(&mut self) {
        self.turns += 1;
        if !self.progress {
            self.quiet_turns += 1;
        }
        self.progress = false;
        self.stop_proposed = false;
    }
}

/// A number of cards as views count them.
pub(super) fn count(cards: usize) -> u8 {
    u8::try_from(cards).unwrap_or(u8::MAX)
}
