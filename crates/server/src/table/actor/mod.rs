//! The task of one table: what it owns, and what comes in.

mod absence;
mod chat;
mod commands;
mod commit;
mod ending;
mod forget;
mod load;
#[cfg(test)]
mod plant;
mod play;
mod telling;
mod timers;
mod timing;
mod visitors;
mod watching;
mod witnesses;

use std::collections::BTreeMap;
use std::hash::RandomState;
use std::pin::pin;
use std::sync::Arc;

use protocol::{Code, CommandId, PlayerId, TableId};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;
use tracing::{debug, warn};

use crate::sockets::{Close, Line, SessionId};
use crate::table::answers::{Answer, Answers};
use crate::table::audience::Audience;
use crate::table::heard::Heard;
use crate::table::namesakes::Namesakes;
use crate::table::playing::Playing;
use crate::table::{Denied, Message, Room, World};
use crate::wire;
use chat::Chat;
use commands::once;
use commit::Also;
use timers::{Then, Timers};
use timing::Running;
use visitors::Visitor;
use witnesses::Witnesses;

pub(super) use load::{LoadError, load};
#[cfg(test)]
pub(crate) use plant::{Plant, Planted};

/// A table in memory.
pub(super) struct Actor {
    id: TableId,
    epoch: i64,
    room: Room,
    playing: Option<Playing>,
    world: Arc<World>,
    /// In boxes: the map has room for eleven, and most tables have fewer.
    visitors: BTreeMap<SessionId, Box<Visitor>>,
    audience: Audience,
    namesakes: Namesakes,
    witnesses: Witnesses,
    /// What they were told of the match.
    heard: Heard,
    chat: Chat,
    answers: Answers,
    timers: Timers,
    /// Whether the rules refused the bot's own move: it would only be refused again.
    bot_stuck: bool,
    /// Since when the clock runs; nothing while it stands still.
    running_since: Option<Running>,
    /// Hashes that nobody can foresee.
    hashes: RandomState,
}

impl Actor {
    fn new(id: TableId, epoch: i64, room: Room, playing: Option<Playing>, chat: Chat, world: Arc<World>) -> Self {
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
            timers: Timers::default(),
            bot_stuck: false,
            running_since: None,
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
    pub(super) async fn keep_for_later(&mut self) -> Result<(), Denied> {
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
                if self.was_done(player, &id, once(&command)) {
                    line.send(wire::ack(id));
                    return Ok(());
                }
                let result = match self.visitors.get(&line.session) {
                    Some(visitor) => self.obey(line.session, visitor.person.clone(), &id, command).await,
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
}
