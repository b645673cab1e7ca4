//! Deletes a player: first their token, then their sockets, then their name at every table and in every match. Their
//! matches stay, for those who played with them.

use std::collections::BTreeSet;
use std::sync::Arc;

use protocol::{Code, PlayerId};
use thiserror::Error;
use tokio::sync::oneshot;
use tracing::{error, info};

use crate::player::Token;
use crate::sockets::Players;
use crate::store::{Store, StoreError};
use crate::table::{Message, Tables};

/// Why a player isn't completely deleted yet.
#[derive(Debug, Error)]
pub(crate) enum NotForgotten {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A table failed to do its part.
    #[error("a table could not be reached: {0:?}")]
    Table(Code),
}

/// How far the deletion has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    /// It is complete.
    Done,
    /// Their token no longer works; the next sweep does the rest.
    Begun,
}

/// Deletes a player.
pub(crate) async fn forget(
    store: &dyn Store,
    tables: &Arc<Tables>,
    players: &Players,
    player: PlayerId,
) -> Result<Progress, StoreError> {
    // From here on the old token is worthless, whatever happens next.
    store.begin_to_forget(player, &Token::new().hash()).await?;
    // What their sockets have asked for is finished before the search for their traces, and nothing comes after it.
    players.close_all_of(player).await;
    Ok(match finish(store, tables, player).await {
        Ok(()) => Progress::Done,
        Err(error) => {
            error!(%error, "a player is forgotten in part; the next sweep goes on");
            Progress::Begun
        }
    })
}

/// Continues the deletion of a player whose token no longer works.
pub(crate) async fn finish(store: &dyn Store, tables: &Arc<Tables>, player: PlayerId) -> Result<(), NotForgotten> {
    let stored = store.tables_with(player).await?.into_iter().map(|table| table.table);
    // At tables in memory they may be present without a chair.
    let everywhere: BTreeSet<_> = stored.chain(tables.in_memory()).collect();
    let (mut matches, mut failed) = (Vec::new(), None);
    for table in everywhere {
        loop {
            let handle = match tables.open(table).await {
                Ok(handle) => handle,
                Err(code) => {
                    failed = failed.or(Some(code).filter(|code| *code != Code::NoSuchTable));
                    break;
                }
            };
            let (forgotten, answer) = oneshot::channel();
            if handle.send(Message::Forget { player, forgotten }).await.is_ok()
                && let Ok(current) = answer.await
            {
                matches.extend(current);
                break;
            }
            // The table has just left memory: load it again.
        }
    }
    store.forget(player, &matches, failed.is_none()).await?;
    info!(everywhere = failed.is_none(), "a player was forgotten");
    failed.map_or(Ok(()), |code| Err(NotForgotten::Table(code)))
}
