//! A connection whose reading rate is limited.
//!
//! A socket counts whole messages. A client that only sends fragments, or garbage, makes work as well. What isn't read
//! has to wait at the sender.

use std::io;
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep, sleep_until};

use super::body::Allowance;

/// How much silence counts towards what is read at once.
const BURST: Duration = Duration::from_secs(10);

/// How long to go on reading from a client that has been answered but is still sending.
const FAREWELL: Duration = Duration::from_secs(2);

/// A connection with a limited reading rate.
pub(super) struct Metered<S> {
    stream: S,
    each_byte: Duration,
    /// When everything read so far would have been read at the steady rate.
    paid_at: Instant,
    pause: Option<Pin<Box<Sleep>>>,
    /// Bytes that may be read regardless of the rate.
    allowance: Allowance,
    /// Until when to go on reading from a client that is still sending, once everything has been sent to it.
    farewell: Option<Pin<Box<Sleep>>>,
}

impl<S> Metered<S> {
    pub(super) fn new(stream: S, bytes_per_second: u32) -> Self {
        let each_byte = Duration::from_secs(1) / bytes_per_second;
        let allowance = Allowance::default();
        Self { stream, each_byte, paid_at: Instant::now(), pause: None, allowance, farewell: None }
    }

    /// Grants bytes that may be read regardless of the rate.
    pub(super) fn allowance(&self) -> Allowance {
        self.allowance.clone()
    }

    fn pay(&mut self, bytes: usize) {
        let bytes = self.allowance.spend(bytes);
        let now = Instant::now();
        self.paid_at = self.paid_at.max(now) + self.each_byte * u32::try_from(bytes).unwrap_or(u32::MAX);
        let may_go_on = self.paid_at - BURST.min(self.paid_at - now);
        if may_go_on > now {
            self.pause = Some(Box::pin(sleep_until(may_go_on)));
        }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Metered<S> {
    /// Reads and discards what a client is still sending: closing the connection earlier could lose the answer.
    fn poll_hear_out(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let mut forgotten = [MaybeUninit::uninit(); 4096];
        loop {
            if self.farewell.as_mut().is_some_and(|farewell| farewell.as_mut().poll(cx).is_ready()) {
                return Poll::Ready(());
            }
            let mut buffer = ReadBuf::uninit(&mut forgotten);
            match Pin::new(&mut self.stream).poll_read(cx, &mut buffer) {
                Poll::Ready(Ok(())) if !buffer.filled().is_empty() => {
                    self.farewell.get_or_insert_with(|| Box::pin(sleep(FAREWELL)));
                }
                Poll::Pending if self.farewell.is_some() => return Poll::Pending,
                Poll::Ready(_) | Poll::Pending => return Poll::Ready(()),
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if let Some(pause) = &mut self.pause {
            ready!(pause.as_mut().poll(cx));
            self.pause = None;
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buffer))?;
        let read = buffer.filled().len() - before;
        self.pay(read);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.stream).poll_shutdown(cx))?;
        self.poll_hear_out(cx).map(Ok)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_client_is_read_at_once_for_a_while_and_then_at_an_even_pace() {
        let (mut client, server) = duplex(1 << 20);
        let mut server = Metered::new(server, 1000);
        client.write_all(&vec![0; 30_000]).await.unwrap();
        let begun = Instant::now();
        let mut took = async |bytes: usize| {
            for _ in 0..bytes / 100 {
                server.read_exact(&mut [0; 100]).await.unwrap();
            }
            begun.elapsed().as_secs()
        };
        assert_eq!(took(10_000).await, 0);
        // The pause comes before the next read.
        assert_eq!(took(5_000).await, 4);
        assert_eq!(took(5_000).await, 9);
        tokio::time::advance(Duration::from_secs(100)).await;
        assert_eq!(took(10_000).await, 109, "silence is paid for at most once");
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_awaited_is_read_at_once_and_nothing_beyond() {
        let (mut client, server) = duplex(1 << 20);
        let mut server = Metered::new(server, 1000);
        server.allowance().grant(20_000);
        client.write_all(&vec![0; 40_000]).await.unwrap();
        let begun = Instant::now();
        server.read_exact(&mut vec![0; 30_000]).await.unwrap();
        assert_eq!(begun.elapsed().as_secs(), 0);
        server.read_exact(&mut [0; 1000]).await.unwrap();
        server.read_exact(&mut [0; 1000]).await.unwrap();
        assert_eq!(begun.elapsed().as_secs(), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_still_sends_when_all_is_said_is_heard_out_for_a_while_and_nobody_else() {
        let (mut client, server) = duplex(1 << 20);
        let begun = Instant::now();
        Metered::new(server, 1000).shutdown().await.unwrap();
        assert_eq!(begun.elapsed().as_secs(), 0);
        let (mut sends, server) = duplex(64);
        sends.write_all(&[0; 64]).await.unwrap();
        let sending = tokio::spawn(async move {
            while sends.write_all(&[0; 64]).await.is_ok() {
                sleep(Duration::from_millis(1)).await;
            }
        });
        Metered::new(server, 1000).shutdown().await.unwrap();
        assert_eq!(begun.elapsed(), FAREWELL);
        sending.await.unwrap();
        client.shutdown().await.unwrap();
    }
}
