//! The way to one socket: a bounded queue that nobody ever waits for.

use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use tokio_util::sync::CancellationToken;

/// One socket, as long as it lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct SessionId(pub(crate) u64);

/// Why the server closes a socket; `docs/protocol.md` tells clients what to do about each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Close {
    /// The client has gone.
    Done,
    /// What came was no frame, or its text was no text.
    Unreadable,
    /// A frame was larger than allowed.
    TooLarge,
    /// The server, or the table on it, restarts.
    ComeBack,
    /// No hello came in time.
    NoHello,
    /// The player has opened the same table on another socket.
    Elsewhere,
    /// The client reads too slowly.
    TooSlow,
    /// The client sends far too fast.
    TooFast,
}

impl Close {
    /// The code and reason that the client gets.
    pub(crate) const fn code(self) -> (u16, &'static str) {
        match self {
            Self::Done => (1000, "done"),
            Self::Unreadable => (1007, "unreadable"),
            Self::TooLarge => (1009, "message too large"),
            Self::ComeBack => (1012, "come back in a moment"),
            Self::NoHello => (4001, "no hello"),
            Self::Elsewhere => (4009, "opened elsewhere"),
            Self::TooSlow => (4008, "too slow"),
            Self::TooFast => (4029, "too fast"),
        }
    }
}

/// The way to one socket.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// Which socket.
    pub(crate) session: SessionId,
    // Tokio's channels take 2 KiB and more as long as they are there; this takes memory for what is on its way.
    frames: UnboundedSender<Utf8Bytes>,
    most_frames: usize,
    ending: Arc<Ending>,
}

/// Whether and why a socket is to be closed.
#[derive(Debug, Default)]
pub(crate) struct Ending {
    reason: OnceLock<Close>,
    decided: CancellationToken,
}

impl Line {
    /// A way that holds so many frames, and its other end.
    pub(crate) fn new(session: SessionId, most_frames: usize) -> (Self, UnboundedReceiver<Utf8Bytes>, Arc<Ending>) {
        let (frames, receiver) = unbounded();
        let ending = Arc::new(Ending::default());
        (Self { session, frames, most_frames, ending: Arc::clone(&ending) }, receiver, ending)
    }

    /// Sends a frame; a socket that is so slow that it has no room for it is closed, to come back and
    /// catch up.
    pub(crate) fn send(&self, frame: Utf8Bytes) {
        if self.frames.len() >= self.most_frames {
            self.end(Close::TooSlow);
        } else {
            // Nobody hears what is said to a socket that is gone.
            let _ = self.frames.unbounded_send(frame);
        }
    }

    /// Closes the socket.
    pub(crate) fn end(&self, reason: Close) {
        self.ending.decide(reason);
    }
}

impl Ending {
    /// Closes the socket, unless that is decided already.
    pub(crate) fn decide(&self, reason: Close) {
        let _ = self.reason.set(reason);
        self.decided.cancel();
    }

    /// Waits until the socket is to be closed; returns why.
    pub(crate) async fn decided(&self) -> Close {
        self.decided.cancelled().await;
        self.reason.get().copied().unwrap_or(Close::Done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_full_line_ends_as_too_slow_and_nobody_waits() {
        let (line, _frames, ending) = Line::new(SessionId(1), 2);
        for _ in 0..3 {
            line.send("x".into());
        }
        line.end(Close::ComeBack);
        assert_eq!(ending.decided().await, Close::TooSlow, "the first reason counts");
    }
}
