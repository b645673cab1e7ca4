//! With whose eyes somebody follows a match.

use protocol::PlayerId;
use rules::{Seat, Viewer};

use super::Room;

/// How somebody follows a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Eyes {
    pub(super) viewer: Viewer,
    /// Whether they have no seat of their own: they decide nothing, and see it as late as the table wants.
    pub(super) watches: bool,
}

impl Eyes {
    /// The eyes of a player who would like to look with those of another seat.
    pub(super) fn of(room: &Room, player: PlayerId, wish: Option<Seat>) -> Self {
        if let Some(seat) = room.seat_of(player) {
            return Self { viewer: Viewer::Seat(seat), watches: false };
        }
        let shown = wish.filter(|seat| room.shows(*seat, player));
        Self { viewer: shown.map_or(Viewer::Public, Viewer::Seat), watches: true }
    }
}
