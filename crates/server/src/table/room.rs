//! The lasting state of a table and all that may be done to it, without sockets, clock or store.
//!
//! Every change returns another room: a refused one leaves this room as it was, by signature.

mod forgetting;
mod hosting;
mod night;
mod stored;

use std::collections::{BTreeMap, VecDeque};

use protocol::{
    Away, AwayHow, Bytes32, Chair, ChairIndex, ClockView, Code, CommandId, GameVote, LobbyTable, MatchId, MatchInfo,
    Origin, Pace, Person, PlayerId, Question, Score, ShownHand, TableId, TableSettings, TableView, Vote, Watching,
};
use rules::{GameKind, Outcome, Seat, SeatCount, SeatSet};
use serde::{Deserialize, Serialize};

use super::audience::Audience;
use super::bots;
use super::clock::{self, Clock};
use super::namesakes::Namesakes;
use super::next_deal::{NextDeal, Source};
use crate::deal::Seed;
use crate::player::{clean, looks};

/// How many may look at one hand.
const LOOK: usize = 10;

/// How many scores a table shows: everybody gets them with each change. Of those who do not sit, the lowest go.
const SCORED: usize = 100;

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
    lapsed: Vec<hosting::Lapsed>,
    places: Vec<Place>,
    kicked: Vec<Person>,
    scores: Vec<Score>,
    /// Who waits for a chair, first come first.
    #[serde(default)]
    queue: Vec<Person>,
    #[serde(default)]
    game_votes: Vec<GameVote>,
    /// The options that the other games had last.
    #[serde(default)]
    remembered: BTreeMap<GameKind, serde_json::Map<String, serde_json::Value>>,
    /// How many matches in a row those on chairs have played.
    #[serde(default)]
    streaks: BTreeMap<PlayerId, u32>,
    pub(crate) current: Option<MatchInfo>,
    /// The earlier match that the current one was made from, if any.
    #[serde(default)]
    source: Option<Source>,
    #[serde(default = "NextDeal::fresh")]
    pub(crate) next_deal: NextDeal,
    /// What time its seats have left, as of when the clock was started last.
    #[serde(default)]
    pub(crate) clock: Clock,
    /// Since when it is paused, in milliseconds since 1970.
    #[serde(default)]
    pub(crate) paused: Option<i64>,
    /// What those who play are asked about it.
    #[serde(default)]
    pub(crate) vote: Option<Vote>,
    /// Who lets whom look at their hand in the current match, until the next one begins.
    #[serde(default)]
    hands: Vec<ShownHand>,
    /// Who was ever shown a hand of the current match, or had one and handed it on, and which.
    #[serde(default)]
    knows: Vec<(PlayerId, Seat)>,
    /// Whether anybody but its maker has sat here.
    pub(crate) used: bool,
    /// The latest commands that were done here, the latest last: one that comes again after a restart is not
    /// done again.
    #[serde(default)]
    done: VecDeque<(PlayerId, CommandId)>,
}

/// What is told of a table besides its room.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    /// Who watches.
    pub(super) audience: &'a Audience,
    /// By which names everybody is shown.
    pub(super) names: &'a Namesakes,
    /// What the clock shows.
    pub(super) clock: Option<&'a ClockView>,
    /// Whether the host is told.
    pub(super) for_host: bool,
}

