//! Versions of the teams' bots, and the built-in bots of a contest.

use turf_agents::tournament::plan::Entrant;

use crate::accounts::User;
use crate::blobs::Blobs;
use crate::contests::Contest;
use crate::db::{Change, Db, now, row};
use crate::matches::{self, Kind};
use crate::problem::{Problem, Result};
use crate::teams::{self, Team};

pub const MAX_BYTES: usize = 1 << 20;
/// Uploads of a team, and of a person in all teams, in an hour.
const PER_HOUR: i64 = 30;
const NOTE: usize = 200;
pub const FAILED: &str = "failed";

/// States: `waiting` for its check, `refused` by it, `ready`; `failed`: a fault of the machine kept it from its check.
#[derive(Clone, Debug)]
pub struct Version {
    pub id: i64,
    pub contest_id: i64,
    /// `None` for a built-in bot.
    pub team_id: Option<i64>,
    pub builtin: Option<String>,
    /// Number among the team's versions, from 1.
    pub number: i64,
    /// Hash of the file, see [`Blobs`].
    pub hash: Option<String>,
    pub bytes: i64,
    pub note: String,
    pub state: String,
    /// [`turf_agents::contest::report::Report`] as JSON, for the team only.
    pub report: Option<String>,
    pub created: i64,
    pub team: Option<String>,
}

row! { Version: id, contest_id, team_id, builtin, number, hash, bytes, note, state, report, created, team }

impl Version {
    /// Returns the name in tables: `team #3`, or the built-in bot's.
    pub fn name(&self) -> String {
        match (&self.team, &self.builtin) {
            (Some(team), _) => format!("{team} #{}", self.number),
            (None, Some(bot)) => bot.clone(),
            (None, None) => format!("#{}", self.id),
        }
    }

    pub fn is_ready(&self) -> bool {
        self.state == "ready"
    }

    /// Returns the bot as a player, whose file it fetches.
    pub async fn entrant(&self, blobs: &Blobs) -> anyhow::Result<Entrant> {
        let spec = match (&self.hash, &self.builtin) {
            (Some(hash), _) => format!("python:{}", blobs.bot(hash).await?.display()),
            (None, builtin) => builtin.clone().unwrap_or_default(),
        };
        Ok(Entrant { name: self.name(), spec, hash: self.hash.as_ref().map(|hash| format!("sha256:{hash}")) })
    }
}

fn select(report: &'static str, condition: &'static str) -> sqlx::AssertSqlSafe<String> {
    sqlx::AssertSqlSafe(format!(
        "SELECT versions.id, versions.contest_id, team_id, builtin, number, hash, bytes, note, state, {report} AS report, \
         versions.created, teams.name AS team FROM versions LEFT JOIN teams ON teams.id = versions.team_id {condition}"
    ))
}

pub async fn by_id(db: &Db, id: i64) -> Result<Version> {
    let query = sqlx::query_as(select("report", "WHERE versions.id = $1")).bind(id);
    query.fetch_optional(&db.pool).await?.ok_or_else(Problem::not_found)
}

pub async fn of_team(db: &Db, team: i64) -> Result<Vec<Version>> {
    let query = sqlx::query_as(select("report", "WHERE team_id = $1 ORDER BY number DESC")).bind(team);
    Ok(query.fetch_all(&db.pool).await?)
}

pub async fn all(db: &Db, contest: i64) -> Result<Vec<Version>> {
    let query = sqlx::query_as(select("CAST(NULL AS TEXT)", "WHERE versions.contest_id = $1 ORDER BY versions.id"))
        .bind(contest);
    Ok(query.fetch_all(&db.pool).await?)
}

