//! Progress on standard error: a board that redraws itself on a terminal, plain lines elsewhere.

use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use turf_agents::notice::notice;
use turf_agents::tournament::pairing::Tally;
use turf_agents::tournament::plan::Plan;
use turf_agents::tournament::run::{Event, Progress};
use turf_agents::tournament::scoreboard::{board, pairing_line};

/// Redraw period, twice a second as on the original platform.
const REDRAW: Duration = Duration::from_millis(500);

pub struct Screen {
    bar: Option<ProgressBar>,
    drawn: Option<Instant>,
    began: Option<(Instant, u64)>,
}

impl Screen {
    pub fn new(plan: &Plan) -> Self {
        let what = format!("{} {}, seed {}, {} bots", plan.game, plan.format.name(), plan.seed, plan.entrants.len());
        notice(what);
        let style = ProgressStyle::with_template("{msg}\n{bar:30} {pos} of about {len} games, {eta} left");
        let bar = stderr().is_terminal().then(|| ProgressBar::new(0).with_style(style.expect("a valid template")));
        Self { bar, drawn: None, began: None }
    }

    pub fn tell(&mut self, progress: &Progress, event: Event) {
        let (over, games, expected) = count(progress);
        let (began, at_first) = *self.began.get_or_insert((Instant::now(), games));
        let Some(bar) = &self.bar else {
            if let Event::Over(pairing) = event {
                let line = pairing_line(progress.plan, pairing, progress.results);
                let left = left(began.elapsed(), games - at_first, expected.saturating_sub(games));
                let pairings = progress.schedule.expected.max(progress.schedule.pairings.len());
                notice(format!("{over}/{pairings} pairings, {games} games{left}: {line}"));
            }
            return;
        };
        if self.drawn.is_some_and(|at| at.elapsed() < REDRAW) {
            return;
        }
        self.drawn = Some(Instant::now());
        if bar.length() == Some(0) {
            bar.set_position(games);
            bar.reset_eta();
        }
        bar.set_length(expected.max(1));
        bar.set_position(games);
        let width = console::Term::stderr().size().1.max(40) as usize;
        let text = board(progress.plan, progress.schedule, progress.results, &progress.running, width - 1);
        bar.set_message(text.join("\n"));
    }

    pub fn close(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Returns the number of finished pairings, of played games, and of games expected at the mean length so far.
fn count(progress: &Progress) -> (usize, u64, u64) {
    let tallies = || progress.schedule.pairings.iter().filter_map(|p| Some((p, progress.results.get(&p.key)?)));
    let games: u64 = progress.results.values().map(|t| t.games() as u64).sum();
    let over: Vec<&Tally> = tallies().filter(|(p, t)| p.is_over(t)).map(|(_, t)| t).collect();
    let pairings = progress.schedule.expected.max(progress.schedule.pairings.len()) as u64;
    let length = match over.len() as u64 {
        0 => progress.plan.games as f64,
        n => over.iter().map(|t| t.games() as u64).sum::<u64>() as f64 / n as f64,
    };
    let expected = (length * pairings as f64).round() as u64;
    (over.len(), games, expected.max(games))
}

fn left(spent: Duration, games: u64, to_come: u64) -> String {
    if games == 0 || to_come == 0 {
        return String::new();
    }
    let seconds = (spent.as_secs_f64() * to_come as f64 / games as f64).round() as u64;
    format!(", about {}:{:02} left", seconds / 60, seconds % 60)
}
