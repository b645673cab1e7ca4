//! What is kept of the end of a match for the history of its table and its players.

use protocol::MatchId;
use rules::{Outcome, Seat};
use tracing::error;

use super::Room;
use crate::store::{EndRow, ParticipantRow};

/// How the match in this room ends, as the store keeps it. It counts for those who sat to the end of a match
/// that has a result, unless it was practice.
pub(super) fn end_row(match_id: MatchId, room: &Room, outcome: Option<&Outcome>) -> EndRow {
    let seats = room.current.iter().flat_map(|current| &current.seats);
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
    let held = room.current.as_ref().map(|current| &current.seats);
    let seats = serde_json::to_string(&held).unwrap_or_else(|error| {
        error!(%error, "seats cannot be written");
        "[]".to_owned()
    });
    EndRow { match_id, outcome: json, seats, participants: participants.collect() }
}
