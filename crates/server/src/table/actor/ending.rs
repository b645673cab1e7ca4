//! What is kept of the end of a match for the history of its table and its players.

use protocol::MatchId;
use rules::{Outcome, Seat};
use tracing::error;

use super::Actor;
use super::commit::Also;
use crate::store::{EndRow, ParticipantRow};
use crate::table::{Denied, Room};

impl Actor {
    /// Shows an ended match no longer if it is not kept any more: nothing that its result leads to is there.
    pub(super) async fn show_no_deleted_match(&mut self) -> Result<(), Denied> {
        let Some(shown) = self.room.current.info.as_ref().filter(|_| !self.room.running()) else { return Ok(()) };
        match self.world.store.match_row(shown.id).await {
            Ok(None) => {}
            Ok(Some(_)) => return Ok(()),
            Err(error) => {
                error!(%error, "whether a match is still kept cannot be found out");
                return Ok(());
            }
        }
        let mut next = self.room.clone();
        next.current.info = None;
        self.commit(Some(next), Also::default()).await?;
        self.playing = None;
        self.tell();
        Ok(())
    }
}

/// How the match in this room ends, as the store keeps it. It counts for those who sat to the end of a match
/// that has a result, unless it was practice.
pub(super) fn end_row(match_id: MatchId, room: &Room, outcome: Option<&Outcome>) -> EndRow {
    let seats = room.current.info.iter().flat_map(|current| &current.seats);
    let participants = (0..).zip(seats).filter_map(|(seat, held)| {
        let player = held.player?;
        let index = Seat::new(seat);
        Some(ParticipantRow {
            seat,
            player,
            counts: outcome.is_some() && !room.practises() && room.seat_of(player) == Some(index),
            place: outcome.and_then(|outcome| outcome.places.get(index).copied()),
            points: outcome.and_then(|outcome| outcome.points.as_ref()?.get(index).copied()),
        })
    });
    let json = outcome.map(serde_json::to_string).transpose().unwrap_or_else(|error| {
        error!(%error, "an outcome cannot be written");
        None
    });
    let held = room.current.info.as_ref().map(|current| &current.seats);
    let seats = serde_json::to_string(&held).unwrap_or_else(|error| {
        error!(%error, "seats cannot be written");
        "[]".to_owned()
    });
    EndRow { match_id, outcome: json, seats, participants: participants.collect() }
}
