//! With `PgBouncer` between server and database: what works does, and what does not is refused at the start.

use server::store::{self, OpenError};

use crate::common::database::Database;
use crate::common::pooler::{Pooler, version};
use crate::common::server::Server;

/// A match is played to its end with this pooler in between.
async fn plays(database: &Database, settings: &str) {
    let pooler = Pooler::start(database, settings).await;
    let server = Server::with(&["--database-url", &pooler.url]);
    let mut ann = server.guest("Ann").await;
    ann.makes_table("Kitchen", false).await;
    ann.sits().await;
    ann.does("bot_add", serde_json::json!({})).await;
    ann.does("match_start", serde_json::json!({})).await;
    ann.plays_to_the_end().await;
    drop(server.stop().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pooler_that_forgets_statements_is_refused_and_any_other_is_used() {
    let Some(version) = version().await else {
        eprintln!("there is no PgBouncer here to try: apt-get install pgbouncer");
        return;
    };
    let database = Database::make().await;
    let keeps = version >= (1, 21);
    let forgets = if keeps { "max_prepared_statements = 0" } else { "" };
    let pooler = Pooler::start(&database, &format!("pool_mode = transaction\n{forgets}")).await;
    for parameter in ["", "?statement-cache-capacity=0"] {
        // Again and again: nothing that is left in the pooler changes it.
        for _ in 0..3 {
            match store::open(&format!("{}{parameter}", pooler.url)).await {
                Err(error @ OpenError::Pooler(_)) => assert!(error.to_string().contains("pool_mode=session")),
                other => panic!("{:?}", other.err()),
            }
        }
    }
    drop(pooler);
    plays(&database, "pool_mode = session").await;
    if keeps {
        plays(&database, "pool_mode = transaction\nmax_prepared_statements = 100").await;
    }
    database.drop().await;
}
