-- Further tokens of a player: of the devices that were let in by a link. A player who is forgotten has none that
-- counts.
CREATE TABLE device_tokens (
    token_hash BLOB PRIMARY KEY,
    player_id  TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    made_at    INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER))
) STRICT, WITHOUT ROWID;

CREATE INDEX device_tokens_by_player ON device_tokens (player_id);

-- What a player hands on by a link that holds once: the identity, to another device of theirs, or, with table and
-- match, the seat in that match, to somebody else.
CREATE TABLE links (
    secret_hash BLOB PRIMARY KEY,
    player_id   TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id    TEXT REFERENCES tables (id) ON DELETE CASCADE,
    match_id    TEXT,
    expires_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_by_player ON links (player_id);
CREATE INDEX links_by_table ON links (table_id) WHERE table_id IS NOT NULL;
