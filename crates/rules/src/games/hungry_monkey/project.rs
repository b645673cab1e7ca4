//! What a viewer sees, built up from what it may see.

use super::cards::small;
use super::series::GAMES;
use super::stage::Stage;
use super::state::{Glimpse, HungryMonkey, RowCard};
use super::{LeftOver, Phase, PileCard, SeatView, Series, SeriesKind, Slot, View, pile};
use crate::{BySeat, Game, Memory, Seat, Viewer};

/// What the viewer may see now.
pub(super) fn view(game: &HungryMonkey, viewer: Viewer) -> View {
    let you = viewer.seat();
    View {
        you,
        phase: game.phase(),
        required: game.required(),
        pile: game
            .pile
            .iter()
            .zip(pile::kinds(&game.pile))
            .map(|(animal, counts_as)| PileCard { animal: *animal, counts_as })
            .collect(),
        drawable: small(game.deck.len()),
        under_kitty: small(game.under_kitty.len()),
        left_over: (game.is_over() || viewer == Viewer::Archive).then(|| game.left_over()),
        discarded: small(game.discard.len()),
        discarded_kinds: game.reminds(viewer).then(|| game.discard.counts()),
        seats: BySeat::new(game.seats, |seat| game.seat_seen_by(seat, viewer)),
        hand: you.map_or_else(Vec::new, |seat| game.hands[seat].iter().collect()),
        may: you.and_then(|seat| game.may(seat)),
        series: (game.options.series == SeriesKind::Beans).then(|| game.series_seen_by(viewer)),
        stopping: game.stopping(),
        outcome: match &game.stage {
            Stage::Over(outcome) => Some(outcome.clone()),
            _ => None,
        },
    }
}

impl HungryMonkey {
    fn left_over(&self) -> LeftOver {
        let mut under_kitty = self.under_kitty.to_vec();
        under_kitty.sort_unstable();
        LeftOver { draw_pile: self.deck.iter().rev().copied().collect(), under_kitty }
    }

    fn phase(&self) -> Phase {
        match &self.stage {
            Stage::Swap(seat) => Phase::Swap { seat: *seat },
            Stage::Peek(seat) => Phase::Peek { seat: *seat },
            Stage::Vote { proposer, waiting, .. } => Phase::StopVote { proposer: *proposer, waiting: *waiting },
            Stage::Between { waiting } => Phase::BetweenGames { waiting: *waiting },
            Stage::Turn(seat)
            | Stage::Invalid(seat)
            | Stage::Effect(seat, _)
            | Stage::Draw { seat, .. }
            | Stage::Finish(seat)
            | Stage::Again(seat) => Phase::Turn { seat: *seat },
            Stage::Deal { .. } | Stage::GameEnd(_) | Stage::Beans { .. } | Stage::MatchEnd(_) | Stage::Over(_) => {
                Phase::Over
            }
        }
    }

    fn seat_seen_by(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let open = self.turned_up() || viewer == Viewer::Archive;
        let left = self.cards_left(seat) > 0;
        SeatView {
            hand_size: small(self.hands[seat].len()),
            row: (0..).zip(&self.rows[seat]).map(|(slot, card)| self.slot_seen_by(seat, slot, *card, viewer)).collect(),
            place: self.places[seat],
            bean_cards: match self.options.series {
                SeriesKind::Single => 0,
                SeriesKind::Beans => small(self.beans.held(seat).len()),
            },
            shown_hand: (open && left).then(|| self.hands[seat].iter().collect()),
        }
    }

    fn slot_seen_by(&self, owner: Seat, slot: u8, card: Option<RowCard>, viewer: Viewer) -> Slot {
        let Some(RowCard { animal, known_to }) = card else { return Slot::Empty };
        if self.turned_up() || viewer == Viewer::Archive {
            return Slot::FaceUp { animal };
        }
        let reminded = viewer.seat().is_some_and(|seat| {
            let just_seen = self.glimpses[seat] == Some(Glimpse { owner, slot });
            known_to.contains(seat) && (just_seen || self.reminds(viewer))
        });
        if reminded { Slot::Known { animal } } else { Slot::FaceDown }
    }

    /// Whether the viewer is reminded of what it has seen; spectators never are.
    fn reminds(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(_) => self.options.memory == Memory::Assisted,
            Viewer::Public => false,
            Viewer::Archive => true,
        }
    }

    fn series_seen_by(&self, viewer: Viewer) -> Series {
        let open = self.is_over() || viewer == Viewer::Archive;
        Series {
            game: self.game,
            games: GAMES,
            own_beans: viewer.seat().map_or_else(Vec::new, |seat| self.beans.held(seat)),
            all_beans: open.then(|| BySeat::new(self.seats, |seat| self.beans.held(seat))),
        }
    }
}
