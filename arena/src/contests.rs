//! Contests: game, settings, and the stage they are in.
//!
//! | stage | who plays |
//! |---|---|
//! | `warmup` | every team's chosen version, on a ladder that counts for nothing |
//! | `frozen` | nobody; every team has entered its chosen version |
//! | `ladder` | the entered versions |
//! | `knockout` | the first of the ladder, seeded by it |
//! | `over` | nobody; sources of chance are public |

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};
use turf_agents::tournament::plan::{Entrant, Format, Plan};
use turf_web::any_game::AnyGame;

use crate::db::{Change, Db, is_taken, now};
use crate::lang::Lang;
use crate::problem::{Problem, Result};
use crate::secret;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub enum Stage {
    Warmup,
    Frozen,
    Ladder,
    Knockout,
    Over,
}

impl Stage {
    pub const ALL: [Self; 5] = [Self::Warmup, Self::Frozen, Self::Ladder, Self::Knockout, Self::Over];

    pub fn name(self) -> &'static str {
        ["warmup", "frozen", "ladder", "knockout", "over"][self as usize]
    }

    pub fn title(self, lang: Lang) -> &'static str {
        match self {
            Self::Warmup => lang.t("warm-up", "热身"),
            Self::Frozen => lang.t("frozen", "冻结"),
            Self::Ladder => lang.t("ladder", "天梯赛"),
            Self::Knockout => lang.t("final stage", "决赛阶段"),
            Self::Over => lang.t("over", "结束"),
        }
    }

    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }

    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.name() == name)
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Settings of the game as JSON. Null for the contest's own.
    pub config: Value,
    /// Settings by stage of the knockout, see [`turf_agents::tournament::stages`].
    pub stages: BTreeMap<String, Value>,
    /// Thinking time in milliseconds, per game (stellar: per turn). `None` for the contest's own.
    pub think_ms: Option<u64>,
    pub format: Format,
    pub games: u32,
    pub promote: usize,
    pub team_size: i64,
    /// Number of games that the ladder plays for a bot at least, and then no more; a tenth in the warm-up.
    pub ladder_games: u64,
    /// True if uploads that use what the contest bans are refused.
    pub strict_bans: bool,
    /// True if every pairing of the final stage waits for the organiser.
    pub hold: bool,
    /// Thing that members tell the organisers of themselves, such as a student number. Empty for nothing.
    pub ask: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            config: Value::Null,
            stages: BTreeMap::new(),
            think_ms: None,
            format: Format::Knockout,
            games: 20,
            promote: 8,
            team_size: 5,
            ladder_games: 1000,
            strict_bans: false,
            hold: false,
            ask: String::new(),
        }
    }
}

impl Settings {
    pub fn think(&self) -> Option<Duration> {
        self.think_ms.map(Duration::from_millis)
    }

    /// Plans the final stage of `teams` teams, which have numbers for names.
    pub fn plan(&self, game: &str, teams: usize) -> Plan {
        let entrant = |n: usize| Entrant { name: n.to_string(), spec: n.to_string(), hash: None };
        Plan {
            games: self.games,
            config: self.config.clone(),
            stages: self.stages.clone(),
            think_ms: self.think_ms,
            ..Plan::new(game, self.format, (1..=teams).map(entrant).collect())
        }
    }

    pub fn check(&self, game: &dyn AnyGame) -> Result<()> {
        for config in self.stages.values().chain([&self.config]) {
            game.check_config(config).map_err(Problem::told)?;
        }
        let numbers = [self.games.into(), self.promote as u64, self.team_size as u64, self.ladder_games];
        for ((field, range), number) in RANGES.into_iter().zip(numbers) {
            if !range.contains(&number) {
                let (least, most) = range.into_inner();
                return Err(Problem::bad(
                    format!("{field}: a number from {least} to {most}"),
                    format!("{field}：应为 {least} 到 {most}"),
                )
                .at(field));
            }
        }
        if self.think_ms.is_some_and(|ms| !(1..=3_600_000).contains(&ms)) {
            let problem = Problem::bad("thinking time: 0.001 to 3600 seconds", "思考时间应为 0.001 到 3600 秒");
            return Err(problem.at("think_s"));
        }
        if self.ask.chars().count() > 40 {
            return Err(Problem::bad("40 characters at most", "最多 40 个字符").at("ask"));
        }
        let mut plan = self.plan(game.name(), self.promote);
        for (stage, config) in std::mem::take(&mut plan.stages) {
            plan.stages = BTreeMap::from([(stage.clone(), config)]);
            plan.check_stages().map_err(|why| Problem::told(why).at(&format!("stage {stage}")))?;
        }
        Ok(())
    }
}

