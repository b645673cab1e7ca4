//! What a viewer sees, built up from what it may see.

use super::ask::Ask;
use super::cards::Card;
use super::race::Runner;
use super::state::{Course, LittleMonster, Stage};
use super::verbs::Effect;
use super::{
    CardInDeck, FeedingStage, FeedingView, Food, May, Monster, MonsterCard, Phase, Racer, SeatView, Source, TableCard,
    Track, UnderWay, View,
};
use crate::{Game, Memory, Seat, Viewer};

/// What the viewer sees now.
pub(super) fn view(game: &LittleMonster, viewer: Viewer) -> View {
    let you = viewer.seat();
    let name = |runner: Option<Runner>| runner.map(|runner| runner.monster);
    let over = match &game.stage {
        Stage::Over(outcome) => Some(outcome),
        _ => None,
    };
    let ask = game.ask();
    let dealt = game.round > 0;
    View {
        you,
        foods: game.menu.food.clone(),
        monsters: game.show_monsters(),
        feeds_at: game.menu.feeds_at,
        phase: ask.as_ref().map_or(Phase::Over, Ask::phase),
        round: game.round,
        stopping: game.stopping(),
        starter: (!matches!(game.stage, Stage::Fresh)).then_some(game.starter),
        turn: dealt.then_some(game.turn),
        fed: if let Stage::Meals { fed } = game.stage { fed } else { 0 },
        track: Track { plates: game.menu.plates, finish: game.race.finish },
        racers: game.race.runners.iter().map(|runner| game.show_racer(*runner)).collect(),
        fastest: name(game.race.fastest()),
        slowest: name(game.race.slowest()),
        seats: game.larder.hands.map(|seat, _| game.show_seat(seat, viewer)),
        offer: game.show_offer(viewer),
        kept: you.and_then(|seat| game.kept[seat]),
        hand: you.map(|seat| game.larder.hand(seat)).unwrap_or_default(),
        discarding: you.map(|seat| game.larder.foods(&game.chosen_by(seat))).unwrap_or_default(),
        deck: count(game.larder.deck.len()),
        discarded: count(game.larder.discard.len()),
        top_discard: game.larder.discard.last().map(|card| game.larder.face(*card)),
        discards: game.reminds(viewer).then(|| game.larder.foods(&game.larder.discard)),
        known_in_deck: game.show_deck(viewer),
        feeding: game.show_feeding(),
        under_way: game.doing.as_ref().map(|doing| UnderWay {
            seat: doing.seat,
            source: doing.source,
            steps: doing.steps.clone(),
        }),
        waiting: game.show_waiting(),
        may: you.and_then(|seat| ask.filter(|ask| ask.seats().contains(seat)).map(|ask| game.may(seat, ask))),
        outcome: over.cloned(),
    }
}

impl LittleMonster {
    fn show_monsters(&self) -> Vec<MonsterCard> {
        let cards = (0..).map(Monster).zip(&self.menu.monster);
        cards
            .map(|(monster, card)| MonsterCard { name: card.name.clone(), abilities: self.abilities(monster).to_vec() })
            .collect()
    }

    fn show_racer(&self, runner: Runner) -> Racer {
        Racer {
            monster: runner.monster,
            owner: runner.owner,
            at: runner.at,
            home: !self.race.is_racing(runner.monster),
            feeds_at: runner.feeds_at,
        }
    }

    fn show_seat(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let over = matches!(self.stage, Stage::Over(_));
        let hand = &self.larder.hands[seat];
        let mut known: Vec<Card> = hand.iter().copied().filter(|card| self.remembers(viewer, *card)).collect();
        if viewer.seat() == Some(seat) {
            known.clear();
        }
        let mut known = self.larder.foods(&known);
        known.sort_unstable();
        SeatView {
            hand_size: count(hand.len()),
            hand_limit: self.hand_limit(seat),
            fastest: self.race.fastest_of(seat).map(|runner| runner.monster),
            slowest: self.race.slowest_of(seat).map(|runner| runner.monster),
            drafted: self.drafted[seat].clone(),
            known,
            rejected: self.offers[seat].first().copied().filter(|_| over),
        }
    }

    fn show_offer(&self, viewer: Viewer) -> Vec<Monster> {
        match (&self.stage, viewer.seat()) {
            (Stage::Drafting, _) => self.row.clone(),
            (Stage::Keeping, Some(seat)) => self.offers[seat].clone(),
            _ => Vec::new(),
        }
    }

