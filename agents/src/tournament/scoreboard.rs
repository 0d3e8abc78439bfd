//! The tournament as text: matrix, ranking bars, promotion line, running pairings.
//!
//! A cell of the matrix shows the row's result, in the notation of the 2018 platform: `p-q` games won and lost so far, `+`
//! won, `0` drawn, `-` lost, `x` timed out, blank if not begun.

use super::format::{Schedule, Table};
use super::pairing::{Kind, Next, Pairing, Results};
use super::plan::Plan;
use super::standings::{Line, lines};
use crate::columns::{Cell, columns, cut, widest};

const NAME: usize = 20;
const BAR: usize = 20;
const ROWS: usize = 24;

/// Renders the board in lines of at most `width` columns. `running` are keys of pairings.
pub fn board(plan: &Plan, schedule: &Schedule, results: &Results, running: &[&str], width: usize) -> Vec<String> {
    let all = lines(plan.entrants.len(), &schedule.pairings, results);
    let mut text = Vec::new();
    for table in &schedule.tables {
        text.extend(table_lines(plan, schedule, results, table, &all, width));
    }
    let brackets = schedule.pairings.iter().filter(|p| p.kind != Kind::League);
    text.extend(brackets.rev().take(8).map(|p| pairing_line(plan, p, results)));
    let played = running.iter().filter_map(|key| schedule.pairings.iter().find(|p| p.key == *key));
    let now: Vec<String> =
        (played.filter(|p| p.kind == Kind::League)).map(|p| pairing_line(plan, p, results)).collect();
    if !now.is_empty() {
        text.push(format!("now: {}", now.join(" · ")));
    }
    text.iter().map(|line| cut(line, width).to_string()).collect()
}

fn table_lines(
    plan: &Plan,
    schedule: &Schedule,
    results: &Results,
    table: &Table,
    all: &[Line],
    width: usize,
) -> Vec<String> {
    let name = |bot: usize| short(&plan.entrants[bot].name, NAME);
    let label = widest(table.order.iter().map(|&b| name(b)), 6);
    let rows = &table.order[..table.order.len().min(ROWS)];
    // A group's matrix has only its own pairings; brackets have no matrix.
    let of_table = |p: &&Pairing| p.kind == Kind::League && p.bots.iter().all(|b| table.order.contains(b));
    let league: Vec<&Pairing> = schedule.pairings.iter().filter(of_table).collect();
    let matrix =
        !league.is_empty() && label + 4 + 6 * rows.len() + 14 + BAR <= width && rows.len() == table.order.len();
    let mut text = Vec::new();
    if !table.title.is_empty() {
        text.push(table.title.clone());
    }
    if matrix {
        let numbers: String = (1..=rows.len()).map(|i| format!("{i:^6}")).collect();
        text.push(format!("{:label$}    {numbers}", ""));
    }
    let most = rows.iter().map(|&b| all[b].points).max().unwrap_or(0).max(1);
    for (i, &bot) in rows.iter().enumerate() {
        if i == table.promote && i > 0 && table.order.len() > table.promote {
            let says = format!(" the first {} advance ", table.promote);
            text.push(format!("{says:─^0$}", label + 40));
        }
        let cells: String = (rows.iter())
            .filter(|_| matrix)
            .map(|&other| format!("{:^6}", cell(&league, results, bot, other)))
            .collect();
        let bar = "█".repeat((all[bot].points as usize * BAR).div_ceil(most as usize));
        let (place, name, points) = (i + 1, name(bot), all[bot].points);
        let line = format!("{place:>2} {:label$} {cells}{points:>4} points {bar}", Cell(&name));
        text.push(line.trim_end().to_string());
    }
    if rows.len() < table.order.len() {
        text.push(format!("… and {} more", table.order.len() - rows.len()));
    }
    text
}

