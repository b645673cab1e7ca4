//! Pages, lists and health over HTTP.

mod api;
mod body;
mod caller;
mod error;
mod health;
mod history;
mod me;
mod metered;
mod metrics;
mod replay;
mod serve;
mod site;

use std::sync::Arc;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::app::App;
use crate::ws;

pub(crate) use serve::serve;
pub(crate) use site::build;

/// The longest accepted path, in bytes. No file name can be longer, and looking for one would fail.
const MAX_PATH: usize = 255;

/// All routes of the server.
pub(crate) fn router(app: Arc<App>) -> Router {
    let site = site::router(&app.world.config.web);
    Router::new()
        .route("/ws", get(ws::upgrade))
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(metrics::metrics))
        .nest("/api", api::router())
        .with_state(app)
        .fallback_service(site)
        .layer(middleware::from_fn(no_endless_path))
        // Browsers must not guess content types.
        .layer(SetResponseHeaderLayer::overriding(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")))
}

async fn no_endless_path(request: Request, next: Next) -> Response {
    if request.uri().path().len() > MAX_PATH {
        StatusCode::URI_TOO_LONG.into_response()
    } else {
        next.run(request).await
    }
}
