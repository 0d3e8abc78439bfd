//! What a series of games says about two bots: score, interval, reasons, lengths, times.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use turf_env::{Game, Player};

use crate::play::arena::MatchGame;

/// The 95 % quantile of the normal distribution, two-sided.
const Z95: f64 = 1.959_963_985;

/// A game of a series as far as tables need it, seen by the first bot; arrays have own and other's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSummary {
    /// 1, 0.5 or 0.
    pub score: f64,
    /// How it ended, by the contest's code.
    pub reason: String,
    /// Completed turns.
    pub turns: u32,
    /// [`Game::scores`] of the last position.
    pub scores: [f64; 2],
    /// Seconds of thinking.
    pub think: [f64; 2],
    /// Decisions.
    pub decisions: [u64; 2],
    /// Turns lost to errors that did not lose the game.
    pub mishaps: [u64; 2],
    /// Whether each lost by a blunder with nobody near, where the game tells.
    pub died_alone: [Option<bool>; 2],
}

impl GameSummary {
    /// Of a game; whether somebody died alone, the caller has to add.
    pub fn of<G: Game>(game: &MatchGame<G>) -> Self {
        let (played, seats) = (&game.game, seats(game).map(Player::index));
        Self {
            score: game.score(),
            reason: played.reason.to_string(),
            turns: played.turns,
            scores: seats.map(|seat| played.scores[seat]),
            think: seats.map(|seat| played.think[seat].as_secs_f64()),
            decisions: seats.map(|seat| played.decisions[seat] as u64),
            mishaps: seats.map(|seat| played.mishaps[seat].len() as u64),
            died_alone: [None; 2],
        }
    }
}

fn seats<G: Game>(game: &MatchGame<G>) -> [Player; 2] {
    [game.first_seat, !game.first_seat]
}

/// A series seen by its first bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Score {
    /// Games played.
    pub games: u64,
    /// Games the first bot won.
    pub wins: u64,
    /// Drawn games.
    pub draws: u64,
    /// Games the first bot lost.
    pub losses: u64,
    /// Wins and half of the draws, as a share of the games.
    pub score: f64,
    /// 95 % interval of the score, see [`interval`].
    pub ci95: [f64; 2],
    /// How games ended, by the contest's codes.
    pub reasons: BTreeMap<String, u64>,
    /// How the first bot's lost games ended.
    pub loss_reasons: BTreeMap<String, u64>,
    /// Mean length in turns.
    pub mean_turns: f64,
    /// Mean of the last position's scores ([`Game::scores`]; paper: area), own and other's.
    pub mean_score: [f64; 2],
    /// Milliseconds of thinking per decision, own and other's.
    pub ms_per_decision: [f64; 2],
}

impl Score {
    /// Sums up a series. Games that share a set-up ([`crate::play::arena::Seats::Swapped`]) are one unit of the interval.
    pub fn of<G: Game>(games: &[MatchGame<G>], paired: bool) -> Self {
        let games: Vec<GameSummary> = games.iter().map(GameSummary::of).collect();
        Self::of_summaries(&games, paired)
    }

    /// The same, wherever the games were played.
    pub fn of_summaries(games: &[GameSummary], paired: bool) -> Self {
        let results: Vec<f64> = games.iter().map(|g| g.score).collect();
        let count = |result: f64| results.iter().filter(|&&r| r == result).count() as u64;
        let mut reasons = BTreeMap::new();
        let mut loss_reasons = BTreeMap::new();
        let (mut score, mut think, mut decisions) = ([0.0; 2], [0.0; 2], [0u64; 2]);
        for g in games {
            *reasons.entry(g.reason.clone()).or_insert(0) += 1;
            if g.score == 0.0 {
                *loss_reasons.entry(g.reason.clone()).or_insert(0) += 1;
            }
            for k in 0..2 {
                score[k] += g.scores[k];
                think[k] += g.think[k] * 1e3;
                decisions[k] += g.decisions[k];
            }
        }
        let n = games.len().max(1) as f64;
        let units: Vec<f64> = if paired { pair_means(&results) } else { results.clone() };
        Self {
            games: games.len() as u64,
            wins: count(1.0),
            draws: count(0.5),
            losses: count(0.0),
            score: results.iter().sum::<f64>() / n,
            ci95: interval(&units),
            reasons,
            loss_reasons,
            mean_turns: games.iter().map(|g| g.turns as f64).sum::<f64>() / n,
            mean_score: score.map(|s| s / n),
            ms_per_decision: [0, 1].map(|k| think[k] / decisions[k].max(1) as f64),
        }
    }
}

/// Results of consecutive games averaged by twos; a single last game is a unit of its own.
pub fn pair_means(results: &[f64]) -> Vec<f64> {
    results
        .chunks(2)
        .map(|pair| pair.iter().sum::<f64>() / pair.len() as f64)
        .collect()
}

