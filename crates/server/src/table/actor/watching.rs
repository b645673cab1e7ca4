//! With whose eyes somebody follows the match, and who may look at whose hand.

use protocol::{Code, MatchId, Person, PlayerId};
use rules::Seat;
use tracing::error;

use super::Actor;
use crate::sockets::SessionId;
use crate::table::Denied;
use crate::table::eyes::Eyes;
use crate::table::playing::Playing;

/// What a socket was sent of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sight {
    pub(super) match_id: MatchId,
    pub(super) eyes: Eyes,
    /// The latest version, if any.
    pub(super) version: Option<u64>,
}

impl Actor {
    /// A socket looks with the eyes of another seat from now on, or again with those of the public.
    pub(super) fn watch_as(&mut self, session: SessionId, who: &Person, seat: Option<Seat>) -> Result<(), Denied> {
        if seat.is_some_and(|seat| !self.room.shows(seat, who.id)) {
            return Err(Code::HandHidden.into());
        }
        if let Some(visitor) = self.visitors.get_mut(&session) {
            visitor.looks_as = seat;
        }
        self.tell();
        Ok(())
    }

    /// Whether a player is told of the match that is on later than it is played: then nothing that they ask for is
    /// answered by how far it is, and nothing that they are told depends on it.
    pub(super) fn sees_late(&self, player: PlayerId) -> bool {
        let holds_back = self.playing.as_ref().is_some_and(|playing| playing.versions.holds_back());
        holds_back && self.room.running() && self.room.seat_of(player).is_none()
    }

    /// Tells everybody what they may see of the match by now and have not been told: the next version, or a
    /// fresh view to those who see it with other eyes than before.
    pub(super) fn tell_views(&mut self) {
        let Some(playing) = &self.playing else { return };
        // Spectators are many and see the same: each kind of news is rendered once.
        let mut rendered: Vec<(Option<Sight>, Sight, Vec<_>)> = Vec::new();
        for visitor in self.visitors.values_mut() {
            let eyes = Eyes::of(&self.room, visitor.person.id, visitor.looks_as);
            let sight = Sight::of(playing, eyes);
            let before = visitor.sees.filter(|before| (before.match_id, before.eyes) == (playing.id, eyes));
            if before == Some(sight) {
                continue;
            }
            let known = rendered.iter().position(|(from, to, _)| (*from, *to) == (before, sight));
            let index = known.unwrap_or_else(|| {
                let seen = before.and_then(Sight::seen);
                let updates = playing.catch_up(eyes, seen).unwrap_or_else(|panicked| {
                    error!(place = panicked.0, "the rules panicked over a view");
                    Vec::new()
                });
                rendered.push((before, sight, updates));
                rendered.len() - 1
            });
            let receipts = rendered[index].2.iter().map(|update| visitor.line.send_for_receipt(update.clone()));
            if let (Some(receipt), Some(version)) = (receipts.last(), sight.version) {
                self.heard.sent(visitor.person.id, playing.id, eyes, version, receipt);
            }
            visitor.sees = Some(sight);
        }
    }
}

impl Sight {
    /// What these eyes see now.
    pub(super) fn of(playing: &Playing, eyes: Eyes) -> Self {
        Self { match_id: playing.id, eyes, version: playing.versions.seen(eyes.watches) }
    }

    fn seen(self) -> Option<protocol::Seen> {
        self.version.map(|version| protocol::Seen { match_id: self.match_id, version })
    }
}
