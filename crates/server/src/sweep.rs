//! What is no longer to be kept: looked for once an hour, in small portions.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::interval;
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info};

use crate::app::App;
use crate::player;
use crate::store::StoreError;

/// How often it is looked for.
const EACH: Duration = Duration::from_hours(1);
/// How exactly it is known when a guest was here last.
const SEEN_TO: Duration = Duration::from_hours(24);
/// How much is deleted at once, so that nothing else waits long.
const PORTION: u32 = 200;

/// Deletes what is too old, until stopped.
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
        if let Err(error) = player::finish(store, &app.tables, player).await {
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
                player::forget(store, &app.tables, player).await?;
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
