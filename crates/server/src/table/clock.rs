//! What time the seats of a match have left. It knows neither the hour nor who is there: whoever owns it
//! says how long it has run.
//!
//! What it does follows from whom the match waits for, which everybody is told, and from nothing else: it
//! cannot tell anybody what a seat has in mind.

use protocol::{ClockChoice, Code};
use rules::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// How long a turn may take at a table with a relaxed clock, in milliseconds: long enough to think, to pour
/// tea, and to argue about the rules.
const RELAXED: u64 = 5 * 60 * 1000;
/// The largest bank, in seconds.
const LARGEST_BANK: u16 = 7200;

/// What is left, in milliseconds. A table without a clock has the default, which is nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Clock {
    /// Of each seat's bank; none at a table without banks.
    banks: Vec<u64>,
    /// For the seats that are asked, by the table's clock.
    turn: Option<u64>,
    /// For the seats that are asked, by the rules of the game.
    limit: Option<u64>,
}

/// How the match has gone on.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    /// Whom it waited for.
    pub(crate) before: SeatSet,
    /// Whom it waits for.
    pub(crate) after: SeatSet,
    /// The seats for which a bot plays.
    pub(crate) bots: SeatSet,
    /// Who took a move back, if that is what happened.
    pub(crate) undone_by: Option<Seat>,
    /// The game's own limit for the seats that it waits for, in milliseconds.
    pub(crate) limit: Option<u64>,
}

/// Refuses a clock that no match can be played with.
pub(crate) const fn check(choice: ClockChoice) -> Result<(), Code> {
    match choice {
        ClockChoice::None | ClockChoice::Relaxed => Ok(()),
        // With a bank used up and nothing to come, a player who is back could do nothing any more.
        ClockChoice::Bank { seconds, increment } => {
            if seconds <= LARGEST_BANK && increment >= 1 && increment <= seconds { Ok(()) } else { Err(Code::BadClock) }
        }
    }
}

impl Clock {
    /// The clock of a match that begins.
    pub(crate) fn begin(choice: ClockChoice, seats: usize, step: Step) -> Self {
        let banks = match choice {
            ClockChoice::Bank { seconds, .. } => vec![u64::from(seconds) * 1000; seats],
            ClockChoice::None | ClockChoice::Relaxed => Vec::new(),
        };
        Self { banks, turn: None, limit: None }.after(choice, step)
    }

    /// The clock after the match has gone on. A turn goes on until somebody else is asked: those who are
    /// asked together share its time, and neither a turn of many moves nor one taken back prolongs it.
    pub(crate) fn after(&self, choice: ClockChoice, step: Step) -> Self {
        let mut next = self.clone();
        if let ClockChoice::Bank { seconds, increment } = choice {
            let (most, increment) = (u64::from(seconds) * 1000, u64::from(increment) * 1000);
            for (seat, bank) in next.banks() {
                if step.undone_by == Some(seat) && !step.before.contains(seat) {
                    *bank = bank.saturating_sub(increment);
                } else if step.before.contains(seat) && !step.after.contains(seat) {
                    *bank = (*bank + increment).min(most);
                }
            }
        }
        if step.undone_by.is_none() && step.after.iter().any(|seat| !step.before.contains(seat)) {
            next.turn = match choice {
                ClockChoice::None => None,
                ClockChoice::Relaxed => Some(RELAXED),
                ClockChoice::Bank { .. } => next.longest_bank(step),
            };
        }
        next.limited(step.limit)
    }

    /// The clock with the game's own limit for those whom the match waits for: one that runs goes on.
    pub(crate) fn limited(self, limit: Option<u64>) -> Self {
        Self { limit: limit.map(|limit| self.limit.unwrap_or(limit)), ..self }
    }

    /// The clock after it has run for so long for these seats.
    pub(crate) fn run(&self, millis: u64, asked: SeatSet) -> Self {
        let mut next = self.clone();
        for (_, bank) in next.banks().filter(|(seat, _)| asked.contains(*seat)) {
            *bank = bank.saturating_sub(millis);
        }
        next.turn = self.turn.map(|left| left.saturating_sub(millis));
        next.limit = self.limit.map(|left| left.saturating_sub(millis));
        next
    }

    /// What the seats that are asked have left, if that is limited at all.
    pub(crate) fn left(&self) -> Option<u64> {
        [self.turn, self.limit].into_iter().flatten().min()
    }

    /// Whether the time that the table gives is over.
    pub(crate) fn turn_is_over(&self) -> bool {
        self.turn == Some(0)
    }

    /// What the seats that are asked have left by the rules of the game.
    pub(crate) fn left_by_rules(&self) -> Option<u64> {
        self.limit
    }

    /// What is left of each seat's bank.
    pub(crate) fn left_in_banks(&self) -> &[u64] {
        &self.banks
    }

    fn banks(&mut self) -> impl Iterator<Item = (Seat, &mut u64)> {
        (0..).map(Seat::new).zip(&mut self.banks)
    }

