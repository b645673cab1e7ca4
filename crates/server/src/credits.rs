//! Rate limiting of what a socket sends.

use std::time::Duration;

use tokio::time::Instant;

/// Credits that messages spend and time gives back.
#[derive(Debug)]
pub(crate) struct Credits {
    each: Duration,
    most: u32,
    /// When all credits will be back. The later, the fewer are left.
    full_at: Instant,
}

/// What to do with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Accept it.
    Taken,
    /// Refuse it and tell the client.
    Refused,
    /// Close the socket: the client keeps sending despite refusals.
    Abuse,
}

impl Credits {
    /// One credit per this time, and at most this many at once.
    pub(crate) fn new(each: Duration, most: u32) -> Self {
        Self { each, most, full_at: Instant::now() }
    }

    /// Whether all credits are there.
    pub(crate) fn is_full(&self) -> bool {
        self.full_at <= Instant::now()
    }

    /// Spends a credit. Refused messages cost one as well, so that only a pause helps.
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
