//! What organisers do.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use maud::{Markup, html};
use serde::Deserialize;
use sqlx::FromRow;
use turf_agents::tournament::plan::Format;

use super::contest::head;
use super::frame::Visit;
use super::guard::Address;
use super::team::link;
use super::text::{field, time};
use crate::Arena;
use crate::accounts::{self, MEMBER, ORGANISER};
use crate::contests::{self, Contest, Settings, Stage};
use crate::ladders::Row;
use crate::problem::{Problem, Result};
use crate::teams;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/organise", get(overview))
        .route("/organise/invite", post(invite))
        .route("/organise/new", get(new_page).post(new))
        .route("/c/{slug}/organise", get(page))
        .route("/c/{slug}/organise/settings", post(settings))
        .route("/c/{slug}/organise/advance", post(advance))
        .route("/c/{slug}/organise/pause", post(pause))
        .route("/c/{slug}/organise/release", post(release))
        .route("/c/{slug}/organise/announce", post(announce))
        .route("/c/{slug}/organise/disqualify", post(disqualify))
        .route("/c/{slug}/organise/again", post(again))
        .route("/c/{slug}/organise/ladder.csv", get(ladder_csv))
        .route("/c/{slug}/organise/games.csv", get(games_csv))
}

async fn overview(State(arena): State<Arc<Arena>>, visit: Visit) -> Result<Markup> {
    visit.organiser()?;
    let open = accounts::invitations(&arena.db).await?;
    let log: Vec<(Option<String>, String, String, i64)> = sqlx::query_as(
        "SELECT users.name, address, what, audit.created FROM audit LEFT JOIN users ON users.id = audit.user_id \
         ORDER BY audit.id DESC LIMIT 50",
    )
    .fetch_all(&arena.db.pool)
    .await?;
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        h1 { (t("Invitations and log", "邀请码与日志")) }
        section {
            h2 { (t("Invitations", "邀请码")) }
            table { @for (code, role, uses) in &open { tr {
                td { code { (link(&arena, &format!("/register?code={code}"))) } }
                td { (if role == ORGANISER { t("organiser", "组织者") } else { t("member", "成员") }) }
                td { (uses) " " (t("left", "次可用")) }
            } } }
            form method="post" action="/organise/invite" class="row" {
                (field(t("for how many people", "可用次数"), "uses", html! { input id="uses" name="uses" type="number" min="1" max="10000" value="300"; }))
                (field(t("as", "身份"), "role", html! { select id="role" name="role" {
                    option value=(MEMBER) { (t("member", "成员")) } option value=(ORGANISER) { (t("organiser", "组织者")) }
                } }))
                button { (t("make an invitation", "生成邀请码")) }
            }
        }
        section {
            h2 { (t("Log", "日志")) }
            div class="scroll" { table { @for (name, address, what, created) in &log { tr {
                td { (time(*created)) } td { (name.as_deref().unwrap_or("–")) } td { (address) } td { (what) }
            } } } }
        }
    };
    Ok(visit.page(t("Invitations and log", "邀请码与日志"), body))
}

#[derive(Deserialize)]
struct Invite {
    uses: i64,
    role: String,
}

async fn invite(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Address(address): Address,
    Form(form): Form<Invite>,
) -> Result<Redirect> {
    let user = visit.organiser()?;
    let role = if form.role == ORGANISER { ORGANISER } else { MEMBER };
    accounts::invite(&arena.db, role, form.uses.clamp(1, 10_000)).await?;
    note(&arena, user.id, address, &format!("invited {} as {role}", form.uses)).await?;
    Ok(Redirect::to("/organise"))
}

async fn note(arena: &Arena, user: i64, address: std::net::IpAddr, what: &str) -> Result<()> {
    accounts::note(&arena.db, Some(user), &address.to_string(), what).await
}

/// Settings as a form sends them.
#[derive(Deserialize)]
struct SettingsForm {
    #[serde(default)]
    deadline: String,
    #[serde(default)]
    config: String,
    #[serde(default)]
    stages: String,
    #[serde(default)]
    think_s: String,
    format: String,
    games: u32,
    promote: usize,
    team_size: i64,
    hold: Option<String>,
    /// Minutes that the visitor's clock is behind UTC, as JavaScript counts them.
    #[serde(default)]
    zone: i64,
}

