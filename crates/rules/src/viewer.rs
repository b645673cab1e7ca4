//! Whom a projection of a match is for.

use crate::Seat;

/// Whom a view is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Whoever holds this seat: what is public and what the rules let this seat see.
    Seat(Seat),
    /// Everybody else: only what is public.
    Public,
    /// Everything; only ever handed out for a match that is over.
    Archive,
}

impl Viewer {
    /// The seat this viewer holds, if any.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public | Self::Archive => None,
        }
    }

    /// Whether this viewer may see what only `seat` may see.
    #[must_use]
    pub fn sees_secrets_of(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Public => false,
            Self::Archive => true,
        }
    }
}
