//! `potluck health` asks a running server whether it is ready: a health check for images that contain no other
//! HTTP client.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// How long to wait for the server.
const PATIENCE: Duration = Duration::from_secs(3);

/// Asks the server at this address whether it is ready.
///
/// # Errors
/// When there is no server, it takes longer than three seconds, or it isn't ready.
pub fn ask(server: SocketAddr) -> io::Result<()> {
    let mut stream = TcpStream::connect_timeout(&server, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /readyz HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n")?;
    let mut status = String::new();
    BufReader::new(stream).read_line(&mut status)?;
    if status.split(' ').nth(1) == Some("200") {
        Ok(())
    } else {
        Err(io::Error::other(format!("not ready: {}", status.trim())))
    }
}
