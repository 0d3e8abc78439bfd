use std::collections::BTreeSet;
use std::fmt::Write;

use serde_json::json;

use super::{Report, page_of};
use crate::stats::payoff::escape;
use crate::tournament::pairing::{Kind, Next, Pairing};
use crate::tournament::plan::Refused;
use crate::tournament::scoreboard::short;
use crate::tournament::standings::lines;
use crate::tournament::table::Row;
use crate::tournament::watch::LastGame;
use crate::words;

const PAGE: &str = include_str!("page.html");

impl Report {
    pub fn html(&self) -> String {
        let plan = &self.plan;
        let title = format!("{} {}", plan.game, plan.format.name());
        let open = !self.schedule.is_over(&self.results);
        let unusual = plan
            .unusual()
            .iter()
            .map(|what| format!("; {what}"))
            .collect::<String>();
        let about = format!(
            "{} bots, {} pairings of up to {} games, {} games played; seed {}{unusual}; begun {}; {}{}",
            plan.entrants.len(),
            self.pairings,
            plan.games,
            self.games.len(),
            plan.seed,
            self.day,
            self.programs.join(", "),
            if open { "; not over yet" } else { "" },
        );
        let parts = [
            ("{{style}}", include_str!("style.css").to_string()),
            ("{{about}}", escape(&about)),
            ("{{refused}}", self.refused()),
            ("{{table}}", self.main_table()),
            ("{{zero}}", escape(&self.meetings.zero_name())),
            ("{{tables}}", self.groups()),
            ("{{payoff}}", self.payoff()),
            ("{{reasons}}", self.reasons()),
            ("{{pairings}}", self.pairings()),
            ("{{title}}", escape(&title)),
            ("{{script}}", include_str!("script.js").to_string()),
            // Last, because it contains output of bots, which may look like a placeholder.
            ("{{data}}", self.data()),
        ];
        parts
            .iter()
            .fold(PAGE.to_string(), |page, (mark, text)| page.replace(mark, text))
    }

    fn refused(&self) -> String {
        if self.plan.refused.is_empty() {
            return String::new();
        }
        let line = |bad: &Refused| format!("<li>{}: {}", escape(&bad.spec), escape(&bad.error));
        let lines: String = self.plan.refused.iter().map(line).collect();
        format!("<section><h2>Left out</h2><ul>{lines}</ul></section>")
    }

    fn main_table(&self) -> String {
        let mut html = String::from(
            "<div class=\"wide\"><table><tr><th><th class=\"name\">Bot<th>Played<th>Won<th>Drawn<th>Lost<th>Points\
             <th>Rating<th class=\"name\">95 %<th>Games<th>Mean score<th>p50<th>p95<th>p99<th>max",
        );
        let ends = |r: &Row| {
            [Some(r.rating.elo)]
                .into_iter()
                .chain(r.rating.ci95.unwrap_or_default())
                .flatten()
                .collect::<Vec<_>>()
        };
        let ends = self.table.iter().flat_map(ends);
        let (low, high) = ends.fold((f64::MAX, f64::MIN), |(l, h), x| (l.min(x), h.max(x)));
        let single = self.schedule.tables.len() == 1;
        for row in &self.table {
            let bot = self.bot(&row.name);
            let t = &self.times[bot];
            let line = single && row.place == self.schedule.tables[0].promote && row.place < self.table.len();
            let _ = write!(
                html,
                "<tr{}><td>{}<td class=\"name\" title=\"{}\">{}<td>{}<td>{}<td>{}<td>{}<td>{}<td>{}\
                 <td class=\"name\">{}<td>{}–{}–{}<td>{}<td>{:.3}<td>{:.3}<td>{:.3}<td>{:.3}",
                if line { " class=\"line\"" } else { "" },
                row.place,
                escape(self.plan.entrants[bot].hash.as_deref().unwrap_or("built in")),
                escape(&short(&row.name, 40)),
                row.played,
                row.wins,
                row.draws,
                row.losses,
                row.points,
                escape(&row.rating.shown()),
                whisker(row, low, high),
                row.game_wins,
                row.game_draws,
                row.game_losses,
                words::score(&self.plan.game, row.mean_score),
                t.p50,
                t.p95,
                t.p99,
                t.max,
            );
        }
        html + "</table></div>"
    }

    /// Renders the tables of groups. Empty for a single table, which the page already shows above.
    fn groups(&self) -> String {
        if self.schedule.tables.len() < 2 {
            return String::new();
        }
        let mut html = String::from("<section><h2>Groups</h2>");
        for table in &self.schedule.tables {
            let of_group = |p: &&Pairing| p.stage == table.title;
            let league = self.schedule.pairings.iter().filter(of_group);
            let lines = lines(self.plan.entrants.len(), league, &self.results);
            let _ = write!(
                html,
                "<h3>{}</h3><div class=\"wide\"><table><tr><th><th class=\"name\">Bot",
                escape(&table.title)
            );
            html += "<th>Points<th>Net wins<th>Mean score";
            for (i, &bot) in table.order.iter().enumerate() {
                let line = if i + 1 == table.promote { " class=\"line\"" } else { "" };
                let name = escape(&short(&self.plan.entrants[bot].name, 40));
                let (l, place) = (&lines[bot], i + 1);
                let _ = write!(
                    html,
                    "<tr{line}><td>{place}<td class=\"name\">{name}<td>{}<td>{}<td>{}",
                    l.points,
                    l.net_wins(),
                    words::score(&self.plan.game, l.mean_score())
                );
            }
            html += "</table></div>";
        }
        html + "</section>"
    }

