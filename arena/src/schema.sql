-- One text for SQLite and PostgreSQL; {id} is the key that the database counts. Times are milliseconds since 1970. Truth
-- values are 0 and 1.

CREATE TABLE users (
    id {id},
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    role TEXT NOT NULL,
    created BIGINT NOT NULL,
    deleted BIGINT
);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    user_id BIGINT,
    data TEXT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE tokens (
    id {id},
    user_id BIGINT NOT NULL REFERENCES users (id),
    hash TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE invitations (
    code TEXT PRIMARY KEY,
    role TEXT NOT NULL,
    uses BIGINT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE contests (
    id {id},
    slug TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    game TEXT NOT NULL,
    settings TEXT NOT NULL,
    stage TEXT NOT NULL,
    deadline BIGINT,
    paused BIGINT NOT NULL,
    seed BIGINT NOT NULL,
    released BIGINT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE announcements (
    id {id},
    contest_id BIGINT NOT NULL REFERENCES contests (id),
    text TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE teams (
    id {id},
    contest_id BIGINT NOT NULL REFERENCES contests (id),
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    invitation TEXT NOT NULL UNIQUE,
    chosen BIGINT,
    entered BIGINT,
    seed_place BIGINT,
    disqualified TEXT,
    created BIGINT NOT NULL,
    UNIQUE (contest_id, folded)
);

CREATE TABLE members (
    contest_id BIGINT NOT NULL REFERENCES contests (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    team_id BIGINT NOT NULL REFERENCES teams (id),
    PRIMARY KEY (contest_id, user_id)
);

-- A version of a team's bot, or a built-in bot of the contest, which has no team.
CREATE TABLE versions (
    id {id},
    contest_id BIGINT NOT NULL REFERENCES contests (id),
    team_id BIGINT REFERENCES teams (id),
    builtin TEXT,
    number BIGINT NOT NULL,
    hash TEXT,
    bytes BIGINT NOT NULL,
    note TEXT NOT NULL,
    state TEXT NOT NULL,
    report TEXT,
    user_id BIGINT,
    created BIGINT NOT NULL,
    UNIQUE (team_id, number)
);

-- The queue: games between two versions on set-ups drawn from one seed.
CREATE TABLE matches (
    id {id},
    contest_id BIGINT NOT NULL REFERENCES contests (id),
    stage TEXT NOT NULL,
    kind TEXT NOT NULL,
    pairing TEXT,
    a BIGINT NOT NULL REFERENCES versions (id),
    b BIGINT REFERENCES versions (id),
    games BIGINT NOT NULL,
    seed BIGINT NOT NULL,
    settings TEXT NOT NULL,
    priority BIGINT NOT NULL,
    state TEXT NOT NULL,
    worker TEXT,
    lease BIGINT,
    tries BIGINT NOT NULL,
    error TEXT,
    user_id BIGINT,
    created BIGINT NOT NULL,
    ended BIGINT,
    UNIQUE (contest_id, pairing)
);
CREATE INDEX matches_waiting ON matches (state, priority, id);
CREATE INDEX matches_ended ON matches (contest_id, kind, state, ended);
CREATE INDEX matches_of_a ON matches (a);
CREATE INDEX matches_of_b ON matches (b);

-- `winner` and `first` are 0 for the match's a, 1 for its b.
CREATE TABLE games (
    id {id},
    match_id BIGINT NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL,
    first BIGINT NOT NULL,
    winner BIGINT,
    reason TEXT NOT NULL,
    turns BIGINT NOT NULL,
    score_a DOUBLE PRECISION NOT NULL,
    score_b DOUBLE PRECISION NOT NULL,
    think_a DOUBLE PRECISION NOT NULL,
    think_b DOUBLE PRECISION NOT NULL,
    replay TEXT NOT NULL,
    program TEXT NOT NULL,
    created BIGINT NOT NULL,
    UNIQUE (match_id, number)
);

-- A running game as far as it has been played, for viewers.
CREATE TABLE live (
    match_id BIGINT PRIMARY KEY,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    updated BIGINT NOT NULL
);

CREATE TABLE history (
    version_id BIGINT NOT NULL REFERENCES versions (id),
    stage TEXT NOT NULL,
    elo DOUBLE PRECISION NOT NULL,
    low DOUBLE PRECISION NOT NULL,
    high DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX history_of ON history (version_id, created);

CREATE TABLE workers (
    name TEXT PRIMARY KEY,
    threads BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE audit (
    id {id},
    user_id BIGINT,
    address TEXT NOT NULL,
    what TEXT NOT NULL,
    created BIGINT NOT NULL
);
