//! `report.html` of a tournament: one self-contained page.

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::{Value, json};
use turf_agents::play::contest::say_void;
use turf_agents::tournament::pairing::{Kind, Next, Pairing};
use turf_agents::tournament::report::Report;
use turf_agents::tournament::scoreboard::short;
use turf_agents::tournament::standings::lines;
use turf_agents::tournament::table::Row;
use turf_agents::tournament::watch::LastGame;
use turf_agents::words;

use crate::page::{embedded, head};
use crate::ratings::payoff;

pub const FILE: &str = "report.html";

/// Path of the page with the games of a pairing, below the tournament's folder. The report links to it if it exists.
pub fn page_of(pairing: &str) -> String {
    format!("pages/{pairing}.html")
}

/// Renders the report of the tournament in `folder`.
pub fn page(report: &Report, folder: &Path) -> String {
    let plan = &report.plan;
    let title = format!("{} {}", plan.game, plan.format.name());
    let unusual: String = plan.unusual().iter().map(|what| format!("; {what}")).collect();
    let open = !report.schedule.is_over(&report.results);
    let order: Vec<String> = report.table.iter().map(|row| row.name.clone()).collect();
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                (head(&title, include_str!("../assets/tournament/style.css")))
                meta name="color-scheme" content="light dark";
            }
            body {
                header {
                    h1 { (title) }
                    p {
                        (plan.entrants.len()) " bots; pairings: " (report.pairings) ", up to " (plan.games) " each; games: "
                        (report.games.len()) "; seed " (plan.seed) (unusual) "; begun " (report.day) "; "
                        (report.programs.join(", ")) @if open { "; not over yet" }
                    }
                }
                main {
                    @if !plan.refused.is_empty() {
                        section { h2 { "Left out" } ul { @for bad in &plan.refused { li { (bad.spec) ": " (bad.error) } } } }
                    }
                    section {
                        h2 { "Table" }
                        (table(report))
                        @for row in report.table.iter().filter(|row| row.mishaps > 0) { p.note { "Answers of " (short(&row.name, 40)) " that failed or were no move: " (row.mishaps) } }
                        p.note {
                            "Played, won, drawn, lost and points count pairings (3 points, 1 for a draw). Ratings are \
                             Bradley–Terry, in Elo points, over all games; " (report.meetings.zero_name()) " is 0. The \
                             whisker is the 95 % interval, open where nothing bounds it; where both ends are open, the \
                             rating is not known (?). Times are milliseconds per decision."
                        }
                    }
                    (bracket(report, folder))
                    // A single table is the one above.
                    @if report.schedule.tables.len() > 1 { section { h2 { "Groups" } (groups(report)) } }
                    section {
                        h2 { "Who beat whom" }
                        p.note { "Mean score of the row against the column: 1 won everything, 0 lost everything." }
                        div class="wide payoff" { (payoff(&report.meetings, &order)) }
                    }
                    section { h2 { "How games ended" } (reasons(report)) }
                    (pairings(report, folder))
                    (search(report.games.len()))
                }
                script type="application/json" id="data" { (embedded(&games(report, folder))) }
                script { (PreEscaped(include_str!("../assets/tournament/script.js"))) }
            }
        }
    }
    .into_string()
}

/// Renders the form of the list of games, which the script fills in.
fn search(games: usize) -> Markup {
    html! {
        section {
            h2 { "Games" }
            details id="games" {
                summary { (games) " games: watch, search, sort" }
                form {
                    label { "Bot " select id="bot" {} }
                    label { "Against " select id="foe" {} }
                    label {
                        "Result "
                        select id="result" {
                            option value="" { "any" }
                            @for result in ["won", "lost", "drawn"] { option value=(result) { (result) } }
                        }
                    }
                    label { "Reason " select id="reason" {} }
                    label { "Search " input id="words" type="search" placeholder="stage, bot, detail"; }
                }
                p id="found" class="note" {
                    noscript { "The list of games needs JavaScript; the replays lie in the folder replays." }
                }
                div class="wide" { table id="list" {} }
                button id="more" hidden { "Show more" }
            }
        }
    }
}

/// Renders a table in a box that scrolls.
fn wide(header: Markup, rows: Markup) -> Markup {
    html! { div class="wide" { table { tr { (header) } (rows) } } }
}

