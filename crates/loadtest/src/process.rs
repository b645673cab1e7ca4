//! Servers as processes of their own, on a core of their own, and what they use of the machine.

use std::fs;
use std::io::{Error, Result};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

/// How many ticks the kernel's accounting has in a second, on every Linux that runs this.
const TICKS: f64 = 100.0;

/// A server that ends when it is dropped.
#[derive(Debug)]
pub(crate) struct Server {
    process: Child,
    data: PathBuf,
    /// Where it listens.
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts Potluck without the limits that a load from one address would reach.
    ///
    /// # Errors
    /// When the program doesn't start or listen.
    pub(crate) async fn potluck(program: &Path, database: Option<&str>, flags: &[&str]) -> Result<Self> {
        // Beside the program, so that it is on a real disk: the folder of temporary files may be in memory.
        let data = program.with_file_name(format!("loadtest-{}", uuid::Uuid::new_v4()));
        let (limit, many) = ("100000", "1000000");
        fs::create_dir(&data)?;
        fs::write(data.join("index.html"), "<!doctype html>")?;
        let mut command = Command::new(program);
        command.arg("serve").arg("--data").arg(&data).arg("--web").arg(&data).args(["--messages-per-second", limit]);
        command.args(["--connections-per-address", limit, "--guests-per-address", many]).args(flags);
        match database {
            Some(url) => command.env("DATABASE_URL", url),
            None => command.env_remove("DATABASE_URL"),
        };
        Self::start(command, data).await
    }

    /// Starts the floor, which sends the frames of a match of this game.
    ///
    /// # Errors
    /// When the program doesn't start or listen.
    pub(crate) async fn floor(game: &str, seats: u8) -> Result<Self> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["floor", "--game", game, "--seats", &seats.to_string()]);
        Self::start(command, PathBuf::new()).await
    }

    async fn start(mut command: Command, data: PathBuf) -> Result<Self> {
        let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        command.args(["--listen", &address.to_string()]).stdout(Stdio::null()).stderr(Stdio::null());
        let process = on_core(0, || command.spawn())??;
        let mut this = Self { process, data, address };
        for _ in 0..1000 {
            if TcpStream::connect(address).await.is_ok() {
                return Ok(this);
            }
            if let Some(status) = this.process.try_wait()? {
                return Err(Error::other(format!("a server ended before it listened, with {status}")));
            }
            sleep(Duration::from_millis(10)).await;
        }
        Err(Error::other("a server does not listen"))
    }

    /// CPU time of the process, user and system.
    ///
    /// # Errors
    /// When the process has ended.
    pub(crate) fn cpu(&self) -> Result<Duration> {
        cpu_of(&self.process.id().to_string())
    }

    /// Memory of the process in bytes: its own pages, and its share of those it shares with others.
    ///
    /// # Errors
    /// When the process has ended.
    pub(crate) fn memory(&self) -> Result<u64> {
        let text = fs::read_to_string(format!("/proc/{}/smaps_rollup", self.process.id()))?;
        let line = text.lines().find_map(|line| line.strip_prefix("Pss:"));
        let kib = line.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
        kib.map(|kib| kib * 1024).ok_or_else(|| Error::other("the kernel does not tell the memory"))
    }

    /// A value from `GET /metrics`; `None` if the server doesn't have it.
    ///
    /// # Errors
    /// When the server does not answer.
    pub(crate) async fn metric(&self, name: &str) -> Result<Option<u64>> {
        let mut stream = TcpStream::connect(self.address).await?;
        let request = format!("GET /metrics HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let value = answer.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        Ok(value.and_then(|value| value.parse().ok()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(id) = i32::try_from(self.process.id()).ok().and_then(Pid::from_raw) {
            // A process that has already ended needs no signal.
            let _ = kill_process(id, Signal::TERM);
        }
        let _ = self.process.wait();
        if self.data.exists() {
            let _ = fs::remove_dir_all(&self.data);
        }
    }
}

/// CPU time of this process.
///
/// # Errors
/// When the kernel doesn't report it.
pub(crate) fn own_cpu() -> Result<Duration> {
    cpu_of("self")
}

/// Pins this thread, and those that it starts from now on, to the second core, if there is one.
///
/// # Errors
/// When the kernel refuses.
pub(crate) fn stay_off_the_servers_core() -> Result<()> {
    if cores()? > 1 {
        let mut second = CpuSet::new();
        second.set(1);
        sched_setaffinity(None, &second)?;
    }
    Ok(())
}

/// Does something on one core, such as starting a process.
fn on_core<T>(core: usize, work: impl FnOnce() -> T) -> Result<T> {
    let before = sched_getaffinity(None)?;
    let mut only = CpuSet::new();
    only.set(core);
    sched_setaffinity(None, &only)?;
    let result = work();
    sched_setaffinity(None, &before)?;
    Ok(result)
}

fn cores() -> Result<usize> {
    let text = fs::read_to_string("/proc/cpuinfo")?;
    Ok(text.lines().filter(|line| line.starts_with("processor")).count())
}

fn cpu_of(process: &str) -> Result<Duration> {
    let text = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The program's name is in brackets and may contain anything. Only numbers follow it.
    let (_, numbers) = text.rsplit_once(')').ok_or_else(|| Error::other("the kernel tells no time"))?;
    let ticks: u32 = numbers.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<u32>().ok()).sum();
    Ok(Duration::from_secs_f64(f64::from(ticks) / TICKS))
}
