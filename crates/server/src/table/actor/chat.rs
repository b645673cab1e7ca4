//! What is said at a table: who hears it, how much of it is kept, and how much one may say.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use protocol::{
    ChatId, ChatMessage, ChatSide, Code, CommandId, MatchId, Person, PlayerId, Said, ServerMessage, WatchingFrom,
};
use serde::{Deserialize, Serialize};
use tokio::time::Instant;
use uuid::Uuid;

use super::Actor;
use super::commit::Also;
use crate::credits::{Credits, Verdict};
use crate::hour;
use crate::player::clean_said;
use crate::sockets::SessionId;
use crate::store::ChatRow;
use crate::table::versions::minutes_late;
use crate::table::{Denied, Room};
use crate::wire::{self, Frame};

/// How many messages of a table are kept.
const KEPT: usize = 100;
/// A player may say so much in a row, and then one more each time this passes.
const IN_A_ROW: u32 = 5;
const EACH: Duration = Duration::from_secs(2);
/// The same for all on one side together, so that a crowd fills nobody's outbox, and players neither are kept from
/// talking by one nor show it how much they talk.
const TOGETHER_IN_A_ROW: u32 = 20;
const TOGETHER_EACH: Duration = Duration::from_millis(100);

/// What is said at a table.
#[derive(Debug)]
pub(super) struct Chat {
    lines: VecDeque<Line>,
    credits: BTreeMap<PlayerId, Credits>,
    together: Together,
}

/// How much may be said by all who hear each other.
#[derive(Debug)]
struct Together {
    spectators: Credits,
    others: Credits,
}

/// Something said.
#[derive(Debug)]
struct Line {
    message: ChatMessage,
    /// The command by which it was said.
    command: CommandId,
    /// During which match.
    during: Option<MatchId>,
    /// Until when it is kept from those who watch that match.
    held: Option<Held>,
}

/// Until when spectators do not hear what players said.
#[derive(Clone, Copy, Debug)]
enum Held {
    /// Until they see this version.
    Version(u64),
    Until(Instant),
    /// Until the match is over.
    End,
}

/// What somebody at the table hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hears {
    /// Everything: no match is on.
    All,
    /// The players, of which they are one.
    Players {
        /// And the spectators, as they wish.
        spectators: bool,
    },
    /// The spectators, of which they are one, and the players as late as the table wants.
    Spectators,
}

/// A message as the store keeps it.
#[derive(Serialize, Deserialize)]
struct Record {
    from: Person,
    side: ChatSide,
    said: Said,
    at: i64,
    command: CommandId,
    during: Option<During>,
}

/// When in a match something was said.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct During {
    #[serde(rename = "match")]
    match_id: MatchId,
    version: u64,
}

impl Chat {
    /// What is kept of a table that comes back.
    pub(super) fn load(rows: Vec<ChatRow>, room: &Room) -> Result<Self, serde_json::Error> {
        let mut lines = VecDeque::new();
        for row in rows {
            let Record { from, side, said, at, command, during } = serde_json::from_str(&row.message)?;
            let age = Duration::from_millis(u64::try_from(hour::now() - at).unwrap_or_default());
            let held = held(room, side, during, age);
            let message = ChatMessage { id: row.id, from, side, said, at };
            lines.push_back(Line { message, command, during: during.map(|during| during.match_id), held });
        }
        let together = || Credits::new(TOGETHER_EACH, TOGETHER_IN_A_ROW);
        let together = Together { spectators: together(), others: together() };
        Ok(Self { lines, credits: BTreeMap::new(), together })
    }

    /// Whether this command said something that is kept.
    pub(super) fn has_said(&self, player: PlayerId, command: &CommandId) -> bool {
        self.lines.iter().any(|line| line.message.from.id == player && line.command == *command)
    }

    /// All that somebody hears, the oldest first.
    fn heard(&self, hears: Hears, current: Option<MatchId>) -> impl Iterator<Item = &ChatMessage> {
        self.lines.iter().filter(move |line| line.is_heard(hears, current)).map(|line| &line.message)
    }

