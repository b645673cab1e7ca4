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
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use protocol::MAX_FRAME_BYTES;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tracing::{Instrument, info_span};

use crate::app::App;
use crate::http::origin;
use line::Ending;
use session::Session;

use addresses::Place;

pub(crate) use addresses::Addresses;
pub(crate) use credits::{Credits, Verdict};
pub(crate) use line::{Close, Line, SessionId};

/// How much the server holds for a socket that does not take it, in bytes, besides its outbox.
const MAX_UNSENT: usize = 256 * 1024;
/// A frame so large that it is not even read to its end. What is smaller, but larger than a client may
/// send, is read and refused: a socket that is closed amid a frame might take the refusal with it.
const UNREADABLE: usize = 4 * MAX_FRAME_BYTES;
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
    let tracked = app.sockets.open.token();
    upgrade
        // The defaults cost 128 KiB a socket. What is written together is flushed together.
        .read_buffer_size(4096)
        .write_buffer_size(4096)
        .max_write_buffer_size(MAX_UNSENT)
        .max_message_size(UNREADABLE)
        .max_frame_size(UNREADABLE)
        .on_upgrade(move |socket| {
            let span = info_span!("conn", id = id.0, player = tracing::field::Empty);
            async move {
                serve(app, socket, id, place).await;
                drop(tracked);
            }
            .instrument(span)
        })
}

async fn serve(app: Arc<App>, socket: WebSocket, id: SessionId, place: Place) {
    let config = &app.world.config;
    let (sink, mut stream) = socket.split();
    let (line, frames, ending) = Line::new(id, config.outbox as usize);
    let writer = tokio::spawn(write(sink, frames, Arc::clone(&ending), config.ping_s).in_current_span());
    let reason = app.sockets.reading.track_future(read(&app, line, &place, &ending, &mut stream)).await;
    if reason == Close::ComeBack && app.sockets.stop_reading.is_cancelled() {
        app.sockets.all_answered.cancelled().await;
    }
    ending.decide(reason);
    // The writer says farewell; the stream is read on, so that the farewell arrives.
    let _ = writer.await;
    let _ = timeout(FAREWELL, async { while let Some(Ok(_)) = stream.next().await {} }).await;
}

/// Does what the client says; returns why the socket is to be closed.
async fn read(app: &App, line: Line, place: &Place, ending: &Ending, stream: &mut SplitStream<WebSocket>) -> Close {
    let mut session = Session::new(app, line, place);
    let reason = loop {
        let heard = tokio::select! {
            biased;
            reason = ending.decided() => break reason,
            () = app.sockets.stop_reading.cancelled() => break Close::ComeBack,
            heard = session.listen(stream) => heard,
        };
        match heard {
            // What is begun is finished, whatever happens meanwhile.
            Ok(heard) => session.hear(heard).await,
            Err(reason) => break reason,
        }
    };
    session.leave().await;
    reason
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
                Some(frame) = frames.recv() => Message::Text(frame),
                _ = ping.tick() => Message::Ping(Bytes::new()),
            };
            let mut sent = sink.feed(message).await;
            // What is there already goes out together: a version and the answer to the move that led to it.
            while sent.is_ok()
                && let Ok(frame) = frames.try_recv()
            {
                sent = sink.feed(Message::Text(frame)).await;
            }
            if sent.is_err() || sink.flush().await.is_err() {
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
