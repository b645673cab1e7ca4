//! What a host can set: every flag is an environment variable as well.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};
use rules::GameKind;

/// Potluck: five food games for friends, on one server.
#[derive(Debug, Parser)]
#[command(name = "potluck", version, about, arg_required_else_help = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Action,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Action {
    /// Run the server
    #[command(args_override_self = true)]
    Serve(Box<Config>),
    /// Let bots play matches among themselves and print the totals
    Simulate(Simulate),
    /// Say what is wrong with the editions in a folder; fails if anything is
    CheckEditions {
        /// The folder, as for `serve --editions`
        folder: PathBuf,
    },
    /// Deal the match of a record again, and say whether it goes as the record says or where it differs
    Verify {
        /// The file, as the page of a finished match exports it
        record: PathBuf,
    },
    /// Ask a running server whether it is ready; fails if not
    Health {
        /// Address and port of the server
        #[arg(long, default_value = "127.0.0.1:8080")]
        server: SocketAddr,
    },
}

/// How the server runs.
#[derive(Clone, Debug, Args)]
pub struct Config {
    /// Address and port to listen on
    #[arg(long, env = "POTLUCK_LISTEN", default_value = "0.0.0.0:8080")]
    pub listen: SocketAddr,

    /// Where players, tables and matches are kept: `postgres://...` or `sqlite://FILE`
    /// [default: the file potluck.sqlite in the data folder]
    #[arg(long, env = "DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<String>,

    /// Folder of the SQLite file, unless a database url is given
    #[arg(long, env = "POTLUCK_DATA", default_value = "data")]
    pub data: PathBuf,

    /// Folder of the built web client
    #[arg(long, env = "POTLUCK_WEB", default_value = "web/dist")]
    pub web: PathBuf,

    /// Folder with editions that replace the standard ones, each named after its game, as in
    /// hungry-monkey.toml
    #[arg(long, env = "POTLUCK_EDITIONS")]
    pub editions: Option<PathBuf>,

    /// Further origins, as in `https://play.example`, whose pages may connect; pages of this server itself
    /// always may
    #[arg(long, env = "POTLUCK_ORIGINS", value_delimiter = ',')]
    pub origins: Vec<String>,

    /// Believe the last X-Forwarded-For address: set it if, and only if, a reverse proxy is in front
    #[arg(long, env = "POTLUCK_TRUST_PROXY")]
    pub trust_proxy: bool,

    /// How long a bot thinks, in milliseconds
    #[arg(long, env = "POTLUCK_BOT_DELAY_MS", default_value = "1200", value_parser = millis)]
    pub bot_delay_ms: Duration,

    /// How often what a running clock shows is written, in milliseconds: so much time a crash may give back
    #[arg(long, env = "POTLUCK_KEEP_CLOCKS_MS", default_value = "10000", value_parser = some_millis)]
    pub keep_clocks_ms: Duration,

    /// How long a host may be away, in seconds, before another player at the table becomes the host
    #[arg(long, env = "POTLUCK_HOST_GRACE_S", default_value = "60", value_parser = seconds)]
    pub host_grace_s: Duration,

    /// How long a player may be away from a match, in seconds, before the others may let a bot sit in
    #[arg(long, env = "POTLUCK_AWAY_GRACE_S", default_value = "60", value_parser = seconds)]
    pub away_grace_s: Duration,

    /// For how many seconds a spectator whose connection is gone still counts as watching
    #[arg(long, env = "POTLUCK_WATCHER_GRACE_S", default_value = "5", value_parser = seconds)]
    pub watcher_grace_s: Duration,

    /// After how many idle seconds a table leaves memory; it comes back when somebody opens it
    #[arg(long, env = "POTLUCK_UNLOAD_S", default_value = "60", value_parser = seconds)]
    pub unload_s: Duration,

    /// After how many hours a table is deleted at which nobody but its maker ever sat
    #[arg(long, env = "POTLUCK_UNUSED_H", default_value = "48", value_parser = hours)]
    pub unused_h: Duration,

    /// After how many days an ended match is deleted, with its replay and its place in history [default: never]
    #[arg(long, env = "POTLUCK_KEEP_MATCHES_DAYS", value_parser = days)]
    pub keep_matches_days: Option<Duration>,

    /// After how many days a table at which nothing has changed is deleted, with its matches [default: never]
    #[arg(long, env = "POTLUCK_KEEP_TABLES_DAYS", value_parser = days)]
    pub keep_tables_days: Option<Duration>,

    /// After how many days a guest who did not come back is forgotten [default: never]
    #[arg(long, env = "POTLUCK_KEEP_GUESTS_DAYS", value_parser = days)]
    pub keep_guests_days: Option<Duration>,