/// What is on a chair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Place {
    Free,
    Player {
        person: Person,
        /// Since when they are not there.
        #[serde(default)]
        away: Option<Away>,
    },
    Bot {
        bot: bots::Bot,
        /// Who may sit down here again.
        stands_in_for: Option<Person>,
    },
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
            queue: Vec::new(),
            game_votes: Vec::new(),
            remembered: BTreeMap::new(),
            streaks: BTreeMap::new(),
            current: None,
            source: None,
            next_deal: NextDeal::fresh(),
            clock: Clock::default(),
            paused: None,
            vote: None,
            hands: Vec::new(),
            knows: Vec::new(),
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
        self.next_deal = NextDeal::from(Some(source));
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

    /// Whether a match is on.
    pub(crate) fn running(&self) -> bool {
        self.current.as_ref().is_some_and(|current| current.outcome.is_none() && !current.abandoned)
    }

    /// Whether the current match is practice, which counts for nobody.
    pub(crate) const fn practises(&self) -> bool {
        matches!(self.source, Some(Source::Practice { .. }))
    }

    /// The match that is on.
    pub(crate) fn running_match(&self) -> Option<MatchId> {
        self.current.as_ref().filter(|_| self.running()).map(|current| current.id)
    }

    /// Whether the host has sent this player away.
    pub(crate) fn has_kicked(&self, player: PlayerId) -> bool {
        self.kicked.iter().any(|person| person.id == player)
    }

    /// The chair of a player.
    pub(crate) fn chair_of(&self, player: PlayerId) -> Option<ChairIndex> {
        self.chairs()
            .find(|(_, place)| place.player().is_some_and(|person| person.id == player))
            .map(|(chair, _)| chair)
    }

    /// The seat that a player holds in the current match: while it is on, only on the same chair as when it
    /// began; once it is over, wherever they sit by then.
    pub(crate) fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        let chair = self.chair_of(player);
        let seats = &self.current.as_ref()?.seats;
        let sits = |seat: &protocol::MatchSeat| !self.running() || chair == Some(seat.chair);
        let index = seats.iter().position(|seat| seat.player == Some(player) && sits(seat))?;
        u8::try_from(index).ok().map(Seat::new)
    }

    /// Whether a player may look at the hand of this seat: its player says so, and sits there.
    pub(crate) fn shows(&self, seat: Seat, player: PlayerId) -> bool {
        self.shown_hands().any(|hand| hand.seat == seat && hand.to.id == player)
    }

    fn shown_hands(&self) -> impl Iterator<Item = &ShownHand> {
        let seats = self.current.iter().flat_map(|current| &current.seats);
        let holders: Vec<_> = seats.map(|seat| seat.player.and_then(|player| self.seat_of(player))).collect();
        self.hands.iter().filter(move |hand| holders.get(hand.seat.index()) == Some(&Some(hand.seat)))
    }

    /// A player lets somebody who does not play in this match look at their hand.
    pub(crate) fn show_hand(&self, player: PlayerId, to: Result<Person, Code>) -> Result<Self, Code> {
        let current = self.current.as_ref().filter(|_| self.running()).ok_or(Code::NoMatch)?;
        let seat = self.seat_of(player).ok_or(Code::NotSeated)?;
        let to = to?;
        // Also who stood up: a bot keeps their seat, and they know its hand.
        if current.seats.iter().any(|seat| seat.player == Some(to.id)) {
            return Err(Code::NotASpectator);
        }
        let mut next = self.hide_hand(player, to.id).unwrap_or_else(|_| self.clone());
        if next.hands.iter().filter(|hand| hand.seat == seat).count() >= LOOK {
            return Err(Code::TooManyLook);
        }
        next.learn(to.id, seat);
        next.hands.push(ShownHand { seat, to });
        Ok(next)
    }

    /// A player lets somebody look at their hand no longer.
    pub(crate) fn hide_hand(&self, player: PlayerId, from: PlayerId) -> Result<Self, Code> {
        let seat = self.seat_of(player).ok_or(Code::NotSeated)?;
        let mut next = self.clone();
        next.hands.retain(|hand| hand.seat != seat || hand.to.id != from);
        if next.hands.len() == self.hands.len() { Err(Code::NoSuchPlayer) } else { Ok(next) }
    }

    /// The seats of the current match for which a bot plays.
    pub(crate) fn bot_seats(&self) -> SeatSet {
        let seats = self.current.iter().flat_map(|current| &current.seats);
        (0..)
            .map(Seat::new)
            .zip(seats)
            .filter(|(_, seat)| self.place(seat.chair).is_some_and(Place::is_bot))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Who sits or has a bot standing in, by id.
    pub(crate) fn person(&self, player: PlayerId) -> Option<&Person> {
        self.places.iter().filter_map(Place::holder).find(|person| person.id == player)
    }

    /// All who have a place here whether or not they are there, those on chairs first.
    pub(super) fn people(&self) -> impl Iterator<Item = &Person> {
        let holders = self.places.iter().filter_map(Place::holder);
        holders.chain([&self.host]).chain(&self.queue).chain(self.scores.iter().map(|score| &score.person))
    }

    /// The names of the bots on chairs.
    pub(super) fn bots(&self) -> impl Iterator<Item = &str> {
        self.places.iter().filter_map(|place| match place {
            Place::Bot { bot, .. } => Some(&*bot.name),
            Place::Free | Place::Player { .. } => None,
        })
    }

    /// The players on chairs, from the first chair on.
    pub(crate) fn seated(&self) -> impl Iterator<Item = &Person> {
        self.places.iter().filter_map(Place::player)
    }

    /// The chairs on which somebody sits, with name and picture: the seats of the next match.
    pub(crate) fn occupied(&self) -> Vec<protocol::MatchSeat> {
        self.chairs()
            .filter_map(|(chair, place)| match place {
                Place::Free => None,
                Place::Player { person, .. } => Some(protocol::MatchSeat {
                    chair,
                    player: Some(person.id),
                    name: person.name.clone(),
                    avatar: person.avatar,
                }),
                Place::Bot { bot, .. } => {
                    Some(protocol::MatchSeat { chair, player: None, name: bot.name.clone(), avatar: bot.avatar })
                }
            })
            .collect()
    }

    /// A player sits down: on the named chair, else on the one a bot keeps for them, else on any free one.
    pub(crate) fn sit(&self, who: &Person, chair: Option<ChairIndex>) -> Result<Self, Code> {
        if self.chair_of(who.id).is_some() {
            return Err(Code::AlreadySeated);
        }
        if self.bars(who.id) {
            return Err(Code::KnowsTheDeal);
        }
        let kept =
            |place: &Place| matches!(place, Place::Bot { stands_in_for: Some(person), .. } if person.id == who.id);
        let free = |place: &Place| *place == Place::Free;
        let chair = match chair {
            Some(chair) => {
                let place = self.place(chair).ok_or(Code::NoSuchChair)?;
                (free(place) || kept(place)).then_some(chair).ok_or(Code::ChairTaken)?
            }
            None => self.find(kept).or_else(|| self.find(free)).ok_or(Code::TableFull)?,
        };
        Ok(self.with(chair, Place::Player { person: who.clone(), away: None }))
    }

    /// Whether the player knows a deal that is, or will be, played here once more.
    pub(super) fn bars(&self, player: PlayerId) -> bool {
        let playing = self.source.iter().filter(|_| self.running());
        playing.chain(&self.next_deal.source).any(|source| source.bars(player))
    }

    /// The matches whose deals are, or will be, played here once more.
    pub(super) fn same_deals(&self) -> Vec<MatchId> {
        let playing = self.source.iter().filter(|_| self.running());
        playing.chain(&self.next_deal.source).filter(|source| source.is_same_deal()).map(Source::match_id).collect()
    }

    /// These players know the deal of that match.
    pub(super) fn bar(&mut self, source: MatchId, players: &[PlayerId]) {
        for known in self.source.iter_mut().chain(&mut self.next_deal.source) {
            known.add_who_know(source, players);
        }
    }

    /// A player stands up. In a match a bot plays on for them.
    pub(crate) fn stand(&self, player: PlayerId) -> Result<Self, Code> {
        let chair = self.chair_of(player).ok_or(Code::NotSeated)?;
        let person = self.person(player).cloned();
        let mut next = self.with(chair, self.leave_behind(chair, person)).without_vote_of(player);
        // A bot shows its hand to nobody, and who comes back decides anew.
        let seat = self.seat_of(player);
        next.hands.retain(|hand| Some(hand.seat) != seat);
        Ok(next)
    }

    /// The client of a player who sits contributes to the seed of the next match.
    pub(crate) fn contribute(&self, player: PlayerId, commitment: Bytes32, value: Bytes32) -> Result<Self, Code> {
        self.chair_of(player).ok_or(Code::NotSeated)?;
        let mut next_deal = self.next_deal.contribute(player, commitment, value)?;
        next_deal.keep(|player| self.chair_of(player).is_some());
        Ok(Self { next_deal, ..self.clone() })
    }

    /// The host puts a bot on a chair.
    pub(crate) fn add_bot(&self, chair: Option<ChairIndex>) -> Result<Self, Code> {
        let free = |place: &Place| *place == Place::Free;
        let chair = match chair {
            Some(chair) => {
                free(self.place(chair).ok_or(Code::NoSuchChair)?).then_some(chair).ok_or(Code::ChairTaken)?
            }
            None => self.find(free).ok_or(Code::TableFull)?,
        };
        Ok(self.with(chair, Place::Bot { bot: self.new_bot(), stands_in_for: None }))
    }

    /// The host takes a bot off its chair.
    pub(crate) fn remove_bot(&self, chair: ChairIndex) -> Result<Self, Code> {
        if !self.place(chair).ok_or(Code::NoSuchChair)?.is_bot() {
            return Err(Code::NoBotThere);
        }
        if self.plays(chair) {
            return Err(Code::MatchRunning);
        }
        Ok(self.with(chair, Place::Free))
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
        next.hands.retain(|hand| hand.to.id != who.id);
        next.kicked.push(who);
        let too_many = next.kicked.len().saturating_sub(OUT);
        next.kicked.drain(..too_many);
        Ok(next)
    }

    /// No bot keeps a chair for the player any longer.
    fn keep_no_chair_for(&mut self, player: PlayerId) {
        for place in &mut self.places {
            if let Place::Bot { stands_in_for, .. } = place {
                stands_in_for.take_if(|person| person.id == player);
            }
        }
    }

    /// Nothing is kept for a player, or expected of them, any longer.
    pub(super) fn give_up(&mut self, player: PlayerId) {
        self.keep_no_chair_for(player);
        self.queue.retain(|person| person.id != player);
        self.kicked.retain(|person| person.id != player);
        self.streaks.remove(&player);
        self.lapsed.retain(|lapsed| !lapsed.is(player));
        self.hands.retain(|hand| hand.to.id != player);
        self.done.retain(|(who, _)| *who != player);
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
            && next.next_deal.source.is_some()
        {
            next.next_deal = NextDeal::fresh();
        }
        Ok(next)
    }

    /// A match begins.
    pub(crate) fn begin(&self, current: MatchInfo) -> Self {
        let source = self.next_deal.source.clone();
        Self {
            current: Some(current),
            knows: Vec::new(),
            hands: Vec::new(),
            source,
            next_deal: NextDeal::fresh(),
            game_votes: Vec::new(),
            ..self.clone()
        }
    }

    /// The clock of the match shows something else.
    pub(crate) fn with_clock(&self, clock: Clock) -> Self {
        Self { clock, ..self.clone() }
    }

    /// The match waits for these seats now.
    pub(crate) fn set_acting(&mut self, seats: SeatSet) {
        if let Some(current) = &mut self.current {
            current.acting = seats;
        }
    }

    /// The match is over, with an outcome or abandoned without one.
    pub(crate) fn end(&self, outcome: Option<Outcome>, seed: &Seed) -> Self {
        let mut next = Self { clock: Clock::default(), paused: None, vote: None, ..self.clone() };
        if let Some(outcome) = outcome.as_ref().filter(|_| !self.practises()) {
            next.score(outcome);
            next.count_streaks();
        }
        if let Some(current) = &mut next.current {
            current.acting = SeatSet::EMPTY;
            current.seed = Some(hex::encode(seed.value));
            current.entropy = seed.entropy.map(Bytes32);
            if let Some(Origin::SameDeal { match_id }) = &mut current.origin {
                *match_id = self.source.as_ref().map(Source::match_id);
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
        if question == Question::Pause && self.paused.is_some() {
            return Err(Code::Paused);
        }
        let mut next = self.clone();
        match &mut next.vote {
            Some(vote) if vote.question != question => return Err(Code::VoteOpen),
            Some(_) if !agree => next.vote = None,
            Some(vote) if vote.agreed.contains(&who) => {}
            Some(vote) => vote.agreed.push(who),
            None if agree => next.vote = Some(Vote { question, agreed: vec![who] }),
            None => return Err(Code::NoVote),
        }
        Ok(next)
    }

    /// The match is paused.
    pub(crate) fn pause(&self, now: i64) -> Self {
        Self { paused: Some(now), vote: None, ..self.clone() }
    }

    /// The match goes on.
    pub(crate) fn resume(&self) -> Result<Self, Code> {
        self.paused.ok_or(Code::NotPaused)?;
        Ok(Self { paused: None, ..self.clone() })
    }

    /// The players who hold a seat of the match.
    pub(crate) fn players_in_match(&self) -> impl Iterator<Item = PlayerId> {
        self.seated().map(|person| person.id).filter(|player| self.seat_of(*player).is_some())
    }

    /// The player on a chair.
    pub(crate) fn player_on(&self, chair: ChairIndex) -> Result<PlayerId, Code> {
        let place = self.place(chair).ok_or(Code::NoSuchChair)?;
        place.player().map(|person| person.id).ok_or(Code::NoSuchPlayer)
    }

    /// Since when a player on a chair is away.
    pub(crate) fn away(&self, player: PlayerId) -> Option<Away> {
        self.places.iter().find_map(|place| match place {
            Place::Player { person, away } if person.id == player => *away,
            _ => None,
        })
    }

    /// Somebody has come or gone.
    pub(crate) fn set_away(&mut self, player: PlayerId, now: Option<Away>) {
        for place in &mut self.places {
            if let Place::Player { person, away } = place
                && person.id == player
            {
                *away = now;
            }
        }
    }

    /// Nobody is there: who was until now has lost the line.
    pub(crate) fn all_are_away(&mut self, now: i64) {
        for place in &mut self.places {
            if let Place::Player { away, .. } = place {
                away.get_or_insert(Away { since: now, how: AwayHow::Lost });
            }
        }
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
        let mut seats = self.current.iter().flat_map(|current| &current.seats);
        let left_one = seats.any(|held| held.player == Some(to.id) && held.chair != chair);
        if left_one || self.knows.iter().any(|known| known.0 == to.id && known.1 != seat) {
            return Err(Code::KnowsAHand);
        }
        let mut next = self.with(chair, Place::Player { person: to.clone(), away: None }).without_vote_of(from);
        if let Some(held) = next.current.as_mut().and_then(|current| current.seats.get_mut(seat.index())) {
            (held.player, held.name, held.avatar) = (Some(to.id), to.name.clone(), to.avatar);
        }
        // Who plays on decides anew who may look, and looks at no other hand.
        next.hands.retain(|hand| hand.seat != seat && hand.to.id != to.id);
        next.learn(from, seat);
        Ok(next)
    }

    /// A player knows the hand of a seat, however often they are shown it.
    fn learn(&mut self, player: PlayerId, seat: Seat) {
        if !self.knows.contains(&(player, seat)) {
            self.knows.push((player, seat));
        }
    }

    /// Somebody has another name or picture.
    pub(crate) fn renamed(&self, who: &Person) -> Self {
        let mut next = self.clone();
        let places = next.places.iter_mut().filter_map(Place::holder_mut);
        let scores = next.scores.iter_mut().map(|score| &mut score.person);
        let hands = next.hands.iter_mut().map(|hand| &mut hand.to);
        let others = hands.chain(&mut next.queue).chain(&mut next.kicked).chain([&mut next.host]);
        let people = places.chain(scores).chain(others);
        people.filter(|person| person.id == who.id).for_each(|person| person.clone_from(who));
        next
    }

    /// The table as somebody at it sees it, given who is there, and from when on a bot may sit in for somebody who is
    /// away.
    pub(super) fn view(
        &self,
        id: TableId,
        online: impl Fn(PlayerId) -> bool,
        bot_from: impl Fn(Away) -> i64,
        Around { audience, names, clock, for_host }: Around<'_>,
    ) -> TableView {
        let chairs = self.places.iter().map(|place| match place {
            Place::Free => Chair::Free,
            Place::Player { person, away } => {
                let away = away.filter(|_| !online(person.id));
                // A bot sits in for those who play, and only they are waited for.
                let bot_from = away.filter(|_| self.running() && self.seat_of(person.id).is_some()).map(&bot_from);
                Chair::Player { person: names.person(person), online: online(person.id), away, bot_from }
            }
            Place::Bot { bot, stands_in_for } => {
                let stands_in_for = stands_in_for.as_ref().map(|person| names.person(person));
                Chair::Bot { name: bot.name.clone(), avatar: bot.avatar, stands_in_for }
            }
        });
        let people = |people: &[Person]| people.iter().map(|person| names.person(person)).collect();
        let current = self.current.as_ref().map(|current| MatchInfo {
            seats: current.seats.iter().map(|seat| names.seat(seat)).collect(),
            ..current.clone()
        });
        TableView {
            id,
            settings: self.settings.clone(),
            host: self.host.id,
            chairs: chairs.collect(),
            spectators: people(&audience.named),
            watching: audience.count,
            hands: self.shown_hands().map(|hand| ShownHand { seat: hand.seat, to: names.person(&hand.to) }).collect(),
            queue: people(&self.queue),
            kicked: if for_host { people(&self.kicked) } else { Vec::new() },
            current,
            next_commitment: self.next_deal.commitment(),
            next_seats: self.next_deal.source.as_ref().map(Source::seats),
            clock: clock.cloned(),
            paused: self.paused,
            vote: self.vote.clone(),
            game_votes: self.game_votes.clone(),
            scores: self.scores.iter().map(|score| Score { person: names.person(&score.person), ..*score }).collect(),
        }
    }

    /// The table as the lobby lists it, given how many watch and by which names those at it are shown.
    pub(super) fn listing(&self, id: TableId, spectators: u32, names: &Namesakes) -> LobbyTable {
        let seated: Vec<_> = self.occupied().iter().map(|seat| names.seat(seat).name).collect();
        LobbyTable {
            id,
            name: self.settings.name.clone(),
            host: names.name(self.host.id, &self.host.name).to_owned(),
            game: self.settings.game,
            free: u8::try_from(self.places.len() - seated.len()).unwrap_or(u8::MAX),
            seated,
            spectators,
            playing: self.running(),
        }
    }

    /// The table as the lobby lists it when nobody is there.
    pub(super) fn listing_as_left(&self, id: TableId) -> LobbyTable {
        let mut names = Namesakes::default();
        names.meet(self.people(), self.bots());
        self.listing(id, 0, &names)
    }

    /// The options of the next match, as JSON.
    pub(crate) fn options(&self) -> String {
        options_json(&self.settings.options)
    }

    /// What is left on a chair whose holder goes: in a match a bot, else nothing.
    fn leave_behind(&self, chair: ChairIndex, stands_in_for: Option<Person>) -> Place {
        if self.plays(chair) { Place::Bot { bot: self.new_bot(), stands_in_for } } else { Place::Free }
    }

    /// The seat of the match that is on this chair.
    fn seat_on(&self, chair: ChairIndex) -> Option<Seat> {
        let mut seats = (0..).map(Seat::new).zip(self.current.iter().flat_map(|current| &current.seats));
        seats.find(|(_, held)| held.chair == chair).map(|(seat, _)| seat)
    }

    /// Whether the chair is a seat of the match that is on.
    fn plays(&self, chair: ChairIndex) -> bool {
        self.running() && self.current.iter().flat_map(|current| &current.seats).any(|seat| seat.chair == chair)
    }

    fn new_bot(&self) -> bots::Bot {
        let people = self.people().map(|person| &*person.name);
        let taken: Vec<_> = people.chain(self.bots()).flat_map(looks).collect();
        bots::first_but(|name| looks(name).iter().any(|look| taken.contains(look)))
    }

    fn score(&mut self, outcome: &Outcome) {
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

    /// A question that nobody is for any more is settled.
    fn without_vote_of(self, player: PlayerId) -> Self {
        let mut next = self;
        if let Some(vote) = &mut next.vote {
            vote.agreed.retain(|agreed| *agreed != player);
        }
        next.vote.take_if(|vote| vote.agreed.is_empty());
        next
    }

    fn with(&self, chair: ChairIndex, place: Place) -> Self {
        let mut next = self.clone();
        next.places[usize::from(chair)] = place;
        next
    }

    fn place(&self, chair: ChairIndex) -> Option<&Place> {
        self.places.get(usize::from(chair))
    }

    fn chairs(&self) -> impl Iterator<Item = (ChairIndex, &Place)> {
        (0..).zip(&self.places)
    }

    fn find(&self, wanted: impl Fn(&Place) -> bool) -> Option<ChairIndex> {
        self.chairs().find(|(_, place)| wanted(place)).map(|(chair, _)| chair)
    }
}

impl Place {
    const fn is_bot(&self) -> bool {
        matches!(self, Self::Bot { .. })
    }

    /// The player who sits here.
    const fn player(&self) -> Option<&Person> {
        match self {
            Self::Player { person, .. } => Some(person),
            Self::Free | Self::Bot { .. } => None,
        }
    }

    /// The player whose place it is: who sits here, or for whom a bot stands in.
    const fn holder(&self) -> Option<&Person> {
        match self {
            Self::Player { person, .. } => Some(person),
            Self::Bot { stands_in_for, .. } => stands_in_for.as_ref(),
            Self::Free => None,
        }
    }

    const fn holder_mut(&mut self) -> Option<&mut Person> {
        match self {
            Self::Player { person, .. } => Some(person),
            Self::Bot { stands_in_for, .. } => stands_in_for.as_mut(),
            Self::Free => None,
        }
    }
}

fn options_json(options: &serde_json::Map<String, serde_json::Value>) -> String {
    serde_json::Value::Object(options.clone()).to_string()
}

#[cfg(test)]
#[path = "room_tests.rs"]
mod tests;
