//! The editions that new matches start with: the standard ones, or a host's own.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use protocol::PlayedEdition;
use rules::{EditionError, GameKind};
use thiserror::Error;

/// The edition of each game.
#[derive(Clone, Debug)]
pub(crate) struct Editions(BTreeMap<&'static str, Played>);

/// The edition of a game.
#[derive(Clone, Debug)]
struct Played {
    /// Its text, as TOML.
    text: String,
    /// The form that is sent to pages.
    told: PlayedEdition,
}

/// Why a folder of editions is refused.
#[derive(Debug, Error)]
pub enum EditionsError {
    /// The folder or a file in it cannot be read.
    #[error("{0}: {1}")]
    Read(PathBuf, io::Error),
    /// A file isn't named after a game.
    #[error("{0}: no game has this name; the games are: {known}", known = known())]
    NoSuchGame(PathBuf),
    /// A file's edition can't be played.
    #[error(transparent)]
    Edition(#[from] EditionError),
}

impl Editions {
    /// Loads the standard editions, replacing those that are in the folder.
    pub(crate) fn load(folder: Option<&Path>) -> Result<Self, EditionsError> {
        let mut editions = BTreeMap::new();
        for kind in GameKind::ALL {
            editions.insert(kind.slug(), Played::new(*kind, kind.rules().standard_edition().to_owned())?);
        }
        for path in folder.map(toml_files).transpose()?.unwrap_or_default() {
            let (kind, text) = read(&path)?;
            editions.insert(kind.slug(), Played::new(kind, text)?);
        }
        Ok(Self(editions))
    }

    /// The edition that the game's next match starts with.
    pub(crate) fn of(&self, kind: GameKind) -> &str {
        self.0.get(kind.slug()).map_or_else(|| kind.rules().standard_edition(), |played| &played.text)
    }

    /// Each game's edition, in the form that is sent to pages.
    pub(crate) fn told(&self) -> Vec<&PlayedEdition> {
        self.0.values().map(|played| &played.told).collect()
    }
}

impl Played {
    fn new(game: GameKind, text: String) -> Result<Self, EditionError> {
        let told = told(game, &text)?;
        Ok(Self { text, told })
    }
}

/// An edition, in the form that is sent to pages.
pub(crate) fn told(game: GameKind, text: &str) -> Result<PlayedEdition, EditionError> {
    let edition = game.rules().edition_data(text)?;
    let standard = game.rules().edition_data(game.rules().standard_edition())?;
    // Another layout or other comments make no difference to players.
    let own = edition.get() != standard.get();
    Ok(PlayedEdition { game, own, edition })
}

/// A file in a folder of editions: the game whose edition it replaces, or what is wrong with it.
pub type Checked = (PathBuf, Result<GameKind, EditionsError>);

/// Checks every file in a folder.
///
/// # Errors
/// When the folder cannot be read.
pub fn check(folder: &Path) -> Result<Vec<Checked>, EditionsError> {
    let files = toml_files(folder)?;
    Ok(files.into_iter().map(|path| (path.clone(), read(&path).map(|(kind, _)| kind))).collect())
}

/// Reads and checks a file: the game it is named after, and its text.
fn read(path: &Path) -> Result<(GameKind, String), EditionsError> {
    let text = std::fs::read_to_string(path).map_err(|error| EditionsError::Read(path.to_owned(), error))?;
    let kind = GameKind::ALL
        .iter()
        .find(|kind| path.file_stem().is_some_and(|stem| stem == kind.slug()))
        .ok_or_else(|| EditionsError::NoSuchGame(path.to_owned()))?;
    kind.rules().check_edition(&path.display().to_string(), &text)?;
    Ok((*kind, text))
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
    files.sort();
    Ok(files)
}

fn known() -> String {
    GameKind::ALL.iter().map(|kind| kind.slug()).collect::<Vec<_>>().join(", ")
}
