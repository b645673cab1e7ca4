//! Rules that hold in every position, looked at from outside in matches played at random.

use std::collections::BTreeMap;

use crate::games::in_teufels_kueche::{DevilView, May, Move, Phase, PotPlace, SpaceId, SpaceKind, View};
use crate::{Chance, Game, Match, Viewer};

use super::scene::{before_the_deal, seats};

/// Plays matches at random and hands each position to `look`, with the view of a seat that is asked.
fn wander(mut look: impl FnMut(&View)) {
    for (count, seed) in [(2, 0), (2, 1), (3, 2), (3, 3), (4, 4), (4, 5)] {
        let mut play = Match::begin(before_the_deal(count), seats(count), [seed; 32]);
        let mut chance = Chance::new([seed; 32], u64::MAX);
        while let Some(seat) = play.game().status().acting().first() {
            look(&play.game().view(Viewer::Seat(seat)));
            let mut chosen = play.random_move(seat, &mut chance).unwrap();
            // Random turns end too soon for much to happen.
            if chosen == Move::EndTurn && chance.below(4) > 0 {
                chosen = play.random_move(seat, &mut chance).unwrap();
            }
            play = play.play(seat, play.ply(seat), &chosen).unwrap();
        }
    }
}

/// What every way of distinct spaces finds that a devil may take for so many points: the price of each space.
fn tried_out(view: &View, devil: &DevilView, points: u8) -> BTreeMap<SpaceId, u8> {
    fn go_on(view: &View, devil: &DevilView, way: &mut Vec<SpaceId>, points: u8, found: &mut BTreeMap<SpaceId, u8>) {
        let here = *way.last().unwrap();
        let steps = u8::try_from(way.len()).unwrap();
        for space in &view.board.spaces {
            let linked = view.board.neighbours(here).any(|next| next == space.id);
            let occupant = view.devils.iter().find(|other| other.space == Some(space.id));
            let (open, may_stay, may_pass) = match &space.kind {
                SpaceKind::Station => {
                    let passed = occupant.is_none_or(|other| other.seat == devil.seat);
                    (linked, occupant.is_none_or(|other| other.seat != devil.seat), passed)
                }
                SpaceKind::Start { colour } => {
                    let free = *colour == devil.colour && devil.carries.is_none();
                    (linked, free, free)
                }
                SpaceKind::Grill { colour, accesses } => {
                    let own = *colour == devil.colour && devil.carries.is_some();
                    (accesses.contains(&here), own, false)
                }
            };
            if !open || steps > points || way.contains(&space.id) {
                continue;
            }
            if may_stay {
                let price = found.entry(space.id).or_insert(steps);
                *price = steps.min(*price);
            }
            if may_pass {
                way.push(space.id);
                go_on(view, devil, way, points, found);
                way.pop();
            }
        }
    }
    let mut found = BTreeMap::new();
    go_on(view, devil, &mut vec![devil.space.unwrap()], points, &mut found);
    found
}

#[test]
fn a_devil_can_walk_wherever_some_way_of_distinct_spaces_leads_for_the_price_of_the_shortest() {
    // Rulings 4, 7, 8 and 18.
    let mut compared = 0;
    wander(|view| {
        let (Some(May::Turn { devils, .. }), Some(turn)) = (&view.may, &view.turn) else { return };
        for devil in view.devils.iter().filter(|devil| devil.seat == view.you && devil.space.is_some()) {
            let may = devils.iter().find(|may| may.devil == devil.id);
            let walk = may.map(|may| may.walk.as_slice()).unwrap_or_default();
            let told: BTreeMap<SpaceId, u8> = walk.iter().map(|target| (target.space, target.cost)).collect();
            assert_eq!(told, tried_out(view, devil, turn.points + u8::from(devil.bonus)), "{devil:?}");
            compared += told.len();
        }
    });
    assert!(compared > 1000, "{compared}");
}

#[test]
fn devils_and_pots_are_only_where_they_may_be() {
    // Rulings 4 to 8: one devil a station but for a challenge, devils and pots never rest on foreign ground.
    wander(|view| {
        let kind = |space: SpaceId| &view.board.space(space).unwrap().kind;
        for devil in view.devils.iter().filter(|devil| devil.space.is_some()) {
            let space = devil.space.unwrap();
            match kind(space) {
                SpaceKind::Station => {
                    let there = view.devils.iter().filter(|other| other.space == Some(space)).count();
                    let challenged = matches!(view.phase, Phase::Challenge { space: at, .. } if at == space);
                    assert_eq!(there, if challenged { 2 } else { 1 });
                }
                SpaceKind::Start { colour } => {
                    assert_eq!((*colour, devil.carries), (devil.colour, None));
                }
                SpaceKind::Grill { .. } => panic!("{devil:?} rests on a grill"),
            }
        }
        for pot in &view.pots {
            match pot.place {
                PotPlace::Aside => assert!(matches!(view.phase, Phase::AssignMenus { .. } | Phase::PlacePot { .. })),
                PotPlace::Station { space } => assert_eq!(*kind(space), SpaceKind::Station),
                PotPlace::Carried { devil } => {
                    let carrier = &view.devils[usize::from(devil.0)];
                    assert_eq!((carrier.carries, carrier.space.is_some()), (Some(pot.id), true));
                }
                PotPlace::Served { space } => {
                    assert!(matches!(kind(space), SpaceKind::Grill { .. }) && pot.menu.is_some());
                }
            }
        }
    });
}