    fn show_deck(&self, viewer: Viewer) -> Vec<CardInDeck> {
        let from_top = (0..).zip(self.larder.deck.iter().rev());
        from_top
            .filter(|(_, card)| self.remembers(viewer, **card))
            .map(|(depth, card)| CardInDeck { depth, card: self.larder.face(*card) })
            .collect()
    }

    /// Whether the viewer is reminded of hidden cards that it has seen.
    fn reminds(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(_) => self.options.memory == Memory::Assisted,
            Viewer::Public => false,
            Viewer::Archive => true,
        }
    }

    fn remembers(&self, viewer: Viewer, card: Card) -> bool {
        self.reminds(viewer) && viewer.seat().is_none_or(|seat| self.larder.knows(seat, card))
    }

    fn chosen_by(&self, seat: Seat) -> Vec<Card> {
        let chosen = self.doing.iter().flat_map(|doing| &doing.chosen);
        chosen.filter(|(chooser, _)| *chooser == seat).flat_map(|(_, cards)| cards).copied().collect()
    }

    fn show_feeding(&self) -> Option<FeedingView> {
        let meal = self.meal.as_ref()?;
        let pending = |card: &Card| match &meal.course {
            Course::Actions { left } => left.contains(card),
            Course::Step | Course::Cover | Course::WhenFed { .. } => meal.covered != Some(*card),
        };
        let cards = self.larder.table.iter().map(|card| TableCard {
            card: self.larder.face(*card),
            covered: meal.covered == Some(*card),
            pending: pending(card),
        });
        Some(FeedingView {
            seat: self.turn,
            monster: meal.monster,
            feeds_at: meal.feeds_at,
            cards: cards.collect(),
            over: self.over(),
            stage: match meal.course {
                Course::Step => FeedingStage::Step,
                Course::Cover => FeedingStage::Cover,
                Course::WhenFed { .. } => FeedingStage::WhenFed,
                Course::Actions { .. } => FeedingStage::Actions,
            },
        })
    }

    /// The abilities that come up next, first those of monsters that saw another come home.
    fn show_waiting(&self) -> Vec<Source> {
        let when_fed = self.meal.iter().flat_map(|meal| match &meal.course {
            Course::WhenFed { left } => left.iter().map(|ability| (meal.monster, *ability)).collect(),
            _ => Vec::new(),
        });
        let waiting = self.triggers.iter().chain(&self.gathered).copied().chain(when_fed);
        waiting.map(|(monster, ability)| Source::Ability { monster, ability }).collect()
    }

    fn may(&self, seat: Seat, ask: Ask) -> May {
        match ask {
            Ask::Keep { .. } => May::Keep,
            Ask::Draft { .. } => May::Draft,
            Ask::StartAbility { abilities, .. } => May::UseAbility { abilities },
            Ask::Turn { .. } => {
                let more = !matches!(self.stage, Stage::Meals { fed: 2.. });
                May::Turn {
                    feed: self.race.racing_of(seat).filter(|_| more).map(|runner| runner.monster).collect(),
                    must_feed: self.must_feed(seat),
                    propose_stop: self.may_stop(),
                }
            }
            Ask::Cover { cards, .. } => May::Cover { cards },
            Ask::Order { cards, .. } => May::Resolve { cards },
            Ask::Target { monsters, .. } => May::Target { monsters },
            Ask::Steal { seats, .. } => May::StealFrom { seats },
            Ask::Discard { count, .. } => May::Discard { count },
            Ask::Answer { steps, .. } => May::Answer { steps },
            Ask::PlaceTop { .. } => May::PlaceTop { card: self.looked_at() },
            Ask::StopVote { .. } => May::AnswerStop,
        }
    }

    /// The card that the seat that is asked where it goes has looked at.
    fn looked_at(&self) -> Food {
        debug_assert!(self.doing.as_ref().is_some_and(|doing| {
            doing.looked && doing.effects.as_ref().and_then(|effects| effects.front()) == Some(&Effect::Look)
        }));
        self.larder.deck.last().map_or(Food(0), |card| self.larder.face(*card))
    }
}

fn count(cards: usize) -> u8 {
    u8::try_from(cards).unwrap_or(u8::MAX)
}
