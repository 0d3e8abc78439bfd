//! The ladder of a contest: ratings of versions of bots, and the pairs to play next.
//!
//! Ratings follow Bradley and Terry (1952), as [`turf_agents::stats::rating`] does for round robins. A match is two games on
//! one set-up, one from either seat.
//!
//! | module | holds |
//! |---|---|
//! | `posterior` | ratings with their covariance, from results and a prior |
//! | `inverse` | inverse of a positive definite matrix |
//! | `plan` | gain of a match: how much it tells about the order |
//! | `fairness` | versions that are owed a match |
//!
//! Equal calls give equal bits, whatever the number of threads.

mod fairness;
mod inverse;
mod plan;
mod posterior;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde::Serialize;
use turf_agents::stats::rating::Meeting;
use turf_env::Rng;

use fairness::Version;
use plan::Plan;
use posterior::Posterior;

/// One natural unit (odds of e) in Elo points.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// Quantile of a 95 % interval of the normal distribution.
const Z95: f64 = 1.959_963_985;

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// Maximum a posteriori estimate in Elo points. The mean of all first versions is 0.
    pub elo: f64,
    pub ci95: [f64; 2],
}

/// Versions of bots, numbered from 0 in the order of entry, and their results.
///
/// ```
/// use turf_arena::ladder::Ladder;
///
/// let mut ladder = Ladder::new(8);
/// let (first, other) = (ladder.enter(None), ladder.enter(None));
/// let (a, b) = ladder.next(&[], &mut turf_env::Rng::new(1)).expect("two versions are active");
/// ladder.add(a, b, &[1.0, 0.5]);
/// ladder.fit();
/// assert!(ladder.ratings()[a].elo > ladder.ratings()[b].elo);
/// let better = ladder.enter(Some(first));
/// ladder.set_active(first, false);
/// assert_eq!(ladder.ratings()[better].elo, ladder.ratings()[first].elo);
/// # assert_ne!(first, other);
/// ```
#[derive(Clone, Debug)]
pub struct Ladder {
    versions: Vec<Version>,
    /// Results by pair, lower number first, from its view.
    meetings: BTreeMap<(usize, usize), Meeting>,
    posterior: Posterior,
    /// Number of the places whose owners matter most.
    places: usize,
    /// Equal share of all matches so far, see [`Version::entered`].
    share: f64,
    /// Pairs of the matches since the last fit.
    since: Vec<(usize, usize)>,
    /// `None` after a fit, an entry or a retirement.
    plan: Option<Plan>,
}

impl Ladder {
    /// Creates an empty ladder. Pairs are chosen to find the owners of the first `places` before the rest of the order.
    pub fn new(places: usize) -> Self {
        Self {
            versions: Vec::new(),
            meetings: BTreeMap::new(),
            posterior: Posterior::default(),
            places,
            share: 0.0,
            since: Vec::new(),
            plan: None,
        }
    }

    /// Adds a version and returns its number. It starts with the rating of its predecessor, less certain, or with the mean.
    pub fn enter(&mut self, predecessor: Option<usize>) -> usize {
        self.posterior.enter(predecessor);
        self.versions.push(Version::new(self.share));
        self.plan = None;
        self.versions.len() - 1
    }

    /// Includes a version in further pairs, or excludes it. Its results inform the ratings of others either way. Returns true if
    /// that changed.
    pub fn set_active(&mut self, version: usize, active: bool) -> bool {
        let before = std::mem::replace(&mut self.versions[version].active, active);
        if before != active {
            self.plan = None;
        }
        before != active
    }

    /// Adds the games of one set-up from the view of `a`; a win is 1, a draw ½. They count from the next [`Self::fit`] on.
    pub fn add(&mut self, a: usize, b: usize, scores: &[f64]) {
        assert!(a != b, "version {a} against itself");
        let (low, high) = (a.min(b), a.max(b));
        let seen: Vec<f64> = scores.iter().map(|s| if a < b { *s } else { 1.0 - s }).collect();
        self.meetings.entry((low, high)).or_default().add(&seen);
        for (version, other) in [(a, b), (b, a)] {
            self.versions[version].matches += 1;
            self.versions[version].latest = Some(other);
        }
        let active = self.versions.iter().filter(|version| version.active).count();
        self.share += 2.0 / active.max(2) as f64;
        self.since.push((low, high));
    }

    /// Rates all versions from all results. Starts from the last fit, so a fit after few more results is cheap. Another start
    /// changes ratings and intervals by less than a thousandth of the intervals.
    pub fn fit(&mut self) {
        self.posterior.fit(&self.meetings);
        self.since.clear();
        self.plan = None;
    }

    pub fn ratings(&self) -> Vec<Rating> {
        let variances = self.posterior.variances();
        let of = |(mean, variance): (&f64, f64)| {
            let half = Z95 * variance.sqrt();
            Rating { elo: mean * ELO, ci95: [mean - half, mean + half].map(|end| end * ELO) }
        };
        self.posterior.mean.iter().zip(variances).map(of).collect()
    }

    /// Returns the expected score of a game of `a` against `b`, with draws as half wins, averaged over the uncertainty of the
    /// ratings.
    pub fn win_probability(&self, a: usize, b: usize) -> f64 {
        self.posterior.expected(a, b)
    }

    /// Returns the variance of the points of a match relative to that of two independent games without draws.
    pub fn dispersion(&self) -> f64 {
        self.posterior.dispersion
    }

    /// Chooses the pair of the next match, `None` with fewer than two active versions. `running` lists the pairs of the
    /// matches in play, which are taken into account as if they had been played.
    ///
    /// Versions that are owed a match come first, those with the fewest matches before others (`fairness`). Among their pairs,
    /// or among all if none is owed one, the match that tells most about the order is chosen (`plan`); `chance` draws one of
    /// those within 10 % of the most. A repetition of a version's latest match counts half.
    pub fn next(&mut self, running: &[(usize, usize)], chance: &mut Rng) -> Option<(usize, usize)> {
        let active = self.active();
        if active.len() < 2 {
            return None;
        }
        let mut versions = self.versions.clone();
        let mut waiting = vec![0; versions.len()];
        for &(a, b) in running {
            for (version, other) in [(a, b), (b, a)] {
                versions[version].matches += 1;
                versions[version].latest = Some(other);
            }
        }
        let open: Vec<(usize, usize)> = self.since.iter().chain(running).copied().collect();
        open.iter().flat_map(|&(a, b)| [a, b]).for_each(|version| waiting[version] += 1);
        let owed = fairness::owed(&versions, &waiting, self.share + 2.0 * running.len() as f64 / active.len() as f64);
        let fresh = || Plan::of(&self.posterior, &self.meetings, &self.since, active.clone(), self.places);
        let mut plan = self.plan.take().unwrap_or_else(fresh);
        if !plan.book(&open) {
            plan = fresh();
            plan.book(&open);
        }
        let latest: Vec<Option<usize>> = versions.iter().map(|version| version.latest).collect();
        let pair = plan.choose(&owed, &latest, chance);
        self.plan = Some(plan);
        Some(pair)
    }

    fn active(&self) -> Vec<usize> {
        (0..self.versions.len()).filter(|&i| self.versions[i].active).collect()
    }
}
