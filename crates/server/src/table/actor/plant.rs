//! How tests put a match on a table in the middle of its play. No program that serves anybody contains this.

use std::sync::Arc;

use protocol::MatchId;
use rules::{AnyMatch, Setup};
use tokio::sync::oneshot;

use super::Actor;
use crate::deal::Seed;
use crate::table::Denied;
use crate::table::begin::Dealt;

/// A match to be put on a table, whatever is played there.
#[derive(Debug)]
pub(crate) struct Plant {
    /// What it was made from; its seed is the server's part as well. Those on the first chairs play.
    pub(crate) setup: Setup,
    /// How it stands.
    pub(crate) version: Arc<dyn AnyMatch>,
    /// The answer, once all sockets were told of it.
    pub(crate) planted: oneshot::Sender<Planted>,
}

/// What was drawn at random for a planted match.
#[derive(Debug)]
pub(crate) struct Planted {
    /// The id of the match.
    pub(crate) id: MatchId,
    /// The commitments, of this match and of the next.
    pub(crate) commitments: Vec<String>,
}

impl Actor {
    /// Puts a match on the table. Everybody there gets a view of it, as after a restart of the server, and
    /// no events: what happened before is not known here.
    pub(super) async fn plant(&mut self, plant: Plant) -> Result<(), Denied> {
        let Plant { setup, version, planted } = plant;
        self.room.settings.game = setup.kind;
        self.room.settings.options = serde_json::from_str(&setup.options).expect("options are an object");
        let mut seats = self.room.occupied();
        seats.truncate(setup.seats.get());
        let seed = Seed { value: setup.seed, entropy: Some(setup.seed) };
        let dealt = Dealt { contributions: vec![None; seats.len()], setup, seed, source: None, log: Vec::new() };
        let (id, _) = self.begin(&dealt, seats, version).await?;
        let commitments =
            [Some(seed.commitment()), self.room.night.next_deal.commitment()].into_iter().flatten().collect();
        self.tell();
        planted.send(Planted { id, commitments }).expect("the test waits");
        Ok(())
    }
}
