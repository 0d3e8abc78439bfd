#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use nalgebra::{DMatrix, DVector};
use turf_agents::stats::rating::Meeting;

use super::ELO;
use super::inverse::inverse;

/// Prior standard deviation of a first version around the mean of the field. Two points of odds of e: 95 % of all first
/// versions expect between 2 and 98 % against the mean.
const FIRST: f64 = 350.0 / ELO;
/// Prior standard deviation of a version around its predecessor: most are small changes, some are new programs.
const SUCCESSOR: f64 = 150.0 / ELO;
/// Prior dispersion, as the house's intervals take it: between the 1 of independent games without draws and the 2 of pairs
/// that always end alike.
const DISPERSION: f64 = 1.5;
/// Weight of the prior dispersion: points' variance of 50 matches of equals.
const DISPERSION_WEIGHT: f64 = 25.0;

/// Standard deviation of a pair's own difference around that of its ratings: some bots suit others. Between equals it is a
/// score of 57 %. With it a pair's results tell ever less, so no rating rests on few opponents.
pub(super) const PAIR: f64 = 50.0 / ELO;

/// Normal approximation of the ratings' posterior in natural units (odds of e).
///
/// A pair's log likelihood is divided by the variance of its points relative to that of independent games without draws
/// (Williams 1982). That is the dispersion, because games on one set-up are correlated and draws make results regular, plus
/// [`PAIR`]² times the information of its games.
#[derive(Clone, Debug)]
pub(super) struct Posterior {
    predecessors: Vec<Option<usize>>,
    /// Maximum a posteriori.
    pub mean: DVector<f64>,
    /// Inverse of the information (negative Hessian) at the maximum.
    pub covariance: DMatrix<f64>,
    pub dispersion: f64,
}

impl Default for Posterior {
    fn default() -> Self {
        Self {
            predecessors: Vec::new(),
            mean: DVector::zeros(0),
            covariance: DMatrix::zeros(0, 0),
            dispersion: DISPERSION,
        }
    }
}

