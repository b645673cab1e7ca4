//! The database file and those beside it: readable by the server's user only, and used by one server at a time.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use tracing::warn;

use crate::store::OpenError;

/// Readable by the owner only: the file contains seeds, names and chat.
const OWN: u32 = 0o600;
const OWN_FOLDER: u32 = 0o700;

/// How often a server checks whether another one wanted its file.
const LOOKS_EVERY: Duration = Duration::from_secs(5);

/// The right to be the only server on a file, until it is given up or the process ends in any way.
///
/// The lock file has a line for the process that holds it, and one for each process that was refused since.
#[derive(Debug)]
pub(super) struct Lock(Mutex<Option<File>>);

impl Lock {
    /// Gives it up.
    pub(super) fn give_up(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// The processes that were refused, oldest first; none once it was given up.
    fn refused(&self) -> Option<Vec<String>> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let file = held.as_mut()?;
        let mut lines = String::new();
        file.rewind().and_then(|()| file.read_to_string(&mut lines)).ok()?;
        Some(lines.lines().skip(1).map(str::to_owned).collect())
    }
}

/// Logs each server that wanted the file too and was refused, for as long as the lock is held.
async fn tell_of_refused(lock: Weak<Lock>, path: PathBuf) {
    let mut often = tokio::time::interval(LOOKS_EVERY);
    let mut told = 0;
    loop {
        often.tick().await;
        let Some(refused) = lock.upgrade().and_then(|lock| lock.refused()) else { return };
        for process in &refused[told.min(refused.len())..] {
            warn!(%process, file = %path.display(), "another server was started on this database and refused");
        }
        told = refused.len();
    }
}

/// Creates folder and file if they are missing, for SQLite to open.
pub(super) fn prepare(path: &Path) -> Result<(), OpenError> {
    make_folder(path)?;
    // It must not be opened while SQLite has it open: closing it would release SQLite's locks.
    if !path.exists() {
        own(OpenOptions::new().write(true).create_new(true), path)?;
    }
    Ok(())
}

/// Takes the lock, on a file beside the database, so that programs that only read the database aren't affected.
pub(super) fn lock(path: &Path) -> Result<Arc<Lock>, OpenError> {
    make_folder(path)?;
    // By whatever link it is reached.
    let path = &path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let beside = beside(path, "-lock");
    let mut file = own(OpenOptions::new().read(true).append(true).create(true), &beside)?;
    let failed = |error| OpenError::File(beside.clone(), error);
    match file.try_lock() {
        Ok(()) => file.set_len(0).map_err(failed)?,
        Err(TryLockError::WouldBlock) => {
            let lines = io::read_to_string(&file).map_err(failed)?;
            // So that the server that has it can tell its host.
            note_process(&mut file).map_err(failed)?;
            let process = lines.lines().next().unwrap_or_default().to_owned();
            return Err(OpenError::InUse { path: path.to_owned(), process });
        }
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
            warn!(folder = %path.display(), "the file system has no locks: take care that no other server uses this file");
        }
        Err(TryLockError::Error(error)) => return Err(failed(error)),
    }
    note_process(&mut file).map_err(failed)?;
    let lock = Arc::new(Lock(Mutex::new(Some(file))));
    tokio::spawn(tell_of_refused(Arc::downgrade(&lock), path.to_owned()));
    Ok(lock)
}

fn note_process(file: &mut File) -> io::Result<()> {
    writeln!(file, "{}", std::process::id())
}

fn make_folder(path: &Path) -> Result<(), OpenError> {
    let Some(folder) = path.parent() else { return Ok(()) };
    let made = DirBuilder::new().recursive(true).mode(OWN_FOLDER).create(folder);
    made.map_err(|error| OpenError::Folder(folder.to_owned(), error))
}

fn own(how: &mut OpenOptions, path: &Path) -> Result<File, OpenError> {
    how.mode(OWN).open(path).map_err(|error| OpenError::File(path.to_owned(), error))
}

/// Makes the database private to its owner. Call it only once the file is known to be one of ours: the URL may name any
/// file.
pub(super) fn tighten(path: &Path) {
    // SQLite gives the files beside it the same permissions, but there may be older ones.
    for suffix in ["", "-wal", "-shm", "-journal"] {
        take_from_others(&beside(path, suffix));
    }
}

fn take_from_others(path: &Path) {
    let tightened = || -> io::Result<()> {
        if fs::metadata(path)?.permissions().mode() & !OWN & 0o777 != 0 {
            fs::set_permissions(path, Permissions::from_mode(OWN))?;
        }
        Ok(())
    };
    match tightened() {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            warn!(folder = %path.display(), %error, "others on this machine may read the database");
        }
        _ => {}
    }
}

/// The file of this name and suffix.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
