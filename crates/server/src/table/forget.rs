//! What becomes of a player at a table once the server forgets them.

use protocol::{MatchId, Person, PersonalTable, PlayerId};

use super::actor::Actor;
use super::{Denied, Room};
use crate::store::{FORMER, TableWith};

impl Actor {
    /// Forgets a player whose sockets are closed; says which match is to be told of them no longer.
    pub(super) async fn forget(&mut self, player: PlayerId) -> Result<Option<MatchId>, Denied> {
        self.audience.settled(player);
        if self.room.chair_of(player).is_some() {
            self.stand_up(player).await?;
        }
        self.unsay_all_of(player).await?;
        let mut next = self.room.without(player);
        if self.room.host.id == player
            && let Some(heir) = self.heir()
        {
            next = next.with_host(heir);
        }
        self.change(next).await?;
        Ok(self.room.current.as_ref().map(|current| current.id))
    }
}

impl Room {
    /// A room as the store keeps it.
    pub(crate) fn read(json: &str) -> serde_json::Result<Self> {
        serde_json::from_str(json)
    }

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
    fn without(&self, player: PlayerId) -> Self {
        let nobody = Person { id: player, name: FORMER.to_owned(), avatar: protocol::Avatar::default() };
        let mut next = self.clone();
        next.give_up(player);
        next = next.renamed(&nobody);
        let seats = next.current.iter_mut().flat_map(|current| &mut current.seats);
        for seat in seats.filter(|seat| seat.player == Some(player)) {
            seat.name.clone_from(&nobody.name);
            seat.avatar = nobody.avatar;
        }
        next
    }
}
