//! What a seat's move makes happen, or which rule forbids it.

use super::sprite::sprite_order;
use super::state::HungryLittleDemons;
use super::{Event, Illegal, Move, OpenEvent, Phase, Turning};
use crate::Seat;

pub(super) fn decide(game: &HungryLittleDemons, seat: Seat, chosen: &Move) -> Result<Event, Illegal> {
    let open = match (game.phase, chosen) {
        (Phase::PickChef, Move::PickChef { chef }) => game.pick_chef(seat, *chef)?,
        (Phase::PlaceHouse, Move::PlaceHouse { door }) => game.place_house(seat, *door)?,
        (Phase::Study { .. }, Move::Ready) => OpenEvent::Studied { seat },
        (Phase::Act, Move::MoveChef { space }) => game.move_chef(seat, *space)?,
        (Phase::Act, Move::MoveChefHome) => game.move_chef_home(seat)?,
        (Phase::Act, Move::Look { space }) => {
            game.chef_space(seat)?;
            game.turn_up(seat, *space, Turning::Look)?
        }
        (Phase::SecondLook, Move::Look { space }) => game.turn_up(seat, *space, Turning::SecondLook)?,
        (Phase::SecondLook, Move::StopLooking) => OpenEvent::StoppedLooking { seat },
        (Phase::Act, Move::Gather { space }) => game.gather(seat, *space)?,
        (Phase::ChooseShift { .. }, Move::ChooseShift { shift }) => OpenEvent::ShiftChosen { seat, shift: *shift },
        (Phase::SpriteTake { .. }, Move::SpriteTake { card }) => return game.sprite_take(seat, *card),
        (Phase::SpriteOrder { space, cards }, Move::SpriteOrder { order }) => {
            return sprite_order(seat, space, cards, order);
        }
        (Phase::Act, Move::MoveDemon { house }) => game.move_demon(seat, *house)?,
        (Phase::Act, Move::Destroy { furniture }) => game.destroy(seat, *furniture)?,
        (Phase::Act, Move::DestroyBait) => game.destroy_bait(seat)?,
        (Phase::Steal { victim }, Move::Steal { card }) => game.steal(seat, victim, *card)?,
        (Phase::ReturnCard { victim }, Move::ReturnCard { card }) => game.return_card(seat, victim, *card)?,
        (Phase::Act, Move::MakeMischief { ingredient, space }) => game.make_mischief(seat, *ingredient, *space)?,
        (Phase::Act | Phase::EndTurn, Move::EndTurn) => game.end_turn(),
        (Phase::Act, Move::ProposeStop) if game.may_propose_stop() => OpenEvent::StopProposed { seat },
        (Phase::Act, Move::ProposeStop) => return Err(Illegal::NoStopYet),
        (Phase::StopVote { .. }, Move::AnswerStop { agree }) => OpenEvent::StopAnswered { seat, agree: *agree },
        _ => return Err(Illegal::NotNow),
    };
    Ok(Event::Open(open))
}