impl SettingsForm {
    fn read(&self) -> Result<(Settings, Option<i64>)> {
        let config = |text: &str, what: &str| {
            serde_json::from_str(text)
                .map_err(|e| Problem::bad(format!("{what}: no JSON: {e}"), format!("{what}:不是 JSON:{e}")))
        };
        let format = Format::ALL.into_iter().find(|format| format.name() == self.format);
        let think: Option<f64> = match self.think_s.trim() {
            "" => None,
            text => Some(
                text.parse()
                    .map_err(|_| Problem::bad("the thinking time is a number of seconds", "思考时间应为秒数"))?,
            ),
        };
        let settings = Settings {
            config: if self.config.trim().is_empty() {
                serde_json::Value::Null
            } else {
                config(&self.config, "settings")?
            },
            stages: match self.stages.trim() {
                "" => Default::default(),
                text => serde_json::from_str(text)
                    .map_err(|e| Problem::bad(format!("stages: {e}"), format!("各阶段设置:{e}")))?,
            },
            think_ms: think.map(|seconds| (seconds * 1000.0) as u64),
            format: format.ok_or_else(|| Problem::bad("unknown format", "未知赛制"))?,
            games: self.games,
            promote: self.promote,
            team_size: self.team_size,
            hold: self.hold.is_some(),
        };
        Ok((settings, self.deadline()?))
    }

    fn deadline(&self) -> Result<Option<i64>> {
        use tower_sessions::cookie::time::{Date, Month, PrimitiveDateTime, Time};
        let bad = || Problem::bad("the deadline is a date and a time", "截止时间格式不正确");
        if self.deadline.trim().is_empty() {
            return Ok(None);
        }
        let parts: Vec<i32> = self
            .deadline
            .split(['-', 'T', ':'])
            .map(str::parse)
            .collect::<std::result::Result<_, _>>()
            .map_err(|_| bad())?;
        let [year, month, day, hour, minute, ..] = parts[..] else {
            return Err(bad());
        };
        let month = Month::try_from(month as u8).map_err(|_| bad())?;
        let date = Date::from_calendar_date(year, month, day as u8).map_err(|_| bad())?;
        let time = Time::from_hms(hour as u8, minute as u8, 0).map_err(|_| bad())?;
        let utc = PrimitiveDateTime::new(date, time).assume_utc().unix_timestamp();
        Ok(Some((utc + self.zone * 60) * 1000))
    }
}

fn settings_fields(visit: &Visit, settings: &Settings, deadline: Option<i64>) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let json = |value: &serde_json::Value| {
        if value.is_null() {
            String::new()
        } else {
            value.to_string()
        }
    };
    let stages = match settings.stages.is_empty() {
        true => String::new(),
        false => serde_json::to_string(&settings.stages).unwrap_or_default(),
    };
    html! {
        (field(t("end of the warm-up (your time)", "热身截止时间(本地时间)"), "deadline", html! {
            input id="deadline" name="deadline" type="datetime-local" data-utc=[deadline];
        }))
        input type="hidden" name="zone" value="0" data-zone="";
        (field(t("format of the final stage", "决赛赛制"), "format", html! { select id="format" name="format" {
            @for format in Format::ALL { option value=(format.name()) selected[format == settings.format] { (format.name()) } }
        } }))
        (field(t("teams in the final stage", "晋级队数"), "promote", html! { input id="promote" name="promote" type="number" min="2" max="256" value=(settings.promote); }))
        (field(t("games of a pairing", "每场局数"), "games", html! { input id="games" name="games" type="number" min="1" max="1000" value=(settings.games); }))
        (field(t("members of a team", "每队人数"), "team_size", html! { input id="team_size" name="team_size" type="number" min="1" max="100" value=(settings.team_size); }))
        (field(t("thinking time in seconds (empty: the contest's)", "思考时间(秒,留空为默认)"), "think_s", html! {
            input id="think_s" name="think_s" inputmode="decimal" value=(settings.think_ms.map_or(String::new(), |ms| (ms as f64 / 1e3).to_string()));
        }))
        (field(t("settings of the game as JSON (empty: the contest's)", "游戏设置 JSON(留空为默认)"), "config", html! { input id="config" name="config" value=(json(&settings.config)); }))
        (field(t("settings by stage as JSON", "各阶段设置 JSON"), "stages", html! { input id="stages" name="stages" value=(stages); }))
        div class="field" {
            label { input type="checkbox" name="hold" checked[settings.hold]; " " (t("every pairing of the final stage waits for me", "决赛每场由我放行")) }
        }
    }
}

