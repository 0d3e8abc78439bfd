ALTER TABLE users ADD COLUMN mail TEXT;
CREATE UNIQUE INDEX users_mail ON users (mail);

-- A link sent to an address: whoever opens it has the address.
CREATE TABLE links (
    hash TEXT PRIMARY KEY,
    mail TEXT NOT NULL,
    expires BIGINT NOT NULL
);
