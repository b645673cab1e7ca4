//! The match that is on, or the last one until the next begins: what lives as long as it does.

use protocol::{Bytes32, ChairIndex, Code, MatchId, MatchInfo, Origin, Person, PlayerId, Question, ShownHand, Vote};
use rules::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::Room;
use super::chairs::Place;
use crate::deal::Seed;
use crate::table::clock::Clock;
use crate::table::next_deal::{NextDeal, Source};

/// What a room knows of its current match. Each match begins with a new one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Current {
    /// What everybody is told of it; nothing before the first match.
    #[serde(rename = "current")]
    pub(crate) info: Option<MatchInfo>,
    /// The earlier match that it was made from, if any.
    pub(super) source: Option<Source>,
    /// What time its seats have left, as of when the clock was started last.
    pub(crate) clock: Clock,
    /// Since when it is paused, in milliseconds since 1970.
    pub(crate) paused: Option<i64>,
    /// What those who play are asked about it.
    pub(crate) vote: Option<Vote>,
    /// Who lets whom look at their hand, until the next match begins.
    pub(super) hands: Vec<ShownHand>,
    /// Who was ever shown a hand, or had one and handed it on, and which.
    pub(super) knows: Vec<(PlayerId, Seat)>,
}

impl Room {
    /// Whether a match is on.
    pub(crate) fn running(&self) -> bool {
        self.current.info.as_ref().is_some_and(|current| current.outcome.is_none() && !current.abandoned)
    }

    /// Whether the current match is practice, which counts for nobody.
    pub(crate) const fn practises(&self) -> bool {
        matches!(self.current.source, Some(Source::Practice { .. }))
    }

    /// The match that is on.
    pub(crate) fn running_match(&self) -> Option<MatchId> {
        self.current.info.as_ref().filter(|_| self.running()).map(|current| current.id)
    }

