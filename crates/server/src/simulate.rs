//! Simulated matches between bots: the quickest way to see that the rules work.

use std::collections::BTreeMap;
use std::time::Instant;

use rules::{AnyMatch, BySeat, Chance, Outcome, SeatCount, Setup, SetupError, Status};
use serde::Serialize;
use thiserror::Error;

use crate::config::{Policy, Simulate};
use crate::editions::{Editions, EditionsError};

/// A match that isn't over after this many moves counts as unfinished.
const MAX_MOVES: u64 = 100_000;

/// The totals of all matches.
#[derive(Debug, PartialEq, Serialize)]
pub struct Totals {
    /// The game's slug.
    pub game: &'static str,
    /// How many played.
    pub players: u8,
    /// How many matches were started.
    pub matches: u32,
    /// How many of them finished.
    pub finished: u32,
    /// Moves that the bot chose or the rules listed as legal, but the rules then refused. Each is a bug.
    pub refused: u64,
    /// Moves made.
    pub moves: u64,
    /// How many matches ended in each way.
    pub endings: BTreeMap<String, u32>,
    /// How many matches each seat won, shared wins included.
    pub wins: BySeat<u32>,
    /// How long it took.
    pub seconds: f64,
}

/// Why the simulation can't run.
#[derive(Debug, Error)]
pub enum SimulateError {
    /// No game is for so many players.
    #[error("a match has 2 to 6 players")]
    Players,
    /// The editions are refused.
    #[error(transparent)]
    Editions(#[from] EditionsError),
    /// The game can't be played with these options.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Plays the matches.
///
/// # Errors
/// When the game can't be played by so many players, or with these options or editions.
pub fn simulate(wish: &Simulate) -> Result<Totals, SimulateError> {
    let began = Instant::now();
    let seats = SeatCount::new(wish.players).ok_or(SimulateError::Players)?;
    let editions = Editions::load(wish.editions.as_deref())?;
    let mut chance = Chance::new(seed(wish.seed), 0);
    let mut totals = Totals {
        game: wish.game.slug(),
        players: wish.players,
        matches: wish.matches,
        finished: 0,
        refused: 0,
        moves: 0,
        endings: BTreeMap::new(),
        wins: BySeat::new(seats, |_| 0),
        seconds: 0.0,
    };
    for _ in 0..wish.matches {
        let mut setup = Setup::standard(wish.game, seats, chance.seed());
        setup.options.clone_from(&wish.options);
        editions.of(wish.game).clone_into(&mut setup.edition);
        let outcome = play_out(setup.begin()?, wish.policy, &mut chance, &mut totals);
        if let Some(outcome) = outcome {
            totals.count(&outcome);
        }
    }
    totals.seconds = began.elapsed().as_secs_f64();
    Ok(totals)
}

/// Plays one match. Returns its ending, or `None` if it didn't finish or a move was refused.
fn play_out(mut game: Box<dyn AnyMatch>, policy: Policy, chance: &mut Chance, totals: &mut Totals) -> Option<Outcome> {
    for _ in 0..MAX_MOVES {
        let seat = match game.status() {
            Status::Over(outcome) => return Some(outcome),
            Status::Acting(seats) => seats.first()?,
        };
        let chosen = match policy {
            Policy::Autopilot => game.autopilot(seat, chance),
            Policy::Random => chance.pick(&game.legal_moves(seat))?.clone(),
        };
        let Ok(next) = game.play(seat, game.ply(seat), &chosen) else {
            totals.refused += 1;
            return None;
        };
        totals.moves += 1;
        game = next;
    }
    None
}

impl Totals {
    fn count(&mut self, outcome: &Outcome) {
        self.finished += 1;
        *self.endings.entry(outcome.ending.clone()).or_default() += 1;
        for (seat, wins) in self.wins.iter_mut() {
            *wins += u32::from(outcome.places.get(seat) == Some(&1));
        }
    }

    /// The totals as text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut lines = vec![
            format!("{} for {}: {} of {} matches finished", self.game, self.players, self.finished, self.matches),
            format!("moves    {} ({} refused)", self.moves, self.refused),
            format!("seconds  {:.2}", self.seconds),
        ];
        lines.extend(self.endings.iter().map(|(ending, count)| format!("ending   {ending}: {count}")));
        lines.extend(self.wins.iter().map(|(seat, wins)| format!("wins     seat {}: {wins}", seat.index() + 1)));
        lines.join("\n")
    }
}

/// Expands the number of a seed to 32 bytes.
fn seed(number: u64) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    bytes
}

#[cfg(test)]
mod tests {
    use rules::GameKind;

    use super::*;

    fn wish(policy: Policy, seed: u64) -> Simulate {
        let game = GameKind::HungryMonkey;
        let options = "{}".to_owned();
        Simulate { game, players: 3, matches: 5, seed, policy, options, editions: None, json: false }
    }

    #[test]
    fn all_matches_end_and_no_move_is_refused() {
        for policy in [Policy::Autopilot, Policy::Random] {
            let totals = simulate(&wish(policy, 7)).unwrap();
            assert_eq!((totals.finished, totals.refused), (5, 0));
            assert_eq!(totals.endings.values().sum::<u32>(), 5);
            assert!(totals.wins.values().sum::<u32>() >= 5 && totals.moves > 50);
        }
    }

    #[test]
    fn the_same_seed_plays_the_same_matches() {
        let play = |seed| Totals { seconds: 0.0, ..simulate(&wish(Policy::Autopilot, seed)).unwrap() };
        assert_eq!(play(7), play(7));
        assert_ne!(play(7), play(8));
    }

    #[test]
    fn a_game_that_cannot_be_played_is_not_simulated() {
        let bad_count = Simulate { players: 7, ..wish(Policy::Random, 1) };
        assert!(matches!(simulate(&bad_count), Err(SimulateError::Players)));
        let bad_options = Simulate { options: "{\"cheat\":1}".to_owned(), ..wish(Policy::Random, 1) };
        assert!(matches!(simulate(&bad_options), Err(SimulateError::Setup(_))));
    }

    #[test]
    fn the_json_has_the_fields_that_scripts_rely_on() {
        let json = serde_json::to_value(simulate(&wish(Policy::Autopilot, 7)).unwrap()).unwrap();
        for field in ["game", "players", "matches", "finished", "refused", "moves", "endings", "wins", "seconds"] {
            assert!(!json[field].is_null(), "{field}");
        }
        assert_eq!(json["wins"].as_array().unwrap().len(), 3);
    }
}
