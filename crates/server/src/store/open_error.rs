//! Why a store does not open: what is wrong, where, and what to do about it.

use std::fmt::{self, Display, Formatter};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::error::DatabaseError;
use sqlx::migrate::{MigrateError, Migrator};
use thiserror::Error;

use super::StoreError;

/// Where a store is.
#[derive(Clone, Debug)]
pub enum Place {
    /// A file.
    File(PathBuf),
    /// A database of a Postgres server.
    Server {
        /// The host, or the folder of its socket.
        host: String,
        /// The port.
        port: u16,
        /// The database.
        database: String,
        /// As whom it is asked.
        user: String,
    },
}

impl Place {
    pub(super) fn server(options: &sqlx::postgres::PgConnectOptions) -> Self {
        let host = options.get_socket().map_or_else(|| options.get_host().into(), |socket| socket.to_string_lossy());
        let user = options.get_username().to_owned();
        let database = options.get_database().unwrap_or(&user).to_owned();
        Self::Server { host: host.into_owned(), port: options.get_port(), database, user }
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Server { host, port, database, user } => {
                write!(f, "PostgreSQL at {host}, port {port}, database {database}, user {user}")
            }
        }
    }
}

/// Why a store does not open: what, where, and what to do.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The address does not say `postgres` or `sqlite`.
    #[error("the database address has to begin with postgres:// or sqlite://; look at DATABASE_URL or --database-url")]
    UnknownKind,
    /// The address is not one. What is wrong with it may quote the password.
    #[error(
        "the database address cannot be read; look at DATABASE_URL or --database-url. A user or password with / ? # @ \
         : or % in it has to be percent-encoded there (/ is %2F), or leave both out of it and set PGUSER and PGPASSWORD"
    )]
    Address,
    /// The folder of the database file cannot be made.
    #[error(
        "the folder {0} cannot be made: {1}. Make it for the user that Potluck runs as, or name another with --data"
    )]
    Folder(PathBuf, io::Error),
    /// The database file, or one beside it, cannot be used.
    #[error("{0} cannot be opened: {1}. The user that Potluck runs as has to be able to read and write it")]
    File(PathBuf, io::Error),
    /// Another server has the file.
    #[error(
        "{path} belongs to a server that runs already (process {process}). Stop that one first, or give this one a \
         folder of its own with --data"
    )]
    InUse {
        /// The file.
        path: PathBuf,
        /// The number of the process, as it told it.
        process: String,
    },
    /// The address does not name a file.
    #[error(
        "sqlite:// has to be followed by the path of a file, and nothing else; look at DATABASE_URL or --database-url"
    )]
    NoFile,
    /// The file is something else, or broken.
    #[error(
        "{0} is not a database, or is damaged: {1}. Name another file with --data or --database-url, or put back a backup"
    )]
    NoDatabase(PathBuf, Box<sqlx::Error>),
    /// The database file does not open.
    #[error(
        "{0} cannot be used as a database: {1}. It has to be a file that the user that Potluck runs as can read and write"
    )]
    Unusable(PathBuf, Box<sqlx::Error>),
    /// The database does not let us in.
    #[error("{0} cannot be reached: {1}. Does it run there, and is DATABASE_URL or --database-url right?")]
    Unreachable(Place, Box<sqlx::Error>),
    /// Something between us and the server gives every statement another connection.
    #[error(
        "{0} is behind a pooler that forgets prepared statements, such as PgBouncer with pool_mode=transaction. Connect \
         to the server itself, set pool_mode=session, or use PgBouncer 1.21 or newer with max_prepared_statements above 0"
    )]
    Pooler(Place),
    /// The tables are of a later version.
    #[error(
        "{place} was used by a newer Potluck (its tables have version {found}, this program knows {known}). Start that \
         version or a later one, or put back a backup from before it"
    )]
    Newer {
        /// Where.
        place: Place,
        /// The version there.
        found: i64,
        /// The latest version known.
        known: i64,
    },
    /// The tables cannot be brought up to date.
    #[error("the tables of {0} cannot be brought up to date: {1}")]
    Migrate(Place, Box<MigrateError>),
    /// It opens, but does not take anything.
    #[error("{0} cannot be written to: {1}. Is there space left, and may the user that Potluck runs as write there?")]
    NoWrites(Place, Box<StoreError>),
}

impl OpenError {
    pub(super) fn opening(path: &Path, error: sqlx::Error) -> Self {
        match sqlite_code(&error) {
            // SQLITE_CORRUPT and SQLITE_NOTADB.
            Some(11 | 26) => Self::NoDatabase(path.to_owned(), error.into()),
            _ => Self::Unusable(path.to_owned(), error.into()),
        }
    }

    pub(super) fn migrating(place: Place, migrations: &Migrator, error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(found) => {
                let known = migrations.iter().map(|migration| migration.version).max().unwrap_or_default();
                Self::Newer { place, found, known }
            }
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)
                if takes_nothing(&place, &error) =>
            {
                Self::NoWrites(place, Box::new(error.into()))
            }
            error => Self::Migrate(place, error.into()),
        }
    }
}

/// Whether the database is full or may only be read, by the codes that it gives.
fn takes_nothing(place: &Place, error: &sqlx::Error) -> bool {
    match place {
        Place::File(_) => matches!(sqlite_code(error), Some(8 | 13)),
        Place::Server { .. } => {
            let code = error.as_database_error().and_then(DatabaseError::code);
            code.is_some_and(|code| ["25006", "53100"].contains(&&*code))
        }
    }
}

/// What SQLite says, without what an extended code adds above the lower byte.
fn sqlite_code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error().and_then(DatabaseError::code)?;
    code.parse().ok().map(|code: u32| code & 0xff)
}