fn cell(league: &[&Pairing], results: &Results, row: usize, column: usize) -> String {
    if row == column {
        return "·".into();
    }
    let pairing = league.iter().find(|p| [row, column].iter().all(|b| p.bots.contains(b)));
    let Some((pairing, tally)) = pairing.and_then(|p| Some((p, results.get(&p.key)?))) else {
        return String::new();
    };
    let me = (pairing.bots[1] == row) as usize;
    let sign = match pairing.next(tally) {
        Next::Play(_) => return format!("{}-{}", tally.wins[me], tally.wins[1 - me]),
        Next::Over(_) if tally.timed_out => "x",
        Next::Over(None) => "0",
        Next::Over(Some(winner)) if winner == me => "+",
        Next::Over(Some(_)) => "-",
    };
    sign.into()
}

pub fn pairing_line(plan: &Plan, pairing: &Pairing, results: &Results) -> String {
    let [a, b] = pairing.bots.map(|bot| short(&plan.entrants[bot].name, NAME));
    let none = Default::default();
    let tally = results.get(&pairing.key).unwrap_or(&none);
    let [x, y] = tally.wins;
    let drawn = match tally.draws {
        0 => String::new(),
        n => format!(", {n} drawn"),
    };
    let late = if tally.timed_out { ", took too long" } else { "" };
    format!("{}: {a} {x}–{y} {b}{drawn}{late}", pairing.stage)
}

/// Shortens a long name from the left, because its end is more specific.
pub fn short(name: &str, most: usize) -> String {
    if columns(name) <= most {
        return name.to_string();
    }
    let mut ends = name.char_indices().map(|(at, _)| &name[at..]);
    format!("…{}", ends.find(|end| columns(end) < most).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::format::schedule;
    use crate::tournament::pairing::{GameResult, Tally};
    use crate::tournament::plan::{Format, tests::plan};

    fn game(tally: &mut Tally, winner: Option<usize>) {
        tally.add(&GameResult { winner, scores: [1.0; 2] });
    }

    #[test]
    fn the_matrix_shows_what_there_is() {
        let plan = plan(Format::RoundRobin, 4, 1);
        let mut results = Results::new();
        let pairings = schedule(&plan, &results).pairings;
        let of = |a, b| {
            let mut found = pairings.iter().filter(|p| p.bots.contains(&a) && p.bots.contains(&b));
            found.next().expect("there")
        };
        let side = |p: &Pairing, bot| (p.bots[1] == bot) as usize;
        let won = of(0, 1);
        (0..11).for_each(|_| game(results.entry(won.key.clone()).or_default(), Some(side(won, 0))));
        let running = of(0, 2);
        (0..3).for_each(|_| game(results.entry(running.key.clone()).or_default(), Some(side(running, 2))));
        results.entry(of(0, 3).key.clone()).or_default().timed_out = true;
        let drawn = of(1, 2);
        (0..20).for_each(|_| game(results.entry(drawn.key.clone()).or_default(), None));
        let now = schedule(&plan, &results);
        let text = board(&plan, &now, &results, &[&running.key], 100);
        assert!(text.iter().all(|line| line.chars().count() <= 100));
        let row = |name: &str| text.iter().find(|l| l.contains(name)).expect("a row").clone();
        let cells = |name: &str| {
            let row = row(name);
            row.split_whitespace().map(str::to_string).collect::<Vec<_>>()
        };
        // Order: bot0 (3 points), then the others.
        assert_eq!(cells("bot0")[..3], ["1", "bot0", "·"]);
        assert!(row("bot0").contains("0-3") && row("bot0").contains('+') && row("bot0").contains('x'));
        assert!(row("bot2 ").contains("3-0") && row("bot2 ").contains('0'));
        assert!(text.iter().any(|l| l.contains("the first 2 advance")));
        assert!(text.last().expect("running").starts_with("now: Round robin: "));
        let narrow = board(&plan, &now, &results, &[], 40);
        assert!(narrow.iter().all(|l| l.chars().count() <= 40) && !narrow.concat().contains("0-3"));
    }

    #[test]
    fn long_names_keep_their_end() {
        assert_eq!(short("python:entries/alpha.py", 9), "…alpha.py");
        assert_eq!([short("delta", 9), short("围棋高手", 7)], ["delta", "…棋高手"]);
    }
}
