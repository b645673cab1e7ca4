//! Signals of the system: which stop the server, and which must not.

use std::fs;

use rustix::process::Signal as Number;
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;
use tracing::info;

/// A token that is cancelled when the process is asked to end: by SIGTERM, SIGINT, or SIGHUP. SIGHUP doesn't count if
/// the process was started with it ignored, as `nohup` does.
///
/// From here on, a file that has reached its size limit (`ulimit -f`) refuses writes, as on a full disk, instead of
/// killing the process.
///
/// # Errors
/// When the signals can't be handled.
pub fn on_signal() -> std::io::Result<CancellationToken> {
    // A signal with a handler doesn't kill, and tokio keeps its handlers for as long as the process lives.
    let _ = signal(SignalKind::from_raw(Number::XFSZ.as_raw()))?;
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    // Asked first, because a handler replaces the fact that the signal was ignored.
    let mut hang_up = if is_ignored(Number::HUP) { None } else { Some(signal(SignalKind::hangup())?) };
    let nobody_there = async move {
        match &mut hang_up {
            Some(signal) => signal.recv().await,
            None => std::future::pending().await,
        }
    };
    let token = CancellationToken::new();
    let cancel = token.clone();
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => info!("asked to stop by SIGTERM"),
            _ = interrupt.recv() => info!("asked to stop by SIGINT"),
            _ = nobody_there => info!("asked to stop by SIGHUP"),
        }
        cancel.cancel();
    });
    Ok(token)
}

/// Whether the process was started with this signal ignored. Only Linux says so; elsewhere the answer is no.
fn is_ignored(signal: Number) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| u64::from_str_radix(line.strip_prefix("SigIgn:")?.trim(), 16).ok());
    ignored.is_some_and(|ignored| ignored >> (signal.as_raw() - 1) & 1 == 1)
}
