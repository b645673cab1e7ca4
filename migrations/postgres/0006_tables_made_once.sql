-- The command that made a table: one that comes again, however much later, makes no second one.
ALTER TABLE tables ADD COLUMN made_with TEXT;

CREATE UNIQUE INDEX tables_by_command ON tables (made_by, made_with);