    fn payoff(&self) -> String {
        let order: Vec<String> = self.table.iter().map(|r| r.name.clone()).collect();
        self.meetings.picture(&order)
    }

    fn reasons(&self) -> String {
        let mut all: Vec<&String> = self.reasons.iter().flat_map(|r| r.keys()).collect();
        all.sort();
        all.dedup();
        let mut html = String::from(
            "<p class=\"note\">Games <b class=\"winner\">won</b> / drawn / lost by each end.</p>\
             <div class=\"wide\"><table><tr><th class=\"name\">Bot",
        );
        all.iter()
            .for_each(|reason| html += &format!("<th>{}", escape(words::reason(&self.plan.game, reason))));
        for row in &self.table {
            let of = &self.reasons[self.bot(&row.name)];
            let _ = write!(html, "<tr><td class=\"name\">{}", escape(&short(&row.name, 40)));
            for reason in &all {
                let Some([won, drawn, lost]) = of.get(*reason) else {
                    html += "<td>";
                    continue;
                };
                let share = |n: &u32| 100.0 * *n as f64 / row.games.max(1) as f64;
                let _ = write!(
                    html,
                    "<td>{won} / {drawn} / {lost}<div class=\"stack\"><i class=\"won\" style=\"width:{:.1}%\"></i>\
                     <i class=\"drawn\" style=\"width:{:.1}%\"></i><i class=\"lost\" style=\"width:{:.1}%\"></i></div>",
                    share(won),
                    share(drawn),
                    share(lost)
                );
            }
        }
        html + "</table></div>"
    }

    fn pairings(&self) -> String {
        let mut stages: Vec<&str> = Vec::new();
        for pairing in &self.schedule.pairings {
            if !stages.contains(&pairing.stage.as_str()) {
                stages.push(&pairing.stage);
            }
        }
        if self.schedule.pairings.iter().any(|p| p.kind == Kind::Knockout) {
            stages.reverse();
        }
        let mut html = String::new();
        for stage in stages {
            let _ = write!(html, "<h3>{}</h3><div class=\"wide\"><table>", escape(stage));
            for p in self.schedule.pairings.iter().filter(|p| p.stage == stage) {
                let none = Default::default();
                let tally = self.results.get(&p.key).unwrap_or(&none);
                let name = |i: usize| escape(&short(&self.plan.entrants[p.bots[i]].name, 30));
                let won = match p.next(tally) {
                    Next::Over(won) => won,
                    _ => None,
                };
                let shown = |i: usize| match won == Some(i) {
                    true => format!("<b class=\"winner\">{}</b>", name(i)),
                    false => name(i),
                };
                let more = match (tally.timed_out, tally.draws) {
                    (true, _) => "took too long".to_string(),
                    (false, 0) => String::new(),
                    (false, n) => format!("{n} drawn"),
                };
                let (a, b) = (shown(0), shown(1));
                let [x, y] = tally.wins;
                let _ = write!(
                    html,
                    "<tr><td class=\"name\">{a}<td>{x}–{y}<td class=\"name\">{b}<td class=\"why\">{more}"
                );
            }
            html += "</table></div>";
        }
        html
    }

    fn data(&self) -> String {
        let names: Vec<&str> = self.plan.entrants.iter().map(|e| e.name.as_str()).collect();
        let paged: BTreeSet<&str> = (self.schedule.pairings.iter())
            .map(|p| p.key.as_str())
            .filter(|key| self.folder.join(page_of(key)).is_file())
            .collect();
        let game = |g: &LastGame| {
            // A page holds the games of its pairing in order.
            let page = match paged.contains(g.pairing.as_str()) {
                true => format!("{}#{}.0", page_of(&g.pairing), g.game),
                false => String::new(),
            };
            let winner = g.winner.map_or(-1, |w| w as i32);
            let detail = short(g.detail.as_deref().unwrap_or("").lines().next().unwrap_or(""), 300);
            json!([
                g.stage,
                g.game,
                self.bot(&g.names[0]),
                self.bot(&g.names[1]),
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
        let games: Vec<serde_json::Value> = self.games.iter().map(game).collect();
        let text = json!({"names": names, "games": games}).to_string();
        // Bots' output must not close the script element.
        text.replace('<', "\\u003c")
    }
}

fn whisker(row: &Row, low: f64, high: f64) -> String {
    const WIDTH: f64 = 120.0;
    let x = |elo: f64| 6.0 + (WIDTH - 12.0) * (elo - low) / (high - low).max(1.0);
    // An open end extends to the edge.
    let ends = row.rating.ci95.unwrap_or([Some(row.rating.elo); 2]);
    let said = row.rating.interval();
    let (a, b) = (ends[0].unwrap_or(low), ends[1].unwrap_or(high));
    format!(
        "<svg class=\"rating\" width=\"{WIDTH}\" height=\"14\" role=\"img\" aria-label=\"{said}\">\
         <title>{said}</title><line x1=\"{:.1}\" y1=\"7\" x2=\"{:.1}\" y2=\"7\"/>\
         <circle cx=\"{:.1}\" cy=\"7\" r=\"4\"/></svg>",
        x(a),
        x(b),
        x(row.rating.elo)
    )
}
