//! The built web client, with headers that say how long to keep it and what it may do.

use std::io;
use std::path::Path;

use axum::Router;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;
use sha2::{Digest, Sha256};
use tower_http::compression::CompressionLayer;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

/// What pages may load and do: only what comes from this server. Styles set by scripts are no inline
/// styles in this sense.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// The files of the folder; every other path is the client's own and gets its index.
pub(super) fn router(folder: &Path) -> Router {
    let always = |name: HeaderName, value| SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value));
    // Their names change with their content; that one is missing may change, though.
    let for_ever = |response: &Response| {
        response.status().is_success().then_some(HeaderValue::from_static("public, max-age=31536000, immutable"))
    };
    let assets = Router::new()
        .fallback_service(ServeDir::new(folder.join("assets")))
        .layer(SetResponseHeaderLayer::overriding(header::CACHE_CONTROL, for_ever));
    let pages = Router::new()
        .fallback_service(ServeDir::new(folder).fallback(ServeFile::new(folder.join("index.html"))))
        .layer(always(header::CACHE_CONTROL, "no-cache"))
        .layer(always(header::CONTENT_SECURITY_POLICY, POLICY));
    pages
        .nest("/assets", assets)
        // The address of a table is its invitation.
        .layer(always(header::REFERRER_POLICY, "no-referrer"))
        .layer(CompressionLayer::new())
}

/// A name for the client's build: its index names by its content the file that names all others by theirs.
///
/// # Errors
/// When there is no index to read.
pub(crate) fn build(folder: &Path) -> io::Result<String> {
    let index = std::fs::read(folder.join("index.html"))?;
    Ok(hex::encode(&Sha256::digest(index)[..6]))
}
