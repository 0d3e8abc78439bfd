//! Plays the built-in bots of a game against each other: `round_robin GAME [GAMES] [SEED] [NAMES,…]`, GAMES per pair.
//! Prints a line per pair, a table in Markdown, and the lines of the table in `agents/src/rating.rs`.

use std::any::Any;

use rayon::prelude::*;
use turf_agents::BuiltinBots;
use turf_agents::arena::{MatchGame, Seats, Series, play_series};
use turf_agents::rating::rate_all;
use turf_agents::score::{Score, pair_means};
use turf_agents::scripted::paper::death;
use turf_agents::spec::BotSource;
use turf_env::games::paper::Paper;
use turf_env::{Encoding, Game, Rng, for_game};

/// Resampled tournaments behind the intervals.
const RESAMPLES: u64 = 200;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default| args.get(i).map_or(default, |n| n.parse().expect("a number"));
    let (games, seed) = (number(1, 100), number(2, 1));
    let game = args.first().expect("the name of a game").as_str();
    for_game!(game, E => play::<E>(games, seed, args.get(3))).expect("a known game");
}

/// What is known of one bot after the tournament.
#[derive(Clone, Default)]
struct Record {
    games: usize,
    /// Lost by a wall or its own trail without the foe near.
    alone: usize,
    /// Thinking, in seconds, and decisions.
    think: f64,
    decisions: f64,
    /// Sum of its scores against the bot called wanderer.
    wanderer: Option<f64>,
}

fn play<E: Encoding>(games: u64, seed: u64, names: Option<&String>)
where
    E::Game: BuiltinBots,
{
    let all: Vec<&str> = E::Game::bots().iter().map(|b| b.name).collect();
    let bots = BotSource::<E>::parse_list(names.unwrap_or(&all.join(","))).expect("built-in names");
    let n = bots.len();
    let mut records = vec![Record::default(); n];
    // Means of pairs of games on one set-up, seen by the first of the two bots.
    let mut pairs = vec![vec![vec![]; n]; n];
    for a in 0..n {
        for b in a + 1..n {
            let config = <E::Game as Game>::Config::default();
            let series = Series {
                games,
                seed,
                seats: Seats::Swapped,
                config,
            };
            let played = play_series::<E::Game>(&bots[a], &bots[b], &series, &|_| ());
            let score = Score::of(&played, true);
            let results: Vec<f64> = played.iter().map(MatchGame::score).collect();
            pairs[a][b] = pair_means(&results);
            for game in &played {
                for (bot, seat) in [(a, game.first_seat), (b, !game.first_seat)] {
                    let record = &mut records[bot];
                    record.games += 1;
                    record.think += game.game.think[seat.index()].as_secs_f64();
                    record.decisions += game.game.decisions[seat.index()] as f64;
                    if let Some(game) = (game as &dyn Any).downcast_ref::<MatchGame<Paper>>() {
                        let alone = death::without_foe_near(&game.game.setup, &game.game.actions, seat);
                        record.alone += alone as usize;
                    }
                }
            }
            for (bot, other, score) in [(a, b, score.score), (b, a, 1.0 - score.score)] {
                if bots[other].name() == "wanderer" {
                    records[bot].wanderer = Some(score);
                }
            }
            print_pair(bots[a].name(), bots[b].name(), &score);
        }
    }
    let ratings = rate(&pairs);
    let resampled: Vec<Vec<f64>> = (0..RESAMPLES)
        .into_par_iter()
        .map(|k| rate(&resample(&pairs, &mut Rng::stream(seed, k, 2))))
        .collect();
    println!("\n| bot | rating | 95 % | against wanderer | died alone | µs per move |\n|---|---|---|---|---|---|");
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|&a, &b| ratings[b].total_cmp(&ratings[a]));
    for i in order {
        let r = &records[i];
        let mut elos: Vec<f64> = resampled.iter().map(|ratings| ratings[i]).collect();
        elos.sort_by(f64::total_cmp);
        // The drawn results pull each rating towards the others; the spread counts, around the rating itself.
        let pulled = ratings[i] - elos.iter().sum::<f64>() / elos.len() as f64;
        let [low, high] = [elos[elos.len() / 40], elos[elos.len() - 1 - elos.len() / 40]].map(|elo| elo + pulled);
        println!(
            "| {} | {:.0} | {low:.0} – {high:.0} | {} | {:.1} % of {} | {:.1} |",
            bots[i].name(),
            ratings[i],
            r.wanderer.map_or("–".into(), |s| format!("{s:.2}")),
            100.0 * r.alone as f64 / r.games as f64,
            r.games,
            1e6 * r.think / r.decisions,
        );
    }
    println!();
    for (bot, rating) in bots.iter().zip(&ratings) {
        println!("    (\"{}\", \"{}\", {rating:.0}.0),", E::Game::NAME, bot.name());
    }
}

fn print_pair(a: &str, b: &str, s: &Score) {
    println!(
        "{a:>9} {b:>9}  {:.3} [{:.3} {:.3}]  +{} ={} -{}  turns {:.0}  end {:.0} {:.0}  us {:.2} {:.2}  {:?}",
        s.score,
        s.ci95[0],
        s.ci95[1],
        s.wins,
        s.draws,
        s.losses,
        s.mean_turns,
        s.mean_score[0],
        s.mean_score[1],
        s.ms_per_decision[0] * 1e3,
        s.ms_per_decision[1] * 1e3,
        s.reasons
    );
}

/// Ratings from the results of all pairs of bots (`pairs[a][b]`, a < b), the first bot at 0.
fn rate(pairs: &[Vec<Vec<f64>>]) -> Vec<f64> {
    let n = pairs.len();
    let mut results = vec![vec![0.0; n]; n];
    let mut played = vec![vec![0.0; n]; n];
    for a in 0..n {
        for b in a + 1..n {
            let (sum, count) = (pairs[a][b].iter().sum::<f64>(), pairs[a][b].len() as f64);
            (results[a][b], results[b][a]) = (sum, count - sum);
            (played[a][b], played[b][a]) = (count, count);
        }
    }
    rate_all(&results, &played)
}

/// As many results again, drawn with replacement (Efron, 1979). Among those drawn from is one more that is won or lost
/// by the flip of a coin, as [`rate_all`] adds a drawn one: so a series without surprises does not look certain.
fn resample(pairs: &[Vec<Vec<f64>>], rng: &mut Rng) -> Vec<Vec<Vec<f64>>> {
    let mut one = |results: &Vec<f64>| {
        let n = results.len() as u32;
        let mut draw = |_: &f64| match rng.below(n + 1) {
            k if k < n => results[k as usize],
            _ => rng.below(2) as f64,
        };
        results.iter().map(&mut draw).collect::<Vec<f64>>()
    };
    pairs.iter().map(|row| row.iter().map(&mut one).collect()).collect()
}
