//! What a seat's move makes happen, or which rule forbids it.

use super::state::HungryLittleDemons;
use super::{
    Card, Chef, Door, Event, Furniture, Illegal, Ingredient, IngredientCard, Move, OpenEvent, Phase, SecretEvent,
    Space, Turning,
};
use crate::Seat;

impl HungryLittleDemons {
    pub(super) fn answer(&self, seat: Seat, chosen: &Move) -> Result<Event, Illegal> {
        let open = match (self.phase, chosen) {
            (Phase::PickChef, Move::PickChef { chef }) => self.pick_chef(seat, *chef)?,
            (Phase::PlaceHouse, Move::PlaceHouse { door }) => self.place_house(seat, *door)?,
            (Phase::Study { .. }, Move::Ready) => OpenEvent::Studied { seat },
            (Phase::Act, Move::MoveChef { space }) => self.move_chef(seat, *space)?,
            (Phase::Act, Move::MoveChefHome) => self.move_chef_home(seat)?,
            (Phase::Act, Move::Look { space }) => {
                self.chef_space(seat)?;
                self.turn_up(seat, *space, Turning::Look)?
            }
            (Phase::SecondLook, Move::Look { space }) => self.turn_up(seat, *space, Turning::SecondLook)?,
            (Phase::SecondLook, Move::StopLooking) => OpenEvent::StoppedLooking { seat },
            (Phase::Act, Move::Gather { space }) => self.gather(seat, *space)?,
            (Phase::ChooseShift { .. }, Move::ChooseShift { shift }) => OpenEvent::ShiftChosen { seat, shift: *shift },
            (Phase::SpriteTake { .. }, Move::SpriteTake { card }) => return self.sprite_take(seat, *card),
            (Phase::SpriteOrder { space, cards }, Move::SpriteOrder { order }) => {
                return sprite_order(seat, space, cards, order);
            }
            (Phase::Act, Move::MoveDemon { house }) => self.move_demon(seat, *house)?,
            (Phase::Act, Move::Destroy { furniture }) => self.destroy(seat, *furniture)?,
            (Phase::Act, Move::DestroyBait) => self.destroy_bait(seat)?,
            (Phase::Steal { victim }, Move::Steal { card }) => self.steal(seat, victim, *card)?,
            (Phase::ReturnCard { victim }, Move::ReturnCard { card }) => {
                let returned = self.gathered_card(victim, *card)?;
                OpenEvent::CardReturned { seat, victim, number: *card, card: returned }
            }
            (Phase::Act, Move::MakeMischief { ingredient, space }) => self.make_mischief(seat, *ingredient, *space)?,
            (Phase::Act, Move::EndTurn) => self.end_turn(),
            (Phase::Act, Move::ProposeStop) if self.may_propose_stop() => OpenEvent::StopProposed { seat },
            (Phase::Act, Move::ProposeStop) => return Err(Illegal::NoStopYet),
            (Phase::StopVote { .. }, Move::AnswerStop { agree }) => OpenEvent::StopAnswered { seat, agree: *agree },
            _ => return Err(Illegal::NotNow),
        };
        Ok(Event::Open(open))
    }

    /// The turn passes to the next seat.
    pub(super) fn end_turn(&self) -> OpenEvent {
        OpenEvent::TurnEnded { seat: self.turn, next: self.seats().after(self.turn) }
    }

    fn pick_chef(&self, seat: Seat, chef: Chef) -> Result<OpenEvent, Illegal> {
        if self.houses.values().any(|house| house.is(chef)) {
            return Err(Illegal::ChefTaken);
        }
        Ok(OpenEvent::ChefPicked { seat, chef })
    }

    fn place_house(&self, seat: Seat, door: Door) -> Result<OpenEvent, Illegal> {
        if !self.grid().has_door(door) {
            return Err(Illegal::NoSuchDoor);
        }
        if self.houses.values().filter_map(|house| house.door).any(|taken| taken.is_too_close_to(door)) {
            return Err(Illegal::DoorTooClose);
        }
        Ok(OpenEvent::HousePlaced { seat, door })
    }

    fn chef_space(&self, seat: Seat) -> Result<Space, Illegal> {
        self.houses[seat].chef_at.ok_or(Illegal::ChefAtHome)
    }

    fn is_at_own_door(&self, seat: Seat, space: Space) -> bool {
        self.houses[seat].door.is_some_and(|door| self.grid().behind(door) == space)
    }

    fn move_chef(&self, seat: Seat, space: Space) -> Result<OpenEvent, Illegal> {
        if !self.grid().contains(space) {
            return Err(Illegal::NoSuchSpace);
        }
        match self.houses[seat].chef_at {
            None if !self.is_at_own_door(seat, space) => Err(Illegal::NotThroughOwnDoor),
            Some(from) if !from.is_next_to(space, self.houses[seat].is(Chef::Burgundy)) => Err(Illegal::OutOfReach),
            _ => Ok(OpenEvent::ChefMoved { seat, to: Some(space) }),
        }
    }

