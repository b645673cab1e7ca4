CREATE TABLE players (
    id         UUID PRIMARY KEY,
    token_hash BYTEA NOT NULL UNIQUE,
    name       TEXT NOT NULL,
    avatar     TEXT NOT NULL,
    made_at    TIMESTAMPTZ NOT NULL DEFAULT now()
);

-- `room` is the lasting state of a table as JSON; the other columns are what is asked for across tables.
-- `epoch` goes up with each owner: a write that names an older one is refused.
CREATE TABLE tables (
    id         UUID PRIMARY KEY,
    epoch      BIGINT NOT NULL DEFAULT 0,
    made_by    UUID NOT NULL REFERENCES players (id),
    public     BOOLEAN NOT NULL,
    used       BOOLEAN NOT NULL DEFAULT FALSE,
    room       JSONB NOT NULL,
    made_at    TIMESTAMPTZ NOT NULL DEFAULT now(),
    changed_at TIMESTAMPTZ NOT NULL DEFAULT now()
);

CREATE INDEX tables_by_maker ON tables (made_by, made_at);
CREATE INDEX tables_by_change ON tables (changed_at) WHERE public;
CREATE INDEX tables_unused ON tables (changed_at) WHERE NOT used;

CREATE TABLE matches (
    id         UUID PRIMARY KEY,
    table_id   UUID NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game       TEXT NOT NULL,
    edition    TEXT NOT NULL,
    options    JSONB NOT NULL,
    seats      JSONB NOT NULL,
    seed       BYTEA NOT NULL,
    began_at   TIMESTAMPTZ NOT NULL DEFAULT now(),
    ended_at   TIMESTAMPTZ,
    outcome    JSONB
);

CREATE INDEX matches_by_table ON matches (table_id, began_at);

-- One entry per version of a match: with the match's row, all that it is. The entry's text is kept as it is.
CREATE TABLE log (
    match_id UUID NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    version  BIGINT NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (match_id, version)
);
