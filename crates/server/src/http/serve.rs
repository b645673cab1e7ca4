//! Takes connections, and answers what comes over them.

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

/// How long a connection may take to ask for something, and stay without asking for more.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long no connection is taken after none could be, as when too many files are open.
const PAUSE: Duration = Duration::from_secs(1);

/// Answers until stopped, and until all that was asked for is answered; reads no connection faster than that
/// in the long run.
pub(crate) async fn serve(listener: TcpListener, router: Router, bytes_per_second: u32, stop: CancellationToken) {
    let mut http = http1::Builder::new();
    // Without this, whoever never asks for anything keeps its connection for ever.
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

/// The next connection; nothing when no more are taken.
async fn next(listener: &TcpListener, stop: &CancellationToken) -> Option<(TcpStream, SocketAddr)> {
    loop {
        let accepted = tokio::select! {
            biased;
            () = stop.cancelled() => return None,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                // A frame is worth sending at once, however small.
                if let Err(error) = stream.set_nodelay(true) {
                    debug!(%error, "a socket waits to fill its packets");
                }
                return Some((stream, peer));
            }
            // It went before it was taken.
            Err(error) if matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset) => {}
            Err(error) => {
                error!(%error, "no connection can be taken");
                sleep(PAUSE).await;
            }
        }
    }
}
