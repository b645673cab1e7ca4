use std::collections::{BTreeMap, BTreeSet};

use super::super::clues::Clues;
use super::super::resample::{Hidden, Place, deal};
use super::super::{Animal, Cards, Kinds, Move, Options, SeriesKind};
use super::{A, B, C, Table, cards, play, printed};
use crate::{Chance, Game, Memory, Seat, Viewer};

/// What something is in many worlds that the viewer cannot tell apart.
fn worlds<T: Ord>(table: &Table, viewer: Viewer, look: impl Fn(&Table) -> T) -> BTreeSet<T> {
    let other = |stream| {
        let game = table.game.resample(viewer, &mut Chance::new([3; 32], stream));
        assert_eq!(game.view(viewer), table.game.view(viewer));
        Table { game, ..table.clone() }
    };
    (0..300).map(|stream| look(&other(stream))).collect()
}

fn holds(table: &Table, seat: Seat, print: &str) -> bool {
    table.game.hands[seat].count(cards(print)[0]) > 0
}

#[test]
fn hands_rows_draw_pile_and_the_cards_under_the_kitty_can_be_anything_unseen() {
    let table = Table::new(&["4 4", "5"]).rows(&["6", "7"]).deck("8").under_kitty("9");
    let all: BTreeSet<String> = ["5", "6", "7", "8", "9"].map(str::to_owned).into();
    assert_eq!(worlds(&table, Viewer::Seat(A), |world| world.hand(B)), all);
    assert_eq!(worlds(&table, Viewer::Seat(A), |world| world.row(A)), all, "nobody knows its own row");
    assert_eq!(worlds(&table, Viewer::Seat(A), |world| printed(world.game.deck.iter().copied())), all);
    assert_eq!(worlds(&table, Viewer::Seat(A), |world| world.hand(A)), ["4 4".to_owned()].into());
    assert!(worlds(&table, Viewer::Public, |world| world.hand(A)).len() > 5, "a spectator knows no hand");
}

#[test]
fn a_seat_that_took_the_pile_had_no_valid_card() {
    // B holds 3 and 4 when 5 or more is asked for.
    let table = Table::new(&["5 5", "3 4"]).rows(&["8 9", "? 1"]).deck("").under_kitty("2 6 7");
    let table = table.after([(A, play("5")), (B, Move::TakePile)]);
    let hands = worlds(&table, Viewer::Seat(A), |world| world.hand(B));
    assert_eq!(hands, ["2 3 5", "2 4 5", "3 4 5"].map(str::to_owned).into());
}

#[test]
fn what_a_bound_seat_could_not_play_was_too_high() {
    let table = Table::new(&["8 5", "9 10"]).rows(&["2", "3"]).under_kitty("11 7 1 ?");
    let table = table.after([(A, play("8")), (B, Move::TakePile)]);
    let hands = worlds(&table, Viewer::Seat(A), |world| world.hand(B));
    assert_eq!(hands, ["8 9 10", "8 9 11", "8 10 11"].map(str::to_owned).into());
}

#[test]
fn what_is_known_of_each_hand_holds_at_once() {
    // B had nothing of 5 or higher, C nothing of 4 or higher; no Ant and no Monkey either.
    let table = Table::new(&["5 4", "4", "3"]).rows(&["9", "2", "?"]).under_kitty("1 7");
    let mut table = table.after([(A, play("5")), (B, Move::TakePile)]).turn(A);
    table.act(A, play("4"));
    let mut table = table.turn(C);
    table.act(C, Move::TakePile);
    let hands = worlds(&table, Viewer::Seat(A), |world| (world.hand(B), world.hand(C)));
    let expected = [("2 5", "3 4"), ("3 5", "2 4"), ("4 5", "2 4"), ("4 5", "3 4")];
    assert_eq!(hands, expected.map(|(of_b, of_c)| (of_b.to_owned(), of_c.to_owned())).into());
}

