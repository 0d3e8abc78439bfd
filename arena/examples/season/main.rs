//! Simulates seasons of a ladder with bots of known strength, and counts the games until the first places are right.
//!
//! ```console
//! cargo run --release -p turf-arena --example season [-- --quick | --payoff results.json]
//! ```
//!
//! `--quick` takes seconds and proves little. `--payoff` draws games from the mean scores of a recorded round robin
//! (`turf ratings --results`, `agents/ratings/paper.json`).

mod method;
mod season;
mod world;

use std::fmt::Write;

use rayon::prelude::*;
use turf_env::Rng;

use method::{METHODS, Method, Pairs, Rates};
use season::Season;
use world::World;

/// Difference of strength to the cut below which it does not matter on which side a bot is placed.
const TIE: f64 = 15.0;
/// Share of seasons whose first places must be right.
const ENOUGH: f64 = 0.95;
/// Ratio of the numbers of games at two checks.
const RATIO: f64 = 1.15;

#[derive(Clone, Debug)]
pub struct Scale {
    pub seasons: usize,
    pub bots: usize,
    pub places: usize,
    pub teams: usize,
    pub pace: usize,
    /// Number of matches after which the search for [`ENOUGH`] ends, a third of them after uploads.
    pub most: usize,
}

pub const FULL: Scale = Scale { seasons: 100, bots: 200, places: 8, teams: 60, pace: 300, most: 150_000 };
pub const QUICK: Scale = Scale { seasons: 80, bots: 24, places: 4, teams: 12, pace: 20, most: 10_000 };

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => print!("{}\n{}", fixed(&FULL), uploads(&FULL)),
        ["--quick"] => print!("{}\n{}", fixed(&QUICK), uploads(&QUICK)),
        ["--payoff", path] => {
            let text = std::fs::read_to_string(path).map_err(|why| format!("{path}: {why}"))?;
            print!("{}", recorded(&text, &FULL)?);
        }
        other => return Err(format!("unknown arguments: {}", other.join(" "))),
    }
    Ok(())
}

struct Outcome {
    /// Share of the first places found during the season, in scenarios with uploads.
    found: Option<f64>,
    checks: Vec<Check>,
}

/// Means over all seasons after a number of matches.
#[derive(Clone, Copy)]
struct Check {
    matches: usize,
    /// Share of seasons with the first places right up to ties.
    right: f64,
    exactly: f64,
    /// Share of pairs of bots in order.
    ordered: f64,
}

impl Outcome {
    fn reached(&self) -> Option<usize> {
        let check = self.checks.iter().find(|check| check.right >= ENOUGH);
        check.map(|check| check.matches)
    }
}

/// Plays all seasons on, from check to check, until the first places are right in enough of them.
fn checks(mut seasons: Vec<Season>, first: usize, most: usize) -> Vec<Check> {
    let start = seasons[0].matches;
    let mut checks = Vec::<Check>::new();
    let mut matches = first;
    while matches <= most && checks.last().is_none_or(|check| check.right < ENOUGH) {
        let play = |season: &mut Season| {
            season.play_until(start + matches);
            season.check(TIE)
        };
        let all: Vec<[f64; 3]> = seasons.par_iter_mut().map(play).collect();
        let [right, exactly, ordered] =
            [0, 1, 2].map(|k| all.iter().map(|check| check[k]).sum::<f64>() / all.len() as f64);
        checks.push(Check { matches, right, exactly, ordered });
        matches = (matches as f64 * RATIO).ceil() as usize;
    }
    checks
}

pub fn fixed(scale: &Scale) -> String {
    let world = |seed: u64| World::drawn(scale.bots, &mut Rng::stream(seed, 0, 0));
    let title = format!("{} bots from the start", scale.bots);
    let outcomes = METHODS.map(|(_, rates, pairs)| from_start(world, rates, pairs, scale.places, scale));
    table(&title, scale, scale.places, &outcomes)
}

