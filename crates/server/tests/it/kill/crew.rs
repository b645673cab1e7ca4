//! The players of a fleet: how they come on board, and what they meet.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rules::GameKind;
use serde_json::json;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::fleet::{Fleet, Phase};
use super::ledger::{Ledger, PLAYERS};
use super::player::{Player, clock, watching};
use crate::common::client::Client;

/// If so long nothing happens, something hangs.
const PATIENCE: Duration = Duration::from_mins(2);

/// The players of a fleet.
pub(super) struct Crew {
    phase: watch::Sender<Phase>,
    players: JoinSet<()>,
}

impl Crew {
    /// Makes so many tables on a server and sends everybody there.
    pub(super) async fn on(
        fleet: &Arc<Fleet>,
        address: SocketAddr,
        tables: usize,
        random: &mut Xoshiro256PlusPlus,
    ) -> Self {
        let phase = watch::Sender::new(Phase::Up(address.to_string()));
        let mut players = JoinSet::new();
        for number in 0..tables {
            let mut people = Vec::new();
            for _ in 0..=PLAYERS {
                people.push(Client::guest(address, "Player 0").await);
            }
            let id = people[0].makes_table("Table 0", true).await.parse().unwrap();
            let settings = json!({ "name": "Table 0", "public": true, "game": GameKind::ALL[0].slug(), "options": {},
                "pace": { "clock": clock(number) }, "watching": watching(number) });
            people[0].does("settings_set", json!({ "settings": settings })).await;
            let who: Vec<_> = people
                .iter()
                .map(|person| (serde_json::from_value(json!(person.player)).unwrap(), person.token.clone()))
                .collect();
            let ledger = Ledger::new(who.iter().map(|(player, _)| *player).collect());
            let table = fleet.add_table(id, ledger);
            for (index, who) in who.into_iter().enumerate() {
                let random = random.fork();
                let player = Player::new(index, who, Arc::clone(&table), Arc::clone(fleet), random);
                players.spawn(player.live(phase.subscribe()));
            }
        }
        Self { phase, players }
    }

    /// Waits until everybody has noticed that the server is down, and has read all that it had sent.
    pub(super) async fn all_down(&self, fleet: &Fleet) {
        let everybody = u32::try_from(self.players.len()).unwrap();
        timeout(PATIENCE, fleet.down.acquire_many(everybody)).await.expect("they notice").unwrap().forget();
    }

    /// Tells everybody that the server is there again.
    pub(super) fn go_on(&self, address: SocketAddr) {
        self.phase.send_replace(Phase::Up(address.to_string()));
    }

    /// Waits for something, unless a player meets what must not be.
    pub(super) async fn while_all_is_well<T>(&mut self, what: impl Future<Output = T>) -> T {
        tokio::select! {
            done = timeout(PATIENCE, what) => done.expect("it does not hang"),
            Some(ended) = self.players.join_next() => panic!("a player met what must not be: {ended:?}"),
        }
    }

    /// Ends it all. Nobody may have met what must not be.
    pub(super) async fn disband(mut self) {
        self.phase.send_replace(Phase::Over);
        while let Some(ended) = self.players.join_next().await {
            ended.unwrap();
        }
    }
}
