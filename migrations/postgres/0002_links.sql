-- Further tokens of a player: of the devices that were let in by a link. A player who is forgotten has none that
-- counts.
CREATE TABLE device_tokens (
    token_hash BYTEA PRIMARY KEY,
    player_id  UUID NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    made_at    TIMESTAMPTZ NOT NULL DEFAULT now()
);

CREATE INDEX device_tokens_by_player ON device_tokens (player_id);

-- What a player hands on by a link that holds once: the identity, to another device of theirs, or, with table and
-- match, the seat in that match, to somebody else.
CREATE TABLE links (
    secret_hash BYTEA PRIMARY KEY,
    player_id   UUID NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id    UUID REFERENCES tables (id) ON DELETE CASCADE,
    match_id    UUID,
    expires_at  TIMESTAMPTZ NOT NULL
);

CREATE INDEX links_by_player ON links (player_id);
CREATE INDEX links_by_table ON links (table_id) WHERE table_id IS NOT NULL;
