//! The measurements of `make bench`. Potluck and the floor run in turns, so that other work on the machine affects
//! both, and every figure is also given as a ratio.

use std::io::Result;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use rules::GameKind;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::load::{self, Measured, Pace, as_float};
use crate::player::Player;
use crate::postgres::Database;
use crate::process::Server;
use crate::report::Report;
use crate::table::{self, Shape, Table};

/// How many turns each of them gets.
const ROUNDS: usize = 3;
/// How long a round measures.
const ROUND: Duration = Duration::from_secs(3);
/// How long a server waits for a socket's first message.
const HELLO: Duration = Duration::from_secs(10);
/// The pace at which latencies are measured, in moves a second.
const RATE: u32 = 1000;
/// With four sockets each, this is what the default limit of open files allows.
const MANY: u32 = 4900;
const IDLE_SOCKETS: u32 = 4000;
const SPECTATORS: u32 = 500;

const STANDARD: Shape = Shape { game: GameKind::HungryMonkey, seats: 4, spectators: 0, slow: 0, reconnect_every: 0 };

/// Clients don't read during the other server's turn, and a server must not close their sockets for that.
const PATIENT: &[&str] = &["--ping-s", "3600"];

/// A server and the tables at it.
struct Side {
    server: Server,
    tables: Vec<Table>,
    /// The server's memory before there was a table, in bytes.
    empty: u64,
}

impl Side {
    async fn potluck(program: &Path, database: Option<&str>, shape: Shape, tables: u32) -> Result<Self> {
        Self::with(Server::potluck(program, database, PATIENT).await?, shape, tables).await
    }

    async fn floor(shape: Shape, tables: u32) -> Result<Self> {
        Self::with(Server::floor(shape.game.slug(), shape.seats).await?, shape, tables).await
    }

    async fn with(server: Server, shape: Shape, tables: u32) -> Result<Self> {
        let empty = server.memory()?;
        let tables = table::set_up(server.address, shape, tables).await?;
        Ok(Self { server, tables, empty })
    }

    async fn play(&mut self, pace: Pace) -> Result<Measured> {
        let (tables, measured) = load::play(&self.server, std::mem::take(&mut self.tables), pace, ROUND).await?;
        self.tables = tables;
        Ok(measured)
    }

    /// Memory per table, including its sockets.
    fn kib_a_table(&self) -> Result<f64> {
        let taken = self.server.memory()?.saturating_sub(self.empty);
        Ok(kib(taken, u32::try_from(self.tables.len()).unwrap_or(u32::MAX)))
    }

    fn bytes_per_update(&self) -> u64 {
        let (updates, bytes) = crate::told(&self.tables);
        bytes / updates.max(1)
    }
}

/// Measures everything and prints a table in Markdown.
///
/// # Errors
/// When a server misbehaves.
pub(crate) async fn bench(program: &Path) -> Result<()> {
    let mut report = Report::default();
    against_the_floor(program, 100, &mut report).await?;
    against_the_floor(program, 1000, &mut report).await?;
    idle_sockets(program, &mut report).await?;
    from_few_to_many(program, &mut report).await?;
    watched(program, &mut report).await?;
    other_games(program, &mut report).await?;
    postgres(program, &mut report).await?;
    print!("{report}");
    Ok(())
}

