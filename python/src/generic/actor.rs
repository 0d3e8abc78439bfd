//! Actors of a training run on many machines: games, seats and the network in plain Rust; see `turf_rl.ray`.

use std::collections::HashMap;
use std::sync::Arc;

use turf_agents::policy::FirstLegal;
use turf_agents::policy::file::NetworkSpec;
use turf_agents::policy::net::{self, Dims, Net};
use turf_env::{Rng, Rules};
use turf_train::config::TrainConfig;
use turf_train::rollout::observation::ObservationShape;
use turf_train::rollout::wire::{self, Batch, Order, Orders};
use turf_train::rollout::{Rollout, RolloutConfig, Weights};

use super::Playable;

/// Separates actors' random streams from those of the learner's own games.
const ACTOR_STREAM: u64 = u64::MAX - 2;

pub trait Acting: Send {
    /// Follows a message of the learner.
    fn order(&mut self, orders: Orders) -> Result<(), String>;
    /// Plays `steps` decisions in every game. Returns a message for the learner.
    fn play(&mut self, steps: usize, compressed: bool) -> Result<Vec<u8>, String>;
}

struct Playing<E: Playable> {
    encoding: E,
    rollout: Rollout<E>,
    spec: NetworkSpec,
    shape: ObservationShape,
    pool: rayon::ThreadPool,
    /// Time of the snapshot in each place of the league.
    snapshots: Vec<u64>,
    ready: bool,
}

impl<E: Playable> Playing<E> {
    fn net(&self, weights: &Weights) -> Result<Arc<Net>, String> {
        Net::of_weights(&self.spec, Dims::of(self.encoding).of_kind(self.spec.kind), weights.clone())
            .map(Arc::new)
            .map_err(|why| why.to_string())
    }
}

impl<E: Playable> Acting for Playing<E> {
    fn order(&mut self, Orders { kind, weights }: Orders) -> Result<(), String> {
        match kind {
            Order::Snapshot { taken_at, place } => {
                let net = self.net(&weights)?;
                if place > self.snapshots.len() {
                    return Err("a snapshot for a place that the league does not have".into());
                }
                if place == self.snapshots.len() {
                    self.snapshots.push(taken_at);
                }
                self.snapshots[place] = taken_at;
                self.rollout.put_snapshot(place, net);
            }
            Order::Play { version, league } => {
                let there = league.snapshots().iter().map(|snapshot| snapshot.taken_at);
                if there.ne(self.snapshots.iter().copied()) {
                    return Err("the league has snapshots that did not come".into());
                }
                let net = self.net(&weights)?;
                self.rollout.league_mut().follow(*league)?;
                self.rollout.set_policy(net, version);
                self.ready = true;
            }
        }
        Ok(())
    }

    fn play(&mut self, steps: usize, compressed: bool) -> Result<Vec<u8>, String> {
        if !self.ready {
            return Err("there are no weights to play with yet".into());
        }
        let n = self.rollout.n_envs();
        let (mut batch, mut known) = (Batch::new(self.shape, n as u32), HashMap::new());
        for _ in 0..steps {
            let rollout = &mut self.rollout;
            self.pool.install(|| rollout.step());
            self.rollout.chunks().for_each(|chunk| batch.add(chunk, &mut known));
            batch.decisions += n as u64;
        }
        let message = batch.encode();
        Ok(if compressed { wire::compress(&message) } else { message })
    }
}

fn config_of<E: Playable>(encoding: E, settings: &str) -> Result<TrainConfig<<E::Rules as Rules>::Config>, String> {
    TrainConfig::of(encoding.rules().default_config()).overlaid(settings, &[]).map_err(|e| e.to_string())
}

/// Creates an actor of the run with these settings (its config.toml). `bots` are the league's, as files of this machine.
/// Equal nonces give equal games.
pub fn actor<E: Playable>(
    encoding: E,
    settings: &str,
    bots: Vec<String>,
    envs: usize,
    nonce: u64,
    threads: usize,
) -> Result<Box<dyn Acting>, String> {
    let mut config = config_of(encoding, settings)?;
    let spec = config.network.spec();
    net::check(&spec, &Dims::of(encoding).of_kind(spec.kind))?;
    config.seed = Rng::stream(config.seed, ACTOR_STREAM, nonce).next_u64();
    (config.env.n_envs, config.league.bots) = (envs, bots);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|e| format!("cannot start threads: {e}"))?;
    let first = Arc::new(FirstLegal);
    let rollout = Rollout::new(encoding, RolloutConfig::of(&config), first).map_err(|e| e.to_string())?;
    Ok(Box::new(Playing {
        encoding,
        shape: RolloutConfig::of(&config).stored(encoding),
        rollout,
        spec,
        pool,
        snapshots: Vec::new(),
        ready: false,
    }))
}

/// Returns the shape of the run's observations and the SPECs of the league's bots.
pub fn league<E: Playable>(encoding: E, settings: &str) -> Result<(ObservationShape, Vec<String>), String> {
    let config = config_of(encoding, settings)?;
    Ok((RolloutConfig::of(&config).stored(encoding), config.league.bots))
}
