//! The database file and those beside it: for the user that the server runs as, and for one server at a time.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use tracing::warn;

use crate::store::OpenError;

/// What nobody but its owner may read: it holds seeds, names and chat.
const OWN: u32 = 0o600;
const OWN_FOLDER: u32 = 0o700;

/// The right to be the one server on a file, until it is given up or the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock(Mutex<Option<File>>);

impl Lock {
    /// Gives it up.
    pub(super) fn give_up(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// Makes ready for SQLite what is missing of folder and file, and takes from others what they may read of it.
pub(super) fn prepare(path: &Path) -> Result<(), OpenError> {
    make_folder(path)?;
    // It must not be opened besides SQLite while that has it open: to close it would release the locks that SQLite holds.
    if !path.exists() {
        own(OpenOptions::new().write(true).create_new(true), path)?;
    }
    // SQLite makes the files beside it with the same permissions as it, but older ones may be there.
    for suffix in ["", "-wal", "-shm", "-journal"] {
        tighten(&beside(path, suffix));
    }
    Ok(())
}

/// Takes the lock: one of a file beside the database, where a program that only reads that minds nothing.
pub(super) fn lock(path: &Path) -> Result<Lock, OpenError> {
    make_folder(path)?;
    let beside = beside(path, "-lock");
    let mut file = own(OpenOptions::new().read(true).write(true).create(true).truncate(false), &beside)?;
    let failed = |error| OpenError::File(beside.clone(), error);
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let process = io::read_to_string(&file).map_err(failed)?.trim().to_owned();
            return Err(OpenError::InUse { path: path.to_owned(), process });
        }
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
            warn!(folder = %path.display(), "the file system has no locks: take care that no other server uses this file");
        }
        Err(TryLockError::Error(error)) => return Err(failed(error)),
    }
    file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id())).map_err(failed)?;
    Ok(Lock(Mutex::new(Some(file))))
}

fn make_folder(path: &Path) -> Result<(), OpenError> {
    let Some(folder) = path.parent() else { return Ok(()) };
    let made = DirBuilder::new().recursive(true).mode(OWN_FOLDER).create(folder);
    made.map_err(|error| OpenError::Folder(folder.to_owned(), error))
}

fn own(how: &mut OpenOptions, path: &Path) -> Result<File, OpenError> {
    how.mode(OWN).open(path).map_err(|error| OpenError::File(path.to_owned(), error))
}

/// Takes the file from all but its owner.
fn tighten(path: &Path) {
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
