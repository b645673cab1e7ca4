//! The lasting state of a table and all that may be done to it, without sockets, clock or store.
//!
//! Every change returns another room: a refused one leaves this room as it was, by signature.
//!
//! What lives as long as the table is in [`Room`] itself, with those on its [`chairs`]; what lives as long as an evening
//! is its [`Night`], and what lives as long as a match its [`Current`].

mod chairs;
mod current;
mod forgetting;
mod hands;
mod hosting;
mod night;
mod scores;
mod stored;
mod told;

use std::collections::VecDeque;

use protocol::{Code, CommandId, Pace, Person, PlayerId, Score, TableSettings, Watching};
use rules::{GameKind, Seat, SeatCount};
use serde::{Deserialize, Serialize};

use super::clock;
use super::next_deal::{NextDeal, Source};
use crate::player::clean;
use chairs::Place;
use current::Current;
use hosting::Lapsed;
use night::Night;

pub(super) use told::Around;

/// How many are out at once: they are written with every change, and the host gets them all. Those who have been out for
/// longest may come back.
const OUT: usize = 200;

/// How many of the latest commands are known after a restart: all that was under way then, and more.
const NOTED: usize = 32;

/// A table: who is the host, who sits, what is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Room {
    pub(crate) settings: TableSettings,
    pub(crate) host: Person,
    /// Who made it; rooms that were written before this was noted take their host for it.
    #[serde(default)]
    maker: Option<PlayerId>,
    /// Who was the host and did not give it up, the first of them first.
    #[serde(default)]
    lapsed: Vec<Lapsed>,
    places: Vec<Place>,
    kicked: Vec<Person>,
    scores: Vec<Score>,
    #[serde(flatten)]
    pub(crate) night: Night,
    #[serde(flatten)]
    pub(crate) current: Current,
    /// Whether anybody but its maker has sat here.
    pub(crate) used: bool,
    /// The latest commands that were done here, the latest last: one that comes again after a restart is not
    /// done again.
    #[serde(default)]
    done: VecDeque<(PlayerId, CommandId)>,
}

impl Room {
    /// A new table; nothing if its name is refused.
    pub(crate) fn new(host: Person, name: &str, public: bool) -> Result<Self, Code> {
        let settings = TableSettings {
            name: clean(name).ok_or(Code::BadName)?,
            public,
            game: GameKind::ALL[0],
            options: serde_json::Map::new(),
            pace: Pace::default(),
            watching: Watching::default(),
        };
        Ok(Self {
            settings,
            maker: Some(host.id),
            host,
            lapsed: Vec::new(),
            places: vec![Place::Free; night::chairs_for(GameKind::ALL[0])],
            kicked: Vec::new(),
            scores: Vec::new(),
            night: Night::default(),
            current: Current::default(),
            used: false,
            done: VecDeque::new(),
        })
    }

    /// Whether this command was done of late.
    pub(crate) fn has_done(&self, player: PlayerId, command: &CommandId) -> bool {
        self.done.iter().any(|done| done.0 == player && done.1 == *command)
    }

    /// A command is about to be done: it is kept together with what it changes.
    pub(crate) fn note(&mut self, player: PlayerId, command: CommandId) {
        if self.done.len() == NOTED {
            self.done.pop_front();
        }
        self.done.push_back((player, command));
    }

    /// The command noted last was not done.
    pub(crate) fn strike(&mut self) {
        self.done.pop_back();
    }

    /// The same room, whose first match is made from an earlier one. Whoever makes it has seen that one.
    pub(crate) fn made_from(mut self, game: GameKind, options: &str, source: Source) -> Result<Self, Code> {
        self.settings.game = game;
        self.settings.options = serde_json::from_str(options).map_err(|_| Code::Internal)?;
        self.night.next_deal = NextDeal::from(Some(source));
        Ok(self)
    }