#[test]
fn cards_taken_from_the_pile_are_known_until_they_are_played() {
    let table = Table::new(&["9 9", "4"]).rows(&["2", "2"]).pile("6").under_kitty("3 5");
    let mut table = table.after([(A, play("9")), (B, Move::TakePile)]);
    for viewer in [Viewer::Seat(A), Viewer::Public] {
        assert_eq!(worlds(&table, viewer, |world| holds(world, B, "6") && holds(world, B, "9")), [true].into());
    }
    table.act(A, play("9"));
    table.act(B, play("9"));
    assert_eq!(worlds(&table, Viewer::Public, |world| holds(world, B, "6")), [true].into());
    assert_eq!(worlds(&table, Viewer::Public, |world| holds(world, B, "9")), [false].into());
}

#[test]
fn a_peeked_card_is_fixed_for_the_peeker_alone() {
    for memory in [Memory::Strict, Memory::Assisted] {
        let options = Options { series: SeriesKind::Single, memory };
        let mut table = Table::with(options, &["3 4", "9 9"]).rows(&["6", "7"]);
        table.act(A, play("3"));
        table.act(A, Move::Peek { seat: B, slot: 0 });
        table.act(B, play("9"));
        table.act(A, Move::TakePile);
        assert_eq!(worlds(&table, Viewer::Seat(A), |world| world.row(B)), ["7".to_owned()].into());
        assert!(worlds(&table, Viewer::Seat(B), |world| world.row(B)).len() > 1);
    }
}

#[test]
fn a_known_row_card_that_is_swapped_is_known_to_be_in_the_hand() {
    // Ruling 18. A peeked at B's Frog, then B's Sparrow takes it up.
    let table = Table::new(&["3 5", "9 ?", "8"]).rows(&["6", "4", "7"]).under_kitty("10 10");
    let mut table = table.after([(A, play("3")), (A, Move::Peek { seat: B, slot: 0 })]);
    table.game.pile = cards("2");
    table.act(B, play("?"));
    table.act(B, Move::Swap { slot: 0, animal: cards("9")[0] });
    assert_eq!(worlds(&table, Viewer::Seat(A), |world| world.hand(B)), ["4".to_owned()].into());
    assert!(worlds(&table, Viewer::Seat(C), |world| world.hand(B)).len() > 3);
    assert_eq!(worlds(&table, Viewer::Seat(B), |world| world.row(B)), ["9".to_owned()].into());
    assert!(worlds(&table, Viewer::Seat(A), |world| world.row(B)).len() > 3, "what went down is unknown");
}

#[test]
fn a_swap_hides_every_card_that_could_have_gone_down() {
    // Ruling 18. All know that B took up 5, 5 and 9; then its Sparrow puts one of its cards down.
    let table = Table::new(&["4 4", "2 3"]).rows(&["6 6", "7 7"]).pile("5 5 9").under_kitty("10 10").turn(B);
    let mut table = table.after([(B, Move::TakePile), (A, play("4"))]);
    table.game.pile = Vec::new();
    let mut table = table.turn(B);
    table.act(B, play("2"));
    table.act(B, Move::Swap { slot: 0, animal: cards("3")[0] });
    let known = |world: &Table| (world.game.hands[B].count(cards("5")[0]).min(2), holds(world, B, "9"));
    let seen = worlds(&table, Viewer::Seat(A), known);
    assert!(seen.contains(&(1, true)) && seen.contains(&(2, false)) && seen.contains(&(2, true)), "{seen:?}");
    assert!(seen.iter().all(|(fives, _)| *fives >= 1), "one 5 must still be there");
}

