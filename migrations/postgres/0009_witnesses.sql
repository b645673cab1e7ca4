-- Who has seen the deal of a match without playing in it, live or afterwards: they do not play it again.
CREATE TABLE witnesses (
    match_id  uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    player_id uuid NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    PRIMARY KEY (match_id, player_id)
);

CREATE INDEX witnesses_by_player ON witnesses (player_id, match_id);
