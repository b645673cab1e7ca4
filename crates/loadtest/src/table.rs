//! One table that is played at: its players, who choose their moves from what they were sent.

use std::io::{Error, Result};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rules::{Chance, GameKind};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::player::Player;

/// What is at a table besides its players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// The game.
    pub(crate) game: GameKind,
    /// How many play.
    pub(crate) seats: u8,
    /// How many spectators read everything.
    pub(crate) spectators: u32,
    /// How many spectators read so slowly that they are disconnected and come back.
    pub(crate) slow: u32,
    /// After how many moves a player who doesn't have to act reconnects; 0 for never.
    pub(crate) reconnect_every: u64,
}

/// A table with its players on their chairs.
#[derive(Debug)]
pub(crate) struct Table {
    id: String,
    shape: Shape,
    players: Vec<Player>,
    #[expect(dead_code, reason = "the spectators watch as long as it is there")]
    watching: JoinSet<()>,
    chance: Chance,
    moves: u64,
    /// How often a spectator was disconnected for reading too slowly.
    sent_away: Arc<AtomicU64>,
}

/// The kind of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A move.
    Move,
    /// The start of the next match.
    Start,
}

impl Table {
    /// Sets up a table and starts a match.
    ///
    /// # Errors
    /// When the server refuses anything.
    pub(crate) async fn set_up(server: SocketAddr, shape: Shape, number: u64) -> Result<Self> {
        let mut players = Vec::new();
        let mut id = String::new();
        for seat in 0..shape.seats {
            let mut player = Player::guest(server, &format!("Player {seat}")).await?;
            if seat == 0 {
                id = player.makes_table().await?;
            }
            player.does("table_open", &json!({ "table": id })).await?;
            player.does("chair_take", &json!({})).await?;
            players.push(player);
        }
        let settings = json!({ "name": "Load", "public": false, "game": shape.game, "options": {} });
        players[0].does("settings_set", &json!({ "settings": settings })).await?;
        let sent_away = Arc::<AtomicU64>::default();
        let mut watching = JoinSet::new();
        for number in 0..shape.spectators + shape.slow {
            let mut spectator = Player::guest(server, &format!("Spectator {number}")).await?;
            spectator.does("table_open", &json!({ "table": id })).await?;
            let pause = (number >= shape.spectators).then_some(Duration::from_millis(500));
            watching.spawn(watch(spectator, id.clone(), pause, Arc::clone(&sent_away)));
        }
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let mut this = Self { id, shape, players, watching, chance: Chance::new(seed, 0), moves: 0, sent_away };
        this.start().await?;
        Ok(this)
    }

    /// Plays the next move, or starts the next match, and waits until the last seat has the update.
    ///
    /// # Errors
    /// When the server refuses it or a socket ends.
    pub(crate) async fn step(&mut self) -> Result<Step> {
        let Some(mover) = self.players[0].told()?.acting.first().copied() else {
            self.start().await?;
            return Ok(Step::Start);
        };
        let told = self.players[mover].told()?;
        let chosen = self.shape.game.rules().autopilot(told.view.get(), &mut self.chance)?;
        let fields = format!(r#"{{"match":"{}","ply":{},"move":{chosen}}}"#, told.match_id, told.ply);
        let next = self.players[mover].version.map(|version| version + 1);
        self.players[mover].send("move", &fields).await?;
        self.all_hear(mover, next).await?;
        self.moves += 1;
        if self.shape.reconnect_every > 0 && self.moves.is_multiple_of(self.shape.reconnect_every) {
            let other = (mover + 1) % self.players.len();
            self.players[other].reconnect(&self.id).await?;
        }
        Ok(Step::Move)
    }

    /// How many updates the players received, and their size in bytes.
    #[must_use]
    pub(crate) fn told(&self) -> (u64, u64) {
        self.players.iter().fold((0, 0), |(updates, bytes), player| (updates + player.updates, bytes + player.bytes))
    }

    /// How often the server disconnected a spectator for reading too slowly.
    #[must_use]
    pub(crate) fn sent_away(&self) -> u64 {
        self.sent_away.load(Ordering::Relaxed)
    }

    async fn start(&mut self) -> Result<()> {
        self.players[0].send("match_start", "{}").await?;
        self.all_hear(0, Some(0)).await
    }

    /// Waits until everybody has this version, and the one who asked for it also has the answer.
    async fn all_hear(&mut self, who: usize, version: Option<u64>) -> Result<()> {
        self.players[who].hear(|heard, answered| answered && heard == version).await?;
        for (seat, player) in self.players.iter_mut().enumerate() {
            if seat != who {
                player.hear(|heard, _| heard == version).await?;
            }
        }
        Ok(())
    }
}

/// Reads a spectator's updates. A slow spectator pauses in between, and reconnects when it is disconnected.
async fn watch(mut spectator: Player, table: String, pause: Option<Duration>, sent_away: Arc<AtomicU64>) {
    loop {
        if let Some(pause) = pause {
            sleep(pause).await;
        }
        let before = spectator.version;
        if spectator.hear(|heard, _| heard != before).await.is_err() {
            sent_away.fetch_add(1, Ordering::Relaxed);
            if spectator.reconnect(&table).await.is_err() {
                return;
            }
        }
    }
}

/// Sets up this many tables, some at a time.
///
/// # Errors
/// When one cannot be set up.
pub(crate) async fn set_up(server: SocketAddr, shape: Shape, tables: u32) -> Result<Vec<Table>> {
    const AT_ONCE: usize = 64;
    let mut ready = Vec::new();
    let mut coming = JoinSet::new();
    for number in 0..tables {
        if coming.len() == AT_ONCE {
            ready.extend(joined(coming.join_next().await)?);
        }
        coming.spawn(Table::set_up(server, shape, number.into()));
    }
    while !coming.is_empty() {
        ready.extend(joined(coming.join_next().await)?);
    }
    Ok(ready)
}

fn joined<T>(result: Option<std::result::Result<Result<T>, tokio::task::JoinError>>) -> Result<Option<T>> {
    result.map(|joined| joined.map_err(Error::other)?).transpose()
}