#[test]
fn answers_of_a_vote_can_be_either_until_all_have_answered() {
    // Ruling 15.
    let table = Table::new(&["4", "4", "4", "4"]).idle(60);
    let table = table.after([(A, Move::ProposeStop), (B, Move::AnswerStop { agree: false })]);
    let against = |world: &Table| match world.game.stage {
        super::Stage::Vote { against, .. } => against.contains(B),
        _ => panic!("there is no vote"),
    };
    assert_eq!(worlds(&table, Viewer::Seat(C), against), [false, true].into());
    assert_eq!(worlds(&table, Viewer::Seat(B), against), [true].into());
}

#[test]
fn nothing_on_the_table_is_hidden_after_a_game() {
    let table = Table::new(&["9", "4 5"]).rows(&["", "6 7"]).under_kitty("3 8").after([(A, play("9"))]);
    let seen = worlds(&table, Viewer::Seat(A), |world| (world.hand(B), world.row(B)));
    assert_eq!(seen, [("4 5".to_owned(), "6 7".to_owned())].into());
}

#[test]
fn hidden_cards_are_dealt_in_each_possible_way_equally_often() {
    let kinds = |print| cards(print).into_iter().collect::<Cards>().kinds();
    let bounds = [kinds("2 3"), kinds("3 4"), kinds("2 4 5"), Kinds::ALL, Kinds::ALL];
    let hidden: Vec<Hidden> = (0..).zip(bounds).map(|(at, among)| Hidden { place: Place::Deck(at), among }).collect();
    let all = cards("2 3 3 4 5");
    let mut expected: BTreeMap<Vec<Animal>, usize> = BTreeMap::new();
    for order in orders(all.len()) {
        let dealt: Vec<Animal> = order.iter().map(|at| all[*at]).collect();
        if dealt.iter().zip(bounds).all(|(animal, among)| among.contains(*animal)) {
            *expected.entry(dealt).or_default() += 1;
        }
    }
    let ways: usize = expected.values().sum();
    let mut drawn: BTreeMap<Vec<Animal>, usize> = BTreeMap::new();
    let mut chance = Chance::new([5; 32], 0);
    for _ in 0..500 * ways {
        *drawn.entry(deal(&hidden, all.iter().copied().collect(), &mut chance)).or_default() += 1;
    }
    assert!(drawn.keys().eq(expected.keys()) && expected.len() > 10);
    for (dealt, count) in drawn {
        let often = 500 * expected[&dealt];
        // Four times the deviation of so many draws, at most.
        assert!(count.abs_diff(often).pow(2) < 16 * often, "{dealt:?}: {count} instead of {often}");
    }
}

/// Every order of so many things.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let Some(last) = count.checked_sub(1) else { return vec![Vec::new()] };
    let with_last = |order: Vec<usize>| (0..count).map(move |at| [&order[..at], &[last], &order[at..]].concat());
    orders(last).into_iter().flat_map(with_last).collect()
}

#[test]
fn another_world_can_be_resampled_for_another_viewer() {
    // The others' private knowledge is that of the other world.
    let table = Table::new(&["3 5", "9 ?", "8"]).rows(&["6", "4", "7"]).under_kitty("10 10");
    let mut table = table.after([(A, play("3")), (A, Move::Peek { seat: B, slot: 0 })]);
    table.game.pile = cards("2");
    table.act(B, play("?"));
    table.act(B, Move::Swap { slot: 0, animal: cards("9")[0] });
    for stream in 0..50 {
        let game = table.game.resample(Viewer::Seat(C), &mut Chance::new([9; 32], stream));
        let other = Table { game, ..table.clone() };
        let held = other.hand(B);
        assert_eq!(worlds(&other, Viewer::Seat(A), |world| world.hand(B)), [held].into());
    }
}

// Clues

/// Every hand that the clues allow, of the first four animals only.
fn allowed(clues: &Clues) -> BTreeSet<String> {
    let mut hands: Vec<Cards> = vec![*clues.known()];
    for among in clues.unknown() {
        hands = hands.iter().flat_map(|hand| with_each(hand, among)).collect();
    }
    hands.iter().map(|hand| printed(hand.iter())).collect()
}

