//! What may be asked of a table: by whom, how it is done once only, and what it does.

use protocol::{
    ChatCommand, Code, CommandId, HostCommand, MatchId, Person, PlayCommand, PlayerId, RoomCommand, Said, TableCommand,
    WatchCommand,
};

use super::Actor;
use crate::hour;
use crate::sockets::SessionId;
use crate::table::Denied;
use crate::table::playing::Wish;

/// Who may ask for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Authority {
    /// Who has the table open.
    Anybody,
    /// Who holds a seat of the match that is on.
    Player,
    /// They, and the host, wherever the host sits.
    PlayerOrHost,
    /// The host.
    Host,
}

/// How a command that comes twice, also after a restart, is done once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Once {
    /// By the room, which notes it together with what it changes.
    Room,
    /// By the chat, which keeps it with what it says.
    Chat,
    /// By the log: the match has gone on, so that its ply is an earlier one.
    Log,
    /// By nothing: it concerns a socket alone, and done twice it does the same.
    Harmless,
}

/// Who may ask for what: there is no other place that says it.
const fn authority(command: &TableCommand) -> Authority {
    match command {
        TableCommand::Play(
            PlayCommand::Move { .. }
            | PlayCommand::Undo { .. }
            | PlayCommand::Vote { .. }
            | PlayCommand::HandShow { .. },
        ) => Authority::Player,
        TableCommand::Play(
            PlayCommand::SeatSkip { .. } | PlayCommand::BotSitIn { .. } | PlayCommand::Resume { .. },
        ) => Authority::PlayerOrHost,
        // A hand is hidden by whoever shows it, also when the match is over.
        TableCommand::Play(PlayCommand::HandHide { .. })
        | TableCommand::Room(_)
        | TableCommand::Watch(_)
        | TableCommand::Chat(_) => Authority::Anybody,
        TableCommand::Host(_) => Authority::Host,
    }
}

/// How a command is done once.
pub(super) const fn once(command: &TableCommand) -> Once {
    match command {
        TableCommand::Play(PlayCommand::Move { .. } | PlayCommand::Undo { .. }) => Once::Log,
        TableCommand::Chat(ChatCommand::ChatSay { .. } | ChatCommand::ChatReact { .. }) => Once::Chat,
        TableCommand::Watch(WatchCommand::WatchAs { .. }) | TableCommand::Chat(ChatCommand::ChatHear { .. }) => {
            Once::Harmless
        }
        TableCommand::Play(
            PlayCommand::SeatSkip { .. }
            | PlayCommand::BotSitIn { .. }
            | PlayCommand::Vote { .. }
            | PlayCommand::Resume { .. }
            | PlayCommand::HandShow { .. }
            | PlayCommand::HandHide { .. },
        )
        | TableCommand::Room(_)
        | TableCommand::Host(_) => Once::Room,
    }
}

/// The match that is meant, so that nothing happens in another one.
const fn match_meant(command: &TableCommand) -> Option<MatchId> {
    match command {
        TableCommand::Play(
            PlayCommand::Move { match_id, .. }
            | PlayCommand::Undo { match_id, .. }
            | PlayCommand::SeatSkip { match_id, .. }
            | PlayCommand::Vote { match_id, .. }
            | PlayCommand::Resume { match_id },
        )
        | TableCommand::Host(HostCommand::MatchAbandon { match_id }) => Some(*match_id),
        _ => None,
    }
}

impl Actor {
    /// Whether a command was done before, as far as the table knows for good.
    pub(super) fn was_done(&self, player: PlayerId, id: &CommandId, once: Once) -> bool {
        match once {
            Once::Room => self.room.has_done(player, id),
            Once::Chat => self.chat.has_said(player, id),
            Once::Log | Once::Harmless => false,
        }
    }

    /// Does a command of somebody who is there, if they may ask for it, and keeps that it is done.
    pub(super) async fn obey(
        &mut self,
        session: SessionId,
        who: Person,
        id: &CommandId,
        command: TableCommand,
    ) -> Result<(), Denied> {
        self.authorise(who.id, &command)?;
        if once(&command) != Once::Room {
            return self.carry_out(session, who, id, command).await;
        }
        self.room.note(who.id, id.clone());
        let result = self.carry_out(session, who, id, command).await;
        if result.is_err() {
            self.room.strike();
        }
        result
    }

    fn authorise(&self, who: PlayerId, command: &TableCommand) -> Result<(), Code> {
        let hosts = who == self.room.host.id;
        let authority = authority(command);
        if authority == Authority::Host && !hosts {
            return Err(Code::HostOnly);
        }
        match match_meant(command) {
            Some(id) => _ = self.running(id)?,
            None if matches!(authority, Authority::Player | Authority::PlayerOrHost) && !self.room.running() => {
                return Err(Code::NoMatch);
            }
            None => {}
        }
        match authority {
            Authority::Anybody | Authority::Host => Ok(()),
            Authority::PlayerOrHost if hosts => Ok(()),
            Authority::Player | Authority::PlayerOrHost => self.room.seat_of(who).map(|_| ()).ok_or(Code::NotSeated),
        }
    }

