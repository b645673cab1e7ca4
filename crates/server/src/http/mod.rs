//! Pages, lists and health over HTTP.

mod api;
mod health;
pub(crate) mod origin;
mod site;

use std::sync::Arc;

use axum::Router;
use axum::routing::get;

use crate::app::App;
use crate::ws;

pub(crate) use site::build;

/// Everything that the server answers.
pub(crate) fn router(app: Arc<App>) -> Router {
    let site = site::router(&app.world.config.web);
    Router::new()
        .route("/ws", get(ws::upgrade))
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .nest("/api", api::router())
        .with_state(app)
        .fallback_service(site)
}
