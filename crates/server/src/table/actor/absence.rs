//! Those who play and are not there: since when, and what the others may do about it; and what all who play
//! agree on.

use protocol::{Away, AwayHow, ChairIndex, Code, CommandId, Person, PlayerId, Question};
use rules::Seat;
use tokio::sync::oneshot;
use tokio::time::{Duration, Instant};

use super::Actor;
use crate::hour;
use crate::store::SeatLink;
use crate::table::{Denied, Room};

impl Actor {
    /// Notes that a player has gone, if no socket of theirs is left.
    pub(super) fn note_gone(&mut self, player: PlayerId, how: AwayHow) {
        if !self.is_present(player) {
            self.room.set_away(player, Some(Away { since: hour::now(), how }));
        }
    }

    /// The autopilot makes one move for a seat whose time is over, by the wish of another player.
    pub(super) async fn skip(&mut self, who: PlayerId, version: u64, seat: Seat) -> Result<(), Denied> {
        if self.room.current.paused.is_some() {
            return Err(Code::Paused.into());
        }
        if self.sees_late(who) {
            return Err(Code::SeesLate.into());
        }
        if self.playing.as_ref().is_none_or(|playing| playing.now().version() != version) {
            return Err(Code::Stale.into());
        }
        if !self.is_out_of_time(seat) {
            return Err(Code::TimeLeft.into());
        }
        self.absent_moves(seat).await
    }

    /// The room with a bot sitting in for somebody who is away or out of time, by the wish of another player.
    pub(super) fn with_bot_sitting_in(&self, who: PlayerId, chair: ChairIndex) -> Result<Room, Code> {
        let player = self.room.player_on(chair)?;
        let seat = self.room.seat_of(player).ok_or(Code::NoSuchPlayer)?;
        // Who sees the match late knows who is away, but not whose time is over.
        if !self.is_away_for_long(player) && (self.sees_late(who) || !self.is_out_of_time(seat)) {
            return Err(Code::NotAway);
        }
        self.room.stand(player)
    }

    /// Somebody takes over the seat that a player hands on, once however often this command comes.
    pub(super) async fn hand_over(
        &mut self,
        to: Person,
        command: CommandId,
        link: SeatLink,
        done: oneshot::Sender<Result<(), Code>>,
    ) -> Result<(), Denied> {
        if self.room.has_done(to.id, &command) {
            let _ = done.send(Ok(()));
            return Ok(());
        }
        let learned = self.learn_who_knows_the_deal(&[to.id]).await;
        let running = learned.and_then(|()| self.running(link.match_id).map(|_| ()));
        let next = running.and_then(|()| self.room.hand_over(link.player, &to));
        let result = match next {
            Ok(mut next) => {
                next.note(to.id, command);
                if !self.is_present(to.id) {
                    next.set_away(to.id, Some(Away { since: hour::now(), how: AwayHow::Closed }));
                }
                self.has_played(link.match_id, link.player);
                self.change(next).await
            }
            Err(code) => Err(code.into()),
        };
        let answer = match &result {
            Ok(()) => Ok(()),
            Err(Denied::Refused(code, _)) => Err(*code),
            Err(Denied::Broken) => Err(Code::Internal),
        };
        // Who asked may have gone meanwhile; what is done is done.
        let _ = done.send(answer);
        match result {
            Err(Denied::Broken) => Err(Denied::Broken),
            _ => Ok(()),
        }
    }

    /// Whether a player has been away for so long that a bot may sit in.
    pub(super) fn is_away_for_long(&self, player: PlayerId) -> bool {
        !self.is_present(player) && self.room.away(player).is_none_or(|away| self.bot_from(away) <= hour::now())
    }

    /// From when on a bot may sit in for somebody who is away.
    pub(super) fn bot_from(&self, away: Away) -> i64 {
        away.since.saturating_add(i64::try_from(self.world.config.away_grace_s.as_millis()).unwrap_or(i64::MAX))
    }

    /// When the question that is asked will have been agreed to by all who are there or were a moment ago.
    pub(super) fn agreed_at(&self, now: Instant) -> Option<Instant> {
        let vote = self.room.current.vote.as_ref()?;
        let missing = self.room.players_in_match().filter(|player| !vote.agreed.contains(player));
        let from =
            missing
                .map(|player| {
                    if self.is_present(player) { None } else { self.room.away(player).map(|away| self.bot_from(away)) }
                })
                .try_fold(0, |latest, from| Some(from?.max(latest)))?;
        let wait = u64::try_from(from.saturating_sub(hour::now())).unwrap_or_default();
        Some(now + Duration::from_millis(wait))
    }

    /// Does what all have agreed to.
    pub(super) async fn do_as_agreed(&mut self) -> Result<(), Denied> {
        match self.room.current.vote.as_ref().map(|vote| vote.question) {
            None => Ok(()),
            Some(Question::Pause) => self.change(self.room.pause(hour::now())).await,
            Some(Question::End) => self.end_without_result(self.room.clone()).await,
        }
    }

    /// Whether the others may decide about this seat now.
    fn is_out_of_time(&self, seat: Seat) -> bool {
        self.others_decide() && self.asked().contains(seat)
    }
}
