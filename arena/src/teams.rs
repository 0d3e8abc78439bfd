//! Teams of a contest, and who is in them.

use std::collections::BTreeMap;

use axum::http::StatusCode;

use crate::accounts::{check_name, folded, one_spaced, taken};
use crate::contests::{Contest, Stage};
use crate::db::{Change, Db, is_taken, now, row};
use crate::problem::{Problem, Result};
use crate::secret;

#[derive(Clone, Debug)]
pub struct Team {
    pub id: i64,
    pub contest_id: i64,
    pub name: String,
    pub invitation: String,
    /// Person who made the team.
    pub captain: Option<i64>,
    pub chosen: Option<i64>,
    /// Version that plays from the freeze on.
    pub entered: Option<i64>,
    /// Place in the ladder when the final stage began, from 0.
    pub seed_place: Option<i64>,
    pub disqualified: Option<String>,
}

row! { Team: id, contest_id, name, invitation, captain, chosen, entered, seed_place, disqualified }

#[derive(Clone, Debug)]
pub struct Member {
    pub id: i64,
    pub name: String,
    /// Answer to [`Settings::ask`](crate::contests::Settings::ask), for its owner and organisers.
    pub identity: Option<String>,
}

row! { Member: id, name, identity }

impl Team {
    /// Returns who made the team, or its first member once that person has left.
    pub fn captain(&self, members: &[Member]) -> Option<i64> {
        let is_there = |id: &i64| members.iter().any(|member| member.id == *id);
        self.captain.filter(is_there).or(members.first().map(|member| member.id))
    }
}

pub async fn by_id(db: &Db, id: i64) -> Result<Team> {
    let query = sqlx::query_as("SELECT * FROM teams WHERE id = $1").bind(id);
    query.fetch_optional(&db.pool).await?.ok_or_else(Problem::not_found)
}

pub async fn by_invitation(db: &Db, code: &str) -> Result<Team> {
    let query = sqlx::query_as("SELECT * FROM teams WHERE invitation = $1").bind(code.to_string());
    query.fetch_optional(&db.pool).await?.ok_or_else(Problem::not_found)
}

pub async fn all(db: &Db, contest: i64) -> Result<Vec<Team>> {
    let query = sqlx::query_as("SELECT * FROM teams WHERE contest_id = $1 ORDER BY id").bind(contest);
    Ok(query.fetch_all(&db.pool).await?)
}

pub async fn of_user(db: &Db, contest: i64, user: i64) -> Result<Option<Team>> {
    let query = sqlx::query_as(
        "SELECT * FROM teams WHERE id = (SELECT team_id FROM members WHERE contest_id = $1 AND user_id = $2)",
    );
    Ok(query.bind(contest).bind(user).fetch_optional(&db.pool).await?)
}

/// Returns the number of teams by contest.
pub async fn counts(db: &Db) -> Result<BTreeMap<i64, i64>> {
    let query = sqlx::query_as("SELECT contest_id, COUNT(*) FROM teams GROUP BY contest_id");
    Ok(query.fetch_all(&db.pool).await?.into_iter().collect())
}

/// Returns a person's teams in all contests.
pub async fn all_of_user(db: &Db, user: i64) -> Result<Vec<i64>> {
    Ok(sqlx::query_scalar("SELECT team_id FROM members WHERE user_id = $1").bind(user).fetch_all(&db.pool).await?)
}

/// Returns a person's team, or an error that asks for one.
pub async fn own(db: &Db, contest: &Contest, user: i64) -> Result<Team> {
    let missing = || Problem::new(StatusCode::CONFLICT, "make or join a team first", "请先创建或加入队伍");
    of_user(db, contest.id, user).await?.ok_or_else(missing)
}

pub async fn members(db: &Db, team: i64) -> Result<Vec<Member>> {
    let query = sqlx::query_as(
        "SELECT users.id, users.name, identity FROM users JOIN members ON members.user_id = users.id \
         WHERE members.team_id = $1 ORDER BY users.id",
    );
    Ok(query.bind(team).fetch_all(&db.pool).await?)
}

fn closed() -> Problem {
    Problem::bad("the deadline has passed; teams and files are frozen", "已过截止时间，队伍与代码文件已冻结")
}

/// Fails after the warm-up.
pub fn open(contest: &Contest) -> Result<()> {
    match contest.stage {
        Stage::Warmup => Ok(()),
        _ => Err(closed()),
    }
}

/// Locks a team until the change ends. Fails after the warm-up: the stage may be another than when the request came.
pub async fn lock(change: &mut Change, team: i64) -> Result<()> {
    let locked = sqlx::query(
        "UPDATE teams SET chosen = chosen WHERE id = $1 AND contest_id IN ( \
         SELECT id FROM contests WHERE stage = 'warmup' AND (deadline IS NULL OR deadline > $2))",
    )
    .bind(team)
    .bind(now())
    .execute(&mut **change)
    .await?;
    match locked.rows_affected() {
        0 => Err(closed()),
        _ => Ok(()),
    }
}

/// Checks an answer to what the contest asks its members for. `None` if it asks for nothing.
fn identity(contest: &Contest, given: &str) -> Result<Option<String>> {
    let (ask, given) = (&contest.settings.ask, one_spaced(given));
    match given.chars().count() {
        _ if ask.is_empty() => Ok(None),
        1..=60 => Ok(Some(given)),
        _ => Err(Problem::bad(format!("{ask}: 1 to 60 characters"), format!("{ask}：1 到 60 个字符"))),
    }
}