async fn new_page(State(arena): State<Arc<Arena>>, visit: Visit) -> Result<Markup> {
    visit.organiser()?;
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        h1 { (t("New contest", "新建比赛")) }
        form method="post" class="narrow" {
            (field(t("title", "标题"), "title", html! { input id="title" name="title" required maxlength="100"; }))
            (field(t("address: /c/…", "地址:/c/…"), "slug", html! { input id="slug" name="slug" required maxlength="40" pattern="[A-Za-z0-9-]+"; }))
            (field(t("game", "游戏"), "game", html! { select id="game" name="game" {
                @for game in arena.games.iter() { option { (game.name()) } }
            } }))
            (settings_fields(&visit, &Settings::default(), None))
            button { (t("make the contest", "创建比赛")) }
        }
    };
    Ok(visit.page(t("New contest", "新建比赛"), body))
}

#[derive(Deserialize)]
struct NewContest {
    title: String,
    slug: String,
    game: String,
    #[serde(flatten)]
    settings: Flat,
}

/// Fields of [`SettingsForm`] as text: a flattened form has no numbers.
#[derive(Deserialize)]
struct Flat(std::collections::BTreeMap<String, String>);

impl Flat {
    fn read(self) -> Result<SettingsForm> {
        let text = |key: &str| self.0.get(key).cloned().unwrap_or_default();
        let number = |key: &str| {
            text(key)
                .trim()
                .parse::<i64>()
                .map_err(|_| Problem::bad(format!("{key}: no number"), format!("{key}:不是数字")))
        };
        Ok(SettingsForm {
            deadline: text("deadline"),
            config: text("config"),
            stages: text("stages"),
            think_s: text("think_s"),
            format: text("format"),
            games: number("games")?.try_into().unwrap_or(0),
            promote: number("promote")?.try_into().unwrap_or(0),
            team_size: number("team_size")?,
            hold: self.0.get("hold").cloned(),
            zone: number("zone").unwrap_or(0),
        })
    }
}

async fn new(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Address(address): Address,
    Form(form): Form<NewContest>,
) -> Result<Redirect> {
    let user = visit.organiser()?;
    let (settings, deadline) = form.settings.read()?.read()?;
    let game = arena.game(&form.game)?;
    let contest = contests::create(&arena.db, game, &form.slug, &form.title, &settings, deadline).await?;
    arena.director.tick(&arena.db).await?; // so that its page is there at once
    note(&arena, user.id, address, &format!("made the contest {}", contest.slug)).await?;
    Ok(Redirect::to(&format!("/c/{}/organise", contest.slug)))
}

/// Returns the contest, for an organiser only.
async fn managed(arena: &Arena, visit: &Visit, slug: &str) -> Result<Contest> {
    visit.organiser()?;
    contests::by_slug(&arena.db, slug).await
}

async fn page(State(arena): State<Arc<Arena>>, visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = managed(&arena, &visit, &slug).await?;
    let teams = teams::all(&arena.db, contest.id).await?;
    let t = |en, zh| visit.t(en, zh);
    let action = |path: &str| format!("/c/{slug}/organise/{path}");
    let missing = teams
        .iter()
        .filter(|team| team.disqualified.is_none() && team.chosen.is_none())
        .count();
    let body = html! {
        (head(&visit, &contest, "/organise"))
        section {
            h2 { (t("Stage", "阶段")) }
            ol class="stages" { @for stage in Stage::ALL { li aria-current=[(stage == contest.stage).then_some("step")] { (stage.title(visit.lang)) } } }
            p class="dim" { (teams.len()) " " (t("teams", "支队伍")) ", " (missing) " " (t("without a bot that plays", "支尚无可出战代码")) }
            div class="row" {
                @if let Some(next) = contest.stage.next() {
                    form method="post" action=(action("advance")) {
                        input type="hidden" name="from" value=(contest.stage.name());
                        button data-confirm=(t("Go on to the next stage? There is no way back.", "进入下一阶段?此操作无法撤销。")) {
                            (t("go on to", "进入")) ": " (next.title(visit.lang))
                        }
                    }
                }
                form method="post" action=(action("pause")) {
                    input type="hidden" name="paused" value=(if contest.paused { "0" } else { "1" });
                    button { (if contest.paused { t("go on playing", "继续比赛") } else { t("pause", "暂停比赛") }) }
                }
                @if contest.stage == Stage::Knockout && contest.settings.hold {
                    form method="post" action=(action("release")) { button { (t("start the next pairing", "开始下一场")) } }
                }
            }
        }
        section {
            h2 { (t("Announce", "发布公告")) }
            form method="post" action=(action("announce")) {
                div class="field" { label for="text" { (t("text", "内容")) } textarea id="text" name="text" rows="3" maxlength="2000" required {} }
                button { (t("announce", "发布")) }
            }
        }
        section {
            h2 { (t("Disqualify", "取消资格")) }
            form method="post" action=(action("disqualify")) class="row" {
                (field(t("team", "队伍"), "team", html! { select id="team" name="team" {
                    @for team in &teams { option value=(team.id) { (team.name) @if team.disqualified.is_some() { " ✗" } } }
                } }))
                (field(t("reason (empty: back in)", "原因(留空为恢复资格)"), "reason", html! { input id="reason" name="reason" maxlength="200"; }))
                button { (t("save", "保存")) }
            }
        }
        section {
            h2 { (t("Play a match again", "重赛")) }
            form method="post" action=(action("again")) class="row" {
                (field(t("number of the match", "对局编号"), "match_id", html! { input id="match_id" name="match_id" type="number" min="1" required; }))
                (field(t("reason", "原因"), "why", html! { input id="why" name="why" required maxlength="200"; }))
                button { (t("play it again", "重赛")) }
            }
        }
        section {
            h2 { (t("Settings", "设置")) }
            form method="post" action=(action("settings")) class="narrow" {
                (settings_fields(&visit, &contest.settings, contest.deadline))
                button { (t("save", "保存")) }
            }
        }
        section {
            h2 { (t("Export", "导出")) }
            p { a class="button" href=(action("ladder.csv")) { (t("ladder", "天梯")) ".csv" } " " a class="button" href=(action("games.csv")) { (t("games", "对局")) ".csv" }
                " " a class="button" href={ "/c/" (slug) "/screen" } { (t("big screen", "大屏幕")) } }
        }
    };
    Ok(visit.page(t("Organise", "管理"), body))
}

