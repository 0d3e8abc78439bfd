//! Teams, versions, uploads, challenges.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Multipart, Path, State};
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;

use super::contest::{head, match_list};
use super::frame::Visit;
use super::text::{field, time};
use crate::Arena;
use crate::contests::{self, Contest, Stage};
use crate::matches::{self, Kind, Order};
use crate::problem::{Problem, Result};
use crate::teams::{self, Team};
use crate::versions::{self, MAX_BYTES, Version};

/// Challenges of one person that may wait.
const WAITING: i64 = 5;
const CHALLENGE_GAMES: i64 = 20;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/c/{slug}/mine", get(mine))
        .route("/c/{slug}/team", post(create))
        .route("/c/{slug}/leave", post(leave))
        .route("/join/{code}", get(join_page).post(join))
        .route("/t/{id}", get(team))
        .route(
            "/c/{slug}/upload",
            get(upload_page)
                .post(upload)
                .layer(DefaultBodyLimit::max(MAX_BYTES + (64 << 10))),
        )
        .route("/v/{id}", get(version))
        .route("/v/{id}/source", get(source))
        .route("/v/{id}/choose", post(choose))
        .route("/v/{id}/challenge", post(challenge))
}

async fn mine(State(arena): State<Arc<Arena>>, visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = contests::by_slug(&arena.db, &slug).await?;
    let user = visit.user()?;
    if let Some(own) = teams::of_user(&arena.db, contest.id, user.id).await? {
        return team_page(&arena, &visit, &contest, &own).await;
    }
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        (head(&visit, &contest, "/mine"))
        section {
            h2 { (t("Make a team", "创建队伍")) }
            @if contest.stage == Stage::Warmup {
                form method="post" action={ "/c/" (slug) "/team" } class="row" {
                    (field(t("name of the team", "队名"), "name", html! { input id="name" name="name" required maxlength="40"; }))
                    button { (t("make it", "创建")) }
                }
                p { (t("To join a team, open the link that one of its members sends you.", "要加入已有队伍,请打开队友发给你的邀请链接。")) }
            } @else {
                p { (t("The teams of this contest are closed.", "本次比赛的组队已经截止。")) }
            }
        }
    };
    Ok(visit.page(t("My team", "我的队伍"), body))
}

#[derive(Deserialize)]
struct Name {
    name: String,
}

async fn create(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Path(slug): Path<String>,
    Form(form): Form<Name>,
) -> Result<Redirect> {
    let contest = contests::by_slug(&arena.db, &slug).await?;
    teams::create(&arena.db, &contest, visit.user()?.id, &form.name).await?;
    Ok(Redirect::to(&format!("/c/{slug}/mine")))
}

async fn leave(State(arena): State<Arc<Arena>>, visit: Visit, Path(slug): Path<String>) -> Result<Redirect> {
    let contest = contests::by_slug(&arena.db, &slug).await?;
    teams::leave(&arena.db, &contest, visit.user()?.id).await?;
    Ok(Redirect::to(&format!("/c/{slug}/mine")))
}

async fn join_page(State(arena): State<Arc<Arena>>, visit: Visit, Path(code): Path<String>) -> Result<Markup> {
    visit.user()?;
    let team = teams::by_invitation(&arena.db, &code).await?;
    let title = visit.t("Join a team", "加入队伍");
    let body = html! {
        h1 { (title) ": " (team.name) }
        form method="post" { button { (visit.t("join", "加入")) } }
    };
    Ok(visit.page(title, body))
}

async fn join(State(arena): State<Arc<Arena>>, visit: Visit, Path(code): Path<String>) -> Result<Redirect> {
    let user = visit.user()?;
    let team = teams::by_invitation(&arena.db, &code).await?;
    let contest = contests::by_id(&arena.db, team.contest_id).await?;
    teams::join(&arena.db, &contest, user.id, &team).await?;
    Ok(Redirect::to(&format!("/c/{}/mine", contest.slug)))
}

