//! The board as data: what the standard one is like, and which ones are refused.

use rules::games::in_teufels_kueche::{Board, Colour, Kitchen, SpaceKind};
use rules::{Edition, EditionData};

fn board(text: &str) -> Board {
    Board::from(&*Edition::<Kitchen>::read("kitchen.toml", text).unwrap())
}

/// The error for the standard edition with one thing changed.
fn refused(from: &str, to: &str) -> String {
    assert_eq!(Kitchen::STANDARD.matches(from).count(), 1, "{from}");
    Edition::<Kitchen>::read("kitchen.toml", &Kitchen::STANDARD.replace(from, to)).unwrap_err().to_string()
}

/// The line of the standard edition that has this text.
fn line(of: &str) -> usize {
    Kitchen::STANDARD.lines().position(|line| line.contains(of)).unwrap() + 1
}

#[test]
fn the_standard_board_has_sixteen_stations_and_for_each_colour_a_start_and_a_grill() {
    let board = board(Kitchen::STANDARD);
    assert_eq!(board.stations().count(), 16);
    assert_eq!(board.spaces.len(), 16 + 4 + 4);
    for colour in Colour::ALL {
        assert_eq!(board.neighbours(board.start_of(colour)).count(), 2, "two exits");
        let SpaceKind::Grill { accesses, .. } = &board.space(board.grill_of(colour)).unwrap().kind else { panic!() };
        assert_eq!(accesses.len(), 4);
    }
}

#[test]
fn on_the_standard_board_every_errand_costs_five_or_six() {
    let board = board(Kitchen::STANDARD);
    assert!(board.alike);
    for colour in Colour::ALL {
        let (start, grill) = (board.start_of(colour), board.grill_of(colour));
        assert_eq!(board.ways(colour, start, |_| true).cost(grill), Some(5));
        for station in board.stations() {
            let there = board.ways(colour, start, |_| true).cost(station).unwrap();
            let on = board.ways(colour, station, |_| true).cost(grill).unwrap();
            assert!((5..=6).contains(&(there + on)), "{colour:?} by {station:?}: {there} + {on}");
        }
    }
}

#[test]
fn the_start_of_a_colour_lies_opposite_its_grill() {
    let board = board(Kitchen::STANDARD);
    for colour in Colour::ALL {
        let start = board.space(board.start_of(colour)).unwrap().at;
        let grill = board.space(board.grill_of(colour)).unwrap().at;
        assert_eq!((start.x < board.oven.x, start.y < board.oven.y), (grill.x > board.oven.x, grill.y > board.oven.y));
    }
}

#[test]
fn a_board_that_is_not_alike_for_all_colours_is_allowed_and_said() {
    let text = Kitchen::STANDARD.replace("[\"outer 1\", \"inner 1\"],", "");
    assert!(!board(&text).alike);
}

#[test]
fn an_error_names_file_line_and_field() {
    assert_eq!(
        refused("[\"outer 3\", \"outer 4\"]", "[\"outer 3\", \"outer 44\"]"),
        format!(
            "kitchen.toml, line {}: paths[10][1]: must be the id of a start or a station",
            line("[\"outer 3\", \"outer 4\"]")
        )
    );
}

#[test]
fn counts_that_cannot_be_played_are_refused() {
    let cases = [
        ("goal = 10", "goal = 0", "goal: "),
        ("goal = 10", "goal = 19", "goal: "),
        ("devils = 3", "devils = 0", "devils: "),
        ("menus = [1, 3, 5, \"milk\"]", "menus = [1, 3, \"milk\"]", "menus: "),
        ("menus = [1, 3, 5, \"milk\"]", "menus = [1, 0, 5, \"milk\"]", "menus[1]: "),
        ("menus = [1, 3, 5, \"milk\"]", "menus = [1, 3, 5, \"tea\"]", "data did not match"),
        ("menus = [1, 3, 5, \"milk\"]", "menus = [\"milk\", \"milk\", \"milk\", \"milk\"]", "menus: "),
        ("faces = [1, 1, 2, 2, 3, \"wing\"]", "faces = [\"wing\", \"wing\"]", "faces: "),
        ("faces = [1, 1, 2, 2, 3, \"wing\"]", "faces = [1, 1, 2, 0, 3, \"wing\"]", "faces[3]: "),
        ("releases = 1", "releases = 0", "oven.releases: "),
        ("presses = 12", "presses = 0", "oven.presses: "),
        ("end_after = 12", "end_after = 0", "endless.end_after: "),
        ("propose_after = 6", "propose_after = 13", "endless.propose_after: "),
        ("goal = 10", "gaol = 10", "unknown field"),
    ];
    for (from, to, field) in cases {
        let error = refused(from, to);
        assert!(error.contains(field), "{to}: {error}");
        assert!(error.contains(&format!("line {}:", line(from))), "{to}: {error}");
    }
}