fn back(slug: &str) -> Redirect {
    Redirect::to(&format!("/c/{slug}/organise"))
}

async fn settings(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Path(slug): Path<String>,
    Form(form): Form<SettingsForm>,
) -> Result<Redirect> {
    let contest = managed(&arena, &visit, &slug).await?;
    let (settings, deadline) = form.read()?;
    contests::change(&arena.db, arena.game(&contest.game)?, &contest, &settings, deadline).await?;
    Ok(back(&slug))
}

#[derive(Deserialize)]
struct From {
    from: String,
}

async fn advance(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Address(address): Address,
    Path(slug): Path<String>,
    Form(form): Form<From>,
) -> Result<Redirect> {
    let contest = managed(&arena, &visit, &slug).await?;
    if Stage::of(&form.from) != Some(contest.stage) {
        return Err(Problem::bad("the contest has moved on already", "比赛已进入下一阶段"));
    }
    arena.director.advance(&arena.db, &contest).await?;
    note(
        &arena,
        visit.user()?.id,
        address,
        &format!("{slug}: ended the stage {}", contest.stage.name()),
    )
    .await?;
    Ok(back(&slug))
}

#[derive(Deserialize)]
struct Pause {
    paused: i64,
}

async fn pause(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Path(slug): Path<String>,
    Form(form): Form<Pause>,
) -> Result<Redirect> {
    let contest = managed(&arena, &visit, &slug).await?;
    contests::pause(&arena.db, contest.id, form.paused != 0).await?;
    Ok(back(&slug))
}

async fn release(State(arena): State<Arc<Arena>>, visit: Visit, Path(slug): Path<String>) -> Result<Redirect> {
    let contest = managed(&arena, &visit, &slug).await?;
    contests::release(&arena.db, contest.id).await?;
    Ok(back(&slug))
}

#[derive(Deserialize)]
struct Announcement {
    text: String,
}

async fn announce(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Path(slug): Path<String>,
    Form(form): Form<Announcement>,
) -> Result<Redirect> {
    let contest = managed(&arena, &visit, &slug).await?;
    contests::announce(&arena.db, contest.id, &form.text).await?;
    Ok(back(&slug))
}

#[derive(Deserialize)]
struct Disqualification {
    team: i64,
    #[serde(default)]
    reason: String,
}

async fn disqualify(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Address(address): Address,
    Path(slug): Path<String>,
    Form(form): Form<Disqualification>,
) -> Result<Redirect> {
    let contest = managed(&arena, &visit, &slug).await?;
    let team = teams::by_id(&arena.db, form.team).await?;
    if team.contest_id != contest.id {
        return Err(Problem::not_found());
    }
    let reason = form.reason.trim();
    let reason = (!reason.is_empty()).then(|| reason.chars().take(200).collect());
    teams::disqualify(&arena.db, team.id, reason.clone()).await?;
    let what = format!(
        "{slug}: {} is {}",
        team.name,
        reason.map_or("in again".into(), |why: String| format!("out: {why}"))
    );
    note(&arena, visit.user()?.id, address, &what).await?;
    Ok(back(&slug))
}

