//! Sockets: one task each. A slow one never holds up a table.

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

/// How much the server buffers for a socket that accepts nothing, in bytes, besides its outbox.
const MAX_UNSENT: usize = 256 * 1024;
/// The size from which a frame isn't even read to its end. A smaller frame that is still too large is read and refused:
/// closing the socket in the middle of a frame could lose the refusal.
const UNREADABLE: usize = 4 * MAX_FRAME_BYTES;
/// How long a client may take to receive the close frame, and to close as well.
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
        // The defaults cost 128 KiB per socket, and clients send little.
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

/// Large arguments are references: a future would store both the argument and what is made of it.
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

/// Executes the client's commands and sends it messages; returns why the socket has to be closed.
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
            // A command that was begun is finished, whatever happens meanwhile. It is boxed because it is rare and
            // would take more memory than everything else.
            Ok(Some(heard)) => Box::pin(session.obey(heard)).await,
            Ok(None) => {}
            Err(reason) => return reason,
        }
    }
}
