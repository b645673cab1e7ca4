//! The latest versions of a match, and which of them those who watch may see.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use protocol::WatchingFrom;
use rules::AnyMatch;
use tokio::time::Instant;

/// How many versions a client may be behind and still hear of each that it missed.
const RECENT: usize = 16;

/// The latest versions of a match, the present one last; never empty. Those that watchers have yet to see
/// are all there.
pub(super) struct Versions {
    kept: VecDeque<Kept>,
    from: WatchingFrom,
    /// Whether the match is over, by its rules or by the host: then nothing is held back.
    over: bool,
}

struct Kept {
    version: Arc<dyn AnyMatch>,
    /// When watchers see it, if they see so many minutes late.
    due: Instant,
}

impl Versions {
    /// A match that is at its first version.
    pub(super) fn new(first: Arc<dyn AnyMatch>, from: WatchingFrom) -> Self {
        Self::resumed(vec![(first, Duration::ZERO)], from)
    }

    /// The latest versions of a match that was begun earlier, each with its age; not none.
    pub(super) fn resumed(versions: Vec<(Arc<dyn AnyMatch>, Duration)>, from: WatchingFrom) -> Self {
        let now = Instant::now();
        let kept = versions
            .into_iter()
            .map(|(version, age)| Kept { version, due: now + minutes_late(from).saturating_sub(age) })
            .collect();
        Self { kept, from, over: false }
    }

    /// The first version that watchers have yet to see or see now, given the age of each.
    pub(super) fn first_needed(ages: &[Duration], from: WatchingFrom) -> usize {
        let last = ages.len().saturating_sub(1);
        match from {
            WatchingFrom::Now | WatchingFrom::End => last,
            WatchingFrom::Moves { late } => last.saturating_sub(late.into()),
            WatchingFrom::Minutes { .. } => ages.iter().rposition(|age| *age >= minutes_late(from)).unwrap_or_default(),
        }
    }

    /// The present version.
    pub(super) fn now(&self) -> &Arc<dyn AnyMatch> {
        &self.kept.back().expect("never empty").version
    }

    /// The version that watchers see now, if they see anything yet.
    pub(super) fn shown(&self) -> Option<&Arc<dyn AnyMatch>> {
        self.shown_index().map(|index| &self.kept[index].version)
    }

    /// The versions after this one, up to the one that is seen now, by those who watch or by all others; all
    /// of them or none.
    pub(super) fn after(&self, version: u64, watches: bool) -> Vec<&Arc<dyn AnyMatch>> {
        let end = if watches { self.shown_index().map_or(0, |index| index + 1) } else { self.kept.len() };
        let seen = self.kept.range(..end).map(|kept| &kept.version);
        let missed: Vec<_> = seen.skip_while(|kept| kept.version() <= version).collect();
        let whole = missed.first().is_some_and(|first| first.version() == version.saturating_add(1));
        if whole && missed.len() <= RECENT { missed } else { Vec::new() }
    }

    /// When those who watch see more than this version of the match, as far as it is only a matter of time.
    pub(super) fn due_after(&self, version: Option<u64>) -> Option<Instant> {
        let is_timed = matches!(self.from, WatchingFrom::Minutes { .. }) && !self.over;
        let unseen = |kept: &&Kept| version.is_none_or(|version| kept.version.version() > version);
        self.kept.iter().find(unseen).filter(|_| is_timed).map(|kept| kept.due)
    }

    /// Whether watchers may see less than the players.
    pub(super) fn holds_back(&self) -> bool {
        !self.over && self.from != WatchingFrom::Now
    }

    /// Goes on to the next version.
    pub(super) fn push(&mut self, version: Arc<dyn AnyMatch>) {
        self.kept.push_back(Kept { version, due: Instant::now() + minutes_late(self.from) });
        let needed = match self.shown_index() {
            Some(shown) => self.kept.len() - shown,
            None if self.from == WatchingFrom::End => 1,
            None => self.kept.len(),
        };
        while self.kept.len() >= needed + RECENT {
            self.kept.pop_front();
        }
    }

    /// The match is over.
    pub(super) fn end(&mut self) {
        self.over = true;
    }

    fn shown_index(&self) -> Option<usize> {
        let last = self.kept.len() - 1;
        match self.from {
            _ if self.over => Some(last),
            WatchingFrom::Now => Some(last),
            WatchingFrom::Moves { late } => last.checked_sub(late.into()),
            WatchingFrom::Minutes { .. } => {
                let now = Instant::now();
                self.kept.iter().rposition(|kept| kept.due <= now)
            }
            WatchingFrom::End => None,
        }
    }
}

/// How late watchers are by the clock.
pub(super) fn minutes_late(from: WatchingFrom) -> Duration {
    match from {
        WatchingFrom::Minutes { late } => Duration::from_secs(60 * u64::from(late)),
        WatchingFrom::Now | WatchingFrom::Moves { .. } | WatchingFrom::End => Duration::ZERO,
    }
}
