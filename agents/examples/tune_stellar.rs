//! Tunes the numbers by which stellar's planner plans, against any opponents; or writes the built-in ones as a policy file:
//!
//! ```text
//! cargo run --release -p turf-agents --example tune_stellar -- SECONDS SEED START MAPS SPEC[,SPEC…] OUT.turf
//! cargo run --release -p turf-agents --example tune_stellar -- built-in OUT.turf
//! ```
//!
//! An evolution strategy with mirrored samples, weighted recombination and a step width per number (after Schwefel 1981;
//! Salimans et al. 2017). A sample plays without rollouts against the opponents and against the start; all samples of a
//! generation get the same maps, every generation new ones. START is a policy file that holds one way of planning, or `built-in` or
//! `ladder`; MAPS are some of the contest's kinds, 0 (the ladder's) to 3, by commas. OUT.turf plans by the numbers found, without
//! rollouts; they are printed as well.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use turf_agents::bots::stellar::planner::Planner;
use turf_agents::bots::stellar::planner::file::{of_file, to_file};
use turf_agents::bots::stellar::planner::params::Params;
use turf_agents::bots::stellar::planner::rollout::Search;
use turf_agents::bots::stellar::planner::style::Style;
use turf_agents::play::bot::Bot;
use turf_agents::policy::file::PolicyFile;
use turf_agents::spec::BotSpec;
use turf_env::games::stellar::{Scoring, Stellar, StellarConfig, StellarV1};
use turf_env::{Game, Player, Rng};

const SAMPLES: usize = 16;
/// Games of a sample against each opponent on each kind of map.
const GAMES: u64 = 3;
/// First step widths, as a share of the number.
const STEP: f64 = 0.25;

/// 1 for a quick win to 0 for a quick loss.
fn worth(config: &StellarConfig, seed: u64, seat: Player, bots: [&mut dyn Bot<Stellar>; 2]) -> f64 {
    let mut game = Stellar::new(&Stellar::draw_setup(config, &mut Rng::new(seed)));
    let [me, other] = bots;
    me.start(seat, &game, seed).expect("a built-in bot");
    other.start(!seat, &game, seed).expect("a built-in bot");
    while game.outcome().is_none() {
        let mover = if game.to_move() == seat { &mut *me } else { &mut *other };
        let orders = mover.choose(&game).expect("a built-in bot");
        game.play(&orders);
    }
    let nodes = |player| game.owned(player).count_ones() as f64;
    let share = nodes(seat) / (nodes(seat) + nodes(!seat));
    let late = game.turn() as f64 / 500.0;
    match game.outcome().and_then(|outcome| outcome.winner) {
        Some(winner) if winner == seat => 0.85 - 0.15 * late + 0.15 * share,
        Some(_) => 0.15 * late + 0.15 * share,
        None => 0.5,
    }
}

