//! The task of one table: who is there, what comes in, what time does, and who is told.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::pin::pin;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{
    AwayHow, ChatId, Code, Command, CommandId, MatchId, Person, PlayerId, Said, Seen, ServerMessage, TableId,
};
use rules::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, warn};

use super::answers::{Answer, Answers};
use super::audience::Audience;
use super::chat::{Chat, Hears};
use super::heard::Heard;
use super::namesakes::Namesakes;
use super::playing::{Frames, Playing};
use super::timing::Running;
use super::watching::{Eyes, Sight};
use super::witnesses::Witnesses;
use super::{Denied, Message, Room, World};
use crate::hour;
use crate::store::{Change, ChatRow, EndRow, EntryRow, MatchRow, RoomRow};
use crate::wire;
use crate::ws::{Close, Line, SessionId};

/// How many of its pauses a bot adds for each thing that people need a moment for.
const PAUSES_TO_READ: u32 = 2;

/// A table in memory.
pub(super) struct Actor {
    pub(super) id: TableId,
    pub(super) epoch: i64,
    pub(super) room: Room,
    pub(super) playing: Option<Playing>,
    pub(super) world: Arc<World>,
    /// In boxes: the map has room for eleven, and most tables have fewer.
    pub(super) visitors: BTreeMap<SessionId, Box<Visitor>>,
    pub(super) audience: Audience,
    pub(super) namesakes: Namesakes,
    pub(super) witnesses: Witnesses,
    /// What they were told of the match.
    pub(super) heard: Heard,
    pub(super) chat: Chat,
    answers: Answers,
    /// When a bot moves next.
    pub(super) bot_at: Option<Instant>,
    /// Whether the rules refused the bot's own move: it would only be refused again.
    pub(super) bot_stuck: bool,
    /// Since when the clock runs; nothing while it stands still.
    pub(super) running_since: Option<Running>,
    /// When what the clock has run is written, if nothing writes it before.
    pub(super) keep_at: Option<Instant>,
    /// When somebody else becomes the host.
    host_at: Option<Instant>,
    /// When the table leaves memory.
    idle_at: Option<Instant>,
    /// Hashes that nobody can foresee.
    hashes: RandomState,
}

/// A socket that has the table open.
#[derive(Debug)]
pub(super) struct Visitor {
    pub(super) line: Line,
    pub(super) person: Person,
    /// A hash of the latest `table` it was sent: the text would take as much memory as a match.
    table: Option<u64>,
    /// What it was sent of the match last.
    pub(super) sees: Option<Sight>,
    /// With the eyes of which seat it would like to look, if that seat shows it its hand.
    pub(super) looks_as: Option<Seat>,
    /// Which messages it was told, and during which match.
    pub(super) hears: Option<(Hears, Option<MatchId>)>,
    /// Whether it would like to hear spectators, if its player plays.
    pub(super) wants_spectators: bool,
}

/// What a step at the table writes besides the room.
#[derive(Default)]
pub(super) struct Also {
    pub(super) begun: Option<MatchRow>,
    pub(super) entries: Vec<EntryRow>,
    pub(super) ended: Option<EndRow>,
    pub(super) said: Option<ChatRow>,
    pub(super) unsaid: Option<ChatId>,
}

/// Whether the table stays in memory.
enum Then {
    Stay,
    Leave,
}

impl Actor {
    pub(super) fn new(
        id: TableId,
        epoch: i64,
        room: Room,
        playing: Option<Playing>,
        chat: Chat,
        world: Arc<World>,
    ) -> Self {
        Self {
            id,
            epoch,
            room,
            playing,
            world,
            visitors: BTreeMap::new(),
            audience: Audience::default(),
            namesakes: Namesakes::default(),
            witnesses: Witnesses::default(),
            heard: Heard::default(),
            chat,
            answers: Answers::default(),
            bot_at: None,
            bot_stuck: false,
            running_since: None,
            keep_at: None,
            host_at: None,
            idle_at: None,
            hashes: RandomState::new(),
        }
    }

