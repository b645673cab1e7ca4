//! What a game consists of besides its rules: this complains when a part is missing.
//! `docs/adding-a-game.md` is the checklist for people.

#![expect(clippy::disallowed_methods, reason = "the source is read; the ban is for the rules themselves")]

use std::path::Path;

use rules::GameKind;

#[test]
fn every_game_has_all_its_parts() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for game in GameKind::ALL {
        let (slug, folder) = (game.slug(), game.slug().replace('-', "_"));
        for part in [
            format!("crates/rules/data/{slug}.toml"),
            format!("crates/rules/src/games/{folder}/mod.rs"),
            format!("crates/rules/src/games/{folder}/decide.rs"),
            format!("crates/rules/src/games/{folder}/advance.rs"),
            format!("crates/rules/src/games/{folder}/apply.rs"),
            format!("crates/rules/src/games/{folder}/project.rs"),
            format!("crates/rules/src/games/{folder}/resample.rs"),
            format!("crates/rules/src/games/{folder}/specimen.rs"),
            format!("crates/rules/src/games/{folder}/tests/mod.rs"),
            format!("docs/rulings/{slug}.md"),
            format!("web/src/protocol/{folder}.ts"),
            format!("web/src/games/{slug}/index.ts"),
            format!("web/src/games/{slug}/client.tsx"),
            format!("web/e2e/{slug}.spec.ts"),
        ] {
            assert!(top.join(&part).exists(), "{slug} lacks {part}");
        }
        let module = std::fs::read_to_string(top.join(format!("crates/rules/src/games/{folder}/mod.rs"))).unwrap();
        for verb in [
            "impl Game for",
            "decide::decide(",
            "advance::advance(",
            "apply::apply(",
            "project::view(",
            "resample::resample(",
            "autopilot::choose(",
        ] {
            assert!(module.contains(verb), "{slug} has no {verb} in its mod.rs");
        }
        let playthroughs = std::fs::read_dir(top.join("crates/rules/tests/playthroughs")).unwrap();
        assert!(
            playthroughs.flatten().any(|file| file.file_name().to_string_lossy().starts_with(slug)),
            "{slug} lacks golden playthroughs"
        );
    }
}

#[test]
fn every_standard_edition_can_be_played() {
    for game in GameKind::ALL {
        let rules = game.rules();
        rules.check_edition("standard edition", rules.standard_edition()).unwrap();
    }
}

#[test]
fn every_game_has_a_name_of_its_own_that_json_and_addresses_share() {
    for game in GameKind::ALL {
        assert_eq!(serde_json::to_string(game).unwrap(), format!("\"{}\"", game.slug()));
        assert_eq!(GameKind::ALL.iter().filter(|other| other.slug() == game.slug()).count(), 1);
    }
}
