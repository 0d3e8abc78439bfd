//! The final stage: trees of pairings, tables, and who won.

use std::collections::BTreeMap;
use std::iter::successors;
use std::sync::Arc;

use axum::Router;
use axum::extract::Path;
use axum::routing::get;
use maud::{Markup, html};
use turf_agents::tournament::format::{Open, Schedule};
use turf_agents::tournament::pairing::{Kind, Next, Pairing};
use turf_agents::tournament::plan::{Format, Plan};
use turf_agents::tournament::standings::lines;

use super::contest::head;
use super::frame::Visit;
use crate::Arena;
use crate::contests;
use crate::finals::Finals;
use crate::lang::Lang;
use crate::problem::{Problem, Result};

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/c/{slug}/final", get(page))
}

/// A tree: its title, and the keys of its pairings by round.
pub type Tree = (&'static str, &'static str, Vec<Vec<String>>);

/// Lists the trees of a format. Keys that the schedule does not know are byes, or pairings that were not needed.
pub fn trees(plan: &Plan) -> Vec<Tree> {
    let n = plan.entrants.len().next_power_of_two();
    let halves = |n: usize| successors(Some(n), |n| Some(n / 2)).take_while(|n| *n > 0);
    let round = |key: String, n: usize| (1..=n).map(|i| format!("{key}-{i}")).collect::<Vec<_>>();
    match plan.format {
        Format::Knockout | Format::GroupsKnockout => {
            let n = if plan.format == Format::Knockout { n } else { 2 * plan.groups };
            let rounds = halves(n / 2).map(|n| round(format!("ko{}", 2 * n), n)).collect();
            vec![("Knockout", "淘汰赛", rounds), ("Third place", "季军赛", vec![vec!["third".to_string()]])]
        }
        Format::DoubleElimination => {
            let winners = halves(n / 2).zip(1..).map(|(n, level)| round(format!("w{level}"), n));
            let finals = ["final-1", "final-2"].map(|key| vec![key.to_string()]);
            let losers = halves(n / 4).flat_map(|n| [n, n]).zip(1..).map(|(n, level)| round(format!("l{level}"), n));
            let winners = winners.chain(finals).collect();
            vec![("Winners' bracket", "胜者组", winners), ("Losers' bracket", "败者组", losers.collect())]
        }
        Format::RoundRobin | Format::Swiss => vec![],
    }
}

/// A bracket as a page draws it: with links to games, or for the big screen.
struct Drawn<'a> {
    lang: Lang,
    finals: &'a Finals,
    /// Key of the pairing that is on, on the big screen.
    now: Option<&'a str>,
}

impl Drawn<'_> {
    fn pairing(&self, pairing: &Pairing) -> Markup {
        let finals = self.finals;
        let tally = finals.results.get(&pairing.key).cloned().unwrap_or_default();
        let next = pairing.next(&tally);
        html! {
            div class={ "pairing" @if self.now == Some(&pairing.key) { " now" } } {
                @for side in 0..2 {
                    p class=[(next == Next::Over(Some(side))).then_some("winner")] {
                        span { (finals.teams[pairing.bots[side]].name) } " " strong { (tally.wins[side]) }
                    }
                }
                @if let Some(id) = finals.matches.get(&pairing.key).filter(|_| self.now.is_none()) {
                    p {
                        a href={ "/m/" (id) } { (self.lang.t("games", "对局")) } " "
                        @if let Next::Over(_) = next { a href={ "/g/" (finals.last_game(&pairing.key)) } { (self.lang.t("deciding game", "决胜局")) } }
                    }
                }
            }
        }
    }

    fn tree(&self, (en, zh, rounds): &Tree) -> Markup {
        let Schedule { pairings, open, .. } = &self.finals.schedule;
        let played: BTreeMap<&str, &Pairing> = pairings.iter().map(|pairing| (&*pairing.key, pairing)).collect();
        let open: BTreeMap<&str, &Open> = open.iter().map(|open| (&*open.key, open)).collect();
        let stage = |key: &String| {
            let stage = played.get(&**key).map(|pairing| &pairing.stage);
            stage.or(open.get(&**key).map(|open| &open.stage))
        };
        let rounds = rounds.iter().filter_map(|keys| Some((keys, keys.iter().find_map(stage)?)));
        let rounds: Vec<(&Vec<String>, &String)> = rounds.collect();
        // True if a pairing of the round before leads to this one.
        let is_fed = |round: usize, slot: usize| {
            let before = round.checked_sub(1).map_or(&[][..], |before| rounds[before].0);
            let n = before.len() / rounds[round].0.len();
            before.iter().skip(slot * n).take(n).any(|key| stage(key).is_some())
        };
        html! {
            @if !rounds.is_empty() { section class="half" {
                h2 { (self.lang.t(en, zh)) }
                div class="tree" tabindex="0" role="group" aria-label=(self.lang.t(en, zh)) {
                    @for (round, (keys, name)) in rounds.iter().enumerate() {
                        @let next = rounds.get(round + 1).map_or(0, |(next, _)| next.len());
                        section class=(match next { 0 => "goal", n if n == keys.len() => "straight", _ => "joined" }) {
                            h3 { (self.lang.told(name)) }
                            @for (i, key) in keys.iter().enumerate() {
                                div class={ "slot" @if stage(key).is_none() { " bye" } @if is_fed(round, i) { " fed" } } {
                                    @if let Some(pairing) = played.get(&**key) { (self.pairing(pairing)) }
                                    @else if let Some(open) = open.get(&**key) { div class="pairing" {
                                        @for bot in open.bots { p { (bot.map_or("–", |bot| &self.finals.teams[bot].name)) } }
                                    } }
                                }
                            }
                        }
                    }
                }
            } }
        }
    }

    /// Renders tables of groups or rounds, with their pairings.
    fn tables(&self) -> Markup {
        let (t, finals) = (|en, zh| self.lang.t(en, zh), self.finals);
        let league = || finals.schedule.pairings.iter().filter(|pairing| pairing.kind != Kind::Knockout);
        let lines = lines(finals.teams.len(), league(), &finals.results);
        let mut stages: Vec<(&str, Vec<&Pairing>)> = Vec::new();
        for pairing in league() {
            match stages.iter_mut().find(|(stage, _)| *stage == pairing.stage) {
                Some((_, list)) => list.push(pairing),
                None => stages.push((&pairing.stage, vec![pairing])),
            }
        }
        let head = [t("played", "场"), t("won", "胜"), t("drawn", "平"), t("lost", "负"), t("points", "积分")];
        html! {
            div class="tables" { @for table in &finals.schedule.tables { section {
                @if !table.title.is_empty() { h2 { (self.lang.told(&table.title)) } }
                div class="scroll" tabindex="0" { table class="ladder" {
                    thead { tr { th { "#" } th { (t("team", "队伍")) } @for name in head { th class="n" { (name) } } } }
                    tbody { @for (place, bot) in table.order.iter().enumerate() {
                        @let line = &lines[*bot];
                        tr class=[(place < table.promote && !table.title.is_empty()).then_some("winner")] {
                            td class="n" { (place + 1) } th scope="row" { (finals.teams[*bot].name) }
                            @for n in [line.played, line.wins, line.draws, line.losses, line.points] { td class="n" { (n) } }
                        }
                    } }
                } }
            } } }
            @if self.now.is_none() { @for (i, (stage, list)) in stages.iter().enumerate() {
                details open[i + 1 == stages.len()] {
                    summary { (self.lang.told(stage)) }
                    div class="pairings" { @for pairing in list { (self.pairing(pairing)) } }
                }
            } }
        }
    }
}

