//! How a match goes on: decide, persist, publish, and only then answer.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use protocol::{Code, MatchId, MatchInfo, MatchSeat, OnLeave, Person, PlayerId};
use rules::{AnyMatch, Seat, SeatSet, SetupError, Status};
use tracing::{error, info};
use uuid::Uuid;

use super::Actor;
use super::commit::Also;
use super::ending::end_row;
use super::timing::clock_at_start;
use crate::entropy;
use crate::store::{EntryRow, MatchRow};
use crate::table::begin::{Dealt, deal};
use crate::table::next_deal::Source;
use crate::table::playing::{Frames, Playing, Rejected, Wish, refusal};
use crate::table::versions::Versions;
use crate::table::{Denied, Room};
use crate::telemetry::{Panicked, guarded};

impl Actor {
    /// Starts a match with all who sit.
    pub(super) async fn start(&mut self) -> Result<(), Denied> {
        if self.room.running() {
            return Err(Code::MatchRunning.into());
        }
        let seated: Vec<_> = self.room.seated().map(|person| person.id).collect();
        self.learn_who_knows_the_deal(&seated).await?;
        if seated.iter().any(|player| self.room.bars(*player)) {
            return Err(Code::KnowsTheDeal.into());
        }
        let game = self.room.settings.game;
        // Whoever reads of the match later has to tell its seats apart too, whatever their players are called by then.
        let seats: Vec<_> = self.room.occupied().iter().map(|seat| self.namesakes.seat(seat)).collect();
        let dealt = deal(&self.room, &seats, &self.world).await?;
        let begun: Arc<dyn AnyMatch> = match guarded(|| dealt.begin()) {
            Ok(Ok(begun)) => Arc::from(begun),
            Ok(Err(SetupError::Options(_))) => return Err(Code::BadOptions.into()),
            Ok(Err(SetupError::Setup(_))) => return Err(Code::WrongSeatCount.into()),
            Ok(Err(error)) => {
                error!(%error, game = game.slug(), "a match cannot begin");
                return Err(Code::Internal.into());
            }
            Err(panicked) => return Err(self.bug(&panicked)),
        };
        let (id, frames) = self.begin(&dealt, seats, begun).await?;
        self.tell_table();
        self.tell_version(id, &frames);
        // Practice begins at a later version, which is not the next one for anybody.
        self.tell_views();
        self.tell_chat();
        info!(game = game.slug(), match_id = %id, "match started");
        Ok(())
    }

    /// Puts the beginning of a match in force once it is durable; returns what is to be told of it.
    pub(super) async fn begin(
        &mut self,
        dealt: &Dealt,
        seats: Vec<MatchSeat>,
        begun: Arc<dyn AnyMatch>,
    ) -> Result<(MatchId, Frames), Denied> {
        let id = MatchId(Uuid::now_v7());
        let row = MatchRow {
            id,
            table: self.id,
            game: dealt.setup.kind.slug().to_owned(),
            edition: dealt.setup.edition.clone(),
            options: dealt.setup.options.clone(),
            seats: serde_json::to_string(&seats).map_err(|_| Code::Internal)?,
            seed: dealt.seed.value,
            entropy: dealt.seed.entropy,
            contributions: serde_json::to_string(&dealt.contributions).map_err(|_| Code::Internal)?,
            origin: dealt.source.as_ref().map(Source::match_id),
            origin_version: dealt.source.as_ref().and_then(Source::version),
            began_at: 0,
            ended_at: None,
            outcome: None,
        };
        let mut next = self.room.begin(MatchInfo {
            id,
            game: dealt.setup.kind,
            options: self.room.settings.options.clone(),
            seats,
            commitment: dealt.seed.commitment(),
            contributions: dealt.contributions.clone(),
            entropy: None,
            seed: None,
            origin: dealt.origin(),
            acting: begun.status().acting(),
            outcome: None,
            abandoned: false,
        });
        next.current.clock = clock_at_start(&next, &*begun);
        let frames = Frames::render(id, &*begun, &self.eyes(&next)).map_err(|panicked| self.bug(&panicked))?;
        let entries = (0..).zip(dealt.log(&*begun)).map(|(version, entry)| EntryRow { match_id: id, version, entry });
        let also = Also { begun: Some(row), entries: entries.collect(), ..Also::default() };
        self.commit(Some(next), also).await?;
        self.playing = Some(Playing::new(id, dealt.seed, Versions::new(begun, self.room.settings.watching.from)));
        self.goes_on();
        Ok((id, frames))
    }

    /// The match has come to another version: whoever is asked next has all their time, and may be a bot.
    fn goes_on(&mut self) {
        self.timers.bot = None;
        self.bot_stuck = false;
        self.restart_clock();
    }

    /// Plays what a player asks for.
    pub(super) async fn play(&mut self, who: &Person, ply: u32, wish: Wish<'_>) -> Result<(), Denied> {
        let playing = self.playing.as_ref().ok_or(Code::NoMatch)?;
        let seat = self.room.seat_of(who.id).ok_or(Code::NotSeated)?;
        if self.room.current.paused.is_some() {
            return Err(Code::Paused.into());
        }
        match playing.propose(seat, ply, wish) {
            Ok(next) => self.advance(next).await,
            Err(Rejected::Refused(refused)) => {
                let (code, why) = refusal(refused);
                Err(Denied::Refused(code, why))
            }
            Err(Rejected::Panicked(panicked)) => Err(self.bug(&panicked)),
        }
    }

