//! What a version's games say: by seat, by opponent, why it lost, and the games themselves.

use std::collections::BTreeMap;

use maud::{Markup, html};
use serde::Deserialize;

use crate::contests::Contest;
use crate::db::Db;
use crate::ladders::Row;
use crate::matches::{self, Side};
use crate::problem::Result;
use crate::versions::{self, Version};
use crate::web::frame::Visit;
use crate::web::text::{facts, field, named, time};

/// Games that a record looks at, the newest.
const GAMES: i64 = 3000;
/// Games that a page lists.
const SHOWN: usize = 100;

#[derive(Default, Deserialize)]
pub struct Wanted {
    /// `won`, `drawn`, `lost` or `all`.
    pub show: Option<String>,
    /// Opponent's version.
    pub against: Option<i64>,
    /// Another version of the team, to compare.
    pub with: Option<i64>,
}

#[derive(Default)]
struct Tally {
    /// Numbers of lost, drawn and won games.
    counts: [u64; 3],
    /// Reasons of lost games.
    losses: BTreeMap<String, u64>,
}

impl Tally {
    fn of<'a>(games: impl Iterator<Item = &'a Side>) -> Self {
        let mut all = Self::default();
        for game in games {
            all.counts[game.points() as usize] += 1;
            if game.points() == 0 {
                *all.losses.entry(game.reason.clone()).or_default() += 1;
            }
        }
        all
    }

    fn games(&self) -> u64 {
        self.counts.iter().sum()
    }

    fn score(&self) -> f64 {
        (self.counts[2] as f64 + self.counts[1] as f64 / 2.0) / self.games().max(1) as f64
    }

    /// Returns the reasons of lost games, the most frequent first.
    fn reasons(&self) -> Vec<(&str, u64)> {
        let mut all: Vec<(&str, u64)> = self.losses.iter().map(|(reason, n)| (reason.as_str(), *n)).collect();
        all.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        all
    }

    fn text(&self) -> String {
        let [lost, drawn, won] = self.counts;
        format!("{won} – {drawn} – {lost}")
    }
}

/// Reads the games of a version's record.
pub async fn games_of(db: &Db, version: i64) -> Result<Vec<Side>> {
    matches::of_version(db, version, GAMES).await
}

/// Returns those games of a record that a page with these wishes lists, and which kind that is.
pub fn wanted_games(mut games: Vec<Side>, wanted: &Wanted, own: bool) -> (Vec<Side>, &'static str) {
    let show = match wanted.show.as_deref() {
        Some("won") => "won",
        Some("drawn") => "drawn",
        Some("lost") => "lost",
        None if own && games.iter().any(|game| game.points() == 0) => "lost",
        _ => "all",
    };
    games.retain(|game| {
        wanted.against.is_none_or(|other| game.opponent == other)
            && (show == "all" || ["lost", "drawn", "won"][game.points() as usize] == show)
    });
    (games, show)
}