    async fn carry_out(
        &mut self,
        session: SessionId,
        who: Person,
        id: &CommandId,
        command: TableCommand,
    ) -> Result<(), Denied> {
        match command {
            TableCommand::Play(command) => self.as_a_player_wants(who, command).await,
            TableCommand::Room(command) => Box::pin(self.at_the_table(who, command)).await,
            TableCommand::Watch(WatchCommand::WatchAs { seat }) => self.watch_as(session, &who, seat),
            TableCommand::Chat(command) => Box::pin(self.talk(session, who, id, command)).await,
            TableCommand::Host(command) => Box::pin(self.as_the_host_wants(command)).await,
        }
    }

    /// What is not a move is in boxes: it is seldom under way, and a move would reserve the memory of all of it.
    async fn as_a_player_wants(&mut self, who: Person, command: PlayCommand) -> Result<(), Denied> {
        let next = match command {
            PlayCommand::Move { ply, chosen, .. } => return self.play(&who, ply, Wish::Move(chosen.get())).await,
            PlayCommand::Undo { ply, .. } => return self.play(&who, ply, Wish::Undo).await,
            PlayCommand::SeatSkip { version, seat, .. } => return Box::pin(self.skip(who.id, version, seat)).await,
            PlayCommand::BotSitIn { chair } => self.with_bot_sitting_in(who.id, chair)?,
            PlayCommand::Vote { question, agree, .. } => self.room.answer(who.id, question, agree)?,
            PlayCommand::Resume { .. } => self.room.resume()?,
            PlayCommand::HandShow { player } => {
                self.room.show_hand(who.id, self.person(player).ok_or(Code::NoSuchPlayer))?
            }
            PlayCommand::HandHide { player } => self.room.hide_hand(who.id, player)?,
        };
        Box::pin(self.change(next)).await
    }

    async fn at_the_table(&mut self, who: Person, command: RoomCommand) -> Result<(), Denied> {
        match command {
            RoomCommand::ChairTake { chair } => {
                self.learn_who_knows_the_deal(&[who.id]).await?;
                self.change(self.room.sit(&who, chair)?).await
            }
            RoomCommand::ChairLeave {} => self.stand_up(who.id).await,
            RoomCommand::Contribute { commitment, value } => {
                self.change(self.room.contribute(who.id, commitment, value)?).await
            }
            RoomCommand::QueueJoin {} => {
                self.learn_who_knows_the_deal(&[who.id]).await?;
                self.change(self.room.queue_join(&who)?).await
            }
            RoomCommand::QueueLeave {} => self.change(self.room.queue_leave(who.id)?).await,
            RoomCommand::GameVote { game } => {
                let next = self.room.vote_for(who.id, game, &|player| self.is_present(player))?;
                self.change(next).await
            }
        }
    }

    async fn talk(
        &mut self,
        session: SessionId,
        who: Person,
        id: &CommandId,
        command: ChatCommand,
    ) -> Result<(), Denied> {
        match command {
            ChatCommand::ChatSay { text } => self.say(session, who, id, Said::Text { text }).await,
            ChatCommand::ChatReact { reaction } => self.say(session, who, id, Said::Reaction { reaction }).await,
            ChatCommand::ChatHear { spectators } => {
                self.hear_spectators(session, spectators);
                Ok(())
            }
        }
    }

    async fn as_the_host_wants(&mut self, command: HostCommand) -> Result<(), Denied> {
        match command {
            HostCommand::ChatRemove { message } => self.unsay(message).await,
            HostCommand::BotAdd { chair } => self.change(self.room.add_bot(chair)?).await,
            HostCommand::BotRemove { chair } => self.change(self.room.remove_bot(chair)?).await,
            HostCommand::Kick { player } => {
                let next = self.room.kick(self.person(player).ok_or(Code::NoSuchPlayer)?, hour::now())?;
                self.change_to(next).await?;
                self.send_away(player, Code::Kicked);
                self.tell();
                Ok(())
            }
            HostCommand::Invite { player } => self.change(self.room.invite(player)?).await,
            HostCommand::HostPass { player } => {
                let heir = self.person(player).ok_or(Code::NoSuchPlayer)?;
                self.change(self.room.with_host(heir)).await
            }
            HostCommand::SettingsSet { settings } => self.change(self.room.set(settings)?).await,
            HostCommand::MatchStart {} => self.start().await,
            HostCommand::MatchAbandon { .. } => self.end_without_result(self.room.clone()).await,
        }
    }
}
