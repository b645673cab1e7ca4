//! What demons do: they move, destroy furniture and make mischief.

use super::state::{HungryLittleDemons, Pending, Placed};
use super::{Card, Furniture, Illegal, Ingredient, IngredientCard, OpenEvent, Phase, Space, Trophy, Turning};
use crate::Seat;

impl HungryLittleDemons {
    pub(super) fn move_demon(&self, seat: Seat, house: Seat) -> Result<OpenEvent, Illegal> {
        if !self.seats().contains(house) {
            return Err(Illegal::NoSuchHouse);
        }
        if self.houses[seat].demon_in == Some(house) {
            return Err(Illegal::DemonThereAlready);
        }
        Ok(OpenEvent::DemonMoved { seat, house })
    }

    /// In whose house the seat's demon can destroy something (ruling 16).
    fn haunted_house(&self, seat: Seat) -> Result<Seat, Illegal> {
        let victim = self.houses[seat].demon_in.filter(|house| *house != seat).ok_or(Illegal::OwnFurniture)?;
        if self.houses[victim].furniture.is_empty() { Err(Illegal::NoSuchFurniture) } else { Ok(victim) }
    }

    pub(super) fn destroy(&self, seat: Seat, furniture: Furniture) -> Result<OpenEvent, Illegal> {
        let victim = self.haunted_house(seat)?;
        if self.houses[victim].baits > 0 {
            return Err(Illegal::BaitProtects);
        }
        if !self.houses[victim].furniture.contains(&furniture) {
            return Err(Illegal::NoSuchFurniture);
        }
        Ok(OpenEvent::Destroyed { seat, victim, furniture })
    }

    pub(super) fn destroy_bait(&self, seat: Seat) -> Result<OpenEvent, Illegal> {
        let victim = self.haunted_house(seat)?;
        if self.houses[victim].baits == 0 {
            return Err(Illegal::NoBait);
        }
        Ok(OpenEvent::BaitDestroyed { seat, victim })
    }

    pub(super) fn destroyed(&mut self, seat: Seat, victim: Seat, furniture: Furniture) {
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

    pub(super) fn return_card(&self, seat: Seat, victim: Seat, number: u8) -> Result<OpenEvent, Illegal> {
        let card = self.gathered_card(victim, number)?;
        Ok(OpenEvent::CardReturned { seat, victim, number, card })
    }

    fn gathered_card(&self, victim: Seat, number: u8) -> Result<IngredientCard, Illegal> {
        self.houses[victim].gathered.get(usize::from(number)).copied().ok_or(Illegal::NoSuchCard)
    }

    pub(super) fn steal(&self, seat: Seat, victim: Seat, number: Option<u8>) -> Result<OpenEvent, Illegal> {
        let card = number.map(|number| self.gathered_card(victim, number)).transpose()?;
        if card.is_some_and(|card| !self.houses[seat].needs(card)) {
            return Err(Illegal::NotNeeded);
        }
        Ok(OpenEvent::Stole { seat, victim, number, card })
    }

    pub(super) fn make_mischief(&self, seat: Seat, named: Ingredient, space: Space) -> Result<OpenEvent, Illegal> {
        if !self.edition.has_ingredient(named) {
            return Err(Illegal::NoSuchIngredient);
        }
        self.turn_up(seat, space, Turning::Mischief { named })
    }

    pub(super) fn bait_destroyed(&mut self, victim: Seat) {
        self.begin_action();
        self.houses[victim].baits -= 1;
        let bait = self.seen_by_all(Card::DemonBait);
        self.deck.push_back(bait);
    }

    pub(super) fn stole(&mut self, seat: Seat, victim: Seat, number: Option<u8>) {
        if let Some(number) = number {
            let card = self.houses[victim].gathered.remove(number.into());
            self.houses[seat].gathered.push(card);
        }
        self.resolved();
    }

    pub(super) fn card_returned(&mut self, victim: Seat, number: u8) {
        let card = self.houses[victim].gathered.remove(number.into());
        let card = self.seen_by_all(Card::Ingredient(card));
        self.deck.push_front(card);
        self.resolved();
    }

    pub(super) fn banished(&mut self, space: Space) {
        let card = self.lift(space);
        self.deck.extend(card.map(|card| Placed { face_up: false, ..card }));
        self.pending = Some(Pending::Refill { space });
    }
}