    /// How many tables a player may make in a day
    #[arg(long, env = "POTLUCK_TABLES_PER_PLAYER", default_value_t = 30)]
    pub tables_per_player: u32,

    /// How many connections one address may have
    #[arg(long, env = "POTLUCK_CONNECTIONS_PER_ADDRESS", default_value_t = 64)]
    pub connections_per_address: u32,

    /// How many connections one table holds before it takes only those of players with a chair
    #[arg(long, env = "POTLUCK_SOCKETS_PER_TABLE", default_value_t = 1000)]
    pub sockets_per_table: u32,

    /// How many new guests one address may bring in an hour
    #[arg(long, env = "POTLUCK_GUESTS_PER_ADDRESS", default_value = "200", value_parser = clap::value_parser!(u32).range(1..))]
    pub guests_per_address: u32,

    /// How many messages a second a connection may send in the long run; ten times as many at once
    #[arg(long, env = "POTLUCK_MESSAGES_PER_SECOND", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub messages_per_second: u32,

    /// How many messages may wait for a slow connection before it is closed
    #[arg(long, env = "POTLUCK_OUTBOX", default_value_t = 64, value_parser = clap::value_parser!(u32).range(8..))]
    pub outbox: u32,

    /// How often a silent connection is asked whether it is alive, in seconds; it is closed when it
    /// stays silent for twice as long
    #[arg(long, env = "POTLUCK_PING_S", default_value = "20", value_parser = seconds)]
    pub ping_s: Duration,

    /// Form of the log
    #[arg(long, env = "POTLUCK_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,

    /// What is logged, as in info or server=debug
    #[arg(long, env = "POTLUCK_LOG", default_value = "info")]
    pub log: String,
}

impl Config {
    /// The address of the database, the embedded one unless another is set.
    #[must_use]
    pub fn database(&self) -> String {
        self.database_url.clone().unwrap_or_else(|| format!("sqlite://{}", self.data.join("potluck.sqlite").display()))
    }
}

/// Form of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Which matches bots play among themselves.
#[derive(Clone, Debug, Args)]
pub struct Simulate {
    /// The game
    #[arg(long, value_parser = game)]
    pub game: GameKind,

    /// How many play
    #[arg(long)]
    pub players: u8,

    /// How many matches
    #[arg(long, default_value_t = 1000)]
    pub matches: u32,

    /// The seed of everything: the same seed plays the same matches
    #[arg(long, default_value_t = 1)]
    pub seed: u64,

    /// How moves are chosen
    #[arg(long, value_enum, default_value_t = Policy::Autopilot)]
    pub policy: Policy,

    /// The options of the game, as JSON
    #[arg(long, default_value = "{}")]
    pub options: String,

    /// Folder with editions that replace the standard ones, as for `serve`
    #[arg(long)]
    pub editions: Option<PathBuf>,

    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// How moves are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Policy {
    /// As the simple bot chooses.
    Autopilot,
    /// Any legal move, each equally likely.
    Random,
}

fn game(slug: &str) -> Result<GameKind, String> {
    GameKind::of_slug(slug).ok_or_else(|| {
        let known: Vec<_> = GameKind::ALL.iter().map(|kind| kind.slug()).collect();
        format!("the games are: {}", known.join(", "))
    })
}

fn millis(text: &str) -> Result<Duration, std::num::ParseIntError> {
    text.parse().map(Duration::from_millis)
}

fn some_millis(text: &str) -> Result<Duration, std::num::ParseIntError> {
    text.parse::<NonZeroU32>().map(NonZeroU32::get).map(|millis| Duration::from_millis(millis.into()))
}

fn seconds(text: &str) -> Result<Duration, std::num::ParseIntError> {
    text.parse().map(Duration::from_secs)
}

fn hours(text: &str) -> Result<Duration, std::num::ParseIntError> {
    text.parse::<u32>().map(|hours| Duration::from_secs(u64::from(hours) * 3600))
}

fn days(text: &str) -> Result<Duration, std::num::ParseIntError> {
    text.parse::<NonZeroU32>().map(NonZeroU32::get).map(|days| Duration::from_secs(u64::from(days) * 86_400))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_flag_of_serve_is_an_environment_variable() {
        let cli = Cli::command();
        let serve = cli.find_subcommand("serve").unwrap();
        for flag in serve.get_arguments().filter(|flag| flag.get_id() != "help") {
            let name = flag.get_env().unwrap_or_else(|| panic!("{} has none", flag.get_id())).to_str().unwrap();
            assert!(name == "DATABASE_URL" || name.starts_with("POTLUCK_"), "{name}");
        }
    }

    #[test]
    fn an_unknown_game_is_refused_with_those_there_are() {
        assert!(game("chess").unwrap_err().contains("hungry-monkey"));
    }
}