/// Returns true if the visitor is in the team.
async fn is_own(arena: &Arena, visit: &Visit, contest: i64, team: Option<i64>) -> Result<bool> {
    match &visit.user {
        Some(user) => {
            Ok(teams::of_user(&arena.db, contest, user.id).await?.map(|own| own.id) == team && team.is_some())
        }
        None => Ok(false),
    }
}

async fn team(State(arena): State<Arc<Arena>>, visit: Visit, Path(id): Path<i64>) -> Result<Markup> {
    let team = teams::by_id(&arena.db, id).await?;
    let contest = contests::by_id(&arena.db, team.contest_id).await?;
    team_page(&arena, &visit, &contest, &team).await
}

async fn team_page(arena: &Arena, visit: &Visit, contest: &Contest, team: &Team) -> Result<Markup> {
    let own = is_own(arena, visit, contest.id, Some(team.id)).await?;
    let members = teams::members(&arena.db, team.id).await?;
    let versions = versions::of_team(&arena.db, team.id).await?;
    let table = arena.director.table(contest);
    let t = |en, zh| visit.t(en, zh);
    let rating = |id: i64| table.rows.iter().find(|row| row.version == id);
    let plays = if contest.stage == Stage::Warmup {
        team.chosen
    } else {
        team.entered
    };
    let body = html! {
        (head(visit, contest, if own { "/mine" } else { "/teams" }))
        section {
            h2 { (team.name) }
            @if let Some(why) = &team.disqualified { p class="warn" { (t("Disqualified:", "已取消资格:")) " " (why) } }
            p { @for (i, (_, name)) in members.iter().enumerate() { @if i > 0 { ", " } (name) } }
            @if own && contest.stage == Stage::Warmup {
                p { a class="button" href={ "/c/" (contest.slug) "/upload" } { (t("new version", "提交新版本")) } }
                @if (members.len() as i64) < contest.settings.team_size {
                    p { (t("Send this link to those who are to join:", "把此链接发给队友:")) " "
                        code { (link(arena, &format!("/join/{}", team.invitation))) } }
                }
                form method="post" action={ "/c/" (contest.slug) "/leave" } { button class="small" { (t("leave the team", "退出队伍")) } }
            }
        }
        section {
            h2 { (t("Versions", "版本")) }
            div class="scroll" { table {
                thead { tr { th { "#" } th { (t("state", "状态")) } th { (t("note", "说明")) } th class="n" { (t("rating", "等级分")) } th { (t("handed in", "提交时间")) } th {} } }
                tbody { @for version in &versions { tr {
                    td { a href={ "/v/" (version.id) } { "#" (version.number) } @if plays == Some(version.id) { " " span class="tag live" { (t("plays", "出战")) } } }
                    td { (state(visit, version)) }
                    td { @if own { (version.note) } }
                    td class="n" { @if let Some(row) = rating(version.id) { (format!("{:.0}", row.elo)) } }
                    td { (time(version.created)) }
                    td { @if own && version.is_ready() && contest.stage == Stage::Warmup && plays != Some(version.id) {
                        form method="post" action={ "/v/" (version.id) "/choose" } { button class="small" { (t("let it play", "设为出战")) } }
                    } }
                } } }
            } }
        }
    };
    Ok(visit.page(&team.name, body))
}

/// Returns an address of this site as people use it.
pub fn link(arena: &Arena, path: &str) -> String {
    let listen = || format!("http://{}", arena.options.listen);
    format!(
        "{}{path}",
        arena.options.url.clone().unwrap_or_else(listen).trim_end_matches('/')
    )
}

fn state(visit: &Visit, version: &Version) -> &'static str {
    match (version.state.as_str(), visit.lang) {
        ("ready", crate::lang::Lang::En) => "plays",
        ("ready", _) => "可出战",
        ("refused", crate::lang::Lang::En) => "does not play",
        ("refused", _) => "未通过检查",
        (_, crate::lang::Lang::En) => "being checked",
        _ => "检查中",
    }
}

