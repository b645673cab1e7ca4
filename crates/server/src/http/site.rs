//! Serves the built web client, with headers for caching and security.

use std::io;
use std::path::Path;

use axum::Router;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;
use sha2::{Digest, Sha256};
use tower_http::compression::CompressionLayer;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

/// Pages may only load what comes from this server. Styles that are set by scripts don't count as inline styles.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// Serves the files in the folder. Every other path belongs to the client's router and gets the index.
pub(super) fn router(folder: &Path) -> Router {
    let always = |name: HeaderName, value| SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value));
    // Their names change with their content. A missing one may exist later, though.
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
        // The URL of a table is its invitation.
        .layer(always(header::REFERRER_POLICY, "no-referrer"))
        .layer(CompressionLayer::new())
}

/// An id of the client's build. A digest of the index is enough: it names a file by its content, which names all others
/// by theirs.
///
/// # Errors
/// When the index can't be read, or is the one that a page is built from.
pub(crate) fn build(folder: &Path) -> io::Result<String> {
    let index = std::fs::read_to_string(folder.join("index.html"))?;
    // No browser runs this.
    if index.contains(".tsx\"") {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "it is the source of a page, not a built one"));
    }
    Ok(hex::encode(&Sha256::digest(index)[..6]))
}
