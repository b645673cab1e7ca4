//! A game night at a table: what is played next, who comes in, and who sits out.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use protocol::{Bytes32, ChairIndex, Code, GameVote, Person, PlayerId};
use rules::GameKind;
use serde::{Deserialize, Serialize};

use super::chairs::Place;
use super::{Room, options_json};
use crate::table::next_deal::NextDeal;

/// How many may wait for a chair.
const LONGEST_QUEUE: usize = 64;

/// How many chairs a table has for a game: as many as the game takes.
pub(super) fn chairs_for(game: GameKind) -> usize {
    usize::from(*game.seats().end())
}

fn taken_by(person: Person) -> Place {
    Place::Player { person, away: None }
}

/// What lasts from match to match, as long as people stay together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Night {
    /// Who waits for a chair, first come first.
    #[serde(default)]
    pub(super) queue: Vec<Person>,
    #[serde(default)]
    pub(super) game_votes: Vec<GameVote>,
    /// The options that the other games had last.
    #[serde(default)]
    remembered: BTreeMap<GameKind, serde_json::Map<String, serde_json::Value>>,
    /// How many matches in a row those on chairs have played.
    #[serde(default)]
    pub(super) streaks: BTreeMap<PlayerId, u32>,
    #[serde(default = "NextDeal::fresh")]
    pub(crate) next_deal: NextDeal,
}

impl Default for Night {
    fn default() -> Self {
        Self {
            queue: Vec::new(),
            game_votes: Vec::new(),
            remembered: BTreeMap::new(),
            streaks: BTreeMap::new(),
            next_deal: NextDeal::fresh(),
        }
    }
}

impl Room {
    /// Somebody without a chair wants one as soon as there is one.
    pub(crate) fn queue_join(&self, who: &Person) -> Result<Self, Code> {
        let may_sit = |place: &Place| match place {
            Place::Free => true,
            Place::Player { .. } => false,
            Place::Bot { stands_in_for, .. } => stands_in_for.as_ref().is_some_and(|person| person.id == who.id),
        };
        if self.chair_of(who.id).is_some() {
            Err(Code::AlreadySeated)
        } else if self.waits(who.id) {
            Err(Code::AlreadyQueued)
        } else if self.bars(who.id) {
            Err(Code::KnowsTheDeal)
        } else if self.find(may_sit).is_some() {
            Err(Code::ChairFree)
        } else if self.night.queue.len() == LONGEST_QUEUE {
            Err(Code::TableFull)
        } else {
            let mut next = self.clone();
            next.night.queue.push(who.clone());
            Ok(next)
        }
    }

    /// Somebody wants no chair any longer.
    pub(crate) fn queue_leave(&self, who: PlayerId) -> Result<Self, Code> {
        if !self.waits(who) {
            return Err(Code::NotQueued);
        }
        let mut next = self.clone();
        next.night.queue.retain(|person| person.id != who);
        Ok(next)
    }

    /// A player says what to play next. It is chosen when all players on chairs who are here say the same.
    pub(crate) fn vote_for(
        &self,
        who: PlayerId,
        game: Option<GameKind>,
        here: &dyn Fn(PlayerId) -> bool,
    ) -> Result<Self, Code> {
        if self.running() {
            return Err(Code::MatchRunning);
        }
        self.chair_of(who).ok_or(Code::NotSeated)?;
        let mut next = self.clone();
        next.night.game_votes.retain(|vote| vote.player != who);
        let Some(game) = game else { return Ok(next) };
        next.night.game_votes.push(GameVote { player: who, game });
        let agrees = |player| next.night.game_votes.contains(&GameVote { player, game });
        if next.seated().filter(|person| here(person.id)).all(|person| agrees(person.id)) {
            next.choose(game);
        }
        Ok(next)
    }

    /// The client of a player who sits contributes to the seed of the next match.
    pub(crate) fn contribute(&self, player: PlayerId, commitment: Bytes32, value: Bytes32) -> Result<Self, Code> {
        self.chair_of(player).ok_or(Code::NotSeated)?;
        let mut next_deal = self.night.next_deal.contribute(player, commitment, value)?;
        next_deal.keep(|player| self.chair_of(player).is_some());
        let mut next = self.clone();
        next.night.next_deal = next_deal;
        Ok(next)
    }