    /// Nobody runs out of time before their own bank is empty because others are asked as well.
    fn longest_bank(&self, step: Step) -> Option<u64> {
        let of = |wanted: &dyn Fn(Seat) -> bool| {
            let asked = step.after.iter().filter(|seat| wanted(*seat));
            asked.filter_map(|seat| self.banks.get(seat.index())).copied().max()
        };
        of(&|seat| !step.bots.contains(seat)).or_else(|| of(&|_| true))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BANK: ClockChoice = ClockChoice::Bank { seconds: 60, increment: 10 };

    fn seats(seats: &[u8]) -> SeatSet {
        seats.iter().copied().map(Seat::new).collect()
    }

    fn step(before: &[u8], after: &[u8]) -> Step {
        Step { before: seats(before), after: seats(after), bots: SeatSet::EMPTY, undone_by: None, limit: None }
    }

    #[test]
    fn a_table_without_a_clock_has_all_the_time_there_is() {
        let clock = Clock::begin(ClockChoice::None, 3, step(&[], &[0]));
        assert_eq!((&clock, clock.left()), (&Clock::default(), None));
    }

    #[test]
    fn a_relaxed_turn_has_five_minutes_however_many_moves_it_is() {
        let clock = Clock::begin(ClockChoice::Relaxed, 2, step(&[], &[0]));
        let clock = clock.run(200_000, seats(&[0])).after(ClockChoice::Relaxed, step(&[0], &[0]));
        assert_eq!(clock.left(), Some(100_000));
        assert_eq!(clock.after(ClockChoice::Relaxed, step(&[0], &[1])).left(), Some(300_000));
    }

    #[test]
    fn a_bank_runs_for_who_is_asked_and_grows_by_each_turn_up_to_its_start() {
        let clock = Clock::begin(BANK, 2, step(&[], &[0])).run(25_000, seats(&[0]));
        let clock = clock.after(BANK, step(&[0], &[0]));
        assert_eq!((clock.left(), &*clock.banks), (Some(35_000), &[35_000, 60_000][..]), "no turn, no increment");
        let clock = clock.after(BANK, step(&[0], &[1])).run(4_000, seats(&[1])).after(BANK, step(&[1], &[0]));
        assert_eq!((clock.left(), &*clock.banks), (Some(45_000), &[45_000, 60_000][..]));
    }

    #[test]
    fn those_who_are_asked_together_have_one_time_and_it_is_the_longest_bank() {
        let clock = Clock::begin(BANK, 3, step(&[], &[0])).run(50_000, seats(&[0]));
        let clock = clock.after(BANK, step(&[0], &[0, 1, 2]));
        assert_eq!(clock.left(), Some(60_000));
        let clock = clock.run(30_000, seats(&[0, 1, 2])).after(BANK, step(&[0, 1, 2], &[0, 2]));
        assert_eq!((clock.left(), &*clock.banks), (Some(30_000), &[0, 40_000, 30_000][..]));
    }

    #[test]
    fn the_bank_of_a_bot_gives_nobody_time() {
        let clock = Clock::begin(BANK, 2, step(&[], &[0])).run(50_000, seats(&[0])).after(BANK, step(&[0], &[1]));
        let both = Step { bots: seats(&[1]), ..step(&[], &[0, 1]) };
        assert_eq!(clock.after(BANK, both).left(), Some(20_000));
    }

    #[test]
    fn taking_a_move_back_gives_no_time() {
        let clock = Clock::begin(BANK, 3, step(&[], &[0, 1, 2])).run(20_000, seats(&[0, 1, 2]));
        let answered = clock.after(BANK, step(&[0, 1, 2], &[1, 2]));
        let back = Step { undone_by: Some(Seat::new(0)), ..step(&[1, 2], &[0, 1, 2]) };
        assert_eq!(answered.after(BANK, back), clock);
    }

    #[test]
    fn a_limit_of_the_game_runs_on_until_the_game_sets_none() {
        let limited = |limit| Step { limit, ..step(&[0, 1], &[0]) };
        let clock = Clock::default().after(ClockChoice::None, limited(Some(90_000))).run(30_000, seats(&[0]));
        assert_eq!(clock.after(ClockChoice::None, limited(Some(90_000))).left(), Some(60_000));
        assert_eq!(clock.after(ClockChoice::None, limited(None)), Clock::default());
        assert_eq!(clock.run(60_000, seats(&[0])).left_by_rules(), Some(0));
    }

    #[test]
    fn a_clock_must_let_a_player_come_back() {
        let bank = |seconds, increment| check(ClockChoice::Bank { seconds, increment });
        assert_eq!((bank(60, 10), bank(60, 60), bank(7200, 1)), (Ok(()), Ok(()), Ok(())));
        for (seconds, increment) in [(0, 0), (60, 0), (60, 61), (7201, 10)] {
            assert_eq!(bank(seconds, increment), Err(Code::BadClock), "{seconds} + {increment}");
        }
    }
}
