//! What chefs do: they move, look and gather, and the forest shifts.

use super::state::{HungryLittleDemons, Pending, Placed};
use super::{Arrow, Card, Chef, Illegal, IngredientCard, OpenEvent, Phase, Space, Turning};
use crate::Seat;

impl HungryLittleDemons {
    pub(super) fn chef_space(&self, seat: Seat) -> Result<Space, Illegal> {
        self.houses[seat].chef_at.ok_or(Illegal::ChefAtHome)
    }

    fn is_at_own_door(&self, seat: Seat, space: Space) -> bool {
        self.houses[seat].door.is_some_and(|door| self.grid().behind(door) == space)
    }

    pub(super) fn move_chef(&self, seat: Seat, space: Space) -> Result<OpenEvent, Illegal> {
        if !self.grid().contains(space) {
            return Err(Illegal::NoSuchSpace);
        }
        match self.houses[seat].chef_at {
            None if !self.is_at_own_door(seat, space) => Err(Illegal::NotThroughOwnDoor),
            Some(from) if !from.is_next_to(space, self.houses[seat].is(Chef::Burgundy)) => Err(Illegal::OutOfReach),
            _ => Ok(OpenEvent::ChefMoved { seat, to: Some(space) }),
        }
    }

    pub(super) fn move_chef_home(&self, seat: Seat) -> Result<OpenEvent, Illegal> {
        if !self.is_at_own_door(seat, self.chef_space(seat)?) {
            return Err(Illegal::NotThroughOwnDoor);
        }
        Ok(OpenEvent::ChefMoved { seat, to: None })
    }

    pub(super) fn turn_up(&self, seat: Seat, space: Space, action: Turning) -> Result<OpenEvent, Illegal> {
        let card = self.spot(space).ok_or(Illegal::NoSuchSpace)?.card;
        Ok(OpenEvent::TurnedUp { seat, space, card, action })
    }

    pub(super) fn gather(&self, seat: Seat, space: Space) -> Result<OpenEvent, Illegal> {
        self.chef_space(seat)?;
        if !self.gathering_spaces(seat).contains(&space) {
            return Err(Illegal::NotGatheredFromThere);
        }
        self.turn_up(seat, space, Turning::Gather)
    }

    /// Where the seat's chef may gather: its own space, as Salmon also the one above.
    pub(super) fn gathering_spaces(&self, seat: Seat) -> Vec<Space> {
        let own = self.houses[seat].chef_at;
        let above = own.filter(|_| self.houses[seat].is(Chef::Salmon));
        let above = above.and_then(|space| self.grid().step(space, Arrow::Up));
        own.into_iter().chain(above).collect()
    }

    pub(super) fn turned_up(&mut self, seat: Seat, space: Space, card: Card, action: Turning) {
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

    pub(super) fn shifted(&mut self, gap: Space, direction: Arrow) {
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

    pub(super) fn ingredient_taken(&mut self, seat: Seat, space: Space, card: IngredientCard) {
        self.lift(space);
        self.houses[seat].gathered.push(card);
        self.pace.progressed();
        self.ask_or_shift(seat, space, card.arrow);
    }

    pub(super) fn bait_taken(&mut self, seat: Seat, space: Space) {
        self.lift(space);
        self.houses[seat].baits += 1;
        self.pace.progressed();
        self.pending = Some(Pending::Refill { space });
    }

    pub(super) fn shift_chosen(&mut self, shift: bool) {
        let Phase::ChooseShift { gap, arrow } = self.phase else { return };
        self.pending = Some(if shift { Pending::Shift { gap, arrow } } else { Pending::Refill { space: gap } });
    }
}
