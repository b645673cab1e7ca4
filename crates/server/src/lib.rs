//! Potluck's server: tables for friends over WebSockets, the web client, and storage.
//!
//! This crate owns sockets, time, storage and entropy. It knows no game's rules: it plays them through
//! [`rules::AnyMatch`].

mod app;
pub mod config;
mod credits;
mod deal;
pub mod editions;
mod entropy;
mod forgetting;
pub mod health;
mod hour;
mod http;
mod lobby;
mod origin;
mod player;
pub mod record;
#[cfg(test)]
mod secrecy;
pub mod shutdown;
pub mod simulate;
mod sockets;
pub mod store;
mod sweep;
mod table;
pub mod telemetry;
mod wire;
mod ws;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use thiserror::Error;
use tokio::net::{TcpListener, TcpSocket};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use app::{App, Leave};
use config::Config;
use editions::{Editions, EditionsError};
use lobby::Lobby;
use origin::Strangers;
use rules::GameKind;
use sockets::{Addresses, Sockets};
use store::{OpenError, StoreError, Writer};
use table::{Tables, World};

/// How long requests and sockets may take to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(8);
/// How much the system buffers for a client that doesn't read, in bytes.
const SEND_BUFFER: u32 = 128 * 1024;
/// How many connections wait to be accepted.
const BACKLOG: u32 = 1024;
/// How many bytes per allowed message are read from a connection, in the long run.
const BYTES_PER_MESSAGE: u32 = 4096;

/// Why the server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The store can't be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The store fails.
    #[error("the database cannot be used: {0}")]
    Store(#[from] StoreError),
    /// The host's editions are refused.
    #[error("the editions cannot be used: {0}")]
    Editions(#[from] EditionsError),
    /// There is no web client.
    #[error(
        "the page {0} cannot be read: {1}. Build it with `npm --prefix web run build`, or name the folder of a built \
         one with --web"
    )]
    NoPage(PathBuf, std::io::Error),
    /// The listener fails.
    #[error("the server cannot listen: {0}")]
    Listen(#[from] std::io::Error),
}

/// Listens on an address.
///
/// # Errors
/// When the address doesn't belong to this machine or is taken.
pub fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    socket.set_reuseaddr(true)?;
    // Sockets inherit this. Without it the system buffers megabytes for a client that doesn't read, and the server
    // notices only after that.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves until `shutdown` is cancelled. Then nothing new begins, what has arrived is executed, all sockets are asked
/// to come back later, and everything is written.
///
/// # Errors
/// When the store or the editions can't be used, or the listener fails.
pub async fn run(listener: TcpListener, config: Config, shutdown: CancellationToken) -> Result<(), ServeError> {
    let (app, written) = open(config).await?;
    serve(listener, app, written, shutdown).await
}

/// Opens the store and starts the writer: returns the shared state and the writer's task.
async fn open(config: Config) -> Result<(Arc<App>, JoinHandle<()>), ServeError> {
    let editions = Editions::load(config.editions.as_deref())?;
    let build = http::build(&config.web).map_err(|error| ServeError::NoPage(config.web.join("index.html"), error))?;
    let store = store::own(&config.database()).await?;
    let (writer, written) = Writer::start(Arc::clone(&store));
    let addresses = Addresses::new(config.connections_per_address, config.guests_per_address);
    let world = Arc::new(World { config, store, writer, lobby: Lobby::default(), editions, moves: AtomicU64::new(0) });
    let tables = Tables::new(Arc::clone(&world));
    tables.list_public().await?;
    let app = App {
        world,
        tables,
        addresses,
        strangers: Strangers::default(),
        build,
        sessions: AtomicU64::new(1),
        sockets: Sockets::default(),
        leave: Leave::default(),
    };
    Ok((Arc::new(app), written))
}

async fn serve(
    listener: TcpListener,
    app: Arc<App>,
    written: JoinHandle<()>,
    shutdown: CancellationToken,
) -> Result<(), ServeError> {
    let store = Arc::clone(&app.world.store);
    let lobby = tokio::spawn(app.world.lobby.clone().run(shutdown.clone()));
    let sweep = tokio::spawn(sweep::run(Arc::clone(&app), shutdown.clone()));
    greet(listener.local_addr()?, &app);
    let bytes_per_second = app.world.config.messages_per_second * BYTES_PER_MESSAGE;
    let router = http::router(Arc::clone(&app));
    let serving = tokio::spawn(http::serve(listener, router, bytes_per_second, shutdown.clone()));
    shutdown.cancelled().await;
    stop(&app).await;
    for task in [lobby, sweep] {
        // Both have heard of it as well; one that panicked has ended, too.
        let _ = task.await;
    }
    if timeout(FAREWELL, serving).await.is_err() {
        warn!("some requests took too long to end");
    }
    drop(app);
    // The writer ends when nothing is left that could write.
    if timeout(FAREWELL, written).await.is_err() {
        error!("the last changes took too long to write");
    }
    if timeout(FAREWELL, store.close()).await.is_err() {
        warn!("the store took too long to close");
    }
    info!("stopped");
    Ok(())
}

/// Logs in one line what is running, and where.
fn greet(address: SocketAddr, app: &App) {
    let (config, editions) = (&app.world.config, &app.world.editions);
    let own = GameKind::ALL.iter().filter(|game| editions.of(**game) != game.rules().standard_edition());
    let own: Vec<_> = own.map(|game| game.slug()).collect();
    let editions = if own.is_empty() { "standard".to_owned() } else { format!("own for {}", own.join(", ")) };
    let store = store::place(&config.database()).map(|place| place.to_string()).unwrap_or_default();
    let version = env!("CARGO_PKG_VERSION");
    info!(%address, version, store, editions, page = app.build, "listening");
}

/// Stops reading, waits until what has arrived is executed and answered, and then closes the sockets.
async fn stop(app: &App) {
    let Sockets { players: _, stop_reading, reading, all_answered, open } = &app.sockets;
    stop_reading.cancel();
    reading.close();
    reading.wait().await;
    app.tables.stop().await;
    all_answered.cancel();
    open.close();
    if timeout(FAREWELL, open.wait()).await.is_err() {
        warn!("some sockets took too long to close");
    }
}
