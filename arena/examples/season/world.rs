//! Bots of known strength.

use turf_agents::stats::payoff::RoundRobin;
use turf_agents::stats::rating::expected;
use turf_env::Rng;

/// Share of the weaker side's points that comes from draws.
const DRAWN: f64 = 0.1;
/// Share of matches whose second game ends as the first: the set-up decides.
const ALIKE: f64 = 0.2;
/// Standard deviation of first versions in Elo points.
const SPREAD: f64 = 250.0;
/// Mean and standard deviation of a version's improvement in Elo points.
const IMPROVEMENT: (f64, f64) = (25.0, 40.0);

#[derive(Clone, Debug, Default)]
pub struct World {
    pub elo: Vec<f64>,
    /// Mean scores of a recorded round robin, for pairs that met.
    payoff: Option<RoundRobin>,
}

impl World {
    pub fn drawn(n: usize, rng: &mut Rng) -> Self {
        let mut world = Self::default();
        (0..n).for_each(|_| world.enter(None, rng));
        world
    }

    /// Reads the results of `turf ratings --results`. True strengths are the ratings of that round robin.
    pub fn recorded(text: &str) -> Result<Self, String> {
        let all = RoundRobin::from_json(text)?;
        Ok(Self { elo: all.ratings(false).iter().map(|rating| rating.elo).collect(), payoff: Some(all) })
    }

    pub fn enter(&mut self, predecessor: Option<usize>, rng: &mut Rng) {
        let elo = match predecessor {
            None => SPREAD * normal(rng),
            Some(p) => self.elo[p] + IMPROVEMENT.0 + IMPROVEMENT.1 * normal(rng),
        };
        self.elo.push(elo);
    }

    /// Plays two games on one set-up. Returns the scores of `a`.
    pub fn play(&self, a: usize, b: usize, rng: &mut Rng) -> [f64; 2] {
        let met = self.payoff.as_ref().and_then(|payoff| payoff.payoff(a, b));
        let mean = met.unwrap_or_else(|| expected(self.elo[a] - self.elo[b]));
        let drawn = 2.0 * DRAWN * mean.min(1.0 - mean);
        let mut game = || match rng.chance(drawn) {
            true => 0.5,
            false => rng.chance((mean - drawn / 2.0) / (1.0 - drawn)) as u8 as f64,
        };
        let (first, second) = (game(), game());
        [first, if rng.chance(ALIKE) { first } else { second }]
    }

    /// Returns true if the first `places` of `active` by `rating` are those by strength, up to bots within `tie` Elo points of
    /// the cut. The cut lies midway between the last strength inside and the first outside.
    pub fn is_right(&self, active: &[usize], rating: &[f64], places: usize, tie: f64) -> bool {
        let strengths = by(active, &self.elo);
        let cut = (self.elo[strengths[places - 1]] + self.elo[strengths[places]]) / 2.0;
        let rated = by(active, rating);
        let (inside, outside) = rated.split_at(places);
        inside.iter().all(|&i| self.elo[i] >= cut - tie) && outside.iter().all(|&i| self.elo[i] <= cut + tie)
    }

    pub fn ordered(&self, active: &[usize], rating: &[f64]) -> f64 {
        let order = by(active, &self.elo);
        let below =
            |(place, a): (usize, &usize)| order[place + 1..].iter().filter(|b| rating[**b] < rating[*a]).count();
        let ordered: usize = order.iter().enumerate().map(below).sum();
        ordered as f64 / (order.len() * (order.len() - 1) / 2) as f64
    }

    pub fn found(&self, active: &[usize], rating: &[f64], places: usize) -> f64 {
        let (strengths, rated) = (by(active, &self.elo), by(active, rating));
        let found = rated[..places].iter().filter(|i| strengths[..places].contains(i));
        found.count() as f64 / places as f64
    }
}

fn by(active: &[usize], value: &[f64]) -> Vec<usize> {
    let mut order = active.to_vec();
    order.sort_by(|&a, &b| value[b].total_cmp(&value[a]));
    order
}

/// Draws from the standard normal distribution (Box and Muller 1958).
pub fn normal(rng: &mut Rng) -> f64 {
    (-2.0 * (1.0 - rng.unit()).ln()).sqrt() * (std::f64::consts::TAU * rng.unit()).cos()
}
