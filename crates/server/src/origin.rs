//! The origin of the page that opens a socket, and the client's address.

use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, Uri, header};
use tracing::warn;

use crate::config::PageOrigin;
use crate::credits::{Credits, Verdict};

/// How many refusals are logged at once.
const LOGGED: u32 = 10;
/// How long until another one may be logged.
const LOGGED_EACH: Duration = Duration::from_mins(1);
/// How many bytes of a header from outside are logged.
const LOGGED_BYTES: usize = 200;

/// Whether a page of this origin may open a socket: pages of this server, and of the origins that the host allows. Only
/// browsers send an origin, and they always do. Other programs have no page whose user needs protection.
pub(crate) fn allowed(headers: &HeaderMap, origins: &[PageOrigin]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if origins.iter().any(|allowed| allowed.as_str() == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let page = origin.parse::<Uri>().ok().filter(|uri| matches!(uri.scheme_str(), Some("http" | "https")));
    page.as_ref().and_then(|uri| uri.authority()).is_some_and(|page| Some(page.as_str()) == host)
}

/// Tells the host about pages that may not connect, because players only see that the server doesn't answer.
#[derive(Debug)]
pub(crate) struct Strangers(Mutex<Credits>);

impl Default for Strangers {
    fn default() -> Self {
        Self(Mutex::new(Credits::new(LOGGED_EACH, LOGGED)))
    }
}

impl Strangers {
    /// Logs that a page was refused, unless too many were recently.
    pub(crate) fn refused(&self, headers: &HeaderMap) {
        let verdict = self.0.lock().unwrap_or_else(PoisonError::into_inner).spend();
        if verdict == Verdict::Taken {
            let said = |name| headers.get(name).map(HeaderValue::as_bytes).unwrap_or_default();
            let start = |said: &[u8]| said[..said.len().min(LOGGED_BYTES)].escape_ascii().to_string();
            let (origin, host) = (start(said(header::ORIGIN)), start(said(header::HOST)));
            warn!(
                origin,
                host,
                "a page may not connect: its origin is another host; allow it by --origins, or let the proxy pass Host on"
            );
        }
    }
}

/// The client's address. Behind a proxy this is the last address that the proxy added, because the client could have
/// made up those before it.
pub(crate) fn address(peer: IpAddr, headers: &HeaderMap, trust_proxy: bool) -> IpAddr {
    let forwarded = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        last.rsplit(',').next()?.trim().parse().ok()
    };
    if trust_proxy { forwarded().unwrap_or(peer) } else { peer }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn only_pages_of_this_server_and_allowed_origins_connect() {
        for (origin, welcome) in [
            ("http://potluck.example:8080", true),
            ("https://potluck.example:8080", true),
            ("https://friend.example", true),
            ("http://potluck.example", false),
            ("http://potluck.example:8080.evil.example", false),
            ("https://evil.example", false),
            ("null", false),
            ("", false),
        ] {
            let headers = headers(&[("host", "potluck.example:8080"), ("origin", origin)]);
            assert_eq!(allowed(&headers, &["https://friend.example".parse().unwrap()]), welcome, "{origin}");
        }
        assert!(allowed(&headers(&[("host", "potluck.example")]), &[]), "no browser");
    }

    #[test]
    fn a_forwarded_address_counts_only_behind_a_proxy_and_only_the_last() {
        let peer: IpAddr = "192.0.2.1".parse().unwrap();
        let headers = headers(&[("x-forwarded-for", "203.0.113.9, 198.51.100.7")]);
        assert_eq!(address(peer, &headers, false), peer);
        assert_eq!(address(peer, &headers, true).to_string(), "198.51.100.7");
        assert_eq!(address(peer, &HeaderMap::new(), true), peer);
    }
}
