-- What the seed of a match was made from: the server's own entropy, and what the clients of its seats contributed,
-- as a JSON list in the order of the seats. A match from before this has neither.
ALTER TABLE matches ADD COLUMN entropy BYTEA;
ALTER TABLE matches ADD COLUMN contributions JSONB NOT NULL DEFAULT '[]';

-- The match that this one was made from: with a version it is practice that goes on from there and counts for
-- nobody, without one it plays the same deal again.
ALTER TABLE matches ADD COLUMN origin UUID;
ALTER TABLE matches ADD COLUMN origin_version BIGINT;
