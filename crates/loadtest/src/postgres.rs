//! A database of a measurement's own, on the server that `POTLUCK_TEST_POSTGRES` names.

use std::io::{Error, Result};

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use uuid::Uuid;

/// The database.
#[derive(Debug)]
pub(crate) struct Database {
    /// Its address.
    pub(crate) url: String,
    admin: String,
    name: String,
}

impl Database {
    /// Makes it; nothing if no server is named.
    ///
    /// # Errors
    /// When the server refuses.
    pub(crate) async fn make() -> Result<Option<Self>> {
        let Ok(admin) = std::env::var("POTLUCK_TEST_POSTGRES") else { return Ok(None) };
        let name = format!("potluck_load_{}", Uuid::new_v4().simple());
        execute(&admin, format!("CREATE DATABASE {name}")).await?;
        let (server, _) = admin.rsplit_once('/').ok_or_else(|| Error::other("the address names no database"))?;
        Ok(Some(Self { url: format!("{server}/{name}"), admin, name }))
    }

    /// Drops it.
    ///
    /// # Errors
    /// When the server refuses.
    pub(crate) async fn drop(self) -> Result<()> {
        execute(&self.admin, format!("DROP DATABASE {} WITH (FORCE)", self.name)).await
    }
}

async fn execute(server: &str, sql: String) -> Result<()> {
    let mut connection = PgConnection::connect(server).await.map_err(Error::other)?;
    sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.map_err(Error::other)?;
    Ok(())
}
