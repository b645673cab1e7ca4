//! What can be taken back: ruling 28.

use crate::games::little_monster::{EventView, LittleMonster, Move, OpenEvent, Options, Phase};
use crate::{Chance, Edition, Game, Match, Seat, SeatCount, Viewer};

/// Plays standard matches with the autopilot and hands each move to `look`: the match before and after it.
fn watch(look: impl FnMut(&Match<LittleMonster>, Seat, &Move, &Match<LittleMonster>)) {
    let choose = |table: &Match<LittleMonster>, seat, chance: &mut Chance| {
        LittleMonster::autopilot(&table.game().view(Viewer::Seat(seat)), chance)
    };
    watch_playing(choose, look);
}

/// The same with moves that are chosen otherwise.
fn watch_playing(
    mut choose: impl FnMut(&Match<LittleMonster>, Seat, &mut Chance) -> Move,
    mut look: impl FnMut(&Match<LittleMonster>, Seat, &Move, &Match<LittleMonster>),
) {
    let seats = SeatCount::new(3).unwrap();
    for seed in 0..6 {
        let game = LittleMonster::new(Edition::standard(), Options::default(), seats).unwrap();
        let mut table = Match::begin(game, seats, [seed; 32]);
        let mut chance = Chance::new([seed; 32], u64::MAX);
        while let Some(seat) = table.game().status().acting().first() {
            let chosen = choose(&table, seat, &mut chance);
            let next = table.play(seat, table.ply(seat), &chosen).unwrap();
            look(&table, seat, &chosen, &next);
            table = next;
        }
    }
}

#[test]
fn a_cover_can_be_taken_back_while_it_had_no_other_effect_than_a_choice() {
    let mut undone = 0;
    watch(|before, seat, chosen, after| {
        let phase = after.game().view(Viewer::Public).phase;
        if matches!(chosen, Move::Cover { .. }) && matches!(phase, Phase::Order { .. } | Phase::Cover { .. }) {
            let drew = before.game().view(Viewer::Public).deck != after.game().view(Viewer::Public).deck;
            assert_ne!(after.may_undo(seat), drew);
            if !drew {
                let back = after.undo(seat, after.ply(seat)).unwrap();
                assert_eq!(back.game().view(Viewer::Seat(seat)), before.game().view(Viewer::Seat(seat)));
                undone += 1;
            }
        }
    });
    assert!(undone > 5, "{undone}");
}

/// Whether an event of the latest version is one that everybody sees like this.
fn saw(table: &Match<LittleMonster>, is_it: fn(&OpenEvent) -> bool) -> bool {
    table.last().events.iter().any(|event| match LittleMonster::event_view(event, Viewer::Public) {
        Some(EventView::Open(open)) => is_it(&open),
        _ => false,
    })
}

#[test]
fn what_hides_a_card_again_cannot_be_taken_back() {
    let (mut to_hand, mut placed) = (0, 0);
    let choose = |table: &Match<LittleMonster>, seat, chance: &mut Chance| table.random_move(seat, chance).unwrap();
    watch_playing(choose, |_, seat, _, after| {
        let (took_back, top) = [
            saw(after, |it| matches!(it, OpenEvent::TookBack { .. })),
            saw(after, |it| matches!(it, OpenEvent::TopPlaced { .. })),
        ]
        .into();
        assert!(!(took_back || top) || !after.may_undo(seat));
        to_hand += u32::from(took_back);
        placed += u32::from(top);
    });
    assert!(to_hand > 0 && placed > 5, "{to_hand} and {placed}");
}

#[test]
fn a_target_can_be_taken_back_before_anything_else_is_drawn_shown_or_handed_in() {
    let mut undone = 0;
    watch(|before, seat, chosen, after| {
        let still = before.game().view(Viewer::Public).deck == after.game().view(Viewer::Public).deck;
        if matches!(chosen, Move::Target { .. }) && still && after.game().status().acting().contains(seat) {
            assert!(after.may_undo(seat));
            undone += 1;
        }
    });
    assert!(undone > 5, "{undone}");
}

#[test]
fn feeding_discarding_and_ending_a_turn_cannot_be_taken_back() {
    let mut seen = 0;
    watch(|_, seat, chosen, after| {
        if matches!(chosen, Move::Feed { .. } | Move::Discard { .. } | Move::EndTurn | Move::StealFrom { .. }) {
            assert!(!after.may_undo(seat), "{chosen:?}");
            seen += 1;
        }
    });
    assert!(seen > 50, "{seen}");
}
