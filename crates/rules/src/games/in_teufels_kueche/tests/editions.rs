//! The board as data: what the standard one is like, and which ones are refused.

use crate::games::in_teufels_kueche::{Board, Colour, Kitchen, SpaceKind};
use crate::{Edition, EditionData};

fn board(text: &str) -> Board {
    Board::from(&*Edition::<Kitchen>::read("kitchen.toml", text).unwrap())
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