/// Throughput and CPU; with many tables also latency and memory.
async fn against_the_floor(program: &Path, tables: u32, report: &mut Report) -> Result<()> {
    eprintln!("{tables} tables against the floor");
    let mut ours = Side::potluck(program, None, STANDARD, tables).await?;
    let mut floor = Side::floor(STANDARD, tables).await?;
    let (fast, floor_fast) = in_turns(&mut ours, &mut floor, Pace::Closed).await?;
    let what = format!("{tables} tables, as fast as it goes");
    let rates = (median(&fast, Measured::rate), median(&floor_fast, Measured::rate));
    report.compare(&what, "moves/s", rates, Some(("at least 0.8", rates.0 >= 0.8 * rates.1)));
    let cpu = (median(&fast, Measured::cpu_per_move), median(&floor_fast, Measured::cpu_per_move));
    report.compare(&what, "µs of CPU a move", cpu, None);
    let share = |all: &[Measured]| 100.0 * median(all, Measured::client_share);
    report.compare(&what, "% of a core for the client", (share(&fast), share(&floor_fast)), None);
    let bytes = (as_float(ours.bytes_per_update()), as_float(floor.bytes_per_update()));
    report.compare(&what, "bytes an update", bytes, None);
    report.alone(&what, "moves a group commit", median(&fast, Measured::moves_per_commit), None);
    if tables < 1000 {
        return Ok(());
    }
    let (paced, floor_paced) = in_turns(&mut ours, &mut floor, Pace::PerSecond(RATE)).await?;
    let what = format!("{tables} tables, {RATE} moves/s");
    let commit = median(&paced, Measured::commit_ms);
    for (name, quantile) in [("ms p50", 0.5), ("ms p99", 0.99), ("ms max", 1.0)] {
        let at = |all: &[Measured]| median(all, |measured| measured.latency_ms(quantile));
        let (own, floor) = (at(&paced), at(&floor_paced));
        let target = (name == "ms p99").then_some(("at most 2 × and a group commit", own <= 2.0 * floor + commit));
        report.compare(&what, name, (own, floor), target);
    }
    let cpu = (median(&paced, Measured::cpu_per_move), median(&floor_paced, Measured::cpu_per_move));
    report.compare(&what, "µs of CPU a move", cpu, None);
    report.alone(&what, "ms a group commit", commit, None);
    let each = (ours.kib_a_table()?, floor.kib_a_table()?);
    report.compare("memory", "KiB a live table of four, with its sockets", each, Some(("at most 40", each.0 <= 40.0)));
    Ok(())
}

/// The memory of an additional socket. It is measured on top of many others, because the first ones also fill the
/// database's caches.
async fn idle_sockets(program: &Path, report: &mut Report) -> Result<()> {
    eprintln!("{IDLE_SOCKETS} idle sockets");
    let server = Server::potluck(program, None, &[]).await?;
    report.alone("memory", "MiB of a server that nobody uses", as_float(server.memory()?) / 1024.0 / 1024.0, None);
    let first = guests(server.address, IDLE_SOCKETS).await?;
    let before = server.memory()?;
    let more = guests(server.address, IDLE_SOCKETS).await?;
    let after = server.memory()?;
    drop((first, more));
    let each = kib(after.saturating_sub(before), IDLE_SOCKETS);
    report.alone("memory", "KiB an idle socket", each, Some(("at most 8", each <= 8.0)));
    Ok(())
}

async fn guests(server: SocketAddr, count: u32) -> Result<Vec<Player>> {
    let mut coming = JoinSet::new();
    let mut there = Vec::new();
    for number in 0..count {
        coming.spawn(async move { Player::guest(server, &format!("Idle {number}")).await });
        if coming.len() == 64
            && let Some(player) = coming.join_next().await
        {
            there.push(player??);
        }
    }
    while let Some(player) = coming.join_next().await {
        there.push(player??);
    }
    Ok(there)
}

/// Whether a move costs more with many tables, and what tables cost when nobody moves.
async fn from_few_to_many(program: &Path, report: &mut Report) -> Result<()> {
    eprintln!("10 tables, then {MANY}");
    let few = Side::potluck(program, None, STANDARD, 10).await?.play(Pace::PerSecond(RATE)).await?;
    let mut many = Side::potluck(program, None, STANDARD, MANY).await?;
    let played = many.play(Pace::PerSecond(RATE)).await?;
    let growth = played.cpu_per_move() / few.cpu_per_move();
    let what = format!("{RATE} moves/s");
    report.alone(&what, "µs of CPU a move, 10 tables", few.cpu_per_move(), None);
    report.alone(&what, &format!("µs of CPU a move, {MANY} tables"), played.cpu_per_move(), None);
    report.alone(&what, "times as much", growth, Some(("at most 1.7", growth <= 1.7)));
    // The server checks each new socket once for its `hello`, after some time.
    sleep(HELLO).await;
    let before = many.server.cpu()?;
    sleep(2 * ROUND).await;
    let used = many.server.cpu()?.saturating_sub(before).as_secs_f64() / (2 * ROUND).as_secs_f64();
    let what = format!("{MANY} tables where nobody moves");
    report.alone(&what, "% of a core", 100.0 * used, Some(("none", used < 0.001)));
    Ok(())
}