    fn move_chef_home(&self, seat: Seat) -> Result<OpenEvent, Illegal> {
        if !self.is_at_own_door(seat, self.chef_space(seat)?) {
            return Err(Illegal::NotThroughOwnDoor);
        }
        Ok(OpenEvent::ChefMoved { seat, to: None })
    }

    fn turn_up(&self, seat: Seat, space: Space, action: Turning) -> Result<OpenEvent, Illegal> {
        let card = self.spot(space).ok_or(Illegal::NoSuchSpace)?.card;
        Ok(OpenEvent::TurnedUp { seat, space, card, action })
    }

    fn gather(&self, seat: Seat, space: Space) -> Result<OpenEvent, Illegal> {
        self.chef_space(seat)?;
        if !self.gathering_spaces(seat).contains(&space) {
            return Err(Illegal::NotGatheredFromThere);
        }
        self.turn_up(seat, space, Turning::Gather)
    }

    fn sprite_take(&self, seat: Seat, number: Option<u8>) -> Result<Event, Illegal> {
        let shown = self.shown_by_sprite();
        let card = number.map(|number| shown.get(usize::from(number)).copied().ok_or(Illegal::NoSuchCard));
        let card = card.transpose()?;
        if card.is_some_and(|card| !self.may_take_from_sprite(seat, card)) {
            return Err(Illegal::NotNeeded);
        }
        Ok(Event::Secret(SecretEvent::SpriteTook { seat, number, card }))
    }

    /// Whether a card that a Wood Sprite shows may be taken (ruling 13).
    pub(super) fn may_take_from_sprite(&self, seat: Seat, card: Card) -> bool {
        match card {
            Card::Ingredient(card) => self.houses[seat].needs(card),
            Card::DemonBait => true,
            Card::WoodSprite => false,
        }
    }

    fn move_demon(&self, seat: Seat, house: Seat) -> Result<OpenEvent, Illegal> {
        if !self.seats().contains(house) {
            return Err(Illegal::NoSuchHouse);
        }
        if self.houses[seat].demon_in == Some(house) {
            return Err(Illegal::DemonThereAlready);
        }
        Ok(OpenEvent::DemonMoved { seat, house })
    }

    /// In whose house the seat's demon can destroy something (ruling 16).
    pub(super) fn haunted_house(&self, seat: Seat) -> Result<Seat, Illegal> {
        let victim = self.houses[seat].demon_in.filter(|house| *house != seat).ok_or(Illegal::OwnFurniture)?;
        if self.houses[victim].furniture.is_empty() { Err(Illegal::NoSuchFurniture) } else { Ok(victim) }
    }

    fn destroy(&self, seat: Seat, furniture: Furniture) -> Result<OpenEvent, Illegal> {
        let victim = self.haunted_house(seat)?;
        if self.houses[victim].baits > 0 {
            return Err(Illegal::BaitProtects);
        }
        if !self.houses[victim].furniture.contains(&furniture) {
            return Err(Illegal::NoSuchFurniture);
        }
        Ok(OpenEvent::Destroyed { seat, victim, furniture })
    }

    fn destroy_bait(&self, seat: Seat) -> Result<OpenEvent, Illegal> {
        let victim = self.haunted_house(seat)?;
        if self.houses[victim].baits == 0 {
            return Err(Illegal::NoBait);
        }
        Ok(OpenEvent::BaitDestroyed { seat, victim })
    }

    fn gathered_card(&self, victim: Seat, number: u8) -> Result<IngredientCard, Illegal> {
        self.houses[victim].gathered.get(usize::from(number)).copied().ok_or(Illegal::NoSuchCard)
    }

    fn steal(&self, seat: Seat, victim: Seat, number: Option<u8>) -> Result<OpenEvent, Illegal> {
        let card = number.map(|number| self.gathered_card(victim, number)).transpose()?;
        if card.is_some_and(|card| !self.houses[seat].needs(card)) {
            return Err(Illegal::NotNeeded);
        }
        Ok(OpenEvent::Stole { seat, victim, number, card })
    }

    fn make_mischief(&self, seat: Seat, named: Ingredient, space: Space) -> Result<OpenEvent, Illegal> {
        if !self.edition.has_ingredient(named) {
            return Err(Illegal::NoSuchIngredient);
        }
        self.turn_up(seat, space, Turning::Mischief { named })
    }

    /// Where the seat's chef may gather: its own space, as Salmon also the one above.
    pub(super) fn gathering_spaces(&self, seat: Seat) -> Vec<Space> {
        let own = self.houses[seat].chef_at;
        let above = own.filter(|_| self.houses[seat].is(Chef::Salmon));
        let above = above.and_then(|space| self.grid().step(space, super::Arrow::Up));
        own.into_iter().chain(above).collect()
    }
}

fn sprite_order(seat: Seat, space: Space, cards: u8, order: &[u8]) -> Result<Event, Illegal> {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    if !sorted.into_iter().eq(0..cards) {
        return Err(Illegal::NotAnOrder);
    }
    Ok(Event::Secret(SecretEvent::SpriteOrdered { seat, space, order: order.to_vec() }))
}