    /// Lives until the table is idle, the server stops, or what is in memory cannot be trusted.
    pub(super) async fn run(mut self: Box<Self>, mut mailbox: mpsc::Receiver<Box<Message>>, stop: CancellationToken) {
        debug!("table in memory");
        if let Err(Denied::Broken) = self.serve(&mut mailbox, &stop).await {
            warn!("table let go; those there come back and it is loaded anew");
            self.visitors.values().for_each(|visitor| visitor.line.end(Close::ComeBack));
        }
        debug!("table out of memory");
    }

    /// What a table does is in boxes, since it seldom does anything: it would take more memory than all the rest.
    async fn serve(
        &mut self,
        mailbox: &mut mpsc::Receiver<Box<Message>>,
        stop: &CancellationToken,
    ) -> Result<(), Denied> {
        let mut stopped = pin!(stop.cancelled());
        loop {
            self.look_for_witnesses().await;
            self.reschedule();
            let deadline = self.deadline();
            tokio::select! {
                biased;
                () = &mut stopped => break,
                () = sleep_until(deadline.unwrap_or_else(Instant::now)), if deadline.is_some() => {
                    if let Then::Leave = Box::pin(self.time_passed()).await? {
                        return Box::pin(self.leave(mailbox)).await;
                    }
                }
                message = mailbox.recv() => match message {
                    Some(message) => Box::pin(self.receive(*message)).await?,
                    None => return Ok(()),
                },
            }
        }
        // What has arrived is still done before the server stops.
        mailbox.close();
        while let Some(message) = mailbox.recv().await {
            Box::pin(self.receive(*message)).await?;
        }
        Box::pin(self.keep_for_later()).await
    }

    /// Leaves memory. Whoever opens the table just now gets no answer from here, and tries again.
    async fn leave(&mut self, mailbox: &mut mpsc::Receiver<Box<Message>>) -> Result<(), Denied> {
        mailbox.close();
        while let Some(message) = mailbox.recv().await {
            if !matches!(*message, Message::Open { .. }) {
                self.receive(*message).await?;
            }
        }
        self.keep_for_later().await
    }

    /// Writes what of a match is not written at once: what the clock shows, and since when who is away.
    async fn keep_for_later(&mut self) -> Result<(), Denied> {
        self.write_witnesses().await;
        if self.room.running() {
            self.stop_clock();
            self.write(Some(&self.room), Also::default()).await?;
        }
        Ok(())
    }

    /// What is not a move is in boxes: it is seldom under way, and a move would reserve the memory of all of it.
    async fn receive(&mut self, message: Message) -> Result<(), Denied> {
        match message {
            Message::Open { line, person, id, seen, opened } => {
                Box::pin(self.open(line, person, id, seen, opened)).await
            }
            Message::Close { line, player, id } => {
                self.close(&line, player);
                line.send(wire::ack(id));
                Ok(())
            }
            Message::Gone { session, how } => {
                self.gone(session, how);
                Ok(())
            }
            Message::Command { line, player, id, command } => {
                if let Some(answer) = self.answers.get(player, &id) {
                    line.send(answer.frame(&id));
                    return Ok(());
                }
                if self.room.has_done(player, &id) || self.chat.has_said(player, &id) {
                    line.send(wire::ack(id));
                    return Ok(());
                }
                let result = match self.visitors.get(&line.session) {
                    Some(visitor) => self.obey_once(line.session, visitor.person.clone(), &id, command).await,
                    None if self.room.has_kicked(player) => Err(Code::Kicked.into()),
                    None => Err(Code::NoTableOpen.into()),
                };
                self.answer(&line, player, id, result)
            }
            Message::Forget { player, forgotten } => {
                let current = Box::pin(self.forget(player)).await?;
                // Whoever asked and is gone asks again.
                let _ = forgotten.send(current);
                Ok(())
            }
            Message::TakeOver { person, id, link, done } => Box::pin(self.hand_over(person, id, link, done)).await,
            Message::Renamed(person) => {
                let renamed = self.room.renamed(&person);
                Box::pin(self.known_as(&person, renamed)).await
            }
            Message::MatchesDeleted => Box::pin(self.show_no_deleted_match()).await,
            #[cfg(test)]
            Message::Plant(plant) => self.plant(plant).await,
        }
    }

