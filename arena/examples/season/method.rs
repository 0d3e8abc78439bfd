//! Ways to rate and to pair.

use turf_agents::stats::rating::expected;
use turf_arena::ladder::Ladder;
use turf_env::Rng;

/// Number of matches in play at a time.
pub const WORKERS: usize = 8;
/// Least number of matches between two fits of the ladder, and as a share of all matches.
const FIT_EVERY: (usize, f64) = (32, 0.08);
/// Number of opponents of which a pairing by nearest rating draws one.
const NEAREST: usize = 5;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rates {
    BradleyTerry,
    Elo(f64),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pairs {
    Information,
    Random,
    Nearest,
}

pub const METHODS: [(&str, Rates, Pairs); 6] = [
    ("ladder: Bradley–Terry, most informative pair", Rates::BradleyTerry, Pairs::Information),
    ("Bradley–Terry, random pair", Rates::BradleyTerry, Pairs::Random),
    ("Elo K = 32, random pair", Rates::Elo(32.0), Pairs::Random),
    ("Elo K = 16, random pair", Rates::Elo(16.0), Pairs::Random),
    ("Elo K = 32, nearest rating", Rates::Elo(32.0), Pairs::Nearest),
    ("Elo K = 16, nearest rating", Rates::Elo(16.0), Pairs::Nearest),
];

#[derive(Clone, Debug)]
pub struct Method {
    rates: Rates,
    pairs: Pairs,
    ladder: Ladder,
    matches: usize,
    since: usize,
    elo: Vec<f64>,
}

impl Method {
    pub fn new(rates: Rates, pairs: Pairs, places: usize) -> Self {
        Self { rates, pairs, ladder: Ladder::new(places), matches: 0, since: 0, elo: Vec::new() }
    }

    pub fn enter(&mut self, predecessor: Option<usize>) {
        self.elo.push(predecessor.map_or(0.0, |p| self.elo[p]));
        if self.rates == Rates::BradleyTerry {
            self.ladder.enter(predecessor);
        }
    }

    pub fn retire(&mut self, version: usize) {
        if self.rates == Rates::BradleyTerry {
            self.ladder.set_active(version, false);
        }
    }

    pub fn next(&mut self, active: &[usize], running: &[(usize, usize)], rng: &mut Rng) -> (usize, usize) {
        let draw = |rng: &mut Rng, n: usize| rng.below(n as u32) as usize;
        match self.pairs {
            Pairs::Information => self.ladder.next(running, rng).expect("more than two are active"),
            Pairs::Random => {
                let a = draw(rng, active.len());
                let b = (a + 1 + draw(rng, active.len() - 1)) % active.len();
                (active[a], active[b])
            }
            Pairs::Nearest => {
                let a = active[draw(rng, active.len())];
                let distance = |b: &usize| (self.elo[*b] - self.elo[a]).abs();
                let mut others: Vec<usize> = active.iter().copied().filter(|&b| b != a).collect();
                let n = NEAREST.min(others.len());
                others.select_nth_unstable_by(n - 1, |b, c| distance(b).total_cmp(&distance(c)));
                (a, others[draw(rng, n)])
            }
        }
    }

    pub fn add(&mut self, a: usize, b: usize, scores: [f64; 2]) {
        (self.matches, self.since) = (self.matches + 1, self.since + 1);
        match self.rates {
            Rates::Elo(k) => {
                for score in scores {
                    let surplus = score - expected(self.elo[a] - self.elo[b]);
                    self.elo[a] += k * surplus;
                    self.elo[b] -= k * surplus;
                }
            }
            Rates::BradleyTerry => {
                self.ladder.add(a, b, &scores);
                let (least, share) = FIT_EVERY;
                if self.pairs == Pairs::Information && self.since >= least.max((self.matches as f64 * share) as usize) {
                    self.fit();
                }
            }
        }
    }

    fn fit(&mut self) {
        if self.since > 0 {
            self.ladder.fit();
            self.since = 0;
        }
    }

    pub fn ratings(&mut self) -> Vec<f64> {
        match self.rates {
            Rates::Elo(_) => self.elo.clone(),
            Rates::BradleyTerry => {
                self.fit();
                self.ladder.ratings().iter().map(|rating| rating.elo).collect()
            }
        }
    }
}
