//! One season: versions that arrive, and matches.

use std::collections::VecDeque;

use turf_env::Rng;

use super::method::{Method, WORKERS};
use super::world::World;

#[derive(Clone, Debug)]
pub struct Season {
    world: World,
    method: Method,
    active: Vec<usize>,
    running: VecDeque<(usize, usize)>,
    places: usize,
    chance: Rng,
    pub matches: usize,
}

const DAYS: f64 = 21.0;

impl Season {
    pub fn of(world: World, method: Method, places: usize, chance: Rng) -> Self {
        let mut season = Self {
            active: (0..world.elo.len()).collect(),
            world,
            method,
            running: VecDeque::new(),
            places,
            chance,
            matches: 0,
        };
        season.active.iter().for_each(|_| season.method.enter(None));
        season
    }

    /// Plays three weeks in which `teams` teams upload versions, `pace` matches a day. Returns the season, and the share of the
    /// true first places found, averaged over the ends of the days of the last two weeks.
    ///
    /// A team's first version comes in the first ten days, two to five more until the end. Each replaces the one before.
    pub fn with_uploads(
        teams: usize,
        pace: usize,
        method: Method,
        places: usize,
        seed: u64,
        chance: Rng,
    ) -> (Self, f64) {
        let mut rng = Rng::stream(seed, 1, 0);
        let mut events = Vec::new();
        for team in 0..teams {
            let first = 10.0 * rng.unit();
            let more = rng.between(2, 5);
            events.push((first, Some(team)));
            events.extend((0..more).map(|_| (first + (DAYS - first) * rng.unit(), Some(team))));
        }
        events.extend((8..=DAYS as usize).map(|day| (day as f64, None)));
        events.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut season = Self::of(World::default(), method, places, chance);
        let mut newest = vec![None; teams];
        let mut found = Vec::new();
        for (day, team) in events {
            let due = (day * pace as f64) as usize;
            if season.active.len() > 2 {
                season.play_until(due);
            }
            season.matches = due;
            match team {
                Some(team) => newest[team] = Some(season.upload(newest[team], &mut rng)),
                None => {
                    let ratings = season.method.ratings();
                    found.push(season.world.found(&season.active, &ratings, places));
                }
            }
        }
        (season, found.iter().sum::<f64>() / found.len() as f64)
    }

    fn upload(&mut self, predecessor: Option<usize>, rng: &mut Rng) -> usize {
        let version = self.world.elo.len();
        self.world.enter(predecessor, rng);
        self.method.enter(predecessor);
        if let Some(p) = predecessor {
            self.method.retire(p);
            self.active.retain(|&i| i != p);
        }
        self.active.push(version);
        version
    }

    pub fn play_until(&mut self, matches: usize) {
        while self.matches < matches {
            let running = self.running.make_contiguous();
            let pair = self.method.next(&self.active, running, &mut self.chance);
            self.running.push_back(pair);
            if self.running.len() == WORKERS {
                self.finish();
            }
        }
    }

    fn finish(&mut self) {
        let (a, b) = self.running.pop_front().expect("in play");
        let scores = self.world.play(a, b, &mut self.chance);
        self.method.add(a, b, scores);
        self.matches += 1;
    }

    /// Returns 1 if the first places are right up to bots within `tie` Elo points of the cut, 1 if they are exactly right, and
    /// the share of pairs in order.
    pub fn check(&mut self, tie: f64) -> [f64; 3] {
        let ratings = self.method.ratings();
        let [right, exactly] = [tie, 0.0].map(|tie| self.world.is_right(&self.active, &ratings, self.places, tie));
        [right as u8 as f64, exactly as u8 as f64, self.world.ordered(&self.active, &ratings)]
    }
}
