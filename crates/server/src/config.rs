//! The settings of a host: every flag can also be set as an environment variable.

use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use axum::http::Uri;
use clap::builder::TypedValueParser;
use clap::{Args, Parser, Subcommand, ValueEnum, value_parser};
use rules::GameKind;

/// How many seconds an hour, a day, a week and a century have.
const HOUR: u64 = 3600;
const DAY: u64 = 24 * HOUR;
const WEEK: u64 = 7 * DAY;
const CENTURY: u64 = 36_500 * DAY;

/// As good as no limit.
const MANY: i64 = 1_000_000;

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
    /// Check the editions in a folder; fails if anything is wrong with them
    CheckEditions {
        /// The folder, as for `serve --editions`
        folder: PathBuf,
    },
    /// Deal the match of a record again, and report whether the record is true or where it differs
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
    #[arg(long, env = "POTLUCK_LISTEN", default_value = "0.0.0.0:8080", value_parser = address)]
    pub listen: SocketAddr,

    /// Where players, tables and matches are stored: `postgres://...` or `sqlite://FILE`
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

    /// Other origins whose pages may connect, such as `https://play.example`; pages of this server always may
    #[arg(long, env = "POTLUCK_ORIGINS", value_delimiter = ',')]
    pub origins: Vec<PageOrigin>,

    /// Trust the last X-Forwarded-For address: set this if, and only if, a reverse proxy is in front
    #[arg(long, env = "POTLUCK_TRUST_PROXY")]
    pub trust_proxy: bool,

    /// How long a bot thinks, in milliseconds
    #[arg(long, env = "POTLUCK_BOT_DELAY_MS", default_value = "1200", value_parser = millis(0..=HOUR * 1000))]
    pub bot_delay_ms: Duration,

    /// How often a running clock is stored, in milliseconds: a crash gives back at most this much time
    #[arg(long, env = "POTLUCK_KEEP_CLOCKS_MS", default_value = "10000", value_parser = millis(1..=HOUR * 1000))]
    pub keep_clocks_ms: Duration,

    /// How long a host may be away, in seconds, before another player at the table becomes the host
    #[arg(long, env = "POTLUCK_HOST_GRACE_S", default_value = "60", value_parser = seconds(0..=WEEK))]
    pub host_grace_s: Duration,

    /// How long a player may be away from a match, in seconds, before the others may let a bot sit in
    #[arg(long, env = "POTLUCK_AWAY_GRACE_S", default_value = "60", value_parser = seconds(0..=WEEK))]
    pub away_grace_s: Duration,

    /// For how many seconds a spectator who has lost the connection still counts as watching
    #[arg(long, env = "POTLUCK_WATCHER_GRACE_S", default_value = "5", value_parser = seconds(0..=HOUR))]
    pub watcher_grace_s: Duration,

    /// After how many idle seconds a table leaves memory; it comes back when somebody opens it
    #[arg(long, env = "POTLUCK_UNLOAD_S", default_value = "60", value_parser = seconds(0..=WEEK))]
    pub unload_s: Duration,

    /// After how many hours to delete a table at which nobody but its maker ever sat
    #[arg(long, env = "POTLUCK_UNUSED_H", default_value = "48", value_parser = hours(1..=CENTURY / HOUR))]
    pub unused_h: Duration,

    /// After how many days to delete an ended match, with its replay and its place in history [default: never]
    #[arg(long, env = "POTLUCK_KEEP_MATCHES_DAYS", value_parser = days(1..=CENTURY / DAY))]
    pub keep_matches_days: Option<Duration>,

    /// After how many days without a change to delete a table, with its matches [default: never]
    #[arg(long, env = "POTLUCK_KEEP_TABLES_DAYS", value_parser = days(1..=CENTURY / DAY))]
    pub keep_tables_days: Option<Duration>,

    /// After how many days to delete a guest who hasn't come back [default: never]
    #[arg(long, env = "POTLUCK_KEEP_GUESTS_DAYS", value_parser = days(1..=CENTURY / DAY))]
    pub keep_guests_days: Option<Duration>,

    /// How many tables a player may make per day
    #[arg(long, env = "POTLUCK_TABLES_PER_PLAYER", default_value_t = 30, value_parser = value_parser!(u32).range(1..=MANY))]
    pub tables_per_player: u32,

    /// How many connections one address may have
    #[arg(long, env = "POTLUCK_CONNECTIONS_PER_ADDRESS", default_value_t = 64, value_parser = value_parser!(u32).range(1..=MANY))]
    pub connections_per_address: u32,

    /// How many connections a table may have; beyond that, only players with a chair can connect
    #[arg(long, env = "POTLUCK_SOCKETS_PER_TABLE", default_value_t = 1000, value_parser = value_parser!(u32).range(1..=MANY))]
    pub sockets_per_table: u32,

    /// How many new guests may come from one address per hour
    #[arg(long, env = "POTLUCK_GUESTS_PER_ADDRESS", default_value = "200", value_parser = value_parser!(u32).range(1..=MANY))]
    pub guests_per_address: u32,

    /// How many messages per second a connection may send in the long run, and ten times as many at once
    #[arg(long, env = "POTLUCK_MESSAGES_PER_SECOND", default_value_t = 10, value_parser = value_parser!(u32).range(1..=100_000))]
    pub messages_per_second: u32,

    /// How many messages may be waiting for a slow connection before it is closed
    #[arg(long, env = "POTLUCK_OUTBOX", default_value_t = 64, value_parser = value_parser!(u32).range(8..=65_536))]
    pub outbox: u32,

    /// How often to ping a silent connection, in seconds; it is closed when it stays silent for twice as long
    #[arg(long, env = "POTLUCK_PING_S", default_value = "20", value_parser = seconds(1..=HOUR))]
    pub ping_s: Duration,

    /// Format of the log
    #[arg(long, env = "POTLUCK_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,

    /// What to log, such as info or server=debug
    #[arg(long, env = "POTLUCK_LOG", default_value = "info")]
    pub log: String,
}

