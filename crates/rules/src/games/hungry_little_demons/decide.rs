//! What a seat's move makes happen, or which rule forbids it.

use super::sprite::sprite_order;
use super::state::HungryLittleDemons;
use super::{Event, Illegal, Move, OpenEvent, Phase, Turning};
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
            (Phase::ReturnCard { victim }, Move::ReturnCard { card }) => self.return_card(seat, victim, *card)?,
            (Phase::Act, Move::MakeMischief { ingredient, space }) => self.make_mischief(seat, *ingredient, *space)?,
            (Phase::Act | Phase::EndTurn, Move::EndTurn) => self.end_turn(),
            (Phase::Act, Move::ProposeStop) if self.may_propose_stop() => OpenEvent::StopProposed { seat },
            (Phase::Act, Move::ProposeStop) => return Err(Illegal::NoStopYet),
            (Phase::StopVote { .. }, Move::AnswerStop { agree }) => OpenEvent::StopAnswered { seat, agree: *agree },
            _ => return Err(Illegal::NotNow),
        };
        Ok(Event::Open(open))
    }
}
