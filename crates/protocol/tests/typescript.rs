//! The client's types are exactly those that the server sends and reads.
//!
//! `UPDATE_TYPES=1 cargo test -p protocol --test typescript` (`make types`) writes them anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use protocol::{Command, GameScore, GameStatistics, Hello, MatchRecord, PastMatches, Replay, ServerMessage};
use rules::GameKind;
use ts_rs::{Config, TS};

fn generate(folder: &Path) {
    let config = Config::new().with_large_int("number").with_out_dir(folder);
    Hello::export_all(&config).unwrap();
    Command::export_all(&config).unwrap();
    ServerMessage::export_all(&config).unwrap();
    MatchRecord::export_all(&config).unwrap();
    PastMatches::export_all(&config).unwrap();
    GameScore::export_all(&config).unwrap();
    GameStatistics::export_all(&config).unwrap();
    Replay::export_all(&config).unwrap();
    for kind in GameKind::ALL {
        kind.rules().export_types(&config).unwrap();
    }
}

fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let Ok(entries) = fs::read_dir(folder) else { return BTreeMap::new() };
    entries
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().into(), fs::read_to_string(&path).unwrap()))
        .collect()
}

#[test]
fn the_generated_types_are_up_to_date() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol");
    let fresh = Path::new(env!("CARGO_TARGET_TMPDIR")).join("types");
    let _ = fs::remove_dir_all(&fresh);
    generate(&fresh);
    if std::env::var_os("UPDATE_TYPES").is_some() {
        let _ = fs::remove_dir_all(&committed);
        generate(&committed);
    }
    assert_eq!(files(&committed), files(&fresh), "run `make types`");
}