#[test]
fn boards_that_cannot_be_played_are_refused() {
    let cases = [
        ("{ id = \"outer 2\", x = 370,", "{ id = \"outer 2\", x = 1370,", "stations[1].x: "),
        ("{ id = \"outer 2\",", "{ id = \"outer 1\",", "stations[1].id: "),
        ("start\", colour = \"green\"", "start\", colour = \"blue\"", "starts[3].colour: "),
        ("grill\", colour = \"green\"", "grill\", colour = \"blue\"", "grills[3].colour: "),
        ("[\"outer 1\", \"outer 2\"],", "[\"outer 1\", \"outer 1\"],", "paths[8]: "),
        ("[\"outer 1\", \"outer 2\"],", "[\"outer 2\", \"yellow start\"],", "paths[8]: "),
        ("[\"outer 1\", \"outer 2\"],", "[\"blue start\", \"yellow start\"],", "paths[8]: "),
        ("[\"outer 1\", \"outer 2\"],", "[\"outer 1\", \"blue grill\"],", "paths[8][1]: "),
        ("[\"outer 3\", \"outer 4\", \"inner 3\", \"inner 4\"]", "[]", "grills[3].accesses: "),
        ("[\"outer 3\", \"outer 4\", \"inner 3\", \"inner 4\"]", "[\"blue start\"]", "grills[3].accesses[0]: "),
        (
            "[\"outer 3\", \"outer 4\", \"inner 3\", \"inner 4\"]",
            "[\"outer 3\", \"outer 3\"]",
            "grills[3].accesses[1]: ",
        ),
    ];
    for (from, to, field) in cases {
        let error = refused(from, to);
        assert!(error.contains(field), "{to}: {error}");
        assert!(error.contains(&format!("line {}:", line(from))), "{to}: {error}");
    }
}

#[test]
fn a_start_without_an_exit_is_refused() {
    let text =
        Kitchen::STANDARD.replace("[\"green start\", \"outer 7\"],", "").replace("[\"green start\", \"outer 8\"],", "");
    let error = Edition::<Kitchen>::read("kitchen.toml", &text).unwrap_err();
    assert_eq!(error.problem.field, "starts[3]");
}

#[test]
fn a_grill_that_its_colour_reaches_only_through_a_foreign_start_is_refused() {
    // Outer 5, the only access, is left with the path to the blue start alone.
    let mut text = Kitchen::STANDARD
        .replace("accesses = [\"outer 5\", \"outer 6\", \"inner 5\", \"inner 6\"]", "accesses = [\"outer 5\"]");
    for path in ["[\"outer 4\", \"outer 5\"],", "[\"outer 5\", \"outer 6\"],", "[\"outer 5\", \"inner 5\"],"] {
        text = text.replace(path, "");
    }
    let error = Edition::<Kitchen>::read("kitchen.toml", &text).unwrap_err();
    assert_eq!(error.problem.field, "grills[0]");
}

#[test]
fn fewer_than_four_stations_are_refused() {
    let (before, rest) = Kitchen::STANDARD.split_once("stations = [").unwrap();
    let (_, after) = rest.split_once("\n]\n").unwrap();
    let text = format!("{before}stations = [{{ id = \"one\", x = 1, y = 1 }}]\n{after}");
    let error = Edition::<Kitchen>::read("kitchen.toml", &text).unwrap_err();
    assert_eq!(error.problem.field, "stations");
}
