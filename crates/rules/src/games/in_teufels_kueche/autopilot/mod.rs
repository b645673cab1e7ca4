//! A sensible seat: carries what is worth it, attacks carriers, declines when it has more to lose than to
//! win, and keeps its hands off pots that may be milk once it has been served some.

mod outlook;

use self::outlook::Outlook;
use super::{Arrival, DevilId, DevilMay, May, Menu, Move, PotId, SpaceId, Target, View};
use crate::Chance;

/// The seat's move.
pub(super) fn choose(view: &View, chance: &mut Chance) -> Move {
    let outlook = Outlook::of(view);
    match (&view.may, outlook) {
        (Some(May::AssignMenus { menus, .. }), _) => {
            let mut menus = menus.clone();
            chance.shuffle(&mut menus);
            Move::AssignMenus { menus }
        }
        (Some(May::PlacePot { pots, spaces }), Some(outlook)) => place(&outlook, pots, spaces, chance),
        (Some(May::Turn { devils, .. }), Some(outlook)) => act(&outlook, devils, chance),
        (Some(May::AnswerChallenge), Some(outlook)) => {
            if outlook.better_declines() {
                Move::Decline
            } else {
                Move::Duel
            }
        }
        (Some(May::AnswerStop), Some(outlook)) => Move::AnswerStop { agree: outlook.leads() },
        // A view without a question is never asked about.
        _ => Move::EndTurn,
    }
}

/// Food near the own start and far from the others, milk the other way round; but not so strictly that
/// a pot's place would tell what is in it.
fn place(outlook: &Outlook, pots: &[PotId], spaces: &[SpaceId], chance: &mut Chance) -> Move {
    let mut best = (i32::MIN, Move::EndTurn);
    for pot in pots {
        for space in spaces {
            let shelter = outlook.shelter(*space);
            let wish = match outlook.menu(*pot) {
                Some(Menu::Food(points)) => shelter * i32::from(points),
                _ => -2 * shelter,
            };
            let doubt = i32::try_from(chance.below(24)).unwrap_or(0);
            best = better(best, (wish + doubt, Move::PlacePot { pot: *pot, space: *space }));
        }
    }
    best.1
}

/// The move that improves the seat's prospects most, or the end of the turn if none does.
fn act(outlook: &Outlook, devils: &[DevilMay], chance: &mut Chance) -> Move {
    let mut best = (0, Move::EndTurn);
    let mut try_out = |gain: i32, chosen: Move| {
        // Among equals any may be chosen: hence the small change of the scale.
        let doubt = i32::try_from(chance.below(4)).unwrap_or(0);
        if gain > 0 {
            best = better(best.clone(), (gain * 4 + doubt, chosen));
        }
    };
    for may in devils {
        let devil = may.devil;
        for target in &may.walk {
            try_out(gain_of_arrival(outlook, devil, *target), Move::Walk { devil, to: target.space });
        }
        for target in &may.fly {
            try_out(gain_of_arrival(outlook, devil, *target), Move::Fly { devil, to: target.space });
        }
        for pot in &may.take {
            try_out(outlook.gain_of_taking(devil, *pot), Move::TakePot { devil, pot: *pot });
        }
        if may.put_down {
            try_out(outlook.gain_of_putting_down(devil), Move::PutDown { devil });
        }
    }
    best.1
}

fn gain_of_arrival(outlook: &Outlook, devil: DevilId, target: Target) -> i32 {
    // Between two ways to the same prospects the cheaper one is better.
    let price = i32::from(target.cost);
    match target.arrival {
        Arrival::Stand => outlook.gain_of_standing(devil, target.space) - price,
        Arrival::Challenge { devil: attacked } => outlook.gain_of_challenging(devil, attacked, target.space) - price,
        Arrival::Serve { pot } => outlook.gain_of_serving(devil, pot),
    }
}

fn better(one: (i32, Move), other: (i32, Move)) -> (i32, Move) {
    if other.0 > one.0 { other } else { one }
}
