//! What becomes of a player at a table once the server forgets them.

use protocol::{MatchId, PlayerId};

use super::Actor;
use crate::table::Denied;

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
        Ok(self.room.current.info.as_ref().map(|current| current.id))
    }
}
