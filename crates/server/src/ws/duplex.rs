//! Both directions of a socket in one task: what it does not take now waits, and it is read meanwhile.

use std::future::poll_fn;
use std::mem::take;
use std::task::{Context, Poll, ready};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;

use super::line::Close;

/// A socket, and what is on its way to it.
pub(super) struct Duplex {
    socket: WebSocket,
    frames: mpsc::Receiver<Utf8Bytes>,
    ping: bool,
    unflushed: bool,
}

impl Duplex {
    pub(super) const fn new(socket: WebSocket, frames: mpsc::Receiver<Utf8Bytes>) -> Self {
        Self { socket, frames, ping: false, unflushed: false }
    }

    /// Asks the client to show that it is there.
    pub(super) const fn ping(&mut self) {
        self.ping = true;
    }

    /// What the client says next; nothing at its end. Writes meanwhile what the socket takes.
    pub(super) async fn said(&mut self) -> Option<Result<Message, axum::Error>> {
        poll_fn(|cx| match self.poll_written(cx) {
            Poll::Ready(Err(error)) => Poll::Ready(Some(Err(error))),
            Poll::Ready(Ok(())) | Poll::Pending => self.socket.poll_next_unpin(cx),
        })
        .await
    }

    /// Writes what there is and what comes, until that fails.
    pub(super) async fn write_on(&mut self) {
        poll_fn(|cx| match self.poll_written(cx) {
            Poll::Ready(Err(_)) => Poll::Ready(()),
            Poll::Ready(Ok(())) | Poll::Pending => Poll::Pending,
        })
        .await;
    }

    /// Writes all that there is together: an update and the answer to the move that led to it.
    fn poll_written(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        loop {
            ready!(self.socket.poll_ready_unpin(cx))?;
            let message = if take(&mut self.ping) {
                Message::Ping(Bytes::new())
            } else if let Poll::Ready(Some(frame)) = self.frames.poll_recv(cx) {
                Message::Text(frame)
            } else {
                break;
            };
            self.socket.start_send_unpin(message)?;
            self.unflushed = true;
        }
        if self.unflushed {
            ready!(self.socket.poll_flush_unpin(cx))?;
            self.unflushed = false;
        }
        Poll::Ready(Ok(()))
    }

    /// Writes what there is and says farewell. Whoever is too slow has enough to read.
    pub(super) async fn farewell(&mut self, reason: Close) -> Result<(), axum::Error> {
        if reason != Close::TooSlow {
            poll_fn(|cx| self.poll_written(cx)).await?;
        }
        let (code, text) = reason.code();
        self.socket.send(Message::Close(Some(CloseFrame { code, reason: text.into() }))).await
    }

    /// Reads until the client has closed in turn, so that the farewell arrives.
    pub(super) async fn read_out(&mut self) {
        while let Some(Ok(_)) = self.socket.next().await {}
    }
}
