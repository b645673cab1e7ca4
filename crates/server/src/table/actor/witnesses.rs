//! Who has seen the cards of a match that is played here, so that they do not play the same deal later.
//!
//! It is kept before somebody is told, or, in a crowd, within a second.

use std::collections::BTreeSet;
use std::time::Duration;

use protocol::{Code, MatchId, PlayerId};
use tokio::time::Instant;
use tracing::error;

use super::Actor;
use super::watching::Sight;

/// How often it is written in the long run, and for how long at once: a crowd that comes at once is written together.
const EACH: Duration = Duration::from_millis(100);
const AT_ONCE: Duration = Duration::from_secs(1);

/// Who has seen what of late.
#[derive(Debug, Default)]
pub(super) struct Witnesses {
    /// Those who are known to have seen the latest match.
    of: Option<MatchId>,
    known: BTreeSet<PlayerId>,
    /// Those of them who have yet to be written, with the match.
    unwritten: Vec<(MatchId, PlayerId)>,
    /// The further ahead, the more was written of late.
    written_until: Option<Instant>,
}

impl Witnesses {
    /// Somebody sees this of a match.
    fn see(&mut self, match_id: MatchId, player: PlayerId) {
        if self.of != Some(match_id) {
            self.of = Some(match_id);
            self.known.clear();
        }
        if self.known.insert(player) {
            self.unwritten.push((match_id, player));
        }
    }

    /// When there is something to write.
    pub(super) fn due(&self) -> Option<Instant> {
        let ahead = self.written_until.and_then(|until| until.checked_sub(AT_ONCE));
        (!self.unwritten.is_empty()).then(|| ahead.unwrap_or_else(Instant::now))
    }
}

impl Actor {
    /// Somebody is about to be told this of the match.
    pub(super) async fn witness(&mut self, player: PlayerId, sight: Option<Sight>) {
        if let Some(Sight { match_id, version: Some(_), .. }) = sight
            && !self.plays_for_the_first_time(player)
        {
            self.witnesses.see(match_id, player);
            self.write_witnesses_if_due().await;
        }
    }

    /// Looks for those who have been told of the match since the last time.
    pub(super) async fn look_for_witnesses(&mut self) {
        for visitor in self.visitors.values() {
            if let Some(Sight { match_id, version: Some(_), .. }) = visitor.sees
                && !self.plays_for_the_first_time(visitor.person.id)
            {
                self.witnesses.see(match_id, visitor.person.id);
            }
        }
        self.write_witnesses_if_due().await;
    }

    /// Who hands their seat on is none of those who play, and has seen the match.
    pub(super) fn has_played(&mut self, match_id: MatchId, player: PlayerId) {
        self.witnesses.see(match_id, player);
    }

    async fn write_witnesses_if_due(&mut self) {
        if self.witnesses.due().is_some_and(|at| at <= Instant::now()) {
            self.write_witnesses().await;
        }
    }

    /// Writes who has yet to be written.
    pub(super) async fn write_witnesses(&mut self) {
        while let Some(&(match_id, _)) = self.witnesses.unwritten.first() {
            let of_match = self.witnesses.unwritten.iter().filter(|(seen, _)| *seen == match_id);
            let players: Vec<_> = of_match.map(|(_, player)| *player).collect();
            let now = Instant::now();
            self.witnesses.written_until =
                Some(self.witnesses.written_until.map_or(now, |until| until.max(now)) + EACH);
            if let Err(error) = self.world.store.note_witnesses(match_id, &players).await {
                error!(%error, "who has seen a match cannot be kept");
                return;
            }
            self.witnesses.unwritten.retain(|(seen, _)| *seen != match_id);
        }
    }

    /// Learns which of these players know the deal that is, or will be, played here once more.
    pub(super) async fn learn_who_knows_the_deal(&mut self, players: &[PlayerId]) -> Result<(), Code> {
        for source in self.room.same_deals() {
            let found = self.world.store.witnesses(source, players).await.map_err(|error| error.refusal())?;
            self.room.bar(source, &found);
        }
        Ok(())
    }

    /// Whether a player is kept as one who played in the match, which plays no earlier deal again.
    fn plays_for_the_first_time(&self, player: PlayerId) -> bool {
        let current = self.room.current.info.as_ref().filter(|current| current.origin.is_none());
        current.is_some_and(|current| current.seats.iter().any(|seat| seat.player == Some(player)))
    }
}