/// A 95 % interval for the mean of independent results between 0 and 1.
///
/// The two games of a pair share their set-up, so they are not independent, and drawn games make a series far more
/// regular than coin flips: pairs are the sampling unit, and their spread is measured, not assumed. A normal interval
/// alone would have no width after 100 wins in 100 pairs; as with Agresti and Coull's (1998) interval for a share, one
/// unit of 1 and one of 0 are added first:
///
/// ```text
/// x = the n results, 1, 0        m = mean(x)        s² = sum (x - m)² / (n + 1)
/// m ± 1.96 · sqrt(s² / (n + 2)), cut to [0, 1] and widened to hold the plain mean
/// ```
///
/// After 100 pairs, all won: 0.971 to 1 (Wilson's interval for 100 of 100: 0.963 to 1). Without results: 0 to 1.
pub fn interval(results: &[f64]) -> [f64; 2] {
    if results.is_empty() {
        return [0.0, 1.0];
    }
    let n = results.len() as f64;
    let plain = results.iter().sum::<f64>() / n;
    let m = (results.iter().sum::<f64>() + 1.0) / (n + 2.0);
    let squares = results.iter().chain(&[1.0, 0.0]).map(|x| (x - m).powi(2)).sum::<f64>();
    let half = Z95 * (squares / (n + 1.0) / (n + 2.0)).sqrt();
    [(m - half).max(0.0).min(plain), (m + half).min(1.0).max(plain)]
}

#[cfg(test)]
mod tests {
    use turf_env::Rng;

    use super::*;
    use crate::catalogue::spec::BotSource;
    use crate::play::arena::{Seats, Series, play_series};
    use crate::toy::{Nim, NimConfig, NimV1};

    /// How often the interval holds the truth, over many simulated series.
    fn coverage(pairs: usize, win: f64, seat_bias: f64, draw: f64, rng: &mut Rng) -> f64 {
        let truth = draw * 0.5 + (1.0 - draw) * win;
        let trials = 2000;
        let mut held = 0;
        for _ in 0..trials {
            let mut results = Vec::new();
            for _ in 0..pairs {
                // The set-up favours one bot in both of its games: the two results hang together.
                let luck = if rng.chance(0.5) { seat_bias } else { -seat_bias };
                for _ in 0..2 {
                    let result = if rng.chance(win + luck) { 1.0 } else { 0.0 };
                    results.push(if rng.chance(draw) { 0.5 } else { result });
                }
            }
            let [low, high] = interval(&pair_means(&results));
            held += (low <= truth && truth <= high) as u32;
        }
        held as f64 / trials as f64
    }

    #[test]
    fn the_interval_holds_the_truth_about_95_times_in_100() {
        let mut rng = Rng::new(11);
        for pairs in [10, 50, 100] {
            for (win, bias, draw) in [
                (0.5, 0.0, 0.0),
                (0.5, 0.4, 0.0),
                (0.9, 0.1, 0.0),
                (0.98, 0.0, 0.0),
                (0.8, 0.2, 0.3),
                (0.5, 0.0, 0.8),
            ] {
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
        let [low, high] = interval(&[1.0; 100]);
        assert!((low - 0.9709).abs() < 1e-3 && high == 1.0, "{low} {high}");
        let [low, high] = interval(&[0.0; 100]);
        assert!(low == 0.0 && (high - 0.0291).abs() < 1e-3, "{low} {high}");
        let [low, high] = interval(&[0.5; 100]);
        assert!(low > 0.48 && low < 0.5 && high > 0.5 && high < 0.52, "{low} {high}");
        assert_eq!(interval(&[]), [0.0, 1.0]);
        assert_eq!(pair_means(&[1.0, 0.0, 1.0, 1.0, 0.5]), [0.5, 1.0, 0.5]);
    }

    #[test]
    fn a_series_sums_up() {
        let bots: Vec<BotSource<NimV1>> = BotSource::parse_list("solver,chance").unwrap();
        let series = Series {
            games: 31,
            seed: 1,
            seats: Seats::Swapped,
            config: NimConfig::default(),
        };
        let games = play_series::<Nim>(&bots[0], &bots[1], &series, &|_| ());
        let score = Score::of(&games, true);
        let wins = games.iter().filter(|g| g.game.winner == Some(g.first_seat)).count() as u64;
        assert_eq!(
            (score.games, score.wins, score.draws, score.losses),
            (31, wins, 0, 31 - wins)
        );
        assert!((score.score - wins as f64 / 31.0).abs() < 1e-12);
        assert_eq!(score.reasons, BTreeMap::from([("last".to_string(), 31)]));
        assert_eq!(score.loss_reasons.values().sum::<u64>(), score.losses);
        assert!(score.ci95[0] <= score.score && score.score <= score.ci95[1]);
    }
}
