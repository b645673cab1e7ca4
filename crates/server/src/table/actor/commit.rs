//! The one way to the log: what a table makes durable, and then puts in force.

use protocol::ChatId;

use super::Actor;
use crate::store::{Change, ChatRow, EndRow, EntryRow, MatchRow, RoomRow};
use crate::table::{Denied, Room};

/// What a step at the table writes besides the room.
#[derive(Default)]
pub(super) struct Also {
    pub(super) begun: Option<MatchRow>,
    pub(super) entries: Vec<EntryRow>,
    pub(super) ended: Option<EndRow>,
    pub(super) said: Option<ChatRow>,
    pub(super) unsaid: Option<ChatId>,
}

impl Actor {
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
}
