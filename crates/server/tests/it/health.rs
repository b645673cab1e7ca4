//! The command that containers ask.

use std::process::Command;

use crate::common::server::Server;

#[tokio::test]
async fn health_tells_a_server_that_is_ready_from_none() {
    let server = Server::start();
    let address = server.address.to_string();
    let ask = move |address: String| {
        Command::new(env!("CARGO_BIN_EXE_potluck")).args(["health", "--server", &address]).output()
    };
    let up = tokio::task::spawn_blocking({
        let address = address.clone();
        move || ask(address)
    });
    assert!(up.await.unwrap().unwrap().status.success());
    drop(server.stop().await);
    let down = tokio::task::spawn_blocking(move || ask(address)).await.unwrap().unwrap();
    assert!(!down.status.success());
}
