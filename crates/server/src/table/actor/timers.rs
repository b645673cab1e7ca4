//! What a table does because time has passed.

use protocol::Person;
use tokio::time::Instant;

use super::Actor;
use crate::hour;
use crate::table::Denied;
use crate::table::playing::Playing;

/// How many of its pauses a bot adds for each thing that people need a moment for.
const PAUSES_TO_READ: u32 = 2;

/// When a table does something of itself; nothing where there is nothing to do. The clock of a match is no timer: what it
/// shows is kept.
#[derive(Debug, Default)]
pub(super) struct Timers {
    /// When a bot moves next.
    pub(super) bot: Option<Instant>,
    /// When what the clock has run is written, if nothing writes it before.
    pub(super) keep: Option<Instant>,
    /// When somebody else becomes the host.
    pub(super) host: Option<Instant>,
    /// When the table leaves memory.
    idle: Option<Instant>,
}

/// Whether the table stays in memory.
pub(super) enum Then {
    Stay,
    Leave,
}

impl Actor {
    /// Sets the clocks that something has started and stops those that it has stopped.
    pub(super) fn reschedule(&mut self) {
        self.wind_clock();
        let now = Instant::now();
        let config = &self.world.config;
        let set = |clock: Option<Instant>, runs: bool, delay| runs.then(|| clock.unwrap_or(now + delay));
        let playing = self.playing.as_ref().filter(|_| self.room.running() && !self.bot_stuck);
        // A bot gives people the time to read what was shown, as people do.
        let pauses = 1 + PAUSES_TO_READ * playing.map_or(0, Playing::things_to_read);
        let bot_moves = playing.is_some() && self.bot_to_move().is_some();
        self.timers.bot = set(self.timers.bot, bot_moves, config.bot_delay_ms * pauses);
        // Also for a clock that has stopped since: what it ran is not written yet.
        let clock_ran = self.running_since.is_some() || self.timers.keep.is_some();
        self.timers.keep = set(self.timers.keep, clock_ran, config.keep_clocks_ms);
        self.timers.host = set(self.timers.host, !self.is_present(self.room.host.id), config.host_grace_s);
        self.timers.idle =
            set(self.timers.idle, self.visitors.is_empty() && self.timers.bot.is_none(), config.unload_s);
    }

    /// When time does something next.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let host_at = self.timers.host.filter(|_| self.heir().is_some());
        let of_match = [self.timers.bot, self.zero_at(), self.agreed_at(Instant::now()), self.witnesses.due()];
        [host_at, self.timers.idle, self.timers.keep, self.news_at()].into_iter().chain(of_match).flatten().min()
    }

    /// When there is something to tell, though nothing happens until then.
    fn news_at(&self) -> Option<Instant> {
        if self.visitors.is_empty() {
            return None;
        }
        let seen = self.visitors.values().filter_map(|visitor| visitor.sees.filter(|sees| sees.eyes.watches));
        let of_match = self.playing.as_ref().and_then(|playing| {
            let least = seen.filter(|sees| sees.match_id == playing.id).map(|sees| sees.version).min()?;
            playing.versions.due_after(least)
        });
        [self.audience.look_at, of_match, self.chat.due()].into_iter().flatten().min()
    }

    /// Does what is due, one thing at a time.
    pub(super) async fn time_passed(&mut self) -> Result<Then, Denied> {
        let now = Instant::now();
        let due = |clock: Option<Instant>| clock.is_some_and(|at| at <= now);
        if due(self.timers.bot) {
            self.bot_moves().await?;
        } else if due(self.zero_at()) {
            self.time_is_over().await?;
        } else if due(self.agreed_at(now)) {
            self.do_as_agreed().await?;
        } else if due(self.timers.host)
            && let Some(heir) = self.heir()
        {
            let next = self.room.inherited_by(heir, hour::now());
            self.change(next).await?;
        } else if due(self.timers.idle) {
            return Ok(Then::Leave);
        } else if due(self.timers.keep) {
            self.timers.keep = None;
            self.keep_for_later().await?;
        } else if due(self.news_at()) {
            self.tell();
        }
        Ok(Then::Stay)
    }

    /// Who becomes the host when the host has left.
    pub(super) fn heir(&self) -> Option<Person> {
        self.room.heir(self.visitors.values().map(|visitor| &visitor.person)).cloned()
    }
}