    /// The same room with its host on the chair of this seat, and bots on those of the others.
    pub(crate) fn with_bots_around(mut self, seat: Seat, seats: SeatCount) -> Result<Self, Code> {
        for other in seats.seats() {
            let chair = u8::try_from(other.index()).ok();
            self = if other == seat { self.sit(&self.host, chair)? } else { self.add_bot(chair)? };
        }
        Ok(self)
    }

    /// Whether the host has sent this player away.
    pub(crate) fn has_kicked(&self, player: PlayerId) -> bool {
        self.kicked.iter().any(|person| person.id == player)
    }

    /// All who have a place here whether or not they are there, those on chairs first.
    pub(super) fn people(&self) -> impl Iterator<Item = &Person> {
        let holders = self.places.iter().filter_map(Place::holder);
        holders.chain([&self.host]).chain(&self.night.queue).chain(self.scores.iter().map(|score| &score.person))
    }

    /// The host sends somebody away, who is out until invited again. In a match a bot takes their seat
    /// and keeps it.
    pub(crate) fn kick(&self, who: Person, now: i64) -> Result<Self, Code> {
        if who.id == self.host.id || self.has_kicked(who.id) {
            return Err(Code::NoSuchPlayer);
        }
        if self.may_host_again(who.id, now) {
            return Err(Code::HostMayReturn);
        }
        let mut next = match self.chair_of(who.id) {
            Some(chair) => self.with(chair, self.leave_behind(chair, None)).without_vote_of(who.id),
            None => self.clone(),
        };
        next.keep_no_chair_for(who.id);
        next.current.hands.retain(|hand| hand.to.id != who.id);
        next.kicked.push(who);
        let too_many = next.kicked.len().saturating_sub(OUT);
        next.kicked.drain(..too_many);
        Ok(next)
    }

    /// The host lets somebody come back.
    pub(crate) fn invite(&self, player: PlayerId) -> Result<Self, Code> {
        if !self.has_kicked(player) {
            return Err(Code::NoSuchPlayer);
        }
        let mut next = self.clone();
        next.kicked.retain(|person| person.id != player);
        Ok(next)
    }

    /// The host chooses what to play and how.
    pub(crate) fn set(&self, mut settings: TableSettings) -> Result<Self, Code> {
        if self.running() {
            return Err(Code::MatchRunning);
        }
        settings.name = clean(&settings.name).ok_or(Code::BadName)?;
        if !settings.watching.from.is_allowed() {
            return Err(Code::BadFields);
        }
        if !settings.game.rules().accepts_options(&options_json(&settings.options)) {
            return Err(Code::BadOptions);
        }
        clock::check(settings.pace.clock)?;
        let mut next = self.clone();
        next.choose(settings.game);
        if settings.game != self.settings.game && settings.options.is_empty() {
            settings.options = std::mem::take(&mut next.settings.options);
        }
        next.settings = settings;
        if (next.settings.game, &next.settings.options) != (self.settings.game, &self.settings.options)
            && next.night.next_deal.source.is_some()
        {
            next.night.next_deal = NextDeal::fresh();
        }
        Ok(next)
    }

    /// Somebody has another name or picture.
    pub(crate) fn renamed(&self, who: &Person) -> Self {
        let mut next = self.clone();
        let places = next.places.iter_mut().filter_map(Place::holder_mut);
        let scores = next.scores.iter_mut().map(|score| &mut score.person);
        let hands = next.current.hands.iter_mut().map(|hand| &mut hand.to);
        let others = hands.chain(&mut next.night.queue).chain(&mut next.kicked).chain([&mut next.host]);
        let people = places.chain(scores).chain(others);
        people.filter(|person| person.id == who.id).for_each(|person| person.clone_from(who));
        next
    }

    /// The options of the next match, as JSON.
    pub(crate) fn options(&self) -> String {
        options_json(&self.settings.options)
    }
}

fn options_json(options: &serde_json::Map<String, serde_json::Value>) -> String {
    serde_json::Value::Object(options.clone()).to_string()
}

#[cfg(test)]
mod tests;
