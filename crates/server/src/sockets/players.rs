//! Which sockets belong to which player, so that all of them can be closed, whatever they do.

use std::collections::BTreeMap;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::PlayerId;
use tokio::sync::Notify;

use super::{Close, Line, SessionId};

/// The sockets that have said hello, by player.
#[derive(Clone, Debug, Default)]
pub(crate) struct Players(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    lines: Mutex<BTreeMap<PlayerId, Vec<Line>>>,
    left: Notify,
}

/// Registers a socket as its player's until this is dropped.
#[derive(Debug)]
pub(crate) struct Belonging {
    players: Players,
    pub(crate) player: PlayerId,
    session: SessionId,
}

impl Players {
    /// Registers a socket as this player's.
    pub(crate) fn enter(&self, player: PlayerId, line: &Line) -> Belonging {
        self.lines().entry(player).or_default().push(line.clone());
        Belonging { players: self.clone(), player, session: line.session }
    }

    /// Closes all sockets of a player, and waits until every command that came from them is finished.
    pub(crate) async fn close_all_of(&self, player: PlayerId) {
        loop {
            let mut left = pin!(self.0.left.notified());
            left.as_mut().enable();
            match self.lines().get(&player) {
                None => return,
                Some(lines) => lines.iter().for_each(|line| line.end(Close::Done)),
            }
            left.await;
        }
    }

    fn lines(&self) -> MutexGuard<'_, BTreeMap<PlayerId, Vec<Line>>> {
        // No code that holds the lock leaves the map half changed.
        self.0.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Belonging {
    fn drop(&mut self) {
        let mut all = self.players.lines();
        if let Some(lines) = all.get_mut(&self.player) {
            lines.retain(|line| line.session != self.session);
            if lines.is_empty() {
                all.remove(&self.player);
            }
        }
        drop(all);
        self.players.0.left.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    #[tokio::test]
    async fn all_sockets_of_a_player_are_closed_and_waited_for_and_no_others() {
        let (players, ann, bo) = (Players::default(), PlayerId(Uuid::from_u128(1)), PlayerId(Uuid::from_u128(2)));
        let sockets = [(1, ann), (2, ann), (3, bo)].map(|(session, player)| {
            let (line, frames, ending) = Line::new(SessionId(session), 1);
            (players.enter(player, &line), frames, ending)
        });
        let [(first, _, ends_first), (second, _, ends_second), (_third, _, _)] = sockets;
        let leaving = async {
            assert_eq!((ends_first.decided().await, ends_second.decided().await), (Close::Done, Close::Done));
            drop(first);
            assert!(players.lines().contains_key(&ann), "one is still there");
            drop(second);
        };
        tokio::join!(players.close_all_of(ann), leaving);
        assert_eq!(players.lines().keys().collect::<Vec<_>>(), [&bo]);
        players.close_all_of(ann).await;
    }
}
