//! Statistics of a series of games: score, interval, reasons, lengths, times.

use std::collections::{BTreeMap, HashSet};

use serde::{Deserialize, Serialize};
use turf_env::Player;

use crate::input::one_line;
use crate::play::arena::MatchGame;
use crate::play::contest::Contest;
use crate::play::transcript;
use crate::stats::Z95;

/// A game of a series from the view of its first bot. Arrays hold own and opponent's values.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GameSummary {
    /// Number of its set-up in the series. Games on the same set-up form one unit of intervals.
    pub setup: u64,
    pub score: f64,
    pub reason: String,
    pub turns: u32,
    pub scores: [f64; 2],
    pub think: [f64; 2],
    pub decisions: [u64; 2],
    /// Errors that cost a turn but not the game.
    pub mishaps: [u64; 2],
    /// True for a loss by an unforced blunder. `None` if the game cannot tell.
    pub died_alone: [Option<bool>; 2],
    pub failed: [Option<String>; 2],
    /// Hash of the game, see [`transcript::of_game`].
    pub transcript: u64,
}

impl GameSummary {
    pub fn of<R: Contest>(game: &MatchGame<R>, died_alone: impl Fn(Player) -> Option<bool>) -> Self {
        let (played, players) = (&game.game, [game.first_seat, !game.first_seat]);
        let seats = players.map(Player::index);
        let lost = |player: Player| played.winner == Some(!player);
        let why = played.detail.as_deref().and_then(|why| why.lines().next());
        Self {
            setup: game.setup,
            score: game.score(),
            reason: played.reason.to_string(),
            turns: played.turns,
            scores: seats.map(|seat| played.scores[seat]),
            think: seats.map(|seat| played.think[seat].as_secs_f64()),
            decisions: seats.map(|seat| played.decisions[seat] as u64),
            mishaps: seats.map(|seat| played.mishaps[seat].len() as u64),
            died_alone: players.map(died_alone),
            failed: players.map(|player| why.filter(|_| lost(player)).map(one_line)),
            transcript: transcript::of_game(game),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Score {
    pub games: u64,
    /// Games that repeat no other. Deterministic bots produce few in a game without chance.
    pub distinct: u64,
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
    pub score: f64,
    /// 95 % interval of the score, see [`Units::interval`].
    pub ci95: [f64; 2],
    pub reasons: BTreeMap<String, u64>,
    pub loss_reasons: BTreeMap<String, u64>,
    pub mean_turns: f64,
    /// Mean of [`scores`](turf_env::Game::scores) of the last position (paper: area).
    pub mean_score: [f64; 2],
    pub ms_per_decision: [f64; 2],
}

impl Score {
    /// Summarises a series, in order. Games that share a set-up ([`crate::play::arena::Seats::Swapped`]) form one unit of the
    /// interval.
    pub fn of<R: Contest>(games: &[MatchGame<R>]) -> Self {
        let games: Vec<GameSummary> = games.iter().map(|game| GameSummary::of(game, |_| None)).collect();
        Self::of_summaries(&games)
    }

    pub fn of_summaries(games: &[GameSummary]) -> Self {
        let count = |result: f64| games.iter().filter(|g| g.score == result).count() as u64;
        let (mut reasons, mut loss_reasons) = (BTreeMap::new(), BTreeMap::new());
        for g in games {
            *reasons.entry(g.reason.clone()).or_insert(0) += 1;
            if g.score == 0.0 {
                *loss_reasons.entry(g.reason.clone()).or_insert(0) += 1;
            }
        }
        let n = games.len().max(1) as f64;
        let sum = |of: &dyn Fn(&GameSummary) -> f64| games.iter().map(of).fold(0.0, |sum, x| sum + x);
        let mut units = Units::default();
        by_setup(games).for_each(|unit| _ = units.add(unit));
        Self {
            games: games.len() as u64,
            distinct: games.iter().map(|g| g.transcript).collect::<HashSet<_>>().len() as u64,
            wins: count(1.0),
            draws: count(0.5),
            losses: count(0.0),
            score: sum(&|g| g.score) / n,
            ci95: units.interval(),
            reasons,
            loss_reasons,
            mean_turns: sum(&|g| g.turns as f64) / n,
            mean_score: [0, 1].map(|k| sum(&|g| g.scores[k]) / n),
            ms_per_decision: [0, 1].map(|k| sum(&|g| g.think[k] * 1e3) / sum(&|g| g.decisions[k] as f64).max(1.0)),
        }
    }

    pub fn repetitions(&self) -> String {
        match self.distinct < self.games {
            true => format!("; {} of {} games differ", self.distinct, self.games),
            false => String::new(),
        }
    }
}

pub const REPETITIONS: &str = "Games that repeat others count once in intervals: bots without chance of their own play them in a game without \
    chance, which needs drawn openings (CONTRIBUTING.md, A new game).";

pub fn by_setup(games: &[GameSummary]) -> impl Iterator<Item = &[GameSummary]> {
    games.chunk_by(|a, b| a.setup == b.setup)
}

/// Independent units of a series: games, or pairs of games on one set-up.
///
/// A unit that repeats an earlier one game by game adds no information. The sample size is the number of distinct units, their
/// mean that of all.
#[derive(Clone, Debug, Default)]
pub struct Units {
    pub results: Vec<f64>,
    seen: HashSet<Vec<u64>>,
}

impl Units {
    /// Adds a unit. Returns false if it repeats an earlier one.
    pub fn add(&mut self, games: &[GameSummary]) -> bool {
        let sum: f64 = games.iter().map(|g| g.score).sum();
        self.results.push(sum / games.len() as f64);
        self.seen.insert(games.iter().map(|g| g.transcript).collect())
    }

    pub fn distinct(&self) -> usize {
        self.seen.len()
    }

    /// Returns a 95 % interval for the mean of independent results between 0 and 1.
    ///
    /// The two games of a pair share their set-up, so they are correlated, and draws make a series more regular than coin
    /// flips. Therefore pairs are the sampling unit, and their spread is measured. A plain normal interval would have no width
    /// after 100 wins in 100 pairs; as in Agresti and Coull's (1998) interval for a proportion, one unit of 1 and one of 0 are
    /// added first:
    ///
    /// ```text
    /// x = the n results, 1, 0        m = mean(x)        s² = sum (x - m)² / (n + 1)
    /// m ± 1.96 · sqrt(s² / (n + 2)), cut to [0, 1] and widened to hold the plain mean
    /// ```
    ///
    /// 100 pairs, all won, give 0.971 to 1 (Wilson's interval for 100 of 100: 0.963 to 1). No results give 0 to 1.
    /// If results repeat, n is the number of distinct ones and every result is weighted down accordingly.
    pub fn interval(&self) -> [f64; 2] {
        interval(&self.results, self.distinct())
    }
}

fn interval(results: &[f64], distinct: usize) -> [f64; 2] {
    if results.is_empty() {
        return [0.0, 1.0];
    }
    let (all, n) = (results.len() as f64, distinct as f64);
    let plain = results.iter().sum::<f64>() / all;
    let m = (results.iter().sum::<f64>() * (n / all) + 1.0) / (n + 2.0);
    let square = |x: &f64| (x - m).powi(2);
    let squares = results.iter().map(square).sum::<f64>() * (n / all) + square(&1.0) + square(&0.0);
    let half = Z95 * (squares / (n + 1.0) / (n + 2.0)).sqrt();
    [(m - half).max(0.0).min(plain), (m + half).min(1.0).max(plain)]
}

#[cfg(test)]
mod tests {
    use turf_env::Rng;

    use super::*;
    use crate::play::arena::{Seats, Series, play_series};
    use crate::spec::BotSpec;
    use crate::toy::{NimConfig, NimRules, NimV1};

    fn coverage(pairs: usize, win: f64, seat_bias: f64, draw: f64, rng: &mut Rng) -> f64 {
        let truth = draw * 0.5 + (1.0 - draw) * win;
        let trials = 2000;
        let mut held = 0;
        for _ in 0..trials {
            let mut results = Vec::new();
            for _ in 0..pairs {
                // The set-up favours one bot in both of its games, so the two results are correlated.
                let luck = if rng.chance(0.5) { seat_bias } else { -seat_bias };
                for _ in 0..2 {
                    let result = if rng.chance(win + luck) { 1.0 } else { 0.0 };
                    results.push(if rng.chance(draw) { 0.5 } else { result });
                }
            }
            let means: Vec<f64> = results.chunks(2).map(|pair| pair.iter().sum::<f64>() / 2.0).collect();
            let [low, high] = interval(&means, pairs);
            held += (low <= truth && truth <= high) as u32;
        }
        held as f64 / trials as f64
    }

    #[test]
    fn the_interval_holds_the_truth_about_95_times_in_100() {
        let mut rng = Rng::new(11);
        for pairs in [10, 50, 100] {
            for (win, bias, draw) in
                [(0.5, 0.0, 0.0), (0.5, 0.4, 0.0), (0.9, 0.1, 0.0), (0.98, 0.0, 0.0), (0.8, 0.2, 0.3), (0.5, 0.0, 0.8)]
            {
                let c = coverage(pairs, win, bias, draw, &mut rng);
                assert!(c > 0.93, "{pairs} pairs, win {win} bias {bias} draw {draw}: {c}");
            }
        }
        // It must not get there by being too wide.
        let c = coverage(100, 0.5, 0.2, 0.0, &mut rng);
        assert!(c < 0.98, "{c}");
    }

    #[test]
    fn edges() {
        let [low, high] = interval(&[1.0; 100], 100);
        assert!((low - 0.9709).abs() < 1e-3 && high == 1.0, "{low} {high}");
        let [low, high] = interval(&[0.0; 100], 100);
        assert!(low == 0.0 && (high - 0.0291).abs() < 1e-3, "{low} {high}");
        let [low, high] = interval(&[0.5; 100], 100);
        assert!(low > 0.48 && low < 0.5 && high > 0.5 && high < 0.52, "{low} {high}");
        assert_eq!(interval(&[], 0), [0.0, 1.0]);
    }

    #[test]
    fn what_repeats_is_one_unit() {
        let [low, high] = interval(&[1.0; 100], 1);
        assert!(low < 0.05 && high == 1.0, "{low} {high}");
        // Repeating a whole series adds no information.
        let once = [1.0, 0.5, 0.0, 1.0, 1.0];
        let (thrice, one) = (interval(&once.repeat(3), 5), interval(&once, 5));
        assert!((0..2).all(|k| (thrice[k] - one[k]).abs() < 1e-12), "{thrice:?} {one:?}");
    }

    #[test]
    fn bots_without_chance_on_one_set_up_play_two_games() {
        let solver: BotSpec<NimV1> = BotSpec::parse(NimV1, "solver").unwrap();
        let series = |games, max_pile| Series {
            rules: NimRules,
            games,
            seed: 1,
            seats: Seats::Swapped,
            config: NimConfig { max_pile },
        };
        let score = |games, max_pile| Score::of(&play_series(&solver, &solver, &series(games, max_pile), &|_| ()));
        let repeated = score(200, 5);
        assert_eq!((repeated.games, repeated.distinct, repeated.score), (200, 2, 0.5));
        assert_eq!(repeated.ci95, score(2, 5).ci95);
        assert!(score(20, 30).distinct > 20 / 2 && score(200, 30).distinct <= 2 * 26);
    }

    #[test]
    fn a_series_sums_up() {
        let bots: Vec<BotSpec<NimV1>> = BotSpec::parse_list(NimV1, "solver,chance").unwrap();
        let series =
            Series { rules: NimRules, games: 31, seed: 1, seats: Seats::Swapped, config: NimConfig::default() };
        let games = play_series(&bots[0], &bots[1], &series, &|_| ());
        let score = Score::of(&games);
        let wins = games.iter().filter(|g| g.game.winner == Some(g.first_seat)).count() as u64;
        assert_eq!((score.games, score.wins, score.draws, score.losses), (31, wins, 0, 31 - wins));
        assert!((score.score - wins as f64 / 31.0).abs() < 1e-12);
        assert_eq!(score.reasons, BTreeMap::from([("last".to_string(), 31)]));
        assert_eq!(score.loss_reasons.values().sum::<u64>(), score.losses);
        assert!(score.ci95[0] <= score.score && score.score <= score.ci95[1]);
    }
}
