-- The latest messages of each table, later ones with larger ids. `message` is all of it, as JSON.
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    id       TEXT NOT NULL,
    player   TEXT NOT NULL,
    message  TEXT NOT NULL,
    PRIMARY KEY (table_id, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_by_player ON chat (player);

-- When each version was written: watchers who are some minutes behind see it so much later.
ALTER TABLE log ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