    /// Does a command, and keeps with what it changes that it is done. What a move changes is the log alone,
    /// where its ply tells whether it is done; what is said is kept with its command.
    async fn obey_once(
        &mut self,
        session: SessionId,
        who: Person,
        id: &CommandId,
        command: Command,
    ) -> Result<(), Denied> {
        let said = match &command {
            Command::ChatSay { text } => Some(Said::Text { text: text.clone() }),
            Command::ChatReact { reaction } => Some(Said::Reaction { reaction: *reaction }),
            _ => None,
        };
        if let Some(said) = said {
            return Box::pin(self.say(session, who, id, said)).await;
        }
        let is_noted = !matches!(
            command,
            Command::Move { .. } | Command::Undo { .. } | Command::WatchAs { .. } | Command::ChatHear { .. }
        );
        if is_noted {
            self.room.note(who.id, id.clone());
        }
        let result = self.obey(session, who, command).await;
        if is_noted && result.is_err() {
            self.room.strike();
        }
        result
    }

    /// Answers a command, once and for all.
    fn answer(&mut self, line: &Line, who: PlayerId, id: CommandId, result: Result<(), Denied>) -> Result<(), Denied> {
        let answer = match result {
            Ok(()) => Answer::Ack,
            Err(Denied::Refused(code, why)) => {
                Answer::Refused(Box::new(wire::refused_because(Some(id.clone()), code, why)))
            }
            Err(Denied::Broken) => {
                line.send(wire::refused(Some(id), Code::Internal));
                return Err(Denied::Broken);
            }
        };
        line.send(answer.frame(&id));
        self.answers.keep(who, id, answer);
        Ok(())
    }

    async fn open(
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
    fn gone(&mut self, session: SessionId, how: AwayHow) {
        if let Some(visitor) = self.visitors.remove(&session)
            && !self.is_present(visitor.person.id)
        {
            self.note_gone(visitor.person.id, how);
            self.audience.vanished(visitor.person, Instant::now() + self.world.config.watcher_grace_s);
        }
        self.tell();
    }

    fn close(&mut self, line: &Line, player: PlayerId) {
        self.visitors.remove(&line.session);
        self.note_gone(player, AwayHow::Closed);
        // A host who stands up and leaves is not coming back in a moment.
        if player == self.room.host.id && !self.is_present(player) && self.room.chair_of(player).is_none() {
            self.host_at = Some(Instant::now());
        }
        self.tell();
    }

    /// Somebody has another name or picture here as well, with what else it changes in the room.
    async fn known_as(&mut self, person: &Person, next: Room) -> Result<(), Denied> {
        for visitor in self.visitors.values_mut().filter(|visitor| visitor.person.id == person.id) {
            visitor.person.clone_from(person);
        }
        self.change(next).await
    }

    /// Persists another state of the room, then tells it.
    pub(super) async fn change(&mut self, next: Room) -> Result<(), Denied> {
        self.change_to(next).await?;
        self.tell();
        Ok(())
    }

    /// Persists another state of the room, in which the match goes on as it is, and has yet to tell it.
    pub(super) async fn change_to(&mut self, next: Room) -> Result<(), Denied> {
        let next = next.settled(&|player| self.is_present(player));
        if next == self.room {
            return Ok(());
        }
        let next = self.with_clock(next);
        self.commit(Some(next), Also::default()).await
    }

    /// The one way to the log: makes what is next durable, all of it or nothing, and then puts it in force. Telling
    /// it is up to whoever knows what there is to tell.
    pub(super) async fn commit(&mut self, next: Option<Room>, also: Also) -> Result<(), Denied> {
        self.write(next.as_ref(), also).await?;
        if let Some(next) = next {
            self.room = next;
        }
        if !self.room.running()
            && let Some(playing) = &mut self.playing
        {
            playing.versions.end();
        }
        Ok(())
    }

    /// Makes a step durable.
    pub(super) fn write<'a>(
        &'a self,
        room: Option<&Room>,
        also: Also,
    ) -> impl Future<Output = Result<(), Denied>> + use<'a> {
        // Outside the future, which every step at the table would have to hold.
        let room = room.map(|room| RoomRow::of(self.id, room)).transpose();
        let Also { begun, entries, ended, said, unsaid } = also;
        let write = room.map(|room| {
            let change = Change { table: self.id, epoch: self.epoch, room, begun, entries, ended, said, unsaid };
            self.world.writer.write(change)
        });
        async move { Ok(write?.await?) }
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

