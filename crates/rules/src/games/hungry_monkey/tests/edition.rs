use super::super::Counts;
use crate::{Edition, SeatCount};

#[test]
fn the_standard_edition_has_six_of_each_of_twelve_animals() {
    let edition = Edition::<Counts>::standard();
    assert_eq!(edition.cards().len(), 72);
    assert!(edition.cards().counts().iter().all(|(_, count)| *count == 6));
    assert_eq!(edition.cards().counts().len(), 12);
    assert_eq!((edition.hand, edition.row), (3, 4));
    assert_eq!((edition.beans.ones, edition.beans.twos, edition.beans.threes), (10, 6, 6));
}

#[test]
fn the_kitty_lies_deeper_the_fewer_play() {
    let edition = Edition::<Counts>::standard();
    let drawable: Vec<usize> =
        (2..=6).filter_map(SeatCount::new).map(|seats| 72 - 7 * seats.get() - edition.under_kitty(seats)).collect();
    assert_eq!(drawable, [38, 37, 37, 37, 30]);
}
