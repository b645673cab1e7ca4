//! What can be taken back: ruling 28.

use rules::games::little_monster::{LittleMonster, Move, Options, Phase};
use rules::{Chance, Edition, Game, Match, Seat, SeatCount, Viewer};

/// Plays standard matches with the autopilot and hands each move to `look`: the match before and after it.
fn watch(mut look: impl FnMut(&Match<LittleMonster>, Seat, &Move, &Match<LittleMonster>)) {
    let seats = SeatCount::new(3).unwrap();
    for seed in 0..6 {
        let game = LittleMonster::new(Edition::standard(), Options::default(), seats).unwrap();
        let mut table = Match::begin(game, seats, [seed; 32]);
        let mut chance = Chance::new([seed; 32], u64::MAX);
        while let Some(seat) = table.game().status().acting().first() {
            let chosen = LittleMonster::autopilot(&table.game().view(Viewer::Seat(seat)), &mut chance);
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