/// Renders the record. `team` are the versions of its team.
pub async fn section(
    visit: &Visit,
    contest: &Contest,
    version: &Version,
    team: &[Version],
    own: bool,
    wanted: &Wanted,
) -> Result<Markup> {
    let db = &visit.arena.db;
    let t = |en, zh| visit.t(en, zh);
    let games = games_of(db, version.id).await?;
    if games.is_empty() {
        return Ok(
            html! { section id="record" { h2 { (t("Games", "对局")) } p class="empty" { (t("None yet.", "暂无。")) } } },
        );
    }
    let all = Tally::of(games.iter());
    let seats = [0, 1].map(|seat| Tally::of(games.iter().filter(|game| game.seat == seat)));
    let compared = wanted.with.and_then(|id| team.iter().find(|other| other.id == id && id != version.id));
    let theirs = match compared {
        Some(other) => Some((other, games_of(db, other.id).await?)),
        None => None,
    };
    let longest = games.iter().max_by(|x, y| x.think.total_cmp(&y.think));
    let mut slowest: Vec<(f64, i64)> = games.iter().filter_map(|game| Some((game.slowest?, game.id))).collect();
    slowest.sort_by(|x, y| y.0.total_cmp(&x.0));
    Ok(html! {
        section id="record" {
            h2 { (t("Record", "战绩")) }
            (facts(&[
                (t("games", "局"), html! { (all.games()) }), (t("won – drawn – lost", "胜 – 平 – 负"), html! { (all.text()) }),
                (t("moving first", "先手"), html! { (seats[0].text()) }), (t("moving second", "后手"), html! { (seats[1].text()) }),
                (t("longest thinking in a game", "单局最长思考"), html! {
                    @if let Some(game) = longest { a href={ "/g/" (game.id) } { (format!("{:.1}", game.think)) " " (t("s", "秒")) } }
                }),
            ]))
            @if !slowest.is_empty() { p class="dim" {
                (t("slowest moves", "最慢的决策"))
                @for (time, game) in slowest.iter().take(5) { " " a href={ "/g/" (game) } { (format!("{time:.3}")) } }
                " " (t("s", "秒"))
            } }
            (losses(visit, contest, &all))
            (opponents(visit, contest, version, &games, theirs.as_ref()))
            @if team.iter().filter(|other| other.id != version.id).count() > 0 {
                form class="row" action="#record" {
                    (field(t("beside it", "对照版本"), "with", html! { select id="with" name="with" {
                        @for other in team.iter().filter(|other| other.id != version.id) {
                            option value=(other.id) selected[compared.is_some_and(|chosen| chosen.id == other.id)] { "#" (other.number) }
                        }
                    } }))
                    button { (t("compare over the same opponents", "按相同对手比较")) }
                }
            }
        }
        (list(visit, contest, version, wanted, &all, wanted_games(games, wanted, own)))
    })
}

/// Renders why games were lost, as a bar and in words.
fn losses(visit: &Visit, contest: &Contest, all: &Tally) -> Markup {
    const KINDS: usize = 6;
    let reasons = all.reasons();
    let lost = all.counts[0].max(1);
    let mut parts = Vec::new();
    let mut x = 0.0;
    for (kind, (_, n)) in reasons.iter().enumerate() {
        let width = 600.0 * *n as f64 / lost as f64;
        parts.push((kind.min(KINDS - 1), x, width));
        x += width;
    }
    html! {
        @if !reasons.is_empty() {
            h3 { (visit.t("Why it lost", "负局原因")) }
            svg class="reasons" viewBox="0 0 600 16" preserveAspectRatio="none" aria-hidden="true" {
                @for (kind, x, width) in &parts { rect class={ "k" (kind) } x=(format!("{x:.1}")) width=(format!("{width:.1}")) y="0" height="16" {} }
            }
            ul class="legend" { @for (kind, (reason, n)) in reasons.iter().enumerate() {
                li class={ "k" (kind.min(KINDS - 1)) } { (visit.lang.told(turf_agents::words::reason(&contest.game, reason))) " " strong { (n) } }
            } }
        }
    }
}

/// Renders a row for each opponent, the worst first, beside another version's games against the same.
fn opponents(
    visit: &Visit,
    contest: &Contest,
    version: &Version,
    games: &[Side],
    theirs: Option<&(&Version, Vec<Side>)>,
) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let (table, names) = (visit.arena.director.table(contest), visit.arena.director.names(contest));
    let rating = |id: i64| table.rows.iter().find(|row: &&Row| row.version == id && row.games > 0);
    let mut ids: Vec<i64> = games.iter().map(|game| game.opponent).collect();
    ids.sort_unstable();
    ids.dedup();
    let tally = |games: &[Side], id: i64| Tally::of(games.iter().filter(|game| game.opponent == id));
    let mut rows: Vec<(i64, Tally)> = ids.into_iter().map(|id| (id, tally(games, id))).collect();
    rows.sort_by(|(_, x), (_, y)| x.score().total_cmp(&y.score()).then(y.games().cmp(&x.games())));
    let score =
        |of: &Tally| html! { td class="n" { @if of.games() > 0 { (format!("{:.2}", of.score())) } @else { "–" } } };
    html! {
        h3 { (t("By opponent", "按对手")) }
        div class="scroll" tabindex="0" { table {
            thead { tr {
                th { (t("opponent", "对手")) } th class="n" { (t("rating", "等级分")) } th class="n" { (t("won – drawn – lost", "胜 – 平 – 负")) }
                th class="n" { (t("score", "得分率")) } @if let Some((other, _)) = theirs { th class="n" { (t("score of", "得分率")) " #" (other.number) } }
                th { (t("most frequent loss", "最常见负因")) }
            } }
            tbody { @for (id, of) in &rows { tr {
                th scope="row" { a href={ "/v/" (version.id) "?show=all&against=" (id) "#games" } { (named(names.get(id).map_or("?", String::as_str))) } }
                td class="n" { @if let Some(row) = rating(*id) { (format!("{:.0}", row.elo)) } }
                td class="n" { (of.text()) }
                (score(of))
                @if let Some((_, theirs)) = theirs { (score(&tally(theirs, *id))) }
                td { @if let Some((reason, n)) = of.reasons().first() { (visit.lang.told(turf_agents::words::reason(&contest.game, reason))) " (" (n) ")" } }
            } } }
        } }
    }
}

