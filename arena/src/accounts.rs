//! Accounts: registration, passwords, tokens, deletion.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use unicode_security::skeleton;

use crate::db::{Change, Db, is_taken, now, row};
use crate::problem::{Problem, Result};
use crate::secret;

pub const ORGANISER: &str = "organiser";
pub const MEMBER: &str = "member";

pub const NAME: usize = 40;
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;
const TOKENS: i64 = 20;

#[derive(Clone, Debug)]
pub struct User {
    pub id: i64,
    pub name: String,
    pub role: String,
}

row! { User: id, name, role }

impl User {
    pub fn is_organiser(&self) -> bool {
        self.role == ORGANISER
    }
}

/// Returns a name as it is compared: `Ann`, ` ann` and names that look like them are one person.
pub fn folded(name: &str) -> String {
    let looks: String = skeleton(&one_spaced(name).to_lowercase()).collect();
    looks.replace('i', "l") // their capitals look alike
}

pub fn one_spaced(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

const FILLERS: [char; 4] = ['\u{115f}', '\u{1160}', '\u{3164}', '\u{ffa0}'];

pub fn check_name(name: &str) -> Result<String> {
    let name = one_spaced(name);
    let is_plain = |c: char| (c.is_alphanumeric() && !FILLERS.contains(&c)) || " -_.'".contains(c);
    match (1..=NAME).contains(&name.chars().count()) && name.chars().all(is_plain) {
        true => Ok(name),
        false => Err(Problem::bad(
            format!("a name has 1 to {NAME} letters, digits, spaces, and - _ . '"),
            format!("名称为 1 到 {NAME} 个字母、汉字、数字、空格或 - _ . '"),
        )),
    }
}

/// Hashes of passwords take memory and time: two at once are enough.
static HASHING: Semaphore = Semaphore::const_new(2);

/// Hash that no password has, for names that nobody has: both take equally long.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash(&secret::code()));

fn hash(password: &str) -> String {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.expect("the default parameters are valid").to_string()
}

async fn hashing<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let _turn = HASHING.acquire().await.expect("never closed");
    spawn_blocking(work).await.expect("hashing does not panic")
}

pub async fn new_hash(password: &str) -> Result<String> {
    if !PASSWORD.contains(&password.chars().count()) {
        return Err(Problem::bad("a password has 8 to 200 characters", "密码为 8 到 200 个字符"));
    }
    let password = password.to_string();
    Ok(hashing(move || hash(&password)).await)
}

/// Makes an account with the role that the invitation gives.
pub async fn register(db: &Db, code: &str, name: &str, password: &str) -> Result<User> {
    let password = new_hash(password).await?;
    let mut change = db.change().await?;
    let role: Option<(String,)> =
        sqlx::query_as("UPDATE invitations SET uses = uses - 1 WHERE code = $1 AND uses > 0 RETURNING role")
            .bind(code.trim().to_string())
            .fetch_optional(&mut *change)
            .await?;
    let (role,) = role.ok_or_else(|| {
        Problem::bad(
            "this invitation is unknown or used up; ask the organisers for another",
            "邀请码无效或已用完，请向组织者索取",
        )
    })?;
    let user = insert(&mut change, name, password, &role, None).await?;
    change.commit().await?;
    Ok(user)
}

pub async fn insert(
    change: &mut Change,
    name: &str,
    password: String,
    role: &str,
    mail: Option<String>,
) -> Result<User> {
    let name = check_name(name)?;
    let made = sqlx::query_as(
        "INSERT INTO users (name, folded, password, role, mail, created) VALUES ($1, $2, $3, $4, $5, $6) \
         RETURNING id, name, role",
    )
    .bind(name.clone())
    .bind(folded(&name))
    .bind(password)
    .bind(role.to_string())
    .bind(mail)
    .bind(now())
    .fetch_one(&mut **change)
    .await;
    made.map_err(taken)
}

/// Says of a person's or team's name that another has it.
pub fn taken(error: sqlx::Error) -> Problem {
    match is_taken(&error) {
        true => Problem::bad("this name is taken", "该名称已被使用"),
        false => error.into(),
    }
}