async fn own_team(arena: &Arena, visit: &Visit, slug: &str) -> Result<(Contest, Team)> {
    let contest = contests::by_slug(&arena.db, slug).await?;
    let team = teams::own(&arena.db, &contest, visit.user()?.id).await?;
    Ok((contest, team))
}

async fn upload_page(State(arena): State<Arc<Arena>>, visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let (contest, team) = own_team(&arena, &visit, &slug).await?;
    let newest = versions::of_team(&arena.db, team.id).await?.into_iter().next();
    let (source, findings) = match &newest {
        Some(Version {
            hash: Some(hash),
            report,
            ..
        }) => {
            let bytes = arena.blobs.get(hash).await.map_err(Problem::broken)?;
            (
                String::from_utf8_lossy(&bytes).into_owned(),
                report.as_deref().map(findings_of),
            )
        }
        _ => (String::new(), None),
    };
    let t = |en, zh| visit.t(en, zh);
    let findings = findings.unwrap_or_default().to_string();
    let main = html! { main {
        (head(&visit, &contest, "/mine"))
        h2 { (t("New version", "提交新版本")) }
        form method="post" enctype="multipart/form-data" {
            div class="field" {
                label for="file" { (t("a file", "上传文件")) }
                input id="file" type="file" name="file" accept=".py,text/x-python";
            }
            div class="field" {
                label for="text" { (t("or write it here", "或在此编写")) }
                textarea id="text" name="text" rows="24" spellcheck="false" data-editor="python" data-findings=(findings) { (source) }
            }
            (field(t("note for your team", "给队友的说明"), "note", html! { input id="note" name="note" maxlength="200"; }))
            button { (t("hand it in", "提交")) }
        }
    } };
    let scripts: &[&str] = if super::assets::has_editor() {
        &["editor.js"]
    } else {
        &[]
    };
    Ok(visit.board_page(t("New version", "提交新版本"), scripts, main))
}

fn findings_of(report: &str) -> Value {
    let report: Value = serde_json::from_str(report).unwrap_or_default();
    report["findings"].clone()
}

/// Reads a form of a file or a text, and a note.
pub async fn read_upload(mut form: Multipart) -> Result<(Vec<u8>, String)> {
    let (mut file, mut text, mut note) = (Vec::new(), Vec::new(), String::new());
    let broken = |_| {
        Problem::bad(
            "the file did not arrive whole, or is larger than 1 MB",
            "文件未完整到达,或超过 1 MB",
        )
    };
    while let Some(part) = form.next_field().await.map_err(broken)? {
        let name = part.name().unwrap_or_default().to_string();
        let bytes = part.bytes().await.map_err(broken)?.to_vec();
        match name.as_str() {
            "file" => file = bytes,
            // Forms send lines that end in CR LF.
            "text" => text = String::from_utf8_lossy(&bytes).replace("\r\n", "\n").into_bytes(),
            "note" => note = String::from_utf8_lossy(&bytes).into_owned(),
            _ => {}
        }
    }
    Ok((if file.is_empty() { text } else { file }, note))
}

async fn upload(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Path(slug): Path<String>,
    form: Multipart,
) -> Result<Redirect> {
    let (contest, team) = own_team(&arena, &visit, &slug).await?;
    let (bytes, note) = read_upload(form).await?;
    let version = versions::upload(&arena.db, &arena.blobs, &contest, &team, visit.user()?, bytes, &note).await?;
    Ok(Redirect::to(&format!("/v/{}", version.id)))
}

