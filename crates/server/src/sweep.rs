//! Deletes data that has reached its limit of age, once an hour and in small batches.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::interval;
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info};

use crate::app::App;
use crate::forgetting;
use crate::store::StoreError;

/// How often to look for it.
const EACH: Duration = Duration::from_hours(1);
/// How precisely a guest's last visit is known.
const SEEN_TO: Duration = Duration::from_hours(24);
/// How much one batch deletes, so that nothing else has to wait long.
const PORTION: u32 = 200;

/// Deletes what is too old until it is stopped.
pub(crate) async fn run(app: Arc<App>, stop: CancellationToken) {
    let mut again = interval(EACH);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = again.tick() => {}
        }
        tokio::select! {
            () = stop.cancelled() => return,
            swept = sweep(&app) => if let Err(error) = swept {
                error!(%error, "what is too old cannot be deleted");
            }
        }
    }
}

async fn sweep(app: &App) -> Result<(), StoreError> {
    let (store, config) = (&*app.world.store, &app.world.config);
    for player in store.half_forgotten().await? {
        if let Err(error) = forgetting::finish(store, &app.tables, player).await {
            error!(%error, "a player is still not forgotten everywhere");
        }
    }
    let unused = store.delete_unused(ms(config.unused_h), &app.tables.in_memory()).await?;
    for table in &unused {
        app.world.lobby.unlist(*table);
    }
    debug!(deleted = unused.len(), "unused tables deleted");
    if let Some(kept) = config.keep_tables_days {
        delete_quiet_tables(app, kept).await?;
    }
    if let Some(kept) = config.keep_matches_days {
        let mut deleted = 0;
        while let more @ 1.. = store.delete_ended(ms(kept), PORTION).await? {
            deleted += more;
        }
        if deleted > 0 {
            app.tables.matches_were_deleted().await;
        }
        info!(deleted, "old matches deleted");
    }
    if let Some(kept) = config.keep_guests_days {
        let mut forgotten = 0;
        loop {
            let unseen = store.unseen_for(ms(kept + SEEN_TO), PORTION).await?;
            if unseen.is_empty() {
                break;
            }
            for player in unseen {
                forgetting::forget(store, &app.tables, &app.sockets.players, player).await?;
                forgotten += 1;
            }
        }
        info!(forgotten, "guests who did not come back forgotten");
    }
    Ok(())
}

async fn delete_quiet_tables(app: &App, kept: Duration) -> Result<(), StoreError> {
    let mut deleted = 0;
    loop {
        let tables = app.world.store.delete_quiet(ms(kept), &app.tables.in_memory(), PORTION).await?;
        if tables.is_empty() {
            break;
        }
        for table in &tables {
            app.world.lobby.unlist(*table);
        }
        deleted += tables.len();
    }
    info!(deleted, "quiet tables deleted");
    Ok(())
}

fn ms(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use protocol::{CommandId, HostCommand, TableCommand};
    use serde_json::{Value, json};
    use sqlx::{Connection, SqliteConnection};
    use tokio::sync::oneshot;

    use super::*;
    use crate::config::{Action, Cli};
    use crate::player::{Greeting, greet};
    use crate::sockets::{Line, SessionId};
    use crate::table::Message;

    #[tokio::test]
    async fn a_table_in_memory_shows_no_match_that_was_deleted() {
        let folder = std::env::temp_dir().join(format!("potluck-{}", uuid::Uuid::new_v4()));
        let path = folder.to_str().unwrap();
        std::fs::create_dir(&folder).unwrap();
        std::fs::write(folder.join("index.html"), "<!doctype html>").unwrap();
        let flags = ["potluck", "serve", "--data", path, "--web", path, "--bot-delay-ms", "0"];
        let cli = Cli::try_parse_from(flags.iter().chain(&["--keep-matches-days", "1", "--unload-s", "3600"])).unwrap();
        let Action::Serve(config) = cli.command else { panic!("serves") };
        let (app, _written) = crate::open(*config).await.unwrap();
        let hello = serde_json::from_value(json!({ "protocol": protocol::PROTOCOL, "name": "Ann" })).unwrap();
        let Ok(Greeting::Guest(ann, _)) = greet(&*app.world.store, &hello).await else { panic!("a guest") };
        let id = |text: &str| CommandId(text.to_owned());
        let table = app.tables.create(&ann, &id("make"), "Kitchen", false, None, None).await.unwrap();
        let handle = app.tables.open(table).await.unwrap();
        let (line, mut frames, _ending) = Line::new(SessionId(1), 10_000);
        let (opened, is_open) = oneshot::channel();
        let open = Message::Open { line: line.clone(), person: ann.clone(), id: id("open"), seen: None, opened };
        handle.send(open).await.unwrap();
        assert!(is_open.await.unwrap());
        let commands = ["a", "b"].map(|name| (name, HostCommand::BotAdd { chair: None }));
        for (name, command) in commands.into_iter().chain([("start", HostCommand::MatchStart {})]) {
            let command = TableCommand::Host(command);
            let message = Message::Command { line: line.clone(), player: ann.id, id: id(name), command };
            handle.send(message).await.unwrap();
        }
        let mut next_table = async |wanted: fn(&Value) -> bool| loop {
            let told: Value = serde_json::from_str(&frames.recv().await.unwrap()).unwrap();
            if told["t"] == "table" && wanted(&told["d"]["match"]) {
                return;
            }
        };
        next_table(|shown| !shown["outcome"].is_null()).await;
        sweep(&app).await.unwrap();
        let mut connection = SqliteConnection::connect(&format!("sqlite://{path}/potluck.sqlite")).await.unwrap();
        sqlx::query("UPDATE matches SET ended_at = 0").execute(&mut connection).await.unwrap();
        sweep(&app).await.unwrap();
        next_table(Value::is_null).await;
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
