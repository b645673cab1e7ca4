//! Opens a store.

use std::path::Path;
use std::sync::Arc;

use super::patient::Patient;
use super::{OpenError, Place, PostgresStore, SqliteStore, Store};

/// Opens the store at this URL, `postgres://...` or `sqlite://...`, and migrates its tables.
///
/// # Errors
/// When the kind of URL is unknown, or the store can't be reached or is of a newer version.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, OpenError> {
    if is_postgres(url) {
        Ok(Arc::new(Patient::new(PostgresStore::open(url).await?)))
    } else if let Some(path) = sqlite_path(url) {
        Ok(Arc::new(Patient::new(SqliteStore::open(file(path)?).await?)))
    } else {
        Err(OpenError::UnknownKind)
    }
}

/// The same for a server, which needs its file for itself and a store that takes writes.
///
/// # Errors
/// Also when another server has the file, or nothing can be written.
pub async fn own(url: &str) -> Result<Arc<dyn Store>, OpenError> {
    let store: Arc<dyn Store> = match sqlite_path(url) {
        Some(path) => Arc::new(Patient::new(SqliteStore::own(file(path)?).await?)),
        None => open(url).await?,
    };
    match (store.try_write().await, place(url)) {
        (Err(error), Some(place)) => Err(OpenError::NoWrites(place, error.into())),
        _ => Ok(store),
    }
}

/// The store's URL for messages: without the password.
#[must_use]
pub fn place(url: &str) -> Option<Place> {
    if is_postgres(url) {
        url.parse().ok().map(|options| Place::server(&options))
    } else {
        sqlite_path(url).map(|path| Place::File(path.to_owned()))
    }
}

fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

fn sqlite_path(url: &str) -> Option<&Path> {
    let path = url.strip_prefix("sqlite:")?;
    Some(Path::new(path.strip_prefix("//").unwrap_or(path)))
}

/// The path, if it names a file: not a database in memory, and without the options that other programs take here.
fn file(path: &Path) -> Result<&Path, OpenError> {
    let named = path.to_string_lossy();
    let is_file = !named.is_empty() && !named.starts_with(':') && !named.contains('?');
    is_file.then_some(path).ok_or(OpenError::NoFile)
}
