//! Ratings of a round robin: numbers, JSON and text of `turf ratings`.

use std::fmt::{Display, Formatter, Result};

use serde::Serialize;

use crate::columns::{Cell, widest};
use crate::stats::payoff::{Failed, RoundRobin, Standing};
use crate::stats::score::REPETITIONS;

#[derive(Serialize)]
pub struct Ratings {
    pub game: String,
    pub games_per_pair: u64,
    pub seed: u64,
    /// Changes to the contest's settings. Empty if there are none.
    pub settings: String,
    pub finished: bool,
    pub zero: String,
    pub table: Vec<Standing>,
    /// Row's mean score against column, in the order of `table`. `None` on the diagonal.
    pub payoff: Vec<Vec<Option<f64>>>,
    pub failed: Vec<Failed>,
    /// Number of units, and of those that repeat none before.
    pub distinct: [u64; 2],
}

impl Ratings {
    pub fn of(results: &RoundRobin) -> Self {
        let table = results.standings();
        let place = |s: &Standing| results.names.iter().position(|name| *name == s.name);
        let places: Vec<usize> = table.iter().map(|s| place(s).expect("one of them")).collect();
        Self {
            game: results.game.clone(),
            games_per_pair: results.games,
            seed: results.seed,
            settings: results.settings.clone(),
            finished: true,
            zero: results.zero_name(),
            payoff: places.iter().map(|&a: &usize| places.iter().map(|&b| results.payoff(a, b)).collect()).collect(),
            table,
            failed: results.failed(),
            distinct: results.distinct(),
        }
    }
}

impl Display for Ratings {
    fn fmt(&self, f: &mut Formatter) -> Result {
        let width = widest(self.table.iter().map(|s| &s.name), 6);
        let tells = self.table.iter().any(|s| s.died_alone.is_some());
        let title = if tells { "died alone  " } else { "" };
        writeln!(f, "{:<width$}  rating            95 %  score  {title}against 1, 2, 3, …", "bot")?;
        for (i, (s, row)) in self.table.iter().zip(&self.payoff).enumerate() {
            let cell = |p: &Option<f64>| p.map_or("  · ".into(), |p| format!("{p:.2}"));
            let died = |share| format!("{:>8.1} %  ", 100.0 * share);
            let died = s.died_alone.map_or(String::new(), died);
            let cells = row.iter().map(cell).collect::<Vec<_>>().join(" ");
            let (name, rating, interval) = (Cell(&s.name), s.rating.shown(), s.rating.interval());
            write!(f, "{name:<width$}  {rating:>6}  {interval:>14}  {:.3}  ", s.score)?;
            writeln!(f, "{died}{:>2}: {cells}", i + 1)?;
        }
        for failed in &self.failed {
            writeln!(f, "\n{failed}")?;
        }
        let [all, distinct] = self.distinct;
        if distinct < all {
            let hint = if 2 * distinct < all { REPETITIONS } else { "" };
            writeln!(f, "\n{distinct} of {all} pairs of games differ. {hint}")?;
        }
        writeln!(
            f,
            "\n0 is {}, ratings are relative to these bots; {} games of each two, seed {}{}{}",
            self.zero,
            self.games_per_pair,
            self.seed,
            if self.settings.is_empty() { "" } else { ", " },
            self.settings
        )
    }
}
