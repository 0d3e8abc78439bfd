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
const RATIO: f64 = 1.1;

#[derive(Clone, Debug)]
pub struct Scale {
    pub seasons: usize,
    pub bots: usize,
    pub places: usize,
    pub teams: usize,
    /// Matches a day.
    pub pace: usize,
    /// Number of matches after which the search for [`ENOUGH`] ends.
    pub most: usize,
}

pub const FULL: Scale = Scale {
    seasons: 100,
    bots: 200,
    places: 8,
    teams: 60,
    pace: 300,
    most: 150_000,
};
pub const QUICK: Scale = Scale {
    seasons: 20,
    bots: 24,
    places: 4,
    teams: 12,
    pace: 60,
    most: 10_000,
};

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

/// Result of a method over all seasons.
struct Outcome {
    /// Share of the first places found during the season, in scenarios with uploads.
    found: Option<f64>,
    /// Shares of seasons by number of matches: (matches, right up to ties, exactly right).
    curve: Vec<(usize, f64, f64)>,
}

impl Outcome {
    fn reached(&self) -> Option<usize> {
        self.curve
            .iter()
            .find(|(_, right, _)| *right >= ENOUGH)
            .map(|(matches, ..)| *matches)
    }
}

/// Plays all seasons on, from check to check, until the first places are right in enough of them.
fn curve(mut seasons: Vec<Season>, most: usize) -> Vec<(usize, f64, f64)> {
    let start = seasons[0].matches;
    let mut curve = Vec::new();
    let mut matches = 100.0;
    while matches <= most as f64 && curve.last().is_none_or(|(_, right, _)| *right < ENOUGH) {
        let until = start + matches as usize;
        let check = |season: &mut Season| {
            season.play_until(until);
            [TIE, 0.0].map(|tie| season.is_right(tie) as usize)
        };
        let right: Vec<[usize; 2]> = seasons.par_iter_mut().map(check).collect();
        let share = |k: usize| right.iter().map(|right| right[k]).sum::<usize>() as f64 / right.len() as f64;
        curve.push((matches as usize, share(0), share(1)));
        matches *= RATIO;
    }
    curve
}

/// Compares the methods on bots that are all there from the start.
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
    let season = |seed: u64| {
        let method = Method::new(rates, pairs, places);
        Season::of(world(seed), method, places, Rng::stream(seed, 2, 0))
    };
    Outcome {
        found: None,
        curve: curve((0..scale.seasons as u64).map(season).collect(), scale.most),
    }
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
            curve: curve(seasons, scale.most),
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
    let best = &outcomes[0];
    let ours = best
        .reached()
        .or(best.curve.last().map(|(matches, ..)| *matches))
        .expect("checked at least once");
    let during = |found: Option<f64>| found.map_or(String::new(), |found| format!(" {found:.2} |"));
    let (head, line) = match best.found {
        Some(_) => (" found during the season |", "---|"),
        None => ("", ""),
    };
    let mut text = format!(
        "## {title}\n\n{} simulated seasons. Right: the first {places} are the true ones, up to bots within {TIE} Elo points of \
         the cut.\n\n| method |{head} games until right in {:.0} % | times the ladder's | right after {} games | exactly right \
         then |\n|---|{line}---|---|---|---|\n",
        scale.seasons,
        100.0 * ENOUGH,
        2 * ours
    );
    for ((name, ..), outcome) in METHODS.iter().zip(outcomes) {
        let last = outcome.curve.last().expect("checked at least once");
        let (games, times) = match outcome.reached() {
            Some(matches) => (
                format!("{}", 2 * matches),
                format!("{:.1}", matches as f64 / ours as f64),
            ),
            None => {
                let most = outcome.curve.iter().map(|(_, right, _)| *right).fold(0.0, f64::max);
                let times = last.0 as f64 / ours as f64;
                (
                    format!("> {} (at most {:.0} %)", 2 * last.0, 100.0 * most),
                    format!("> {times:.0}"),
                )
            }
        };
        let then = outcome
            .curve
            .iter()
            .find(|(matches, ..)| *matches == ours)
            .unwrap_or(last);
        let [right, exactly] = [then.1, then.2].map(|share| format!("{:.0} %", 100.0 * share));
        let found = during(outcome.found);
        writeln!(text, "| {name} |{found} {games} | {times} | {right} | {exactly} |").expect("a String");
    }
    text
}
