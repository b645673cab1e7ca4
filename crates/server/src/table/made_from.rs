//! Tables that are made from a finished match.

use protocol::{Code, DealFrom, MatchId, MatchSeat};
use rules::{GameKind, Seat, SeatCount, Setup, Status};
use tracing::error;

use super::Room;
use super::next_deal::Source;
use crate::store::{MatchRow, Store};
use crate::telemetry::guarded;

/// The room whose first match is made from this one.
pub(super) async fn made_from(store: &dyn Store, room: Room, from: DealFrom) -> Result<Room, Code> {
    match from {
        DealFrom::SameDeal { match_id } => {
            let (row, game, seats) = finished(store, match_id).await?;
            let mut players: Vec<_> = seats.iter().filter_map(|seat| seat.player).collect();
            // Whoever played the deal before is known there. Where that is deleted, those who played it then are forgotten.
            let first = row.origin.filter(|_| row.origin_version.is_none());
            let first = match first {
                Some(first) => finished(store, first).await.ok().map(|(_, _, seats)| (first, seats)),
                None => None,
            };
            players.extend(first.iter().flat_map(|(_, seats)| seats).filter_map(|seat| seat.player));
            players.push(room.host.id);
            let match_id = first.map_or(match_id, |(first, _)| first);
            room.made_from(game, &row.options, Source::SameDeal { match_id, players, seats: seats.len() })
        }
        DealFrom::Practice { match_id, version, seat } => {
            let (row, game, seats) = finished(store, match_id).await?;
            let count = u8::try_from(seats.len()).ok().and_then(SeatCount::new).ok_or(Code::Internal)?;
            if !count.contains(Seat::new(seat)) {
                return Err(Code::NoSuchPosition);
            }
            let log = store.log(match_id).await.map_err(|error| error.refusal())?;
            let until = usize::try_from(version).ok().filter(|version| *version < log.len());
            let log = &log[..=until.ok_or(Code::NoSuchPosition)?];
            let setup =
                Setup { kind: game, edition: row.edition, options: row.options.clone(), seats: count, seed: row.seed };
            let position = guarded(|| setup.resume(&mut log.iter().map(|logged| logged.entry.as_str())));
            let goes_on = matches!(position, Ok(Ok(position)) if matches!(position.status(), Status::Acting(_)));
            if !goes_on {
                return Err(Code::NoSuchPosition);
            }
            let source = Source::Practice { match_id, version, seats: count.get() };
            room.made_from(game, &row.options, source)?.with_bots_around(Seat::new(seat), count)
        }
    }
}

/// A match, if it is over.
async fn finished(store: &dyn Store, id: MatchId) -> Result<(MatchRow, GameKind, Vec<MatchSeat>), Code> {
    let row = store.match_row(id).await.map_err(|error| error.refusal())?.ok_or(Code::NoSuchMatch)?;
    if row.ended_at.is_none() {
        return Err(Code::MatchRunning);
    }
    let game = GameKind::of_slug(&row.game).ok_or(Code::NoSuchMatch)?;
    let seats = serde_json::from_str(&row.seats).map_err(|error| {
        error!(%error, "the seats of a match cannot be read");
        Code::Internal
    })?;
    Ok((row, game, seats))
}
