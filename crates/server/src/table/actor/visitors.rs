//! Sockets that have the table open: how they come and go, and whose they are.

use protocol::{AwayHow, Code, CommandId, MatchId, Person, PlayerId, Seen, ServerMessage};
use rules::Seat;
use tokio::sync::oneshot;
use tokio::time::Instant;
use tracing::error;

use super::Actor;
use super::chat::Hears;
use super::watching::Sight;
use crate::hour;
use crate::sockets::{Close, Line, SessionId};
use crate::table::eyes::Eyes;
use crate::table::{Denied, Room};
use crate::wire;

/// A socket that has the table open.
#[derive(Debug)]
pub(super) struct Visitor {
    pub(super) line: Line,
    pub(super) person: Person,
    /// A hash of the latest `table` it was sent: the text would take as much memory as a match.
    pub(super) table: Option<u64>,
    /// What it was sent of the match last.
    pub(super) sees: Option<Sight>,
    /// With the eyes of which seat it would like to look, if that seat shows it its hand.
    pub(super) looks_as: Option<Seat>,
    /// Which messages it was told, and during which match.
    pub(super) hears: Option<(Hears, Option<MatchId>)>,
    /// Whether it would like to hear spectators, if its player plays.
    pub(super) wants_spectators: bool,
}

impl Actor {
    pub(super) async fn open(
        &mut self,
        line: Line,
        person: Person,
        id: CommandId,
        seen: Option<Seen>,
        opened: oneshot::Sender<bool>,
    ) -> Result<(), Denied> {
        if let Err(code) = self.may_come(&line, person.id) {
            let _ = opened.send(false);
            line.send(wire::refused(Some(id), code));
            return Ok(());
        }
        let welcomed = self.room.welcomed(&person, hour::now());
        if let Err(broken) = self.known_as(&person, welcomed).await {
            let _ = opened.send(false);
            line.send(wire::refused(Some(id), Code::Internal));
            return Err(broken);
        }
        let player = person.id;
        let eyes = Eyes::of(&self.room, player, None);
        let match_id = self.playing.as_ref().map(|playing| playing.id);
        let seen = match_id.and_then(|match_id| self.heard.seen(player, match_id, eyes, seen));
        let updates = match self.playing.as_ref().map(|playing| playing.catch_up(eyes, seen)).transpose() {
            Ok(updates) => updates.unwrap_or_default(),
            Err(panicked) => {
                error!(place = panicked.0, "the rules panicked over a view");
                let _ = opened.send(false);
                line.send(wire::refused(Some(id), Code::Internal));
                return Ok(());
            }
        };
        let sight = self.playing.as_ref().map(|playing| Sight::of(playing, eyes));
        self.witness(person.id, sight).await;
        let session = line.session;
        self.room.set_away(person.id, None);
        self.visitors.remove(&session);
        if self.room.chair_of(person.id).is_some() {
            // Two pages of one player would fight over the same seat: the one that was opened last stays.
            self.end_sockets_of(person.id, Close::Elsewhere);
        }
        self.audience.settled(person.id);
        let visitor = Box::new(Visitor {
            line: line.clone(),
            person,
            table: None,
            sees: sight,
            looks_as: None,
            hears: None,
            wants_spectators: false,
        });
        self.visitors.insert(session, visitor);
        self.tell_table();
        let receipts = updates.into_iter().map(|update| line.send_for_receipt(update));
        if let (Some(receipt), Some(sight)) = (receipts.last(), sight)
            && let Some(version) = sight.version
        {
            self.heard.sent(player, sight.match_id, eyes, version, receipt);
        }
        self.tell_chat();
        if opened.send(true).is_err() {
            self.visitors.remove(&session);
        }
        line.send(wire::ack(id));
        self.tell();
        Ok(())
    }

    fn may_come(&self, line: &Line, player: PlayerId) -> Result<(), Code> {
        let most = self.world.config.sockets_per_table as usize;
        let is_full = self.visitors.len() >= most && !self.visitors.contains_key(&line.session);
        if self.room.has_kicked(player) {
            Err(Code::Kicked)
        } else if is_full && self.room.chair_of(player).is_none() {
            Err(Code::Crowded)
        } else {
            Ok(())
        }
    }

    /// A socket is gone without a word, and its player perhaps back in a moment.
    pub(super) fn gone(&mut self, session: SessionId, how: AwayHow) {
        if let Some(visitor) = self.visitors.remove(&session)
            && !self.is_present(visitor.person.id)
        {
            self.note_gone(visitor.person.id, how);
            self.audience.vanished(visitor.person, Instant::now() + self.world.config.watcher_grace_s);
        }
        self.tell();
    }

    pub(super) fn close(&mut self, line: &Line, player: PlayerId) {
        self.visitors.remove(&line.session);
        self.note_gone(player, AwayHow::Closed);
        // A host who stands up and leaves is not coming back in a moment.
        if player == self.room.host.id && !self.is_present(player) && self.room.chair_of(player).is_none() {
            self.timers.host = Some(Instant::now());
        }
        self.tell();
    }

    /// Somebody has another name or picture here as well, with what else it changes in the room.
    pub(super) async fn known_as(&mut self, person: &Person, next: Room) -> Result<(), Denied> {
        for visitor in self.visitors.values_mut().filter(|visitor| visitor.person.id == person.id) {
            visitor.person.clone_from(person);
        }
        self.change(next).await
    }

    /// Ends the sockets of a player.
    pub(super) fn end_sockets_of(&mut self, player: PlayerId, reason: Close) {
        self.part_with(player, |line| line.end(reason));
    }

    /// Sends away the sockets of a player.
    pub(super) fn send_away(&mut self, player: PlayerId, code: Code) {
        let gone = wire::frame(&ServerMessage::TableGone { table: self.id, code });
        self.part_with(player, |line| line.send(gone.clone()));
    }

    fn part_with(&mut self, player: PlayerId, say: impl Fn(&Line)) {
        for (_, visitor) in self.visitors.extract_if(.., |_, visitor| visitor.person.id == player) {
            say(&visitor.line);
        }
    }

    pub(super) fn is_present(&self, player: PlayerId) -> bool {
        self.visitors.values().any(|visitor| visitor.person.id == player)
    }

    /// Somebody who is at the table, on a chair or watching.
    pub(super) fn person(&self, player: PlayerId) -> Option<Person> {
        let visitor = self.visitors.values().map(|visitor| &visitor.person).find(|person| person.id == player);
        visitor.or_else(|| self.room.person(player)).cloned()
    }

    /// With whose eyes those who are there would see the match, if this were the room.
    pub(super) fn eyes(&self, room: &Room) -> Vec<Eyes> {
        let mut all = Vec::new();
        for eyes in self.visitors.values().map(|visitor| Eyes::of(room, visitor.person.id, visitor.looks_as)) {
            if !all.contains(&eyes) {
                all.push(eyes);
            }
        }
        all
    }
}
