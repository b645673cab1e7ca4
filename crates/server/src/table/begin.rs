//! How a match is dealt: from a seed to which everybody contributed, or from an earlier match.

use protocol::{Bytes32, Code, MatchSeat, Origin};
use rules::{AnyMatch, SeatCount, Setup, SetupError};

use super::next_deal::Source;
use super::{Room, World};
use crate::deal::{self, Seed};
use crate::store::{MatchRow, Store};

/// All that a match begins with.
pub(super) struct Dealt {
    pub(super) setup: Setup,
    pub(super) seed: Seed,
    pub(super) contributions: Vec<Option<Bytes32>>,
    pub(super) source: Option<Source>,
    /// The log of the earlier match up to where this one goes on; empty when it begins anew.
    pub(super) log: Vec<String>,
}

impl Dealt {
    /// The match at its first version of its own.
    pub(super) fn begin(&self) -> Result<Box<dyn AnyMatch>, SetupError> {
        if self.log.is_empty() {
            self.setup.begin()
        } else {
            self.setup.resume(&mut self.log.iter().map(String::as_str))
        }
    }

    /// The entries of its log, the last one being of this version.
    pub(super) fn log(&self, begun: &dyn AnyMatch) -> Vec<String> {
        if self.log.is_empty() { vec![begun.log_entry()] } else { self.log.clone() }
    }

    /// What everybody may know of what it was made from while it is on.
    pub(super) fn origin(&self) -> Option<Origin> {
        self.source.as_ref().map(|source| match source {
            Source::SameDeal { .. } => Origin::SameDeal { match_id: None },
            Source::Practice { match_id, version, .. } => Origin::Practice { match_id: *match_id, version: *version },
        })
    }
}

/// Deals the next match of a room to these seats.
pub(super) async fn deal(room: &Room, seats: &[MatchSeat], world: &World) -> Result<Dealt, Code> {
    let game = room.settings.game;
    let count = u8::try_from(seats.len()).ok().filter(|count| game.seats().contains(count));
    let count = count.and_then(SeatCount::new).ok_or(Code::WrongSeatCount)?;
    let next = &room.night.next_deal;
    let source = next.source.clone();
    if source.as_ref().is_some_and(|source| source.seats() != count.get()) {
        return Err(Code::WrongSeatCount);
    }
    let own = || {
        let contributions: Vec<_> =
            seats.iter().map(|seat| seat.player.and_then(|player| next.contribution(player))).collect();
        let value = deal::seed(&next.entropy(), contributions.iter().flatten().map(|value| &value.0));
        (Seed { value, entropy: Some(next.entropy()) }, contributions)
    };
    let setup = |edition, options, seed: Seed| Setup { kind: game, edition, options, seats: count, seed: seed.value };
    let dealt = match &source {
        None => {
            let (seed, contributions) = own();
            let setup = setup(world.editions.of(game).to_owned(), room.options(), seed);
            Dealt { setup, seed, contributions, source, log: Vec::new() }
        }
        Some(Source::SameDeal { match_id, .. }) => {
            let row = row(&*world.store, *match_id).await?;
            let seed = Seed { value: row.seed, entropy: row.entropy };
            let contributions = serde_json::from_str(&row.contributions).map_err(|_| Code::Internal)?;
            Dealt { setup: setup(row.edition, row.options, seed), seed, contributions, source, log: Vec::new() }
        }
        Some(Source::Practice { match_id, version, .. }) => {
            let row = row(&*world.store, *match_id).await?;
            let (seed, contributions) = own();
            let whole = world.store.log(*match_id).await.map_err(|error| error.refusal())?;
            let entries = usize::try_from(*version).map_or(usize::MAX, |version| version.saturating_add(1));
            let log = whole.into_iter().take(entries).map(|logged| logged.entry).collect();
            Dealt { setup: setup(row.edition, row.options, seed), seed, contributions, source, log }
        }
    };
    Ok(dealt)
}

async fn row(store: &dyn Store, id: protocol::MatchId) -> Result<MatchRow, Code> {
    store.match_row(id).await.map_err(|error| error.refusal())?.ok_or(Code::NoSuchMatch)
}
