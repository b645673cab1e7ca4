-- What is written to find out whether anything can be: one row, which says nothing.
CREATE TABLE trials (
    number INTEGER PRIMARY KEY,
    bytes  BLOB NOT NULL
) STRICT;