    /// The seat that a player holds in the current match: while it is on, only on the same chair as when it
    /// began; once it is over, wherever they sit by then.
    pub(crate) fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        let chair = self.chair_of(player);
        let seats = &self.current.info.as_ref()?.seats;
        let sits = |seat: &protocol::MatchSeat| !self.running() || chair == Some(seat.chair);
        let index = seats.iter().position(|seat| seat.player == Some(player) && sits(seat))?;
        u8::try_from(index).ok().map(Seat::new)
    }

    /// The seats of the current match for which a bot plays.
    pub(crate) fn bot_seats(&self) -> SeatSet {
        let seats = self.current.info.iter().flat_map(|current| &current.seats);
        (0..)
            .map(Seat::new)
            .zip(seats)
            .filter(|(_, seat)| self.place(seat.chair).is_some_and(Place::is_bot))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The players who hold a seat of the match.
    pub(crate) fn players_in_match(&self) -> impl Iterator<Item = PlayerId> {
        self.seated().map(|person| person.id).filter(|player| self.seat_of(*player).is_some())
    }

    /// Whether the player knows a deal that is, or will be, played here once more.
    pub(crate) fn bars(&self, player: PlayerId) -> bool {
        let playing = self.current.source.iter().filter(|_| self.running());
        playing.chain(&self.night.next_deal.source).any(|source| source.bars(player))
    }

    /// The matches whose deals are, or will be, played here once more.
    pub(crate) fn same_deals(&self) -> Vec<MatchId> {
        let playing = self.current.source.iter().filter(|_| self.running());
        playing
            .chain(&self.night.next_deal.source)
            .filter(|source| source.is_same_deal())
            .map(Source::match_id)
            .collect()
    }

    /// These players know the deal of that match.
    pub(crate) fn bar(&mut self, source: MatchId, players: &[PlayerId]) {
        for known in self.current.source.iter_mut().chain(&mut self.night.next_deal.source) {
            known.add_who_know(source, players);
        }
    }

    /// A match begins.
    pub(crate) fn begin(&self, info: MatchInfo) -> Self {
        let mut next = self.clone();
        let deal = std::mem::replace(&mut next.night.next_deal, NextDeal::fresh());
        next.night.game_votes.clear();
        next.current = Current { info: Some(info), source: deal.source, ..Current::default() };
        next
    }

    /// The clock of the match shows something else.
    pub(crate) fn with_clock(&self, clock: Clock) -> Self {
        let mut next = self.clone();
        next.current.clock = clock;
        next
    }

    /// The match waits for these seats now.
    pub(crate) fn set_acting(&mut self, seats: SeatSet) {
        if let Some(current) = &mut self.current.info {
            current.acting = seats;
        }
    }

    /// The match is over, with an outcome or abandoned without one.
    pub(crate) fn end(&self, outcome: Option<Outcome>, seed: &Seed) -> Self {
        let mut next = self.clone();
        next.current = Current { clock: Clock::default(), paused: None, vote: None, ..next.current };
        if let Some(outcome) = outcome.as_ref().filter(|_| !self.practises()) {
            next.score(outcome);
            next.count_streaks();
        }
        if let Some(current) = &mut next.current.info {
            current.acting = SeatSet::EMPTY;
            current.seed = Some(hex::encode(seed.value));
            current.entropy = seed.entropy.map(Bytes32);
            if let Some(Origin::SameDeal { match_id }) = &mut current.origin {
                *match_id = self.current.source.as_ref().map(Source::match_id);
            }
            current.abandoned = outcome.is_none();
            current.outcome = outcome;
        }
        // Who went away and did not come back plays no further match.
        for place in &mut next.places {
            if matches!(place, Place::Bot { stands_in_for: Some(_), .. }) {
                *place = Place::Free;
            }
        }
        next.fit();
        next
    }

    /// One who plays asks the others something, or answers; who disagrees ends the question.
    pub(crate) fn answer(&self, who: PlayerId, question: Question, agree: bool) -> Result<Self, Code> {
        if question == Question::Pause && self.current.paused.is_some() {
            return Err(Code::Paused);
        }
        let mut next = self.clone();
        match &mut next.current.vote {
            Some(vote) if vote.question != question => return Err(Code::VoteOpen),
            Some(_) if !agree => next.current.vote = None,
            Some(vote) if vote.agreed.contains(&who) => {}
            Some(vote) => vote.agreed.push(who),
            None if agree => next.current.vote = Some(Vote { question, agreed: vec![who] }),
            None => return Err(Code::NoVote),
        }
        Ok(next)
    }

    /// The match is paused.
    pub(crate) fn pause(&self, now: i64) -> Self {
        let mut next = self.clone();
        next.current.paused = Some(now);
        next.current.vote = None;
        next
    }

    /// The match goes on.
    pub(crate) fn resume(&self) -> Result<Self, Code> {
        let mut next = self.clone();
        next.current.paused.take().ok_or(Code::NotPaused)?;
        Ok(next)
    }

    /// Somebody takes over the seat that a player holds in the match, or that a bot keeps for them.
    pub(crate) fn hand_over(&self, from: PlayerId, to: &Person) -> Result<Self, Code> {
        if self.has_kicked(to.id) {
            return Err(Code::Kicked);
        }
        if self.chair_of(to.id).is_some() || from == to.id {
            return Err(Code::AlreadySeated);
        }
        if self.bars(to.id) {
            return Err(Code::KnowsTheDeal);
        }
        let held = self.find(|place| place.holder().is_some_and(|person| person.id == from));
        let chair = held.filter(|chair| self.plays(*chair)).ok_or(Code::NotSeated)?;
        let seat = self.seat_on(chair).ok_or(Code::NotSeated)?;
        // Who has seen the hand of another seat, or left one to a bot, would play with two.
        let mut seats = self.current.info.iter().flat_map(|current| &current.seats);
        let left_one = seats.any(|held| held.player == Some(to.id) && held.chair != chair);
        if left_one || self.current.knows.iter().any(|known| known.0 == to.id && known.1 != seat) {
            return Err(Code::KnowsAHand);
        }
        let mut next = self.with(chair, Place::Player { person: to.clone(), away: None }).without_vote_of(from);
        if let Some(held) = next.current.info.as_mut().and_then(|current| current.seats.get_mut(seat.index())) {
            (held.player, held.name, held.avatar) = (Some(to.id), to.name.clone(), to.avatar);
        }
        // Who plays on decides anew who may look, and looks at no other hand.
        next.current.hands.retain(|hand| hand.seat != seat && hand.to.id != to.id);
        next.learn(from, seat);
        Ok(next)
    }

    /// A question that nobody is for any more is settled.
    pub(super) fn without_vote_of(self, player: PlayerId) -> Self {
        let mut next = self;
        if let Some(vote) = &mut next.current.vote {
            vote.agreed.retain(|agreed| *agreed != player);
        }
        next.current.vote.take_if(|vote| vote.agreed.is_empty());
        next
    }

    /// The seat of the match that is on this chair.
    fn seat_on(&self, chair: ChairIndex) -> Option<Seat> {
        let mut seats = (0..).map(Seat::new).zip(self.current.info.iter().flat_map(|current| &current.seats));
        seats.find(|(_, held)| held.chair == chair).map(|(seat, _)| seat)
    }

    /// Whether the chair is a seat of the match that is on.
    pub(super) fn plays(&self, chair: ChairIndex) -> bool {
        self.running() && self.current.info.iter().flat_map(|current| &current.seats).any(|seat| seat.chair == chair)
    }
}
