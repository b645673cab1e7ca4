//! Another world that a viewer cannot tell from this one, drawn from who has seen what.

use super::state::{HungryLittleDemons, Placed};
use crate::{Chance, Viewer};

/// Every card that the viewer has not seen, or could not follow since, changes places with others of
/// that kind. Spectators keep only what lies face up, since they are never reminded of anything.
pub(super) fn resample(game: &HungryLittleDemons, viewer: Viewer, chance: &mut Chance) -> HungryLittleDemons {
    let is_hidden = |placed: &Placed| match viewer {
        Viewer::Seat(seat) => !placed.face_up && !placed.known_by.contains(seat),
        Viewer::Public => !placed.face_up,
        Viewer::Archive => false,
    };
    let mut twin = game.clone();
    let cards = || game.forest.iter().flatten().chain(&game.deck);
    let mut hidden: Vec<_> = cards().filter(|placed| is_hidden(placed)).map(|placed| placed.card).collect();
    // Which world comes of the dice must not depend on the true one.
    hidden.sort_unstable();
    chance.shuffle(&mut hidden);
    let places = twin.forest.iter_mut().flatten().chain(&mut twin.deck).filter(|placed| is_hidden(placed));
    for (placed, card) in places.zip(hidden) {
        placed.card = card;
    }
    twin
}