impl Config {
    /// The URL of the database: the embedded one unless another is set.
    #[must_use]
    pub fn database(&self) -> String {
        self.database_url.clone().unwrap_or_else(|| format!("sqlite://{}", self.data.join("potluck.sqlite").display()))
    }
}

/// An origin, exactly as browsers write it. No other form would ever match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageOrigin(String);

impl PageOrigin {
    /// As browsers write it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PageOrigin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let written = as_browsers_write_it(text).ok_or(
            "an origin is a scheme, a host and the port unless it is the usual one, as in https://play.example; \
             name each by itself, without * and without a path",
        )?;
        if written == text { Ok(Self(written)) } else { Err(format!("browsers write this origin {written}")) }
    }
}

fn as_browsers_write_it(text: &str) -> Option<String> {
    let uri: Uri = text.parse().ok()?;
    let usual = match uri.scheme_str()? {
        "http" => 80,
        "https" => 443,
        _ => return None,
    };
    let (authority, host) = (uri.authority()?, uri.host()?.to_lowercase());
    let bare = matches!(uri.path(), "" | "/") && uri.query().is_none() && !authority.as_str().contains('@');
    if !bare || host.is_empty() || host.contains('*') {
        return None;
    }
    let port = match authority.as_str().strip_prefix(uri.host()?)?.strip_prefix(':') {
        None => None,
        Some(port) => Some(port.parse::<u16>().ok()?).filter(|port| *port != usual),
    };
    let port = port.map(|port| format!(":{port}")).unwrap_or_default();
    Some(format!("{}://{host}{port}", uri.scheme_str()?))
}

/// Format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Lines of text for people.
    Text,
    /// One JSON object per line.
    Json,
}

/// The matches that bots simulate.
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

    /// The seed of everything: the same seed simulates the same matches
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

