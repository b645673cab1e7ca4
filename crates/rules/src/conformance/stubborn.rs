//! The policy that wants a match to last for ever.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::Specimen;
use crate::{Chance, Match, Seat, Status, Viewer};

/// So many moves, drawn at random, are tried for each one that is played.
const TRIED: usize = 64;

/// A player of all seats who avoids progress until the match is stopped, and goes back to the latest position there was
/// if a move leads there.
pub(super) struct Stubborn {
    /// At which version each position was seen last.
    seen: BTreeMap<u64, u64>,
}

impl Stubborn {
    pub(super) const fn new() -> Self {
        Self { seen: BTreeMap::new() }
    }

    /// The move of a seat that has to act; nothing without one.
    pub(super) fn choose<G: Specimen>(&mut self, play: &Match<G>, seat: Seat, chance: &mut Chance) -> Option<G::Move> {
        self.seen.insert(position(play), play.version());
        let mut moves = play.game().legal_moves(seat);
        chance.shuffle(&mut moves);
        moves.truncate(TRIED);
        moves.into_iter().max_by_key(|chosen| {
            // A listed move that is refused is for the laws to find.
            let Ok(next) = play.play(seat, play.ply(seat), chosen) else { return (false, false, None) };
            let gives_in = match next.game().status() {
                Status::Acting(_) => false,
                Status::Over(outcome) => G::HARD_LIMIT != Some(&*outcome.ending),
            };
            (!gives_in, next.game().progress() == play.game().progress(), self.seen.get(&position(&next)).copied())
        })
    }
}

/// All that there is to see of a position, but not how often it was seen.
fn position<G: Specimen>(play: &Match<G>) -> u64 {
    let mut view = serde_json::to_value(play.game().view(Viewer::Archive)).expect("views can be written");
    if let Some(fields) = view.as_object_mut() {
        fields.remove("stopping");
    }
    let mut hasher = DefaultHasher::new();
    view.to_string().hash(&mut hasher);
    hasher.finish()
}
