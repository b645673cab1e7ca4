//! Rooms end, in whatever way people leave them: tasks and memory return to where they were.
//!
//! `POTLUCK_ROOMS` says how many rooms there are of each way to end (6).

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::runtime::Handle;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::common::client::Client;
use crate::common::server::Server;

/// How many rooms of a way to end there are at once, at most: they share the writes to the disk.
const AT_ONCE: usize = 100;

/// How a room comes to its end, from its host's hands and a guest's.
#[derive(Clone, Copy, Debug)]
enum Way {
    NeverOpened,
    OpenedAndLeft,
    HostVanishes,
    EverybodyStandsUp,
    GuestSentAway,
    AnotherOpened,
    Abandoned,
    Finished,
    BotsPlayOn,
    LeftAmidAMatch,
}

const WAYS: [Way; 10] = [
    Way::NeverOpened,
    Way::OpenedAndLeft,
    Way::HostVanishes,
    Way::EverybodyStandsUp,
    Way::GuestSentAway,
    Way::AnotherOpened,
    Way::Abandoned,
    Way::Finished,
    Way::BotsPlayOn,
    Way::LeftAmidAMatch,
];

/// Lives through a room, up to where nobody is there any more.
async fn live_through(way: Way, host: &mut Client, guest: &mut Client) {
    let made = host.does("table_create", json!({ "name": "Kitchen", "public": true })).await;
    let table = made["table"].as_str().unwrap().to_owned();
    if matches!(way, Way::NeverOpened) {
        return;
    }
    host.opens(&table).await;
    if matches!(way, Way::OpenedAndLeft) {
        host.does("table_close", json!({})).await;
        return;
    }
    host.sits().await;
    guest.opens(&table).await;
    match way {
        Way::NeverOpened | Way::OpenedAndLeft | Way::HostVanishes => {}
        Way::EverybodyStandsUp => {
            guest.sits().await;
            host.does("chair_leave", json!({})).await;
            guest.does("chair_leave", json!({})).await;
        }
        Way::GuestSentAway => {
            host.does("kick", json!({ "player": guest.player })).await;
            guest.wait("table_gone").await;
        }
        Way::AnotherOpened => {
            host.makes_table("Diner", false).await;
        }
        Way::Abandoned | Way::LeftAmidAMatch => {
            guest.sits().await;
            host.does("match_start", json!({})).await;
            let now = host.wait_table(|table| !table["match"].is_null()).await;
            if matches!(way, Way::Abandoned) {
                host.does("match_abandon", json!({ "match": now["match"]["id"] })).await;
            }
        }
        Way::Finished | Way::BotsPlayOn => {
            host.does("chair_leave", json!({})).await;
            for _ in 0..2 {
                host.does("bot_add", json!({})).await;
            }
            host.does("match_start", json!({})).await;
            if matches!(way, Way::Finished) {
                // Both read along: a client that does not while others play is closed as too slow, or as gone.
                let over = |table: &Value| !table["match"]["outcome"].is_null();
                tokio::join!(host.wait_table(over), guest.wait_table(over));
            }
        }
    }
}

/// So many rooms that end in this way, one after the other for each of a few pairs of people.
async fn rooms(server: &Server, way: Way, rooms: usize) {
    let mut pairs = JoinSet::new();
    for pair in 0..AT_ONCE.min(rooms) {
        let (mut host, mut guest) = (server.guest("Ann").await, server.guest("Bo").await);
        let address = server.address;
        pairs.spawn(async move {
            for _ in (pair..rooms).step_by(AT_ONCE) {
                live_through(way, &mut host, &mut guest).await;
                if matches!(way, Way::HostVanishes | Way::LeftAmidAMatch | Way::BotsPlayOn) {
                    host = come_again(host, address).await;
                    guest = come_again(guest, address).await;
                }
                host.frames.clear();
                guest.frames.clear();
                host.forget();
                guest.forget();
            }
        });
    }
    while let Some(ended) = pairs.join_next().await {
        ended.unwrap();
    }
}

async fn come_again(gone: Client, address: SocketAddr) -> Client {
    let again = gone.again(address).await;
    gone.vanishes();
    again
}

fn alive() -> usize {
    Handle::current().metrics().num_alive_tasks()
}

/// Waits until there are no more tasks than this, or none has ended for long: what lives on for ever is what the
/// test runs into. Bots may have a thousand matches to play on.
async fn settle(tasks: usize) -> usize {
    let mut left = alive();
    while left > tasks {
        let fewer = async {
            while alive() >= left {
                tokio::task::yield_now().await;
            }
        };
        if timeout(Duration::from_mins(2), fewer).await.is_err() {
            break;
        }
        left = alive();
    }
    left
}

/// The memory of this process, in KiB.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.trim().strip_suffix(" kB")?.parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn tasks_return_to_where_they_were_however_a_room_ends() {
    let each = std::env::var("POTLUCK_ROOMS").map_or(6, |rooms| rooms.parse().unwrap());
    let mut flags = vec!["--unload-s", "0", "--tables-per-player", "1000000", "--guests-per-address", "100000"];
    flags.extend(["--connections-per-address", "1000"]);
    let server = Server::with(&flags);
    assert_eq!(server.get("/healthz").await.status, 200);
    // Once through everything, so that what is kept for good is there.
    rooms(&server, Way::Finished, 1).await;
    let tasks = idle_tasks(&server).await;
    println!("before: {tasks} tasks, {:?} KiB", memory());
    for round in 1..=2 {
        for way in WAYS {
            rooms(&server, way, each).await;
            let left = settle(tasks).await;
            println!("round {round}, {each} rooms {way:?}: {left} tasks, {:?} KiB", memory());
            assert!(left <= tasks, "{way:?}: {left} tasks instead of {tasks}");
        }
    }
    let listed: Value = {
        let mut ann = server.guest("Ann").await;
        ann.does("lobby_open", json!({})).await;
        ann.wait("lobby").await
    };
    assert!(listed["tables"].as_array().unwrap().len() <= 100);
}

/// How many tasks there are when nobody is there.
async fn idle_tasks(server: &Server) -> usize {
    let mut fewest = usize::MAX;
    for _ in 0..50 {
        server.get("/healthz").await;
        fewest = fewest.min(alive());
    }
    fewest
}