/// Numbers by the form's field: settings, and last the teams that a dry run reckons with.
pub const RANGES: [(&str, RangeInclusive<u64>); 5] = [
    ("games", 1..=1000),
    ("promote", 2..=256),
    ("team_size", 1..=100),
    ("ladder_games", 10..=100_000),
    ("teams", 2..=1000),
];

#[derive(Clone, Debug)]
pub struct Contest {
    pub id: i64,
    pub slug: String,
    pub title: String,
    pub game: String,
    pub settings: Settings,
    pub stage: Stage,
    /// End of the warm-up in milliseconds since 1970.
    pub deadline: Option<i64>,
    pub paused: bool,
    /// Number of pairings of the final stage that may begin if [`Settings::hold`].
    pub released: i64,
    pub created: i64,
}

impl FromRow<'_, AnyRow> for Contest {
    fn from_row(row: &AnyRow) -> sqlx::Result<Self> {
        let [settings, stage] = [row.try_get("settings")?, row.try_get("stage")?];
        Ok(Self {
            id: row.try_get("id")?,
            slug: row.try_get("slug")?,
            title: row.try_get("title")?,
            game: row.try_get("game")?,
            settings: serde_json::from_str(settings).map_err(sqlx::Error::decode)?,
            stage: Stage::of(stage).ok_or_else(|| sqlx::Error::decode(format!("stage {stage:?}")))?,
            deadline: row.try_get("deadline")?,
            paused: row.try_get::<i64, _>("paused")? != 0,
            released: row.try_get("released")?,
            created: row.try_get("created")?,
        })
    }
}

pub async fn all(db: &Db) -> Result<Vec<Contest>> {
    Ok(sqlx::query_as("SELECT * FROM contests ORDER BY id DESC").fetch_all(&db.pool).await?)
}

pub async fn by_slug(db: &Db, slug: &str) -> Result<Contest> {
    let query = sqlx::query_as("SELECT * FROM contests WHERE slug = $1").bind(slug.to_string());
    query.fetch_optional(&db.pool).await?.ok_or_else(Problem::not_found)
}

pub async fn by_id(db: &Db, id: i64) -> Result<Contest> {
    let query = sqlx::query_as("SELECT * FROM contests WHERE id = $1").bind(id);
    query.fetch_optional(&db.pool).await?.ok_or_else(Problem::not_found)
}

/// Makes a contest in its warm-up, with the game's built-in bots as opponents to practise against.
pub async fn create(
    db: &Db,
    game: &dyn AnyGame,
    slug: &str,
    title: &str,
    settings: &Settings,
    deadline: Option<i64>,
) -> Result<Contest> {
    let slug = slug.trim().to_lowercase();
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if !(1..=40).contains(&slug.len()) || !slug.chars().all(is_plain) {
        return Err(Problem::bad(
            "an address has 1 to 40 letters, digits and hyphens",
            "地址由 1 到 40 个英文字母、数字和连字符组成",
        )
        .at("slug"));
    }
    let title = title.trim();
    if !(1..=100).contains(&title.chars().count()) {
        return Err(Problem::bad("a title has 1 to 100 characters", "标题为 1 到 100 个字符").at("title"));
    }
    settings.check(game)?;
    if deadline.is_some_and(|deadline| deadline <= now()) {
        return Err(Problem::bad("the deadline has passed already", "截止时间已过").at("deadline"));
    }
    let text = serde_json::to_string(settings).map_err(Problem::broken)?;
    let mut change = db.change().await?;
    let made = sqlx::query_as::<_, (i64,)>(
        "INSERT INTO contests (slug, title, game, settings, stage, deadline, paused, seed, released, created) \
         VALUES ($1, $2, $3, $4, 'warmup', $5, 0, $6, 0, $7) RETURNING id",
    )
    .bind(slug)
    .bind(title.to_string())
    .bind(game.name())
    .bind(text)
    .bind(deadline)
    .bind(secret::seed())
    .bind(now())
    .fetch_one(&mut *change)
    .await;
    let (id,) = made.map_err(|error| match is_taken(&error) {
        true => Problem::bad("another contest has this address", "该地址已被其他比赛使用").at("slug"),
        false => error.into(),
    })?;
    for (number, (bot, about)) in game.builtins().into_iter().enumerate() {
        sqlx::query(
            "INSERT INTO versions (contest_id, builtin, number, bytes, note, state, created) \
             VALUES ($1, $2, $3, 0, $4, 'ready', $5)",
        )
        .bind(id)
        .bind(bot)
        .bind(number as i64 + 1)
        .bind(about)
        .bind(now())
        .execute(&mut *change)
        .await?;
    }
    change.commit().await?;
    by_id(db, id).await
}