/// Compares the methods on a recorded round robin. The first places are 8, or half of a smaller field.
pub fn recorded(results: &str, scale: &Scale) -> Result<String, String> {
    let world = World::recorded(results)?;
    let places = scale.places.min(world.elo.len() / 2);
    let title = format!("{} recorded bots", world.elo.len());
    let outcomes = METHODS.map(|(_, rates, pairs)| from_start(|_| world.clone(), rates, pairs, places, scale));
    Ok(table(&title, scale, places, &outcomes))
}

fn from_start(world: impl Fn(u64) -> World, rates: Rates, pairs: Pairs, places: usize, scale: &Scale) -> Outcome {
    let bots = world(0).elo.len();
    let season = |seed: u64| {
        let method = Method::new(rates, pairs, places);
        Season::of(world(seed), method, places, Rng::stream(seed, 2, 0))
    };
    Outcome { found: None, checks: checks((0..scale.seasons as u64).map(season).collect(), 2 * bots, scale.most) }
}

/// Compares the methods on three weeks of uploads, and on the games after the last upload.
pub fn uploads(scale: &Scale) -> String {
    let outcomes = METHODS.map(|(_, rates, pairs)| {
        let season = |seed: u64| {
            let method = Method::new(rates, pairs, scale.places);
            let chance = Rng::stream(seed, 2, 0);
            Season::with_uploads(scale.teams, scale.pace, method, scale.places, seed, chance)
        };
        let all: Vec<(Season, f64)> = (0..scale.seasons as u64).into_par_iter().map(season).collect();
        let (seasons, found): (Vec<Season>, Vec<f64>) = all.into_iter().unzip();
        Outcome {
            found: Some(found.iter().sum::<f64>() / found.len() as f64),
            checks: checks(seasons, scale.teams / 2, scale.most / 3),
        }
    });
    let title = format!(
        "{} teams, uploads over three weeks at {} games a day; games after the last upload",
        scale.teams,
        2 * scale.pace
    );
    table(&title, scale, scale.places, &outcomes)
}

fn table(title: &str, scale: &Scale, places: usize, outcomes: &[Outcome]) -> String {
    let last = |outcome: &Outcome| *outcome.checks.last().expect("checked at least once");
    let ours = last(&outcomes[0]).matches;
    let (head, line) = match outcomes[0].found {
        Some(_) => (" found during the season |", "---|"),
        None => ("", ""),
    };
    let mut text = format!(
        "## {title}\n\n{} simulated seasons. Right: the first {places} are the true ones, up to bots within {TIE} Elo points of \
         the cut. Columns after the third: after {} games.\n\n| method |{head} games until right in {:.0} % | times the ladder's | \
         right | exactly right | pairs in order |\n|---|{line}---|---|---|---|---|\n",
        scale.seasons,
        2 * ours,
        100.0 * ENOUGH,
    );
    for ((name, ..), outcome) in METHODS.iter().zip(outcomes) {
        let found = outcome.found.map_or(String::new(), |found| format!(" {found:.2} |"));
        let (games, times) = match outcome.reached() {
            Some(matches) => (format!("{}", 2 * matches), format!("{:.1}", matches as f64 / ours as f64)),
            None => {
                let most = outcome.checks.iter().map(|check| check.right).fold(0.0, f64::max);
                let matches = last(outcome).matches;
                let games = format!("> {} (at most {:.0} %)", 2 * matches, 100.0 * most);
                (games, format!("> {:.0}", (matches as f64 / ours as f64).floor()))
            }
        };
        let then = outcome.checks.iter().find(|check| check.matches == ours);
        let then = then.copied().unwrap_or(last(outcome));
        let [right, exactly] = [then.right, then.exactly].map(|share| format!("{:.0} %", 100.0 * share));
        let ordered = format!("{:.1} %", 100.0 * then.ordered);
        writeln!(text, "| {name} |{found} {games} | {times} | {right} | {exactly} | {ordered} |").expect("a String");
    }
    text
}
