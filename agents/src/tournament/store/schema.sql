-- results.sqlite, schema version 1 (another one after any change to a table here, as files with other tables are refused). Everything a tournament is and was; replays lie beside it as files.
CREATE TABLE tournament (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  plan TEXT NOT NULL,                    -- JSON: game, format, seed, entrants, …
  created REAL NOT NULL,                 -- seconds since 1970, like all points in time here
  finished REAL
);
CREATE TABLE session (                   -- one row for each time the program ran
  id INTEGER PRIMARY KEY,
  started REAL NOT NULL,
  program TEXT NOT NULL,                 -- version of turf, which built-in bots are part of
  jobs INTEGER NOT NULL
);
CREATE TABLE bot (
  id INTEGER PRIMARY KEY,                -- 0, 1, 2, … as named on the command line
  name TEXT NOT NULL UNIQUE,
  spec TEXT NOT NULL,
  hash TEXT                              -- sha256:… of its file; NULL for built-in bots
);
CREATE TABLE reason (code TEXT PRIMARY KEY, type INTEGER NOT NULL);   -- the original's numbers for match_raw
INSERT INTO reason VALUES ('WAL', 0), ('TAP', 1), ('SID', 2), ('FAC', 3), ('CIT', 4), ('ERR', -1), ('OVT', -2), ('END', -3),
  -- games the original platform did not have
  ('score', 10), ('violate', 11), ('base', 20), ('both_bases', 21), ('turns', 22);
CREATE TABLE pairing (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  stage TEXT NOT NULL,
  first INTEGER NOT NULL REFERENCES bot,  -- moves first in the first half
  second INTEGER NOT NULL REFERENCES bot,
  seed TEXT NOT NULL,                     -- 64 bits without sign, as decimal digits
  started REAL NOT NULL,
  finished REAL,
  flag TEXT CHECK (flag IN ('FINISH', 'TIMEOUT'))
);
CREATE TABLE game (
  id INTEGER PRIMARY KEY,
  pairing INTEGER NOT NULL REFERENCES pairing,
  number INTEGER NOT NULL,                -- 0, 1, 2, … in its pairing
  setup INTEGER NOT NULL,                 -- games of a pairing with the same number here share their set-up
  first INTEGER NOT NULL REFERENCES bot,  -- moved first
  second INTEGER NOT NULL REFERENCES bot,
  winner INTEGER REFERENCES bot,          -- NULL: a draw
  reason TEXT NOT NULL,
  detail TEXT,                            -- why a bot lost without playing on
  turns INTEGER NOT NULL,
  score_first REAL NOT NULL,
  score_second REAL NOT NULL,
  seed_first TEXT NOT NULL,
  seed_second TEXT NOT NULL,
  think_first REAL NOT NULL,              -- seconds
  think_second REAL NOT NULL,
  times_first BLOB NOT NULL,              -- HdrHistogram V2 of microseconds per decision
  times_second BLOB NOT NULL,
  started REAL NOT NULL,
  seconds REAL NOT NULL,
  replay TEXT NOT NULL,                   -- file below the folder of this one
  UNIQUE (pairing, number)
);
-- The tables of the 2018 platform. winner: 0 = plr1, 1 = plr2, -1 = a draw; plr1 moved first.
CREATE VIEW match_raw (plr1, plr2, winner, type) AS
  SELECT a.name, b.name, CASE WHEN winner IS NULL THEN -1 WHEN winner = first THEN 0 ELSE 1 END, type
  FROM game JOIN bot a ON a.id = first JOIN bot b ON b.id = second LEFT JOIN reason ON code = game.reason
  ORDER BY game.id;
CREATE VIEW match_result (plr1, plr2, flag, win1, win2, tie) AS
  SELECT a.name, b.name,
    CASE WHEN max(p.flag = 'TIMEOUT') THEN 'TIMEOUT' ELSE 'FINISH' END,
    sum(coalesce(g.winner = a.id, 0)), sum(coalesce(g.winner = b.id, 0)), count(g.id) - count(g.winner)
  FROM pairing p
  JOIN bot a ON a.id = min(p.first, p.second) JOIN bot b ON b.id = max(p.first, p.second)
  LEFT JOIN game g ON g.pairing = p.id
  WHERE p.finished IS NOT NULL
  GROUP BY a.id, b.id;
