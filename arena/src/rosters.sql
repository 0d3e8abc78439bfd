-- Who leads a team, what a contest asks its members for, and news by visit and by address.

ALTER TABLE teams ADD COLUMN captain BIGINT;
ALTER TABLE members ADD COLUMN identity TEXT;
ALTER TABLE members ADD COLUMN visited BIGINT;
ALTER TABLE members ADD COLUMN since BIGINT;
ALTER TABLE games ADD COLUMN slowest_a DOUBLE PRECISION;
ALTER TABLE games ADD COLUMN slowest_b DOUBLE PRECISION;

CREATE TABLE stages (
    id {id},
    contest_id BIGINT NOT NULL REFERENCES contests (id),
    stage TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE webhooks (
    contest_id BIGINT PRIMARY KEY REFERENCES contests (id),
    url TEXT NOT NULL,
    lang TEXT NOT NULL,
    sent BIGINT NOT NULL
);