fn address(text: &str) -> Result<SocketAddr, &'static str> {
    text.parse().map_err(|_| "it has to be an IP address with a port, as in 127.0.0.1:8080 or [::]:8080")
}

fn millis(range: RangeInclusive<u64>) -> impl TypedValueParser<Value = Duration> {
    value_parser!(u64).range(range).map(Duration::from_millis)
}

fn seconds(range: RangeInclusive<u64>) -> impl TypedValueParser<Value = Duration> {
    value_parser!(u64).range(range).map(Duration::from_secs)
}

fn hours(range: RangeInclusive<u64>) -> impl TypedValueParser<Value = Duration> {
    value_parser!(u64).range(range).map(Duration::from_hours)
}

fn days(range: RangeInclusive<u64>) -> impl TypedValueParser<Value = Duration> {
    value_parser!(u64).range(range).map(|days| Duration::from_hours(days * 24))
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

    /// The settings that these flags of `serve` result in, or the error message.
    fn serve(flags: &[&str]) -> Result<Config, String> {
        let parsed =
            Cli::try_parse_from(["potluck", "serve"].iter().chain(flags)).map_err(|error| error.to_string())?;
        let Action::Serve(config) = parsed.command else { panic!("serves") };
        Ok(*config)
    }

    #[test]
    fn every_number_has_a_range_and_what_is_outside_is_refused_with_it() {
        let cli = Cli::command();
        let flags = cli.find_subcommand("serve").unwrap().get_arguments();
        let mut tried = 0;
        for flag in flags.filter_map(|flag| flag.get_long()) {
            let flag = format!("--{flag}");
            // A flag that takes 60 but not a word is a number.
            if serve(&[&flag, "60"]).is_err() || serve(&[&flag, "sixty"]).is_ok() {
                continue;
            }
            let refused = serve(&[&flag, "99999999999999999999"]).unwrap_err();
            assert!(refused.contains(&flag), "{refused}");
            let refused = serve(&[&flag, "4294967295"]).unwrap_err();
            assert!(refused.contains("is not in") && refused.contains("..="), "{refused}");
            tried += 1;
        }
        assert!(tried >= 17, "{tried}");
        for flag in
            ["--connections-per-address", "--ping-s", "--sockets-per-table", "--tables-per-player", "--unused-h"]
        {
            assert!(serve(&[flag, "0"]).unwrap_err().contains("0 is not in 1..="), "{flag}");
        }
    }

    #[test]
    fn an_origin_is_written_as_browsers_write_it_or_refused_with_how_they_do() {
        for written in ["https://play.example", "http://localhost:5173", "https://[2001:db8::1]:8443"] {
            assert_eq!(serve(&["--origins", written]).unwrap().origins[0].as_str(), written);
        }
        for (wrong, right) in [
            ("https://play.example/", "https://play.example"),
            ("https://Play.Example", "https://play.example"),
            ("HTTPS://play.example", "https://play.example"),
            ("https://play.example:443", "https://play.example"),
            ("http://play.example:80/", "http://play.example"),
        ] {
            let refused = serve(&["--origins", wrong]).unwrap_err();
            assert!(refused.contains(&format!("browsers write this origin {right}\n")), "{refused}");
        }
        for wrong in [
            "*",
            "https://*.example",
            "play.example",
            "//play.example",
            "ftp://play.example",
            "https://play.example/table",
            "https://play.example?a",
            "https://ann@play.example",
            "https://play.example:99999",
            "https://",
            "null",
            "",
            "https://one.example,,https://two.example",
        ] {
            let refused = serve(&["--origins", wrong]).unwrap_err();
            assert!(refused.contains("as in https://play.example"), "{wrong}: {refused}");
        }
    }

    #[test]
    fn an_unknown_game_is_refused_with_those_there_are() {
        assert!(game("chess").unwrap_err().contains("hungry-monkey"));
    }
}
