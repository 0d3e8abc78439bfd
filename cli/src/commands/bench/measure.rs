use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use turf_env::{Batch, Encoding, Game, Parts, Rng, VecEnv, VecEnvConfig};

const SLICES: u32 = 20;

/// Plays for the given time on its own threads and returns decisions per second.
type Runner<'a> = Box<dyn FnMut(Duration) -> f64 + 'a>;

#[derive(Default)]
pub struct Measured {
    /// Decisions per second in the fastest slice, by number of threads. Other work on the machine only ever slows a slice down.
    pub per_s: BTreeMap<String, f64>,
    /// Decisions per second in the median slice.
    pub median_per_s: BTreeMap<String, f64>,
}

/// Measures `what` on each number of threads for `seconds`, after a fifth as much of warm-up. The thread counts take turns in
/// short slices, so that other work on the machine slows all of them alike.
pub fn measure<'a>(threads: &[usize], seconds: f64, what: impl Fn(ThreadPool) -> Runner<'a>) -> Result<Measured> {
    let mut runners = vec![];
    for &n in threads {
        let pool = ThreadPoolBuilder::new().num_threads(n).build();
        runners.push(what(pool.context("cannot start threads")?));
    }
    let slice = Duration::from_secs_f64(seconds) / SLICES;
    for runner in &mut runners {
        runner(slice * SLICES / 5);
    }
    let mut rounds = vec![vec![]; threads.len()];
    for _ in 0..SLICES {
        for (speeds, runner) in rounds.iter_mut().zip(&mut runners) {
            speeds.push(runner(slice));
        }
    }
    let mut measured = Measured::default();
    for (n, mut speeds) in threads.iter().zip(rounds) {
        speeds.sort_by(f64::total_cmp);
        let (median, fastest) = (speeds[speeds.len() / 2], speeds[speeds.len() - 1]);
        measured.per_s.insert(n.to_string(), fastest);
        measured.median_per_s.insert(n.to_string(), median);
    }
    Ok(measured)
}

/// Calls `round`, which returns its number of decisions, until the time is up. Returns decisions per second.
fn per_s(length: Duration, mut round: impl FnMut() -> u64) -> f64 {
    let (start, mut n) = (Instant::now(), 0);
    while start.elapsed() < length {
        n += round();
    }
    n as f64 / start.elapsed().as_secs_f64()
}

fn on_each<'a, S: Send + 'a>(
    pool: ThreadPool,
    state: impl Fn(u64) -> S,
    round: impl Fn(&mut S) -> u64 + Sync + 'a,
) -> Runner<'a> {
    let states: Vec<_> = (0..pool.current_num_threads() as u64)
        .map(|i| Mutex::new(state(i)))
        .collect();
    Box::new(move |length| {
        let each = pool.broadcast(|ctx| {
            let mut state = states[ctx.index()].lock().expect("no thread failed");
            per_s(length, || round(&mut state))
        });
        each.iter().sum()
    })
}

pub fn rules<'a, E: Encoding + 'a>(pool: ThreadPool) -> Runner<'a> {
    let config = <E::Game as Game>::Config::default();
    let state = |i| {
        let mut rng = Rng::stream(7, i, 0);
        let game = E::Game::new(&E::Game::draw_setup(&Default::default(), &mut rng));
        (rng, game, vec![false; E::HEADS * E::ACTIONS], vec![0; E::HEADS])
    };
    on_each(pool, state, move |(rng, game, mask, choices)| {
        for _ in 0..1024 {
            E::legal_mask(game, mask);
            pick_all(mask, choices, E::ACTIONS, rng);
            E::play(game, choices);
            if game.outcome().is_some() {
                game.reset(&E::Game::draw_setup(&config, rng));
            }
        }
        1024
    })
}

fn pick_all(mask: &[bool], choices: &mut [u16], actions: usize, rng: &mut Rng) {
    for (choice, head) in choices.iter_mut().zip(mask.chunks_exact(actions)) {
        *choice = rng.pick(head) as u16;
    }
}

/// Plays random legal decisions in a [`VecEnv`] of `envs` games per thread, with observations.
pub fn env<'a, E: Encoding + 'a>(
    pool: ThreadPool,
    envs: usize,
    parts: Parts,
    game: <E::Game as Game>::Config,
) -> Runner<'a> {
    let threads = pool.current_num_threads();
    let n_envs = envs * threads;
    let mut env = VecEnv::<E>::new(VecEnvConfig {
        n_envs,
        seed: 7,
        game,
        shield: false,
        parts,
        max_decisions: None,
        ..VecEnvConfig::default()
    });
    let mut batch = Batch::new::<E>(n_envs, parts);
    env.observe(&mut batch);
    let mut choices = vec![0u16; n_envs * E::HEADS];
    // The choices are drawn on all threads, as by an agent: drawn on one thread they would make the environment seem to
    // scale badly.
    let rows = n_envs.div_ceil(if threads == 1 { 1 } else { 8 * threads });
    let mut rngs: Vec<Rng> = (0..n_envs.div_ceil(rows) as u64)
        .map(|c| Rng::stream(7, c, 1))
        .collect();
    Box::new(move |length| {
        pool.install(|| {
            per_s(length, || {
                rngs.par_iter_mut()
                    .zip(choices.par_chunks_mut(rows * E::HEADS))
                    .zip(batch.mask.par_chunks(rows * E::HEADS * E::ACTIONS))
                    .for_each(|((rng, choices), mask)| pick_all(mask, choices, E::ACTIONS, rng));
                env.step(&choices, &mut batch);
                n_envs as u64
            })
        })
    })
}

pub fn replay<'a, G: Game + 'a>(pool: ThreadPool, games: &'a [(G::Setup, Vec<G::Action>)]) -> Runner<'a> {
    on_each(
        pool,
        |_| (G::new(&games[0].0), 0),
        move |(game, next)| {
            let (setup, actions) = &games[*next % games.len()];
            *next += 1;
            game.reset(setup);
            actions.iter().for_each(|action| game.play(action));
            actions.len() as u64
        },
    )
}
