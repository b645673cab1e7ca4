-- A log is kept in parts, each some versions of a match as a JSON list of {"at", "entry"}: when each was written, and
-- what the version is. `version` is the first of them.
CREATE TABLE log_parts (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    entries  TEXT NOT NULL,
    UNIQUE (match_id, version)
) STRICT;

INSERT INTO log_parts (match_id, version, entries)
SELECT match_id, 0, json_group_array(json_object('at', at, 'entry', json(entry)) ORDER BY version)
FROM log GROUP BY match_id;

DROP TABLE log;

-- The newest entries of all matches, in the order in which they were written: a commit of many matches ends in one page
-- of the file that way, and not in one for each. They become parts from time to time.
CREATE TABLE log_tail (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    entry    TEXT NOT NULL
) STRICT;

-- Whether an author still owns a table is asked with every write, and answered without a look at the table's row.
CREATE INDEX tables_by_epoch ON tables (id, epoch);