/// Renders the whole final stage: with links to games, or for the big screen, on which the pairing `now` is marked.
pub fn bracket(lang: Lang, finals: &Finals, now: Option<&str>) -> Markup {
    let (drawn, trees) = (Drawn { lang, finals, now }, trees(&finals.plan));
    // A knockout's table has nothing that its tree has not.
    let has_tables = trees.is_empty() || finals.plan.format == Format::GroupsKnockout;
    html! { div class="bracket" { @if has_tables { (drawn.tables()) } @for tree in &trees { (drawn.tree(tree)) } } }
}

/// Renders who won: the champion's way, and the second and third.
pub fn podium(lang: Lang, finals: &Finals) -> Markup {
    let order = &finals.schedule.order;
    let name = |bot: usize| finals.teams[bot].name.as_str();
    let places = [lang.t("Champion:", "冠军："), lang.t("Second:", "亚军："), lang.t("Third:", "季军：")];
    html! {
        div class="podium" {
            @for (place, bot) in places.iter().zip(order) {
                p class=[(*bot == order[0]).then_some("champion")] { (place) " " strong { (name(*bot)) } }
            }
            ol class="way" { @for pairing in finals.schedule.pairings.iter().filter(|pairing| pairing.bots.contains(&order[0])) {
                @let side = (pairing.bots[1] == order[0]) as usize;
                @let wins = finals.results.get(&pairing.key).map_or([0, 0], |tally| tally.wins);
                li { (lang.told(&pairing.stage)) ": " (name(pairing.bots[1 - side])) " " strong { (wins[side]) " : " (wins[1 - side]) } }
            } }
        }
    }
}

/// Returns the last game of the champion's last pairing.
pub fn deciding_game(finals: &Finals) -> Option<i64> {
    let own = finals.schedule.pairings.iter().filter(|pairing| pairing.bots.contains(&finals.schedule.order[0]));
    own.map(|pairing| finals.last_game(&pairing.key)).max().filter(|id| *id > 0)
}

async fn page(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let finals = Finals::read(&visit.arena.db, &contest).await?.ok_or_else(Problem::not_found)?;
    let t = |en, zh| visit.t(en, zh);
    let title = t("Final stage", "决赛阶段");
    let champion = finals.teams[finals.schedule.order[0]].entered.filter(|_| finals.open().next().is_none());
    let takes_people = visit.arena.game(&contest.game)?.takes_people();
    let body = html! {
        (head(&visit, &contest, "/final"))
        p class="dim" { (visit.lang.told(finals.plan.format.name()).replace('-', " ")) }
        @if let Some(version) = champion { section class="card" {
            (podium(visit.lang, &finals))
            p {
                @if let Some(game) = deciding_game(&finals) { a class="button primary" href={ "/g/" (game) } { (t("watch the deciding game", "观看决胜局")) } " " }
                @if takes_people { a class="button" href={ "/v/" (version) "/play" } { (t("play against the champion", "挑战冠军")) } }
            }
        } }
        (bracket(visit.lang, &finals, None))
        p { a class="button" href={ "/c/" (contest.slug) "/screen" } { (t("big screen", "大屏幕")) } }
    };
    Ok(visit.page(title, body))
}
