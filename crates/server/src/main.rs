//! The `potluck` command.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;

use clap::Parser;
use protocol::{Origin, Record};
use server::config::{Action, Cli, Config, Simulate};
use server::{editions, health, record, shutdown, simulate, telemetry};

// The system's allocator takes a fifth of a move's time (docs/performance.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Action::Serve(config) => serve(*config),
        Action::Simulate(wish) => run_simulation(&wish),
        Action::CheckEditions { folder } => check_editions(&folder),
        Action::Verify { record } => verify(&record),
        Action::Health { server } => health::ask(server).map_err(Into::into),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("potluck: {error}");
            ExitCode::FAILURE
        }
    }
}

#[tokio::main]
async fn serve(config: Config) -> Result<(), Box<dyn std::error::Error>> {
    telemetry::start(config.log_format, &config.log).map_err(|error| format!("--log {}: {error}", config.log))?;
    let shutdown = shutdown::on_signal()?;
    let listener = server::listen(config.listen).map_err(|error| cannot_listen(config.listen, &error))?;
    Ok(server::run(listener, config, shutdown).await?)
}

fn check_editions(folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let files = editions::check(folder)?;
    if files.is_empty() {
        return Err(format!("{}: there is no file that ends in .toml", folder.display()).into());
    }
    let mut wrong = 0_u32;
    for (path, found) in &files {
        match found {
            Ok(game) => {
                println!("{}: can be played, in place of the standard edition of {}", path.display(), game.slug());
            }
            Err(error) => {
                println!("{error}");
                wrong += 1;
            }
        }
    }
    if wrong == 0 { Ok(()) } else { Err(format!("{wrong} of {} files cannot be used", files.len()).into()) }
}

fn cannot_listen(address: SocketAddr, error: &io::Error) -> String {
    let advice = match error.kind() {
        ErrorKind::AddrInUse => "Another program has that port: stop it, or name another with --listen",
        ErrorKind::PermissionDenied => "Ports below 1024 are not for everybody: name another with --listen",
        ErrorKind::AddrNotAvailable => "That is no address of this machine: 0.0.0.0 stands for all that it has",
        _ => "Name another address and port with --listen",
    };
    format!("the server cannot listen on {address}: {error}. {advice}")
}

fn verify(path: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let record: Record = serde_json::from_str(&text).map_err(|error| format!("this is no record: {error}"))?;
    record::verify(&record, None)?;
    println!("Yes: dealt again from its seed, the match goes as the record says ({} versions).", record.log.len());
    if let Some(Origin::Practice { match_id, version }) = record.origin {
        println!(
            "Versions 0 to {version} are those of match {match_id}, whose own record tells whether they are true."
        );
    }
    Ok(())
}

fn run_simulation(wish: &Simulate) -> Result<(), Box<dyn std::error::Error>> {
    let totals = simulate::simulate(wish)?;
    println!("{}", if wish.json { serde_json::to_string(&totals)? } else { totals.text() });
    Ok(())
}
