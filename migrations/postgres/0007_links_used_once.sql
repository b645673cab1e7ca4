-- Who used a link to a seat up, and with which command: when that command comes again it is answered as before.
ALTER TABLE links ADD COLUMN used_by UUID REFERENCES players (id) ON DELETE CASCADE;
ALTER TABLE links ADD COLUMN used_with TEXT;

CREATE INDEX links_by_user ON links (used_by) WHERE used_by IS NOT NULL;
