//! Logs for the host. They never contain tokens, seeds, hands, events, moves or states.

use std::cell::RefCell;
use std::io::{IsTerminal, stderr};
use std::panic::{self, AssertUnwindSafe};

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{FilterFn, ParseError};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

use crate::config::LogFormat;

/// Starts logging to standard error, in colour on a terminal.
///
/// # Errors
/// When the filter is invalid.
pub fn start(format: LogFormat, filter: &str) -> Result<(), ParseError> {
    let colours = stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|wish| wish.is_empty());
    let lines = tracing_subscriber::fmt::layer().with_writer(stderr).with_ansi(colours);
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    let filter = EnvFilter::try_new(filter)?;
    tracing_subscriber::registry().with(filter).with(FilterFn::new(is_discreet)).with(lines).init();
    note_panics();
    Ok(())
}

/// Whether an entry may be logged, whatever the host's filter says. Below info, libraries log whole frames and
/// statements, which contain every secret.
fn is_discreet(entry: &Metadata<'_>) -> bool {
    let ours = ["server", "potluck"].contains(&entry.target().split("::").next().unwrap_or_default());
    ours || *entry.level() <= Level::INFO
}

/// Logs where a panic happened, without its message, which may quote a hand.
fn note_panics() {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string);
        let guarded = PLACE.with_borrow_mut(|noted| noted.as_mut().map(|noted| noted.clone_from(&place)).is_some());
        if !guarded {
            tracing::error!(%place, "panic");
        }
    }));
}

thread_local! {
    /// Where the code under [`guarded`] panicked; `None` while no such code runs.
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The place of a panic in guarded code.
#[derive(Debug)]
pub(crate) struct Panicked(pub(crate) String);

/// Runs code and returns its result, or where it panicked. Only for code that can't leave anything half done.
pub(crate) fn guarded<T>(code: impl FnOnce() -> T) -> Result<T, Panicked> {
    PLACE.set(Some(String::new()));
    let result = panic::catch_unwind(AssertUnwindSafe(code));
    let place = PLACE.take().unwrap_or_default();
    result.map_err(|_| Panicked(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guarded_code_may_panic() {
        assert!(guarded(|| panic!("a bug")).is_err());
        assert_eq!(guarded(|| 7).unwrap(), 7);
    }
}
