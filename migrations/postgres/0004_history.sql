-- Who held which seat of an ended match, and how it went for them; bots have no row. `game`, `table_id` and
-- `ended_at` are the match's own: history is read by player or table without a look at the match.
-- `place` and `points` are empty where the match or the seat had no result. Only what `counts` is in
-- statistics and scoreboards: not what was abandoned, or played on by somebody else.
CREATE TABLE participants (
    match_id  UUID NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat      SMALLINT NOT NULL,
    table_id  UUID NOT NULL,
    player_id UUID NOT NULL REFERENCES players (id),
    game      TEXT NOT NULL,
    counts    BOOLEAN NOT NULL,
    place     SMALLINT,
    points    INTEGER,
    ended_at  TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (match_id, seat)
);

-- Ids of matches are in the order in which they began: they order lists, and a page goes on after one.
CREATE INDEX participants_by_player ON participants (player_id, match_id);
CREATE INDEX participants_by_player_and_game ON participants (player_id, game, match_id)
    INCLUDE (counts, place, points, ended_at);
CREATE INDEX participants_by_table ON participants (table_id, player_id, game) INCLUDE (counts, place);

DROP INDEX matches_by_table;
CREATE INDEX matches_by_table ON matches (table_id, id);
CREATE INDEX matches_by_table_and_game ON matches (table_id, game, id);
CREATE INDEX matches_by_end ON matches (ended_at);

-- Who left before the end of an old match is not known: everybody who began it is taken to have stayed.
INSERT INTO participants (match_id, seat, table_id, player_id, game, counts, place, points, ended_at)
SELECT matches.id, held.number - 1, matches.table_id, players.id, matches.game, matches.outcome IS NOT NULL,
    (matches.outcome -> 'places' ->> (held.number - 1)::int)::smallint,
    (matches.outcome -> 'points' ->> (held.number - 1)::int)::integer,
    matches.ended_at
FROM matches
CROSS JOIN LATERAL jsonb_array_elements(matches.seats) WITH ORDINALITY AS held (seat, number)
JOIN players ON players.id = (held.seat ->> 'player')::uuid
WHERE matches.ended_at IS NOT NULL;

-- A player who is forgotten stays as a number without name and token, so that their matches stay.
ALTER TABLE players
    ADD COLUMN seen_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    ADD COLUMN forgotten_at TIMESTAMPTZ,
    ADD COLUMN forgotten_everywhere BOOLEAN NOT NULL DEFAULT FALSE;

CREATE INDEX players_by_sight ON players (seen_at) WHERE forgotten_at IS NULL;
CREATE INDEX players_to_forget ON players (forgotten_at) WHERE forgotten_at IS NOT NULL AND NOT forgotten_everywhere;
CREATE INDEX tables_by_any_change ON tables (changed_at);
