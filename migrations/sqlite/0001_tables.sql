CREATE TABLE players (
    id         TEXT PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE,
    name       TEXT NOT NULL,
    avatar     TEXT NOT NULL,
    made_at    INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER))
) STRICT;

-- `room` is the lasting state of a table as JSON; the other columns are what is asked for across tables.
-- `epoch` goes up with each owner: a write that names an older one is refused.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    epoch      INTEGER NOT NULL DEFAULT 0,
    made_by    TEXT NOT NULL REFERENCES players (id),
    public     INTEGER NOT NULL,
    used       INTEGER NOT NULL DEFAULT 0,
    room       TEXT NOT NULL,
    made_at    INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)),
    changed_at INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER))
) STRICT;

CREATE INDEX tables_by_maker ON tables (made_by, made_at);
CREATE INDEX tables_by_change ON tables (changed_at) WHERE public;
CREATE INDEX tables_unused ON tables (changed_at) WHERE NOT used;

CREATE TABLE matches (
    id         TEXT PRIMARY KEY,
    table_id   TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game       TEXT NOT NULL,
    edition    TEXT NOT NULL,
    options    TEXT NOT NULL,
    seats      TEXT NOT NULL,
    seed       BLOB NOT NULL,
    began_at   INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER)),
    ended_at   INTEGER,
    outcome    TEXT
) STRICT;

CREATE INDEX matches_by_table ON matches (table_id, began_at);

-- One entry per version of a match: with the match's row, all that it is.
CREATE TABLE log (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (match_id, version)
) STRICT, WITHOUT ROWID;