/// Keeps a file as the team's next version and orders its check.
pub async fn upload(
    db: &Db,
    blobs: &Blobs,
    contest: &Contest,
    team: &Team,
    user: &User,
    bytes: Vec<u8>,
    note: &str,
) -> Result<Version> {
    teams::open(contest)?;
    if let Some(why) = &team.disqualified {
        return Err(Problem::bad(format!("your team is out: {why}"), format!("你的队伍已被取消资格：{why}")));
    }
    if bytes.is_empty() {
        return Err(Problem::bad(
            "the file is empty: save the bot into it, then hand it in again",
            "文件是空的：请保存代码后重新提交",
        ));
    }
    if bytes.len() > MAX_BYTES {
        return Err(Problem::bad("a bot file has at most 1 MB", "代码文件最大 1 MB"));
    }
    let size = bytes.len() as i64;
    let mut change = db.change().await?;
    teams::lock(&mut change, team.id).await?;
    let (last, recent, failed): (i64, i64, i64) = sqlx::query_as(
        "SELECT COALESCE(MAX(CASE WHEN team_id = $1 THEN number END), 0), \
         COALESCE(SUM(CASE WHEN created > $2 THEN 1 ELSE 0 END), 0), \
         COALESCE(SUM(CASE WHEN created > $2 AND (state NOT IN ('ready', 'failed') OR report LIKE '%\"reason\":\"OVT\"%') \
         THEN 1 ELSE 0 END), 0) \
         FROM versions WHERE team_id = $1 OR user_id = $3",
    )
    .bind(team.id)
    .bind(now() - 3_600_000)
    .bind(user.id)
    .fetch_one(&mut *change)
    .await?;
    if recent >= PER_HOUR {
        return Err(Problem::new(
            axum::http::StatusCode::TOO_MANY_REQUESTS,
            "a team uploads 30 files an hour at most; wait a little",
            "每队每小时最多上传 30 个文件，请稍候",
        ));
    }
    let hash = blobs.put(bytes).await.map_err(Problem::file)?;
    let (id,): (i64,) = sqlx::query_as(
        "INSERT INTO versions (contest_id, team_id, number, hash, bytes, note, state, user_id, created) \
         VALUES ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8) RETURNING id",
    )
    .bind(contest.id)
    .bind(team.id)
    .bind(last + 1)
    .bind(hash)
    .bind(size)
    .bind(note.trim().chars().take(NOTE).collect::<String>())
    .bind(user.id)
    .bind(now())
    .fetch_one(&mut *change)
    .await?;
    let mut trial = matches::Order::new(contest, Kind::Trial, id, None);
    trial.by = Some(user.id);
    if failed > 0 {
        // Files that hang keep a thread busy: who uploads another one waits behind the others.
        trial.priority = Kind::Challenge.priority();
    }
    matches::enqueue(&mut change, &trial).await?;
    change.commit().await?;
    by_id(db, id).await
}

/// Returns a contest's versions whose check failed, with the machine's error.
pub async fn failed(db: &Db, contest: i64) -> Result<Vec<(Version, String)>> {
    let query = sqlx::query_as::<_, Version>(select(
        "report",
        "WHERE versions.contest_id = $1 AND state = 'failed' ORDER BY versions.id",
    ));
    let mut all = Vec::new();
    for version in query.bind(contest).fetch_all(&db.pool).await? {
        let error =
            sqlx::query_scalar("SELECT error FROM matches WHERE a = $1 AND kind = 'trial' ORDER BY id DESC LIMIT 1");
        let error: Option<String> = error.bind(version.id).fetch_one(&db.pool).await?;
        all.push((version, error.unwrap_or_default()));
    }
    Ok(all)
}

/// Orders the failed checks of a contest again. Returns their number.
pub async fn check_again(db: &Db, contest: &Contest) -> Result<usize> {
    let mut change = db.change().await?;
    let failed: Vec<(i64,)> =
        sqlx::query_as("UPDATE versions SET state = 'waiting' WHERE contest_id = $1 AND state = 'failed' RETURNING id")
            .bind(contest.id)
            .fetch_all(&mut *change)
            .await?;
    for (id,) in &failed {
        matches::enqueue(&mut change, &matches::Order::new(contest, Kind::Trial, *id, None)).await?;
    }
    change.commit().await?;
    Ok(failed.len())
}