async fn version(State(arena): State<Arc<Arena>>, visit: Visit, Path(id): Path<i64>) -> Result<Markup> {
    let version = versions::by_id(&arena.db, id).await?;
    let contest = contests::by_id(&arena.db, version.contest_id).await?;
    let own = is_own(&arena, &visit, contest.id, version.team_id).await?;
    let table = arena.director.table(&contest);
    let list = matches::list(&arena.db, contest.id, Some(id), None, 50).await?;
    let names = arena.director.names(&contest);
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        (head(&visit, &contest, ""))
        section {
            h2 { (version.name()) }
            p {
                @if let Some(team) = version.team_id { a href={ "/t/" (team) } { (version.team.as_deref().unwrap_or_default()) } " · " }
                (state(&visit, &version)) " · " (time(version.created))
                @if own { " · " (version.bytes) " B · " a href={ "/v/" (id) "/source" } { (t("source", "源代码")) } }
            }
            @if let Some((place, row)) = table.rows.iter().enumerate().find(|(_, row)| row.version == id) {
                p { (t("place", "名次")) " " strong { (place + 1) } " · " (t("rating", "等级分")) " " strong { (format!("{:.0}", row.elo)) }
                    " (" (t("95 % interval", "95% 区间")) " " (format!("{:.0} – {:.0}", row.ci95[0], row.ci95[1])) ") · " (row.games) " " (t("games", "局")) }
            }
            (history(&arena, &visit, id).await?)
            @if own { (report(&visit, &version)) }
            @if version.is_ready() {
                p { a class="button" href={ "/v/" (id) "/play" } { (t("play against it", "人机对战")) } }
                @if visit.user.is_some() && !own {
                    form method="post" action={ "/v/" (id) "/challenge" } class="row" {
                        (field(t("games, from both seats", "局数(双方先后手各半)"), "games", html! { input id="games" name="games" type="number" min="2" max=(CHALLENGE_GAMES) step="2" value="4"; }))
                        button { (t("challenge it with our bot", "用我方代码挑战")) }
                    }
                }
            }
        }
        section { h2 { (t("Matches", "对局")) } (match_list(&visit, &list, &names)) }
    };
    Ok(visit.page(&version.name(), body))
}

/// Draws the rating over time.
async fn history(arena: &Arena, visit: &Visit, version: i64) -> Result<Markup> {
    let points: Vec<(i64, f64, f64, f64)> =
        sqlx::query_as("SELECT created, elo, low, high FROM history WHERE version_id = $1 ORDER BY created")
            .bind(version)
            .fetch_all(&arena.db.pool)
            .await?;
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        return Ok(html! {});
    };
    if first.0 == last.0 {
        return Ok(html! {});
    }
    let low = points.iter().map(|p| p.2).fold(f64::INFINITY, f64::min);
    let high = points.iter().map(|p| p.3).fold(f64::NEG_INFINITY, f64::max);
    let x = |at: i64| 40.0 + 550.0 * (at - first.0) as f64 / (last.0 - first.0) as f64;
    let y = |elo: f64| 110.0 - 100.0 * (elo - low) / (high - low).max(1.0);
    let line: Vec<String> = points.iter().map(|p| format!("{:.1},{:.1}", x(p.0), y(p.1))).collect();
    let above = points.iter().map(|p| format!("{:.1},{:.1}", x(p.0), y(p.3)));
    let below = points.iter().rev().map(|p| format!("{:.1},{:.1}", x(p.0), y(p.2)));
    let band: Vec<String> = above.chain(below).collect();
    Ok(html! {
        svg class="history" viewBox="0 0 600 120" role="img" aria-label=(visit.t("rating over time", "等级分走势")) {
            polygon points=(band.join(" ")) class="band" {}
            polyline points=(line.join(" ")) class="line" {}
            text x="0" y="14" { (format!("{high:.0}")) }
            text x="0" y="112" { (format!("{low:.0}")) }
        }
    })
}

