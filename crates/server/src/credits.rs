//! How much a socket may send.

use std::time::Duration;

use tokio::time::Instant;

/// Credits that are spent by messages and come back with time.
#[derive(Debug)]
pub(crate) struct Credits {
    each: Duration,
    most: u32,
    /// When all credits will be there again; the further ahead, the fewer there are.
    full_at: Instant,
}

/// Whether a message is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It is.
    Taken,
    /// It is not, and the client is told.
    Refused,
    /// The client goes on regardless of that: it is not worth listening to.
    Abuse,
}

impl Credits {
    /// One each time this passes, and so many at once.
    pub(crate) fn new(each: Duration, most: u32) -> Self {
        Self { each, most, full_at: Instant::now() }
    }

    /// Whether nothing is owed, as if nothing had ever been spent.
    pub(crate) fn is_full(&self) -> bool {
        self.full_at <= Instant::now()
    }

    /// Spends a credit. Refused messages cost as well, so that only pausing helps.
    pub(crate) fn spend(&mut self) -> Verdict {
        let now = Instant::now();
        self.full_at = self.full_at.max(now) + self.each;
        let owed = self.full_at - now;
        if owed <= self.each * self.most {
            Verdict::Taken
        } else if owed <= self.each * self.most * 2 {
            Verdict::Refused
        } else {
            Verdict::Abuse
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn credits_run_out_and_come_back() {
        let mut credits = Credits::new(Duration::from_millis(500), 20);
        let verdicts: Vec<_> = (0..41).map(|_| credits.spend()).collect();
        assert!(verdicts[..20].iter().all(|verdict| *verdict == Verdict::Taken));
        assert!(verdicts[20..40].iter().all(|verdict| *verdict == Verdict::Refused));
        assert_eq!(verdicts[40], Verdict::Abuse);
        tokio::time::advance(Duration::from_secs(11)).await;
        assert!(!credits.is_full());
        assert_eq!(credits.spend(), Verdict::Taken);
        tokio::time::advance(Duration::from_secs(11)).await;
        assert!(credits.is_full());
    }
}
