//! Plays real matches over real sockets, and reports how fast the server is and what it needs.
//!
//! Servers run on the first core, this program on the second. `docs/performance.md` explains what is measured and how.

mod bench;
mod floor;
mod load;
mod player;
mod postgres;
mod process;
mod report;
mod socket;
mod table;

use std::io::{Error, Result};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use rules::{GameKind, SeatCount};

use load::Pace;
use process::Server;
use table::Shape;

/// Load for Potluck's server.
#[derive(Debug, Parser)]
#[command(name = "loadtest", about, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Measure everything in docs/performance.md, and print its table
    Bench {
        /// The server to measure
        #[arg(long, default_value = "target/release/potluck")]
        program: PathBuf,
    },
    /// Measure one load
    Play(Play),
    /// Run the floor: a server that does nothing but serve its sockets
    Floor {
        /// Address and port to listen on
        #[arg(long)]
        listen: SocketAddr,
        /// The game whose frames it sends
        #[arg(long, value_parser = game)]
        game: GameKind,
        /// How many play
        #[arg(long)]
        seats: u8,
    },
}

#[derive(Debug, Args)]
struct Play {
    /// The server to measure
    #[arg(long, default_value = "target/release/potluck")]
    program: PathBuf,
    /// Measure the floor instead
    #[arg(long)]
    floor: bool,
    /// The server's database: `postgres://...`; otherwise a file of its own
    #[arg(long)]
    database_url: Option<String>,
    /// The game
    #[arg(long, value_parser = game, default_value = "hungry-monkey")]
    game: GameKind,
    /// How many play at each table
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// How many tables
    #[arg(long, default_value_t = 100)]
    tables: u32,
    /// How many moves per second over all tables; otherwise as many as possible
    #[arg(long)]
    rate: Option<u32>,
    /// How many seconds to measure
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// How many spectators each table has
    #[arg(long, default_value_t = 0)]
    spectators: u32,
    /// How many more spectators read too slowly
    #[arg(long, default_value_t = 0)]
    slow: u32,
    /// After how many moves at a table a player reconnects; 0 for never
    #[arg(long, default_value_t = 0)]
    reconnect_every: u64,
}

fn main() -> ExitCode {
    match run(Cli::parse().action) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("loadtest: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(action: Action) -> Result<()> {
    if let Action::Floor { listen, game, seats } = action {
        let seats = SeatCount::new(seats).ok_or_else(|| Error::other("no game is for so many"))?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        return runtime.block_on(floor::serve(listen, game, seats));
    }
    process::stay_off_the_servers_core()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match action {
            Action::Bench { program } => bench::bench(&program).await,
            Action::Play(wish) => play(wish).await,
            Action::Floor { .. } => Ok(()),
        }
    })
}

async fn play(wish: Play) -> Result<()> {
    let Play { game, seats, spectators, slow, reconnect_every, .. } = wish;
    let server = if wish.floor {
        Server::floor(game.slug(), seats).await?
    } else {
        Server::potluck(&wish.program, wish.database_url.as_deref(), &[]).await?
    };
    let shape = Shape { game, seats, spectators, slow, reconnect_every };
    let tables = table::set_up(server.address, shape, wish.tables).await?;
    let pace = wish.rate.map_or(Pace::Closed, Pace::PerSecond);
    let (tables, measured) = load::play(&server, tables, pace, Duration::from_secs(wish.seconds)).await?;
    let (updates, bytes) = told(&tables);
    println!("{:.0} moves/s, {:.1} µs of the server's processor each", measured.rate(), measured.cpu_per_move());
    println!("{:.0} % of a core for the client", measured.client_share() * 100.0);
    let [half, most, all] = [0.5, 0.99, 1.0].map(|quantile| measured.latency_ms(quantile));
    println!("{half:.2} ms p50, {most:.2} ms p99, {all:.2} ms max until the last seat has its update");
    println!("{} bytes an update", bytes / updates.max(1));
    if measured.commits > 0 {
        println!("{:.1} moves a group commit, {:.2} ms each", measured.moves_per_commit(), measured.commit_ms());
    }
    println!("{} MiB of memory", server.memory()? / 1024 / 1024);
    println!("{} slow readers sent away", tables.iter().map(table::Table::sent_away).sum::<u64>());
    Ok(())
}

/// How many updates the players of all tables received, and their size in bytes.
fn told(tables: &[table::Table]) -> (u64, u64) {
    tables.iter().map(table::Table::told).fold((0, 0), |sum, told| (sum.0 + told.0, sum.1 + told.1))
}

fn game(slug: &str) -> std::result::Result<GameKind, String> {
    GameKind::of_slug(slug).ok_or_else(|| format!("there is no game {slug}"))
}
