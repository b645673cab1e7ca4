//! The editions that matches begin with: the standard ones, or a host's own.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use protocol::PlayedEdition;
use rules::{EditionError, GameKind};
use thiserror::Error;

/// The edition of each game.
#[derive(Clone, Debug)]
pub(crate) struct Editions(BTreeMap<&'static str, Played>);

/// What a game is played with.
#[derive(Clone, Debug)]
struct Played {
    /// The TOML.
    text: String,
    /// What pages are told of it.
    told: PlayedEdition,
}

/// Why a host's editions are refused.
#[derive(Debug, Error)]
pub enum EditionsError {
    /// The folder or a file in it cannot be read.
    #[error("{0}: {1}")]
    Read(PathBuf, io::Error),
    /// A file of the folder is named after no game.
    #[error("{0}: no game has this name; the games are: {known}", known = known())]
    NoSuchGame(PathBuf),
    /// A file cannot be played with.
    #[error(transparent)]
    Edition(#[from] EditionError),
}

impl Editions {
    /// The standard editions, replaced by those in the folder.
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

    /// The edition that the next match of the game begins with.
    pub(crate) fn of(&self, kind: GameKind) -> &str {
        self.0.get(kind.slug()).map_or_else(|| kind.rules().standard_edition(), |played| &played.text)
    }

    /// What pages are told of each game's edition.
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

/// What pages are told of an edition.
pub(crate) fn told(game: GameKind, text: &str) -> Result<PlayedEdition, EditionError> {
    let edition = game.rules().edition_data(text)?;
    let standard = game.rules().edition_data(game.rules().standard_edition())?;
    // A file that only says in other words what the standard one says changes nothing for players.
    let own = edition.get() != standard.get();
    Ok(PlayedEdition { game, own, edition })
}

/// A file of a folder of editions: which game's edition it would replace, or what is wrong with it.
pub type Checked = (PathBuf, Result<GameKind, EditionsError>);

/// What is wrong with each file of a folder, or which game's edition it would replace.
///
/// # Errors
/// When the folder cannot be read.
pub fn check(folder: &Path) -> Result<Vec<Checked>, EditionsError> {
    let files = toml_files(folder)?;
    Ok(files.into_iter().map(|path| (path.clone(), read(&path).map(|(kind, _)| kind))).collect())
}

/// The game that a file is named after, and its edition.
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
