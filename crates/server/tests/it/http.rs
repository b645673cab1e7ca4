//! Pages, health and matches over HTTP.

use serde_json::json;

use crate::common::server::{Server, request};

/// A server whose web folder holds a built client.
fn with_client() -> Server {
    let server = Server::start();
    let web = server.folder.path();
    std::fs::create_dir_all(web.join("assets")).unwrap();
    std::fs::write(web.join("index.html"), "<!doctype html><title>Potluck</title>").unwrap();
    std::fs::write(web.join("assets/index-1a2b3c.js"), "console.log('hello')").unwrap();
    std::fs::write(web.join("icon.svg"), "<svg/>").unwrap();
    server
}

#[tokio::test(flavor = "multi_thread")]
async fn the_client_is_served_with_headers_that_keep_it_safe() {
    let server = with_client();
    for path in ["/", "/index.html", "/table/0192f0c1-0000-7000-8000-000000000000", "/rules/hungry-monkey"] {
        let page = server.get(path).await;
        assert_eq!((page.status, page.body.contains("Potluck")), (200, true), "{path}");
        for header in [
            "content-type: text/html",
            "cache-control: no-cache",
            "content-security-policy: default-src 'self';",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
        ] {
            assert!(page.headers.contains(header), "{path} lacks {header}: {}", page.headers);
        }
        assert!(!page.headers.contains("unsafe-inline"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_answered_is_taken_for_what_it_is_not() {
    let server = with_client();
    for path in ["/", "/icon.svg", "/assets/none.js", "/api/nonsense", "/api/me/data", "/metrics", "/readyz", "/ws"] {
        let page = server.get(path).await;
        assert!(page.headers.contains("x-content-type-options: nosniff"), "{path}: {}", page.headers);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn files_named_after_their_content_are_kept_for_ever() {
    let server = with_client();
    let asset = server.get("/assets/index-1a2b3c.js").await;
    assert_eq!((asset.status, asset.body.as_str()), (200, "console.log('hello')"));
    assert!(asset.headers.contains("cache-control: public, max-age=31536000, immutable"), "{}", asset.headers);
    let icon = server.get("/icon.svg").await;
    assert!(icon.headers.contains("cache-control: no-cache") && icon.status == 200);
    let missing = server.get("/assets/index-old.js").await;
    assert_eq!(missing.status, 404, "an old page must not take the index for its script");
    assert!(!missing.headers.contains("immutable"), "{}", missing.headers);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_outside_the_folder_is_served() {
    let server = with_client();
    for path in ["/../Cargo.toml", "/..%2f..%2fetc/passwd", "/assets/..%2f..%2f..%2f..%2fetc/passwd", "//etc/passwd"] {
        let page = server.get(path).await;
        assert!(page.status == 404 || page.body.contains("Potluck"), "{path}: {}", page.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_endless_path_is_refused_and_is_no_failure_of_the_server() {
    let server = with_client();
    for folder in ["/", "/t/", "/assets/", "/api/matches/"] {
        let page = server.get(&format!("{folder}{}", "a".repeat(300))).await;
        assert_eq!(page.status, 414, "{folder}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn health_tells_whether_the_process_is_up_and_able() {
    let server = Server::start();
    assert_eq!(server.get("/healthz").await.status, 200);
    assert_eq!(server.get("/readyz").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_is_not_found() {
    let server = with_client();
    for path in [
        "/api/matches/0192f0c1-0000-7000-8000-000000000000",
        "/api/matches/nonsense",
        "/api/tables/nonsense/matches",
        "/api/nonsense",
    ] {
        let page = server.get(path).await;
        assert_eq!((page.status, page.json()["text"].as_str()), (404, Some("There is nothing here.")), "{path}");
    }
    let none = server.get("/api/tables/0192f0c1-0000-7000-8000-000000000000/matches").await;
    assert_eq!((none.status, none.body.as_str()), (200, r#"{"matches":[],"next":null}"#));
    let post = format!("POST /healthz HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address);
    assert_eq!(request(server.address, &post).await.status, 405);
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_sums_and_name_no_table_and_no_player() {
    let server = Server::start();
    let count = async |name: &str| -> u64 {
        let page = server.get("/metrics").await;
        assert!(page.status == 200 && page.headers.contains("text/plain"), "{}", page.headers);
        let line = page.body.lines().find_map(|line| line.strip_prefix(&format!("potluck_{name} "))).unwrap();
        line.parse().unwrap()
    };
    assert_eq!((count("tables").await, count("sockets").await, count("moves_total").await), (0, 0, 0));
    let mut ann = server.guest("Ann").await;
    let table = ann.makes_table("Kitchen", true).await;
    ann.sits().await;
    ann.does("bot_add", json!({})).await;
    ann.does("match_start", json!({})).await;
    let first = ann.wait("update").await;
    ann.plays(&first).await;
    while count("moves_total").await == 0 {}
    assert_eq!((count("tables").await, count("sockets").await), (1, 1));
    let moves = count("moves_total").await;
    assert!(moves > 0 && count("changes_total").await > moves && count("commits_total").await > 0);
    let all = server.get("/metrics").await.body;
    assert!(!all.contains(&table) && !all.contains(&ann.player) && !all.contains("Kitchen"), "{all}");
}
