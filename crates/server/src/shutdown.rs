//! When to stop.

use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use tracing::info;

/// A token that is cancelled when the process is asked to end, by SIGTERM or SIGINT.
///
/// # Errors
/// When the signals cannot be listened to.
pub fn on_signal() -> std::io::Result<CancellationToken> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let token = CancellationToken::new();
    let cancel = token.clone();
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => info!("asked to stop by SIGTERM"),
            _ = interrupt.recv() => info!("asked to stop by SIGINT"),
        }
        cancel.cancel();
    });
    Ok(token)
}
