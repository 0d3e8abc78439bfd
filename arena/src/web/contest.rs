//! Contests and their ladders, games, rules.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query};
use axum::routing::get;
use maud::{Markup, html};
use serde::Deserialize;

use super::frame::Visit;
use super::news::banner;
use super::text::{mark, named, score, time};
use crate::Arena;
use crate::contests::{self, Contest, Stage};
use crate::ladders::{Row, Table};
use crate::lang::Lang;
use crate::matches::{self, Listed, Which};
use crate::problem::Result;
use crate::teams;
use crate::versions::{self, Version};

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/", get(start)).route("/c/{slug}/games", get(games)).route("/c/{slug}/teams", get(all_teams))
}

/// Number of bots of a ladder that the first page names.
const LEADERS: usize = 5;

async fn start(visit: Visit) -> Result<Markup> {
    let db = &visit.arena.db;
    let (all, counts) = (contests::all(db).await?, teams::counts(db).await?);
    let own = match &visit.user {
        Some(user) => teams::all_of_user(db, user.id).await?,
        None => Vec::new(),
    };
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        h1 { (t("Contests", "比赛")) }
        @if all.is_empty() { p class="empty" { (t("There is no contest yet.", "目前还没有比赛。")) } }
        ul class="cards" {
            @for contest in &all {
                @let table = visit.arena.director.table(contest);
                @let place = table.rows.iter().find(|row| row.team.is_some_and(|team| own.contains(&team))).and_then(|row| row.place);
                li {
                    h2 { a href={ "/c/" (contest.slug) } { (contest.title) } }
                    (stage(&visit, contest))
                    @let n = counts.get(&contest.id).copied().unwrap_or(0);
                    p class="dim" {
                        (n) " " (t(if n == 1 { "team" } else { "teams" }, "支队伍"))
                        @if let Some(place) = place { " · " (t("your place on the ladder", "我方天梯名次")) " " strong { (place) } }
                        @if contest.stage == Stage::Over { " · " a href={ "/c/" (contest.slug) "/final" } { (t("results of the final stage", "决赛阶段结果")) } }
                    }
                    @if let Ok(now) = visit.arena.director.snapshot(&contest.slug) && contest.stage != Stage::Over {
                        (announcements(visit.lang, &now.announcements))
                        div class="tables" {
                            section {
                                h3 { (t("Leaders", "天梯前列")) }
                                ol class="top" { @for row in table.rows.iter().filter(|row| row.games > 0).take(LEADERS) {
                                    li { a href={ "/v/" (row.version) } { (named(&row.name)) } strong { (format!("{:.0}", row.elo)) } }
                                } }
                                @if table.games == 0 { p class="empty" { (t("No game yet.", "尚未对局。")) } }
                            }
                            section {
                                h3 { (t("Latest games", "最近对局")) }
                                (match_list(&visit, &now.latest, &now.names, &table))
                            }
                        }
                    }
                }
            }
        }
        p { a href="/open" { (t("open a record", "打开录像")) } }
        @if visit.is_organiser() {
            p {
                a class="button primary" href="/organise/new" { (t("new contest", "新建比赛")) } " "
                a class="button" href="/organise" { (t("people and log", "用户与日志")) }
            }
        }
    };
    Ok(visit.page(t("Contests", "比赛"), body))
}

/// Renders where a contest is: its stage, its game, its deadline.
fn stage(visit: &Visit, contest: &Contest) -> Markup {
    let is_on = ![Stage::Frozen, Stage::Over].contains(&contest.stage) && !contest.paused;
    html! {
        p class="stage-of" {
            span class={ "tag" @if is_on { " good" } } { (contest.stage.title(visit.lang)) }
            @if contest.paused { " " span class="tag warn" { (visit.t("paused", "暂停")) } }
            " " (visit.lang.told(&contest.game))
            @if let Some(deadline) = contest.deadline.filter(|_| contest.stage == Stage::Warmup) {
                " · " (visit.t("hand in until", "截止时间")) " " strong { (time(deadline)) }
            }
        }
    }
}