    /// Another game is chosen, with the options it had last at this table.
    pub(super) fn choose(&mut self, game: GameKind) {
        if game == self.settings.game {
            return;
        }
        self.night.remembered.insert(self.settings.game, std::mem::take(&mut self.settings.options));
        let options = self.night.remembered.get(&game).cloned().unwrap_or_default();
        // A game may take other options than it did when they were chosen.
        if game.rules().accepts_options(&options_json(&options)) {
            self.settings.options = options;
        }
        self.settings.game = game;
        if self.night.next_deal.source.is_some() {
            self.night.next_deal = NextDeal::fresh();
        }
        self.fit();
    }

    /// Puts as many chairs around the table as the game takes. Who sits on one that is put away moves to
    /// another, in place of a bot if need be; who finds none is the first to wait for one.
    pub(crate) fn fit(&mut self) {
        let chairs = chairs_for(self.settings.game);
        let surplus = self.places.split_off(chairs.min(self.places.len()));
        self.places.resize(chairs, Place::Free);
        let mut waiting = Vec::new();
        for place in surplus {
            let Place::Player { person, .. } = place else { continue };
            match self.find(|place| *place == Place::Free).or_else(|| self.find(Place::is_bot)) {
                Some(chair) => self.places[usize::from(chair)] = taken_by(person),
                None => waiting.push(person),
            }
        }
        self.night.queue.splice(0..0, waiting);
    }

    /// The room with nobody in two places: who sits waits no longer, only who sits votes, and between
    /// matches those who wait get the free chairs. It is used as soon as somebody sits who did not make it.
    pub(crate) fn settled(mut self, here: &dyn Fn(PlayerId) -> bool) -> Self {
        let queue = std::mem::take(&mut self.night.queue);
        self.night.queue =
            queue.into_iter().filter(|who| self.chair_of(who.id).is_none() && !self.has_kicked(who.id)).collect();
        let votes = std::mem::take(&mut self.night.game_votes);
        self.night.game_votes = votes.into_iter().filter(|vote| self.chair_of(vote.player).is_some()).collect();
        if !self.running() {
            while let Some(chair) = self.find(|place| *place == Place::Free)
                && let Some(person) = self.next_in_queue(here)
            {
                self.places[usize::from(chair)] = taken_by(person);
            }
        }
        let maker = self.maker.unwrap_or(self.host.id);
        let used = self.seated().any(|person| person.id != maker);
        self.used |= used;
        self
    }

    /// The room after a match that had a result: those who wait come in, for bots first, then for players
    /// who are not here, then for who has played the most matches in a row, of several the one on the first
    /// chair. Who makes room waits in turn.
    pub(crate) fn rotated(self, here: &dyn Fn(PlayerId) -> bool) -> Self {
        let mut next = self.settled(here);
        let mut out = Vec::new();
        while let Some(chair) = next.makes_room(here)
            && let Some(person) = next.next_in_queue(here)
        {
            next.night.streaks.remove(&person.id);
            let place = std::mem::replace(&mut next.places[usize::from(chair)], taken_by(person));
            if let Place::Player { person, .. } = place {
                next.night.streaks.remove(&person.id);
                out.push(person);
            }
        }
        next.night.queue.extend(out);
        next
    }

    /// Counts one more match in a row for those who sat to its end.
    pub(super) fn count_streaks(&mut self) {
        let played = self.seated().filter(|person| self.seat_of(person.id).is_some());
        let streak = |player| self.night.streaks.get(&player).copied().unwrap_or_default();
        self.night.streaks = played.map(|person| (person.id, streak(person.id) + 1)).collect();
    }

    /// The chair for the next of those who wait; nobody makes room who has only just come in.
    fn makes_room(&self, here: &dyn Fn(PlayerId) -> bool) -> Option<ChairIndex> {
        let longest = || {
            let played = self.chairs().filter_map(|(chair, place)| {
                let player = place.player()?.id;
                Some((chair, (!here(player), *self.night.streaks.get(&player)?)))
            });
            played.min_by_key(|(_, order)| Reverse(*order)).map(|(chair, _)| chair)
        };
        self.find(Place::is_bot).or_else(longest)
    }

    /// Takes the first of those who wait and may sit down now out of the queue.
    fn next_in_queue(&mut self, here: &dyn Fn(PlayerId) -> bool) -> Option<Person> {
        let index = self.night.queue.iter().position(|person| here(person.id) && !self.bars(person.id))?;
        Some(self.night.queue.remove(index))
    }

    /// Whether a player waits for a chair.
    pub(crate) fn waits(&self, player: PlayerId) -> bool {
        self.night.queue.iter().any(|person| person.id == player)
    }
}

#[cfg(test)]
#[path = "night_tests.rs"]
mod tests;
