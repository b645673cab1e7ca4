//! A client's WebSocket, with only as much of the protocol as necessary: a measurement must not measure the client.

use std::io::{Error, Result};
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// How much is read at once.
const CHUNK: usize = 16 * 1024;

const TEXT: u8 = 0x1;
const CLOSE: u8 = 0x8;
const PING: u8 = 0x9;
const PONG: u8 = 0xa;

/// An open socket.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: TcpStream,
    read: Vec<u8>,
    /// How much of `read` has been consumed.
    taken: usize,
}

impl Socket {
    /// Connects to `/ws`.
    ///
    /// # Errors
    /// When the server refuses the socket.
    pub(crate) async fn connect(server: SocketAddr) -> Result<Self> {
        let mut stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let request = format!(
            "GET /ws HTTP/1.1\r\nHost: {server}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut this = Self { stream, read: Vec::new(), taken: 0 };
        let head = loop {
            this.fill().await?;
            if let Some(end) = this.read.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
        };
        if !this.read.starts_with(b"HTTP/1.1 101") {
            return Err(Error::other("the server does not take the socket"));
        }
        this.taken = head;
        Ok(this)
    }

    /// Sends a text.
    ///
    /// # Errors
    /// When the socket has ended.
    pub(crate) async fn send(&mut self, text: &str) -> Result<()> {
        self.write(TEXT, text.as_bytes()).await
    }

    /// The next text that arrives. Pings are answered meanwhile.
    ///
    /// # Errors
    /// When the socket has ended, with the close code if there is one.
    pub(crate) async fn next(&mut self) -> Result<&str> {
        let (from, to) = loop {
            match self.frame() {
                Some((TEXT, from, to)) => break (from, to),
                Some((PING, from, to)) => {
                    let said = self.read[from..to].to_vec();
                    self.write(PONG, &said).await?;
                }
                Some((CLOSE, from, to)) => {
                    let code = self.read[from..to].first_chunk().map_or(0, |code| u16::from_be_bytes(*code));
                    return Err(Error::other(format!("closed with {code}")));
                }
                Some(_) => {}
                None => self.fill().await?,
            }
        };
        str::from_utf8(&self.read[from..to]).map_err(Error::other)
    }

    /// Consumes the next complete frame: its kind, and where its payload begins and ends.
    fn frame(&mut self) -> Option<(u8, usize, usize)> {
        let rest = &self.read[self.taken..];
        let (kind, short) = (rest.first()? & 0x0f, *rest.get(1)?);
        let (head, length) = match short {
            126 => (4, usize::from(u16::from_be_bytes(*rest.get(2..)?.first_chunk()?))),
            127 => (10, usize::try_from(u64::from_be_bytes(*rest.get(2..)?.first_chunk()?)).ok()?),
            length => (2, usize::from(length)),
        };
        if rest.len() < head + length {
            return None;
        }
        let from = self.taken + head;
        self.taken = from + length;
        Some((kind, from, from + length))
    }

    async fn fill(&mut self) -> Result<()> {
        self.read.drain(..self.taken);
        self.taken = 0;
        self.read.reserve(CHUNK);
        if self.stream.read_buf(&mut self.read).await? == 0 {
            return Err(Error::other("closed without a word"));
        }
        Ok(())
    }

    /// Clients have to mask their frames. A key of zeros leaves them unchanged.
    async fn write(&mut self, kind: u8, said: &[u8]) -> Result<()> {
        let mut frame = vec![0x80 | kind];
        match u16::try_from(said.len()).map_err(Error::other)? {
            length @ 0..126 => frame.push(0x80 | length.to_be_bytes()[1]),
            length => {
                frame.push(0xFE);
                frame.extend(length.to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(said);
        self.stream.write_all(&frame).await
    }
}
