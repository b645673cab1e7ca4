//! Databases on a real Postgres.

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use uuid::Uuid;

/// A database of a test's own, on the server that `POTLUCK_TEST_POSTGRES` names.
pub(crate) struct Database {
    pub(crate) url: String,
    admin: String,
    name: String,
}

impl Database {
    pub(crate) async fn make() -> Self {
        let admin = std::env::var("POTLUCK_TEST_POSTGRES").expect(
            "POTLUCK_TEST_POSTGRES names a Postgres server to test with, as in postgres://postgres@127.0.0.1:5432/postgres",
        );
        let name = format!("potluck_test_{}", Uuid::new_v4().simple());
        let mut connection = PgConnection::connect(&admin).await.unwrap();
        sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await.unwrap();
        let (server, _) = admin.rsplit_once('/').unwrap();
        let url = format!("{server}/{name}");
        Self { url, admin, name }
    }

    pub(crate) async fn drop(self) {
        let mut connection = PgConnection::connect(&self.admin).await.unwrap();
        let sql = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    }
}