    /// Tells a new version of the match to everybody there who may see it at once.
    pub(super) fn tell_version(&mut self, match_id: MatchId, frames: &Frames) {
        let Some(playing) = &self.playing else { return };
        let version = playing.now().version();
        let mut visitors: Vec<_> = self
            .visitors
            .values_mut()
            .map(|visitor| (Eyes::of(&self.room, visitor.person.id, visitor.looks_as), visitor))
            .collect();
        // However many watch, those who play are told first.
        visitors.sort_by_key(|(eyes, _)| eyes.watches);
        for (eyes, visitor) in visitors {
            // Who has yet to be told of earlier versions is told of all in order.
            let next = match visitor.sees.filter(|sees| (sees.match_id, sees.eyes) == (match_id, eyes)) {
                Some(sees) => sees.version.map_or(0, |seen| seen + 1),
                None => 0,
            };
            let sight = Sight::of(playing, eyes);
            if let Some(frame) = frames.of(eyes).filter(|_| next == version && sight.version == Some(version)) {
                let receipt = visitor.line.send_for_receipt(frame.clone());
                self.heard.sent(visitor.person.id, match_id, eyes, version, receipt);
                visitor.sees = Some(sight);
            }
        }
    }

    /// Tells everybody what has changed for them, and the lobby as well.
    pub(super) fn tell(&mut self) {
        self.tell_table();
        self.tell_views();
        self.tell_chat();
    }

    /// Tells the table to those who do not know it as it is now.
    pub(super) fn tell_table(&mut self) {
        self.wind_clock();
        let clock = self.clock_view();
        let there: BTreeMap<_, _> =
            self.visitors.values().map(|visitor| (visitor.person.id, &visitor.person)).collect();
        let has_chair = |player| self.room.chair_of(player).is_some();
        let without_chair =
            there.iter().filter(|(player, _)| !has_chair(**player)).map(|(player, who)| (*player, *who));
        self.audience.look(without_chair.collect(), has_chair);
        let here = self.visitors.values().map(|visitor| &visitor.person).chain(self.audience.vanishing());
        self.namesakes.meet(self.room.people().chain(here), self.room.bots());
        let bot_from = |away| self.bot_from(away);
        let frame = |for_host, late: bool| {
            let online = |player| there.contains_key(&player);
            // How long the match waits yet would tell what spectators have yet to see.
            let clock = clock.as_ref().filter(|_| !late);
            let view = self.room.view(self.id, online, &self.audience, &self.namesakes, clock, bot_from, for_host);
            let frame = wire::frame(&ServerMessage::Table(Box::new(view)));
            (self.hashes.hash_one(frame.as_str()), frame)
        };
        let mut frames: [Option<(u64, Utf8Bytes)>; 4] = [const { None }; 4];
        let mut told = Vec::new();
        for (session, visitor) in &self.visitors {
            let for_host = visitor.person.id == self.room.host.id;
            let late = self.sees_late(visitor.person.id);
            let kind = usize::from(for_host) * 2 + usize::from(late);
            let (hash, frame) = frames[kind].get_or_insert_with(|| frame(for_host, late));
            if visitor.table != Some(*hash) {
                visitor.line.send(frame.clone());
                told.push((*session, *hash));
            }
        }
        for (session, hash) in told {
            if let Some(visitor) = self.visitors.get_mut(&session) {
                visitor.table = Some(hash);
            }
        }
        if self.room.settings.public {
            self.world.lobby.list(self.room.listing(self.id, self.audience.count, &self.namesakes));
        } else {
            self.world.lobby.unlist(self.id);
        }
    }