fn table(report: &Report) -> Markup {
    let bounds = |r: &Row| {
        [Some(r.rating.elo)].into_iter().chain(r.rating.ci95.unwrap_or_default()).flatten().collect::<Vec<_>>()
    };
    let (low, high) =
        (report.table.iter().flat_map(bounds)).fold((f64::MAX, f64::MIN), |(l, h), x| (l.min(x), h.max(x)));
    let tables = &report.schedule.tables;
    let header = html! {
        th {} th.name { "Bot" }
        @for name in ["Points", "Rating"] { th { (name) } }
        th.name { "95 %" }
        @for name in ["Played", "Won", "Drawn", "Lost", "Games", "Mean score", "p50", "p95", "p99", "max"] { th { (name) } }
    };
    let rows = html! {
        @for row in &report.table {
            @let bot = report.bot(&row.name);
            @let times = &report.times[bot];
            @let line = tables.len() == 1 && row.place == tables[0].promote && row.place < report.table.len();
            tr class=[line.then_some("line")] {
                td { (row.place) }
                td.name title=(report.plan.entrants[bot].hash.as_deref().unwrap_or("built in")) { (short(&row.name, 40)) }
                td { (row.points) }
                td { (row.rating.shown()) }
                td.whisker { (whisker(row, low, high)) }
                @for number in [row.played, row.wins, row.draws, row.losses] { td { (number) } }
                td { (row.game_wins) "–" (row.game_draws) "–" (row.game_losses) }
                td { (words::score(&report.plan.game, row.mean_score)) }
                @for ms in [times.p50, times.p95, times.p99, times.max] { td { (format!("{ms:.3}")) } }
            }
        }
    };
    wide(header, rows)
}

fn whisker(row: &Row, low: f64, high: f64) -> Markup {
    const WIDTH: f64 = 120.0;
    let x = |elo: f64| format!("{:.1}", 6.0 + (WIDTH - 12.0) * (elo - low) / (high - low).max(1.0));
    // An open end extends to the edge.
    let ends = row.rating.ci95.unwrap_or([Some(row.rating.elo); 2]);
    let said = row.rating.interval();
    html! {
        svg class="rating" width=(WIDTH) height="14" role="img" aria-label=(said) {
            title { (said) }
            line x1=(x(ends[0].unwrap_or(low))) y1="7" x2=(x(ends[1].unwrap_or(high))) y2="7" {}
            circle cx=(x(row.rating.elo)) cy="7" r="4" {}
        }
    }
}

fn groups(report: &Report) -> Markup {
    let entrants = &report.plan.entrants;
    html! {
        @for table in &report.schedule.tables {
            @let league = report.schedule.pairings.iter().filter(|p: &&Pairing| p.stage == table.title);
            @let lines = lines(entrants.len(), league, &report.results);
            h3 { (table.title) }
            (wide(
                html! { th {} th.name { "Bot" } th { "Points" } th { "Net wins" } th { "Mean score" } },
                html! {
                    @for (place, &bot) in (1..).zip(&table.order) {
                        tr class=[(place == table.promote).then_some("line")] {
                            td { (place) }
                            td.name { (short(&entrants[bot].name, 40)) }
                            td { (lines[bot].points) }
                            td { (lines[bot].net_wins()) }
                            td { (words::score(&report.plan.game, lines[bot].mean_score())) }
                        }
                    }
                },
            ))
        }
    }
}

fn reasons(report: &Report) -> Markup {
    let all: BTreeSet<&String> = report.reasons.iter().flat_map(BTreeMap::keys).collect();
    let cell = |games: u32, counts: &[u32; 3]| {
        let [won, drawn, lost] = counts;
        html! {
            (won) " / " (drawn) " / " (lost)
            div class="stack" {
                @for (kind, n) in ["won", "drawn", "lost"].iter().zip(counts) {
                    i class=(kind) style={ "width:" (format!("{:.1}", 100.0 * *n as f64 / games.max(1) as f64)) "%" } {}
                }
            }
        }
    };
    let header = html! {
        th.name { "Bot" }
        @for reason in &all { th { (words::reason(&report.plan.game, reason)) } }
    };
    let rows = html! {
        @for row in &report.table {
            @let own = &report.reasons[report.bot(&row.name)];
            tr {
                td.name { (short(&row.name, 40)) }
                @for reason in &all { td { @if let Some(counts) = own.get(*reason) { (cell(row.games, counts)) } } }
            }
        }
    };
    html! {
        p.note { "Games " b.winner { "won" } " / drawn / lost by each end." }
        div.reasons { (wide(header, rows)) }
        @if let Some(line) = say_void(report.void()) { p.note { (line) "." } }
    }
}