/// The cost of very many spectators at one table, and whether players notice them.
async fn watched(program: &Path, report: &mut Report) -> Result<()> {
    eprintln!("{SPECTATORS} spectators at one table");
    let mut side = Side::potluck(program, None, STANDARD, 99).await?;
    side.tables.extend(table::set_up(side.server.address, STANDARD, 1).await?);
    let alone = side.play(Pace::PerSecond(RATE)).await?;
    side.tables.pop();
    side.tables.extend(table::set_up(side.server.address, Shape { spectators: SPECTATORS, ..STANDARD }, 1).await?);
    let with = side.play(Pace::PerSecond(RATE)).await?;
    let per_second = |measured: &Measured| measured.server_cpu.as_secs_f64() / measured.time.as_secs_f64();
    let updates = f64::from(RATE) / 100.0 * f64::from(SPECTATORS);
    let each = (per_second(&with) - per_second(&alone)) * 1e6 / updates;
    let what = format!("{SPECTATORS} watch one of 100 tables");
    report.alone(&what, "µs of CPU a spectator and update", each, None);
    report.alone(&what, "ms p99 for those who play, nobody watching", alone.latency_ms(0.99), None);
    report.alone(&what, "ms p99 for those who play", with.latency_ms(0.99), None);
    Ok(())
}

async fn other_games(program: &Path, report: &mut Report) -> Result<()> {
    for game in GameKind::ALL.iter().copied().filter(|game| *game != STANDARD.game) {
        eprintln!("100 tables of {}", game.slug());
        let mut side = Side::potluck(program, None, Shape { game, ..STANDARD }, 100).await?;
        let measured = side.play(Pace::Closed).await?;
        let what = format!("100 tables of {}", game.slug());
        report.alone(&what, "moves/s", measured.rate(), None);
        report.alone(&what, "µs of CPU a move", measured.cpu_per_move(), None);
        report.alone(&what, "bytes an update", as_float(side.bytes_per_update()), None);
        report.alone(&what, "% of a core for the client", 100.0 * measured.client_share(), None);
    }
    Ok(())
}

/// The same load with Postgres, which runs on the client's core.
async fn postgres(program: &Path, report: &mut Report) -> Result<()> {
    let Some(database) = Database::make().await? else { return Ok(()) };
    eprintln!("Postgres");
    let mut side = Side::potluck(program, Some(&database.url), STANDARD, 1000).await?;
    for (what, pace) in [("as fast as it goes", Pace::Closed), ("1000 moves/s", Pace::PerSecond(RATE))] {
        let measured = side.play(pace).await?;
        let what = format!("Postgres, 1000 tables, {what}");
        report.alone(&what, "moves/s", measured.rate(), None);
        report.alone(&what, "µs of the server's CPU a move", measured.cpu_per_move(), None);
        report.alone(&what, "commits/s", as_float(measured.commits) / measured.time.as_secs_f64(), None);
        report.alone(&what, "moves a commit", measured.moves_per_commit(), None);
        report.alone(&what, "ms a commit", measured.commit_ms(), None);
        report.alone(&what, "ms p50", measured.latency_ms(0.5), None);
        report.alone(&what, "ms p99", measured.latency_ms(0.99), None);
    }
    drop(side);
    database.drop().await
}

async fn in_turns(ours: &mut Side, floor: &mut Side, pace: Pace) -> Result<(Vec<Measured>, Vec<Measured>)> {
    let (mut own, mut floors) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        own.push(ours.play(pace).await?);
        floors.push(floor.play(pace).await?);
    }
    Ok((own, floors))
}

fn median(all: &[Measured], of: impl Fn(&Measured) -> f64) -> f64 {
    let mut values: Vec<f64> = all.iter().map(of).collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn kib(bytes: u64, of: u32) -> f64 {
    as_float(bytes) / 1024.0 / f64::from(of)
}