/// Returns the number of matches that are played before a version's check.
pub async fn ahead(db: &Db, version: i64) -> Result<i64> {
    let query = sqlx::query_scalar(
        "SELECT COUNT(*) FROM matches AS other JOIN matches AS own ON own.a = $1 AND own.kind = 'trial' AND own.state = 'waiting' \
         WHERE other.state = 'waiting' AND (other.priority > own.priority OR (other.priority = own.priority AND other.id < own.id))",
    );
    Ok(query.bind(version).fetch_one(&db.pool).await?)
}

/// Keeps what the check found, and lets the version play or refuses it.
pub async fn checked(db: &Db, version: i64, plays: bool, report: String) -> Result<()> {
    let mut change = db.change().await?;
    let kept = sqlx::query("UPDATE versions SET report = $1 WHERE id = $2").bind(report).bind(version);
    kept.execute(&mut *change).await?;
    judge(&mut change, version, plays).await?;
    Ok(change.commit().await?)
}

/// Sets whether a version may play. A first one that may becomes the team's chosen one, and a later one replaces it if the
/// team says so. After the deadline it also enters. One that may not is chosen no more.
async fn judge(change: &mut Change, version: i64, plays: bool) -> Result<()> {
    let state = if plays { "ready" } else { "refused" };
    sqlx::query("UPDATE versions SET state = $1 WHERE id = $2")
        .bind(state)
        .bind(version)
        .execute(&mut **change)
        .await?;
    let sql = match plays {
        true => {
            "UPDATE teams SET chosen = $1, entered = CASE WHEN (SELECT stage FROM contests WHERE id = teams.contest_id) \
             IN ('frozen', 'ladder') THEN $1 ELSE entered END \
             WHERE id = (SELECT team_id FROM versions WHERE id = $1) AND chosen IS NULL"
        }
        false => {
            "UPDATE teams SET chosen = NULLIF(chosen, $1), entered = NULLIF(entered, $1) \
             WHERE id = (SELECT team_id FROM versions WHERE id = $1)"
        }
    };
    sqlx::query(sql).bind(version).execute(&mut **change).await?;
    Ok(())
}

/// Lets a version play that its check refused, or refuses one: an organiser's word. Once games count, no version is refused.
pub async fn overrule(db: &Db, version: i64, plays: bool) -> Result<()> {
    let mut change = db.change().await?;
    let found = sqlx::query(
        "SELECT id FROM versions WHERE id = $1 AND team_id IS NOT NULL AND state = $2 AND contest_id IN ( \
         SELECT id FROM contests WHERE stage IN ('warmup', 'frozen') OR (stage = 'ladder' AND $3 = 1))",
    )
    .bind(version)
    .bind(if plays { "refused" } else { "ready" })
    .bind(i64::from(plays));
    if found.fetch_optional(&mut *change).await?.is_none() {
        return Err(Problem::bad(
            "only a checked version can be overruled, and once games count none is refused: disqualify its team instead",
            "只能改判已检查的版本；正式比赛开始后不能再拒绝版本：请改为取消队伍资格",
        ));
    }
    judge(&mut change, version, plays).await?;
    Ok(change.commit().await?)
}

pub async fn choose(db: &Db, team: &Team, version: &Version) -> Result<()> {
    if version.team_id != Some(team.id) || !version.is_ready() {
        return Err(Problem::bad("only a version that passed its check plays", "只有通过检查的版本才能出战"));
    }
    let mut change = db.change().await?;
    teams::lock(&mut change, team.id).await?;
    let query = sqlx::query("UPDATE teams SET chosen = $1 WHERE id = $2");
    query.bind(version.id).bind(team.id).execute(&mut *change).await?;
    Ok(change.commit().await?)
}