async fn enter(change: &mut Change, team: (i64, i64), user: i64, identity: Option<String>) -> Result<()> {
    let (contest, team) = team;
    let made = sqlx::query("INSERT INTO members (contest_id, user_id, team_id, identity) VALUES ($1, $2, $3, $4)")
        .bind(contest)
        .bind(user)
        .bind(team)
        .bind(identity)
        .execute(&mut **change)
        .await;
    match made {
        Err(error) if is_taken(&error) => {
            Err(Problem::bad("already in a team of this contest", "已在本次比赛的一个队伍里"))
        }
        made => Ok(made.map(drop)?),
    }
}

pub async fn create(db: &Db, contest: &Contest, user: i64, name: &str, answer: &str) -> Result<Team> {
    open(contest)?;
    let (name, identity) = (check_name(name)?, identity(contest, answer)?);
    let mut change = db.change().await?;
    let made = sqlx::query_as::<_, (i64,)>(
        "INSERT INTO teams (contest_id, name, folded, invitation, captain, created) VALUES ($1, $2, $3, $4, $5, $6) \
         RETURNING id",
    )
    .bind(contest.id)
    .bind(name.clone())
    .bind(folded(&name))
    .bind(secret::code())
    .bind(user)
    .bind(now())
    .fetch_one(&mut *change)
    .await;
    let (team,) = made.map_err(taken)?;
    enter(&mut change, (contest.id, team), user, identity).await?;
    change.commit().await?;
    by_id(db, team).await
}

pub async fn join(db: &Db, contest: &Contest, user: i64, team: &Team, answer: &str) -> Result<()> {
    let identity = identity(contest, answer)?;
    let mut change = db.change().await?;
    lock(&mut change, team.id).await?;
    let (there,): (i64,) =
        sqlx::query_as("SELECT COUNT(*) FROM members WHERE team_id = $1").bind(team.id).fetch_one(&mut *change).await?;
    if there >= contest.settings.team_size {
        return Err(Problem::bad("this team is full", "该队伍已满"));
    }
    enter(&mut change, (contest.id, team.id), user, identity).await?;
    Ok(change.commit().await?)
}

/// Puts a person into a team at any time, and if it is full, too.
pub async fn place(db: &Db, team: &Team, user: i64) -> Result<()> {
    let mut change = db.change().await?;
    enter(&mut change, (team.contest_id, team.id), user, None).await?;
    Ok(change.commit().await?)
}

/// Changes a member's answer to what the contest asks for.
pub async fn identify(db: &Db, contest: &Contest, user: i64, answer: &str) -> Result<()> {
    let query = sqlx::query("UPDATE members SET identity = $1 WHERE contest_id = $2 AND user_id = $3");
    query.bind(identity(contest, answer)?).bind(contest.id).bind(user).execute(&db.pool).await?;
    Ok(())
}

/// Renames a team; `late` if after the warm-up, too.
pub async fn rename(db: &Db, team: i64, name: &str, late: bool) -> Result<()> {
    let name = check_name(name)?;
    let mut change = db.change().await?;
    if !late {
        lock(&mut change, team).await?;
    }
    let query = sqlx::query("UPDATE teams SET name = $1, folded = $2 WHERE id = $3");
    query.bind(name.clone()).bind(folded(&name)).bind(team).execute(&mut *change).await.map_err(taken)?;
    Ok(change.commit().await?)
}

/// Takes a person out of a team, whose invitation is another from then on; `late` if after the warm-up, too. A team that
/// nobody is in and that has handed nothing in is removed.
pub async fn remove(db: &Db, team: &Team, user: i64, late: bool) -> Result<()> {
    let mut change = db.change().await?;
    if !late {
        lock(&mut change, team.id).await?;
    }
    let removed = sqlx::query("DELETE FROM members WHERE team_id = $1 AND user_id = $2");
    let removed = removed.bind(team.id).bind(user).execute(&mut *change).await?;
    if removed.rows_affected() == 0 {
        return Err(Problem::not_found());
    }
    let renewed = sqlx::query("UPDATE teams SET invitation = $1 WHERE id = $2");
    renewed.bind(secret::code()).bind(team.id).execute(&mut *change).await?;
    sqlx::query(
        "DELETE FROM teams WHERE id = $1 AND id NOT IN (SELECT team_id FROM members) \
         AND id NOT IN (SELECT team_id FROM versions WHERE team_id IS NOT NULL)",
    )
    .bind(team.id)
    .execute(&mut *change)
    .await?;
    Ok(change.commit().await?)
}

/// Takes a team out of the contest with a reason that everybody reads, or back in without one.
pub async fn disqualify(db: &Db, team: i64, reason: Option<String>) -> Result<()> {
    let mut change = db.change().await?;
    sqlx::query("UPDATE teams SET disqualified = $1 WHERE id = $2")
        .bind(reason.clone())
        .bind(team)
        .execute(&mut *change)
        .await?;
    if reason.is_some() {
        sqlx::query(
            "UPDATE matches SET state = 'dropped' WHERE state = 'waiting' \
             AND (a IN (SELECT id FROM versions WHERE team_id = $1) OR b IN (SELECT id FROM versions WHERE team_id = $1))",
        )
        .bind(team)
        .execute(&mut *change)
        .await?;
    }
    Ok(change.commit().await?)
}
