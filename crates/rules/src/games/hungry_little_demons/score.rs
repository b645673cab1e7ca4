//! Points, places and tie-breakers (rulings 18 to 20), worked out from what everybody sees.

use std::cmp::Reverse;

use super::apply::count;
use super::state::Ended;
use super::{Chef, Ending, Grid, Reason, Score, ScoreLine, ScoreSheet, SeatView, TieBreaker};
use crate::{BySeat, Seat, SeatSet};

const PER_RECIPE: i32 = 5;
const FOR_MOST: i32 = 3;

/// What counts for a seat.
#[derive(Clone, Copy, Debug)]
struct Tally {
    ended_match: bool,
    recipes: u8,
    ingredients: u8,
    furniture: u8,
    demons: u8,
    moves_home: u8,
    charcoal: bool,
}

/// The demons that the seat expels from its house when it ends the match: one per completed recipe, its
/// own the last (ruling 18).
pub(super) fn expelled(seats: &BySeat<SeatView>, by: Seat) -> Vec<Seat> {
    let in_house = seats.count().after_clockwise(by).filter(|seat| seats[*seat].demon_in == Some(by));
    in_house.take(seats[by].completed.into()).collect()
}

/// The score of seats whose expelled demons are gone already.
pub(super) fn sheet(seats: &BySeat<SeatView>, grid: Grid, ended: Option<&Ended>) -> ScoreSheet {
    let ended_by = ended.and_then(|ended| ended.by);
    let tallies = seats.map(|seat, view| Tally {
        ended_match: ended_by == Some(seat),
        recipes: view.completed,
        ingredients: count(view.gathered.len()),
        furniture: count(view.destroyed.len()),
        demons: count(seats.values().filter(|other| other.demon_in == Some(seat)).count()),
        moves_home: moves_home(view, grid),
        charcoal: view.chef == Some(Chef::Charcoal),
    });
    ScoreSheet {
        ended_by,
        ending: ended.map_or(Ending::Endless, |ended| ended.ending),
        expelled: ended.map_or(0, |ended| count(ended.expelled.len())),
        scores: scores(&tallies),
    }
}

/// How many of its own Move actions a chef is from home (tie-breaker 6).
fn moves_home(view: &SeatView, grid: Grid) -> u8 {
    match (view.chef_at, view.door) {
        (Some(at), Some(door)) => at.moves_to(grid.behind(door), view.chef == Some(Chef::Burgundy)) + 1,
        _ => 0,
    }
}

fn scores(tallies: &BySeat<Tally>) -> BySeat<Score> {
    let most_ingredients = tallies.values().map(|tally| tally.ingredients).max();
    let most_furniture = tallies.values().map(|tally| tally.furniture).max();
    let lines = tallies.map(|_, tally| {
        let most = |own: u8, most| if Some(own) == most { FOR_MOST } else { 0 };
        let all = [
            (Reason::Recipes, tally.recipes, PER_RECIPE * i32::from(tally.recipes)),
            (Reason::MostIngredients, tally.ingredients, most(tally.ingredients, most_ingredients)),
            (Reason::MostFurniture, tally.furniture, most(tally.furniture, most_furniture)),
            (Reason::Ingredients, tally.ingredients, i32::from(tally.ingredients)),
            (Reason::CharcoalFurniture, tally.furniture, if tally.charcoal { tally.furniture.into() } else { 0 }),
            (Reason::Demons, tally.demons, -i32::from(tally.demons)),
        ];
        all.map(|(reason, count, points)| ScoreLine { reason, count, points })
            .into_iter()
            .filter(|line| line.points != 0)
            .collect::<Vec<_>>()
    });
    let totals = lines.map(|_, lines| lines.iter().map(|line| line.points).sum::<i32>());
    let standing = |seat: Seat| (totals[seat], tallies[seat].tie_breakers());
    lines.map(|seat, lines| {
        let ahead: SeatSet = tallies.count().seats().filter(|other| standing(*other) > standing(seat)).collect();
        let next = ahead.iter().map(standing).min().filter(|(total, _)| *total == totals[seat]);
        Score {
            lines: lines.clone(),
            total: totals[seat],
            place: count(ahead.len() + 1),
            tie_breaker: next.and_then(|(_, next)| decisive(next, tallies[seat].tie_breakers())),
            moves_home: tallies[seat].moves_home,
        }
    })
}

/// What ties are broken by, each the higher the better, in this order (ruling 20).
type TieBreakers = (bool, u8, u8, u8, Reverse<u8>, Reverse<u8>);

impl Tally {
    fn tie_breakers(self) -> TieBreakers {
        (
            self.ended_match,
            self.recipes,
            self.ingredients,
            self.furniture,
            Reverse(self.demons),
            Reverse(self.moves_home),
        )
    }
}

/// The first tie-breaker that tells the two apart.
fn decisive(one: TieBreakers, other: TieBreakers) -> Option<TieBreaker> {
    [
        (one.0 != other.0, TieBreaker::EndedMatch),
        (one.1 != other.1, TieBreaker::Recipes),
        (one.2 != other.2, TieBreaker::Ingredients),
        (one.3 != other.3, TieBreaker::Furniture),
        (one.4 != other.4, TieBreaker::Demons),
        (one.5 != other.5, TieBreaker::MovesHome),
    ]
    .into_iter()
    .find(|(differ, _)| *differ)
    .map(|(_, breaker)| breaker)
}