    pub(super) fn is_present(&self, player: PlayerId) -> bool {
        self.visitors.values().any(|visitor| visitor.person.id == player)
    }

    /// Who becomes the host when the host has left.
    pub(super) fn heir(&self) -> Option<Person> {
        self.room.heir(self.visitors.values().map(|visitor| &visitor.person)).cloned()
    }

    /// Sets the clocks that something has started and stops those that it has stopped.
    fn reschedule(&mut self) {
        self.wind_clock();
        let now = Instant::now();
        let config = &self.world.config;
        let set = |clock: Option<Instant>, runs: bool, delay| runs.then(|| clock.unwrap_or(now + delay));
        let playing = self.playing.as_ref().filter(|_| self.room.running() && !self.bot_stuck);
        // A bot gives people the time to read what was shown, as people do.
        let pauses = 1 + PAUSES_TO_READ * playing.map_or(0, Playing::things_to_read);
        let bot_moves = playing.is_some() && self.bot_to_move().is_some();
        self.bot_at = set(self.bot_at, bot_moves, config.bot_delay_ms * pauses);
        // Also for a clock that has stopped since: what it ran is not written yet.
        let clock_ran = self.running_since.is_some() || self.keep_at.is_some();
        self.keep_at = set(self.keep_at, clock_ran, config.keep_clocks_ms);
        self.host_at = set(self.host_at, !self.is_present(self.room.host.id), config.host_grace_s);
        self.idle_at = set(self.idle_at, self.visitors.is_empty() && self.bot_at.is_none(), config.unload_s);
    }

    fn deadline(&self) -> Option<Instant> {
        let host_at = self.host_at.filter(|_| self.heir().is_some());
        let of_match = [self.bot_at, self.zero_at(), self.agreed_at(Instant::now()), self.witnesses.due()];
        [host_at, self.idle_at, self.keep_at, self.news_at()].into_iter().chain(of_match).flatten().min()
    }

    /// When there is something to tell, though nothing happens until then.
    fn news_at(&self) -> Option<Instant> {
        if self.visitors.is_empty() {
            return None;
        }
        let seen = self.visitors.values().filter_map(|visitor| visitor.sees.filter(|sees| sees.eyes.watches));
        let of_match = self.playing.as_ref().and_then(|playing| {
            let least = seen.filter(|sees| sees.match_id == playing.id).map(|sees| sees.version).min()?;
            playing.versions.due_after(least)
        });
        [self.audience.look_at, of_match, self.chat.due()].into_iter().flatten().min()
    }

    async fn time_passed(&mut self) -> Result<Then, Denied> {
        let now = Instant::now();
        let due = |clock: Option<Instant>| clock.is_some_and(|at| at <= now);
        if due(self.bot_at) {
            self.bot_moves().await?;
        } else if due(self.zero_at()) {
            self.time_is_over().await?;
        } else if due(self.agreed_at(now)) {
            self.do_as_agreed().await?;
        } else if due(self.host_at)
            && let Some(heir) = self.heir()
        {
            let next = self.room.inherited_by(heir, hour::now());
            self.change(next).await?;
        } else if due(self.idle_at) {
            return Ok(Then::Leave);
        } else if due(self.keep_at) {
            self.keep_at = None;
            self.keep_for_later().await?;
        } else if due(self.news_at()) {
            self.tell();
        }
        Ok(Then::Stay)
    }
}

impl RoomRow {
    /// A room as the store keeps it.
    pub(super) fn of(table: TableId, room: &Room) -> Result<Self, Code> {
        let json = serde_json::to_string(room).map_err(|error| {
            error!(%error, "a room cannot be written");
            Code::Internal
        })?;
        Ok(Self { table, public: room.settings.public, used: room.used, room: json })
    }
}
