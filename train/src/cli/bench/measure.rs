//! The measurements: how many decisions per second.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use turf_env::{Batch, Encoding, Game, Parts, Rng, VecEnv, VecEnvConfig};

/// How long to warm up and to measure.
#[derive(Clone, Copy)]
pub struct Length {
    warm_up: Duration,
    measured: Duration,
}

impl Length {
    /// This many seconds after a fifth as much warm-up.
    pub fn seconds(s: f64) -> Self {
        Self {
            warm_up: Duration::from_secs_f64(s / 5.0),
            measured: Duration::from_secs_f64(s),
        }
    }
}

/// Calls `round` (which says how many decisions it made) until the time is up; decisions per second.
fn per_s(length: Length, mut round: impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    while start.elapsed() < length.warm_up {
        round();
    }
    let (start, mut n) = (Instant::now(), 0);
    while start.elapsed() < length.measured {
        n += round();
    }
    n as f64 / start.elapsed().as_secs_f64()
}

fn pool(threads: usize) -> Result<ThreadPool> {
    ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .context("cannot start threads")
}

/// Random legal decisions with masks, one game after the other on every thread; the sum over threads.
pub fn rules_per_s<E: Encoding>(threads: usize, length: Length) -> Result<f64> {
    let each = pool(threads)?.broadcast(|ctx| {
        let mut rng = Rng::stream(7, ctx.index() as u64, 0);
        let config = Default::default();
        let mut game = E::Game::new(&E::Game::draw_setup(&config, &mut rng));
        let mut mask = vec![false; E::HEADS * E::ACTIONS];
        let mut choices = vec![0; E::HEADS];
        per_s(length, || {
            for _ in 0..1024 {
                E::legal_mask(&game, &mut mask);
                pick_all(&mask, &mut choices, E::ACTIONS, &mut rng);
                E::play(&mut game, &choices);
                if game.outcome().is_some() {
                    game.reset(&E::Game::draw_setup(&config, &mut rng));
                }
            }
            1024
        })
    });
    Ok(each.iter().sum())
}

fn pick_all(mask: &[bool], choices: &mut [u16], actions: usize, rng: &mut Rng) {
    for (choice, head) in choices.iter_mut().zip(mask.chunks_exact(actions)) {
        *choice = rng.pick(head) as u16;
    }
}

/// The same through a [`VecEnv`] of `envs` games per thread, with observations.
pub fn env_per_s<E: Encoding>(
    threads: usize,
    envs: usize,
    length: Length,
    parts: Parts,
    game: <E::Game as Game>::Config,
) -> Result<f64> {
    let n_envs = envs * threads;
    let config = VecEnvConfig {
        n_envs,
        seed: 7,
        game,
        shield: false,
        parts,
        max_decisions: None,
    };
    pool(threads)?.install(|| {
        let mut env = VecEnv::<E>::new(config);
        let mut batch = Batch::new::<E>(n_envs, parts);
        env.observe(&mut batch);
        let mut choices = vec![0u16; n_envs * E::HEADS];
        // The choices are drawn on all threads, as an agent would choose: what one thread did alone would be measured as
        // the environment's failure to scale.
        let rows = n_envs.div_ceil(if threads == 1 { 1 } else { 4 * threads });
        let mut rngs: Vec<Rng> = (0..n_envs.div_ceil(rows) as u64)
            .map(|c| Rng::stream(7, c, 1))
            .collect();
        Ok(per_s(length, || {
            rngs.par_iter_mut()
                .zip(choices.par_chunks_mut(rows * E::HEADS))
                .zip(batch.mask.par_chunks(rows * E::HEADS * E::ACTIONS))
                .for_each(|((rng, choices), mask)| pick_all(mask, choices, E::ACTIONS, rng));
            env.step(&choices, &mut batch);
            n_envs as u64
        }))
    })
}

/// Replays recorded games over and over on every thread; the sum over threads.
pub fn replay_per_s<G: Game>(threads: usize, games: &[(G::Setup, Vec<G::Action>)], length: Length) -> Result<f64> {
    let each = pool(threads)?.broadcast(|_| {
        let mut game = G::new(&games[0].0);
        let mut next = 0;
        per_s(length, || {
            let (setup, actions) = &games[next % games.len()];
            next += 1;
            game.reset(setup);
            actions.iter().for_each(|action| game.play(action));
            actions.len() as u64
        })
    });
    Ok(each.iter().sum())
}
