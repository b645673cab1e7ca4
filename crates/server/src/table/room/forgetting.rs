//! What a room knows of one player, and what becomes of that once the server forgets them.

use protocol::{Person, PersonalTable, PlayerId};

use super::Room;
use crate::store::{FORMER, TableWith};

impl Room {
    /// What a player is at this table.
    pub(crate) fn personal(&self, player: PlayerId, with: &TableWith) -> PersonalTable {
        PersonalTable {
            id: with.table,
            name: self.settings.name.clone(),
            made_at: with.made_at,
            made: with.made,
            host: self.host.id == player,
            seated: self.chair_of(player).is_some(),
            waiting: self.waits(player),
            sent_away: self.has_kicked(player),
        }
    }

    /// The room with nothing of a player who has stood up but what has to stay of them, without their name.
    pub(crate) fn without(&self, player: PlayerId) -> Self {
        let nobody = Person { id: player, name: FORMER.to_owned(), avatar: protocol::Avatar::default() };
        let mut next = self.clone();
        next.give_up(player);
        next = next.renamed(&nobody);
        let seats = next.current.info.iter_mut().flat_map(|current| &mut current.seats);
        for seat in seats.filter(|seat| seat.player == Some(player)) {
            seat.name.clone_from(&nobody.name);
            seat.avatar = nobody.avatar;
        }
        next
    }

    /// Nothing is kept for a player, or expected of them, any longer.
    fn give_up(&mut self, player: PlayerId) {
        self.keep_no_chair_for(player);
        self.night.queue.retain(|person| person.id != player);
        self.kicked.retain(|person| person.id != player);
        self.night.streaks.remove(&player);
        self.lapsed.retain(|lapsed| !lapsed.is(player));
        self.current.hands.retain(|hand| hand.to.id != player);
        self.done.retain(|(who, _)| *who != player);
    }
}