/// Renders what the check found, for the team.
fn report(visit: &Visit, version: &Version) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let report: Value = version
        .report
        .as_deref()
        .and_then(|text| serde_json::from_str(text).ok())
        .unwrap_or_default();
    let list = |key: &str| report[key].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    html! {
        div class="report" {
            h3 { (t("Check", "检查结果")) }
            @if version.report.is_none() { p data-reload="" { (t("It is being checked; this page shows the result.", "正在检查,结果将显示在此页。")) } }
            @else if list("findings").is_empty() { p { (t("Nothing to fix.", "没有发现问题。")) } }
            ul { @for finding in list("findings") { li {
                span class="tag" { (text(&finding["kind"])) } " "
                @for line in finding["lines"].as_array().into_iter().flatten() { (t("line", "行")) " " (line.to_string()) " " }
                (text(&finding["what"])) br; span class="dim" { "→ " (text(&finding["fix"])) }
            } } }
            @for game in list("games") {
                p class="dim" {
                    @let seat = game["seat"].as_u64();
                    (t("test game against", "测试对局,对手")) " " (text(&game["against"])) ": "
                    @if game["winner"].as_u64() == seat { (t("won", "胜")) } @else if game["winner"].is_null() { (t("drawn", "平")) } @else { (t("lost", "负")) }
                    ", " (game["turns"].to_string()) " " (t("turns", "回合")) ", "
                    (format!("{:.2}", game["thought_s"].as_f64().unwrap_or_default())) " s"
                }
            }
        }
    }
}

async fn source(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Path(id): Path<i64>,
) -> Result<([(&'static str, &'static str); 2], Vec<u8>)> {
    let version = versions::by_id(&arena.db, id).await?;
    if !is_own(&arena, &visit, version.contest_id, version.team_id).await? && !visit.is_organiser() {
        return Err(Problem::forbidden());
    }
    let hash = version.hash.ok_or_else(Problem::not_found)?;
    let bytes = arena.blobs.get(&hash).await.map_err(Problem::broken)?;
    let headers = [
        ("content-type", "text/plain; charset=utf-8"),
        ("content-disposition", "attachment; filename=\"bot.py\""),
    ];
    Ok((headers, bytes))
}

async fn choose(State(arena): State<Arc<Arena>>, visit: Visit, Path(id): Path<i64>) -> Result<Redirect> {
    let version = versions::by_id(&arena.db, id).await?;
    let contest = contests::by_id(&arena.db, version.contest_id).await?;
    let (_, team) = own_team(&arena, &visit, &contest.slug).await?;
    versions::choose(&arena.db, &team, &version).await?;
    Ok(Redirect::to(&format!("/c/{}/mine", contest.slug)))
}

#[derive(Deserialize)]
struct Challenge {
    games: i64,
}

async fn challenge(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Path(id): Path<i64>,
    Form(form): Form<Challenge>,
) -> Result<Redirect> {
    let other = versions::by_id(&arena.db, id).await?;
    let contest = contests::by_id(&arena.db, other.contest_id).await?;
    let (_, team) = own_team(&arena, &visit, &contest.slug).await?;
    let user = visit.user()?.id;
    let own = team
        .chosen
        .ok_or_else(|| Problem::bad("none of your versions plays yet", "你的队伍还没有可出战的版本"))?;
    if !other.is_ready() || contest.stage != Stage::Warmup {
        return Err(Problem::bad(
            "challenges are for the warm-up, against bots that play",
            "只能在热身阶段挑战可出战的代码",
        ));
    }
    if !(2..=CHALLENGE_GAMES).contains(&form.games) || form.games % 2 != 0 {
        return Err(Problem::bad(
            "an even number of games, 2 to 20",
            "局数应为 2 到 20 的偶数",
        ));
    }
    let mut change = arena.db.change().await?;
    let (waiting,): (i64,) = sqlx::query_as(
        "SELECT COUNT(*) FROM matches WHERE user_id = $1 AND kind = 'challenge' AND state IN ('waiting', 'running')",
    )
    .bind(user)
    .fetch_one(&mut *change)
    .await?;
    if waiting >= WAITING {
        return Err(Problem::new(
            axum::http::StatusCode::TOO_MANY_REQUESTS,
            "five of your challenges wait already",
            "你已有 5 场挑战在等待",
        ));
    }
    let mut order = Order::new(&contest, Kind::Challenge, own, Some(id));
    (order.games, order.by) = (form.games, Some(user));
    let made = matches::enqueue(&mut change, &order)
        .await?
        .ok_or_else(|| Problem::broken("a challenge was there already"))?;
    change.commit().await?;
    Ok(Redirect::to(&format!("/m/{made}")))
}
