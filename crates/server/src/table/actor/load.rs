//! How a table comes back from the store.

use std::sync::Arc;

use protocol::{Code, MatchId, TableId, WatchingFrom};
use rules::{GameKind, SeatCount, Setup, SetupError};
use thiserror::Error;

use super::Actor;
use super::chat::Chat;
use super::timing::clock_at_load;
use crate::deal::Seed;
use crate::hour;
use crate::store::StoreError;
use crate::table::playing::Playing;
use crate::table::versions::Versions;
use crate::table::{Room, World};
use crate::telemetry::guarded;

/// Why a table does not come back.
#[derive(Debug, Error)]
pub(in crate::table) enum LoadError {
    #[error("there is no such table")]
    NoSuchTable,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("its room cannot be read: {0}")]
    Room(#[from] serde_json::Error),
    #[error("its match {0} is not there")]
    NoMatch(MatchId),
    #[error("its match cannot be resumed: {0}")]
    Setup(#[from] SetupError),
    #[error("its match cannot be resumed: the rules panicked at {0}")]
    Panicked(String),
}

impl From<&LoadError> for Code {
    fn from(error: &LoadError) -> Self {
        match error {
            LoadError::NoSuchTable => Self::NoSuchTable,
            _ => Self::Internal,
        }
    }
}

/// The table, owned by this process from now on.
pub(in crate::table) async fn load(id: TableId, world: &Arc<World>) -> Result<Actor, LoadError> {
    let claimed = world.store.claim_table(id).await?.ok_or(LoadError::NoSuchTable)?;
    let mut room: Room = serde_json::from_str(&claimed.room)?;
    let from = if room.running() { room.settings.watching.from } else { WatchingFrom::Now };
    let playing = match room.current.info.as_ref().map(|current| (current.id, current.game, current.seats.len())) {
        Some((match_id, game, seats)) => match resume(match_id, game, seats, from, world).await {
            Ok(playing) => Some(playing),
            // Ended matches are not kept for ever.
            Err(LoadError::NoMatch(_)) if !room.running() => {
                room.current.info = None;
                None
            }
            Err(error) => return Err(error),
        },
        None => None,
    };
    let chat = Chat::load(world.store.chat(id).await?, &room)?;
    if let Some(playing) = playing.as_ref().filter(|_| room.running()) {
        room.set_acting(playing.status().acting());
        room.current.clock = clock_at_load(&room, &**playing.now());
    } else {
        // A table of old may have chairs that its game has no use for.
        room.fit();
    }
    room.all_are_away(hour::now());
    Ok(Actor::new(id, claimed.epoch, room, playing, chat, Arc::clone(world)))
}

/// The match with all the versions that spectators have yet to see.
async fn resume(
    id: MatchId,
    game: GameKind,
    seats: usize,
    from: WatchingFrom,
    world: &World,
) -> Result<Playing, LoadError> {
    let row = world.store.match_row(id).await?.ok_or(LoadError::NoMatch(id))?;
    let seats = u8::try_from(seats).ok().and_then(SeatCount::new).ok_or(LoadError::NoMatch(id))?;
    let log = world.store.log(id).await?;
    let setup = Setup { kind: game, edition: row.edition, options: row.options, seats, seed: row.seed };
    let versions =
        guarded(|| Versions::resumed(&setup, &log, from)).map_err(|panicked| LoadError::Panicked(panicked.0))??;
    Ok(Playing::new(id, Seed { value: row.seed, entropy: row.entropy }, versions))
}
