-- What is written to find out whether anything can be: one row, which says nothing.
CREATE TABLE trials (
    number smallint PRIMARY KEY,
    at     timestamptz NOT NULL
);
