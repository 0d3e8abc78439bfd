//! Sessions of tower-sessions in the database.

use async_trait::async_trait;
use tower_sessions::cookie::time::OffsetDateTime;
use tower_sessions::session::{Id, Record};
use tower_sessions::session_store::{Error, Result};
use tower_sessions::{ExpiredDeletion, SessionStore};

use crate::db::{Db, now};
use crate::secret;

pub const USER: &str = "user";

#[derive(Clone)]
pub struct Sessions(pub Db);

impl std::fmt::Debug for Sessions {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Sessions")
    }
}

/// Returns the key in the table: a thief of the database gets no session.
fn key(id: &Id) -> String {
    secret::sha256(id.to_string().as_bytes())
}

fn failed(error: sqlx::Error) -> Error {
    Error::Backend(error.to_string())
}

#[async_trait]
impl SessionStore for Sessions {
    async fn create(&self, record: &mut Record) -> Result<()> {
        self.save(record).await // 128 random bits do not collide
    }

    async fn save(&self, record: &Record) -> Result<()> {
        let data = serde_json::to_string(&record.data).map_err(|e| Error::Encode(e.to_string()))?;
        let user = record.data.get(USER).and_then(|user| user.as_i64());
        sqlx::query(
            "INSERT INTO sessions (id, user_id, data, expires) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO UPDATE SET user_id = excluded.user_id, data = excluded.data, expires = excluded.expires",
        )
        .bind(key(&record.id))
        .bind(user)
        .bind(data)
        .bind(record.expiry_date.unix_timestamp() * 1000)
        .execute(&self.0.pool)
        .await
        .map_err(failed)?;
        Ok(())
    }

    async fn load(&self, id: &Id) -> Result<Option<Record>> {
        let found: Option<(String, i64)> =
            sqlx::query_as("SELECT data, expires FROM sessions WHERE id = $1 AND expires > $2")
                .bind(key(id))
                .bind(now())
                .fetch_optional(&self.0.pool)
                .await
                .map_err(failed)?;
        let read = |(data, expires): (String, i64)| {
            Ok(Record {
                id: *id,
                data: serde_json::from_str(&data).map_err(|e| Error::Decode(e.to_string()))?,
                expiry_date: OffsetDateTime::from_unix_timestamp(expires / 1000)
                    .map_err(|e| Error::Decode(e.to_string()))?,
            })
        };
        found.map(read).transpose()
    }

    async fn delete(&self, id: &Id) -> Result<()> {
        let query = sqlx::query("DELETE FROM sessions WHERE id = $1").bind(key(id));
        query.execute(&self.0.pool).await.map(drop).map_err(failed)
    }
}

#[async_trait]
impl ExpiredDeletion for Sessions {
    async fn delete_expired(&self) -> Result<()> {
        let query = sqlx::query("DELETE FROM sessions WHERE expires <= $1").bind(now());
        query.execute(&self.0.pool).await.map(drop).map_err(failed)
    }
}
