//! The ways in which a match ends, and who has won then (rulings 9, 10, 11 and 15).

use super::InTeufelsKueche;
use super::state::{Stage, Step};
use crate::{Outcome, Seat, Stopping};

impl InTeufelsKueche {
    /// How the match ends now, if it does.
    pub(super) fn ending(&self) -> Option<Outcome> {
        let goal = u16::from(self.edition.goal);
        if let Some(winner) = self.seats.seats().find(|seat| self.points(*seat) >= goal) {
            return Some(self.outcome("goal", Some(winner)));
        }
        let in_game = self.in_game();
        if in_game.len() == 1 {
            return Some(self.outcome("last_standing", in_game.first()));
        }
        let food = self.food_left();
        if in_game.iter().all(|seat| self.points(seat) + food < goal) {
            return Some(self.outcome("out_of_reach", None));
        }
        let Stopping { quiet, stops_at, .. } = self.until_stopped();
        if matches!(self.stage, Stage::Between { .. }) && stops_at.is_some_and(|most| quiet >= most) {
            return Some(self.outcome("endless", None));
        }
        if self.running().is_some_and(|running| running.step == Step::Stopped) {
            return Some(self.outcome("agreed", None));
        }
        None
    }

    /// The points in all pots that have not been served: public, whatever pot they are in.
    fn food_left(&self) -> u16 {
        let in_play = self.colours.values().flat_map(|colour| self.menus_left(*colour));
        in_play.map(|menu| u16::from(menu.points())).sum()
    }

    fn outcome(&self, ending: &str, winner: Option<Seat>) -> Outcome {
        let standing = |seat| {
            let devils = self.devils_of(seat).count();
            let hats = self.devils_of(seat).filter(|(_, devil)| devil.hat).count();
            (winner == Some(seat), devils > 0, self.points(seat), devils, hats)
        };
        let place = |seat| 1 + self.seats.seats().filter(|other| standing(*other) > standing(seat)).count();
        Outcome {
            places: self.colours.map(|seat, _| u8::try_from(place(seat)).unwrap_or(u8::MAX)),
            points: Some(self.colours.map(|seat, _| self.points(seat).into())),
            ending: ending.to_owned(),
        }
    }
}
