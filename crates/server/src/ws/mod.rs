//! Sockets: one task reads, one writes, and neither ever holds a table up.

mod addresses;
mod credits;
mod line;
mod session;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use protocol::MAX_FRAME_BYTES;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tracing::{Instrument, info_span};

use crate::app::App;
use crate::http::origin;
use line::Ending;
use session::Session;

pub(crate) use addresses::Addresses;
pub(crate) use line::{Close, Line, SessionId};

/// How much the server holds for a socket that does not take it, in bytes, besides its outbox.
const MAX_UNSENT: usize = 256 * 1024;
/// How long a socket may take to hear that it is closed, and to close in turn.
const FAREWELL: Duration = Duration::from_secs(3);

/// `GET /ws`
pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !origin::allowed(&headers, &app.world.config.origins) {
        return (StatusCode::FORBIDDEN, "this page may not connect here").into_response();
    }
    let address = origin::address(peer.ip(), &headers, app.world.config.trust_proxy);
    let Some(place) = app.addresses.enter(address) else {
        return (StatusCode::TOO_MANY_REQUESTS, "too many connections from this address").into_response();
    };
    let id = SessionId(app.sessions.fetch_add(1, Ordering::Relaxed));
    let tracked = app.sockets.token();
    upgrade
        // The defaults cost 128 KiB a socket; every frame is flushed at once anyway.
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_write_buffer_size(MAX_UNSENT)
        .max_message_size(MAX_FRAME_BYTES)
        .max_frame_size(MAX_FRAME_BYTES)
        .on_upgrade(move |socket| {
            let span = info_span!("conn", id = id.0, player = tracing::field::Empty);
            async move {
                serve(app, socket, id).await;
                drop((place, tracked));
            }
            .instrument(span)
        })
}

async fn serve(app: Arc<App>, socket: WebSocket, id: SessionId) {
    let config = &app.world.config;
    let (sink, mut stream) = socket.split();
    let (line, frames, ending) = Line::new(id, config.outbox as usize);
    let writer = tokio::spawn(write(sink, frames, Arc::clone(&ending), config.ping_s).in_current_span());
    let stop = app.sockets_stop.clone();
    let mut session = Session::new(Arc::clone(&app), line);
    tokio::select! {
        biased;
        // The server goes down: nothing more is read, but what was asked is still answered.
        () = stop.cancelled() => {}
        _ = ending.decided() => {}
        reason = session.read(&mut stream) => ending.decide(reason),
    }
    session.leave().await;
    // The writer says farewell; the stream is read on, so that the farewell arrives.
    let _ = writer.await;
    let _ = timeout(FAREWELL, async { while let Some(Ok(_)) = stream.next().await {} }).await;
}

async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    mut frames: mpsc::Receiver<Utf8Bytes>,
    ending: Arc<Ending>,
    ping_every: Duration,
) {
    let mut ping = interval(ping_every);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let sending = async {
        loop {
            let message = tokio::select! {
                biased;
                frame = frames.recv() => match frame {
                    Some(frame) => Message::Text(frame),
                    None => return,
                },
                _ = ping.tick() => Message::Ping(Bytes::new()),
            };
            if sink.send(message).await.is_err() {
                ending.decide(Close::Done);
                return;
            }
        }
    };
    let reason = tokio::select! {
        reason = ending.decided() => reason,
        () = sending => return,
    };
    let farewell = async {
        // Whoever is too slow has enough to read; the others still get what was meant for them.
        while reason != Close::TooSlow
            && let Ok(frame) = frames.try_recv()
        {
            sink.send(Message::Text(frame)).await?;
        }
        let (code, text) = reason.code();
        sink.send(Message::Close(Some(CloseFrame { code, reason: text.into() }))).await
    };
    let _ = timeout(FAREWELL, farewell).await;
}
