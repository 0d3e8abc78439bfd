//! Everyone against everyone: results, ratings with intervals, and the payoff matrix as a picture.

use std::fmt::Write;

use serde::Serialize;
use turf_env::Rng;

use crate::rating::rate_all;

/// Resampled tournaments behind the intervals.
const RESAMPLES: usize = 200;

/// A bot's place.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The bot.
    pub name: String,
    /// Bradley–Terry rating in Elo points; the pinned bot has 0.
    pub rating: f64,
    /// 95 % interval.
    pub ci95: [f64; 2],
    /// Mean score over all games.
    pub score: f64,
    /// Share of its games lost by a blunder with nobody near ([`crate::BuiltinBots::died_alone`]), where the game tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub died_alone: Option<f64>,
}

/// Results of a round robin: for each two bots the means of pairs of games, seen by the one with the lower number.
#[derive(Clone, Debug)]
pub struct RoundRobin {
    /// The bots.
    pub names: Vec<String>,
    pairs: Vec<Vec<Vec<f64>>>,
    /// Games of which it is known whether the bot blundered, and in how many it did.
    blunders: Vec<(u64, u64)>,
}

impl RoundRobin {
    /// Without results yet.
    pub fn new(names: Vec<String>) -> Self {
        let n = names.len();
        Self {
            names,
            pairs: vec![vec![vec![]; n]; n],
            blunders: vec![(0, 0); n],
        }
    }

    /// Adds what bot i got in pairs of games against bot j ([`crate::score::pair_means`]).
    pub fn add(&mut self, i: usize, j: usize, means: &[f64]) {
        if i < j {
            self.pairs[i][j].extend(means);
        } else {
            self.pairs[j][i].extend(means.iter().map(|m| 1.0 - m));
        }
    }

    /// Adds whether bot i lost a game by a blunder with nobody near.
    pub fn add_game(&mut self, i: usize, died_alone: bool) {
        self.blunders[i].0 += 1;
        self.blunders[i].1 += died_alone as u64;
    }

    /// Bot i's mean score against j; `None` if they have not met.
    pub fn payoff(&self, i: usize, j: usize) -> Option<f64> {
        let (low, high) = (i.min(j), i.max(j));
        let results = &self.pairs[low][high];
        let mean = results.iter().sum::<f64>() / results.len() as f64;
        (!results.is_empty()).then_some(if i < j { mean } else { 1.0 - mean })
    }

    /// Who has rating 0: `random`, or else the weakest bot.
    pub fn pinned(&self) -> usize {
        let ratings = self.ratings(0);
        let weakest = (0..ratings.len()).min_by(|&a, &b| ratings[a].total_cmp(&ratings[b]));
        let random = self.names.iter().position(|name| name == "random");
        random.or(weakest).unwrap_or(0)
    }

    /// Ratings with bot `pinned` at 0.
    pub fn ratings(&self, pinned: usize) -> Vec<f64> {
        self.ratings_from(pinned, &vec![0.0; self.names.len()])
    }

    fn ratings_from(&self, pinned: usize, start: &[f64]) -> Vec<f64> {
        let n = self.names.len();
        let mut results = vec![vec![0.0; n]; n];
        let mut games = vec![vec![0.0; n]; n];
        for i in 0..n {
            for j in i + 1..n {
                let (sum, count) = (self.pairs[i][j].iter().sum::<f64>(), self.pairs[i][j].len() as f64);
                (results[i][j], results[j][i]) = (sum, count - sum);
                (games[i][j], games[j][i]) = (count, count);
            }
        }
        let ratings = rate_all(&results, &games, start);
        ratings.iter().map(|r| r - ratings[pinned]).collect()
    }

    /// Everyone's place, best first. Intervals are the bootstrap's over pairs (Efron, 1979).
    pub fn standings(&self, pinned: usize, seed: u64) -> Vec<Standing> {
        let n = self.names.len();
        let ratings = self.ratings(pinned);
        let mut rng = Rng::new(seed);
        let mut drawn: Vec<Vec<f64>> = vec![vec![]; n];
        for _ in 0..RESAMPLES {
            let mut again = self.clone();
            for results in again.pairs.iter_mut().flatten().filter(|r| !r.is_empty()) {
                let from = results.clone();
                // One lost and one won unit are among those drawn from, as in [`crate::rating::rate`].
                let n = from.len() as u32;
                results.fill_with(|| match rng.below(n + 2) {
                    k if k < n => from[k as usize],
                    k => (k - n) as f64,
                });
            }
            for (all, rating) in drawn.iter_mut().zip(again.ratings_from(pinned, &ratings)) {
                all.push(rating);
            }
        }
        let mut standings: Vec<Standing> = (0..n)
            .map(|i| {
                drawn[i].sort_by(f64::total_cmp);
                let cut = RESAMPLES / 40;
                let met: Vec<f64> = (0..n).filter(|&j| j != i).filter_map(|j| self.payoff(i, j)).collect();
                Standing {
                    name: self.names[i].clone(),
                    rating: ratings[i],
                    ci95: [
                        drawn[i][cut].min(ratings[i]),
                        drawn[i][RESAMPLES - 1 - cut].max(ratings[i]),
                    ],
                    score: met.iter().sum::<f64>() / met.len().max(1) as f64,
                    died_alone: match self.blunders[i] {
                        (0, _) => None,
                        (games, died) => Some(died as f64 / games as f64),
                    },
                }
            })
            .collect();
        standings.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        standings
    }

