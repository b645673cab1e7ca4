//! What must be true of a table, by what its players were answered and told.

use std::collections::BTreeMap;
use std::fmt::Debug;

use protocol::{MatchId, PlayerId};
use serde_json::Value;

use super::clocks::Clocks;
use super::said::Said;

/// Those who play at each table; one more watches.
pub(super) const PLAYERS: usize = 3;
/// The chair that is left to a bot; every game has as many.
pub(super) const BOT_CHAIR: usize = 3;

/// What may be true of one thing. Only the answer to a command makes it certain.
#[derive(Debug)]
pub(super) struct Fact<T>(Vec<T>);

impl<T: PartialEq + Debug> Fact<T> {
    pub(super) fn new(known: T) -> Self {
        Self(vec![known])
    }

    /// A command is on its way that makes it so.
    pub(super) fn asked(&mut self, wanted: T) {
        self.0.push(wanted);
    }

    /// The command was done.
    pub(super) fn done(&mut self, wanted: T) {
        self.0 = vec![wanted];
    }

    /// The command was refused, so that it made nothing so.
    pub(super) fn refused(&mut self, wanted: &T) {
        if let Some(index) = self.0.iter().rposition(|possible| possible == wanted) {
            self.0.remove(index);
        }
    }

    /// What is true, as the store has it.
    pub(super) fn found(&mut self, what: &str, found: T) {
        assert!(self.0.contains(&found), "{what} is {found:?}, but can only be one of {:?}", self.0);
        self.0 = vec![found];
    }
}

/// What players know of one match.
#[derive(Clone, Debug, Default)]
pub(super) struct Played {
    /// The latest version that anybody was told.
    pub(super) told: u64,
    /// Moves that were acknowledged: seat, ply and move.
    pub(super) moved: Vec<(usize, u64, Value)>,
    /// Whether its end was told or acknowledged.
    pub(super) over: bool,
}

/// What players know of one table.
#[derive(Debug)]
pub(super) struct Ledger {
    pub(super) players: Vec<PlayerId>,
    /// The number in the table's name.
    pub(super) name: Fact<u64>,
    pub(super) host: Fact<PlayerId>,
    pub(super) sits: Vec<Fact<bool>>,
    pub(super) bot: Fact<bool>,
    /// The number in each player's name.
    pub(super) called: Vec<Fact<u64>>,
    pub(super) matches: BTreeMap<MatchId, Played>,
    pub(super) said: Said,
    pub(super) clocks: Clocks,
    /// Names, and what is said, are never the same twice.
    last_number: u64,
}

/// What a command changes when it is done.
#[derive(Clone, Debug)]
pub(super) enum Effect {
    Nothing,
    Name(u64),
    Host(PlayerId),
    Sits(usize, bool),
    Bot(bool),
    Called(usize, u64),
    Moved { id: MatchId, seat: usize, ply: u64, chosen: Value },
    Abandoned(MatchId),
    Said { player: PlayerId, command: String, said: Value },
}

impl Effect {
    /// Whether it can be told for ever that it was done, whatever was done after it.
    pub(super) const fn lasts(&self) -> bool {
        matches!(self, Self::Moved { .. } | Self::Abandoned(_) | Self::Said { .. })
    }
}

impl Ledger {
    pub(super) fn new(players: Vec<PlayerId>) -> Self {
        Self {
            name: Fact::new(0),
            host: Fact::new(players[0]),
            sits: (0..PLAYERS).map(|_| Fact::new(false)).collect(),
            bot: Fact::new(false),
            called: players.iter().map(|_| Fact::new(0)).collect(),
            players,
            matches: BTreeMap::new(),
            said: Said::default(),
            clocks: Clocks::default(),
            last_number: 0,
        }
    }

    pub(super) fn next_number(&mut self) -> u64 {
        self.last_number += 1;
        self.last_number
    }

    pub(super) fn asked(&mut self, effect: &Effect) {
        match effect {
            Effect::Name(number) => self.name.asked(*number),
            Effect::Host(player) => self.host.asked(*player),
            Effect::Sits(player, sits) => self.sits[*player].asked(*sits),
            Effect::Bot(there) => self.bot.asked(*there),
            Effect::Called(player, number) => self.called[*player].asked(*number),
            Effect::Said { player, command, said } => self.said.asked(*player, command, said),
            Effect::Nothing | Effect::Moved { .. } | Effect::Abandoned(_) => {}
        }
    }

    pub(super) fn done(&mut self, effect: Effect) {
        match effect {
            Effect::Nothing => {}
            Effect::Name(number) => self.name.done(number),
            Effect::Host(player) => self.host.done(player),
            Effect::Sits(player, sits) => self.sits[player].done(sits),
            Effect::Bot(there) => self.bot.done(there),
            Effect::Called(player, number) => self.called[player].done(number),
            Effect::Moved { id, seat, ply, chosen } => {
                self.matches.entry(id).or_default().moved.push((seat, ply, chosen));
            }
            Effect::Abandoned(id) => self.over(id),
            Effect::Said { player, command, .. } => self.said.done(player, command),
        }
    }

    pub(super) fn refused(&mut self, effect: &Effect) {
        match effect {
            Effect::Name(number) => self.name.refused(number),
            Effect::Host(player) => self.host.refused(player),
            Effect::Sits(player, sits) => self.sits[*player].refused(sits),
            Effect::Bot(there) => self.bot.refused(there),
            Effect::Called(player, number) => self.called[*player].refused(number),
            Effect::Said { player, command, .. } => self.said.refused(*player, command),
            Effect::Nothing | Effect::Moved { .. } | Effect::Abandoned(_) => {}
        }
    }

    /// Somebody was told of the end of a match.
    pub(super) fn over(&mut self, id: MatchId) {
        self.matches.entry(id).or_default().over = true;
    }

    /// Somebody was told of this version of a match.
    pub(super) fn told(&mut self, id: MatchId, version: u64) {
        let played = self.matches.entry(id).or_default();
        played.told = played.told.max(version);
    }

    /// Compares all that is known with the room in the store.
    pub(super) fn check(&mut self, room: &Value, names: &[String]) {
        let number = |name: &str| name.rsplit(' ').next().and_then(|number| number.parse::<u64>().ok()).unwrap();
        let place = |chair: usize| room["places"][chair]["type"].as_str().unwrap();
        self.name.found("the table's name", number(room["settings"]["name"].as_str().unwrap()));
        let host = serde_json::from_value(room["host"]["id"].clone()).unwrap();
        self.host.found("the host", host);
        for (chair, sits) in self.sits.iter_mut().enumerate() {
            sits.found("who sits", place(chair) == "player");
        }
        self.bot.found("a bot", place(BOT_CHAIR) == "bot");
        for (called, name) in self.called.iter_mut().zip(names) {
            called.found("a player's name", number(name));
        }
    }
}
