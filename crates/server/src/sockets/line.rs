//! The way to one socket: a bounded queue that nobody ever waits for.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use tokio_util::sync::CancellationToken;

use crate::wire::Frame;

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
    frames: UnboundedSender<Frame>,
    most_frames: usize,
    ending: Arc<Ending>,
    passed: Arc<Passed>,
}

/// How many frames have gone down a line.
#[derive(Debug, Default)]
struct Passed {
    sent: AtomicU64,
    /// As the client has shown by answering a ping that came after them.
    arrived: AtomicU64,
}

/// What tells whether a frame has arrived.
#[derive(Clone, Debug)]
pub(crate) struct Receipt {
    number: u64,
    passed: Arc<Passed>,
}

/// Whether and why a socket is to be closed.
#[derive(Debug, Default)]
pub(crate) struct Ending {
    reason: OnceLock<Close>,
    decided: CancellationToken,
}

impl Line {
    /// A way that holds so many frames, and its other end.
    pub(crate) fn new(session: SessionId, most_frames: usize) -> (Self, UnboundedReceiver<Frame>, Arc<Ending>) {
        let (frames, receiver) = unbounded();
        let ending = Arc::new(Ending::default());
        let passed = Arc::default();
        (Self { session, frames, most_frames, ending: Arc::clone(&ending), passed }, receiver, ending)
    }

    /// Sends a frame; a socket that is so slow that it has no room for it is closed, to come back and
    /// catch up.
    pub(crate) fn send(&self, frame: Frame) {
        let _ = self.send_for_receipt(frame);
    }

    /// Sends a frame as [`Line::send`] does; what is returned tells later whether it has arrived.
    pub(crate) fn send_for_receipt(&self, frame: Frame) -> Receipt {
        if self.frames.len() >= self.most_frames {
            self.end(Close::TooSlow);
        } else {
            // Nobody hears what is said to a socket that is gone.
            let _ = self.frames.unbounded_send(frame);
        }
        let number = self.passed.sent.fetch_add(1, Ordering::Relaxed) + 1;
        Receipt { number, passed: Arc::clone(&self.passed) }
    }

    /// So many frames have arrived, as far as the client can be believed.
    pub(crate) fn arrived(&self, frames: u64) {
        self.passed.arrived.fetch_max(frames, Ordering::Relaxed);
    }

    /// Closes the socket.
    pub(crate) fn end(&self, reason: Close) {
        self.ending.decide(reason);
    }
}

impl Receipt {
    /// Whether it has.
    pub(crate) fn has_arrived(&self) -> bool {
        self.number <= self.passed.arrived.load(Ordering::Relaxed)
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
            line.send("x".to_owned().into());
        }
        line.end(Close::ComeBack);
        assert_eq!(ending.decided().await, Close::TooSlow, "the first reason counts");
    }

    #[tokio::test]
    async fn a_frame_has_arrived_once_the_client_answers_for_it() {
        let (line, _frames, _ending) = Line::new(SessionId(1), 9);
        let [first, second] = ["x", "y"].map(|frame| line.send_for_receipt(frame.to_owned().into()));
        assert_eq!((first.has_arrived(), second.has_arrived()), (false, false));
        line.arrived(1);
        assert_eq!((first.has_arrived(), second.has_arrived()), (true, false));
    }
}
