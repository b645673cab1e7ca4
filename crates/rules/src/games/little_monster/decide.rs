//! Whether the rules allow a move, and what it makes happen.

use super::ask::Ask;
use super::state::{LittleMonster, Stage};
use super::{Event, Food, Illegal, Monster, Move, OpenEvent, Source};
use crate::Seat;

/// What the seat's move makes happen.
pub(super) fn decide(game: &LittleMonster, seat: Seat, chosen: &Move) -> Result<Event, Illegal> {
    let ask = game.ask().filter(|ask| ask.seats().contains(seat)).ok_or(Illegal::NotAskedNow)?;
    match (ask, chosen) {
        (Ask::Keep { .. }, Move::Keep { monsters }) => game.keep(seat, *monsters),
        (Ask::Draft { .. }, Move::Draft { monster }) => {
            offered(&game.row, monster)?;
            Ok(Event::Open(OpenEvent::Drafted { seat, monster: *monster }))
        }
        (Ask::StartAbility { abilities, .. }, Move::UseAbility { monster, ability }) => {
            let source = Source::Ability { monster: *monster, ability: *ability };
            offered(&abilities, &source)?;
            Ok(game.begin(source))
        }
        (Ask::Turn { .. }, Move::Feed { monster, cards }) => game.feed(seat, *monster, cards),
        (Ask::Turn { .. }, Move::EndTurn) if game.must_feed(seat) => Err(Illegal::MustFeed),
        (Ask::Turn { .. }, Move::EndTurn) => {
            Ok(Event::Open(OpenEvent::TurnEnded { seat, next: game.seats.after(seat) }))
        }
        (Ask::Turn { .. }, Move::ProposeStop) if !game.may_stop() => Err(Illegal::TooEarlyToStop),
        (Ask::Turn { .. }, Move::ProposeStop) => Ok(Event::Open(OpenEvent::StopProposed { seat })),
        (Ask::Cover { cards, .. }, Move::Cover { card }) => {
            offered(&cards, card)?;
            Ok(Event::Open(OpenEvent::Covered { seat, card: *card }))
        }
        (Ask::Order { cards, .. }, Move::Resolve { card }) => {
            offered(&cards, card)?;
            Ok(game.begin(Source::Food { card: *card }))
        }
        (Ask::Target { monsters, .. }, Move::Target { monster }) => {
            offered(&monsters, monster)?;
            Ok(Event::Open(OpenEvent::Targeted { seat, monster: *monster }))
        }
        (Ask::Steal { seats, .. }, Move::StealFrom { seat: from }) => {
            offered(&seats.iter().collect::<Vec<_>>(), from)?;
            Ok(Event::Open(OpenEvent::Singled { seat, from: *from }))
        }
        (Ask::Discard { count, .. }, Move::Discard { cards }) => game.discard(seat, count, cards),
        (Ask::Answer { .. }, Move::Answer { perform }) => {
            Ok(Event::Open(OpenEvent::Answered { seat, perform: *perform }))
        }
        (Ask::PlaceTop { .. }, Move::PlaceTop { under }) => {
            Ok(Event::Open(OpenEvent::TopPlaced { seat, under: *under }))
        }
        (Ask::StopVote { .. }, Move::AnswerStop { agree }) => Ok(Event::StopAnswered { seat, agree: *agree }),
        _ => Err(Illegal::NotAskedNow),
    }
}

impl LittleMonster {
    fn keep(&self, seat: Seat, [one, other]: [Monster; 2]) -> Result<Event, Illegal> {
        if one == other {
            return Err(Illegal::SameMonsterTwice);
        }
        offered(&self.offers[seat], &one)?;
        offered(&self.offers[seat], &other)?;
        Ok(Event::Kept { seat, monsters: [one.min(other), one.max(other)] })
    }

    fn feed(&self, seat: Seat, monster: Monster, cards: &[Food]) -> Result<Event, Illegal> {
        let fed = self.race.racing_of(seat).find(|runner| runner.monster == monster).ok_or(Illegal::NotYourRacer)?;
        if matches!(self.stage, Stage::Meals { fed: 2.. }) {
            return Err(Illegal::FedTwice);
        }
        let laid = self.larder.pick(seat, cards).ok_or(Illegal::NotInHand)?;
        if self.larder.value(&laid, &self.menu) < u16::from(fed.feeds_at) {
            return Err(Illegal::TooLittle);
        }
        Ok(Event::Open(OpenEvent::Fed { seat, monster, cards: sorted(cards), feeds_at: fed.feeds_at }))
    }

    fn discard(&self, seat: Seat, count: u8, cards: &[Food]) -> Result<Event, Illegal> {
        if cards.len() != usize::from(count) {
            return Err(Illegal::WrongCount);
        }
        self.larder.pick(seat, cards).ok_or(Illegal::NotInHand)?;
        Ok(Event::DiscardChosen { seat, cards: sorted(cards) })
    }
}

fn offered<T: PartialEq>(options: &[T], chosen: &T) -> Result<(), Illegal> {
    if options.contains(chosen) { Ok(()) } else { Err(Illegal::NotAnOption) }
}

fn sorted(cards: &[Food]) -> Vec<Food> {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    sorted
}