fn list(
    visit: &Visit,
    contest: &Contest,
    version: &Version,
    wanted: &Wanted,
    all: &Tally,
    (games, show): (Vec<Side>, &'static str),
) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let names = visit.arena.director.names(contest);
    let name = |id: i64| names.get(&id).map_or("?", String::as_str);
    let against = wanted.against.map_or(String::new(), |id| format!("&against={id}"));
    let address = |show: &str| format!("/v/{}?show={show}{against}#games", version.id);
    let [lost, drawn, won] = all.counts;
    let tabs = [
        ("lost", t("lost", "负"), lost),
        ("drawn", t("drawn", "平"), drawn),
        ("won", t("won", "胜"), won),
        ("all", t("all", "全部"), all.games()),
    ];
    let game_flag = if contest.game.ends_with(".py") { format!(" --game {}", contest.game) } else { String::new() };
    html! {
        section id="games" {
            h2 { (t("Games", "对局")) @if let Some(other) = wanted.against { " " (t("against", "对阵")) " " (name(other)) } }
            nav class="tabs" aria-label=(t("games", "对局")) {
                @for (kind, text, n) in tabs { a href=(address(kind)) aria-current=[(kind == show).then_some("true")] { (text) @if wanted.against.is_none() { " " (n) } } }
                @if wanted.against.is_some() { a href={ "/v/" (version.id) "?show=" (show) "#games" } { (t("against all", "所有对手")) } }
            }
            @if games.is_empty() { p class="empty" { (t("None.", "无。")) } }
            @else {
                div class="scroll" tabindex="0" { table class="tall" {
                    thead { tr {
                        th { (t("result", "结果")) } th { (t("against", "对手")) } th { (t("reason", "原因")) } th class="n" { (t("turns", "回合")) }
                        th { (t("seat", "先后手")) } th class="n" { (t("thinking, s", "思考（秒）")) } th { (t("played", "时间")) }
                    } }
                    tbody { @for game in games.iter().take(SHOWN) { tr {
                        td { a href={ "/g/" (game.id) } class=(["tag warn", "tag", "tag good"][game.points() as usize]) { ([t("lost", "负"), t("drawn", "平"), t("won", "胜")][game.points() as usize]) } }
                        td { (named(name(game.opponent))) @if game.kind != "ladder" { " " span class="tag" { (kind_name(visit, &game.kind)) } } }
                        td { (visit.lang.told(turf_agents::words::reason(&contest.game, &game.reason))) }
                        td class="n" { (game.turns) }
                        td { ([t("first", "先手"), t("second", "后手")][game.seat as usize]) }
                        td class="n" { (format!("{:.2}", game.think)) }
                        td { (time(game.created)) }
                    } } }
                } }
                p {
                    a class="button" href={ "/v/" (version.id) "/games.zip?show=" (show) (against) } { (t("download these games", "下载这些对局")) } " "
                    span class="dim" { (t("watch them at home:", "在本地观看：")) " " code { "turf replay *.json --html games.html" (game_flag) } }
                }
            }
        }
    }
}

fn kind_name<'a>(visit: &Visit, kind: &str) -> &'a str {
    match kind {
        "final" => visit.t("final stage", "决赛阶段"),
        _ => visit.t("challenge", "挑战"),
    }
}

/// Returns the other versions of a version's team, and itself. Empty for a built-in bot.
pub async fn of_same_team(visit: &Visit, version: &Version) -> Result<Vec<Version>> {
    match version.team_id {
        Some(team) => versions::of_team(&visit.arena.db, team).await,
        None => Ok(Vec::new()),
    }
}
