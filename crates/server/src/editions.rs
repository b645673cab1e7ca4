//! The editions that matches begin with: the standard ones, or a host's own.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use rules::{EditionError, GameKind};
use thiserror::Error;

/// The TOML of each game's edition.
#[derive(Clone, Debug)]
pub(crate) struct Editions(BTreeMap<&'static str, String>);

/// Why a host's editions are refused.
#[derive(Debug, Error)]
pub enum EditionsError {
    /// The folder or a file in it cannot be read.
    #[error("{0}: {1}")]
    Read(PathBuf, io::Error),
    /// A file of the folder is named after no game.
    #[error("{0}: no game has this name")]
    NoSuchGame(PathBuf),
    /// A file cannot be played with.
    #[error(transparent)]
    Edition(#[from] EditionError),
}

impl Editions {
    /// The standard editions, replaced by those in the folder.
    pub(crate) fn load(folder: Option<&Path>) -> Result<Self, EditionsError> {
        let mut editions: BTreeMap<_, _> =
            GameKind::ALL.iter().map(|kind| (kind.slug(), kind.rules().standard_edition().to_owned())).collect();
        for path in folder.map(toml_files).transpose()?.unwrap_or_default() {
            let text = std::fs::read_to_string(&path).map_err(|error| EditionsError::Read(path.clone(), error))?;
            let kind = GameKind::ALL
                .iter()
                .find(|kind| path.file_stem().is_some_and(|stem| stem == kind.slug()))
                .ok_or_else(|| EditionsError::NoSuchGame(path.clone()))?;
            kind.rules().check_edition(&path.display().to_string(), &text)?;
            editions.insert(kind.slug(), text);
        }
        Ok(Self(editions))
    }

    /// The edition that the next match of the game begins with.
    pub(crate) fn of(&self, kind: GameKind) -> &str {
        self.0.get(kind.slug()).map_or_else(|| kind.rules().standard_edition(), String::as_str)
    }
}

fn toml_files(folder: &Path) -> Result<Vec<PathBuf>, EditionsError> {
    let read = |error| EditionsError::Read(folder.to_owned(), error);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(read)? {
        let path = entry.map_err(read)?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    Ok(files)
}