pub(super) fn logistic(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

impl Posterior {
    /// Adds a version without results. The posterior stays exact, so no fit is needed.
    pub fn enter(&mut self, predecessor: Option<usize>) {
        let n = self.mean.len();
        let mean = predecessor.map_or(0.0, |p| self.mean[p]);
        self.mean = std::mem::take(&mut self.mean).push(mean);
        let mut covariance = std::mem::take(&mut self.covariance).resize(n + 1, n + 1, 0.0);
        covariance[(n, n)] = FIRST.powi(2);
        if let Some(p) = predecessor {
            for i in 0..n {
                covariance[(i, n)] = covariance[(i, p)];
                covariance[(n, i)] = covariance[(i, p)];
            }
            covariance[(n, n)] = covariance[(p, p)] + SUCCESSOR.powi(2);
        }
        self.covariance = covariance;
        self.predecessors.push(predecessor);
    }

    /// Maximises the posterior by Newton's method from the present mean, and estimates the dispersion.
    pub fn fit(&mut self, meetings: &BTreeMap<(usize, usize), Meeting>) {
        let results = meetings.iter().map(|(&pair, meeting)| Results::of(pair, meeting));
        let mut results: Vec<Results> = results.collect();
        self.weigh(&mut results);
        for _ in 0..20 {
            self.maximise(&results);
            self.dispersion = self.estimate_dispersion(&results);
            if self.weigh(&mut results) < 1e-3 {
                break;
            }
        }
    }

    /// Sets the weights of the results. Returns the largest relative change.
    fn weigh(&self, results: &mut [Results]) -> f64 {
        let mut moved = 0.0f64;
        for r in results {
            let p = logistic(self.mean[r.i] - self.mean[r.j]);
            let weight = 1.0 / (self.dispersion + PAIR.powi(2) * r.games * p * (1.0 - p));
            moved = moved.max((weight / r.weight - 1.0).abs());
            r.weight = weight;
        }
        moved
    }

    fn maximise(&mut self, results: &[Results]) {
        for _ in 0..100 {
            let (slope, information) = self.derivatives(results);
            self.covariance = inverse(&information);
            let mut step = &self.covariance * slope;
            let before = self.log_density(&self.mean, results);
            let is_worse = |step: &DVector<f64>| {
                let after = self.log_density(&(&self.mean + step), results);
                after < before - 1e-9 * before.abs()
            };
            while is_worse(&step) {
                step *= 0.5;
            }
            let longest = step.amax();
            self.mean += step;
            if longest < 1e-6 {
                break;
            }
        }
    }

    fn log_density(&self, at: &DVector<f64>, results: &[Results]) -> f64 {
        let of = |r: &Results| {
            let x = at[r.i] - at[r.j];
            // ln p and ln (1 - p), without loss of precision if one is nearly 0.
            let small = (-x.abs()).exp().ln_1p();
            let (won, lost) = (x.min(0.0) - small, -x.max(0.0) - small);
            r.weight * (r.points * won + (r.games - r.points) * lost)
        };
        let prior = self.prior().map(|prior| prior.precision * prior.offset(at).powi(2) / 2.0);
        results.iter().map(of).sum::<f64>() - prior.sum::<f64>()
    }

    /// Returns the slope of the log density at the mean, and its information.
    fn derivatives(&self, results: &[Results]) -> (DVector<f64>, DMatrix<f64>) {
        let n = self.mean.len();
        let (mut slope, mut information) = (DVector::zeros(n), DMatrix::zeros(n, n));
        let mut add = |i: usize, j: Option<usize>, surplus: f64, weight: f64| {
            slope[i] += surplus;
            information[(i, i)] += weight;
            if let Some(j) = j {
                slope[j] -= surplus;
                information[(j, j)] += weight;
                information[(i, j)] -= weight;
                information[(j, i)] -= weight;
            }
        };
        for r in results {
            let p = logistic(self.mean[r.i] - self.mean[r.j]);
            let surplus = r.points - r.games * p;
            add(r.i, Some(r.j), surplus * r.weight, r.games * p * (1.0 - p) * r.weight);
        }
        for prior in self.prior() {
            add(prior.version, prior.around, -prior.precision * prior.offset(&self.mean), prior.precision);
        }
        (slope, information)
    }

    fn prior(&self) -> impl Iterator<Item = Prior> {
        self.predecessors.iter().enumerate().map(|(version, &around)| Prior {
            version,
            around,
            precision: if around.is_some() { SUCCESSOR } else { FIRST }.powi(-2),
        })
    }

    /// Returns the ratio of the matches' squared residuals to their variance if all games were independent and none drawn.
    ///
    /// Residuals are small where the fit follows them: that of a match has variance `dispersion v - v² d`, with v its
    /// variance and d that of the rating difference. The sum over the v² d is added back.
    fn estimate_dispersion(&self, results: &[Results]) -> f64 {
        let (mut squares, mut expected) = (DISPERSION * DISPERSION_WEIGHT, DISPERSION_WEIGHT);
        for r in results {
            let p = logistic(self.mean[r.i] - self.mean[r.j]);
            let d = self.spread(r.i, r.j);
            for &(n, games, points) in &r.units {
                let variance = games * p * (1.0 - p);
                squares += n * ((points - games * p).powi(2) + variance * variance * d);
                expected += n * variance;
            }
        }
        squares / expected
    }

    /// Returns the variance of the rating difference of two versions.
    pub fn spread(&self, a: usize, b: usize) -> f64 {
        let c = &self.covariance;
        c[(a, a)] + c[(b, b)] - 2.0 * c[(a, b)]
    }

    /// Returns the share by which a normal uncertainty of this variance shrinks a logistic argument (MacKay 1992).
    pub fn shrinkage(variance: f64) -> f64 {
        (1.0 + std::f64::consts::PI / 8.0 * variance).sqrt().recip()
    }

    pub fn expected(&self, a: usize, b: usize) -> f64 {
        logistic((self.mean[a] - self.mean[b]) * Self::shrinkage(self.spread(a, b) + PAIR.powi(2)))
    }

    /// Returns each rating's variance relative to the mean of the first versions.
    pub fn variances(&self) -> Vec<f64> {
        let first: Vec<usize> = (0..self.mean.len()).filter(|&i| self.predecessors[i].is_none()).collect();
        let with_first = |i: usize| first.iter().map(|&j| self.covariance[(i, j)]).sum::<f64>() / first.len() as f64;
        let shared: Vec<f64> = (0..self.mean.len()).map(with_first).collect();
        let zero = first.iter().map(|&j| shared[j]).sum::<f64>() / first.len() as f64;
        let of = |i: usize| (self.covariance[(i, i)] - 2.0 * shared[i] + zero).max(0.0);
        (0..self.mean.len()).map(of).collect()
    }
}

/// Normal prior of a version, around another or around 0.
struct Prior {
    version: usize,
    around: Option<usize>,
    precision: f64,
}

impl Prior {
    fn offset(&self, at: &DVector<f64>) -> f64 {
        at[self.version] - self.around.map_or(0.0, |around| at[around])
    }
}

/// Results of two versions from the view of `i`.
struct Results {
    i: usize,
    j: usize,
    games: f64,
    points: f64,
    /// Weight of the log likelihood.
    weight: f64,
    /// Matches that occurred: (number, games of a match, points of a match).
    units: Vec<(f64, f64, f64)>,
}

impl Results {
    fn of((i, j): (usize, usize), meeting: &Meeting) -> Self {
        let units = |games: f64, counts: &[u32]| {
            let units = counts.iter().enumerate().filter(|(_, n)| **n > 0);
            units.map(|(halves, &n)| (n as f64, games, halves as f64 / 2.0)).collect::<Vec<_>>()
        };
        Self {
            i,
            j,
            games: meeting.games(),
            points: meeting.points(),
            weight: 1.0,
            units: [units(2.0, &meeting.pairs), units(1.0, &meeting.singles)].concat(),
        }
    }
}
