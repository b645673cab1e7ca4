//! Takes connections, and answers what comes over them.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tracing::{debug, error};

/// How long a connection may take for a request that it has begun.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long no connection is taken after none could be, as when too many files are open.
const PAUSE: Duration = Duration::from_secs(1);

/// Answers until stopped, and until all that was asked for is answered.
pub(crate) async fn serve(listener: TcpListener, router: Router, stop: CancellationToken) {
    let mut http = auto::Builder::new(TokioExecutor::new()).http1_only();
    // Without this, whoever never finishes a request that it has begun keeps its connection for ever.
    http.http1().timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    let connections = GracefulShutdown::new();
    while let Some((stream, peer)) = next(&listener, &stop).await {
        let router = TowerToHyperService::new(router.clone());
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.call(request)
        });
        let connection = http.serve_connection_with_upgrades(TokioIo::new(stream), service).into_owned();
        let connection = connections.watch(connection);
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                debug!(%error, "a connection ended early");
            }
        });
    }
    drop(listener);
    connections.shutdown().await;
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