/// Changes title, settings and deadline. Settings stay as they are once the ladder has begun, except `hold`,
/// `ladder_games` and `ask`. A later deadline opens what was frozen.
pub async fn change(
    db: &Db,
    game: &dyn AnyGame,
    contest: &Contest,
    settings: &Settings,
    deadline: Option<i64>,
) -> Result<()> {
    settings.check(game)?;
    let text = serde_json::to_string(settings).map_err(Problem::broken)?;
    let begun = contest.stage >= Stage::Ladder;
    let same = |settings: &Settings| {
        serde_json::to_value(Settings { hold: false, ladder_games: 0, ask: String::new(), ..settings.clone() }).ok()
    };
    if begun && same(settings) != same(&contest.settings) {
        return Err(Problem::bad(
            "the games that count have begun: their settings stay as they are",
            "正式比赛已经开始，设置不能再更改",
        ));
    }
    let stage = match contest.stage {
        Stage::Warmup | Stage::Frozen
            if deadline.is_some_and(|deadline| deadline <= now()) && deadline != contest.deadline =>
        {
            return Err(Problem::bad("the deadline has passed already", "截止时间已过").at("deadline"));
        }
        Stage::Frozen if deadline.is_some_and(|deadline| deadline > now()) => Stage::Warmup,
        stage => stage,
    };
    let mut change = db.change().await?;
    let changed =
        sqlx::query("UPDATE contests SET settings = $1, deadline = $2, stage = $3 WHERE id = $4 AND stage = $5")
            .bind(text)
            .bind(deadline)
            .bind(stage.name())
            .bind(contest.id)
            .bind(contest.stage.name())
            .execute(&mut *change)
            .await?;
    if stage != contest.stage && changed.rows_affected() > 0 {
        record(&mut change, contest.id, stage).await?;
    }
    Ok(change.commit().await?)
}

async fn record(change: &mut Change, contest: i64, stage: Stage) -> Result<()> {
    let query = sqlx::query("INSERT INTO stages (contest_id, stage, created) VALUES ($1, $2, $3)");
    query.bind(contest).bind(stage.name()).bind(now()).execute(&mut **change).await?;
    Ok(())
}

/// Returns the stages that a contest has come to since its warm-up began, with their times.
pub async fn stages(db: &Db, contest: i64) -> Result<Vec<(Stage, i64)>> {
    let query = sqlx::query_as("SELECT stage, created FROM stages WHERE contest_id = $1 ORDER BY id").bind(contest);
    let all: Vec<(String, i64)> = query.fetch_all(&db.pool).await?;
    Ok(all.into_iter().filter_map(|(stage, at)| Some((Stage::of(&stage)?, at))).collect())
}

pub async fn pause(db: &Db, contest: i64, paused: bool) -> Result<()> {
    let query = sqlx::query("UPDATE contests SET paused = $1 WHERE id = $2");
    query.bind(paused as i64).bind(contest).execute(&db.pool).await?;
    Ok(())
}

pub async fn release(db: &Db, contest: i64) -> Result<()> {
    let query = sqlx::query("UPDATE contests SET released = released + 1 WHERE id = $1");
    query.bind(contest).execute(&db.pool).await?;
    Ok(())
}

/// Moves a contest from `from` to the stage after it. Waiting matches of the old stage are dropped. Returns false if it had
/// moved already.
pub async fn advance(change: &mut Change, contest: i64, from: Stage) -> Result<bool> {
    let Some(to) = from.next() else { return Ok(false) };
    let moved = sqlx::query("UPDATE contests SET stage = $1 WHERE id = $2 AND stage = $3")
        .bind(to.name())
        .bind(contest)
        .bind(from.name())
        .execute(&mut **change)
        .await?;
    if moved.rows_affected() == 0 {
        return Ok(false);
    }
    record(change, contest, to).await?;
    sqlx::query("UPDATE matches SET state = 'dropped' WHERE contest_id = $1 AND state = 'waiting' AND b IS NOT NULL")
        .bind(contest)
        .execute(&mut **change)
        .await?;
    if to == Stage::Frozen {
        sqlx::query("UPDATE teams SET entered = chosen WHERE contest_id = $1")
            .bind(contest)
            .execute(&mut **change)
            .await?;
    }
    Ok(true)
}

pub async fn announce(db: &Db, contest: i64, text: &str) -> Result<()> {
    let text = text.trim();
    if !(1..=2000).contains(&text.chars().count()) {
        return Err(Problem::bad("an announcement has 1 to 2000 characters", "公告为 1 到 2000 个字符"));
    }
    sqlx::query("INSERT INTO announcements (contest_id, text, created) VALUES ($1, $2, $3)")
        .bind(contest)
        .bind(text.to_string())
        .bind(now())
        .execute(&db.pool)
        .await?;
    Ok(())
}

pub async fn announcements(db: &Db, contest: i64) -> Result<Vec<(String, i64)>> {
    let query =
        sqlx::query_as("SELECT text, created FROM announcements WHERE contest_id = $1 ORDER BY id DESC LIMIT 5");
    Ok(query.bind(contest).fetch_all(&db.pool).await?)
}
