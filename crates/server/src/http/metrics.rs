//! Counters for the host: totals over all tables, nothing about a single one.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use crate::app::App;

/// `GET /metrics`, in the text format of Prometheus.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let written = app.world.writer.done();
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed).to_string();
    let mut text = String::new();
    for (name, kind, help, value) in [
        ("tables", "gauge", "Tables in memory.", app.tables.in_memory().len().to_string()),
        ("sockets", "gauge", "Open sockets.", app.sockets.open.len().to_string()),
        ("moves_total", "counter", "Moves accepted, bots' included.", count(&app.world.moves)),
        ("commits_total", "counter", "Group commits.", count(&written.commits)),
        ("changes_total", "counter", "Changes that group commits wrote.", count(&written.changes)),
        ("commit_microseconds_total", "counter", "Time that group commits took.", count(&written.microseconds)),
    ] {
        // Writing to a string can't fail.
        let _ = write!(text, "# HELP potluck_{name} {help}\n# TYPE potluck_{name} {kind}\npotluck_{name} {value}\n");
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
