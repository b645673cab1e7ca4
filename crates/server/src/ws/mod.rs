//! Sockets: one task each, which never holds a table up.

mod duplex;
mod session;

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::MAX_FRAME_BYTES;
use tokio::time::{sleep, timeout};
use tracing::{Instrument, info_span};

use crate::app::App;
use crate::origin;
use crate::sockets::{Close, Ending, Line, Place, SessionId};
use duplex::{Duplex, TOGETHER};
use session::Session;

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
        app.strangers.refused(&headers);
        return (StatusCode::FORBIDDEN, "this page may not connect here").into_response();
    }
    let address = origin::address(peer.ip(), &headers, app.world.config.trust_proxy);
    let Some(place) = app.addresses.enter(address) else {
        return (StatusCode::TOO_MANY_REQUESTS, "too many connections from this address").into_response();
    };
    let id = SessionId(app.sessions.fetch_add(1, Ordering::Relaxed));
    let tracked = app.sockets.open.token();
    upgrade
        // The defaults cost 128 KiB a socket, and clients say little.
        .read_buffer_size(512)
        .write_buffer_size(TOGETHER)
        .max_write_buffer_size(MAX_UNSENT)
        .max_message_size(UNREADABLE)
        .max_frame_size(UNREADABLE)
        .on_upgrade(move |socket| {
            let (line, frames, ending) = Line::new(id, app.world.config.outbox as usize);
            let mut duplex = Duplex::new(socket, frames);
            let span = info_span!("conn", id = id.0, player = tracing::field::Empty);
            async move {
                serve(&app, &mut duplex, line, &ending, &place).await;
                drop(tracked);
            }
            .instrument(span)
        })
}

/// Takes what is large by reference: a future keeps what it is given beside what it makes of it.
async fn serve(app: &App, duplex: &mut Duplex, line: Line, ending: &Ending, place: &Place) {
    let mut session = Session::new(app, line, place);
    let reading = app.sockets.reading.token();
    let mut reason = talk(app, &mut session, duplex, ending).await;
    session.leave().await;
    drop(reading);
    if reason == Close::ComeBack && app.sockets.stop_reading.is_cancelled() {
        // The tables still answer what has arrived.
        reason = tokio::select! {
            biased;
            reason = ending.decided() => reason,
            () = app.sockets.all_answered.cancelled() => reason,
            () = duplex.write_on() => reason,
        };
    }
    let _ = timeout(FAREWELL, duplex.farewell(reason)).await;
    let _ = timeout(FAREWELL, duplex.read_out()).await;
}

/// Does what the client says and tells it what there is; returns why the socket is to be closed.
async fn talk(app: &App, session: &mut Session<'_>, duplex: &mut Duplex, ending: &Ending) -> Close {
    let mut decided = pin!(ending.decided());
    let mut stopped = pin!(app.sockets.stop_reading.cancelled());
    let mut pulse = pin!(sleep(Duration::ZERO));
    loop {
        let said = tokio::select! {
            biased;
            reason = &mut decided => return reason,
            () = &mut stopped => return Close::ComeBack,
            () = &mut pulse => match session.next_pulse() {
                Ok(next) => {
                    pulse.as_mut().reset(next);
                    duplex.ping();
                    continue;
                }
                Err(reason) => return reason,
            },
            said = duplex.said() => said,
        };
        match session.heard(said) {
            // What is begun is finished, whatever happens meanwhile. In a box, since there is seldom anything: it
            // would take more memory than all the rest.
            Ok(Some(heard)) => Box::pin(session.obey(heard)).await,
            Ok(None) => {}
            Err(reason) => return reason,
        }
    }
}
