//! A sensible move from what a seat sees: keep what is easy to play, be rid of what is not.

use super::{Animal, Cards, May, Move, Slot, View, pile};
use crate::{BySeat, Chance, Seat};

/// The move for the seat that this view is for.
pub(super) fn choose(view: &View, chance: &mut Chance) -> Move {
    match &view.may {
        Some(May::Turn { play, draw, row, take_pile, propose_stop }) => {
            if *take_pile {
                Move::TakePile
            } else if row.is_empty() {
                play_or_draw(view, play, *draw, *propose_stop, chance)
            } else {
                Move::PlayRow { slot: best_slot_to_play(view, row, chance) }
            }
        }
        Some(May::Swap { slots }) => swap(view, slots, chance),
        Some(May::Peek { slots }) => peek(view, slots, chance),
        Some(May::AnswerStop) => Move::AnswerStop { agree: true },
        Some(May::Continue) | None => Move::Continue,
    }
}

fn play_or_draw(view: &View, play: &[Animal], draw: bool, stuck: bool, chance: &mut Chance) -> Move {
    // Best play can go round in circles for ever once nothing can be drawn: a whim leads out of them.
    let whim = match (view.drawable, stuck) {
        (_, true) => 24,
        (0, false) => 6,
        _ => 1,
    };
    let mut whim = || i32::try_from(chance.below(whim)).unwrap_or(0);
    let hand: Cards = view.hand.iter().copied().collect();
    let pile: Vec<Animal> = view.pile.iter().map(|card| card.animal).collect();
    let mut options: Vec<(i32, Move)> = play
        .iter()
        .flat_map(|animal| plays(*animal, &hand))
        .map(|play| (worth_of_play(view, &pile, &hand, play) + whim(), play.into()))
        .collect();
    if draw {
        options.push((worth_of_drawing(view), Move::DrawAndPlay));
    }
    best(&options, |(worth, _)| *worth, chance).map_or(Move::DrawAndPlay, |(_, chosen)| chosen)
}

/// Cards of one animal from the hand, Monkeys on top.
#[derive(Clone, Copy)]
struct Play {
    animal: Animal,
    count: u8,
    monkeys: u8,
}

impl From<Play> for Move {
    fn from(Play { animal, count, monkeys }: Play) -> Self {
        Self::Play { animal, count, monkeys_on_top: monkeys, monkeys_beneath: 0 }
    }
}

fn plays(animal: Animal, hand: &Cards) -> Vec<Play> {
    let held = hand.count(animal);
    if animal == Animal::Monkey {
        return (1..=held).map(|count| Play { animal, count, monkeys: 0 }).collect();
    }
    let with_monkeys = (0..=hand.count(Animal::Monkey)).map(|monkeys| Play { animal, count: held, monkeys });
    with_monkeys.chain((held > 1).then_some(Play { animal, count: 1, monkeys: 0 })).collect()
}

fn worth_of_play(view: &View, pile: &[Animal], hand: &Cards, play: Play) -> i32 {
    let late = view.drawable == 0;
    let mut landed = pile.to_vec();
    landed.extend(std::iter::repeat_n(play.animal, usize::from(play.count)));
    landed.extend(std::iter::repeat_n(Animal::Monkey, usize::from(play.monkeys)));
    let played = i32::from(play.count) + i32::from(play.monkeys);
    let monkeys = if play.animal == Animal::Monkey { played } else { i32::from(play.monkeys) };
    let gone = i32::try_from(landed.len()).unwrap_or(i32::MAX);
    let number = play.animal.number().map_or(0, i32::from);
    // Low cards go first: they are the hardest to play later. Monkeys stay as long as they can.
    let cost = number + 9 * monkeys;
    let gain = 6 * played;
    let effect = if pile::is_gang(&landed) {
        20 + 2 * gone
    } else {
        match pile::top(&landed) {
            Some(Animal::Tiger) if late => gone,
            Some(Animal::Ant) => -7 * i32::try_from(pile::beneath_ants(&landed)).unwrap_or(i32::MAX),
            Some(Animal::Mongoose) => 4,
            Some(Animal::Buffalo) => 2,
            _ => 0,
        }
    };
    // The last cards of the hand open the row.
    let empties = if late && usize::try_from(played) == Ok(hand.len()) { 8 } else { 0 };
    gain - cost + effect + empties
}

fn worth_of_drawing(view: &View) -> i32 {
    let valid = Animal::ALL.into_iter().filter(|animal| view.required.allows(*animal)).count();
    let valid = i32::try_from(valid).unwrap_or(0);
    let invalid = i32::try_from(Animal::ALL.len()).unwrap_or(0) - valid;
    let pile = i32::try_from(view.pile.len()).unwrap_or(i32::MAX);
    -(invalid * (pile + 1) * 5) / 12
}

fn best_slot_to_play(view: &View, slots: &[u8], chance: &mut Chance) -> u8 {
    let worth = |slot: &u8| match own_slot(view, *slot) {
        Some(Slot::Known { animal }) if view.required.allows(animal) => match animal {
            Animal::Ant if !view.pile.is_empty() => 1,
            Animal::Ant | Animal::Monkey => 3,
            _ => 4,
        },
        Some(Slot::Known { .. }) => 0,
        _ => 2,
    };
    best(slots, worth, chance).unwrap_or(0)
}

/// The card that is easiest to play goes where an unknown or worse card lies.
fn swap(view: &View, slots: &[u8], chance: &mut Chance) -> Move {
    let ease = |animal: &Animal| match animal {
        Animal::Monkey => 12,
        Animal::Ant => 3,
        other => other.number().map_or(0, i32::from),
    };
    let animal = best(&view.hand, ease, chance).unwrap_or(Animal::Ant);
    let slot = best(
        slots,
        |slot| match own_slot(view, *slot) {
            Some(Slot::Known { animal }) => -ease(&animal),
            _ => -6,
        },
        chance,
    );
    Move::Swap { slot: slot.unwrap_or(0), animal }
}

/// An own card that is not known yet, else anybody's.
fn peek(view: &View, slots: &BySeat<Vec<u8>>, chance: &mut Chance) -> Move {
    let cards: Vec<(Seat, u8)> =
        slots.iter().flat_map(|(seat, slots)| slots.iter().map(move |slot| (seat, *slot))).collect();
    let news = |(seat, slot): &(Seat, u8)| match view.seats[*seat].row.get(usize::from(*slot)) {
        Some(Slot::FaceDown) if view.you == Some(*seat) => 2,
        Some(Slot::FaceDown) => 1,
        _ => 0,
    };
    let (seat, slot) = best(&cards, news, chance).unwrap_or((Seat::new(0), 0));
    Move::Peek { seat, slot }
}

fn own_slot(view: &View, slot: u8) -> Option<Slot> {
    view.seats.get(view.you?)?.row.get(usize::from(slot)).copied()
}

/// One of the best, each equally likely.
fn best<T: Copy>(items: &[T], worth: impl Fn(&T) -> i32, chance: &mut Chance) -> Option<T> {
    let most = items.iter().map(&worth).max()?;
    let best: Vec<T> = items.iter().filter(|item| worth(item) == most).copied().collect();
    chance.pick(&best).copied()
}
