//! The latest versions of a match, and which of them those who watch may see.

use std::collections::VecDeque;
use std::iter::{once, successors};
use std::sync::Arc;
use std::time::Duration;

use protocol::WatchingFrom;
use rules::{AnyMatch, AnyStep, Setup, SetupError};
use tokio::time::Instant;

use crate::store::Logged;
use crate::telemetry::guarded;

/// How many versions a client may be behind and still hear of each that it missed.
const RECENT: usize = 16;

/// The latest versions of a match. Those that spectators have yet to see are all there. Only the oldest and the
/// present one are whole; what is between is made from the oldest for whoever asks, which is seldom.
pub(super) struct Versions {
    oldest: Arc<dyn AnyMatch>,
    oldest_due: Instant,
    /// The versions after the oldest, in order.
    later: VecDeque<Later>,
    now: Arc<dyn AnyMatch>,
    from: WatchingFrom,
    /// Whether the match is over, by its rules or by the host: then nothing is held back.
    over: bool,
}

struct Later {
    step: AnyStep,
    /// When spectators see it, if they see so many minutes late.
    due: Instant,
}

impl Versions {
    /// A match that is at its first version.
    pub(super) fn new(first: Arc<dyn AnyMatch>, from: WatchingFrom) -> Self {
        let oldest_due = Instant::now() + minutes_late(from);
        Self { oldest: Arc::clone(&first), oldest_due, later: VecDeque::new(), now: first, from, over: false }
    }

    /// The latest versions of a match that was begun earlier, as its log tells them.
    ///
    /// # Errors
    /// As for [`Setup::resume`].
    ///
    /// # Panics
    /// As for [`Setup::resume`].
    pub(super) fn resumed(setup: &Setup, log: &[Logged], from: WatchingFrom) -> Result<Self, SetupError> {
        let needed = first_needed(log, from);
        let (now, late) = (Instant::now(), minutes_late(from));
        let mut dues = log.iter().map(|logged| now + late.saturating_sub(logged.age));
        let mut resumed: Option<Self> = None;
        setup.replay(&mut log.iter().map(|logged| logged.entry.as_str()), &mut |version| {
            let due = dues.next().unwrap_or(now);
            match &mut resumed {
                _ if version.version() < needed => {}
                Some(resumed) => resumed.add(Arc::from(version), due),
                None => resumed = Some(Self { oldest_due: due, ..Self::new(Arc::from(version), from) }),
            }
        })?;
        resumed.ok_or(SetupError::EmptyLog)
    }

    /// The present version.
    pub(super) const fn now(&self) -> &Arc<dyn AnyMatch> {
        &self.now
    }

    /// The number of the version that is seen now, by those who watch or by all others, if they see anything yet.
    pub(super) fn seen(&self, watches: bool) -> Option<u64> {
        let index = if watches { self.shown_index() } else { Some(self.later.len()) };
        index.map(|index| self.oldest.version() + index as u64)
    }

    /// The version with this number.
    ///
    /// # Panics
    /// When the rules do.
    pub(super) fn at(&self, version: u64) -> Option<Arc<dyn AnyMatch>> {
        if version == self.now.version() {
            return Some(Arc::clone(&self.now));
        }
        self.whole().find(|kept| kept.version() == version)
    }

    /// The versions after this one, up to the one that is seen now, by those who watch or by all others; all
    /// of them or none.
    ///
    /// # Panics
    /// When the rules do.
    pub(super) fn after(&self, version: u64, watches: bool) -> Vec<Arc<dyn AnyMatch>> {
        let seen = self.seen(watches).unwrap_or_default();
        let missed = seen.saturating_sub(version);
        if missed == 0 || missed > RECENT as u64 || version.saturating_add(1) < self.oldest.version() {
            return Vec::new();
        }
        let after = self.whole().skip_while(|kept| kept.version() <= version);
        after.take_while(|kept| kept.version() <= seen).collect()
    }

    /// When those who watch see more than this version of the match, as far as it is only a matter of time.
    pub(super) fn due_after(&self, version: Option<u64>) -> Option<Instant> {
        if !matches!(self.from, WatchingFrom::Minutes { .. }) || self.over {
            return None;
        }
        let mut versions = (self.oldest.version()..).zip(self.dues());
        versions.find(|(kept, _)| version.is_none_or(|version| *kept > version)).map(|(_, due)| due)
    }

    /// Whether spectators may see less than the players.
    pub(super) fn holds_back(&self) -> bool {
        !self.over && self.from != WatchingFrom::Now
    }

    /// Goes on to the next version.
    pub(super) fn push(&mut self, version: Arc<dyn AnyMatch>) {
        self.add(version, Instant::now() + minutes_late(self.from));
        let unseen = match self.shown_index() {
            Some(shown) => self.later.len() - shown,
            None if self.from == WatchingFrom::End => 0,
            None => self.later.len(),
        };
        while self.later.len() >= unseen + RECENT {
            self.forget_oldest();
        }
    }

    /// The match is over.
    pub(super) fn end(&mut self) {
        self.over = true;
    }

    fn add(&mut self, version: Arc<dyn AnyMatch>, due: Instant) {
        self.later.push_back(Later { step: version.step(), due });
        self.now = version;
    }

    fn forget_oldest(&mut self) {
        let Some(Later { step, due }) = self.later.pop_front() else { return };
        (self.oldest, self.oldest_due) = match guarded(|| self.oldest.follow(&step)) {
            Ok(Some(next)) => (Arc::from(next), due),
            // The rules have a bug. Nobody hears of what they missed then, but the match goes on.
            _ => (Arc::clone(&self.now), self.later.drain(..).next_back().map_or(due, |now| now.due)),
        };
    }

    /// All versions that are kept, made whole from the oldest on.
    fn whole(&self) -> impl Iterator<Item = Arc<dyn AnyMatch>> {
        let mut later = self.later.iter();
        successors(Some(Arc::clone(&self.oldest)), move |version| {
            later.next().and_then(|next| version.follow(&next.step)).map(Arc::from)
        })
    }

    /// When spectators see each version, if they see so many minutes late.
    fn dues(&self) -> impl Iterator<Item = Instant> {
        once(self.oldest_due).chain(self.later.iter().map(|later| later.due))
    }

    /// How many versions after the oldest the one is that spectators see now, if they see anything yet.
    fn shown_index(&self) -> Option<usize> {
        let last = self.later.len();
        match self.from {
            _ if self.over => Some(last),
            WatchingFrom::Now => Some(last),
            WatchingFrom::Moves { late } => last.checked_sub(late.into()),
            WatchingFrom::Minutes { .. } => {
                let now = Instant::now();
                self.dues().take_while(|due| *due <= now).count().checked_sub(1)
            }
            WatchingFrom::End => None,
        }
    }
}

/// The first version that spectators have yet to see or see now.
fn first_needed(log: &[Logged], from: WatchingFrom) -> u64 {
    let last = log.len().saturating_sub(1);
    let first = match from {
        WatchingFrom::Now | WatchingFrom::End => last,
        WatchingFrom::Moves { late } => last.saturating_sub(late.into()),
        WatchingFrom::Minutes { .. } => {
            log.iter().rposition(|logged| logged.age >= minutes_late(from)).unwrap_or_default()
        }
    };
    first as u64
}

/// How late spectators are by the clock.
pub(super) fn minutes_late(from: WatchingFrom) -> Duration {
    match from {
        WatchingFrom::Minutes { late } => Duration::from_secs(60 * u64::from(late)),
        WatchingFrom::Now | WatchingFrom::Moves { .. } | WatchingFrom::End => Duration::ZERO,
    }
}
