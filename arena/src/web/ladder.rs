//! A contest's ladder.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query};
use axum::routing::get;
use maud::{Markup, html};
use serde::Deserialize;

use super::contest::{announcements, head, match_list};
use super::frame::Visit;
use super::news::read_until;
use super::text::named;
use crate::Arena;
use crate::accounts::folded;
use crate::contests::Stage;
use crate::ladders::Row;
use crate::lang::Lang;
use crate::problem::Result;
use crate::teams;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/c/{slug}", get(ladder))
}

#[derive(Deserialize)]
struct Wanted {
    /// Part of a bot's name.
    #[serde(default)]
    q: String,
    /// Present to leave built-in bots out.
    teams: Option<String>,
}

/// Range of ratings that bars show.
struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    fn of(rows: &[&Row]) -> Self {
        let played = || rows.iter().filter(|row| row.games > 0);
        Self {
            low: played().map(|row| row.ci95[0]).fold(f64::INFINITY, f64::min),
            high: played().map(|row| row.ci95[1]).fold(f64::NEG_INFINITY, f64::max),
        }
    }

    /// Draws an interval. Its numbers are beside it.
    fn bar(&self, row: &Row) -> Markup {
        let x = |elo: f64| format!("{:.1}", 4.0 + 112.0 * (elo - self.low) / (self.high - self.low).max(1.0));
        html! {
            svg class="bar" viewBox="0 0 120 12" aria-hidden="true" {
                line x1=(x(row.ci95[0])) x2=(x(row.ci95[1])) y1="6" y2="6" class="range" {}
                circle cx=(x(row.elo)) cy="6" r="4" class="point" {}
            }
        }
    }
}

fn change(lang: Lang, row: &Row) -> Markup {
    let Some(change) = row.change.map(f64::round).filter(|change| *change != 0.0) else { return html! {} };
    let (class, sign) = if change > 0.0 { ("up", "▲") } else { ("down", "▼") };
    html! { span class=(class) title=(lang.t("since yesterday", "较昨日")) { (sign) " " (change.abs()) } }
}

fn ladder_row(lang: Lang, scale: &Scale, row: &Row, own: Option<i64>) -> Markup {
    let is_own = own.is_some() && row.team == own;
    let plays = row.games > 0;
    html! {
        tr class=[is_own.then_some("own")] {
            td class="n" { @match row.place { Some(place) => { span class={ "place p" (place) } { (place) } } None => { "–" } } }
            th scope="row" {
                a href={ "/v/" (row.version) } { (named(&row.name)) }
                @if is_own { " " span class="tag live" { (lang.t("ours", "我方")) } }
                @if row.team.is_none() { " " span class="tag" { (lang.t("built in", "内置")) } }
            }
            @if plays {
                td class="n" { a href={ "/v/" (row.version) "#record" } { strong { (format!("{:.0}", row.elo)) } } }
                td class="n change" { (change(lang, row)) }
                td class="interval" { (scale.bar(row)) span class="dim" { (format!("{:.0} – {:.0}", row.ci95[0], row.ci95[1])) } }
                td class="n" { span class="up" { (row.wins) } " – " (row.draws) " – " span class="down" { (row.losses) } }
            } @else {
                td class="dim" colspan="4" { (lang.t("no game yet", "尚未对局")) }
            }
        }
    }
}

async fn ladder(visit: Visit, Path(slug): Path<String>, Query(wanted): Query<Wanted>) -> Result<Markup> {
    let now = visit.arena.director.snapshot(&slug)?;
    let (contest, table) = (&now.contest, &now.table);
    let own = match &visit.user {
        Some(user) => teams::of_user(&visit.arena.db, contest.id, user.id).await?.map(|team| team.id),
        None => None,
    };
    let part = folded(&wanted.q);
    let is_wanted = |row: &&Row| folded(&row.name).contains(&part) && (wanted.teams.is_none() || row.team.is_some());
    let rows: Vec<&Row> = table.rows.iter().filter(is_wanted).collect();
    let scale = Scale::of(&rows);
    let until = read_until(&visit, contest);
    let read: Vec<_> = now.announcements.iter().filter(|(_, created)| *created <= until).cloned().collect();
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        (head(&visit, contest, ""))
        section {
            h2 { @if contest.stage >= Stage::Ladder { (t("Ladder", "天梯")) } @else { (t("Ladder of the warm-up", "热身天梯")) } }
            form class="row find" {
                input name="q" type="search" value=(wanted.q) placeholder=(t("find a bot", "查找代码")) aria-label=(t("find a bot", "查找代码"));
                label { input type="checkbox" name="teams" value="1" checked[wanted.teams.is_some()]; " " (t("teams only", "只看队伍")) }
                button class="small" { (t("show", "显示")) }
            }
            div class="scroll" tabindex="0" {
                table class="ladder tall" {
                    thead { tr {
                        th { "#" } th { (t("bot", "代码")) } th class="n" { (t("rating", "等级分")) } th class="n change" { span class="wide" { (t("since yesterday", "较昨日")) } }
                        th class="interval" { (t("95 % interval", "95% 区间")) } th class="n" { (t("won – drawn – lost", "胜 – 平 – 负")) }
                    } }
                    tbody { @for row in &rows { (ladder_row(visit.lang, &scale, row, own)) } }
                }
            }
            @if rows.is_empty() { p class="empty" { (t("No such bot.", "没有符合条件的代码。")) } }
        }
        @if contest.stage == Stage::Over { p { a class="button primary" href={ "/c/" (contest.slug) "/final" } { (t("results of the final stage", "决赛阶段结果")) } } }
        @else { section {
            h2 { (t("Playing now", "正在进行")) }
            p class="dim" {
                (table.games) " " (t("games on record", "局已完成")) " · " (now.n_running) " " (t("matches running", "场进行中")) " · "
                (now.n_waiting) " " (t("waiting", "场等待"))
            }
            @if !now.running.is_empty() { (match_list(&visit, &now.running, &now.names, table)) }
        } }
        @if !read.is_empty() { section { h2 { (t("Announcements", "公告")) } (announcements(visit.lang, &read)) } }
        p { a href={ "/c/" (slug) "/feed.atom" } { (t("news as a feed", "消息订阅（Atom）")) } }
    };
    Ok(visit.page(&contest.title, body))
}
