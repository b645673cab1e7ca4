//! The real process is killed at random instants, again and again, while many tables play: nothing that
//! anybody was answered or told is ever lost.
//!
//! `POTLUCK_KILLS` says how often (12), `POTLUCK_SEED` by which plan.

mod clocks;
mod crew;
mod fleet;
mod ledger;
mod player;
mod referee;
mod said;

use std::fs;
use std::time::{Duration, SystemTime};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use server::store;

use crate::common::binary::Potluck;
use crate::common::client::Client;
use crate::common::cluster::Cluster;
use crate::common::database::Database;
use crate::common::server::{Folder, get};
use crew::Crew;
use fleet::{Fleet, own_address};

/// How many tables play at once.
const TABLES: usize = 6;
/// Each so many ends of the process, it is asked to stop rather than killed.
const ASKED: u32 = 5;

fn number(variable: &str, default: u32) -> u32 {
    std::env::var(variable).map_or(default, |number| number.parse().expect(variable))
}

/// What the plan is drawn from.
fn random() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(number("POTLUCK_SEED", 1).into())
}

/// The time by the system's clock, in milliseconds since 1970.
fn hour() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();
    since.as_millis().try_into().unwrap()
}

/// What is in the file of a process that was killed, as the next process finds it.
fn image(crashed: &Folder) -> Folder {
    let image = Folder::new();
    for file in ["potluck.sqlite", "potluck.sqlite-wal"] {
        let from = crashed.path().join(file);
        if from.exists() {
            fs::copy(from, image.path().join(file)).unwrap();
        }
    }
    image
}

/// Kills and restarts the process until it was ended so often; `database` is where it keeps everything, unless
/// in its folder.
async fn kill_and_restart(database: Option<&str>) {
    let ends = number("POTLUCK_KILLS", 12);
    let mut random = random();
    let address = own_address(&mut random);
    let mut folder = Folder::new();
    let listen = address.to_string();
    let mut flags = vec!["--listen", &listen, "--bot-delay-ms", "2", "--host-grace-s", "6000"];
    flags.extend(["--connections-per-address", "1000", "--keep-clocks-ms", "50"]);
    flags.extend(database.iter().flat_map(|url| ["--database-url", url]));
    let mut born = hour();
    let mut potluck = Potluck::serve(&folder, &flags).await;
    let url = |folder: &Folder| database.map_or_else(|| folder.sqlite(), str::to_owned);
    let fleet = Fleet::new(store::open(&url(&folder)).await.unwrap(), false);
    let mut crew = Crew::on(&fleet, address, TABLES, &mut random).await;
    let mut kills = 0;
    for end in 1..=ends {
        let commands = random.random_range(10..160);
        crew.while_all_is_well(fleet.more_sent(commands)).await;
        tokio::time::sleep(Duration::from_micros(random.random_range(0..4000))).await;
        if end % ASKED == 0 {
            potluck.ask_to_stop().await;
            assert!(crew.while_all_is_well(potluck.ended()).await.success());
        } else {
            potluck.kill_at_once().await;
            kills += 1;
        }
        let lived = born..hour();
        crew.all_down(&fleet).await;
        assert!(!potluck.log.lock().unwrap().contains("panicked"), "{}", potluck.log.lock().unwrap());
        // One copy to look at, and one that the next process mends by itself.
        let seen = image(&folder);
        folder = image(&folder);
        fleet.moves_to(store::open(&url(&seen)).await.unwrap()).await;
        fleet.check(lived).await;
        if end == ends {
            break;
        }
        born = hour();
        potluck = Potluck::serve(&folder, &flags).await;
        fleet.moves_to(store::open(&url(&folder)).await.unwrap()).await;
        crew.go_on(address);
    }
    crew.disband().await;
    println!("{kills} kills and {} stops: {}", ends - kills, fleet.figures());
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_instant_the_process_loses_nothing_on_sqlite() {
    kill_and_restart(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_instant_the_process_loses_nothing_on_postgres() {
    let database = Database::make().await;
    kill_and_restart(Some(&database.url)).await;
    database.drop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_may_crash_hang_and_restart_while_tables_play() {
    let mut cluster = Cluster::start().await;
    let mut random = random();
    let address = own_address(&mut random);
    let folder = Folder::new();
    let listen = address.to_string();
    let flags = ["--listen", &listen, "--bot-delay-ms", "2", "--host-grace-s", "6000"];
    let more = ["--connections-per-address", "1000", "--database-url", &cluster.url];
    let born = hour();
    let mut potluck = Potluck::serve(&folder, &[&flags[..], &more[..]].concat()).await;
    let fleet = Fleet::new(store::open(&cluster.url).await.unwrap(), true);
    let mut crew = Crew::on(&fleet, address, TABLES, &mut random).await;
    let outages = number("POTLUCK_KILLS", 12).div_ceil(4);
    for outage in 0..outages {
        crew.while_all_is_well(fleet.more_acknowledged(random.random_range(50..150))).await;
        let hangs = outage % 3 == 2;
        if hangs {
            cluster.freeze().await;
        } else {
            cluster.crash().await;
        }
        // Whoever comes meanwhile is told, within the time that the server gives its store.
        assert_eq!(get(address, "/readyz").await.status, 503);
        let mut guest = Client::connect(address).await;
        guest.send_raw(r#"{"t":"hello","d":{"protocol":2,"name":"Eve"}}"#).await;
        assert_eq!(guest.wait("refused").await["code"], "internal");
        if hangs {
            cluster.thaw().await;
        } else {
            cluster.go_on().await;
        }
    }
    crew.while_all_is_well(fleet.more_acknowledged(100)).await;
    potluck.ask_to_stop().await;
    assert!(crew.while_all_is_well(potluck.ended()).await.success());
    crew.all_down(&fleet).await;
    assert!(!potluck.log.lock().unwrap().contains("panicked"));
    fleet.check(born..hour()).await;
    crew.disband().await;
    println!("{outages} outages: {}", fleet.figures());
}
