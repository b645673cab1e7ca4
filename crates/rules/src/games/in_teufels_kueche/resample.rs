//! Another world that a viewer cannot tell from this one, written from who has seen what.

use super::state::{Pot, Running, Step};
use super::{InTeufelsKueche, Menu};
use crate::{Chance, Viewer};

/// Permutes the menus in the unserved pots of every colour whose owner the viewer is not: all that is
/// known of them is which ones they are. What others answered to a proposal is drawn anew.
pub(super) fn resample(game: &InTeufelsKueche, viewer: Viewer, chance: &mut Chance) -> InTeufelsKueche {
    let mut twin = game.clone();
    for (seat, colour) in game.colours.iter().filter(|(seat, _)| !viewer.sees_secrets_of(*seat)) {
        let hidden = |pot: &&mut Pot| pot.colour == *colour && !InTeufelsKueche::is_served(pot);
        let mut menus: Vec<Option<Menu>> = twin.pots.iter_mut().filter(hidden).map(|pot| pot.menu).collect();
        // Which world comes of the dice must not depend on the true one.
        menus.sort_unstable();
        chance.shuffle(&mut menus);
        for (pot, menu) in twin.pots.iter_mut().filter(hidden).zip(menus) {
            pot.menu = menu;
        }
        if let Some(Running { step: Step::Vote { answers, .. }, .. }) = twin.running_mut()
            && let Some(answer) = &mut answers[seat]
        {
            *answer = chance.below(2) == 0;
        }
    }
    twin
}
