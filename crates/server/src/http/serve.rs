//! Accepts connections and serves the requests on them.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::{debug, error};

use super::body::paced;
use super::metered::Metered;

/// How long a connection may take to send a request, and may stay idle after one.
const PATIENCE: Duration = Duration::from_secs(10);
/// The pause after a connection couldn't be accepted, for instance because too many files are open.
const PAUSE: Duration = Duration::from_secs(1);

/// Serves until it is stopped and every request has been answered. In the long run no connection is read faster than
/// the given rate.
pub(crate) async fn serve(listener: TcpListener, router: Router, bytes_per_second: u32, stop: CancellationToken) {
    let mut http = http1::Builder::new();
    // Without this, a client that never sends a request would keep its connection for ever.
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    let connections = TaskTracker::new();
    while let Some((stream, peer)) = next(&listener, &stop).await {
        let router = TowerToHyperService::new(router.clone());
        let stream = Metered::new(stream, bytes_per_second);
        let allowance = stream.allowance();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(allowance.clone());
            router.call(paced(request, bytes_per_second))
        });
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let stop = stop.clone();
        connections.spawn(async move {
            let mut connection = pin!(connection);
            let result = tokio::select! {
                result = &mut connection => result,
                () = stop.cancelled() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = result {
                debug!(%error, "a connection ended early");
            }
        });
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

/// The next connection; `None` when no more are accepted.
async fn next(listener: &TcpListener, stop: &CancellationToken) -> Option<(TcpStream, SocketAddr)> {
    loop {
        let accepted = tokio::select! {
            biased;
            () = stop.cancelled() => return None,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Frames are sent at once, however small.
                if let Err(error) = stream.set_nodelay(true) {
                    debug!(%error, "a socket waits to fill its packets");
                }
                return Some((stream, peer));
            }
            // It was closed before it was accepted.
            Err(error) if matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset) => {}
            Err(error) => {
                error!(%error, "no connection can be taken");
                sleep(PAUSE).await;
            }
        }
    }
}