/// Lists the stages of pairings of some kinds, in the order they were played.
fn stages(report: &Report, knockout: bool) -> Vec<(&str, Vec<&Pairing>)> {
    let mut stages: Vec<(&str, Vec<&Pairing>)> = Vec::new();
    for pairing in &report.schedule.pairings {
        if (pairing.kind == Kind::Knockout) != knockout {
            continue;
        }
        match stages.iter_mut().find(|(stage, _)| *stage == pairing.stage) {
            Some((_, pairings)) => pairings.push(pairing),
            None => stages.push((&pairing.stage, vec![pairing])),
        }
    }
    stages
}

/// Renders the knockout rounds side by side, those of the second chance and the third place below. Nothing without a knockout.
fn bracket(report: &Report, folder: &Path) -> Markup {
    let (second, first): (Vec<_>, Vec<_>) = stages(report, true)
        .into_iter()
        .partition(|(stage, _)| stage.starts_with("Second chance") || *stage == "Third place");
    let entrants = &report.plan.entrants;
    html! {
        @if !first.is_empty() {
            section {
                h2 { "Bracket" }
                @for rounds in [first, second].iter().filter(|rounds| !rounds.is_empty()) {
                    div class="wide bracket" {
                        @for (stage, pairings) in rounds {
                            div.round {
                                h3 { (stage) }
                                @for pairing in pairings {
                                    @let (wins, won, note) = result(report, pairing);
                                    div.match {
                                        @for (i, wins) in wins.iter().enumerate() {
                                            @let name = &entrants[pairing.bots[i]].name;
                                            div class=[(won == Some(i)).then_some("winner")] {
                                                span.name title=(name) { (short(name, 30)) }
                                                span { (wins) }
                                            }
                                        }
                                        p.note { (note) " " (watch(pairing, folder)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Returns the wins of a pairing's bots, its winner, and what else there is to say.
fn result(report: &Report, pairing: &Pairing) -> ([u32; 2], Option<usize>, String) {
    let none = Default::default();
    let tally = report.results.get(&pairing.key).unwrap_or(&none);
    let won = match pairing.next(tally) {
        Next::Over(won) => won,
        _ => None,
    };
    let note = match (tally.timed_out, tally.draws) {
        (true, _) => "took too long".into(),
        (_, 0) => String::new(),
        (_, draws) => format!("{draws} drawn"),
    };
    (tally.wins, won, note)
}

/// Renders a link to the page of a pairing's games, if there is one.
fn watch(pairing: &Pairing, folder: &Path) -> Markup {
    let page = page_of(&pairing.key);
    html! { @if folder.join(&page).is_file() { a href=(page) { "watch" } } }
}

fn pairings(report: &Report, folder: &Path) -> Markup {
    let stages = stages(report, false);
    let bot = |pairing: &Pairing, i: usize, won| {
        let name = &report.plan.entrants[pairing.bots[i]].name;
        html! { td.name title=(name) { @if won == Some(i) { b.winner { (short(name, 30)) } } @else { (short(name, 30)) } } }
    };
    html! {
        @if !stages.is_empty() {
            section {
                h2 { "Pairings" }
                @for (stage, pairings) in &stages {
                    h3 { (stage) }
                    div class="wide" {
                        table {
                            @for pairing in pairings {
                                @let (wins, won, note) = result(report, pairing);
                                tr {
                                    (bot(pairing, 0, won))
                                    td { (wins[0]) "–" (wins[1]) }
                                    (bot(pairing, 1, won))
                                    td { (watch(pairing, folder)) }
                                    td.why { (note) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn games(report: &Report, folder: &Path) -> Value {
    let names: Vec<&str> = report.plan.entrants.iter().map(|e| e.name.as_str()).collect();
    let paged: BTreeSet<&str> = (report.schedule.pairings.iter())
        .map(|p| p.key.as_str())
        .filter(|key| folder.join(page_of(key)).is_file())
        .collect();
    let game = |g: &LastGame| {
        // A page holds the games of its pairing in order.
        let is_there = paged.contains(g.pairing.as_str());
        let page = if is_there { format!("{}#{}.0", page_of(&g.pairing), g.game) } else { String::new() };
        let winner = g.winner.map_or(-1, |w| w as i32);
        let detail = short(g.detail.as_deref().unwrap_or("").lines().next().unwrap_or(""), 300);
        json!([
            g.stage,
            g.game,
            report.bot(&g.names[0]),
            report.bot(&g.names[1]),
            winner,
            g.reason,
            g.turns,
            g.scores[0],
            g.scores[1],
            g.seconds,
            g.replay,
            page,
            detail
        ])
    };
    let games: Vec<Value> = report.games.iter().map(game).collect();
    json!({"names": names, "games": games})
}
