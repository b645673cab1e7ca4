//! Every move that a seat may make.

use super::{May, Menu, Move};

impl May {
    /// Adds every move that this allows.
    pub(super) fn add_moves(&self, moves: &mut Vec<Move>) {
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