    /// Lets spectators hear what is held back no longer; returns that.
    fn release(&mut self, shown: Option<u64>) -> Vec<ChatMessage> {
        let now = Instant::now();
        let due = |held: &mut Held| match *held {
            Held::Version(version) => shown.is_some_and(|shown| shown >= version),
            Held::Until(until) => until <= now,
            Held::End => false,
        };
        self.lines.iter_mut().filter_map(|line| line.held.take_if(due).map(|_| line.message.clone())).collect()
    }

    /// When spectators hear more, as far as it is only a matter of time.
    pub(super) fn due(&self) -> Option<Instant> {
        let until = |line: &Line| match line.held {
            Some(Held::Until(until)) => Some(until),
            _ => None,
        };
        self.lines.iter().filter_map(until).min()
    }

    fn may_speak(&mut self, player: PlayerId, side: ChatSide) -> Result<(), Code> {
        self.credits.retain(|other, credits| *other == player || !credits.is_full());
        let own = self.credits.entry(player).or_insert_with(|| Credits::new(EACH, IN_A_ROW));
        if own.spend() != Verdict::Taken {
            return Err(Code::TooFast);
        }
        let together = match side {
            ChatSide::Spectators => &mut self.together.spectators,
            ChatSide::All | ChatSide::Players => &mut self.together.others,
        };
        if together.spend() != Verdict::Taken {
            return Err(Code::Busy);
        }
        Ok(())
    }
}

impl Line {
    /// Whether somebody hears this while that match is on.
    fn is_heard(&self, hears: Hears, current: Option<MatchId>) -> bool {
        if current.is_none() || self.during != current {
            return true;
        }
        match (self.message.side, hears) {
            (ChatSide::Players, Hears::Spectators) => self.held.is_none(),
            (ChatSide::Spectators, Hears::Players { spectators }) => spectators,
            _ => true,
        }
    }
}

impl Actor {
    /// Somebody says something: it is durable before anybody hears it.
    pub(super) async fn say(
        &mut self,
        session: SessionId,
        who: Person,
        command: &CommandId,
        said: Said,
    ) -> Result<(), Denied> {
        let said = match said {
            Said::Text { text } => Said::Text { text: clean_said(&text).ok_or(Code::BadText)? },
            reaction @ Said::Reaction { .. } => reaction,
        };
        let side = match self.visitors.get(&session).map(|visitor| self.hears(visitor.person.id, false)) {
            Some(Hears::Players { .. }) => ChatSide::Players,
            Some(Hears::Spectators) => ChatSide::Spectators,
            Some(Hears::All) | None => ChatSide::All,
        };
        self.chat.may_speak(who.id, side)?;
        let during = self.playing.as_ref().filter(|_| self.room.running());
        let during = during.map(|playing| During { match_id: playing.id, version: playing.now().version() });
        let message = ChatMessage { id: ChatId(Uuid::now_v7()), from: who, side, said, at: hour::now() };
        let ChatMessage { id, from, side, said, at } = message.clone();
        let record = Record { from, side, said, at, command: command.clone(), during };
        let row = serde_json::to_string(&record).map_err(|_| Code::Internal)?;
        let row = ChatRow { id, player: message.from.id, message: row };
        let unsaid = self.chat.lines.front().filter(|_| self.chat.lines.len() >= KEPT).map(|line| line.message.id);
        self.write(None, Also { said: Some(row), unsaid, ..Also::default() }).await?;
        if unsaid.is_some() {
            self.chat.lines.pop_front();
        }
        let held = held(&self.room, side, during, Duration::ZERO);
        let line = Line { message, command: record.command, during: during.map(|during| during.match_id), held };
        let frame = wire::frame(&ServerMessage::ChatSaid(self.namesakes.message(&line.message)));
        self.tell_hearers(&frame, |hears, current| line.is_heard(hears, current));
        self.chat.lines.push_back(line);
        Ok(())
    }

    /// The host takes away what somebody said.
    pub(super) async fn unsay(&mut self, message: ChatId) -> Result<(), Denied> {
        let index = self.chat.lines.iter().position(|line| line.message.id == message).ok_or(Code::NoSuchMessage)?;
        self.write(Some(&self.room), Also { unsaid: Some(message), ..Also::default() }).await?;
        if let Some(line) = self.chat.lines.remove(index) {
            let frame = wire::frame(&ServerMessage::ChatRemoved { message });
            self.tell_hearers(&frame, |hears, current| line.is_heard(hears, current));
        }
        Ok(())
    }

