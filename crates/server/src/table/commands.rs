//! What players and the host may ask of a table.

use protocol::{Code, Command, Person};

use super::Denied;
use super::actor::Actor;
use super::playing::Wish;
use crate::hour;
use crate::ws::SessionId;

impl Actor {
    /// Does what somebody who is there asks for.
    pub(super) async fn obey(&mut self, session: SessionId, who: Person, command: Command) -> Result<(), Denied> {
        match command {
            Command::Move { match_id, ply, chosen } => self.play(&who, match_id, ply, Wish::Move(chosen.get())).await,
            Command::Undo { match_id, ply } => self.play(&who, match_id, ply, Wish::Undo).await,
            other => Box::pin(self.obey_other(session, who, other)).await,
        }
    }

    async fn obey_other(&mut self, session: SessionId, who: Person, command: Command) -> Result<(), Denied> {
        match command {
            Command::ChairTake { chair } => {
                self.learn_who_knows_the_deal(&[who.id]).await?;
                self.change(self.room.sit(&who, chair)?).await
            }
            Command::Contribute { commitment, value } => {
                self.change(self.room.contribute(who.id, commitment, value)?).await
            }
            Command::ChairLeave {} => self.stand_up(who.id).await,
            Command::SeatSkip { match_id, version, seat } => self.skip(who.id, match_id, version, seat).await,
            Command::BotSitIn { chair } => self.let_bot_sit_in(who.id, chair).await,
            Command::Vote { match_id, question, agree } => {
                self.running(match_id)?;
                self.change(self.room.answer(who.id, question, agree)?).await
            }
            Command::Resume { match_id } => {
                self.running(match_id)?;
                self.change(self.room.resume(who.id)?).await
            }
            Command::QueueJoin {} => {
                self.learn_who_knows_the_deal(&[who.id]).await?;
                self.change(self.room.queue_join(&who)?).await
            }
            Command::QueueLeave {} => self.change(self.room.queue_leave(who.id)?).await,
            Command::GameVote { game } => {
                let next = self.room.vote_for(who.id, game, &|player| self.is_present(player))?;
                self.change(next).await
            }
            Command::HandShow { player } => self.show_hand(&who, player).await,
            Command::HandHide { player } => self.change(self.room.hide_hand(who.id, player)?).await,
            Command::WatchAs { seat } => self.watch_as(session, &who, seat),
            Command::ChatHear { spectators } => {
                self.hear_spectators(session, spectators);
                Ok(())
            }
            // Done already, and what sockets keep to themselves.
            Command::Move { .. }
            | Command::Undo { .. }
            | Command::ChatSay { .. }
            | Command::ChatReact { .. }
            | Command::Rename { .. }
            | Command::Ping {}
            | Command::LobbyOpen {}
            | Command::LobbyClose {}
            | Command::LinkMake { .. }
            | Command::LinkUse { .. }
            | Command::TableCreate { .. }
            | Command::TableOpen { .. }
            | Command::TableClose {} => Err(Code::Internal.into()),
            _ if who.id != self.room.host.id => Err(Code::HostOnly.into()),
            Command::BotAdd { chair } => self.change(self.room.add_bot(chair)?).await,
            Command::BotRemove { chair } => self.change(self.room.remove_bot(chair)?).await,
            Command::Kick { player } => {
                let next = self.room.kick(self.person(player).ok_or(Code::NoSuchPlayer)?, hour::now())?;
                self.change_to(next).await?;
                self.send_away(player, Code::Kicked);
                self.tell();
                Ok(())
            }
            Command::Invite { player } => self.change(self.room.invite(player)?).await,
            Command::HostPass { player } => {
                let heir = self.person(player).ok_or(Code::NoSuchPlayer)?;
                self.change(self.room.with_host(heir)).await
            }
            Command::ChatRemove { message } => self.unsay(message).await,
            Command::SettingsSet { settings } => self.change(self.room.set(settings)?).await,
            Command::MatchStart {} => self.start().await,
            Command::MatchAbandon { match_id } => {
                self.running(match_id)?;
                self.end_without_result(self.room.clone()).await
            }
        }
    }
}
