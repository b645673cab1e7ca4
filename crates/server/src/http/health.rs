//! Whether the process is up, and whether it can do its work.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use tracing::warn;

use crate::app::App;

/// `GET /healthz`: the process is up.
pub(super) async fn healthz() -> &'static str {
    "ok"
}

/// `GET /readyz`: the store answers and, as far as known, takes writes, and the server isn't shutting down.
pub(super) async fn readyz(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    if app.sockets.stop_reading.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "going down");
    }
    match app.world.store.ping().await {
        Ok(()) => (StatusCode::OK, "ready"),
        Err(error) => {
            warn!(%error, "the store does not answer or takes no writes");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer or takes no writes")
        }
    }
}