    /// Ends the match without a result, as this room has it.
    pub(super) async fn end_without_result(&mut self, room: Room) -> Result<(), Denied> {
        let Some(playing) = &self.playing else { return Err(Code::NoMatch.into()) };
        let id = playing.id;
        let next = room.end(None, &playing.seed).settled(&|player| self.is_present(player));
        let also = Also { ended: Some(end_row(id, &self.room, None)), ..Also::default() };
        self.commit(Some(next), also).await?;
        self.tell();
        info!(match_id = %id, "match ended without a result");
        Ok(())
    }

    /// A player stands up, which may end the match.
    pub(super) async fn stand_up(&mut self, player: PlayerId) -> Result<(), Denied> {
        let ends = self.room.seat_of(player).is_some() && self.room.settings.pace.on_leave == OnLeave::MatchEnds;
        let next = self.room.stand(player)?;
        if ends && self.room.running() { self.end_without_result(next).await } else { self.change(next).await }
    }

    /// The seat of a bot that the match waits for.
    pub(super) fn bot_to_move(&self) -> Option<Seat> {
        let acting = self
            .playing
            .as_ref()
            .filter(|_| self.room.running() && self.room.current.paused.is_none())?
            .status()
            .acting();
        let bots = self.room.bot_seats();
        acting.iter().find(|seat| bots.contains(*seat))
    }

    /// A bot plays its move.
    pub(super) async fn bot_moves(&mut self) -> Result<(), Denied> {
        self.timers.bot = None;
        let (Some(seat), Some(playing)) = (self.bot_to_move(), &self.playing) else { return Ok(()) };
        let chosen = playing.autopilot(seat, &mut entropy::chance());
        self.play_for(seat, chosen).await
    }

    /// A move is made for a seat whose time is over.
    pub(super) async fn absent_moves(&mut self, seat: Seat) -> Result<(), Denied> {
        let Some(playing) = &self.playing else { return Ok(()) };
        let chosen = playing.when_absent(seat, &mut entropy::chance());
        self.play_for(seat, chosen).await
    }

    async fn play_for(&mut self, seat: Seat, chosen: Result<String, Panicked>) -> Result<(), Denied> {
        let Some(playing) = &self.playing else { return Ok(()) };
        let proposed = chosen
            .map_err(Rejected::Panicked)
            .and_then(|chosen| playing.propose(seat, playing.now().ply(seat), Wish::Move(&chosen)));
        let result = match proposed {
            Ok(next) => self.advance(next).await,
            Err(Rejected::Panicked(panicked)) => Err(self.bug(&panicked)),
            Err(Rejected::Refused(_)) => {
                error!(match_id = %playing.id, version = playing.now().version(), "a move that the rules chose is refused");
                Err(Code::Internal.into())
            }
        };
        match result {
            Err(Denied::Refused(..)) => {
                self.bot_stuck = true;
                Ok(())
            }
            other => other,
        }
    }

    /// Goes on to the next version: it is rendered first, so that a bug in a view refuses the move
    /// rather than breaking the match; then it is durable, then in force, then told.
    async fn advance(&mut self, version: Arc<dyn AnyMatch>) -> Result<(), Denied> {
        let Some(playing) = &self.playing else { return Err(Code::NoMatch.into()) };
        let id = playing.id;
        let mut also = Also { entries: vec![entry(id, &*version)], ..Also::default() };
        // Only the clock and the end of a match change the room, and with it what there is to tell besides
        // the version.
        let (acting, next) = match version.status() {
            Status::Acting(seats) => {
                let clock = self.clock_after(&*version);
                (seats, (clock != self.room.current.clock).then(|| self.room.with_clock(clock)))
            }
            Status::Over(outcome) => {
                also.ended = Some(end_row(id, &self.room, Some(&outcome)));
                let ended = self.room.end(Some(outcome), &playing.seed).rotated(&|player| self.is_present(player));
                (SeatSet::EMPTY, Some(ended))
            }
        };
        let eyes = self.eyes(next.as_ref().unwrap_or(&self.room));
        let frames = Frames::render(id, &*version, &eyes).map_err(|panicked| self.bug(&panicked))?;
        let room_changed = next.is_some();
        self.commit(next, also).await?;
        self.world.moves.fetch_add(1, Ordering::Relaxed);
        self.room.set_acting(acting);
        if let Some(playing) = &mut self.playing {
            playing.versions.push(version);
        }
        self.goes_on();
        if room_changed {
            self.timers.keep = None;
        }
        self.tell_version(id, &frames);
        if room_changed {
            self.tell();
        } else {
            self.tell_views();
            self.tell_chat();
        }
        if !self.room.running() {
            info!(match_id = %id, "match over");
        }
        Ok(())
    }

    /// The match that is on, if it is the one meant.
    pub(super) fn running(&self, id: MatchId) -> Result<&Playing, Code> {
        let playing = self.playing.as_ref().filter(|_| self.room.running()).ok_or(Code::NoMatch)?;
        if playing.id == id { Ok(playing) } else { Err(Code::WrongMatch) }
    }

    /// Logs a bug in the rules, which is known by the place where they panicked.
    fn bug(&self, panicked: &Panicked) -> Denied {
        let version = self.playing.as_ref().map(|playing| (playing.id.to_string(), playing.now().version()));
        error!(place = panicked.0, ?version, "the rules panicked");
        Code::Internal.into()
    }
}

fn entry(match_id: MatchId, version: &dyn AnyMatch) -> EntryRow {
    EntryRow { match_id, version: i64::try_from(version.version()).unwrap_or(i64::MAX), entry: version.log_entry() }
}
