//! Who may look at whose hand.

use protocol::{Code, Person, PlayerId, ShownHand};
use rules::Seat;

use super::Room;

/// How many may look at one hand.
const LOOK: usize = 10;

impl Room {
    /// Whether a player may look at the hand of this seat: its player says so, and sits there.
    pub(crate) fn shows(&self, seat: Seat, player: PlayerId) -> bool {
        self.shown_hands().any(|hand| hand.seat == seat && hand.to.id == player)
    }

    /// A player lets somebody who does not play in this match look at their hand.
    pub(crate) fn show_hand(&self, player: PlayerId, to: Result<Person, Code>) -> Result<Self, Code> {
        let current = self.current.info.as_ref().filter(|_| self.running()).ok_or(Code::NoMatch)?;
        let seat = self.seat_of(player).ok_or(Code::NotSeated)?;
        let to = to?;
        // Also who stood up: a bot keeps their seat, and they know its hand.
        if current.seats.iter().any(|seat| seat.player == Some(to.id)) {
            return Err(Code::NotASpectator);
        }
        let mut next = self.hide_hand(player, to.id).unwrap_or_else(|_| self.clone());
        if next.current.hands.iter().filter(|hand| hand.seat == seat).count() >= LOOK {
            return Err(Code::TooManyLook);
        }
        next.learn(to.id, seat);
        next.current.hands.push(ShownHand { seat, to });
        Ok(next)
    }

    /// A player lets somebody look at their hand no longer.
    pub(crate) fn hide_hand(&self, player: PlayerId, from: PlayerId) -> Result<Self, Code> {
        let seat = self.seat_of(player).ok_or(Code::NotSeated)?;
        let mut next = self.clone();
        next.current.hands.retain(|hand| hand.seat != seat || hand.to.id != from);
        if next.current.hands.len() == self.current.hands.len() { Err(Code::NoSuchPlayer) } else { Ok(next) }
    }

    pub(super) fn shown_hands(&self) -> impl Iterator<Item = &ShownHand> {
        let seats = self.current.info.iter().flat_map(|current| &current.seats);
        let holders: Vec<_> = seats.map(|seat| seat.player.and_then(|player| self.seat_of(player))).collect();
        self.current.hands.iter().filter(move |hand| holders.get(hand.seat.index()) == Some(&Some(hand.seat)))
    }

    /// A player knows the hand of a seat, however often they are shown it.
    pub(super) fn learn(&mut self, player: PlayerId, seat: Seat) {
        if !self.current.knows.contains(&(player, seat)) {
            self.current.knows.push((player, seat));
        }
    }
}