/// Returns the user if name and password fit. An unknown name takes as long as a wrong password.
pub async fn log_in(db: &Db, name: &str, password: &str) -> Result<User> {
    let found: Option<(i64, String)> =
        sqlx::query_as("SELECT id, password FROM users WHERE folded = $1 AND deleted IS NULL")
            .bind(folded(name))
            .fetch_optional(&db.pool)
            .await?;
    let password = password.to_string();
    let known = found.as_ref().map(|(_, hash)| hash.clone());
    let fits = hashing(move || {
        let hash = known.as_deref().unwrap_or(&NOBODY);
        let parsed = PasswordHash::new(hash).ok();
        parsed.is_some_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await;
    let user = match found.filter(|_| fits) {
        Some((id, _)) => by_id(db, id).await?,
        None => None,
    };
    user.ok_or_else(|| Problem::bad("name or password is wrong", "用户名或密码错误"))
}

pub async fn by_id(db: &Db, id: i64) -> Result<Option<User>> {
    let query = sqlx::query_as("SELECT id, name, role FROM users WHERE id = $1 AND deleted IS NULL");
    Ok(query.bind(id).fetch_optional(&db.pool).await?)
}

pub async fn by_name(db: &Db, name: &str) -> Result<User> {
    let query = sqlx::query_as("SELECT id, name, role FROM users WHERE folded = $1 AND deleted IS NULL");
    let found = query.bind(folded(name)).fetch_optional(&db.pool).await?;
    found.ok_or_else(|| Problem::bad("nobody has this name", "没有这个用户"))
}

/// An account in a list.
pub struct Listed {
    pub id: i64,
    pub name: String,
    pub role: String,
    pub teams: Option<String>,
    pub created: i64,
    /// Time of the newest entry in the log, such as a login.
    pub seen: Option<i64>,
}

row! { Listed: id, name, role, teams, created, seen }

/// Lists accounts whose name contains `part`, in the order of their making, after the one of this number.
pub async fn list(db: &Db, part: &str, after: i64, most: i64) -> Result<Vec<Listed>> {
    let query = sqlx::query_as(
        "SELECT users.id, users.name, role, users.created, seen, (SELECT string_agg(teams.name, ', ') FROM teams \
         JOIN members ON team_id = teams.id WHERE members.user_id = users.id) AS teams FROM users \
         LEFT JOIN (SELECT user_id, MAX(created) AS seen FROM audit GROUP BY user_id) AS last ON last.user_id = users.id \
         WHERE deleted IS NULL AND folded LIKE $1 AND users.id > $2 ORDER BY users.id LIMIT $3",
    );
    let query = query.bind(format!("%{}%", folded(part))).bind(after).bind(most);
    Ok(query.fetch_all(&db.pool).await?)
}

pub async fn set_role(db: &Db, user: i64, role: &str) -> Result<()> {
    let mut change = db.change().await?;
    let query = sqlx::query("UPDATE users SET role = $1 WHERE id = $2");
    query.bind(role.to_string()).bind(user).execute(&mut *change).await?;
    check_organisers(&mut change).await?;
    Ok(change.commit().await?)
}

/// Fails if nobody could organise after this change.
async fn check_organisers(change: &mut Change) -> Result<()> {
    let query = sqlx::query_scalar("SELECT COUNT(*) FROM users WHERE role = $1 AND deleted IS NULL");
    let left: i64 = query.bind(ORGANISER).fetch_one(&mut **change).await?;
    match left {
        0 => Err(Problem::bad("the last organiser stays", "必须保留至少一名组织者")),
        _ => Ok(()),
    }
}

/// Replaces the password and ends all sessions.
pub async fn change_password(db: &Db, user: &User, old: &str, new: &str) -> Result<()> {
    log_in(db, &user.name, old).await?;
    replace_password(db, user.id, new).await
}

/// Draws a new password, and ends all sessions.
pub async fn draw_password(db: &Db, user: i64) -> Result<String> {
    let password = secret::code();
    replace_password(db, user, &password).await?;
    Ok(password)
}

async fn replace_password(db: &Db, user: i64, password: &str) -> Result<()> {
    let hash = new_hash(password).await?;
    let mut change = db.change().await?;
    set_password(&mut change, user, hash).await?;
    Ok(change.commit().await?)
}

pub async fn set_password(change: &mut Change, user: i64, hash: String) -> Result<()> {
    sqlx::query("UPDATE users SET password = $1 WHERE id = $2").bind(hash).bind(user).execute(&mut **change).await?;
    Ok(end_sessions(change, user).await?)
}

async fn end_sessions(change: &mut Change, user: i64) -> sqlx::Result<()> {
    for table in ["DELETE FROM sessions WHERE user_id = $1", "DELETE FROM tokens WHERE user_id = $1"] {
        sqlx::query(table).bind(user).execute(&mut **change).await?;
    }
    Ok(())
}

/// Removes name, password, mail address, sessions, tokens and memberships. Bots stay with the team, and games stay on record.
pub async fn delete(db: &Db, user: &User, password: &str) -> Result<()> {
    log_in(db, &user.name, password).await?;
    let mut change = db.change().await?;
    sqlx::query("UPDATE users SET name = $1, folded = $2, password = '', mail = NULL, deleted = $3 WHERE id = $4")
        .bind(format!("deleted {}", user.id))
        .bind(format!("deleted\n{}", user.id)) // a name has one line
        .bind(now())
        .bind(user.id)
        .execute(&mut *change)
        .await?;
    check_organisers(&mut change).await?;
    end_sessions(&mut change, user.id).await?;
    sqlx::query("DELETE FROM members WHERE user_id = $1").bind(user.id).execute(&mut *change).await?;
    Ok(change.commit().await?)
}

/// Makes a token for programs. It is shown once; the database has its hash.
pub async fn new_token(db: &Db, user: i64, label: &str) -> Result<String> {
    let (there,): (i64,) =
        sqlx::query_as("SELECT COUNT(*) FROM tokens WHERE user_id = $1").bind(user).fetch_one(&db.pool).await?;
    if there >= TOKENS {
        return Err(Problem::bad("20 tokens are there already; remove one", "已有 20 个令牌，请先删除一个"));
    }
    let token = format!("turf_{}", secret::code());
    sqlx::query("INSERT INTO tokens (user_id, hash, label, created) VALUES ($1, $2, $3, $4)")
        .bind(user)
        .bind(secret::sha256(token.as_bytes()))
        .bind(label.chars().take(NAME).collect::<String>())
        .bind(now())
        .execute(&db.pool)
        .await?;
    Ok(token)
}

pub async fn tokens(db: &Db, user: i64) -> Result<Vec<(i64, String, i64)>> {
    let query = sqlx::query_as("SELECT id, label, created FROM tokens WHERE user_id = $1 ORDER BY id");
    Ok(query.bind(user).fetch_all(&db.pool).await?)
}

pub async fn remove_token(db: &Db, user: i64, token: i64) -> Result<()> {
    let query = sqlx::query("DELETE FROM tokens WHERE id = $1 AND user_id = $2");
    query.bind(token).bind(user).execute(&db.pool).await?;
    Ok(())
}

pub async fn by_token(db: &Db, token: &str) -> Result<Option<User>> {
    let query = sqlx::query_as(
        "SELECT users.id, users.name, users.role FROM users JOIN tokens ON tokens.user_id = users.id \
         WHERE tokens.hash = $1 AND users.deleted IS NULL",
    );
    let hash = secret::sha256(token.as_bytes());
    Ok(query.bind(hash).fetch_optional(&db.pool).await?)
}

pub async fn invite(db: &Db, role: &'static str, uses: i64) -> Result<String> {
    let code = secret::code();
    sqlx::query("INSERT INTO invitations (code, role, uses, created) VALUES ($1, $2, $3, $4)")
        .bind(code.clone())
        .bind(role)
        .bind(uses)
        .bind(now())
        .execute(&db.pool)
        .await?;
    Ok(code)
}

/// Returns code, role and remaining uses of the open invitations.
pub async fn invitations(db: &Db) -> Result<Vec<(String, String, i64)>> {
    let query = sqlx::query_as("SELECT code, role, uses FROM invitations WHERE uses > 0 ORDER BY created");
    Ok(query.fetch_all(&db.pool).await?)
}

/// Returns the invitation of the first organiser. `None` once there is one.
pub async fn first_invitation(db: &Db) -> Result<Option<String>> {
    let (organisers,): (i64,) = sqlx::query_as("SELECT COUNT(*) FROM users WHERE role = $1 AND deleted IS NULL")
        .bind(ORGANISER)
        .fetch_one(&db.pool)
        .await?;
    if organisers > 0 {
        return Ok(None);
    }
    let open: Option<(String,)> = sqlx::query_as("SELECT code FROM invitations WHERE role = $1 AND uses > 0")
        .bind(ORGANISER)
        .fetch_optional(&db.pool)
        .await?;
    Ok(Some(match open {
        Some((code,)) => code,
        None => invite(db, ORGANISER, 1).await?,
    }))
}

pub async fn note(db: &Db, user: Option<i64>, address: &str, what: &str) -> Result<()> {
    sqlx::query("INSERT INTO audit (user_id, address, what, created) VALUES ($1, $2, $3, $4)")
        .bind(user)
        .bind(address.to_string())
        .bind(what.to_string())
        .bind(now())
        .execute(&db.pool)
        .await?;
    Ok(())
}
