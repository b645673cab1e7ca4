//! Who has won how often at a table.

use protocol::Score;
use rules::Outcome;

use super::Room;

/// How many scores a table shows: everybody gets them with each change. Of those who do not sit, the lowest go.
pub(super) const SCORED: usize = 100;

impl Room {
    pub(super) fn score(&mut self, outcome: &Outcome) {
        let players: Vec<_> =
            self.seated().filter_map(|person| Some((person.clone(), self.seat_of(person.id)?))).collect();
        for (person, seat) in players {
            let index = self.scores.iter().position(|score| score.person.id == person.id).unwrap_or_else(|| {
                self.scores.push(Score { person, played: 0, won: 0 });
                self.scores.len() - 1
            });
            self.scores[index].played += 1;
            self.scores[index].won += u32::from(outcome.places.get(seat) == Some(&1));
        }
        self.scores.sort_by_key(|score| std::cmp::Reverse(score.won));
        while self.scores.len() > SCORED
            && let Some(gone) = self.scores.iter().rposition(|score| self.chair_of(score.person.id).is_none())
        {
            self.scores.remove(gone);
        }
    }
}