pub fn head(visit: &Visit, contest: &Contest, here: &str) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let base = format!("/c/{}", contest.slug);
    let mut links = vec![
        ("", t("ladder", "天梯")),
        ("/games", t("games", "对局")),
        ("/teams", t("teams", "队伍")),
        ("/help", t("help", "帮助")),
        ("/mine", t("my team", "我的队伍")),
    ];
    if !visit.rules(&contest.game).is_empty() {
        links.insert(3, ("/rules", t("rules", "规则")));
    }
    if contest.stage >= Stage::Knockout {
        links.insert(1, ("/final", t("final stage", "决赛阶段")));
    }
    if visit.is_organiser() {
        links.push(("/organise", t("organise", "管理")));
    }
    html! {
        div class="contest" {
            h1 { a href=(base) { (contest.title) } }
            (stage(visit, contest))
            nav class="tabs" aria-label=(t("contest", "比赛")) {
                @for (path, name) in links {
                    a href={ (base) (path) } aria-current=[(path == here).then_some("page")] { (name) }
                }
            }
        }
        (banner(visit, contest))
    }
}

pub fn announcements(lang: Lang, announced: &[(String, i64)]) -> Markup {
    html! {
        @for (text, created) in announced {
            aside class="announcement" { (time(*created)) p { (told(lang, text)) } }
        }
    }
}

/// Translates what the arena announces itself.
pub fn told(lang: Lang, text: &str) -> String {
    match text.starts_with("Played again, ") {
        true => lang.told(text),
        false => text.to_string(),
    }
}

pub type Names = BTreeMap<i64, String>;

/// Renders matches as rows, each a link: both sides with their ratings, the score, the state, the time.
pub fn match_list(visit: &Visit, list: &[Listed], names: &Names, table: &Table) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let side = |id: i64, is_ahead: bool| {
        let row = table.rows.iter().find(|row| row.version == id && row.games > 0);
        html! { span class={ "side" @if is_ahead { " ahead" } } {
            (named(names.get(&id).map_or("?", String::as_str))) @if let Some(row) = row { " " small { (format!("{:.0}", row.elo)) } }
        } }
    };
    html! {
        @if list.is_empty() { p class="empty" { (t("None yet.", "暂无。")) } }
        @else { ul class="matches" {
            @for one in list {
                li { a href={ "/m/" (one.id) } {
                    (side(one.a, one.wins_a > one.wins_b)) " "
                    @if one.state == "dropped" { span class="score" { "–" } } @else { (score(one.wins_a, one.wins_b)) }
                    " " @if let Some(b) = one.b { (side(b, one.wins_b > one.wins_a)) }
                    " " span class="about" {
                        @if one.draws > 0 { span { (one.draws) " " (t("drawn", "平")) } " " }
                        @match (one.state.as_str(), one.kind.as_str()) {
                            ("running", _) => { span class="tag live" { (t("live", "直播")) } }
                            ("waiting", _) => { span class="tag" { (t("waiting", "等待")) } }
                            ("dropped", _) => { span class="tag" { (t("not played", "未进行")) } }
                            (_, "challenge") => { span class="tag" { (t("challenge", "挑战")) } }
                            (_, "final") => { span class="tag" { (t("final stage", "决赛阶段")) } }
                            ("failed", _) => { span class="tag warn" { (t("broken off", "中断")) } }
                            _ => {}
                        }
                        " " (time(one.created))
                    }
                } }
            }
        } }
    }
}

const PAGE: i64 = 100;

#[derive(Deserialize)]
struct Wanted {
    /// Number of the match that ended the page before.
    before: Option<i64>,
    kind: Option<String>,
    /// Number of a team, or nothing.
    #[serde(default)]
    team: String,
}