fn tune(
    configs: &[StellarConfig],
    start: &Params,
    opponents: &[BotSpec<StellarV1>],
    time: Duration,
    seed: u64,
) -> Params {
    let begun = Instant::now();
    let mut rng = Rng::new(seed);
    let mut mean = start.values();
    let scale: Vec<f64> = mean.iter().map(|x| x.abs().max(0.15)).collect();
    let mut step = vec![STEP; mean.len()];
    let mut generation = 0;
    while begun.elapsed() < time {
        let first = rng.next_u64();
        let mut samples: Vec<(f64, Vec<f64>)> = vec![];
        for _ in 0..SAMPLES / 2 {
            // Near enough to normal: the sum of twelve.
            let noise: Vec<f64> = mean
                .iter()
                .map(|_| (0..12).map(|_| rng.unit()).sum::<f64>() - 6.0)
                .collect();
            let mirrored = noise.iter().map(|x| -x).collect();
            samples.extend([(0.0, noise), (0.0, mirrored)]);
        }
        for (score, noise) in &mut samples {
            let values: Vec<f64> = (0..mean.len())
                .map(|i| (mean[i] + step[i] * scale[i] * noise[i]).max(0.0))
                .collect();
            let params = Params::of(&values);
            let mut me = Planner::new(Arc::new(alone(&params)));
            let others = opponents.iter().map(|source| source.make());
            let itself: Box<dyn Bot<Stellar>> = Box::new(Planner::new(Arc::new(alone(start))));
            for (k, mut other) in others.chain([itself]).enumerate() {
                for (j, config) in configs.iter().enumerate() {
                    for game in 0..GAMES {
                        let seat = Player::BOTH[(game as usize + k) % 2];
                        let map = first.wrapping_add(game * 31 + j as u64 * 977 + k as u64 * 7);
                        *score += worth(config, map, seat, [&mut me, &mut *other]);
                    }
                }
            }
        }
        samples.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = &samples[..SAMPLES / 2];
        let weight = |k: usize| (SAMPLES as f64 / 2.0 + 0.5).ln() - (k as f64 + 1.0).ln();
        let all: f64 = (0..best.len()).map(weight).sum();
        for i in 0..mean.len() {
            let drift: f64 = best.iter().enumerate().map(|(k, s)| weight(k) / all * s.1[i]).sum();
            let width: f64 = best
                .iter()
                .enumerate()
                .map(|(k, s)| weight(k) / all * s.1[i] * s.1[i])
                .sum();
            mean[i] = (mean[i] + step[i] * scale[i] * drift).max(0.0);
            step[i] *= (0.04 * (width - 1.0)).exp() * 0.997;
        }
        generation += 1;
        if generation % 10 == 0 {
            let games = ((opponents.len() + 1) * configs.len()) as f64 * GAMES as f64;
            eprintln!(
                "generation {generation}: the best sample's worth {:.3}",
                best[0].0 / games
            );
        }
    }
    Params::of(&mean)
}

/// Plans by these numbers alone.
fn alone(params: &Params) -> Search {
    Search {
        candidates: vec![Style::Own(Box::new(params.clone()))],
        ..Search::default()
    }
}

fn start(text: &str) -> Params {
    match text {
        "built-in" => Params::default(),
        "ladder" => Params::ladder(),
        path => {
            let file = PolicyFile::read(Path::new(path)).expect("a policy file");
            let search = of_file(&file).expect("a planner's file");
            match &search.candidates[0] {
                Style::Own(params) => *params.clone(),
                other => panic!("{other:?} has no numbers"),
            }
        }
    }
}

fn write(search: &Search, notes: &[(&str, &str)], out: &str) {
    let notes = notes.iter().map(|(key, value)| (key.to_string(), value.to_string()));
    let file = to_file(search, notes.collect());
    file.write(Path::new(out)).expect("the policy file");
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let [seconds, seed, from, maps, specs, out] = arguments[..] else {
        let ["built-in", out] = arguments[..] else {
            panic!("see the file's first lines for the arguments");
        };
        return write(&Search::default(), &[], out);
    };
    let all: Vec<StellarConfig> = StellarConfig::default()
        .maps
        .into_iter()
        .map(|map| StellarConfig {
            scoring: Scoring::Nodes,
            ..StellarConfig::on(map.map)
        })
        .collect();
    let configs: Vec<StellarConfig> = maps
        .split(',')
        .map(|map| all[map.parse::<usize>().expect("0 to 3")].clone())
        .collect();
    let opponents: Vec<BotSpec<StellarV1>> = specs
        .split(',')
        .map(|spec| BotSpec::parse(spec).expect("a SPEC"))
        .collect();
    let found = tune(
        &configs,
        &start(from),
        &opponents,
        Duration::from_secs_f64(seconds.parse().expect("seconds")),
        seed.parse().expect("a seed"),
    );
    for (name, value) in Params::NAMES.iter().zip(found.values()) {
        println!("{name} = {value}");
    }
    let notes = [
        ("seconds", seconds),
        ("seed", seed),
        ("start", from),
        ("maps", maps),
        ("against", specs),
    ];
    write(&alone(&found), &notes, out);
}
