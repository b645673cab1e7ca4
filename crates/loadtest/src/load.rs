//! Load: all tables play for a while, as fast as they can or at a fixed rate, and what happens is counted.

use std::io::{Error, Result};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::process::{Server, own_cpu};
use crate::table::{Step, Table};

/// How long everything runs before measuring starts.
const WARM_UP: Duration = Duration::from_secs(1);

/// How fast the tables play.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pace {
    /// Each table plays its next move as soon as everybody has the last update.
    Closed,
    /// This many moves per second over all tables, at random times. Late moves aren't skipped.
    PerSecond(u32),
}

/// The measurements of a run.
#[derive(Debug)]
pub(crate) struct Measured {
    /// Moves played.
    pub(crate) moves: u64,
    /// The duration of the measurement.
    pub(crate) time: Duration,
    /// CPU time of the server.
    pub(crate) server_cpu: Duration,
    /// CPU time of the client.
    pub(crate) client_cpu: Duration,
    /// Time from when a move was sent, or was due, until the last seat had its update, in microseconds.
    pub(crate) latency: Histogram<u64>,
    /// Group commits, if the server counts them.
    pub(crate) commits: u64,
    /// Their total duration.
    pub(crate) commit_time: Duration,
}

struct Counts {
    counting: AtomicBool,
    stop: AtomicBool,
    moves: AtomicU64,
    latency: Mutex<Histogram<u64>>,
}

/// Lets the tables play; returns them with the measurements.
///
/// # Errors
/// When the server refuses anything or a socket ends.
pub(crate) async fn play(
    server: &Server,
    tables: Vec<Table>,
    pace: Pace,
    time: Duration,
) -> Result<(Vec<Table>, Measured)> {
    let counts = Arc::new(Counts {
        counting: AtomicBool::new(false),
        stop: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        latency: Mutex::new(Histogram::new_with_bounds(1, 60_000_000, 3).map_err(Error::other)?),
    });
    let mut playing = JoinSet::new();
    match pace {
        Pace::Closed => {
            for table in tables {
                playing.spawn(as_fast_as_it_goes(table, Arc::clone(&counts)));
            }
        }
        Pace::PerSecond(rate) => {
            let mut due = Vec::new();
            for table in tables {
                let (sender, receiver) = mpsc::unbounded_channel();
                due.push(sender);
                playing.spawn(when_due(table, receiver, Arc::clone(&counts)));
            }
            let counts = Arc::clone(&counts);
            thread::spawn(move || call_out(rate, &due, &counts));
        }
    }
    sleep(WARM_UP).await;
    let before = Usage::of(server).await?;
    counts.counting.store(true, Ordering::Relaxed);
    sleep(time).await;
    counts.counting.store(false, Ordering::Relaxed);
    let after = Usage::of(server).await?;
    counts.stop.store(true, Ordering::Relaxed);
    let mut tables = Vec::new();
    while let Some(table) = playing.join_next().await {
        tables.push(table.map_err(Error::other)??);
    }
    let latency = counts.latency.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let measured = Measured {
        moves: counts.moves.load(Ordering::Relaxed),
        time: after.at - before.at,
        server_cpu: after.server.saturating_sub(before.server),
        client_cpu: after.client.saturating_sub(before.client),
        latency,
        commits: after.commits - before.commits,
        commit_time: Duration::from_micros(after.commit_microseconds - before.commit_microseconds),
    };
    Ok((tables, measured))
}

impl Measured {
    /// Moves per second.
    #[must_use]
    pub(crate) fn rate(&self) -> f64 {
        as_float(self.moves) / self.time.as_secs_f64()
    }

    /// CPU time of the server per move, in microseconds.
    #[must_use]
    pub(crate) fn cpu_per_move(&self) -> f64 {
        self.server_cpu.as_secs_f64() * 1e6 / as_float(self.moves.max(1))
    }

    /// The share of its core that the client used.
    #[must_use]
    pub(crate) fn client_share(&self) -> f64 {
        self.client_cpu.as_secs_f64() / self.time.as_secs_f64()
    }

    /// The latency at a quantile such as 0.99, in milliseconds.
    #[must_use]
    pub(crate) fn latency_ms(&self, quantile: f64) -> f64 {
        as_float(self.latency.value_at_quantile(quantile)) / 1000.0
    }

    /// Moves per group commit.
    #[must_use]
    pub(crate) fn moves_per_commit(&self) -> f64 {
        as_float(self.moves) / as_float(self.commits.max(1))
    }

    /// Duration of a group commit, in milliseconds.
    #[must_use]
    pub(crate) fn commit_ms(&self) -> f64 {
        self.commit_time.as_secs_f64() * 1e3 / as_float(self.commits.max(1))
    }
}

/// Counts are small enough for a float to hold them exactly.
#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
pub(crate) fn as_float(count: u64) -> f64 {
    count as f64
}

struct Usage {
    at: Instant,
    server: Duration,
    client: Duration,
    commits: u64,
    commit_microseconds: u64,
}

impl Usage {
    async fn of(server: &Server) -> Result<Self> {
        let commits = server.metric("potluck_commits_total").await?.unwrap_or_default();
        let commit_microseconds = server.metric("potluck_commit_microseconds_total").await?.unwrap_or_default();
        Ok(Self { at: Instant::now(), server: server.cpu()?, client: own_cpu()?, commits, commit_microseconds })
    }
}

impl Counts {
    fn count(&self, step: Step, since: Instant) {
        if step == Step::Move && self.counting.load(Ordering::Relaxed) {
            self.moves.fetch_add(1, Ordering::Relaxed);
            let took = u64::try_from(since.elapsed().as_micros()).unwrap_or(u64::MAX);
            self.latency.lock().unwrap_or_else(PoisonError::into_inner).saturating_record(took);
        }
    }
}

async fn as_fast_as_it_goes(mut table: Table, counts: Arc<Counts>) -> Result<Table> {
    while !counts.stop.load(Ordering::Relaxed) {
        let began = Instant::now();
        counts.count(table.step().await?, began);
    }
    Ok(table)
}

async fn when_due(mut table: Table, mut due: mpsc::UnboundedReceiver<Instant>, counts: Arc<Counts>) -> Result<Table> {
    while let Some(at) = due.recv().await {
        counts.count(table.step().await?, at);
    }
    Ok(table)
}

/// Calls one table after the other. The gaps between the calls are exponentially distributed, as between
/// independent events, and the same in every run. A thread of its own, since the runtime's timer only knows
/// milliseconds.
fn call_out(rate: u32, tables: &[mpsc::UnboundedSender<Instant>], counts: &Counts) {
    let mut at = Instant::now();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(0);
    for table in tables.iter().cycle() {
        // At least 0 and less than 1, so that the logarithm is finite.
        let fraction: f64 = random.random();
        at += Duration::from_secs_f64(-(1.0 - fraction).ln() / f64::from(rate));
        thread::sleep(at.saturating_duration_since(Instant::now()));
        if counts.stop.load(Ordering::Relaxed) || table.send(at).is_err() {
            return;
        }
    }
}
