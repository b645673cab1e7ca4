//! The `potluck` command.

use std::process::ExitCode;

use clap::Parser;
use server::config::{Action, Cli, Config, Simulate};
use server::{health, shutdown, simulate, telemetry};

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Action::Serve(config) => serve(*config),
        Action::Simulate(wish) => run_simulation(&wish),
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
    telemetry::start(config.log_format, &config.log)?;
    let shutdown = shutdown::on_signal()?;
    let listener = server::listen(config.listen).map_err(|error| format!("{}: {error}", config.listen))?;
    Ok(server::run(listener, config, shutdown).await?)
}

fn run_simulation(wish: &Simulate) -> Result<(), Box<dyn std::error::Error>> {
    let totals = simulate::simulate(wish)?;
    println!("{}", if wish.json { serde_json::to_string(&totals)? } else { totals.text() });
    Ok(())
}