    /// The payoff matrix as an SVG picture: rows are who scores, columns against whom, in the order of `order`.
    pub fn picture(&self, order: &[String]) -> String {
        let find = |name: &String| self.names.iter().position(|n| n == name).expect("one of the bots");
        let order: Vec<usize> = order.iter().map(find).collect();
        let label = 10 + 8 * self.names.iter().map(|n| n.chars().count()).max().unwrap_or(0);
        let (cell, n) = (46, order.len());
        let (width, height) = (label + cell * n + 10, label + cell * n + 10);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
        );
        for (row, &i) in order.iter().enumerate() {
            let middle = label + row * cell + cell / 2;
            let name = escape(&self.names[i]);
            let _ = writeln!(
                svg,
                "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{name}</text>",
                label - 6,
                middle + 4
            );
            let _ = writeln!(
                svg,
                "<text transform=\"translate({},{}) rotate(-90)\">{name}</text>",
                middle + 4,
                label - 6
            );
            for (column, &j) in order.iter().enumerate() {
                let (x, y) = (label + column * cell, label + row * cell);
                let Some(score) = (i != j).then(|| self.payoff(i, j)).flatten() else {
                    let _ = writeln!(
                        svg,
                        "<rect x=\"{x}\" y=\"{y}\" width=\"{cell}\" height=\"{cell}\" fill=\"#eee\"/>"
                    );
                    continue;
                };
                let _ = writeln!(
                    svg,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{cell}\" height=\"{cell}\" fill=\"{}\"/>\
                     <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{score:.2}</text>",
                    colour(score),
                    x + cell / 2,
                    y + cell / 2 + 5
                );
            }
        }
        svg + "</svg>\n"
    }
}

/// From orange (0) over white (1/2) to blue (1): readable without telling red from green.
fn colour(score: f64) -> String {
    let end = if score < 0.5 {
        [230.0, 140.0, 60.0]
    } else {
        [90.0, 150.0, 220.0]
    };
    let share = (2.0 * score - 1.0).abs();
    let [r, g, b] = end.map(|c| (255.0 + (c - 255.0) * share).round() as u8);
    format!("#{r:02x}{g:02x}{b:02x}")
}

pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::expected;

    fn simulated() -> RoundRobin {
        let truth = [0.0, 150.0, 400.0];
        let mut rng = Rng::new(4);
        let mut all = RoundRobin::new(vec!["weak".into(), "middle".into(), "strong<".into()]);
        for i in 0..3 {
            for j in 0..i {
                let mut game = || rng.chance(expected(truth[i] - truth[j])) as u8 as f64;
                let means: Vec<f64> = (0..300).map(|_| (game() + game()) / 2.0).collect();
                all.add(i, j, &means);
            }
        }
        all
    }

    #[test]
    fn standings_find_the_true_strengths() {
        let standings = simulated().standings(0, 1);
        assert_eq!(
            standings.iter().map(|s| s.name.as_str()).collect::<Vec<_>>(),
            ["strong<", "middle", "weak"]
        );
        for (s, truth) in standings.iter().zip([400.0, 150.0, 0.0]) {
            assert!((s.rating - truth).abs() < 40.0, "{s:?}");
            assert!(
                s.ci95[0] <= s.rating && s.rating <= s.ci95[1] && s.ci95[1] - s.ci95[0] < 150.0,
                "{s:?}"
            );
        }
        assert_eq!(standings[2].rating, 0.0);
    }

    #[test]
    fn deaths_are_shares_of_the_games_that_tell() {
        let mut all = simulated();
        (0..40).for_each(|game| all.add_game(1, game % 4 == 0));
        let standings = all.standings(0, 1);
        assert_eq!(
            standings.iter().map(|s| s.died_alone).collect::<Vec<_>>(),
            [None, Some(0.25), None]
        );
    }

    #[test]
    fn payoffs_are_seen_from_both_sides_and_drawn() {
        let all = simulated();
        let payoff = all.payoff(2, 0).expect("they met");
        assert!(payoff > 0.85 && (payoff + all.payoff(0, 2).expect("too") - 1.0).abs() < 1e-12);
        let svg = all.picture(&all.names.clone());
        assert_eq!(svg.matches("text-anchor=\"middle\"").count(), 6);
        assert!(svg.contains(&format!("{payoff:.2}")) && svg.contains("strong&lt;") && !svg.contains("strong<"));
    }
}