async fn games(visit: Visit, Path(slug): Path<String>, Query(wanted): Query<Wanted>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let (kind, before) = (wanted.kind.as_deref(), wanted.before.unwrap_or(i64::MAX));
    let which = match wanted.team.parse() {
        Ok(team) => Which::OfTeam(team, kind, before),
        Err(_) => Which::Before(kind, before),
    };
    let list = matches::list(&visit.arena.db, contest.id, which, PAGE).await?;
    let teams = teams::all(&visit.arena.db, contest.id).await?;
    let names = visit.arena.director.names(&contest);
    let t = |en, zh| visit.t(en, zh);
    let title = t("Games", "对局");
    let kinds = [
        (None, t("all", "全部")),
        (Some("ladder"), t("ladder", "天梯")),
        (Some("challenge"), t("challenges", "挑战")),
        (Some("final"), t("final stage", "决赛阶段")),
    ];
    let address = |kind: Option<&str>, before: Option<i64>| {
        let kind = kind.map_or(String::new(), |kind| format!("kind={kind}&"));
        let before = before.map_or(String::new(), |before| format!("before={before}&"));
        let team = wanted.team.parse::<i64>().map_or(String::new(), |team| format!("team={team}"));
        format!("/c/{}/games?{kind}{before}{team}", contest.slug)
    };
    let body = html! {
        (head(&visit, &contest, "/games"))
        section {
            h2 { (title) }
            nav class="tabs" aria-label=(title) { @for (kind, name) in kinds {
                a href=(address(kind, None)) aria-current=[(kind == wanted.kind.as_deref()).then_some("true")] { (name) }
            } }
            form class="row find" {
                @if let Some(kind) = &wanted.kind { input type="hidden" name="kind" value=(kind); }
                select name="team" aria-label=(t("team", "队伍")) {
                    option value="" { (t("all teams", "所有队伍")) }
                    @for team in &teams { option value=(team.id) selected[wanted.team == team.id.to_string()] { (team.name) } }
                }
                button class="small" { (t("show", "显示")) }
            }
            (match_list(&visit, &list, &names, &visit.arena.director.table(&contest)))
            @if let Some(last) = list.last().filter(|_| list.len() as i64 == PAGE) {
                a class="button" href=(address(wanted.kind.as_deref(), Some(last.id))) { (t("older", "更早")) }
            }
        }
    };
    Ok(visit.page(title, body))
}

async fn all_teams(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let teams = teams::all(&visit.arena.db, contest.id).await?;
    let versions: Vec<Version> = versions::all(&visit.arena.db, contest.id).await?;
    let table = visit.arena.director.table(&contest);
    let t = |en, zh| visit.t(en, zh);
    let standing = |is_it: &dyn Fn(&Row) -> bool| {
        let row = table.rows.iter().find(|row| is_it(row) && row.games > 0);
        html! { td class="n" { @if let Some(place) = row.and_then(|row| row.place) { (place) } } td class="n" { @if let Some(row) = row { (format!("{:.0}", row.elo)) } } }
    };
    let body = html! {
        (head(&visit, &contest, "/teams"))
        section {
            h2 { (t("Teams", "队伍")) }
            @if teams.is_empty() { p class="empty" { (t("None yet.", "暂无。")) } }
            @else { div class="scroll" tabindex="0" { table {
                thead { tr { th { (t("team", "队伍")) } th class="n" { (t("place", "名次")) } th class="n" { (t("rating", "等级分")) } th { (t("state", "状态")) } } }
                tbody { @for team in &teams { tr {
                    th scope="row" { a class="named" href={ "/t/" (team.id) } { (mark(&team.name, true)) span { (team.name) } } }
                    (standing(&|row| row.team == Some(team.id)))
                    td {
                        @if team.chosen.is_none() { span class="tag" { (t("no bot yet", "尚无代码")) } }
                        @if let Some(why) = &team.disqualified { " " span class="tag warn" { (t("disqualified", "取消资格")) } " " (why) }
                    }
                } } }
            } } }
        }
        section {
            h2 { (t("Built-in bots", "内置代码")) }
            div class="scroll" tabindex="0" { table {
                thead { tr { th { (t("bot", "代码")) } th class="n" { (t("place", "名次")) } th class="n" { (t("rating", "等级分")) } th { (t("what it does", "打法")) } } }
                tbody { @for bot in versions.iter().filter(|version| version.builtin.is_some()) { tr {
                    th scope="row" { a href={ "/v/" (bot.id) } { (named(&bot.name())) } }
                    (standing(&|row| row.version == bot.id))
                    td class="text dim" { (visit.lang.told(&bot.note)) }
                } } }
            } }
        }
    };
    Ok(visit.page(t("Teams", "队伍"), body))
}
