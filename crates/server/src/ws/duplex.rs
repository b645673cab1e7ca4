//! Both directions of a socket in one task: while output waits for the socket, input is read.

use std::future::poll_fn;
use std::mem::take;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_channel::mpsc::UnboundedReceiver;
use futures_util::stream::Peekable;
use futures_util::{SinkExt, StreamExt};

use crate::sockets::Close;
use crate::wire::Frame;

/// The most bytes that are sent together, unless a single frame is larger. A socket keeps a buffer of the size of its
/// largest write, and an update of a match has between one and two KiB.
pub(super) const TOGETHER: usize = 2048;
/// How much longer a frame is than its text, in bytes.
const HEADER: usize = 4;
/// The payload of a ping: how many frames were written before it.
type Count = u64;

/// A socket and its outgoing frames.
pub(super) struct Duplex {
    socket: WebSocket,
    frames: Peekable<UnboundedReceiver<Frame>>,
    ping: bool,
    /// How many frames have been written.
    written: Count,
    /// How many bytes wait to be sent.
    unflushed: usize,
}

impl Duplex {
    pub(super) fn new(socket: WebSocket, frames: UnboundedReceiver<Frame>) -> Self {
        Self { socket, frames: frames.peekable(), ping: false, written: 0, unflushed: 0 }
    }

    /// Sends a ping, which a living client answers.
    pub(super) const fn ping(&mut self) {
        self.ping = true;
    }

    /// The next message from the client; `None` at the end. Meanwhile, writes as much as the socket accepts.
    pub(super) async fn said(&mut self) -> Option<Result<Message, axum::Error>> {
        poll_fn(|cx| match self.poll_written(cx) {
            Poll::Ready(Err(error)) => Poll::Ready(Some(Err(error))),
            Poll::Ready(Ok(())) | Poll::Pending => self.socket.poll_next_unpin(cx),
        })
        .await
    }

    /// Writes all frames, present and future, until that fails.
    pub(super) async fn write_on(&mut self) {
        poll_fn(|cx| match self.poll_written(cx) {
            Poll::Ready(Err(_)) => Poll::Ready(()),
            Poll::Ready(Ok(())) | Poll::Pending => Poll::Pending,
        })
        .await;
    }

    /// Writes all waiting frames: an update goes out together with the answer to its move.
    fn poll_written(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        while let Some(bytes) = self.next_bytes(cx) {
            if self.unflushed + bytes > TOGETHER {
                ready!(self.poll_flushed(cx))?;
            }
            ready!(self.socket.poll_ready_unpin(cx))?;
            let message = if take(&mut self.ping) {
                Message::Ping(Bytes::copy_from_slice(&self.written.to_be_bytes()))
            } else if let Poll::Ready(Some(frame)) = self.frames.poll_next_unpin(cx) {
                self.written += 1;
                Message::Text(frame.into())
            } else {
                break;
            };
            self.socket.start_send_unpin(message)?;
            self.unflushed += bytes;
        }
        self.poll_flushed(cx)
    }

    /// How many frames had been written before the ping that this answers; `None` if it answers none of ours.
    pub(super) fn counted(pong: &Bytes) -> Option<u64> {
        Some(Count::from_be_bytes(pong.as_ref().try_into().ok()?))
    }

    /// The size of the next frame in bytes, if there is one.
    fn next_bytes(&mut self, cx: &mut Context<'_>) -> Option<usize> {
        if self.ping {
            return Some(HEADER + size_of::<Count>());
        }
        match Pin::new(&mut self.frames).poll_peek(cx) {
            Poll::Ready(Some(frame)) => Some(HEADER + frame.len()),
            Poll::Ready(None) | Poll::Pending => None,
        }
    }

    fn poll_flushed(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        if self.unflushed > 0 {
            ready!(self.socket.poll_flush_unpin(cx))?;
            self.unflushed = 0;
        }
        Poll::Ready(Ok(()))
    }

    /// Writes all waiting frames and a close frame. A client that is too slow gets only the latter.
    pub(super) async fn farewell(&mut self, reason: Close) -> Result<(), axum::Error> {
        if reason != Close::TooSlow {
            poll_fn(|cx| self.poll_written(cx)).await?;
        }
        let (code, text) = reason.code();
        self.socket.send(Message::Close(Some(CloseFrame { code, reason: text.into() }))).await
    }

    /// Reads until the client has closed as well, so that the close frame arrives.
    pub(super) async fn read_out(&mut self) {
        while let Some(Ok(_)) = self.socket.next().await {}
    }
}