#[derive(Deserialize)]
struct Again {
    match_id: i64,
    why: String,
}

async fn again(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Address(address): Address,
    Path(slug): Path<String>,
    Form(form): Form<Again>,
) -> Result<Redirect> {
    let contest = managed(&arena, &visit, &slug).await?;
    crate::matches::again(&arena.db, contest.id, form.match_id).await?;
    arena.director.forget(contest.id).await;
    let why: String = form.why.chars().take(200).collect();
    note(
        &arena,
        visit.user()?.id,
        address,
        &format!("{slug}: match {} is played again: {why}", form.match_id),
    )
    .await?;
    contests::announce(
        &arena.db,
        contest.id,
        &format!("Match {} is played again: {why}", form.match_id),
    )
    .await?;
    Ok(back(&slug))
}

fn csv(name: &str, lines: Vec<Vec<String>>) -> Response {
    // Spreadsheets run what begins with these signs.
    let cell = |text: &String| {
        let risky = text.starts_with(['=', '+', '-', '@']) && text.parse::<f64>().is_err();
        format!("\"{}{}\"", if risky { "'" } else { "" }, text.replace('"', "\"\""))
    };
    let line = |cells: &Vec<String>| cells.iter().map(cell).collect::<Vec<_>>().join(",") + "\r\n";
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_string()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}.csv\""),
        ),
    ];
    // The mark lets spreadsheets read Chinese names.
    (
        headers,
        format!("\u{feff}{}", lines.iter().map(line).collect::<String>()),
    )
        .into_response()
}

fn texts(cells: &[&str]) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

async fn ladder_csv(State(arena): State<Arc<Arena>>, visit: Visit, Path(slug): Path<String>) -> Result<Response> {
    let contest = managed(&arena, &visit, &slug).await?;
    let mut lines = vec![texts(&[
        "place", "bot", "rating", "low", "high", "games", "wins", "draws", "losses",
    ])];
    let line = |(i, row): (usize, &Row)| {
        let numbers = [row.elo, row.ci95[0], row.ci95[1]].map(|elo| format!("{elo:.1}"));
        let counts = [row.games, row.wins, row.draws, row.losses].map(|n| n.to_string());
        [
            vec![(i + 1).to_string(), row.name.clone()],
            numbers.to_vec(),
            counts.to_vec(),
        ]
        .concat()
    };
    lines.extend(arena.director.table(&contest).rows.iter().enumerate().map(line));
    Ok(csv(&format!("{slug}-ladder"), lines))
}

/// A game as it is exported.
#[derive(FromRow)]
struct Exported {
    id: i64,
    match_id: i64,
    stage: String,
    kind: String,
    a: i64,
    b: i64,
    number: i64,
    first: i64,
    winner: Option<i64>,
    reason: String,
    turns: i64,
    created: i64,
}

async fn games_csv(State(arena): State<Arc<Arena>>, visit: Visit, Path(slug): Path<String>) -> Result<Response> {
    let contest = managed(&arena, &visit, &slug).await?;
    let names = arena.director.names(&contest);
    let rows: Vec<Exported> = sqlx::query_as(
        "SELECT games.id, match_id, stage, kind, a, b, number, first, winner, reason, turns, games.created FROM games \
         JOIN matches ON matches.id = games.match_id WHERE contest_id = $1 ORDER BY games.id",
    )
    .bind(contest.id)
    .fetch_all(&arena.db.pool)
    .await?;
    let name = |id: i64| names.get(&id).cloned().unwrap_or_default();
    let mut lines = vec![texts(&[
        "game", "match", "stage", "kind", "bot", "against", "number", "first", "winner", "reason", "turns", "time",
    ])];
    lines.extend(rows.into_iter().map(|game| {
        let side = |side: i64| name(if side == 0 { game.a } else { game.b });
        let about = [game.id, game.match_id].map(|n| n.to_string()).to_vec();
        let players = vec![
            name(game.a),
            name(game.b),
            (game.number + 1).to_string(),
            side(game.first),
        ];
        let end = vec![
            game.winner.map_or(String::new(), side),
            game.reason,
            game.turns.to_string(),
        ];
        [
            about,
            vec![game.stage, game.kind],
            players,
            end,
            vec![super::text::utc(game.created)],
        ]
        .concat()
    }));
    Ok(csv(&format!("{slug}-games"), lines))
}