    /// Takes away all that a player said.
    pub(super) async fn unsay_all_of(&mut self, player: PlayerId) -> Result<(), Denied> {
        let said = self.chat.lines.iter().filter(|line| line.message.from.id == player);
        for message in said.map(|line| line.message.id).collect::<Vec<_>>() {
            self.unsay(message).await?;
        }
        Ok(())
    }

    /// A socket hears what spectators say from now on, or no longer.
    pub(super) fn hear_spectators(&mut self, session: SessionId, wants: bool) {
        if let Some(visitor) = self.visitors.get_mut(&session) {
            visitor.wants_spectators = wants;
        }
        self.tell_chat();
    }

    /// Tells the chat to those who hear other messages than before, and to spectators what is held back no
    /// longer.
    pub(super) fn tell_chat(&mut self) {
        let current = self.room.running_match();
        let shown = self.playing.as_ref().and_then(|playing| playing.versions.seen(true));
        let released = self.chat.release(shown);
        let released: Vec<_> = released
            .iter()
            .map(|message| wire::frame(&ServerMessage::ChatSaid(self.namesakes.message(message))))
            .collect();
        let mut rendered: Vec<(Hears, Frame)> = Vec::new();
        let hears: Vec<_> =
            self.visitors.values().map(|visitor| self.hears(visitor.person.id, visitor.wants_spectators)).collect();
        for (visitor, hears) in self.visitors.values_mut().zip(hears) {
            if visitor.hears == Some((hears, current)) {
                if hears == Hears::Spectators {
                    for frame in &released {
                        visitor.line.send(frame.clone());
                    }
                }
                continue;
            }
            // Who hears no more than before needs no telling.
            let narrower = visitor.hears == Some((Hears::All, None)) && hears != Hears::All;
            visitor.hears = Some((hears, current));
            if narrower {
                continue;
            }
            let index = rendered.iter().position(|(known, _)| *known == hears).unwrap_or_else(|| {
                let messages = self.chat.heard(hears, current).map(|message| self.namesakes.message(message)).collect();
                rendered.push((hears, wire::frame(&ServerMessage::Chat { messages })));
                rendered.len() - 1
            });
            visitor.line.send(rendered[index].1.clone());
        }
    }

    fn hears(&self, player: PlayerId, spectators: bool) -> Hears {
        if !self.room.running() {
            Hears::All
        } else if self.room.seat_of(player).is_some() {
            Hears::Players { spectators }
        } else {
            Hears::Spectators
        }
    }

    fn tell_hearers(&self, frame: &Frame, is_heard: impl Fn(Hears, Option<MatchId>) -> bool) {
        let current = self.room.running_match();
        for visitor in self.visitors.values() {
            if is_heard(self.hears(visitor.person.id, visitor.wants_spectators), current) {
                visitor.line.send(frame.clone());
            }
        }
    }
}

/// Until when something of that age is kept from those who watch the match that is on.
fn held(room: &Room, side: ChatSide, during: Option<During>, age: Duration) -> Option<Held> {
    let during = during.filter(|during| side == ChatSide::Players && room.running_match() == Some(during.match_id))?;
    let watching = room.settings.watching;
    match watching.from {
        _ if !watching.hear_players => Some(Held::End),
        WatchingFrom::Now => None,
        WatchingFrom::Moves { .. } => Some(Held::Version(during.version)),
        WatchingFrom::Minutes { .. } => {
            Some(Held::Until(Instant::now() + minutes_late(watching.from).saturating_sub(age)))
        }
        WatchingFrom::End => Some(Held::End),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chat_that_was_kept_when_spectators_were_called_watchers_is_read() {
        let kept = r#"{"from":{"id":"0192f0c1-0000-7000-8000-00000000000a","name":"Ann","avatar":"owl"},"side":"watchers",
            "said":{"type":"text","text":"hm"},"at":0,"command":"c1","during":null}"#;
        assert_eq!(serde_json::from_str::<Record>(kept).unwrap().side, ChatSide::Spectators);
    }
}