const FEW: [Animal; 4] = [Animal::Ant, Animal::Sparrow, Animal::Snake, Animal::Frog];

fn with_each(hand: &Cards, among: Kinds) -> Vec<Cards> {
    let kinds = FEW.into_iter().filter(move |animal| among.contains(*animal));
    kinds
        .map(|animal| {
            let mut more = *hand;
            more.add(animal);
            more
        })
        .collect()
}

fn parse(hand: &str) -> Cards {
    cards(hand).into_iter().collect()
}

/// A hand, its clues, and by brute force every hand that fits what was seen of it.
struct Watched {
    hand: Cards,
    clues: Clues,
    possible: BTreeSet<String>,
}

impl Watched {
    fn new() -> Self {
        Self { hand: Cards::default(), clues: Clues::default(), possible: [String::new()].into() }
    }

    fn narrow(&mut self, keep: impl Fn(&Cards) -> Option<Cards>) {
        let kept = self.possible.iter().filter_map(|hand| keep(&parse(hand)));
        self.possible = kept.map(|hand| printed(hand.iter())).collect();
    }

    fn step(&mut self, chance: &mut Chance, swaps: bool) {
        let animal = FEW[chance.below(FEW.len())];
        let held: Vec<Animal> = self.hand.iter().collect();
        match chance.below(if swaps { 5 } else { 4 }) {
            0 | 1 if held.len() == 5 => {}
            0 => {
                self.hand.add(animal);
                self.clues.gain(animal);
                self.narrow(|hand| with_each(hand, [animal].into_iter().collect()).pop());
            }
            1 => {
                self.hand.add(animal);
                self.clues.gain_unseen(1);
                let more = self.possible.iter().flat_map(|hand| with_each(&parse(hand), Kinds::ALL));
                self.possible = more.map(|hand| printed(hand.iter())).collect();
            }
            2 => {
                let Some(animal) = chance.pick(&held).copied() else { return };
                self.hand.take(animal);
                self.clues.lose(animal);
                self.narrow(|hand| {
                    let mut less = *hand;
                    less.take(animal).then_some(less)
                });
            }
            3 => {
                // The pile is taken: nothing in the hand was at least as high, or an Ant.
                let lowest = FEW[chance.below(FEW.len())];
                let invalid = |animal: &Animal| *animal < lowest && *animal != Animal::Ant;
                if held.iter().all(invalid) {
                    self.clues.all_among(FEW.into_iter().filter(invalid).collect());
                    self.narrow(|hand| hand.iter().all(|animal| invalid(&animal)).then_some(*hand));
                }
            }
            _ => {
                let Some(animal) = chance.pick(&held).copied() else { return };
                self.hand.take(animal);
                self.clues.lose_unseen();
                let less = self.possible.iter().flat_map(|hand| {
                    let hand = parse(hand);
                    hand.kinds().iter().map(move |animal| {
                        let mut less = hand;
                        less.take(animal);
                        printed(less.iter())
                    })
                });
                self.possible = less.collect();
            }
        }
    }
}

#[test]
fn clues_rule_out_exactly_the_hands_that_do_not_fit_what_was_seen() {
    for stream in 0..60 {
        let mut chance = Chance::new([12; 32], stream);
        let mut watched = Watched::new();
        for _ in 0..40 {
            watched.step(&mut chance, false);
            assert_eq!(allowed(&watched.clues), watched.possible);
        }
    }
}

#[test]
fn clues_never_rule_out_a_hand_that_fits_though_a_swap_hides_what_went_down() {
    // Ruling 18.
    for stream in 0..60 {
        let mut chance = Chance::new([13; 32], stream);
        let mut watched = Watched::new();
        for _ in 0..40 {
            watched.step(&mut chance, true);
            assert!(allowed(&watched.clues).is_superset(&watched.possible));
            assert!(watched.possible.contains(&printed(watched.hand.iter())));
        }
    }
}
